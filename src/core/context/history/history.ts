import { wrap } from "../../base/tags.ts";
import type { Item, Reason } from "../../model/receipt.ts";
import { messageAsText } from "../../model/thread/message-text.ts";
import { type FilledBlock, type Section, sectionOf } from "../blocks/filled-block.ts";
import { rendersAsText } from "../render/format.ts";
import type { ShownMessage } from "../render/shown-message.ts";
import { gistsText } from "./gist-lines.ts";
import { chooseHistory, type HistoryChoice } from "./history-choice.ts";
import { historyItems, pastItems } from "./history-items.ts";
import type { HistoryRequest, HistorySources } from "./history-sources.ts";

/** The filled history. `window` are messages that stay messages (none in format `text`, where they are text). */
export type HistoryBlock = FilledBlock & {
	window: ShownMessage[];
	/** Seqs of the messages that are shown, complete or shortened. */
	shownSeqs: ReadonlySet<number>;
	/** How many messages the receipt counts and does not list. */
	omitted: number;
	included: number;
	dropped: number;
};

/** The texts of the block's parts, without messages that stay messages. */
type Texts = { digest: string; summary: string; gists: string; pinned: string; window: string };

/** Fills the block with at most `limit` tokens, including tags and the overhead of each message. */
export function historyBlock(request: HistoryRequest, sources: HistorySources, limit: number): HistoryBlock {
	const { costing } = request;
	let room = limit;
	for (;;) {
		const choice = chooseHistory(request, sources, room);
		const { pins, question } = choice;
		const unpinned = question === null ? choice.window.messages : [question, ...choice.window.messages];
		const messages = [...pins, ...unpinned].sort((a, b) => a.source.seq - b.source.seq);
		const asText = rendersAsText(costing.format);
		const past = { ...pastTexts(choice), pinned: "", window: "" };
		const spoken = asText ? asLines(messages) : "";
		const lines = [past.digest, past.summary, past.gists, spoken].filter((line) => line !== "");
		const text = wrap("history", lines.join("\n"));
		const window = asText ? [] : messages;
		const textTokens = text === "" ? 0 : costing.count(text);
		const cost = textTokens + window.reduce((sum, message) => sum + message.cost, 0);
		if (cost > limit) {
			room -= cost - limit;
			continue;
		}
		const used = textTokens + window.reduce((sum, message) => sum + message.tokens, 0);
		const shownSeqs = new Set(messages.map((message) => message.source.seq));
		const listed = itemsOf(request, sources, choice, messages);
		const texts = asText ? { ...past, pinned: asLines(pins), window: asLines(unpinned) } : past;
		const sections = sectionsOf(texts, listed.items);
		return { name: "history", text, sections, wanted: sources.wanted, used, window, shownSeqs, ...listed };
	}
}

function pastTexts({ past, gists }: HistoryChoice): Pick<Texts, "digest" | "summary" | "gists"> {
	return { digest: past.digest.text, summary: past.summary.text, gists: gistsText(gists) };
}

function asLines(messages: readonly ShownMessage[]): string {
	return messages.map(({ message }) => messageAsText(message)).join("\n");
}

function sectionsOf(texts: Texts, items: readonly Item[]): Section[] {
	return [
		...sectionOf("digest", texts.digest, items),
		...sectionOf("summary", texts.summary, items),
		...sectionOf("gists", texts.gists, items),
		...sectionOf("pinned", texts.pinned, items),
		...sectionOf("window", texts.window, items),
	];
}

/** Items for the digest, the summary and each message. */
function itemsOf(
	{ view }: HistoryRequest,
	{ candidates, forms, past }: HistorySources,
	choice: HistoryChoice,
	messages: ShownMessage[],
) {
	const unshowable = new Map<number, Reason>(
		view.window.flatMap(({ seq }, index) => {
			if (candidates.shown[index] !== null) return [];
			return [[seq, forms.get(seq) === "" ? "cleared" : "unanswered"]];
		}),
	);
	const listed = historyItems(view, { messages, pins: choice.pins, gists: choice.gists, unshowable });
	const distilled = pastItems(view.continuity.summary, past, choice.past);
	const included = distilled.filter((item) => item.included).length;
	return {
		...listed,
		items: [...distilled, ...listed.items],
		included: listed.included + included,
		dropped: listed.dropped + distilled.length - included,
	};
}
