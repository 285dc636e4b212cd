import fc from "fast-check";
import { expect, it } from "vitest";
import type { SecretBox } from "../../../src/features/webhooks/store/secret-box.ts";

/** What every box for secrets has to keep. `make` gives one under this secret of the service. */
export function secretBoxContract(make: (secret: string) => SecretBox): void {
	const ours = "the secret of this service, long enough";
	const box = make(ours);

	it("opens what it sealed, about the same, here and in another instance; nothing of it is seen outside", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.string({ unit: "grapheme", maxLength: 300 }),
				fc.string({ maxLength: 40 }),
				async (text, about) => {
					const sealed = await box.seal(text, about);

					expect(await make(ours).open(sealed, about)).toBe(text);
					expect(sealed).toMatch(/^[\x21-\x7e]+$/);
					if (text.length > 8) expect(atob(sealed.slice(sealed.indexOf(".") + 1))).not.toContain(text);
				},
			),
			{ numRuns: 50 },
		);
	});

	it("never seals alike twice", async () => {
		const sealed = await Promise.all(Array.from({ length: 50 }, () => box.seal("a secret", "ins_1")));

		expect(new Set(sealed).size).toBe(50);
	});

	it("does not open what is about something else, or was sealed under another secret", async () => {
		const sealed = await box.seal("a secret", "ins_1 platform");

		expect(await box.open(sealed, "ins_2 platform")).toBeNull();
		expect(await box.open(sealed, "ins_1 forward")).toBeNull();
		expect(await make("the secret of another service, as long").open(sealed, "ins_1 platform")).toBeNull();
	});

	it("does not open what was changed in any one place, cut, or never sealed", async () => {
		const sealed = await box.seal("a secret", "ins_1");
		const changed = Array.from(sealed, (character, at) => {
			const other = character === "A" ? "B" : "A";
			return sealed.slice(0, at) + other + sealed.slice(at + 1);
		});
		const cut = Array.from(sealed, (_, at) => sealed.slice(0, at));

		for (const text of [...changed, ...cut, `${sealed}A`, ` ${sealed}`, "a secret", "v1.", "v1.????", "v2.AAAA"]) {
			expect(await box.open(text, "ins_1")).toBeNull();
		}
	});

	it("issues secrets of 32 bytes as Standard Webhooks writes them, each another", () => {
		const issued = Array.from({ length: 50 }, () => box.issue());

		expect(new Set(issued).size).toBe(50);
		for (const secret of issued) {
			expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
			expect(atob(secret.slice("whsec_".length))).toHaveLength(32);
		}
	});
}
