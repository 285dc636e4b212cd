import { joined, listed } from "./joined.ts";

/** What opens a clause and says nothing, as alternatives of a pattern. */
export const OPENERS = joined`
	ok(?:ay)?|well|so|alright|yeah|yes|yep|yup|sure|hm+|right|oh|ah|also|and|but|anyway|
	by the way|btw|fyi|look|listen|great|cool|good|perfect|thanks|thank you|hey|hi|hello|haha|lol|ugh|
	no|nope|nah|now|actually|in fact|sorry|wait|correction|one more thing|
	i mean(?:t)?(?: to say)?(?: that)?(?= (?:i|i['’]\p{L}+|im|my|we|our)\b)|
	(?:please |pls )?(?:(?:keep|bear) in mind|remember|note|(?:don['’]?t|never) forget)(?: that|
	(?: this)?(?=:)|(?= (?:i|i['’]\p{L}+|im|my|our|we)\b))|then|because|cause|und|also|aber|ja|et|
	mais|oui|y|pero|sí`;

/** Words that may stand between "I" and its verb. */
export const ADVERBS = joined`
	no longer|really|always|usually|also|still|never|just|now|currently|actually|absolutely|mostly|
	generally|often|sometimes|only|finally|recently|probably|definitely|strongly|much|even|both|first|
	already|normally|typically|personally|honestly|rarely|hardly`;

/** What agrees to what was said before. */
export const AGREEING = joined`
	yes|yep|yeah|agreed|sure|ok(?:ay)?|perfect|great|sounds good|good idea|deal|
	let['’]s do (?:that|it)|do (?:that|it)|go ahead|ja|einverstanden|genau|klingt gut|oui|d['’]accord|
	sí|si|de acuerdo|vale|好的?|同意|はい`;

/** What keeps an answer from being no more than a yes. */
export const RESERVING = "but|except|however|instead|only if|not|no|wait|aber|mais|pero";

/** What turns round what was said before. */
export const TURNING = joined`
	instead|scrap|scratch that|forget (?:it|that|the)|never ?mind|no longer|not any ?more|
	cancel(?:led|ed)?|revert|undo|drop(?:ped)?|changed my mind|after all|rather than|hold (?:that|off)|
	wait`;

/** What takes a request or a decision back. */
export const CALLED_OFF = "scrap|scratch that|never ?mind|(?:cancel|forget|drop) (?:that|it|this)|changed my mind";

/** Verbs of what is so from a day on. */
export const CHANGES = joined`
	moved|joined|started|switched|migrated|upgraded|changed|left|quit|got|became|married|stopped|
	gave up|decided|agreed|since|relocated|turned|adopted|bought|launched`;

/** Words of who writes casually, and of who is formal. */
export const CASUAL: ReadonlySet<string> = listed`hey yeah yep nope lol haha gonna wanna kinda btw thx cool awesome ok okay ya u pls gotta dunno nah tbh imo`;
export const FORMAL: ReadonlySet<string> = listed`
	please would could kindly regards sincerely thank grateful dear furthermore however bitte sie könnten vous veuillez usted`;
