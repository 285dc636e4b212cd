import { withoutEnd } from "../../../language/shorten.ts";
import { MONTH_PATTERN, WEEKDAY_PATTERN } from "../../../language/words/calendar-names.ts";
import { contentTerms } from "../../distill/said.ts";
import { slug } from "./rule.ts";

/** Something that is used, as somebody wrote it. */
export type Product = { name: string; version: string };

const VERSION = "v?\\d+(?:\\.\\d+)*(?:\\.x)?(?: ?lts)?";
const NAMED = new RegExp(`^(?:the )?(.+?)(?: (?:version )?(${VERSION}))?$`, "iu");
const WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.+#/_-]{0,50}|[\\p{L}\\p{N}]{1,50}[.+#/_-][\\p{L}\\p{N}.+#/_-]{0,50}";
/** "PostgreSQL", "Node.js", "Google Cloud Run"; "pnpm" alone too. */
const PROPER = new RegExp(`^(?:(?:${WORD}|for|of|and) ?){1,4}$`, "u");
const PLAIN = /^[\p{Ll}\p{N}-]{2,24}$/u;
const NO_PRODUCT = new RegExp(
	`^(?:it|this|that|these|those|them|an?|the|our|my|your|their|his|her|some|any|all|both|each|one|two|what|which|to|up|more|less|many|different|same|other|another|no|not|(?:${WEEKDAY_PATTERN})(?:['’]?s)?|${MONTH_PATTERN})$`,
	"i",
);

/** The product that a text names, and nothing else; null where it names none. */
export function productIn(text: string): Product | null {
	const match = NAMED.exec(withoutEnd(text.trim(), /[.,;:!]/));
	const [, name = "", version = ""] = match ?? [];
	if (
		!/\p{L}/u.test(name) ||
		/^the \p{Ll}/u.test(text.trim()) ||
		name.length > 50 ||
		NO_PRODUCT.test(name.split(" ", 1)[0] ?? "")
	)
		return null;
	if (PROPER.test(name)) return { name, version };
	return PLAIN.test(name) && contentTerms(name).size > 0 ? { name, version } : null;
}

/** Products in a list: "React, Vite and pnpm". Empty unless each is one. */
export function productsIn(text: string): Product[] {
	const parts = text.split(/,? and |, | & /).slice(0, 6);
	const products = parts.map(productIn);
	return products.every((product) => product !== null) ? products : [];
}

/** As it is written: "PostgreSQL 16". */
export function written({ name, version }: Product): string {
	return version === "" ? name : `${name} ${version}`;
}

/** What a key says of a product and of what it is for: of the same one with the same purpose a later value replaces. */
export function usesKey(owner: "uses" | "user.uses", { name }: Product, purpose: string): string {
	const about = slug(purpose);
	return `${owner}.${slug(name)}${about === "" ? "" : `.${about}`}`;
}
