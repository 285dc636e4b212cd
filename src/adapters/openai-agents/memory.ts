import type { AgentInputItem, CallModelInputFilter, Session } from "@openai/agents";
import type { ClientThread, ThreadContext, ThreadContextRequest } from "../../client/index.ts";
import { placedItems, tesseraSession } from "./session.ts";

/** What each context is asked for, beside what the filter says itself. */
export type MemoryOptions = Omit<ThreadContextRequest<"blocks">, "format" | "query" | "append" | "system">;

/**
 * Options of a run that give an agent a thread as its memory: `run(agent, input, tesseraMemory(thread))`. The thread is
 * the session. Before each call of a model, its context says how much of the history the model sees, and what the model
 * should know beside that goes into the instructions.
 */
export function tesseraMemory(
	thread: ClientThread,
	options: MemoryOptions = {},
): { session: Session; callModelInputFilter: CallModelInputFilter } {
	/** The message of each item that the run began with. */
	let history: string[] = [];
	const session: Session = {
		...tesseraSession(thread),
		getItems: async (limit) => {
			const placed = await placedItems(thread, limit);
			history = placed.map(({ message }) => message);
			return placed.map(({ item }) => item);
		},
	};
	return {
		session,
		callModelInputFilter: async ({ modelData: { input, instructions } }) => {
			const query = newestText(input);
			const context = await thread.context<"blocks">({
				...options,
				format: "blocks",
				...(query !== null && { query }),
			});
			const known = [instructions, ...knownTexts(context.blocks)].filter(Boolean).join("\n\n");
			return {
				input: input.slice(Math.min(unseen(context, history), input.length - 1)),
				...(known !== "" && { instructions: known }),
			};
		},
	};
}

type Blocks = ThreadContext<"blocks">["blocks"];

/** All that a context holds beside messages of the window, which the history has. */
function knownTexts({ system, project, task, history, knowledge }: Blocks): string[] {
	const past = history.sections.filter(({ name }) => name !== "window");
	return [system, project, task, ...past, knowledge].map(({ text }) => text);
}

/** How many items of the history stand before the window. */
function unseen({ blocks }: ThreadContext<"blocks">, history: readonly string[]): number {
	const window = new Set(blocks.history.sections.find(({ name }) => name === "window")?.items);
	return Math.max(
		0,
		history.findIndex((message) => window.has(message)),
	);
}

/** What the user said last, if it is a text. */
function newestText(input: readonly AgentInputItem[]): string | null {
	const said = input.findLast((item) => "role" in item && item.role === "user");
	if (said === undefined || !("role" in said) || said.role !== "user") return null;
	if (typeof said.content === "string") return said.content === "" ? null : said.content;
	const texts = said.content.flatMap((part) => (part.type === "input_text" ? [part.text] : []));
	return texts.join("\n\n") || null;
}
