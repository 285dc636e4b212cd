import { listed } from "./joined.ts";
/** Whose somebody is, where it is the speaker's. */
export const OWN_WORDS = listed`my our meine mein meiner meinem meinen unser unsere unserer mon ma notre mi nuestra nuestro minha meu mijn mio`;
/** Words that may stand before a word for kin: "my older sister", "my bio teacher" is read too. */
export const WHICH_WORDS = listed`
	actual best big close current dear direct elder eldest good late line little middle new old older oldest only other own twin younger youngest youngest
	upstairs downstairs childhood great dearest first second third former`;
export const FEMALE_WORDS = listed`
	sister mother daughter aunt niece grandmother wife girlfriend granddaughter fiancee mum mom mam gran nan grandma stepmother stepdaughter mother-in-law
	sister-in-law daughter-in-law godmother goddaughter nanny midwife`;
export const MALE_WORDS = listed`
	brother father son uncle nephew grandfather husband boyfriend grandson dad grandpa stepfather stepson father-in-law brother-in-law son-in-law
	grandson-in-law godfather godson foreman`;
export const FEMALE_TITLES = listed`mrs ms frau mme madame señora signora dona doña auntie aunty aunt pani miss sister lady`;
export const MALE_TITLES = listed`mr herr señor signor pan uncle sir monsieur`;
export const TITLES = listed`
	mr mrs ms dr doctor prof professor herr frau mme madame monsieur señora señor signora signor dona doña pani pan mlle docteur doktor miss`;
/** First names that end as other words do: "bas", "molly", "jared". */
export const FORENAMES = listed`
	agnes alexis ally amos anders andreas andres angus ines iris james jess joris jonas johannes lars lewis lois louis lucas luis magnus marcos marcus markus
	mats matias mathias mavis nicholas nicolas niels otis phyllis rasmus rhys ross russ seamus silas tess thijs thomas tobias boris bas carlos chris cyrus
	dennis des doris elias emrys fergus frances gus hans jens kees klaus linus molly polly sally emily kelly holly billy lily dolly carly elly milly reilly
	ned ted fred jared ahmed mohammed ahmad zed ife`;
/** Words that end as those for who does something do, and name a thing, a time or a number of people. */
export const DEVICES = listed`
	computer printer router server scooter mixer washer dryer charger boiler heater cooker blender freezer monitor trailer tracker motor tractor reactor
	summer winter number order offer paper letter poster newsletter folder counter calendar corner dinner supper quarter semester december october november
	september former other another later latter under over water river tower power error mirror color colour floor door liquor major minor senior junior poor
	every container burner toaster hairdryer strimmer mower controller sensor adapter amplifier speaker tuner cover user per never ever after her their for
	per diesel camper cruiser roadster transistor laser scanner compressor projector generator regulator character player avatar dungeonmaster master sister
	brother mother father daughter matter chapter buyer's order's sweater pullover trainer copper silver leather timber cancer fever humor humour flavor
	flavour sour hour tour honor behavior editor compiler linter bundler parser list artist checklist playlist wishlist waitlist shortlist mist twist`;
/** Behind a name and before what is said of somebody. */
export const BETWEEN = listed`
	now still currently also both just actually already directly who which only mostly both really meanwhile himself herself myself originally over que qui
	der die da`;
export const BE = listed`is 's am are ist est es soy bin`;
export const LIVES = listed`lives live living resides reside based stays wohnt wohne wohnen habite vive vivo vivimos lebt lebe leben settled lodges rents`;
export const WORKS = listed`
	works work working wrk employed arbeitet arbeite arbeiten trabaja trabajo travaille bosse teaches teach cooks cook interns drives drive sells sell sings
	sing interprets interpret volunteers volunteer lectures lecture welds weld nurses bakes bake`;
export const STUDIES = listed`studies study studying studiert studiere studying studie estudia estudio étudie reads`;
export const IN_WORDS = listed`in near outside à en dans`;
export const AT_WORDS = listed`at for with bei chez für con @`;
export const FROM_WORDS = listed`from aus`;
/** What says that somebody is in a place for a while only. */
export const FOR_A_WHILE = listed`
	on until till til this next for tomorrow today tonight again to by visiting when if while at w with now right these that during last over and`;
