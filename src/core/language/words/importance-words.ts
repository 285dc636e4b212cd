/** What makes a memory matter, as alternatives of a pattern (on several lines), and of scripts without spaces. `least` is from 1 to 10. */
export const WEIGHTY: readonly { least: number; words: string; other: string }[] = [
	{
		least: 9,
		words: String.raw`allerg\p{L}*|anaphyla\p{L}*|intoleran\p{L}*|diabet\p{L}*|c(?:o)?eliac|asthma\p{L}*|epilep\p{L}*|pregnan\p{L}*
				medication|pacemaker|blood type|heart condition|suicid\p{L}*|emergency contact|alérgic\p{L}*|schwanger`,
		other: "过敏|過敏|アレルギー|糖尿",
	},
	{
		least: 8,
		words: `name is|is called|wants to be called|heiße|mein name|m['’]appelle|me llamo|birthday|born (?:in|on)|geburtstag
				anniversaire|cumpleaños|died|passed away|gestorben|married|divorced|verheiratet|wife|husband|daughter|son|children
				kids|frau|tochter|sohn`,
		other: "我叫|名前は|誕生日",
	},
	{
		least: 8,
		words: String.raw`password|credentials?|secret|security|vulnerab\p{L}*|breach|encrypt\p{L}*|gdpr|dsgvo|legal|lawsuit|contract|compliance
				never (?:delete|deploy|run|share|send|merge|push)|must (?:not|never)`,
		other: "安全|契約",
	},
	{
		least: 7,
		words: String.raw`budget|salary|rent|invoice|refund\p{L}*|price|cost\p{L}*|gehalt|miete|presupuesto|loyer`,
		other: String.raw`[€$£¥]\s?\d|\d\s?(?:€|EUR|USD|GBP|CHF|euros?|dollars?)\b|预算|予算`,
	},
	{
		least: 7,
		words: "deadline|due date|release date|launch date|go-live|milestone|frist|stichtag|fecha límite|date limite",
		other: "截止|締め切り|締切",
	},
	{
		least: 7,
		words: `lives? in|moved to|works? (?:at|for|as)|employer|wohne|arbeite (?:bei|als)|habite|travaille|vivo en|trabajo|vegan
				vegetarian|vegetarisch|diet|goal is|mother tongue|native language|always|never|remember|must|required|forbidden
				mandatory|blocker|critical`,
		other: "住在|住んで|工作|働いて",
	},
	{
		least: 6,
		words: "because|reports? to|manager|owner|decided|agreed|switched|no longer|any ?more|weil|porque|parce que",
		other: "因为|ので",
	},
];

/** Greetings and thanks. */
export const GREETINGS =
	"ok(?:ay)?|thanks?|thank you|hello|hi|hey|great|nice|good (?:morning|night)|lol|haha|sure|danke|merci|gracias|谢谢|ありがとう";
/** Passing remarks. */
export const TRIVIA =
	"weather|small talk|weekend|lunch|coffee break|joke|wetter|right now|at the moment|for now|tonight";
