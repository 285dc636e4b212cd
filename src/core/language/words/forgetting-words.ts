import { listed, rows } from "./joined.ts";

/** Words by which somebody asks to forget what they said, folded (core/language/statements/forgetting.ts). */
export const FORGET = listed`forget unlearn scratch disregard delete erase remove wipe`;
/** These are said of files and texts as well. */
export const DELETE = listed`delete erase remove wipe remember keep store save memorise memorize`;
export const KEEP = listed`remember keep store save memorise memorize`;
export const POLITE = listed`please pls plz kindly thanks thx`;
/** What stands before the verb: of one that may ask, and of one that doesn't. */
export const ASKING = rows("can you; could you; can u; could u; would you");
export const TELLING = rows("you can; you can now; i want you to; i need you to; id like you to; i would like you to");
export const JUST_SAID = listed`that this`;
/** "what", "everything that", "all i just": before who said it, or beside. */
export const WHATEVER = listed`what whatever everything anything all the things stuff bit part that just ever have only before earlier`;
export const ALL = listed`what whatever everything anything all`;
export const SPEAKER = listed`i ive`;
export const SAYING = listed`said told mentioned shared wrote say`;
export const HEARER = listed`you u`;
export const KNOWING = listed`you u youve know knew have got remember remembered stored saved kept learned learnt`;
export const ABOUT = listed`about regarding concerning`;
/** What comes behind a thing that was named, and is no part of its name. */
export const FURTHER = listed`and but because cause so then , ; : . - – — ( now earlier yesterday before today instead`;
/** Where what is named ends, and what may follow: why it is to be forgotten. */
export const MARKS = listed`, ; : . - – — ( )`;
export const REASONS = rows(
	"that s; thats; that was; it s; its; it was; this; because; cause; since; sorry; ok; okay; too; i dont; i didnt; i shouldnt; i never; i was; im; not",
);
/** What says that all that is known is meant, at the end. */
export const FROM_MEMORY = rows("from your memory; from memory; from what you know; in your memory");
/** Behind a request these only suppose it: "forget that im vegan. what would you cook". */
export const SUPPOSING = listed`would should could if instead assume pretend imagine suppose lets`;
/** What points at something that was spoken of, and names nothing. */
export const POINTING = listed`this that these those it him her them us me myself you yourself`;
/** What is worked on, and is often deleted or left aside: nobody's memory is meant. */
export const WORK = listed`code function functions file files folder project repo css html js api task bug test tests branch commit ticket issue error page
	button script server app database db table class method loop query endpoint draft document paragraph line section chapter`;
/** Of one's own, too, where they are to be deleted. */
export const OWN_WORK = listed`job home phone email mail message messages name post photo account comment order booking event reminder`;
/** Who speaks of themselves. */
export const OWN = listed`i im ive my we our`;
/** Words for one thing that has one value at a time, behind its key (core/writing/learn/slots.ts). */
export const NAMED_SLOTS: ReadonlyMap<string, string> = new Map(
	`user.home where i live,where im living,where i am living,my home,my address,my home address,my hometown; user.employer where i work,
	who i work for,where im working,my employer,my workplace; user.job my job,what i do for a living,what i do for work; user.name my name;
	user.age my age,how old i am; user.birthday my birthday,my bday; user.phone my phone number,my number,my phone,my mobile;
	user.email my email,my email address,my mail address; diet my diet,what i eat; allergy. my allergies,my allergy,what im allergic to,
	what i am allergic to; amount.salary my salary,what i earn,how much i earn`
		.split(/;\s+/)
		.flatMap((line) => {
			const [key = ""] = line.split(" ");
			return line
				.slice(key.length + 1)
				.split(/,\s*/)
				.map((words): [string, string] => [words, key]);
		}),
);
export const ALLERGY = listed`allergy allergies`;
export const BE = listed`is are was were`;
/** Words by which the same is told of oneself and of "the user", and those that change nothing. */
export const SAME_TOLD: ReadonlyMap<string, readonly string[]> = new Map(
	rows(
		"they i; me i; them i; im i; their my; ive i have; has have; dont not; doesnt not; isnt not; arent not; havent have not; hasnt have not",
	).map(([word = "", ...same]) => [word, same]),
);
export const UNTOLD = listed`a an the am is are do does just now currently really also actually still said`;
