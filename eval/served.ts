import type { CountText } from "../src/core/tokens/encoding.ts";
import { holds } from "./judge.ts";
import type { Script, Work } from "./scripts/script.ts";
import type { Served } from "./server-calls.ts";
import { paragraph, WAYS, type Way } from "./simulate.ts";

/** The contexts of a script's end, one for each way of keeping the past and each question. */
export type Contexts = { script: Script; texts: Record<Way, string[]>; distillations: number; state: StateFound };

/** What a working state said after ten turns of work. */
type StateFound = { task: boolean; completed: boolean; next: boolean };

export const QUERIES = ["What were we just working on?", null] as const;
/** At which parts of a conversation it is distilled, beside what its trigger does. */
const ASKED = [0.5, 0.9];

/** Appends a script to a server's threads and asks for its contexts. */
export async function servedContexts(server: Served, script: Script, count: CountText): Promise<Contexts> {
	const { id, messages } = script;
	const trimmed = `${id}-trim`;
	await server.create(id, { model: "gpt-4" });
	await server.create(trimmed, { model: "gpt-4", config: { overflow: { strategy: "trim" } } });
	let from = 0;
	const stops = [...ASKED.map((part) => Math.floor(part * messages.length)), messages.length];
	for (const to of stops.sort((a, b) => a - b)) {
		for (const thread of [id, trimmed]) await server.append(thread, messages.slice(from, to));
		if (ASKED.some((part) => Math.floor(part * messages.length) === to)) {
			for (const thread of [id, trimmed]) await server.distil(thread);
		}
		from = to;
	}
	const summaries = await server.summaries(id);
	const newest = summaries[0];
	const covered = messages.slice(0, newest?.to_seq ?? 0);
	const texts: Record<Way, string[]> = { summary: [], trim: [], paragraph: [] };
	for (const query of QUERIES) {
		texts.summary.push(await server.context(id, query));
		const trim = await server.context(trimmed, query);
		texts.trim.push(trim);
		texts.paragraph.push(`${trim}\n${paragraph(covered, newest?.tokens ?? 0, count)}`);
	}
	return { script, texts, distillations: summaries.length, state: await stateAfterWork(server, script) };
}

async function stateAfterWork(server: Served, { id, work }: Script): Promise<StateFound> {
	const thread = `${id}-work`;
	await server.create(thread, { model: "gpt-4" });
	await server.append(thread, work.messages);
	return stateFound(work, await server.workingState(thread));
}

function stateFound(
	work: Work,
	state: { current_task: string; completed_steps: string[]; next_step: string },
): StateFound {
	const steps = state.completed_steps.join("\n").toLowerCase();
	return {
		task: holds(state.current_task.toLowerCase(), work.task),
		completed: work.completed.every((terms) => holds(steps, terms)),
		next: holds(state.next_step.toLowerCase(), work.next),
	};
}

/** Every way with nothing in it. */
export function perWay<T>(make: (way: Way) => T): Record<Way, T> {
	return { summary: make(WAYS[0]), trim: make(WAYS[1]), paragraph: make(WAYS[2]) };
}
