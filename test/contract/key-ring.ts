import { expect, it } from "vitest";
import type { KeyRecord, KeyRing } from "../../src/ports/key-ring.ts";

/** What every key ring has to keep. `make` gives the ring of one tenant, all over the same store. */
export function keyRingContract(make: (tenant: string) => KeyRing): void {
	let made = 0;

	function newKey(changes: Partial<KeyRecord> = {}): KeyRecord & { hash: string } {
		made += 1;
		return {
			id: `key_${made}`,
			hash: made.toString(16).padStart(64, "0"),
			name: "first key",
			role: "admin",
			user_id: null,
			project_id: null,
			created_at: "2026-01-02T03:04:05.678Z",
			revoked_at: null,
			...changes,
		};
	}

	it("finds the key a tenant was founded with, and nothing of its text", async () => {
		const { hash, ...record } = newKey({ role: "write", user_id: "u", project_id: "p" });

		expect(await make("founded").found({ ...record, hash })).toEqual({ ok: true, value: null });
		expect(await make("founded").find(hash)).toEqual(record);
	});

	it("finds a revoked key, so that the caller can be told", async () => {
		const key = newKey({ revoked_at: "2026-02-03T04:05:06.789Z" });
		await make("revoked").found(key);

		expect(await make("revoked").find(key.hash)).toMatchObject({ revoked_at: "2026-02-03T04:05:06.789Z" });
	});

	it("finds nothing for a hash it does not have, nor in another tenant", async () => {
		const key = newKey();
		await make("mine").found(key);

		expect(await make("mine").find("f".repeat(64))).toBeNull();
		expect(await make("yours").find(key.hash)).toBeNull();
	});

	it("does not found a tenant twice, and then keeps the second key out", async () => {
		const [first, second] = [newKey(), newKey()];
		await make("once").found(first);

		expect(await make("once").found(second)).toEqual({ ok: false, error: { reason: "already_exists" } });
		expect(await make("once").find(second.hash)).toBeNull();
		expect(await make("once").find(first.hash)).toMatchObject({ id: first.id });
	});

	it("founds a tenant once when many ask at the same time", async () => {
		const answers = await Promise.all(Array.from({ length: 8 }, () => make("race").found(newKey())));

		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
	});

	it("tells a fault from a tenant that exists: a key's id used twice is thrown, and founds nothing", async () => {
		const key = newKey();
		await make("first").found(key);

		await expect(make("second").found({ ...newKey(), id: key.id })).rejects.toThrow();
		expect((await make("second").found(newKey())).ok).toBe(true);
	});
}
