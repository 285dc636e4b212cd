import { expect, it } from "vitest";
import type { KeySigner } from "../../../src/features/access/store/key-signer.ts";

/** What every key signer has to keep. `make` gives one that signs with this secret. */
export function keySignerContract(make: (secret: string) => KeySigner): void {
	const signer = make("the secret of this service, long enough");

	it.each(["acme", "a", "0-9-z", "x".repeat(32)])("issues a key of tenant %s that it verifies", async (tenant) => {
		const key = await signer.issue(tenant);

		expect(key).toMatch(new RegExp(`^tsr_${tenant}_[A-Za-z0-9]{48,}$`));
		expect(await signer.verify(key)).toBe(tenant);
	});

	it("never issues the same key twice", async () => {
		const keys = await Promise.all(Array.from({ length: 50 }, () => signer.issue("acme")));

		expect(new Set(keys).size).toBe(50);
	});

	it("verifies a key in another instance with the same secret, and in none with another", async () => {
		const key = await signer.issue("acme");

		expect(await make("the secret of this service, long enough").verify(key)).toBe("acme");
		expect(await make("the secret of another service, as long").verify(key)).toBeNull();
	});

	it("refuses a key changed in any one place", async () => {
		const key = await signer.issue("acme");

		for (let at = 0; at < key.length; at++) {
			const other = key[at] === "a" ? "b" : "a";
			expect(await signer.verify(key.slice(0, at) + other + key.slice(at + 1))).toBeNull();
		}
	});

	it("refuses another tenant's secret, and text that is no key", async () => {
		const secret = (await signer.issue("acme")).slice("tsr_acme_".length);
		const texts = [
			"",
			"tsr_",
			"tsr_acme_",
			`tsr_evil_${secret}`,
			`tsr_acme_${secret}0`,
			`tsr_acme_${secret.toUpperCase()}`,
		];

		for (const text of [...texts, ` tsr_acme_${secret}`, `tsr_acme_${secret}\n`, "tsr_local_dev", "ключ"]) {
			expect(await signer.verify(text)).toBeNull();
		}
	});

	it("hashes with SHA-256, in hex", async () => {
		expect(await signer.hash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	});
}
