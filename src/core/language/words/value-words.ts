import { listed } from "./joined.ts";

/** Verbs that give one value at a time. */
export const ONE_VALUE = listed`is are equals expires lasts takes costs starts ends begins runs listens has have lives works reports belongs points defaults
	retries allows keeps supports`;
/** What stands before a name that is the only one: "lives in Oslo", "is owned by Ada". */
export const NAMES_ONE = new Set([
	...["is called", "is named", "is owned by", "is led by", "is hosted on", "is hosted at", "is set to", "lives in"],
	...["works at", "works for", "reports to", "belongs to", "points to", "defaults to", "starts on", "ends on"],
	"expires on",
]);
/** Of whom there is one: "the owner of billing is Ada". */
export const ROLES_OF_ONE = listed`owner lead leader manager maintainer head chair boss ceo cto cfo captain capital host landlord mother father husband wife`;
/** What is past, to come, supposed, in part, at times or by somebody's account may be so beside anything else. */
export const NOT_NOW = listed`was were had been used formerly previously once until since ago last yesterday tomorrow next will shall going plan plans
	planned planning want wants
	wanted should must may might could would can if when unless about around roughly approximately almost nearly over under more less least most sometimes
	often usually mostly up between from or also too another other some several many every each said says think thinks thought believe believes hope hopes
	maybe perhaps probably seems target goal proposed suggested agreed decided propose proposes today tonight month week morning year`;
/** What several speakers say of themselves, and what points to something else. */
export const POINTERS = listed`user users i we my our me us he she it they this that these those here there his her their its`;
export const DENIALS = listed`not isnt arent doesnt dont hasnt havent never`;
/** A place may lie in one of these: only another one is another place. */
export const WIDE_PLACES = listed`africa america asia europe oceania scandinavia australia austria belgium brazil bulgaria canada chile china colombia
	croatia cyprus czechia denmark
	egypt england estonia finland france germany greece hungary iceland india indonesia iran iraq ireland israel italy japan kenya korea latvia lithuania
	luxembourg malaysia malta mexico morocco netherlands nigeria norway pakistan peru philippines poland portugal romania russia scotland serbia singapore
	slovakia slovenia spain sweden switzerland taiwan thailand turkey ukraine usa uk us eu vietnam wales california texas florida bavaria catalonia`;

/** What is counted, and neither used nor lived in: "we moved to phase 2". */
export const COUNTED = listed`bug chapter episode floor issue level milestone part phase pr port room row season section sprint task ticket track unit`;
/** What somebody is by where they come from or what they believe, or a title: no name. */
export const ORIGIN =
	/ish$|ese$|[^v]ian$|ican$|^\p{Lu}{2,}$|^(?:German|French|Dutch|Greek|Swiss|Czech|Thai|Muslim|Hindu|Sikh|Catholic|Buddhist|Protestant)$/u;

/** Amounts that are one at a time, as alternatives of a pattern, and their units. */
export const AMOUNTS = "budget|deadline|rent|salary|price|fee|quota|limit|target";
export const UNITS = "k|m|eur|euros?|usd|dollars?|bucks|pounds?";
export const NAMELESS = listed`the our my for of on new current k m eur euro euros usd dollars bucks pounds`;
