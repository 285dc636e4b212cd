import type { CountText } from "../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import { hostileTexts } from "./hostile-texts.ts";
import type { Row } from "./report.ts";
import { IN_ONE_GO, type Reader, TEXT_READERS } from "./text-readers.ts";

const SIZES = [10_000, 100_000, 1_000_000];
/** Ten times the text takes ten times as long where time is linear; what takes less than this is not compared (ms). */
const MOST_GROWTH = 20;
const LEAST_COMPARED = 10;
/** No work of one caller holds up others for longer (ms). */
const LONGEST_SLICE = 50;
/** A request that carries 1 MB may take longer in one go (ms). */
const LONGEST_IN_ONE_GO = 100;
const TRIES = 3;
/** Others get their turn after so much text (UTF-16 units), as in src/platform/clock/clock.ts. */
const SLICE = 8_192;

type Taken = { total: number; slice: number };

/** How long every reader of texts takes for hostile ones, whether that grows faster than they do, and its longest slice. */
export async function hostileText(): Promise<Row[]> {
	const count = await gptTokenizer.counter("o200k_base");
	const texts = SIZES.map(hostileTexts);
	return Object.entries(TEXT_READERS).flatMap(([name, read]) => {
		const taken = Object.keys(texts[0] ?? {}).map((kind) => ({
			kind,
			sizes: texts.map((all) => timed(read, all[kind] ?? "", count, IN_ONE_GO.has(name) ? 1 : TRIES)),
		}));
		return [growthRow(name, taken), sliceRow(name, taken)];
	});
}

type Measured = { kind: string; sizes: Taken[] };

function growthRow(name: string, taken: readonly Measured[]): Row {
	const worst = worstOf(taken, growthOf);
	return { what: `${name}: growth`, measured: growthOf(worst), unit: "×", limit: MOST_GROWTH, note: noteOf(worst) };
}

function sliceRow(name: string, taken: readonly Measured[]): Row {
	const longest = ({ sizes }: Measured) => Math.max(...sizes.map(({ slice }) => slice));
	const worst = worstOf(taken, longest);
	const note = noteOf(worst);
	const limit = IN_ONE_GO.has(name) ? LONGEST_IN_ONE_GO : LONGEST_SLICE;
	return { what: `${name}: longest slice`, measured: longest(worst), unit: "ms", limit, note };
}

/** How much longer 1 MB takes than 100 KB: shorter texts may be read whole where of longer ones only a part is looked at. */
function growthOf({ sizes }: Measured): number {
	const [, before, after] = sizes;
	return (after?.total ?? 0) / Math.max(before?.total ?? 0, LEAST_COMPARED);
}

function noteOf({ kind, sizes }: Measured): string {
	return `${kind}: ${sizes.map(({ total }) => total.toFixed(1)).join(", ")} ms for 10 KB, 100 KB, 1 MB`;
}

function worstOf(all: readonly Measured[], figure: (one: Measured) => number): Measured {
	return all.reduce((worst, one) => (figure(one) > figure(worst) ? one : worst));
}

/** The quickest of some times; one is enough where it is quick. */
function timed(read: Reader, text: string, count: CountText, tries: number): Taken {
	let best = { total: Number.POSITIVE_INFINITY, slice: Number.POSITIVE_INFINITY };
	for (let round = 0; round < tries && best.slice > LONGEST_SLICE; round++) {
		const taken = once(read, text, count);
		best = { total: Math.min(best.total, taken.total), slice: Math.min(best.slice, taken.slice) };
	}
	return best;
}

/** The time that the processor worked for us, whatever else the machine does meanwhile (ms). */
function busyMs(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000;
}

function once(read: Reader, text: string, count: CountText): Taken {
	const since = busyMs();
	let before = since;
	let slice = 0;
	let taken = 0;
	for (const step of read(text, count)) {
		taken += step === "pause" ? SLICE : step;
		if (taken < SLICE) continue;
		taken = 0;
		const now = busyMs();
		slice = Math.max(slice, now - before);
		before = now;
	}
	const end = busyMs();
	return { total: end - since, slice: Math.max(slice, end - before) };
}
