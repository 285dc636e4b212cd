import { describe, expect, it } from "vitest";
import type {
	IdempotencyRecords,
	RecordCleanup,
	RecordRequest,
} from "../../../src/platform/idempotency/store/records.ts";

const minute = (n: number) => new Date(Date.UTC(2026, 0, 12, 9, n)).toISOString();
const ANSWER = { status: 201, body: '{"id":"thr_1"}' };

/** What every store of idempotency records has to keep. `make` gives the records of one tenant, and the cleanup over all of them. */
export function idempotencyRecordsContract(make: (tenant: string) => IdempotencyRecords, cleanup: RecordCleanup): void {
	const fresh = () => make(`records-${crypto.randomUUID().slice(0, 8)}`);
	let holders = 0;

	/** A request at 9:30; a record held since 9:20 is stale, one made before 8:00 forgotten. */
	function ask(changes: Partial<RecordRequest> = {}): RecordRequest {
		holders += 1;
		const named = { credential: "key_1", key: "k", fingerprint: "f", holder: `h${holders}`, seed: `s${holders}` };
		return { ...named, now: minute(30), stale: minute(20), expired: minute(-60), about: null, ...changes };
	}

	it("are held by who takes them first, with the seed it brought", async () => {
		const records = fresh();
		const first = ask();

		expect(await records.take(first)).toEqual({ state: "held", seed: first.seed });
		expect(await records.take(ask())).toEqual({ state: "busy" });
	});

	it("are held by one of many who take at the same time", async () => {
		const records = fresh();
		const taken = await Promise.all(Array.from({ length: 20 }, () => records.take(ask())));

		expect(taken.filter(({ state }) => state === "held")).toHaveLength(1);
		expect(taken.filter(({ state }) => state === "busy")).toHaveLength(19);
	});

	it("give the answer that was kept, and only to the same request", async () => {
		const records = fresh();
		const first = ask();
		await records.take(first);
		await records.keep(first, ANSWER);

		expect(await records.take(ask())).toEqual({ state: "done", answer: ANSWER });
		expect(await records.take(ask({ fingerprint: "g" }))).toEqual({ state: "other" });
	});

	it("say that a request is another one while the first is under way, too", async () => {
		const records = fresh();
		await records.take(ask());

		expect(await records.take(ask({ fingerprint: "g" }))).toEqual({ state: "other" });
	});

	it("are apart by tenant, credential and key", async () => {
		const [mine, yours] = [fresh(), fresh()];
		await mine.take(ask());

		for (const taken of [yours.take(ask()), mine.take(ask({ credential: "key_2" })), mine.take(ask({ key: "K" }))]) {
			expect(await taken).toMatchObject({ state: "held" });
		}
	});

	describe("left behind", () => {
		it("are taken over once they are stale, with the seed of the first", async () => {
			const records = fresh();
			const first = ask({ now: minute(20) });
			await records.take(first);

			expect(await records.take(ask({ stale: minute(19) }))).toEqual({ state: "busy" });
			expect(await records.take(ask({ fingerprint: "g" }))).toEqual({ state: "other" });
			expect(await records.take(ask())).toEqual({ state: "held", seed: first.seed });
			expect(await records.take(ask())).toEqual({ state: "busy" });
		});

		it("can't be settled any more by who had them", async () => {
			const records = fresh();
			const [first, second] = [ask({ now: minute(20) }), ask()];
			await records.take(first);
			await records.take(second);
			for (const settle of [records.open, records.drop]) await settle(first);
			await records.keep(first, { status: 200, body: "late" });
			expect(await records.take(ask())).toEqual({ state: "busy" });

			await records.keep(second, ANSWER);
			expect(await records.take(ask())).toEqual({ state: "done", answer: ANSWER });
		});
	});

	it("can be opened, so that the next one takes them at once with the same seed", async () => {
		const records = fresh();
		const first = ask();
		await records.take(first);
		await records.open(first);

		expect(await records.take(ask({ fingerprint: "g" }))).toEqual({ state: "other" });
		expect(await records.take(ask())).toEqual({ state: "held", seed: first.seed });
	});

	it("can be dropped, and are then free for any request", async () => {
		const records = fresh();
		const [first, other] = [ask(), ask({ fingerprint: "g" })];
		await records.take(first);
		await records.drop(first);

		expect(await records.take(other)).toEqual({ state: "held", seed: other.seed });
	});

	it("keep that a secret was answered without the answer", async () => {
		const records = fresh();
		const first = ask();
		await records.take(first);
		await records.keep(first, { status: 201, body: null });

		expect(await records.take(ask())).toEqual({ state: "done", answer: { status: 201, body: null } });
	});

	it("are forgotten after their time, and then free for any request", async () => {
		const records = fresh();
		const first = ask({ now: minute(0) });
		await records.take(first);
		await records.keep(first, ANSWER);

		expect(await records.take(ask({ expired: minute(0) }))).toMatchObject({ state: "done" });
		const later = ask({ fingerprint: "g", expired: minute(1) });
		expect(await records.take(later)).toEqual({ state: "held", seed: later.seed });
	});

	describe("about a thread that is forgotten", () => {
		const DONE = (body: string | null) => ({ state: "done", answer: { status: 201, body } });
		const of = (id: string, text: boolean, key: string) => ask({ key, about: { id, text } });

		async function kept(records: IdempotencyRecords, request: RecordRequest) {
			await records.take(request);
			await records.keep(request, ANSWER);
		}

		it("keep that it was done, without the answer: of those with text, or of all", async () => {
			const [records, others] = [fresh(), fresh()];
			const requests = [of("a", true, "1"), of("a", false, "2"), of("b", true, "3"), ask({ key: "4" })];
			for (const request of [...requests, of("a", true, "5")]) await kept(records, request);
			await kept(others, of("a", true, "1"));
			const bodies = () => Promise.all(["1", "2", "3", "4"].map((key) => records.take(ask({ key }))));
			const whole = DONE(ANSWER.body);

			await records.forget("a", "texts");
			expect(await bodies()).toEqual([DONE(null), whole, whole, whole]);
			await records.forget("a", "all");
			expect(await bodies()).toEqual([DONE(null), DONE(null), whole, whole]);
			expect(await records.take(ask({ key: "5", fingerprint: "g" }))).toEqual({ state: "other" });
			expect(await others.take(ask({ key: "1" }))).toEqual(whole);
		});

		it("are forgotten by a text they hold, and the others kept", async () => {
			const records = fresh();
			const [one, other, late] = [of("a", true, "1"), of("a", true, "2"), of("a", true, "3")];
			for (const request of [one, other, late]) await records.take(request);
			await records.keep(one, { status: 201, body: '{"id":"mem_1%"}' });
			await records.keep(other, { status: 201, body: '{"id":"mem_12"}' });

			await records.forget("a", "all", '"mem_1%"');
			await records.keep(late, ANSWER);
			const bodies = await Promise.all(["1", "2", "3"].map((key) => records.take(ask({ key }))));
			expect(bodies).toEqual([DONE(null), DONE('{"id":"mem_12"}'), DONE(null)]);
		});

		it("don't keep an answer that was on its way", async () => {
			const records = fresh();
			const request = of("a", true, "k");
			await records.take(request);
			await records.forget("a", "texts");
			await records.keep(request, ANSWER);

			expect(await records.take(ask())).toEqual(DONE(null));
		});

		it("keep the answer of who took the request up again afterwards", async () => {
			const records = fresh();
			const [slow, next] = [{ ...of("a", true, "k"), now: minute(20) }, of("a", true, "k")];
			await records.take(slow);
			await records.forget("a", "all");
			expect(await records.take(next)).toEqual({ state: "held", seed: slow.seed });
			await records.keep(slow, { status: 200, body: "from before" });
			await records.keep(next, ANSWER);

			expect(await records.take(ask())).toEqual(DONE(ANSWER.body));
		});

		it("are known by the thread that their answer names", async () => {
			const records = fresh();
			const request = ask();
			await records.take(request);
			await records.keep({ ...request, about: { id: "new", text: false } }, ANSWER);
			await records.forget("new", "texts");
			expect(await records.take(ask())).toEqual(DONE(ANSWER.body));
			await records.forget("new", "all");
			expect(await records.take(ask())).toEqual(DONE(null));
		});
	});

	it("are swept across tenants, so many at a time, the younger ones left", async () => {
		await cleanup.removeBefore("9999", 1_000);
		const tenants = [fresh(), fresh()];
		for (const records of tenants) {
			for (const [n, key] of ["a", "b", "c"].entries()) await records.take(ask({ key, now: minute(n) }));
		}

		expect(await cleanup.removeBefore(minute(2), 3)).toBe(3);
		expect(await cleanup.removeBefore(minute(2), 3)).toBe(1);
		expect(await cleanup.removeBefore(minute(2), 3)).toBe(0);
		for (const records of tenants)
			expect(await records.take(ask({ key: "c", stale: minute(0) }))).toEqual({ state: "busy" });
	});
}
