import { describe, expect, it } from "vitest";
import type { Platform } from "../../../src/features/webhooks/platforms/platforms.ts";
import type {
	InstallationDirectory,
	Installations,
	NewInstallation,
} from "../../../src/features/webhooks/store/installations.ts";

/** The installations of a tenant, and the directory of all of them, over the same store. */
export type InstallationStore = { of(tenant: string): Installations; directory: InstallationDirectory };

/** What every store of installations has to keep; `make` gives the one of a service with this secret, over the same rows. */
export function installationsContract(make: (secret: string) => InstallationStore): void {
	const { of, directory } = make("the secret of this service, long enough");
	const elsewhere = make("the secret of another service, as long");
	const now = "2026-03-04T05:06:07.890Z";
	const later = "2026-03-05T05:06:07.890Z";
	let made = 0;

	function newInstallation(tenant: string, changes: Partial<NewInstallation> = {}): NewInstallation {
		made += 1;
		return {
			id: `ins_${made}`,
			tenant,
			platform: "slack",
			name: null,
			user_map: "prefix",
			forward_url: null,
			commands: false,
			learn: "distill",
			created_at: "2026-01-02T03:04:05.678Z",
			secret: `secret ${made}`,
			forward_secret: null,
			...changes,
		};
	}

	async function added(tenant: string, changes: Partial<NewInstallation> = {}) {
		const { secret, forward_secret, ...installation } = newInstallation(tenant, changes);
		expect(await of(tenant).add({ ...installation, secret, forward_secret })).toBe(true);
		return { installation, secret, id: installation.id };
	}

	it("gives back what was added, without its secrets, and those when asked for", async () => {
		const forwarding = { forward_url: "https://agent.example/hook", forward_secret: "whsec_forward" };
		const { installation, secret, id } = await added("kept", { name: "Team", commands: true, ...forwarding });

		expect(await of("kept").read(id)).toEqual(installation);
		expect(await of("kept").page({ limit: 5 })).toEqual([installation]);
		expect(await of("kept").secrets(id, now)).toEqual({ platform: [secret], forward: ["whsec_forward"] });
	});

	it("adds once an id: what is there stays, its secret too", async () => {
		const { installation, secret, id } = await added("twice");

		expect(await of("twice").add(newInstallation("twice", { id, name: "second" }))).toBe(false);
		expect(await of("elsewhere").add(newInstallation("elsewhere", { id }))).toBe(false);
		expect(await of("twice").read(id)).toEqual(installation);
		expect(await of("twice").secrets(id, now)).toEqual({ platform: [secret], forward: [] });
	});

	it("shows, changes and removes nothing of another tenant's", async () => {
		const { installation, secret, id } = await added("mine");
		const yours = of("yours");

		expect([await yours.read(id), await yours.secrets(id, now), await yours.page({ limit: 5 })]).toEqual([
			null,
			null,
			[],
		]);
		expect([await yours.rotate(id, "theirs", later), await yours.remove(id)]).toEqual([false, false]);
		expect(await directory.find("slack", id, now)).toEqual({
			installation,
			secrets: { platform: [secret], forward: [] },
		});
	});

	it("pages newest first, without missing or repeating one", async () => {
		const at = (n: number) => `2026-01-02T03:04:0${Math.floor(n / 2)}.000Z`;
		for (const n of [3, 0, 4, 1, 2]) await added("paged", { id: `ins_p${n}`, created_at: at(n) });

		const first = await of("paged").page({ limit: 3 });
		expect(first.map(({ id }) => id)).toEqual(["ins_p4", "ins_p3", "ins_p2"]);
		const after = { id: "ins_p2", created_at: at(2) };
		expect((await of("paged").page({ limit: 3, after })).map(({ id }) => id)).toEqual(["ins_p1", "ins_p0"]);
	});

	it("is found without a key under its id and platform together", async () => {
		const { installation, secret, id } = await added("found", { platform: "telegram" });

		expect(await directory.find("telegram", id, now)).toEqual({
			installation,
			secrets: { platform: [secret], forward: [] },
		});
		const others: [Platform, string][] = [
			["slack", id],
			["telegram", "ins_none"],
			["telegram", `${id}' OR '1'='1`],
		];
		for (const [platform, other] of others) expect(await directory.find(platform, other, now)).toBeNull();
	});

	it("is gone once it was removed, for the directory too", async () => {
		const { id } = await added("removed");

		expect([await of("removed").remove(id), await of("removed").remove(id)]).toEqual([true, false]);
		expect([await of("removed").read(id), await of("removed").secrets(id, now)]).toEqual([null, null]);
		expect(await directory.find("slack", id, now)).toBeNull();
		expect(await of("removed").rotate(id, "new", later)).toBe(false);
	});

	describe("rotating", () => {
		const platformOf = async (tenant: string, id: string, when: string) =>
			(await of(tenant).secrets(id, when))?.platform;

		it("puts the new secret first, and lets the one before hold until it is said", async () => {
			const { secret, id } = await added("rotated");

			expect(await of("rotated").rotate(id, "new", later)).toBe(true);
			expect(await platformOf("rotated", id, now)).toEqual(["new", secret]);
			expect(await platformOf("rotated", id, "2026-03-05T05:06:07.889Z")).toEqual(["new", secret]);
			expect(await platformOf("rotated", id, later)).toEqual(["new"]);
			expect((await directory.find("slack", id, now))?.secrets.platform).toEqual(["new", secret]);
		});

		it("drops the oldest when it is done again, and leaves others as they are", async () => {
			const [{ id }, other] = [await added("again"), await added("again")];
			for (const secret of ["second", "third"]) await of("again").rotate(id, secret, later);

			expect(await platformOf("again", id, now)).toEqual(["third", "second"]);
			expect(await platformOf("again", other.id, now)).toEqual([other.secret]);
		});

		it("to the present secret changes nothing: the one before still holds, and no longer", async () => {
			const { secret, id } = await added("same");
			await of("same").rotate(id, "new", later);

			expect(await of("same").rotate(id, "new", "2026-04-01T00:00:00.000Z")).toBe(true);
			expect(await platformOf("same", id, now)).toEqual(["new", secret]);
			expect(await platformOf("same", id, later)).toEqual(["new"]);
		});

		it("two at once follow each other: each is among those that hold", async () => {
			const { id } = await added("race");
			await Promise.all(["one", "two"].map((secret) => of("race").rotate(id, secret, later)));

			expect((await platformOf("race", id, now))?.toSorted()).toEqual(["one", "two"]);
		});

		it("leaves the secret of what is forwarded", async () => {
			const { id } = await added("forwards", { forward_url: "https://a.example/", forward_secret: "whsec_f" });
			await of("forwards").rotate(id, "new", later);

			expect((await of("forwards").secrets(id, now))?.forward).toEqual(["whsec_f"]);
		});

		it("of what is forwarded puts the new one first, leaves the platform's, and needs something forwarded", async () => {
			const { id, secret } = await added("signs", { forward_url: "https://a.example/", forward_secret: "whsec_f" });
			const silent = await added("signs");
			const rotated = [id, silent.id, "ins_none"].map((one) => of("signs").rotateForward(one, "whsec_g", later));

			expect(await Promise.all(rotated)).toEqual([true, false, false]);
			expect(await of("signs").secrets(id, now)).toEqual({ platform: [secret], forward: ["whsec_g", "whsec_f"] });
			expect((await of("signs").secrets(id, later))?.forward).toEqual(["whsec_g"]);
		});
	});

	it("opens no secret in a service that has another one, and what is rotated there opens there", async () => {
		const { installation, id } = await added("moved", { forward_url: "https://a.example/", forward_secret: "whsec_f" });
		const there = elsewhere.of("moved");

		expect(await there.read(id)).toEqual(installation);
		expect(await there.secrets(id, now)).toEqual({ platform: [], forward: [] });
		expect(await elsewhere.directory.find("slack", id, now)).toEqual({
			installation,
			secrets: { platform: [], forward: [] },
		});
		expect(await there.rotate(id, "given anew", later)).toBe(true);
		expect(await there.secrets(id, now)).toEqual({ platform: ["given anew"], forward: [] });
	});
}
