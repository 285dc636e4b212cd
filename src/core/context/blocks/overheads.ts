import { closeTag, openTag } from "../../base/tags.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate } from "./candidate.ts";
import { threadAttributes } from "./earlier-text.ts";

/** A line end between two items may be a token of its own. */
export const JOIN_TOKENS = 1;

/**
 * Overhead that several units share and only the first one pays: a message's label, the date line, the common tag.
 */
type Overhead = [key: string, tokens: number];
export type OverheadsOf = (candidate: Candidate) => readonly Overhead[];

/** Returns the overheads of each candidate, counted once. */
export function overheadCounter(count: CountText): OverheadsOf {
	const counts = new Map<string, number>();
	const counted = (text: string) => {
		const tokens = counts.get(text) ?? count(text);
		counts.set(text, tokens);
		return tokens;
	};
	const known = new Map<Candidate, readonly Overhead[]>();
	const close = count(closeTag("earlier")) + 2 * JOIN_TOKENS;
	const overheadsOf = ({ spoken }: Candidate): readonly Overhead[] => {
		if (spoken === undefined) return [];
		const { speaker, date, thread } = spoken;
		const at = thread?.id ?? "";
		const open = counted(openTag("earlier", { ...threadAttributes(thread), speakers: "x" }));
		const legend = speaker.name === null ? 0 : counted(` ${speaker.label} ${speaker.name},`);
		return [
			[`all ${at}`, open + close],
			[`name ${at} ${speaker.label}`, legend],
			[`year ${at} ${date.year}`, counted(` ${date.year}`)],
			[`day ${at} ${date.day} ${date.year}`, counted(date.day) + JOIN_TOKENS],
			[`seq ${at} ${spoken.seq}`, spoken.overhead],
		];
	};
	return (candidate) => {
		const overheads = known.get(candidate) ?? overheadsOf(candidate);
		known.set(candidate, overheads);
		return overheads;
	};
}

/** The overheads that nobody has paid yet. `pay` marks them as paid. */
export function unpaid(overheads: readonly Overhead[], paid: Set<string>, pay: boolean): number {
	let tokens = 0;
	for (const [key, cost] of overheads) {
		if (paid.has(key)) continue;
		tokens += cost;
		if (pay) paid.add(key);
	}
	return tokens;
}
