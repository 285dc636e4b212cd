import { joined } from "../../../language/words/joined.ts";
import { type FoundRelation, USER } from "../found/found.ts";
import { NAME, nameOf } from "./named.ts";
import {
	ANY,
	BEGIN,
	CLOSED,
	END,
	ENGLISH,
	given,
	kinship,
	OWN,
	type RelationRule,
	rule,
	START,
	WHICH,
	WORDS,
} from "./relation-rule.ts";

/** Of several at once: "our sons Jan and Ole". */
const MANY =
	"(son|daughter|sister|brother|kid|cat|dog|cousin|friend|colleague|flatmate|roommate|neighbour|neighbor|niece|nephew|twin)s";
const LINK = "(?:['’]s name(?: is|['’]s)|,| is(?: now| called| named| still)?| named| called|:| =| \\()? ";

/** Who is whose: kin, friends, colleagues and animals. */
export const KIN_RULES: readonly RelationRule[] = [
	// "my sister Anna", "our boss petra", "my physio (hattie)"
	given(`${BEGIN}(?:${OWN}) ${ANY}(${WORDS}) \\(?${NAME}${END}`, ([kin = "", who = ""]) => kinship(USER, kin, who)),
	// "my friend is called Tamara", "my wife's name is Lea", "my boss, Petra, …"
	rule(`${BEGIN}(?:${OWN}) ${ANY}(${WORDS})(${LINK})${NAME}${CLOSED}`, ([kin = "", link = "", who = ""]) =>
		link.startsWith(",") && !/^\p{Lu}/u.test(who) ? [] : kinship(USER, kin, who),
	),
	// "my dad's Lamar, he'll sign"
	rule(
		`${START}(?:[Mm]y|[Oo]ur) ${WHICH}(${WORDS})['’]s(?: called| named)? ${NAME}(?=[,.!]|$)`,
		([kin = "", who = ""]) => (/^\p{Lu}/u.test(who) ? kinship(USER, kin, who) : []),
	),
	// "our sons Jan and Ole", "my cats, Dolly and Dirk"
	given(
		joined`
			${BEGIN}(?:(?:[Mm]y|[Oo]ur) (?:\p{L}+ )?|(?:[Ii]|[Ww]e)(?:['’]ve)? (?:have|got) (?:\p{L}+|\d) )
			${MANY}(?:,|:| \(| are)? \(?${NAME}(?:, ${NAME})?,? (?:and|&) ${NAME}${CLOSED}`,
		([kin = "", ...all]) => all.flatMap((who) => kinship(USER, kin, who ?? "")),
	),
	// "cousin Birkir brings the sheep"
	rule(
		joined`
			^(?:and |so |but |then )?(sister|brother|mum|mom|dad|daughter|son|aunt|auntie|uncle|cousin|niece|nephew|
			grandma|grandpa|gran|nan) ${NAME} (?=\p{Ll})`,
		([kin = "", who = ""]) => (/^\p{Lu}/u.test(who) ? kinship(USER, kin, who) : []),
	),
	// "Petra, my boss, wants it", "Rozenn (my girlfriend)", "Bożena, that's my mum"
	given(
		joined`
			${BEGIN}${NAME}(?:, (?:that['’]s |who is |who['’]s )?| \()(?:${OWN}) ${WHICH}(${WORDS})
			(?=\s*(?:[,.;!?)]|$)| from\b)`,
		([who = "", kin = ""]) => kinship(USER, kin, who),
	),
	// "Anna is my sister", "Vasco is an old friend of mine", "Ragnhild from accounting is my sister"
	rule(
		joined`
			${BEGIN}${NAME}(?: from \p{L}+)?(?:['’]s| is| are| =|, (?:s?he)(?:['’]s| is)|, hes|, shes)
			 (?:also )?(?:(?:[Mm]y|[Oo]ur|one of (?:my|our)) ${WHICH}(${WORDS})s?|an? ${WHICH}(${WORDS}) of (?:mine|
			ours))${CLOSED}`,
		([who = "", kin = "", mine = ""]) => (/^\p{Lu}/u.test(who) ? kinship(USER, kin === "" ? mine : kin, who) : []),
	),
	// "Anna's husband Tom", "tijmen's mum ria", "Anna's husband is Tom"
	given(`${BEGIN}(\\p{L}[\\p{L}-]{1,30})['’]s ${WHICH}(${WORDS})(?:,| is(?: called| named)?| =)? ${NAME}${END}`, of),
	// "elios mum rosa"
	given(`${BEGIN}(\\p{Ll}{3,10})s (${ENGLISH}) ${NAME}${END}`, of),
	// "Kasia lives in York with her husband Ben"
	rule(
		joined`
			${START}${NAME} [^,.;:!?\p{Lu}]{2,40}(?:\p{Lu}\p{L}+ )?[^,.;:!?\p{Lu}]{0,30}\b(?:his|her)
			 ${WHICH}(${WORDS}) ${NAME}${END}`,
		of,
	),
	// "Luca is Chiara's son", "Wouter is the husband of Katrijn"
	rule(
		`${BEGIN}${NAME}(?: is|['’]s|,) (\\p{Lu}[\\p{L}-]{1,30})['’]s ${WHICH}(${WORDS})${CLOSED}`,
		([who = "", whose = "", kin = ""]) => of([whose, kin, who]),
	),
	rule(
		`${BEGIN}${NAME}(?: is|['’]s|,) (?:the|a) ${WHICH}(${WORDS}) of ${NAME}${END}`,
		([who = "", kin = "", whose = ""]) => (/^\p{Lu}/u.test(who) ? of([whose, kin, who]) : []),
	),
	// "I'm Lorcan's uncle"
	rule(`\\b[Ii](?:['’]?m| am) (\\p{Lu}[\\p{L}-]{1,30})['’]s ${WHICH}(${WORDS})${CLOSED}`, ([whose = "", kin = ""]) =>
		of([whose, kin, whose]).map((one) => ({ ...one, object: USER })),
	),
	// "the dog is called Brahms", "we have a cat named Miso"
	rule(
		joined`
			\b(?:[Tt]he|[Ii] have an?|[Ww]e have an?|[Ii]['’]ve got an?|[Ww]e['’]ve got an?) (dog|cat|puppy|kitten|
			parrot|rabbit|hamster|horse)(?:['’]s name is|['’]?s called| is called| called| named),? ${NAME}${END}`,
		([kin = "", who = ""]) => kinship(USER, kin, who),
	),
];

function of([whose = "", kin = "", name = ""]: readonly string[]): FoundRelation[] {
	const owner = nameOf(whose);
	return owner === null ? [] : kinship(owner, kin, name);
}
