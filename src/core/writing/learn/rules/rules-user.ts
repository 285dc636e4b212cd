import { isCommon } from "../../../language/spoken-words.ts";
import { stem } from "../../../language/stem.ts";
import { CLEAR, type Found, fact, HINTED, LIKELY, relation, SURE, USER } from "../found/found.ts";
import { isCalling, isName, leadingName } from "./names.ts";
import { possessed } from "./possessions.ts";
import { bareObject, foundBy, type Rule, slug, thingSlug } from "./rule.ts";
import { thirdPerson } from "./third-person.ts";

const STILL = "(?:(?:currently|now|still|also|actually|just|recently) )*";
const I_AM = "i(?:['’]m| am)";

/** A clause of oneself as of a third person; as it was said where that can't be told safely. */
const told = (clause: string): string => thirdPerson(clause) ?? clause;

const PLACE = (text: string): string => {
	const plain = text.replace(/^(?:(?:beautiful|sunny|rainy|downtown|central) )+/i, "");
	const name = leadingName(plain);
	// "Bug #16" is no place.
	return /^\s*[#\d]/.test(plain.slice(name.length)) ? "" : name;
};

const named = (name: string): Found[] =>
	isName(name) || /^\p{Ll}{2,}$/u.test(name)
		? [
				fact(`The user's name is ${name}`, { key: "user.name", value: name, is_static: true, confidence: SURE }),
				// What is told of them under their name is found with what they told of themselves.
				relation(USER, "HAS_NAME", name, { aliases: [{ alias: name, entity: USER }] }),
			]
		: [];

/** "I'm Priya", but neither "I'm German" nor "I'm Sorry". */
const isLikelyName = (word: string): boolean => !isCommon(stem(word.toLowerCase())) && !PEOPLE.test(word);
const PEOPLE =
	/(?:ish|ese|hungry|thirsty|angry|groot|batman|spartacus|superman|curious|excited|busy|lazy|[^v]ian|ican|ean|man|dutch|french|swiss|greek|czech|thai|iraqi|israeli|pakistani|jewish|muslim|hindu|catholic|buddhist|sikh)$/i;

const called = (name: string): Found[] =>
	isName(name)
		? [fact(`The user wants to be called ${name}`, { key: "user.called", value: name, confidence: SURE })]
		: [];

/** English: who somebody is, where they live and work, what they own and what they must not eat. */
export const USER_RULES: readonly Rule[] = [
	{
		pattern: /^i (live in .{2,40}?) and (work (?:at|for) .{2,60})$/iu,
		found: ([, living = "", working = ""]) => [living, working].flatMap((part) => foundBy(USER_RULES, `I ${part}`)),
	},
	{
		pattern: /^my (?:full )?name(?:['’]s| is) ([\p{L}\p{M}'’. -]{2,50}?)(?=[,.!;(]|$| (?:and|from|but)\b)/iu,
		found: ([, name = ""]) => named(name.trim()),
	},
	{
		pattern:
			/^(?:(?:you can |please |just |everybody |everyone |people |friends |they )*calls? me|i go by) ([\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=[,.!;]|$| (?:and|please|from now on|instead)\b)/iu,
		found: ([, name = ""]) => called(name),
	},
	{
		pattern: /^[iI](?:['’]m| am) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?=[,.!;]|$| (?:from|and|the|at)\b)/u,
		found: ([, name = ""]) => named(name),
	},
	{
		pattern: /^[iI](?:['’]m| am) (\p{Lu}\p{Ll}+)(?=[,.!;]|$| (?:from|and)\b)/u,
		found: ([, name = ""]) => (isLikelyName(name) ? named(name) : []),
	},
	{
		pattern: /^i(?:['’]ve| have)? (?:just )?changed my name to (.{2,40})$/iu,
		found: ([, name = ""]) => named(leadingName(name)),
	},
	{
		pattern:
			/^i(?:['’]ve| have)? (?:just |recently )?(?:left|quit) (.{2,40}?) (?:and (?:have )?(?:joined|started (?:working )?at|moved to)|to (?:join|work (?:at|for))|for) (.{2,40})$/iu,
		found: ([, from = "", to = ""], clause) => {
			const [before, after] = [leadingName(from), leadingName(to)];
			if (before === "" || after === "") return [];
			return [relation(USER, "WORKS_AT", before, { ended: true }), ...employer(after, clause)];
		},
	},
	{
		pattern: /^i used to (?:live|work|play|study|teach|own|smoke|be an?) (.{2,80})$/iu,
		found: (_, clause) => [fact(told(clause), { confidence: HINTED })],
	},
	{
		pattern: /^i (?:was|am) born (?:and raised )?in (\p{Lu}.{1,40}|\d{4})$/iu,
		found: ([, where = ""], clause) =>
			/^\d/.test(where)
				? [fact(told(clause), { key: "user.birth_year", value: where, is_static: true, confidence: SURE })]
				: PLACE(where) === ""
					? []
					: [fact(told(clause), { key: "user.birthplace", value: PLACE(where), is_static: true, confidence: SURE })],
	},
	{
		pattern: /^i was born on (?:the )?(.{4,30})$/iu,
		found: ([, date = ""]) =>
			/\d/.test(date)
				? [
						fact(`The user's birthday is ${date}`, {
							key: "user.birthday",
							value: date,
							is_static: true,
							confidence: SURE,
						}),
					]
				: [],
	},
	{
		pattern: new RegExp(`^(?:${I_AM} (?:originally )?from|i come from|i grew up in) (.{2,60})$`, "iu"),
		found: ([, where = ""], clause) =>
			PLACE(where) === "" ? [] : [fact(told(clause), { key: "user.origin", value: PLACE(where), is_static: true })],
	},
	{
		pattern: new RegExp(
			`^(?:i ${STILL}(?:live|reside)|${I_AM} ${STILL}(?:living|based|located)|i(?:['’]ve| have) been living) (?:in|near|at|outside) (?:the )?(.{2,80})$`,
			"iu",
		),
		found: ([, where = ""], clause) => home(PLACE(where), clause),
	},
	{
		pattern:
			/^i(?:['’]ve| have)? (?:just |recently |finally )?(?:moved|relocated) (?:back )?(?:from .{2,40} )?to (?:the )?(.{2,80})$/iu,
		found: ([, where = ""], clause) => home(PLACE(where), clause),
	},
	{
		pattern: new RegExp(
			`^(?:i ${STILL}work|${I_AM} ${STILL}(?:working|employed)|i(?:['’]ve| have) been working) (?:as an? (.{3,40}?) )?(?:at|for|with) (?:the )?(.{2,60})$`,
			"iu",
		),
		found: ([, , where = ""], clause) => employer(leadingName(where), clause),
	},
	{
		pattern:
			/^i(?:['’]ve| have)? (?:just |recently )?(?:joined|started (?:working )?at|(?:got|took|started|accepted|found) (?:a |my )?(?:new )?(?:job|position|role) (?:at|with)) (?:the )?(.{2,60})$/iu,
		found: ([, where = ""], clause) => employer(leadingName(where), clause),
	},
	{
		pattern: new RegExp(`^(?:i ${STILL}work|${I_AM} ${STILL}working) as (?:an? |the )?(.{3,60})$`, "iu"),
		found: ([, job = ""], clause) => [fact(told(clause), { key: "user.job", value: bareObject(job) })],
	},
	{
		pattern: new RegExp(
			`^${I_AM} ${STILL}the (C[A-Z]O|head of [\\p{L} ]{2,30}|[\\p{L} ]{3,30}?) (?:of|at) (.{2,60})$`,
			"iu",
		),
		found: ([, role = "", where = ""], clause) => {
			const name = leadingName(where);
			if (name === "" || !(isCalling(role) || /^(?:head|c.o|owner|lead|chair)/i.test(role))) return [];
			return [
				fact(told(clause), { key: "user.job", value: `${role} ${name}` }),
				relation(USER, `${slug(role).toUpperCase()}_OF`, name),
			];
		},
	},
	{
		pattern: new RegExp(`^${I_AM} (?:(?:currently|now|actually|just) )*(?:an? )(.{3,70})$`, "iu"),
		found: ([, what = ""], clause) =>
			isCalling(what) ? [fact(told(clause), { key: "user.job", value: bareObject(what) })] : [],
	},
	{
		pattern: new RegExp(
			`^${I_AM} (?:(?:currently|now) )*(retired|unemployed|self-employed|on parental leave|a freelancer)\\b`,
			"iu",
		),
		found: ([, what = ""], clause) => [fact(told(clause), { key: "user.job", value: what })],
	},
	{
		pattern: new RegExp(
			`^(?:${I_AM} (\\d{1,3})(?: years old)?|i(?: just)? turned (\\d{1,3}))(?: (?:today|this|last|in)\\b.*)?$`,
			"iu",
		),
		found: ([, age = "", turned = ""]) =>
			Number(age || turned) < 120
				? [fact(`The user is ${age || turned} years old`, { key: "user.age", value: age || turned })]
				: [],
	},
	{
		pattern:
			/^(?:i have|i['’]ve got|we have) (?:an? |one|two|three|four|five|six|\d+) ?(?:\p{L}+ ){0,2}(?:kids?|child|children|sons?|daughters?|siblings?|brothers?|sisters?|twins|dogs?|cats?|pets?|horses?|parrots?|rabbits?|hamsters?|grandchildren|grandsons?|granddaughters?|nieces?|nephews?|puppy|kittens?)\b.*$/iu,
		found: (_, clause) => [fact(told(clause), { key: countedKey(clause), confidence: CLEAR })],
	},
	{
		pattern: new RegExp(
			`^${I_AM} (?:now |still |happily |not |no longer |recently )*(single|married|engaged|divorced|widowed)\\b(?: to (.{2,50}))?.*$`,
			"iu",
		),
		found: ([, state = "", who = ""], clause) => {
			const name = leadingName(who);
			const married = state.toLowerCase() === "married" && name !== "";
			const ended = /\b(?:not|no longer)\b/i.test(clause);
			// "I'm married to my job."
			if (who !== "" && name === "") return [];
			return [
				fact(told(clause), { key: "user.family_status", value: `${ended ? "not " : ""}${state} ${name}`.trim() }),
				...(married ? [relation(USER, "MARRIED_TO", name, { ended })] : []),
			];
		},
	},
	{
		pattern: /^[iI] (?:also |only |can )?speak ((?:fluent |native |some |a little |a bit of )?\p{Lu}.{2,60})$/u,
		found: (_, clause) => [fact(told(clause))],
	},
	{
		pattern: new RegExp(
			`^${I_AM} ${STILL}(?:learning|training for|saving (?:up )?for|studying|preparing for|practi[cs]ing) (.{3,80})$`,
			"iu",
		),
		found: (_, clause) => [fact(told(clause), { confidence: HINTED })],
	},
	{
		pattern:
			/^i (?:also )?(?:play (?:the )?(?!a role|along|around|safe)|collect|study|teach|practi[cs]e|volunteer|drive an?|ride an?|own an?|run a(?: small)? (?:company|shop|bakery|business|restaurant|café|cafe|studio|farm|blog|podcast|school|startup|agency)|have a degree|graduated|majored) ?(.{0,80})$/iu,
		found: ([, what = ""], clause) =>
			/^(?:it|this|that|these|them|with it)\b/i.test(what) ? [] : [fact(told(clause), { confidence: LIKELY })],
	},
	{
		pattern:
			/^(?:i can (?:also )?(?:play|cook|program|drive|ride|read) |i(?:['’]m| am) (?:really |very |quite )?(?:scared|afraid|terrified) of |i(?:['’]ve| have) been (?:married|a \p{L}+) (?:for|since) |i(?:['’]ve| have) always wanted to |i want to become )(.{3,80})$/iu,
		found: ([, what = ""], clause) =>
			/^(?:it|this|that|these|those)\b/i.test(what) ? [] : [fact(told(clause), { confidence: HINTED })],
	},
	{
		pattern:
			/^my (?:new |current |updated )*([\p{L}'’ -]{2,30}?)(?: is|['’]s| are|:|(?: has| have)? (?:just |recently )?changed to) (?:now |called |named |on |the )*(.{2,160})$/iu,
		found: ([, what = "", value = ""]) => possessed(what.toLowerCase(), value),
	},
];

/** Of how many there are the last number counts; a dog with a name may be one of several. */
function countedKey(clause: string): string | null {
	const counted = /^(?:i have|i['’]ve got|we have) (?:an?|one|two|three|four|five|six|\d+) (\p{L}+)$/iu.exec(clause);
	const about = thingSlug((counted?.[1] ?? "").replace(/^(?:children|child|kids?)$/i, "kids"));
	return about === "" ? null : `user.${about}`;
}

function home(place: string, clause: string): Found[] {
	if (place === "") return [];
	return [
		fact(told(clause), { key: "user.home", value: place, confidence: SURE }),
		relation(USER, "LIVES_IN", place, { confidence: CLEAR }),
	];
}

function employer(name: string, clause: string): Found[] {
	if (name === "") return [];
	return [
		fact(told(clause), { key: "user.employer", value: name, confidence: SURE }),
		relation(USER, "WORKS_AT", name),
	];
}
