import { closeTag, escapeTags, openTag, wrap } from "../../base/tags.ts";
import { bulleted, folded, indented } from "../../language/own-lines.ts";
import { SUMMARY_SHARE } from "../../model/budget/profiles.ts";
import {
	SUMMARY_SECTIONS,
	type SummarySection,
	type SummarySections,
	type SummaryText,
} from "../../model/thread/summary.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { truncateSentences } from "../../tokens/truncate.ts";
import { byWorth } from "../../writing/distill/fit-sections.ts";

/** The headings of the sections. */
const HEADINGS: Record<SummarySection, string> = {
	task_context: "Task context:",
	completed_work: "Completed work:",
	key_decisions: "Key decisions & rationale:",
	current_state: "Current state:",
	open_threads: "Open threads:",
	corrections: "Corrections & failed approaches:",
	tone: "Tone & register:",
};

/** A line of a summary as it is written. `tokens` are its own, `cost` includes line end and heading. */
export type SummaryLine = { section: SummarySection; text: string; tokens: number; cost: number };

/** All lines of a summary, those first that are kept longest. */
export function summaryLines(sections: SummarySections, count: CountText): SummaryLine[] {
	const headed = new Set<SummarySection>();
	return byWorth(sections).flatMap(({ section, line }) => {
		const content = folded(line);
		if (content === "") return [];
		const text = bulleted(content);
		const tokens = count(escapeTags(text));
		const heading = headed.has(section) ? 0 : count(HEADINGS[section]) + 1;
		headed.add(section);
		return [{ section, text, tokens, cost: tokens + 1 + heading }];
	});
}

/**
 * Writes these lines under the headings of their sections. They are escaped together, because a line that ends with
 * "<" would turn the next line into a tag.
 */
export function summaryText(lines: readonly SummaryLine[]): string {
	const written = SUMMARY_SECTIONS.flatMap((section) => {
		const own = lines.filter((line) => line.section === section).map(({ text }) => text);
		return own.length === 0 ? [] : [HEADINGS[section], ...own];
	});
	return wrap("summary", escapeTags(written.join("\n")));
}

/** The part of history's tokens that the digest may use. */
const DIGEST_SHARE = 0.1;

/** The line end after a text. */
const JOIN_TOKENS = 1;

/** What a thread stores of its covered past. Figures are tokens of the whole texts with their tags. */
export type DistilledPast = { digest: string; digestTokens: number; lines: SummaryLine[]; summaryTokens: number };

/** A text in its tags, "" if nothing fits. `missing`: tokens of what was left out. */
export type FittedText = { text: string; tokens: number; missing: number };

/** Both as they are shown. `cost` includes line ends, `summaryCost` is that of the summary alone. */
export type FittedPast = { digest: FittedText; summary: FittedText; cost: number; summaryCost: number };

export function distilledPast(summary: SummaryText | null, count: CountText): DistilledPast {
	if (summary === null) return { digest: "", digestTokens: 0, lines: [], summaryTokens: 0 };
	const digest = indented(summary.digest.trim());
	const lines = summaryLines(summary.sections, count);
	const counted = (text: string) => (text === "" ? 0 : count(text));
	return {
		digest,
		digestTokens: counted(wrap("digest", escapeTags(digest))),
		lines,
		summaryTokens: counted(summaryText(lines)),
	};
}

/**
 * The tokens that history needs for both to fit their shares completely, with `gists` tokens of gists next to the
 * summary.
 */
export function pastWanted({ digestTokens, summaryTokens }: DistilledPast, gists = 0): number {
	const needed = (tokens: number, share: number) => (tokens === 0 ? 0 : Math.ceil((tokens + JOIN_TOKENS) / share) + 1);
	return Math.max(needed(digestTokens, DIGEST_SHARE), needed(summaryTokens + gists, SUMMARY_SHARE));
}

/** The cost of both without a limit. */
export function pastCost({ digestTokens, summaryTokens }: DistilledPast): number {
	return costOf(digestTokens) + costOf(summaryTokens);
}

/** Cuts both to their shares of `room`, and to `left` together. A larger room never shows less of either. */
export function fitPast(past: DistilledPast, room: number, left: number, count: CountText): FittedPast {
	const digest = fitDigest(past, Math.min(left, Math.floor(room * DIGEST_SHARE)) - JOIN_TOKENS, count);
	const digestCost = costOf(digest.tokens);
	const share = Math.min(left - digestCost, Math.floor(room * SUMMARY_SHARE));
	const summary = fitSummary(past, share - JOIN_TOKENS, count);
	const summaryCost = costOf(summary.tokens);
	return { digest, summary, cost: digestCost + summaryCost, summaryCost };
}

function costOf(tokens: number): number {
	return tokens === 0 ? 0 : tokens + JOIN_TOKENS;
}

/** Keeps whole sentences from the start. A cut may leave the name of a tag, so the text is escaped again. */
function fitDigest({ digest, digestTokens }: DistilledPast, limit: number, count: CountText): FittedText {
	const escaped = escapeTags(digest);
	if (digestTokens <= limit) return { text: wrap("digest", escaped), tokens: digestTokens, missing: 0 };
	let room = limit - count(`${openTag("digest")}\n\n${closeTag("digest")}`);
	while (room > 0) {
		const kept = truncateSentences(escaped, room, count);
		const text = wrap("digest", escapeTags(kept.text));
		const tokens = text === "" ? 0 : count(text);
		if (tokens <= limit) return { text, tokens, missing: kept.missing };
		room -= tokens - limit;
	}
	return { text: "", tokens: 0, missing: digestTokens };
}

/**
 * Keeps as many lines as fit, by importance. A larger room shows everything that a smaller one shows. A line that is
 * larger than the whole room is skipped.
 */
function fitSummary({ lines, summaryTokens }: DistilledPast, limit: number, count: CountText): FittedText {
	if (summaryTokens <= limit) return { text: summaryText(lines), tokens: summaryTokens, missing: 0 };
	const tags = count(wrap("summary", "x"));
	const kept = lines.filter(({ tokens }) => tags + tokens <= limit);
	const sum = (some: readonly SummaryLine[]) => some.reduce((tokens, line) => tokens + line.tokens, 0);
	let cost = kept.reduce((all, line) => all + line.cost, tags);
	while (kept.length > 0 && cost > limit) cost -= kept.pop()?.cost ?? 0;
	// Counts don't add up exactly across line ends.
	for (; kept.length > 0; kept.pop()) {
		const text = summaryText(kept);
		const tokens = count(text);
		if (tokens <= limit) return { text, tokens, missing: sum(lines) - sum(kept) };
	}
	return { text: "", tokens: 0, missing: sum(lines) };
}
