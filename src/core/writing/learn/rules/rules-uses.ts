import { contentTerms } from "../../distill/said.ts";
import { CLEAR, type Found, type FoundMemory, fact, LIKELY, SURE } from "../found/found.ts";
import { type Product, productIn, productsIn, usesKey, written } from "./products.ts";
import { bareObject, slug } from "./rule.ts";
import { thirdPerson } from "./third-person.ts";

/** What is said or known to be in use. */
export type InUse = { key: string; content: string; said: boolean };

const ADVERBS =
	"(?:(?:currently|now|still|also|mainly|mostly|actually|already|just|recently|finally|all|both|both now) )*";
const USING = new RegExp(
	`^(we|i)(?:['’]re| are|['’]m| am)? ?${ADVERBS}(use|using|run on|running on|run|running|on|rely on|relying on|deploy (?:to|on|with)|host (?:everything |it all )?(?:on|with)|develop (?:in|with)|write everything in|build (?:on|with)|code in|test with) ${ADVERBS}(.{2,160})$`,
	"iu",
);
const PURPOSE = /^(.+?) ((?:for|as|to|in|on|with|across|behind|inside) .{2,100})$/i;
const ENDING = new RegExp(
	`^(we|i)(?:['’]ve| have)? ?${ADVERBS}(?:(?:no longer|don['’]t|do not) (?:use|run|rely on)|stopped using|won['’]t use|will not use|quit using|got rid of|moved away from|dropped|abandoned|retired|decided against(?: using)?) (.{2,80}?)(?: any ?more| any longer| for .{2,60}| in favou?r of .{2,60}|[;,] .{2,100})?$`,
	"iu",
);
const MOVED =
	"(?:moved|migrated|upgraded|updated|switched|went|bumped|changed|moving over|gone|downgraded|rolled back)";
const MOVING = new RegExp(
	`^(?:(we|i)(?:['’]ve| have)? ?${ADVERBS}|(?:the |our )?([\\p{L}\\p{N}.+# -]{2,30}?) (?:was|were|has been|is|got) ${ADVERBS})${MOVED}(?: (?:it|that|everything|over|up|back|(?:the|our|my) [\\p{L} -]{2,30}?|(?!from |to )[\\p{L}\\p{N}.+#-]{2,30}(?: \\d[\\d.]*)?))?(?: from (.{2,40}?))? (?:over )?(?:up )?(?:to|onto) (.{1,60})$`,
	"iu",
);
const MOVED_OBJECT = new RegExp(
	`${MOVED} (?:the |our |my )?([\\p{L}\\p{N}.+#-]{2,30}) (?:\\d[\\d.]* )?(?:from |up |to |onto )`,
	"iu",
);
const NOW_ON =
	/^(we|i)(?:['’]re| are|['’]m| am) (?:(?:now|finally|already) )?on (?:version )?(v?\d+(?:\.\d+)*)(?: now)?$/iu;
const BARE_VERSION = /^(?:version )?(v?\d+(?:\.\d+)*(?:\.x)?)$/i;

/** What a clause says of what somebody uses; `inUse` is what is in use so far, the newest last. */
export function usesIn(clause: string, inUse: readonly InUse[]): readonly Found[] {
	return moving(clause, inUse) ?? ending(clause, inUse) ?? using(clause) ?? [];
}

const ownerOf = (who: string) => (who.toLowerCase() === "i" ? "user.uses" : "uses");
const told = (clause: string) => (/^i\b/i.test(clause) ? (thirdPerson(clause) ?? clause) : clause);

function using(clause: string): Found[] | null {
	const match = USING.exec(clause);
	if (match === null) return null;
	const [, who = "", verb = "", rest = ""] = match;
	if (/^on$/i.test(verb) && !/\d/.test(rest)) return null;
	const bare = bareObject(rest);
	const purpose = PURPOSE.exec(bare);
	const object = purpose?.[1] ?? bare;
	const aim = (purpose?.[2] ?? "").replace(/^\w+ /, "");
	const owner = ownerOf(who);
	const products = productsIn(object);
	const [only] = products;
	if (products.length === 1 && only !== undefined) {
		return [fact(told(clause), { key: usesKey(owner, only, aim), value: written(only), confidence: SURE })];
	}
	if (products.length > 1) {
		const tail = purpose?.[2] ?? "";
		return products.map((product) =>
			fact(told(`${who} ${plainVerb(verb)} ${written(product)}${tail === "" ? "" : ` ${tail}`}`), {
				...{ key: usesKey(owner, product, aim), value: written(product), confidence: SURE },
			}),
		);
	}
	// "We use feature flags for risky changes": no product, but a way of working.
	const named =
		contentTerms(object).size > 0 &&
		object.split(" ").length <= 5 &&
		!/^(?:it|this|that|these|those|the|your)\b/i.test(object);
	return named &&
		purpose !== null &&
		who.toLowerCase() === "we" &&
		/^us/i.test(verb) &&
		/^(?:for|as)\b/i.test(purpose[2] ?? "")
		? [fact(clause, { key: `uses.${slug(object)}.${slug(aim)}`, confidence: LIKELY })]
		: null;
}

const plainVerb = (verb: string) =>
	verb
		.replace(/^using$/i, "use")
		.replace(/^running/i, "run")
		.replace(/^relying/i, "rely");

