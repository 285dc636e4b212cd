import { expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { Job } from "../../../src/core/model/thread/job.ts";
import type { JobCleanup, JobList, JobQuery } from "../../../src/features/threads/store/list/job-list.ts";

const minute = (n: number) => new Date(Date.UTC(2026, 0, 12, 9, n)).toISOString();

const BEGUN: Omit<Job, "id" | "created_at"> = {
	...{ kind: "distill", status: "queued", attempts: 0, error: null, lost: null, finished_at: null },
};
const jobOf = (id: string, n: number, rest: Partial<Job> = {}): Job => ({
	...BEGUN,
	id,
	created_at: minute(n),
	...rest,
});

/** What every list of jobs has to keep. `listOf` gives a tenant's; nothing of any tenant is there at first. */
export function jobListContract(listOf: (tenant: string) => JobList, cleanup: JobCleanup): void {
	const fresh = () => listOf(crypto.randomUUID());

	it("says which thread a job belongs to", async () => {
		const list = fresh();
		await list.put("t1", [jobOf("job_1", 1), jobOf("job_2", 2)]);
		await list.put("t2", [jobOf("job_3", 3)]);

		expect(await Promise.all(["job_1", "job_2", "job_3", "job_4"].map((id) => list.threadOf(id)))).toEqual([
			"t1",
			"t1",
			"t2",
			null,
		]);
	});

	it("leaves an entry as it is that is put again, and takes none", async () => {
		const list = fresh();
		await list.put("t1", [jobOf("job_1", 1)]);
		await list.put("t1", [jobOf("job_1", 9), jobOf("job_2", 2)]);
		await list.put("t1", []);

		expect(await list.threadOf("job_2")).toBe("t1");
		await cleanup.removeBefore(minute(2), 1_000);
		expect(await list.threadOf("job_1")).toBeNull();
	});

	it("knows since when the oldest job waits that has not ended", async () => {
		await cleanup.removeBefore("9999", 1_000);
		const list = fresh();
		await list.put("t1", [jobOf("job_1", 1), jobOf("job_2", 2)]);
		expect(await cleanup.oldestOpen()).toBe(minute(1));
		await list.put("t1", [jobOf("job_1", 1, { status: "done", finished_at: minute(3) })]);
		expect(await cleanup.oldestOpen()).toBe(minute(2));
		await list.put("t1", [jobOf("job_2", 2, { status: "done", finished_at: minute(3) })]);
		expect(await cleanup.oldestOpen()).toBeNull();
	});

	it("ends what is open of a thread that is gone, of no other, for good", async () => {
		await cleanup.removeBefore("9999", 1_000);
		const [list, other] = [fresh(), fresh()];
		const job = (n: number) => jobOf(`job_${n}`, n);
		await list.put("t1", [job(1), job(2)]);
		await list.put("t2", [job(4)]);
		await other.put("t1", [job(3)]);
		for (let time = 0; time < 2; time++) await list.close("t1", minute(9));
		expect(await cleanup.oldestOpen()).toBe(minute(3));
		await list.put("t1", [job(1)]);
		await other.close("t1", minute(9));
		expect(await cleanup.oldestOpen()).toBe(minute(4));
		expect(await list.threadOf("job_1")).toBe("t1");
	});

	it("tells how jobs stand, newest first, by status and kind, page by page", async () => {
		const tenant = crypto.randomUUID();
		const list = listOf(tenant);
		const failed = jobOf("job_2", 2, {
			status: "failed",
			attempts: 3,
			error: "503",
			lost: "Much.",
			finished_at: minute(3),
		});
		await list.put("t1", [jobOf("job_1", 1, { kind: "learn", status: "running", attempts: 1 }), failed]);
		await list.add("t2", { id: "job_3", kind: "distill", created_at: minute(3) });
		await list.add("t1", { id: "job_2", kind: "distill", created_at: minute(2) });
		const of = (query: Partial<JobQuery>) => list.page(wholeTenant(tenant), { limit: 9, ...query });
		const ids = async (query: Partial<JobQuery>) => (await of(query)).map(({ id }) => id);
		expect(await of({ status: "failed" })).toEqual([{ ...failed, thread_id: "t1" }]);
		expect(await ids({})).toEqual(["job_3", "job_2", "job_1"]);
		expect(await ids({ limit: 1, after: { created_at: minute(3), id: "job_3" } })).toEqual(["job_2"]);
		expect(await ids({ kind: "learn" })).toEqual(["job_1"]);
		expect(await ids({ kind: "learn", status: "done" })).toEqual([]);
		await list.put("t1", [{ ...failed, status: "queued", attempts: 0, error: null, lost: null, finished_at: null }]);
		expect(await ids({ status: "queued" })).toEqual(["job_3", "job_2"]);
		await list.close("t1", minute(9));
		await list.put("t1", [failed]);
		expect(await ids({})).toEqual(["job_3"]);
		expect(await list.page({ ...wholeTenant(tenant), user_id: "ada" }, { limit: 9 })).toEqual([]);
	});

	it("keeps tenants apart", async () => {
		await fresh().put("t1", [jobOf("job_1", 1)]);

		expect(await fresh().threadOf("job_1")).toBeNull();
	});

	it("is swept across tenants, so many at a time, the younger ones left", async () => {
		await cleanup.removeBefore("9999", 1_000);
		const lists = [fresh(), fresh()];
		for (const list of lists) {
			await list.put(
				"t",
				[0, 1, 2].map((n) => jobOf(`job_${n}`, n)),
			);
		}

		expect(await cleanup.removeBefore(minute(2), 3)).toBe(3);
		expect(await cleanup.removeBefore(minute(2), 3)).toBe(1);
		for (const list of lists) expect(await list.threadOf("job_2")).toBe("t");
	});
}
