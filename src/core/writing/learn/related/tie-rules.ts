import { joined } from "../../../language/words/joined.ts";
import { CALLINGS, DEPARTMENTS } from "../../../language/words/people-words.ts";
import { USER } from "../found/found.ts";
import { NAME, nameOf, PLACE, PROPER, placeOf, properOf } from "./named.ts";
import { ANY, BEGIN, between, CLOSED, END, kinship, OWN, type RelationRule, rule, WORDS } from "./relation-rule.ts";

const NOW = "(?:(?:now|still|currently|also|both|just|actually|already|directly) ){0,2}";

/** Where people live, work and study, with whom, and what they own. */
export const TIE_RULES: readonly RelationRule[] = [
	rule(
		`${BEGIN}${NAME} ${NOW}(?:works|is working|started|is employed|has a job) (?:at|for|with) (?:the )?(${PROPER})`,
		([who = "", where = ""]) => between(who, "WORKS_AT", properOf(where)),
	),
	rule(
		`${BEGIN}${NAME} ${NOW}(?:lives|is living|moved|resides|is based) (?:in|to) (${PLACE})${END}`,
		([who = "", where = ""]) => between(who, "LIVES_IN", placeOf(where)),
	),
	rule(`${BEGIN}${NAME} ${NOW}(?:comes|is|['’]s) (?:originally )?from (${PLACE})${CLOSED}`, ([who = "", where = ""]) =>
		between(who, "COMES_FROM", capital(where)),
	),
	rule(
		`${BEGIN}${NAME}(?: is|['’]s)? ${NOW}(?:studies|studying) (?:\\p{Ll}+ )?(?:at|in) (?:the )?(${PROPER})`,
		([who = "", where = ""]) => between(who, "STUDIES_AT", properOf(where)),
	),
	rule(
		joined`
			\b[Ii](?:['’]?m| am) ${NOW}(?:studying|doing my (?:degree|phd|PhD|masters?|bachelors?))
			 (?:\p{Ll}+ )?(?:at|in) (?:the )?(${PROPER})`,
		([where = ""]) => between(USER, "STUDIES_AT", properOf(where)),
	),
	// "my sister Femke in Amersfoort", "my daughter Carol, who lives in Hermantown"
	rule(
		joined`
			${BEGIN}(?:${OWN}) ${ANY}(?:${WORDS}) ${NAME}(?:,? (?:who|and (?:s?he )?|s?he) ?(?:lives|['’]s|is|s)
			 (?:over |back |now )?in| (?:in|from)| lives in) (${PLACE})${CLOSED}`,
		([who = "", where = ""]) => between(who, "LIVES_IN", placeOf(where)),
	),
	// "Liv from the platform team reviews", "Lena from finance"
	rule(
		`${BEGIN}${NAME} (?:from|of) (?:the )?(?!(?:my|our|your|their|his|her|an?|another|this|that)\\b)(${DEPARTMENTS})${END}`,
		([who = "", where = ""]) => (/^\p{Lu}/u.test(who) ? between(who, "WORKS_IN", where) : []),
	),
	// "I've been a dental hygienist in Tacoma", "my sister Dervla is a chef in Ballinasloe"
	rule(
		joined`
			\b[Ii](?:['’]?m| am|['’]?ve been| work as)\b[^.;!?]{0,40}?\ban? (?:[\p{L}-]+ ){0,3}?(?:${CALLINGS}|
			hygienist) in (${PLACE})${CLOSED}`,
		([where = ""]) => between(USER, "WORKS_IN", capital(where)),
	),
	rule(
		`${BEGIN}${NAME} (?:is|works as) an? (?:[\\p{L}-]+ ){0,2}?(?:${CALLINGS}) in (${PLACE})${CLOSED}`,
		([who = "", where = ""]) => between(who, "WORKS_IN", capital(where)),
	),
	rule(`${BEGIN}${NAME} (?:directly )?reports to ${NAME}${END}`, ([who = "", whom = ""]) =>
		between(who, "REPORTS_TO", nameOf(whom)),
	),
	rule(`${BEGIN}${NAME} (?:is|has been) (?:happily )?married to ${NAME}${END}`, ([who = "", whom = ""]) =>
		between(who, "MARRIED_TO", nameOf(whom)),
	),
	rule(`${BEGIN}${NAME} is engaged to ${NAME}${END}`, ([who = "", whom = ""]) =>
		between(who, "ENGAGED_TO", nameOf(whom)),
	),
	rule(
		joined`
			\b(?:(?:[Mm]e|[Ii]) and ${NAME} (?:just )?(?:got|are) married|${NAME} and (?:I|i|me) (?:just )?(?:got|
			are|were) married)\b`,
		([whom = "", other = ""]) => between(USER, "MARRIED_TO", nameOf(whom === "" ? other : whom)),
	),
	rule(`\\b[Ii] (?:directly )?report to ${NAME}${END}`, ([whom = ""]) => between(USER, "REPORTS_TO", nameOf(whom))),
	rule(`\\b[Ii](?:['’]?m| am|['’]?ve been| have been) married to ${NAME}${END}`, ([whom = ""]) =>
		between(USER, "MARRIED_TO", nameOf(whom)),
	),
	rule(
		joined`
			${BEGIN}${NAME} and (?:I|i|me|myself) (?:work together|(?:are|were) (?:close |old |good )?(colleague|
			friend|flatmate|roommate|cousin|classmate)s)\b`,
		([whom = "", kin = ""]) => (kin === "" ? between(USER, "WORKS_WITH", nameOf(whom)) : kinship(USER, kin, whom)),
	),
	rule(`\\b(?:[Mm]y|[Oo]ur) employer is (?:called )?(?:the )?(${PROPER})`, ([where = ""]) =>
		between(USER, "WORKS_AT", properOf(where)),
	),
	rule(`\\b[Ii](?:['’]?m| am)(?: originally)? from (${PLACE})${CLOSED}`, ([where = ""]) =>
		between(USER, "COMES_FROM", capital(where)),
	),
	rule(`\\b[Ww]e ${NOW}live in (${PLACE})${CLOSED}`, ([where = ""]) => between(USER, "LIVES_IN", placeOf(where))),
	// "our car is a Skoda Octavia", "I own a 2014 Corolla"
	rule(
		joined`
			\b(?:(?:[Mm]y|[Oo]ur) (?:new |old )?(?:car|bike|van|truck|boat|motorbike|camper|scooter)(?:['’]s| is)|
			[Ii] (?:own|drive|ride)) an? (?:\d{4} )?(${PROPER})`,
		([what = ""]) => between(USER, "OWNS", properOf(what)),
	),
];

function capital(place: string): string | null {
	return /^\p{Lu}/u.test(place) ? placeOf(place) : null;
}
