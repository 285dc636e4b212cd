import { assembleContext } from "../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../src/core/context/assembly/context-request.ts";
import { EVERYTHING } from "../src/core/context/assembly/context-request.ts";
import type { Format } from "../src/core/context/render/format.ts";
import { modelOf } from "../src/core/model/budget/models.ts";
import { PROFILES, readingLimits } from "../src/core/model/budget/profiles.ts";
import type { RememberedMemory } from "../src/core/model/memory/remembered.ts";
import type { Item } from "../src/core/model/receipt.ts";
import type { Note } from "../src/core/model/thread/continuity.ts";
import type { ThreadView } from "../src/core/model/thread/snapshot.ts";
import type { StoredWorkingState } from "../src/core/model/thread/working-state.ts";
import type { CountText } from "../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import type { Row } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { said, stored, viewOf } from "./stored-thread.ts";
import { textWriter } from "./text.ts";

const threadLength = 2_000;
const candidates = 200;
const warmUp = 100;
const rounds = 400;
/** Where what recall brings may stand. */
const RECALLED = new Set<Item["section"]>(["preferences", "static_facts", "memories", "earlier_messages"]);
const formats: Format[] = ["messages", "anthropic"];
const limits = { "8k": 5, "128k": 12 } as const;
const { message, question } = textWriter(3);

/** What a context costs in process once its thread is read: every block filled, rendered and counted as a whole. */
export async function assembly(): Promise<Row[]> {
	const count = await gptTokenizer.counter("o200k_base");
	const profiles = ["8k", "128k"] as const;
	return profiles.flatMap((profile) => formats.map((format) => assembled(profile, format, count)));
}

function assembled(profile: "8k" | "128k", format: Format, count: CountText): Row {
	const request = everyBlock(profile, format);
	const view = wholeView(request, count);
	const times: number[] = [];
	let shown = "";
	for (let round = 0; round < warmUp + rounds; round++) {
		const asked = { ...request, query: question() };
		const since = performance.now();
		const context = assembleContext(asked, view, count);
		const ms = performance.now() - since;
		if (!context.ok) throw new Error(`No context: ${context.error.reason}`);
		const { tokens, report } = context.value;
		const recalled = ({ section }: Item) => RECALLED.has(section);
		const included = report.items.filter((item) => item.included && recalled(item)).length;
		shown = `${tokens.total.toLocaleString("en")} tokens, ${included} of ${candidates} candidates in`;
		const empty = report.blocks.filter(({ used, name }) => used === 0 && name !== "history");
		if (empty.length > 0) throw new Error(`Empty: ${empty.map(({ name }) => name).join(", ")}`);
		if (round >= warmUp) times.push(ms);
	}
	return {
		what: `assembly, ${profile}, ${format}: p95`,
		measured: quantile(times, 0.95),
		unit: "ms",
		limit: limits[profile],
		note: `median ${median(times).toFixed(2)} ms of ${rounds}; ${shown}`,
	};
}

function everyBlock(profile: "8k" | "128k", format: Format): ContextRequest {
	return {
		model: modelOf("gpt-4o"),
		budget: PROFILES[profile],
		waterfall: true,
		format,
		layout: "ranked",
		preset: "conversational",
		query: question(),
		system: `You are the assistant of a small team. ${sentences(4)}`,
		project: sentences(8),
		task: { task: sentences(2), goals: [question(), question()], constraints: [question()], expected_output: "A list" },
		documents: [],
		remembered: [...remembered("preference", 15), ...remembered("fact", 15), ...remembered("decision", 70)],
		otherThreads: null,
		contextManagement: false,
		include: EVERYTHING,
		tools: [],
		stored: [],
		recall: { limit: candidates, minScore: 0 },
		now: Date.parse("2026-11-20T12:00:00.000Z"),
	};
}

function sentences(messages: number): string {
	return Array.from({ length: messages }, message).join(" ");
}

/** The thread as its object hands it over, with messages found from all over it. */
function wholeView(request: ContextRequest, count: CountText): ThreadView {
	const thread = stored(said(threadLength), count);
	const view = viewOf(thread, readingLimits(request.budget, request.waterfall, request.preset));
	const outside = thread.slice(0, thread.length - view.window.length);
	const messages = candidates / 2;
	const found = Array.from({ length: messages }, (_, at) => {
		const one = outside[Math.floor((at * outside.length) / messages)];
		if (one === undefined) throw new Error("The thread is too short.");
		const { gist, ...message } = one;
		return { ...message, relevance: 1 - at / messages, parts: {}, run: at, passages: null, message };
	});
	return { ...view, found, continuity: { ...view.continuity, notes: notes(), working_state: workingState() } };
}

/** Memories whose tokens nobody has counted; those that are no preferences and do not change are knowledge. */
function remembered(type: RememberedMemory["type"], length: number): RememberedMemory[] {
	return Array.from({ length }, (_, at) => ({
		...{ kind: "memory", type, id: `${type}-${at}`, content: question(), scope: "user:u", key: null },
		...{ is_static: type === "fact", confidence: 1, importance: 5, source: null },
		...{ created_at: "2026-11-01T12:00:00.000Z", review_at: null, expires_at: null },
		score: { relevance: 1 - at / length },
	}));
}

function notes(): Note[] {
	return Array.from({ length: 5 }, (_, at) => ({
		...{ id: `note-${at}`, content: message(), category: "context", tokens: 40 },
		created_at: "2026-11-20T11:00:00.000Z",
	}));
}

function workingState(): StoredWorkingState {
	const steps = Array.from({ length: 8 }, question);
	return {
		...{ current_task: question(), task_chain: steps, completed_steps: steps.slice(0, 5), open_files: ["a.ts"] },
		...{ recent_decisions: [question()], blockers: [question()] },
		...{ updated_at: "2026-11-20T11:00:00.000Z", updated_by: "writer:embedded", updated_seq: threadLength },
	};
}
