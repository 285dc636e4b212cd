import type { Row } from "../bench/report.ts";
import type { CountText } from "../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import { judge, noScore, type Score, share } from "./judge.ts";
import { ASPECTS, type Aspect, LONG, type Pool, type Script, scripts } from "./scripts/script.ts";
import { type Contexts, perWay, QUERIES, servedContexts } from "./served.ts";
import { withCalls } from "./server-calls.ts";
import { contextText, distilled, WAYS, type Way } from "./simulate.ts";

const SCRIPTS = 40;
/** What a summary may take at 8k, in tokens. */
const SUMMARY_LIMIT = 1_000;
/** In percent, with the embedded writer alone. */
const LEAST: Record<Aspect, number | null> = {
	"current task": 95,
	"last step": 95,
	"next step": 95,
	decisions: 90,
	corrections: 85,
	"open questions": 85,
	preferences: null,
};
const LEAST_STATE = 90;
/** Scripts whose old and new format are scored one by one. */
const TRACES = 5;

const POOLS: readonly Pool[] = ["tuned", "held-out"];

/** What contexts still know of scripted conversations that were distilled at least twice, over HTTP. */
export async function continuity(seed: number): Promise<Row[]> {
	const count = await gptTokenizer.counter("cl100k_base");
	const rows: Row[] = [];
	for (const pool of POOLS) {
		const all = await withCalls(async (server) => {
			const contexts: Contexts[] = [];
			for (const script of scripts(SCRIPTS, pool, seed)) contexts.push(await servedContexts(server, script, count));
			return contexts;
		});
		rows.push(...knownRows(all, pool), ...stateRows(all, pool));
		if (pool === "tuned") rows.push(...traceRows(all));
	}
	return rows;
}

/** The same of core alone: no server, no working state, the summary as if there were nothing beside it. */
export async function offline(seed: number, long: boolean): Promise<Row[]> {
	const count = await gptTokenizer.counter("cl100k_base");
	return POOLS.flatMap((pool) =>
		knownRows(
			scripts(SCRIPTS, pool, seed, ...(long ? [LONG] : [])).map((script) => simulated(script, count)),
			pool,
		),
	);
}

function simulated(script: Script, count: CountText): Contexts {
	const past = distilled(script.messages, count, SUMMARY_LIMIT);
	const texts = perWay((way) => QUERIES.map((query) => contextText(script.messages, past, { way, query }, count)));
	return { script, texts, distillations: past.times, state: { task: false, completed: false, next: false } };
}

function knownRows(all: readonly Contexts[], pool: Pool): Row[] {
	const scores = perWay((way) => scored(all, way));
	const fewest = Math.min(...all.map(({ distillations }) => distillations));
	const distillations = { what: `${pool}: distillations, fewest of a script`, measured: fewest, unit: "×" } as const;
	const rows = ASPECTS.map((aspect): Row => {
		const [measured, trim, old] = WAYS.map((way) => share(scores[way][aspect]));
		const least = LEAST[aspect];
		return {
			...{ what: `${pool}: ${aspect}`, measured: measured ?? 0, unit: "%" },
			...(least === null ? {} : { least }),
			note: `trim only ${percent(trim)}, single paragraph ${percent(old)}`,
		};
	});
	return [{ ...distillations, least: 2, note: `${all.length} scripts, ${QUERIES.length} contexts each` }, ...rows];
}

function scored(all: readonly Contexts[], way: Way): Score {
	const score = noScore();
	for (const { script, texts } of all) for (const text of texts[way]) judge(score, script, text);
	return score;
}

function stateRows(all: readonly Contexts[], pool: Pool): Row[] {
	return (["task", "completed", "next"] as const).map((part) => {
		const known = all.filter(({ state }) => state[part]).length;
		const measured = share({ known, of: all.length });
		return { what: `${pool}: working state, ${part}`, measured, unit: "%", least: LEAST_STATE };
	});
}

/** What is asked of each trace, and which answers tell it. */
const TRACED: Record<string, readonly Aspect[]> = {
	"task recall": ["current task"],
	"decision recall": ["decisions", "corrections"],
	"tone preservation": ["preferences"],
	"working-state capture": ["last step", "next step", "open questions"],
};

/** The single paragraph against the seven sections, trace by trace. */
function traceRows(all: readonly Contexts[]): Row[] {
	return all.slice(0, TRACES).flatMap((trace) => {
		const of = perWay((way) => scored([trace], way));
		return Object.entries(TRACED).map(([what, aspects]): Row => {
			const [measured, , old] = WAYS.map((way) => {
				const parts = aspects.map((aspect) => of[way][aspect]);
				const sum = (pick: (part: { known: number; of: number }) => number) =>
					parts.reduce((total, part) => total + pick(part), 0);
				return share({ known: sum(({ known }) => known), of: sum((part) => part.of) });
			});
			const note = `old format ${percent(old)}`;
			return { what: `trace ${trace.script.id}: ${what}`, measured: measured ?? 0, unit: "%", note };
		});
	});
}

function percent(value: number | undefined): string {
	return `${(value ?? 0).toFixed(1)} %`;
}
