import { describe, expect, it } from "vitest";
import type { ContextRequest } from "../../../../../src/core/context/assembly/context-request.ts";
import type { StoredBlock } from "../../../../../src/core/model/memory/stored-block.ts";
import type { Continuity } from "../../../../../src/core/model/thread/continuity.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import { memory, preference, workingState } from "../../remembering.ts";
import { assembled } from "./any-context.ts";
import { asking } from "./asking.ts";

/** Messages of every minute from 11:00 on. */
const talk = (length: number) =>
	Array.from(
		{ length },
		(_, at): NewMessage => ({
			role: "user",
			content: `Message ${at}.`,
			created_at: `2026-11-20T11:${String(at).padStart(2, "0")}:00.000Z`,
		}),
	);

function warnings(more: Partial<ContextRequest>, messages: NewMessage[], continuity: Partial<Continuity> = {}) {
	const result = assembled({ ...asking(more), continuity }, messages);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value.report.warnings.filter(({ code }) => code.startsWith("stale"));
}

describe("stale_task", () => {
	const stored = (updated_at: string): { stored: StoredBlock[] } => ({
		stored: [{ scope: "user:u", name: "task", content: "Fix it.", tokens: 3, version: 1, updated_at }],
	});

	it("is raised by a stored task that is older than the last ten messages", () => {
		expect(warnings(stored("2026-11-20T11:01:59.000Z"), talk(12))).toEqual([
			{ code: "stale_task", detail: "the stored task is older than the last 10 messages" },
		]);
	});

	it("is not raised by one among them, by fewer messages, or by a task that is given", () => {
		expect(warnings(stored("2026-11-20T11:02:00.000Z"), talk(12))).toEqual([]);
		expect(warnings(stored("2026-01-01T00:00:00.000Z"), talk(9))).toEqual([]);
		expect(warnings({ ...stored("2026-01-01T00:00:00.000Z"), task: { task: "Other." } }, talk(12))).toEqual([]);
	});

	it("is raised by a working state more than ten messages old", () => {
		const state = (updated_seq: number) => ({ working_state: workingState({ current_task: "x", updated_seq }) });
		expect(warnings({}, talk(12), state(1))).toEqual([
			{ code: "stale_task", detail: "the working state is 11 messages old" },
		]);
		expect(warnings({}, talk(12), state(2))).toEqual([]);
		expect(warnings({}, talk(12), { working_state: workingState({ updated_seq: 1 }) })).toEqual([]);
	});

	it("is one warning for both", () => {
		const state = { working_state: workingState({ current_task: "x", updated_seq: 1 }) };
		expect(warnings(stored("2026-01-01T00:00:00.000Z"), talk(12), state)).toEqual([
			{
				code: "stale_task",
				detail: "the stored task is older than the last 10 messages; the working state is 11 messages old",
			},
		]);
	});
});

describe("stale_memory", () => {
	const due = { review_at: "2026-11-20T12:00:00.000Z" };

	it("is raised by an included memory past its review date, in any block", () => {
		const remembered = [memory("m", "fact", "x", due), preference("p", "y", due), memory("n", "fact", "z")];
		expect(warnings({ remembered }, talk(1))).toEqual([
			{ code: "stale_memory", detail: "past their review date: m, p" },
		]);
	});

	it("is not raised by one that is not included, or not due yet", () => {
		const later = { review_at: "2026-11-20T12:00:01.000Z" };
		expect(warnings({ remembered: [memory("m", "fact", "x", later)] }, talk(1))).toEqual([]);
		const out = [memory("m", "fact", "x", { ...due, expires_at: "2026-01-01T00:00:00.000Z" })];
		expect(warnings({ remembered: out }, talk(1))).toEqual([]);
	});
});
