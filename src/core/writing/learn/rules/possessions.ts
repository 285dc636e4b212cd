import { type Found, fact, SURE } from "../found/found.ts";
import { isCalling, leadingName } from "./names.ts";
import { bareObject, slug } from "./rule.ts";
import { others } from "./third-person.ts";

const POSSESSED =
	/^(?:birthday|birth ?date|date of birth|birthplace|hometown|home town|native language|mother tongue|first language|pronouns|nationality|blood type|surname|last name|first name|middle name|maiden name|full name|nickname|e-?mail(?: address)?|phone(?: number)?|mobile(?: number)?|address|home address|time ?zone|height|weight|age|shoe size|job|job title|occupation|profession|role|employer|company|team|goal|main goal|long-term goal|hobby|religion|star sign|car|bike|native tongue|username|github (?:handle|user|username)|handle|website|blog|school|university|working hours|office hours|locale|currency|dog['’]s name|cat['’]s name|wife['’]s name|husband['’]s name|daughter['’]s name|son['’]s name|anniversary|wedding anniversary)$/;
const KEYS = new Map(
	Object.entries({
		...{ "birth date": "birthday", birthdate: "birthday", "date of birth": "birthday" },
		...{ hometown: "origin", "home town": "origin", birthplace: "birthplace", nickname: "called" },
		...{ "full name": "name", "native tongue": "native_language", "mother tongue": "native_language" },
		...{ "first language": "native_language", "time zone": "timezone", "job title": "job", occupation: "job" },
		...{
			profession: "job",
			company: "employer",
			"main goal": "goal",
			"long-term goal": "goal",
			"email address": "email",
		},
		...{ "e-mail": "email", "phone number": "phone", "home address": "address" },
	}),
);
const STATIC =
	/^(?:name|birthday|birthplace|origin|native_language|blood_type|surname|maiden_name|first_name|height|anniversary)$/;

const NO_VALUE =
	/^(?:not|a bit|too|so|very|really|wrong|broken|done|closed|finished|unknown|irrelevant|a mess|important|none of|the same|going|getting)\b/i;

/** Whether a value can be one of what it is said of: a birthday has a day, a company a name. */
function fits(what: string, value: string): boolean {
	if (/birth|anniversary|phone|mobile|height|weight|age$|size/.test(what)) return /\d/.test(value);
	if (/mail/.test(what)) return value.includes("@");
	if (/^(?:company|employer|team|school|university|hometown|home town|birthplace)$/.test(what))
		return leadingName(value) !== "";
	if (/^(?:job|job title|occupation|profession|role)$/.test(what))
		return isCalling(value.replace(/^(?:an?|the) /i, ""));
	return true;
}

/** What is told of something of the user's that has a key of its own: "my time zone is CET". */
export function possessed(what: string, value: string): Found[] {
	if (!POSSESSED.test(what) || NO_VALUE.test(value) || !fits(what, value)) return [];
	const key = KEYS.get(what) ?? slug(what.replace(/['’]s/g, ""));
	const bare = bareObject(value);
	return [
		fact(`The user's ${what} ${/(?:pronouns|hours)$/.test(what) ? "are" : "is"} ${others(bare)}`, {
			...{ key: `user.${key}`, value: bare, is_static: STATIC.test(key), confidence: SURE },
		}),
	];
}
