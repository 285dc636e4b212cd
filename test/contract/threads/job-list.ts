import { expect, it } from "vitest";
import type { JobCleanup, JobList } from "../../../src/features/threads/store/list/job-list.ts";

const minute = (n: number) => new Date(Date.UTC(2026, 0, 12, 9, n)).toISOString();

/** What every list of jobs has to keep. `listOf` gives a tenant's; nothing of any tenant is there at first. */
export function jobListContract(listOf: (tenant: string) => JobList, sweep: JobCleanup): void {
	const fresh = () => listOf(crypto.randomUUID());

	it("says which thread a job belongs to", async () => {
		const list = fresh();
		await list.put("t1", [
			{ id: "job_1", created_at: minute(1) },
			{ id: "job_2", created_at: minute(2) },
		]);
		await list.put("t2", [{ id: "job_3", created_at: minute(3) }]);

		expect(await Promise.all(["job_1", "job_2", "job_3", "job_4"].map((id) => list.threadOf(id)))).toEqual([
			"t1",
			"t1",
			"t2",
			null,
		]);
	});

	it("leaves an entry as it is that is put again, and takes none", async () => {
		const list = fresh();
		await list.put("t1", [{ id: "job_1", created_at: minute(1) }]);
		await list.put("t1", [
			{ id: "job_1", created_at: minute(9) },
			{ id: "job_2", created_at: minute(2) },
		]);
		await list.put("t1", []);

		expect(await list.threadOf("job_2")).toBe("t1");
		await sweep.removeBefore(minute(2), 1_000);
		expect(await list.threadOf("job_1")).toBeNull();
	});

	it("knows since when the oldest job waits that has not ended", async () => {
		await sweep.removeBefore("9999", 1_000);
		const list = fresh();
		await list.put("t1", [
			{ id: "job_1", created_at: minute(1) },
			{ id: "job_2", created_at: minute(2), finished_at: null },
		]);
		expect(await sweep.oldestOpen()).toBe(minute(1));
		await list.put("t1", [{ id: "job_1", created_at: minute(1), finished_at: minute(3) }]);
		expect(await sweep.oldestOpen()).toBe(minute(2));
		await list.put("t1", [
			{ id: "job_1", created_at: minute(1) },
			{ id: "job_2", created_at: minute(2), finished_at: minute(3) },
		]);
		expect(await sweep.oldestOpen()).toBeNull();
	});

	it("ends what is open of a thread that is gone, of no other, for good", async () => {
		await sweep.removeBefore("9999", 1_000);
		const [list, other] = [fresh(), fresh()];
		const job = (n: number) => ({ id: `job_${n}`, created_at: minute(n) });
		await list.put("t1", [job(1), job(2)]);
		await list.put("t2", [job(4)]);
		await other.put("t1", [job(3)]);
		for (let time = 0; time < 2; time++) await list.close("t1", minute(9));
		expect(await sweep.oldestOpen()).toBe(minute(3));
		await list.put("t1", [job(1)]);
		await other.close("t1", minute(9));
		expect(await sweep.oldestOpen()).toBe(minute(4));
		expect(await list.threadOf("job_1")).toBe("t1");
	});

	it("keeps tenants apart", async () => {
		await fresh().put("t1", [{ id: "job_1", created_at: minute(1) }]);

		expect(await fresh().threadOf("job_1")).toBeNull();
	});

	it("is swept across tenants, so many at a time, the younger ones left", async () => {
		await sweep.removeBefore("9999", 1_000);
		const lists = [fresh(), fresh()];
		for (const list of lists) {
			await list.put(
				"t",
				[0, 1, 2].map((n) => ({ id: `job_${n}`, created_at: minute(n) })),
			);
		}

		expect(await sweep.removeBefore(minute(2), 3)).toBe(3);
		expect(await sweep.removeBefore(minute(2), 3)).toBe(1);
		for (const list of lists) expect(await list.threadOf("job_2")).toBe("t");
	});
}
