import { expect, it } from "vitest";
import { pairedEnd } from "../../../src/features/threads/store/jobs/distillation.ts";
import { must } from "../../contract/threads/thread-fixtures.ts";
import { inThread, type LocalTest } from "./local-thread.ts";

async function append(thread: LocalTest, count: number) {
	const messages = Array.from({ length: count }, () => ({ role: "user" as const, content: "x" }));
	must(await thread.log().append({ messages, now: thread.now() }));
}

it("learning, flushing and distilling read a thousand messages at once, however little these say", () =>
	inThread(async (thread) => {
		for (let n = 0; n < 12; n++) await append(thread, 100);
		const job = thread.jobs().take(thread.now());
		if (job === null) throw new Error("nothing is to be distilled");
		const plan = thread.jobs().plan(job);
		if (plan === null) throw new Error("nothing is to be distilled");
		const read = thread.jobs().read(plan, 1, 1_000_000);
		expect(read).toMatchObject({ up_to: 1_000, characters: 1_000 });
		expect(read.messages).toHaveLength(1_000);
		expect(thread.jobs().read(plan, 1_001, 1_000_000).messages).toHaveLength(plan.to - 1_000);
		const learnable = thread.jobs().readLearnable(1, 1_200, 1_000_000);
		expect(learnable.messages).toHaveLength(1_000);
		expect(learnable.up_to).toBe(1_000);
		expect(thread.jobs().readLearnable(1_001, 1_200, 1_000_000)).toMatchObject({ up_to: 1_200, characters: 200 });
	}));

it("finds the end of calls that are open in one pass, however many overlap", () =>
	inThread(async (thread) => {
		for (let n = 0; n < 4; n++) await append(thread, 100);
		// Each message behind the twelfth answers the one before the last: all of them overlap.
		thread.sql.exec("UPDATE messages SET call_seq = seq - 2 WHERE seq > 12");
		let passes = 0;
		const sql = new Proxy(thread.sql, {
			get: (target, name) => {
				const value: unknown = Reflect.get(target, name);
				if (name === "exec") passes++;
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
		expect(pairedEnd({ sql }, 1, 390)).toBe(10);
		expect(pairedEnd({ sql }, 1, 10)).toBe(10);
		expect(passes).toBe(2);
	}));