/** What people call their parents and theirs without "my". */
export const PARENTS = listed`mum mom mam dad nan nana gran granny grandma grandpa granddad grandad`;
/** Animals and things that somebody owns. */
export const PETS = listed`
	dog cat puppy kitten rabbit hamster horse pony parrot turtle tortoise goat hen spitz collie terrier greyhound budgie whippet beagle donkey`;
export const PROPERTY = listed`
	car van truck bike boat motorbike camper scooter house flat apartment cabin cottage barn farm vineyard shop pharmacy bakery cafe restaurant studio
	workshop garage business company allotment garden piano tractor caravan tienda florería laden`;
/** What somebody has at work; and of that what they made. */
export const WORKED = listed`pr patch dashboard dashboards repo fork branch laptop script tests test box server spreadsheet notebook`;
export const MADE = listed`pr patch`;
/** What somebody has a job by: "my new role as a producer at". */
export const JOBS = listed`job role position post internship apprenticeship`;
export const ENDING = listed`quit quitting left leave leaving lost losing lose resigned resign resigning from until finished ended ending not no`;
export const WHICH_JOB = listed`new current day first full-time part-time`;
export const HAVE = listed`have has got own owns bought tengo tiene habe hat`;
export const MARRIES = listed`marries married marrying`;
/** What one is to another by doing it, and who are in a group of the speaker's. */
export const ROLES = new Map([
	["mentor", "mentor"],
	["tutor", "tutor"],
	["coach", "coach"],
	["supervis", "supervisor"],
	["teach", "teacher"],
]);
export const GROUPS = new Map(
	Object.entries({
		colleague: "team office department lab company shift ward unit crew kitchen",
		bandmate: "band orchestra choir quartet trio ensemble",
		classmate: "class course school year seminar",
		teammate: "club squad side league",
	}).flatMap(([mate, groups]) => groups.split(" ").map((group): [string, string] => [group, mate])),
);
export const STARTS = listed`start starts started`;
/** What somebody is with another: "friends with Lena". */
export const WITH_OTHERS = listed`friends colleagues neighbours neighbors flatmates roommates`;
/** Between two and what they are to each other: "Tom and I have been married". */
export const ARE = listed`are were have been got`;
/** Of whom "the" is said at home: "the wife", "Filou (the cat)", "Aurelie, the eldest,". */
export const MATES = listed`wife husband missus girlfriend boyfriend`;
export const AT_HOME = listed`cat dog puppy kitten eldest oldest youngest`;
/** What parts of a system are called. */
export const SYSTEM_NOUNS = listed`
	app api service server team worker job jobs db database bot site website box cluster repo table script queue cache bucket gateway proxy pipeline cron dashboard
	dashboards frontend backend cli importer exporter scheduler mirror replica primary staging prod web shop webhook sensor sensors backup backups feed
	crawler parser docs uploads image images sessions logs events metrics container containers test tests branch module library endpoint migration dataset
	report reports bundle playbook daemon controller firmware plugin schema snapshot index firewall pod vm`;
/** What parts do with each other; `*` is any word, and behind `<` the other does it. */
export const SYSTEM_VERBS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		WRITES_TO: "writes to,writes into,writes,saves to,logs to",
		READS: "reads from,reads,takes * from,pulls * from,gets * from,fetches * from,consumes",
		DEPENDS_ON: "depends on,relies on,needs",
		RUNS_ON:
			"runs on,sits on,lives on,is hosted on,is hosted at,run on,is deployed on,is deployed to,runs this in,runs it in,runs in,is on,are on",
		CALLS: "talks to,calls,goes through",
		USES: "uses,is written in,is built with,is built on",
		SENDS_TO:
			"feeds into,feeds,sends * to,sends to,send to,go to,publishes to,pushes to,posts to,exports to,pushes * to,posts * to,exports * to,uploads * to,goes to",
		LOCATED_IN: "is stored in,are stored in,is kept in,are kept in,lives in,sits in",
		COMES_FROM:
			"is cut from,was cut from,is forked from,was forked from,is restored from,is generated from,is loaded from",
		CREATED: "wrote,built,builds,authored",
		OWNS: "owns",
		MAINTAINS: "maintains",
		"<CREATED": "is written by,was written by,is built by,was built by,was made by,were made by",
		"<MAINTAINS": "is maintained by,are maintained by",
		"<OWNS": "is owned by,are owned by",
	}).flatMap(([predicate, verbs]) => verbs.split(",").map((verb): [string, string] => [verb, predicate])),
);
