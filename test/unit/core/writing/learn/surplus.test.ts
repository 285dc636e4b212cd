import { expect, it } from "vitest";
import { extractLearned } from "../../../../../src/core/writing/learn/extract-learned.ts";

it("takes so many relations of one message, and says what it left", () => {
	const content = Array.from({ length: 3_000 }, (_, at) => `My sister Anna${at}.`).join(" ");
	const message = {
		thread_id: "t1",
		message_id: "m1",
		seq: 1,
		role: "user",
		content,
		created_at: "2026-11-20T10:00:00.000Z",
	} as const;
	const { relations, skipped } = extractLearned([message], []);

	expect(relations).toHaveLength(24);
	expect(skipped.some(({ reason, detail }) => reason === "unusable" && detail.includes("Anna30"))).toBe(true);
});
