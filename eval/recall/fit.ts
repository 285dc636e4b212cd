// `npm run fit [-- --data DIR] [--left-out] [--ablation] [--categories]`: fits the weights of the ranker and writes them where
// it reads them; with --left-out or --ablation only tells what weights fitted without a conversation, or a group of features, find.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_MODEL, modelOf } from "../../src/core/model/budget/models.ts";
import { FEATURES } from "../../src/core/recall/ranking/features.ts";
import { gptTokenizer } from "../../src/providers/tokenizer/gpt-tokenizer.ts";
import { DATA_FOLDER } from "../data-folder.ts";
import type { Conversation } from "./conversation.ts";
import { readData } from "./data.ts";
import { shownInBudget } from "./in-budget.ts";
import { judge } from "./judge.ts";
import { fitted, type Kind, sampleOf } from "./listwise.ts";
import { type Offline, offline } from "./offline.ts";
import { type Table, tablesOf } from "./table.ts";

const root = join(import.meta.dirname, "../..");
const L2 = 0.0005;
const PULL = 0.002;
const { values } = parseArgs({
	options: {
		data: { type: "string", default: DATA_FOLDER },
		"left-out": { type: "boolean", default: false },
		folds: { type: "string", default: "0" },
		ablation: { type: "boolean", default: false },
		categories: { type: "boolean", default: false },
	},
});

const count = await gptTokenizer.counter(modelOf(DEFAULT_MODEL).encoding);
const conversations = readData(values.data, { only: null, million: false });
/** A first guess, by hand: only to tell which rows are hard; what it fits is the second pass's guess. */
const GUESS: Record<string, number> = {
	...{ bm25: 4, covered: 3, near: 2, run: 3, run_covered: 2, speaker: 1, speaker_covered: 3, user: 3, kind: 2 },
	...{ said_then: 6, said_near: 2, when_time: 2, after_asking: 1 },
};
const start = Float64Array.from(FEATURES, (feature) => GUESS[feature] ?? 0);
const width = FEATURES.length;
const PASSES = 2;
const tables = conversations.flatMap((one) => [
	...tablesOf(one, one.questions, count).map((table) => ({ table, kind: one.set })),
	...(one.set === "locomo" ? nameless(one) : []),
]);
console.error(`${tables.length} questions, ${width} features`);
const held = new Map<Conversation, Offline>();

const GROUPS: Record<string, RegExp> = {
	nothing: /^$/,
	neighbours: /before|after$|window|near|wide|answers/,
	runs: /run/,
	speaker: /speaker|^user/,
	kinds: /kind|^answer$|^fact/,
	facts: /^fact/,
	time: /said|told|when/,
	form: /many|who_|where_|list_|wish|change|current|summary|order|number/,
	traits: /asks|self|pleasantry|past|quoted|short|length/,
	pairs: /pairs|entities|rarest/,
};

/** What was found, and of how many gold turns. */
type Sums = Map<string, [found: number, gold: number]>;

if (values["left-out"]) leftOut();
else if (values.ablation) ablation();
else write();

type Asked = { table: Table; kind: Kind };

/** Every second question of a conversation in which nobody has a name. */
function nameless(one: Conversation): Asked[] {
	const messages = one.messages.map(({ name: _name, ...message }) => message);
	const questions = one.questions.filter((_, at) => at % 2 === 0);
	return tablesOf({ ...one, messages }, questions, count).map((table) => ({ table, kind: "nameless" }));
}

/** Weights fitted to questions; `off`: features that are taken away. */
function weightsOf(asked: readonly Asked[], off: ReadonlySet<number> = new Set()): Float64Array {
	let weights: Float64Array = start.map((weight, at) => (off.has(at) ? 0 : weight));
	const samples = () => asked.flatMap(({ table, kind }) => sampleOf(table, kind, weights, off) ?? []);
	for (let pass = 0; pass < PASSES; pass++) weights = fitted(samples(), weights, { l2: L2 });
	return shownInBudget(samples(), weights, { pull: PULL });
}