function ending(clause: string, inUse: readonly InUse[]): Found[] | null {
	const match = ENDING.exec(clause);
	const product = productIn(match?.[2] ?? "");
	if (match === null || product === null) return null;
	return [fact(told(clause), { key: keyOf(product, ownerOf(match[1] ?? "we"), inUse), confidence: SURE })];
}

function moving(clause: string, inUse: readonly InUse[]): Found[] | null {
	const now = NOW_ON.exec(clause);
	if (now !== null) return newVersion(now[2] ?? "", "", ownerOf(now[1] ?? "we"), inUse);
	const match = MOVING.exec(clause);
	if (match === null) return null;
	const [, who = "we", subject = "", from = "", to = ""] = match;
	const owner = ownerOf(who);
	const target = bareObject(to).replace(
		/ (?:last|this|in|on|since|two|three|an?) [\s\S]*| (?:yesterday|today|recently|already)\b[\s\S]*/i,
		"",
	);
	const version = BARE_VERSION.exec(target)?.[1];
	const before = productIn(from);
	if (version !== undefined) {
		const name =
			[before !== null && !BARE_VERSION.test(from) ? before.name : "", MOVED_OBJECT.exec(clause)?.[1], subject].find(
				(one) => one !== undefined && one !== "" && productIn(one) !== null && /\p{Lu}|[.+#\d]/u.test(one),
			) ?? "";
		return newVersion(version, name, owner, inUse);
	}
	const aim = PURPOSE.exec(target);
	const product = productIn(aim?.[1] ?? target);
	const purpose = (aim?.[2] ?? "").replace(/^\w+ /, "");
	if (product === null) return null;
	if (product.version !== "") return newVersion(product.version, product.name, owner, inUse);
	// "From light to dark"
	if (
		!/\p{Lu}|[\d.]/u.test(product.name) &&
		!inUse.some(({ content }) => before !== null && content.includes(before.name))
	)
		return null;
	const replaced = before !== null && slug(before.name) !== slug(product.name);
	if (!replaced && !/\b(?:switched|migrated)\b/i.test(clause)) return null;
	const tail = purpose === "" ? "" : ` ${aim?.[2]}`;
	const current = fact(told(`${owner === "uses" ? "We" : "I"} use ${written(product)}${tail}`), {
		...{ key: usesKey(owner, product, purpose), value: written(product), confidence: CLEAR },
	});
	return replaced ? [fact(told(clause), { key: keyOf(before, owner, inUse), confidence: SURE }), current] : [current];
}

/** The key under which a product is known to be in use. */
function keyOf(product: Product, owner: "uses" | "user.uses", inUse: readonly InUse[]): string {
	const key = usesKey(owner, product, "");
	return inUse.findLast((one) => one.key === key || one.key.startsWith(`${key}.`))?.key ?? key;
}

const NUMBERED =
	/((?:[\p{L}][\p{L}.+#-]{0,60} ){0,2}?[\p{L}][\p{L}.+#-]{0,60}) (?:version )?(v?\d+(?:\.\d+)*(?:\.x)?)(?![\p{L}\p{N}])/u;

/** A version alone is of what was spoken of last; what is known of it is said with the new one. */
function newVersion(
	version: string,
	name: string,
	owner: "uses" | "user.uses",
	inUse: readonly InUse[],
): FoundMemory[] | null {
	const wanted = name === "" ? null : usesKey(owner, { name, version }, "");
	const fits = ({ key }: InUse) =>
		key.startsWith(`${owner}.`) && (wanted === null || key === wanted || key.startsWith(`${wanted}.`));
	const before = wanted === null ? spokenOf(inUse.filter(fits), version) : inUse.findLast(fits);
	if (before !== undefined && NUMBERED.test(before.content)) {
		const content = before.content.replace(NUMBERED, (_, said: string) => `${said} ${version}`);
		return [fact(content, { key: before.key, value: `${productNameIn(before.content)} ${version}`, confidence: SURE })];
	}
	if (wanted === null || productIn(name) === null || NO_PRODUCT.test(name)) return null;
	const value = `${name} ${version}`;
	const content = told(`${owner === "uses" ? "We" : "I"} use ${value}`);
	return [fact(content, { key: before?.key ?? wanted, value, confidence: SURE })];
}

/**
 * What a version alone is of: of what was just spoken of, the last that it is higher than; else of the one thing known that
 * it is higher than. Going back is told of what was spoken of alone.
 */
function spokenOf(inUse: readonly InUse[], version: string): InUse | undefined {
	const newest = new Map(inUse.map((one) => [one.key, one]));
	const numbered = [...newest.values()].filter(({ content }) => NUMBERED.test(content));
	const first = (text: string) => Number.parseFloat(text.replace(/^v/i, ""));
	const lower = numbered.filter(({ content }) => first(NUMBERED.exec(content)?.[2] ?? "") < first(version));
	const said = lower.findLast((one) => one.said);
	if (said !== undefined) return said;
	return lower.length > 0 ? (lower.length === 1 ? lower[0] : undefined) : numbered.findLast((one) => one.said);
}

/** What has a number too, and is no product. */
const NO_PRODUCT = /^(?:page|step|chapter|version|question|section|number|point|room|part|level|task|item|day|week)$/i;

function productNameIn(content: string): string {
	return (NUMBERED.exec(content)?.[1] ?? "").split(" ").at(-1) ?? "";
}
