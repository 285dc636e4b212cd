import { withoutEnd } from "../../language/shorten.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../../language/words/calendar-names.ts";

const CALLING =
	/(?:^|[ -])(?:nurse|chef|doctor|lawyer|judge|pilot|student|teacher|engineer|developer|designer|architect|accountant|manager|consultant|researcher|scientist|electrician|plumber|musician|physician|librarian|veterinarian|technician|politician|mathematician|carpenter|farmer|baker|painter|writer|author|actor|actress|director|editor|journalist|photographer|translator|interpreter|therapist|psychologist|psychiatrist|dentist|pharmacist|biologist|chemist|physicist|economist|analyst|artist|florist|programmer|administrator|sysadmin|founder|freelancer|professor|lecturer|tutor|coach|trainer|driver|courier|firefighter|paramedic|midwife|soldier|sailor|captain|officer|policeman|policewoman|waiter|waitress|bartender|barista|hairdresser|secretary|assistant|clerk|cashier|mechanic|welder|builder|surveyor|planner|producer|composer|guitarist|violinist|pianist|dancer|surgeon|radiologist|cardiologist|solicitor|barrister|notary|paralegal|recruiter|banker|broker|trader|auditor|gardener|beekeeper|fisherman|butcher|tailor|potter|curator|archivist|entrepreneur|contractor|intern|apprentice|postdoc|sommelier|ranger|biochemist|geologist|linguist|historian|statistician|copywriter|ceo|cto|cfo|coo|sre|dba|qa|pm)$/;
const NO_CALLING = /\b(?:bit|fan|beginner|lover|user|believer|member|good|bad|great|terrible|lousy|big|huge|better)\b/;

/** Whether words are the name of a calling, and not of a trait or a whim. */
export function isCalling(words: string): boolean {
	const noun = bareObject(words)
		.replace(/ (?:at|for|in|from|with|by|who|and|on|of|based|specialising|specializing) [\s\S]*/iu, "")
		.toLowerCase();
	if (noun.split(" ").length > 4 || NO_CALLING.test(noun)) return false;
	return CALLING.test(noun);
}

/** A proper name of up to four words: "Ada", "van der Berg", "Nova Labs". Of scripts without capitals, a short run. */
const PARTICLE = "(?:van|von|de|der|den|da|di|du|la|le|del|al|bin|ibn|of|the|y|e)";
const WORD = "(?:\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.&-]{0,60}|\\p{Lo}{1,12})";

/** The pattern's source, to be used with the flag u and without i. */
const NAME = `${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){0,3}`;

const WHOLE = new RegExp(`^${NAME}$`, "u");

/** Words with a capital that name nobody. */
const NOT_NAMES = new Set(
	`I I'm I’m We My Our The A An It This That These Those He She They You There Here What Who Where When Why How Yes No Not
And But So If Then Also Everyone Everybody Someone Nobody Today Tomorrow Yesterday ${WEEKDAY_NAMES.join(" ")} ${MONTH_NAMES.join(" ")} Please Thanks Sorry
People Users User Customers Clients Visitors Passengers Guests Students Developers Engineers Teams Tests Builds Most Many Few
Something Nothing Everything Which Each Every All Some Any Both One Two Three Now Just Only In On At For From With Mr Mrs Its Their Her His Let Let's
Fine Good Great Ok Okay Sure Well Maybe Because Since After Before Wir Ich Der Die Das Ein Eine Er Sie Es Il Elle Le La Les Un Une
El Los Las Que Je On Nous Yo Mi Su Mein Meine Unser Mon Ma`.split(/\s+/),
);

/** Whether a text is a proper name. */
export function isName(text: string): boolean {
	return !/['’]s$/.test(text) && isNameLike(text);
}

function isNameLike(text: string): boolean {
	const first = text.split(" ", 1)[0] ?? "";
	return text.length <= 60 && WHOLE.test(text) && !NOT_NAMES.has(first.replace(/['’]s$/, ""));
}

const ASIDE =
	/(?:[,;(]|(?<!\s))\s+(?:because|since|as|but|though|although|so that|while|unless|when(?:ever)?|these days|nowadays|right now|at the moment|by the way|too|as well|any ?more|now|actually|please)\b[\s\S]*/iu;

/** A text without a reason, an aside or a time behind it. */
function bareObject(text: string): string {
	return withoutEnd(text.replace(ASIDE, ""), /[\s,;:.!–—-]/).trim();
}
