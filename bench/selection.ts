import { type OwnSelection, ownSelection } from "./own-selection.ts";
import type { Row } from "./report.ts";
import { installRivals, runRival, type Taken } from "./rivals.ts";
import { median } from "./statistics.ts";

const sizes = [100, 1_000, 10_000, 100_000];
/** Tokens that the messages may take: the history budget of profile `128k`. */
const limit = 4_000;
/** The longest thread costs at most so many times what the shortest does. */
const growth = 2;
const compared = { at: 10_000, least: 100 };

/** `isDefault`: what a user of the library gets without asking for more, so that the limit is for it. */
const rivals = [
	{ name: "langchain", label: "LangChain trimMessages", isDefault: true },
	{ name: "llamaindex", label: "LlamaIndex memory", isDefault: true },
	{ name: "mastra", label: "Mastra TokenLimiter", isDefault: true },
	{ name: "mastra-memory", label: "Mastra TokenLimiter, memory-only", isDefault: false },
];

/**
 * Choosing what of a conversation fits: the same messages and limit for all, counts of messages known beforehand
 * wherever a library takes them.
 */
export async function selection(): Promise<Row[]> {
	installRivals();
	const own = await ownSelection(sizes, limit);
	const rows = ownRows(own);
	const ours = own.find(({ size }) => size === compared.at);
	for (const rival of rivals) {
		for (const size of sizes) {
			const taken = await runRival(rival.name, size, limit);
			rows.push(rivalRow(rival.label, size, taken));
			if (size === compared.at && ours !== undefined) rows.push(...comparison(rival, taken, ours));
		}
	}
	return rows;
}

function ownRows(own: readonly OwnSelection[]): Row[] {
	const row = (what: string, { size, kept }: OwnSelection, times: number[]): Row => ({
		what: `${what}, ${named(size)}`,
		measured: median(times),
		unit: "ms",
		note: `${kept} kept; median of ${times.length.toLocaleString("en")}`,
	});
	const [first, last] = [own.at(0), own.at(-1)];
	const times = median(last?.atHand ?? []) / median(first?.atHand ?? []);
	return [
		...own.map((one) => row("Tessera", one, one.atHand)),
		...own.map((one) => row("Tessera, read from SQLite", one, one.fromSqlite)),
		{
			what: `Tessera, ${named(last?.size ?? 0)} ÷ ${named(first?.size ?? 0)}`,
			measured: times,
			unit: "×",
			limit: growth,
		},
	];
}

function rivalRow(label: string, size: number, taken: Taken): Row {
	const what = `${label}, ${named(size)}`;
	if (taken === null) return { what, measured: Number.NaN, unit: "ms", note: "not done within 60 s" };
	const note = `${taken.kept} kept; median of ${taken.times.length}`;
	return { what, measured: median(taken.times), unit: "ms", note };
}

/** Who is not done within a minute is slower than whatever the limit asks for. */
function comparison({ label, isDefault }: (typeof rivals)[number], taken: Taken, ours: OwnSelection): Row[] {
	const times = (own: number[]) => (taken === null ? Number.POSITIVE_INFINITY : median(taken.times) / median(own));
	const what = `${label} ÷ Tessera, ${named(ours.size)}`;
	const least = isDefault ? { least: compared.least } : {};
	return [
		{ what, measured: times(ours.atHand), unit: "×", ...least },
		{ what: `${what} from SQLite`, measured: times(ours.fromSqlite), unit: "×" },
	];
}

function named(messages: number): string {
	return `${messages.toLocaleString("en")} messages`;
}
