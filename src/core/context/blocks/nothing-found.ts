import { escapeTags, wrap } from "../../base/tags.ts";
import { bulleted, folded } from "../../language/own-lines.ts";
import { sameText } from "../../language/same-text.ts";
import { type RememberedMemory, rememberedText } from "../../model/memory/remembered.ts";
import type { Item } from "../../model/receipt.ts";
import { routeRemembered } from "../../recall/routing.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { FilledBlock } from "./filled-block.ts";
import { rememberedItem } from "./remembered-candidates.ts";

const NOTHING_FOUND = "Nothing relevant was found in memory.";
const PROFILE = "Profile, no answer to the question: what else is known of the user.";

type Asked = {
	include: { nothing_found: boolean };
	profile?: readonly RememberedMemory[] | undefined;
	now: number;
};

/**
 * The knowledge block where nothing is found (`ranked`: its candidates, none of which competes): a line that says so, if
 * it is asked for, and the user's profile as a whole, if there is one and it fits. What another block lists is not repeated.
 */
export function nothingFound(
	{ include, profile = [], now }: Asked,
	{ ranked, listed }: { ranked: FilledBlock; listed: readonly string[] },
	count: CountText,
): { wanted: number; fill(limit: number): FilledBlock } {
	const line = include.nothing_found ? NOTHING_FOUND : "";
	const { text, items } = profileLines(profile, { listed, now }, count);
	const joined = [line, text].filter((one) => one !== "").join("\n");
	const [whole, short] = [joined, line].map((body) => wrap("knowledge", body));
	const forms = [whole, short].flatMap((one = "") => (one === "" ? [] : [{ text: one, used: count(one) }]));
	const wanted = forms[0]?.used ?? 0;
	const own = new Set(items.map(({ id }) => id));
	const others = ranked.items.filter(({ id }) => !own.has(id));
	return {
		wanted,
		fill(limit) {
			const said = forms.find(({ used }) => used <= limit) ?? { text: "", used: 0 };
			if (text === "" || said.text !== whole) return { ...ranked, ...said, wanted, items: [...others, ...items] };
			const shown = items.map((item): Item => ({ ...item, included: true, reason: "fits" }));
			const sections = [{ name: "profile" as const, text, items: items.map(({ id }) => id) }];
			return { ...ranked, ...said, wanted, sections, items: [...others, ...shown] };
		},
	};
}

/** A line for each memory that may be shown; empty without any. */
function profileLines(
	profile: readonly RememberedMemory[],
	{ listed, now }: { listed: readonly string[]; now: number },
	count: CountText,
): { text: string; items: Item[] } {
	const elsewhere = new Set(listed.map(sameText));
	const lines = routeRemembered(profile, now).knowledge.flatMap((one) => {
		if (one.excluded !== null || elsewhere.has(sameText(rememberedText(one.item)))) return [];
		const text = escapeTags(bulleted(folded(rememberedText(one.item))));
		return [{ text, item: { ...rememberedItem(one, count(text)), section: "profile" as const } }];
	});
	if (lines.length === 0) return { text: "", items: [] };
	const facts = wrap("facts", escapeTags(lines.map(({ text }) => text).join("\n")));
	return { text: `${PROFILE}\n${facts}`, items: lines.map(({ item }) => item) };
}
