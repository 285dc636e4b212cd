import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { d1InstallationDirectory, d1Installations } from "../../../src/features/webhooks/store/installations.ts";
import { aesGcmSecretBox } from "../../../src/features/webhooks/store/secret-box.ts";
import { installationsContract } from "./installations.ts";

describe("d1Installations and d1InstallationDirectory", () => {
	const logged = vi.spyOn(console, "error");
	beforeEach(() => void logged.mockImplementation(() => undefined));
	afterEach(() => void logged.mockReset());

	installationsContract((secret) => {
		const box = aesGcmSecretBox(secret);
		return {
			of: (tenant) => d1Installations(env.DB, tenant, box),
			directory: d1InstallationDirectory(env.DB, box),
		};
	});

	it("opens no secret that was put into another row, or in another place of its own, and logs that", async () => {
		const mine = d1Installations(env.DB, "swapped", aesGcmSecretBox("the secret of this service, long enough"));
		const plain = {
			platform: "generic",
			name: null,
			user_map: "prefix",
			commands: false,
			learn: "distill" as const,
			tenant: "swapped",
		} as const;
		const times = { created_at: "2026-01-02T03:04:05.678Z", forward_url: "https://a.example/" };
		for (const id of ["ins_s1", "ins_s2"]) {
			await mine.add({ id, ...plain, ...times, secret: `platform of ${id}`, forward_secret: `forward of ${id}` });
		}
		const stolen = "UPDATE installations SET secret = (SELECT secret FROM installations WHERE id = 'ins_s2')";
		await env.DB.prepare(`${stolen} WHERE id = 'ins_s1'`).run();
		await env.DB.prepare("UPDATE installations SET secret = forward_secret WHERE id = 'ins_s2'").run();

		for (const id of ["ins_s1", "ins_s2"]) {
			expect(await mine.secrets(id, "2026-03-04T05:06:07.890Z")).toEqual({
				platform: [],
				forward: [`forward of ${id}`],
			});
			expect(logged).toHaveBeenCalledWith(expect.stringContaining(id));
		}
	});
});
