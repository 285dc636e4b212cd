import { joined } from "../../../language/words/joined.ts";
import { FIRMS, PERSON_WORDS } from "../../../language/words/people-words.ts";
import { type FoundRelation, USER } from "../found/found.ts";
import { NAME, nameOf, PROPER, properOf } from "./named.ts";
import {
	BEGIN,
	between,
	CLOSED,
	END,
	given,
	kinship,
	OWN,
	type RelationRule,
	rule,
	START,
	WHICH,
	WORDS,
} from "./relation-rule.ts";

const PERSON = PERSON_WORDS.join("|");
const YOUNGEST = "youngest|oldest|eldest|middle one|little one|toddler|newborn|firstborn|kid|boy|girl|teenager";
const BOSS = "boss|manager|supervisor|team lead|landlord|landlady|flatmate|roommate|neighbour|neighbor|partner";

const own = ([kin = "", who = ""]: readonly string[]): FoundRelation[] => kinship(USER, kin, who);
const ownBehind = ([who = "", kin = ""]: readonly string[]): FoundRelation[] => kinship(USER, kin, who);
const child = ([who = ""]: readonly string[]): FoundRelation[] => kinship(USER, "kid", who);

/** Who somebody is to the speaker, told in passing and without "my". */
export const ROLE_RULES: readonly RelationRule[] = [
	// "physio (hattie) says run", "femi (husband) says yes"
	given(`${START}(?:the |w |with |from )?(${PERSON}) \\(${NAME}[,)]`, own),
	given(`${BEGIN}${NAME} \\((?:my |our )?(${PERSON})[,)]`, ownBehind),
	// "the wife bethan wants it"
	given(`${BEGIN}the (wife|husband|boss|missus|landlord|landlady|boyfriend|girlfriend) ${NAME}(?= \\p{Ll})`, own),
	// "sian my niece is rebuilding it"
	given(
		`${BEGIN}${NAME},? my ${WHICH}(${PERSON})(?=,| (?:is|was|has|had|will|would|who|says|said|does|did)\\b)`,
		ownBehind,
	),
	// "grandson Jakob comes back"
	rule(`${START}(${PERSON}) ${NAME} (?=\\p{Ll})`, ([kin = "", who = ""]) =>
		/^\p{Lu}/u.test(who) ? kinship(USER, kin, who) : [],
	),
	// "new boss will be priya nair"
	rule(
		`\\b(?:[Mm]y |[Oo]ur |[Tt]he )?[Nn]ew (${BOSS})(?: will be| is|['’]s|:| is called| is gonna be) ${NAME}${END}`,
		own,
	),
	// "a daughter, Nerys", "I had a brother called Ewan"
	rule(
		`\\b(?:[Ii]|[Ww]e)(?:['’]ve)?(?: have| got| have got)? (?:an?|one|another) ${WHICH}(${WORDS})(?:, | called | named |, called | \\(|: )${NAME}${CLOSED}`,
		own,
	),
	// "our youngest Ruben is 7 months"
	given(`${BEGIN}(?:${OWN}) (?:\\p{L}+[- ]year[- ]old|${YOUNGEST}),? (?:is called |called )?${NAME}${END}`, child),
	// "the two kids, lotta 7 and piet 4"
	rule(
		joined`
			\b(?:twins|two kids|both kids|our kids|my kids|(?:die |unsere |meine )?(?:zwei |beiden )?kinder)(?: are)?(?:,|:)? ${NAME},?
			 ?(?:\(?\d{1,2}\)?,? )?(?:and|und|&|\+) ${NAME}${END}`,
		([one = "", other = ""]) => [...kinship(USER, "kid", one), ...kinship(USER, "kid", other)],
	),
	// "Marloes from my team says"
	given(`${BEGIN}${NAME} (?:from|in|on) (?:my|our) (?:team|work|office|department|company)${END}`, ([who = ""]) =>
		/^\p{Lu}/u.test(who) ? kinship(USER, "colleague", who) : [],
	),
	given(`${BEGIN}${NAME} from (?:my|our) (?:class|course|school|uni|university)${END}`, ([who = ""]) =>
		kinship(USER, "classmate", who),
	),
	// "I met this amazing woman, Jean, …"
	rule(
		`\\b[Ii](?:['’]ve)? (?:just |recently |finally )?met (?:(?:an?|this|the|some) [^,.;!?]{3,50}(?:, | called | named ))?${NAME}${CLOSED}`,
		([who = ""]) => (/^\p{Lu}/u.test(who) ? between(USER, "KNOWS", nameOf(who)) : []),
	),
	rule(`\\b[Ii] [^.;!?]{2,60} (?:someone|somebody|a \\p{Ll}+) (?:called|named) ${NAME}${CLOSED}`, ([who = ""]) =>
		/^\p{Lu}/u.test(who) ? between(USER, "KNOWS", nameOf(who)) : [],
	),
];

const FIRM = `(?:\\p{Ll}{3,14} ){0,2}(?:${FIRMS})`;
const SPOKEN_TO = joined`
	(?:ask|asked|call|called|phone|phoned|ring|rang|ping|email|emailed|mail|mailed|contact|message|messaged|text|texted|tell|told|
	with|to|by|send|from|and|,)`;

/** For whom people around the speaker work. */
export const FIRM_RULES: readonly RelationRule[] = [
	// "Wietske at the met office", "mrs Adeyemi from the library"
	rule(`${BEGIN}${NAME} (?:at|from) (?:the )(${FIRM})${END}`, ([who = "", where = ""]) =>
		/^\p{Lu}/u.test(who) ? between(who, "WORKS_AT", where) : [],
	),
	// "phone Frauke at Harms"
	rule(`\\b${SPOKEN_TO} ${NAME} (?:at|over at) (?:the )?(${PROPER})`, ([who = "", where = ""]) =>
		between(who, "WORKS_AT", properOf(where)),
	),
	rule(
		`${BEGIN}((?:Mr|Mrs|Ms|Dr|Prof|Frau|Herr|mr|mrs|ms|dr)\\.? \\p{Lu}[\\p{L}-]+) (?:at|from) (?:the )?(${PROPER})`,
		([who = "", where = ""]) => between(who, "WORKS_AT", properOf(where)),
	),
	// "im a claims adviser at northgate mutual", "8 yrs as a qa lead at Lumenode"
	rule(
		joined`
			\b(?:[Ii](?:['’]?m| am| was|['’]ve been)|[Ii] work as|as) (?:an?|the|one of the) (?:[\p{L}-]+ ){1,4}(?:at|for|with) (?:the )?
			(${PROPER})`,
		([where = ""]) => between(USER, "WORKS_AT", properOf(where)),
	),
];