function write(): void {
	const weights = weightsOf(tables).map((weight) => Math.round(weight * 1_000) / 1_000);
	const lines = FEATURES.map((feature, at) => `\t${feature}: ${weights[at] ?? 0},`);
	const names = conversations.map(({ id }) => id).join(", ");
	writeFileSync(
		join(root, "src/core/recall/ranking/weights.ts"),
		`// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted, whatever it is near
/**
 * What each feature weighs (features.ts). Written by \`npm run fit\`: listwise, a softmax over the passages of a question
 * (convex, L2 ${L2}), then near that for what is shown within a budget (in-budget.ts, L2 ${PULL} on the way from there);
 * LoCoMo 0.4 of the loss, BEAM 0.45, LoCoMo without names 0.15; no seed. A question's rows are the best passages of the 120
 * messages that a guess ranks first (by hand, then by the weights of the pass before, ${PASSES} passes, and once more), its
 * gold ones and every so many of the rest. Fitted on
 * ${names}.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {\n${lines.join("\n")}\n};\n`,
	);
	tell("all", conversations, weights);
}

/** What weights of all other conversations find, for each; --folds N leaves out so many groups in turn. */
function leftOut(): void {
	print("left out", foundLeftOut({ told: (out, found) => print(out.map(({ id }) => id).join(" "), found) }));
}

type Leaving = { told?(out: readonly Conversation[], found: Sums): void; off?: ReadonlySet<number> };

function foundLeftOut({ told, off }: Leaving): Sums {
	const groups = Number(values.folds) || conversations.length;
	const sums: Sums = new Map();
	for (let group = 0; group < groups; group++) {
		const out = conversations.filter((one) => groupOf(one, groups) === group);
		const ids = new Set(out.map(({ id }) => id));
		const others = tables.filter(({ table }) => !ids.has(table.conversation));
		const found = measured(out, weightsOf(others, off));
		for (const [what, [more, gold]] of found) {
			const [before, of] = sums.get(what) ?? [0, 0];
			sums.set(what, [before + more, of + gold]);
		}
		told?.(out, found);
	}
	return sums;
}

function groupOf(one: Conversation, groups: number): number {
	const same = conversations.filter(({ set }) => set === one.set || groups === conversations.length);
	return same.indexOf(one) % groups;
}

/** What is found left out when a group of features is taken away. */
function ablation(): void {
	for (const [name, own] of Object.entries(GROUPS)) {
		const off = new Set(FEATURES.flatMap((feature, at) => (own.test(feature) ? [at] : [])));
		print(`without ${name}`, foundLeftOut({ off }));
	}
}

function tell(what: string, all: readonly Conversation[], weights: Float64Array): void {
	print(what, measured(all, weights));
}

function print(what: string, sums: Sums): void {
	const cells = [...sums].map(([name, [found, gold]]) => `${name} ${((100 * found) / gold).toFixed(1)}`);
	console.log(`${what}: ${cells.join(", ")}`);
}

function measured(all: readonly Conversation[], weights: Float64Array): Sums {
	const sums: Sums = new Map();
	const add = (name: string, found: number, gold: number) => {
		const [before, of] = sums.get(name) ?? [0, 0];
		sums.set(name, [before + found, of + gold]);
	};
	for (const one of all) {
		const asked = held.get(one) ?? offline(one, count);
		held.set(one, asked);
		for (const question of one.questions) {
			for (const budget of one.set === "locomo" ? [1_000, 2_000] : [4_000]) {
				const { found, gold, strict } = judge(question, asked.ask(question.text, budget, weights));
				add(`${one.set} ${budget}`, found.length, gold);
				if (values.categories) add(`${question.category} ${budget}`, found.length, gold);
				if (strict !== null) add(`${one.set} ${budget} strict`, strict ? found.length : 0, gold);
			}
		}
	}
	return sums;
}
