import { analyse } from "scslre";
import { type Attack, attacksOn } from "./attacks.ts";
import type { Pattern } from "./patterns.ts";

/** Length of the texts a pattern is tried with (UTF-16 units), and of those it is then tried with again. */
const LENGTH = 16_384;
const LONGER = 4 * LENGTH;
/** A pattern that takes longer than this for so short a text (ms) is looked at closely. */
const SUSPECT_MS = 4;
/** Four times the text takes four times the time, or sixteen times where the time is quadratic. */
const GROWTH = 10;
const TRIES = 3;

/** Why a pattern takes more than linear time on some text; null where nothing says so. */
export function whySlow(pattern: Pattern): string | null {
	return byAnalysis(pattern) ?? byTrial(pattern);
}

/** What the analysis of single repeated characters finds: polynomial or exponential backtracking, and search at each start. */
function byAnalysis({ source, flags }: Pattern): string | null {
	const { reports } = analyse({ source, flags });
	const [first] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential));
	if (first === undefined) return null;
	const quantifier = first.type === "Trade" ? first.startQuant : first.quant;
	const what = first.exponential ? "exponential" : "quadratic";
	return `${what} on ${JSON.stringify(first.character.pick)} repeated, at ${quantifier.raw.slice(0, 60)}`;
}

/** What its time on texts of several lengths shows: words that are repeated, and what looks back from each place. */
function byTrial(pattern: Pattern): string | null {
	const tried = new RegExp(pattern.source, pattern.flags);
	for (const attack of attacksOn(pattern)) {
		const short = textOf(attack, LENGTH);
		if (timeOf(tried, short) < SUSPECT_MS) continue;
		const once = leastTime(tried, short, SUSPECT_MS);
		if (once < SUSPECT_MS) continue;
		const longer = leastTime(tried, textOf(attack, LONGER), GROWTH * once);
		if (longer < GROWTH * once) continue;
		const times = `${once.toFixed(1)} and ${longer.toFixed(1)} ms for ${LENGTH} and ${LONGER} characters`;
		return `${times} of ${JSON.stringify(attack.pump.slice(0, 60))} repeated`;
	}
	return null;
}

function textOf({ before, pump, end }: Attack, length: number): string {
	return before + pump.repeat(Math.ceil(length / pump.length)) + end;
}

/** The least of several times; the first one that is low `enough` will do. */
function leastTime(pattern: RegExp, text: string, enough: number): number {
	let least = Number.POSITIVE_INFINITY;
	for (let round = 0; round < TRIES && least >= enough; round++) least = Math.min(least, timeOf(pattern, text));
	return least;
}

function timeOf(pattern: RegExp, text: string): number {
	// The processor's time, and not the clock's: a check must not fail because the machine does something else.
	const since = process.threadCpuUsage();
	text.replace(pattern, "");
	const { user, system } = process.threadCpuUsage(since);
	return (user + system) / 1_000;
}
