import { describe, expect, it } from "vitest";
import type { KeyRecord, KeyRing } from "../../../src/features/access/store/key-ring.ts";

/** What a tenant holds that was just founded. */
const NOTHING = { threads: 0, memories: 0, installations: 0, stored_bytes: 0 };

/** What every key ring has to keep. `make` gives the ring of one tenant, all over the same store. */
export function keyRingContract(make: (tenant: string) => KeyRing): void {
	let made = 0;

	function newKey(changes: Partial<KeyRecord> = {}): Parameters<KeyRing["add"]>[0] {
		made += 1;
		return {
			id: `key_${made}`,
			hash: made.toString(16).padStart(64, "0"),
			name: "first key",
			role: "admin",
			user_id: null,
			project_id: null,
			expires_at: null,
			created_at: "2026-01-02T03:04:05.678Z",
			...changes,
		};
	}

	it("finds the key a tenant was founded with, and nothing of its text", async () => {
		const { hash, ...record } = newKey({ role: "write", user_id: "u", project_id: "p" });

		expect(await make("founded").found({ ...record, hash })).toEqual({ ok: true, value: null });
		expect(await make("founded").find(hash)).toEqual({
			...record,
			...{ revoked_at: null, last_used_at: null, former_until: null, erasing: [], held: NOTHING },
		});
	});

	it("finds a revoked key, so that the caller can be told", async () => {
		const key = newKey();
		await make("revoked").found(key);
		await make("revoked").revoke(key.id, "2026-02-03T04:05:06.789Z", false);

		expect(await make("revoked").find(key.hash)).toMatchObject({ revoked_at: "2026-02-03T04:05:06.789Z" });
	});

	it("rotates a key: both hashes find it, a third rotation ends the first, and a revoked or expired one stays as it is", async () => {
		const ring = make("rotated");
		const key = newKey();
		await ring.found(key);
		const rotation = { id: key.id, now: "2026-02-01T00:00:00.000Z", formerUntil: "2026-02-02T00:00:00.000Z" };
		const [second, third] = ["a".repeat(64), "b".repeat(64)];

		expect(await ring.rotate({ ...rotation, hash: second })).toMatchObject({ ok: true, value: { id: key.id } });
		expect(await ring.find(key.hash)).toMatchObject({ id: key.id, former_until: rotation.formerUntil });
		expect(await ring.find(second)).toMatchObject({ id: key.id, former_until: null });
		await ring.rotate({ ...rotation, hash: third });
		expect(await ring.find(key.hash)).toBeNull();
		expect(await ring.find(second)).toMatchObject({ former_until: rotation.formerUntil });

		expect(await make("other").rotate({ ...rotation, hash: "c".repeat(64) })).toMatchObject({ ok: false });
		const expired = newKey({ expires_at: rotation.now });
		await ring.add(expired);
		expect(await ring.rotate({ ...rotation, id: expired.id, hash: "d".repeat(64) })).toMatchObject({ ok: false });
		await ring.revoke(key.id, rotation.now, false);
		expect(await ring.rotate({ ...rotation, hash: "e".repeat(64) })).toEqual({
			ok: false,
			error: { reason: "missing" },
		});
	});

	it("does not count an admin key that expires as one that could take over", async () => {
		const ring = make("expiring");
		const key = newKey();
		await ring.found(key);
		await ring.add(newKey({ expires_at: "2027-01-01T00:00:00.000Z" }));

		expect(await ring.revoke(key.id, "2026-02-03T04:05:06.789Z", true)).toEqual({
			ok: false,
			error: { reason: "last_admin" },
		});
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

	describe("a further key", () => {
		it("is found beside the first, in its tenant only", async () => {
			const { hash, ...record } = newKey({ role: "read", project_id: "p" });
			await make("more").found(newKey());

			expect(await make("more").add({ ...record, hash })).toEqual({ ok: true, value: null });
			expect(await make("more").find(hash)).toEqual({
				...record,
				erasing: [],
				held: NOTHING,
				former_until: null,
				revoked_at: null,
				last_used_at: null,
			});
			expect(await make("less").find(hash)).toBeNull();
		});

		it("is not added over one with its id, whose hash stays", async () => {
			const [first, second] = [newKey(), newKey()];
			await make("again").add(first);

			expect(await make("again").add({ ...second, id: first.id })).toEqual({
				ok: false,
				error: { reason: "already_exists" },
			});
			expect(await make("again").find(second.hash)).toBeNull();
		});
	});

	it("pages newest first, without missing or repeating one, and nothing of another tenant", async () => {
		const ring = make("paged");
		const at = (n: number) => `2026-01-02T03:04:0${Math.floor(n / 2)}.000Z`;
		for (const n of [3, 0, 4, 1, 2]) await ring.add({ ...newKey({ created_at: at(n) }), id: `key_p${n}` });
		await make("other-pages").add(newKey());

		const first = await ring.page({ limit: 3 });
		expect(first.map(({ id }) => id)).toEqual(["key_p4", "key_p3", "key_p2"]);
		const after = { id: "key_p2", created_at: at(2) };
		expect((await ring.page({ limit: 3, after })).map(({ id }) => id)).toEqual(["key_p1", "key_p0"]);
	});

	describe("revoking", () => {
		const now = "2026-03-04T05:06:07.890Z";

		it("is done once, and not to another tenant's key", async () => {
			const key = newKey({ role: "write" });
			await make("once-only").add(key);

			expect(await make("elsewhere").revoke(key.id, now, false)).toEqual({ ok: false, error: { reason: "missing" } });
			expect(await make("once-only").revoke(key.id, now, true)).toEqual({ ok: true, value: null });
			expect(await make("once-only").revoke(key.id, now, true)).toEqual({ ok: false, error: { reason: "missing" } });
		});

		it("leaves the last unbound admin key that holds, if it has to", async () => {
			const ring = make("admins");
			const [admin, bound, gone] = [newKey(), newKey({ user_id: "u" }), newKey()];
			for (const key of [admin, bound, gone]) await ring.add(key);
			await ring.revoke(gone.id, now, true);

			expect(await ring.revoke(admin.id, now, true)).toEqual({ ok: false, error: { reason: "last_admin" } });
			expect(await ring.revoke(bound.id, now, true)).toEqual({ ok: true, value: null });
			expect(await ring.revoke(admin.id, now, false)).toEqual({ ok: true, value: null });
		});

		it("lets two admin keys not revoke each other at the same time", async () => {
			const ring = make("duel");
			const [one, two] = [newKey(), newKey()];
			for (const key of [one, two]) await ring.add(key);

			const answers = await Promise.all([one, two].map(({ id }) => ring.revoke(id, now, true)));
			expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		});
	});

	it("notes the latest use, of this key alone", async () => {
		const [used, idle] = [newKey(), newKey()];
		for (const key of [used, idle]) await make("uses").add(key);
		await make("uses").noteUse(used.id, "2026-03-04T06:00:00.000Z");
		await make("uses").noteUse(used.id, "2026-03-04T05:00:00.000Z");
		await make("not-these").noteUse(idle.id, "2026-03-04T05:00:00.000Z");

		expect(await make("uses").find(used.hash)).toMatchObject({ last_used_at: "2026-03-04T06:00:00.000Z" });
		expect(await make("uses").find(idle.hash)).toMatchObject({ last_used_at: null });
	});
}
