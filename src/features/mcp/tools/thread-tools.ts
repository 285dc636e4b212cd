import * as z from "zod";
import { ok } from "../../../core/base/result.ts";
import {
	addNote,
	changeWorkingState,
	NoteBody,
	NoteSchema,
	stateAnswer,
	WorkingStatePatch,
	WorkingStateSchema,
} from "../../continuity/index.ts";
import { openThread } from "../../threads/index.ts";
import { ownersOf, threadOf, writer } from "../call/mcp-call.ts";
import { thread_id } from "./inputs.ts";
import { type Tool, tool } from "./tool.ts";

const { content, category } = NoteBody.shape;

const note = tool({
	name: "note",
	title: "Write a note",
	description:
		"Writes something down for yourself in this thread. Every later context of the thread shows its newest notes, " +
		"however long the conversation grows. For what should be known beyond this thread, use remember.",
	input: z.strictObject({
		thread_id,
		content: content.describe("What to write down, in a sentence or a few"),
		category: category.describe("What kind of note it is"),
	}),
	output: NoteSchema,
	annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
	async run(call, { thread_id, ...body }) {
		const [access, thread] = [writer(call), threadOf(call, thread_id)];
		if (!access.ok) return access;
		if (!thread.ok) return thread;
		const opened = await openThread(call.deps, access.value, thread.value, ownersOf(call, {}));
		if (!opened.ok) return opened;
		const written = await addNote(call.deps, access.value, thread.value, body);
		return written.ok ? ok({ answer: written.value }) : written;
	},
});

const workingState = tool({
	name: "working_state",
	title: "Read or change the working state",
	description:
		"Reads what you are working on in this thread: the task, its steps, what is done, open files, decisions, blockers. " +
		"With change, replaces the fields that it names. It is also kept up to date from what is said.",
	input: z.strictObject({
		thread_id,
		change: WorkingStatePatch.optional().describe("The fields to replace; without it nothing changes"),
	}),
	output: WorkingStateSchema,
	annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
	async run(call, { thread_id, change }) {
		const thread = threadOf(call, thread_id);
		if (!thread.ok) return thread;
		if (change === undefined) {
			const state = await call.deps.threadLog(call.access, thread.value).workingState();
			return state.ok ? ok({ answer: stateAnswer(state.value) }) : state;
		}
		const access = writer(call);
		if (!access.ok) return access;
		const opened = await openThread(call.deps, access.value, thread.value, ownersOf(call, {}));
		if (!opened.ok) return opened;
		const state = await changeWorkingState(call.deps, access.value, thread.value, change);
		return state.ok ? ok({ answer: stateAnswer(state.value) }) : state;
	},
});

export const threadTools: readonly Tool[] = [note, workingState];
