import { env } from "cloudflare:workers";
import type { Installation } from "../../../src/features/webhooks/platforms/installation.ts";
import type { Platform } from "../../../src/features/webhooks/platforms/platforms.ts";
import { d1Installations } from "../../../src/features/webhooks/store/installations.ts";
import { aesGcmSecretBox } from "../../../src/features/webhooks/store/secret-box.ts";
import { type Secret, SIGNERS, type Signed, secretOf } from "../../contract/webhooks/signed-requests.ts";
import { standing } from "../../contract/webhooks/webhook-inbox.ts";
import { newInstallation } from "../../fakes/installation.ts";
import { type Answer, api } from "../client.ts";

type Options = { secret?: Secret; now?: number; type?: string; query?: string };

/** A stored installation of a platform, and its side of the line. `sealedWith`: the service's secret when it was stored. */
export async function connected(
	platform: Platform,
	more: Partial<Installation> = {},
	sealedWith = env.TESSERA_KEY_SECRET ?? "",
) {
	const made = newInstallation({ platform, commands: false, ...more });
	const { installation } = made;
	const { tenant, id } = installation;
	const installations = d1Installations(env.DB, tenant, aesGcmSecretBox(sealedWith));
	const own = await secretOf(platform);
	await installations.add({ ...installation, secret: own.check, forward_secret: null });
	const path = `/webhooks/${platform}/${id}`;

	/** Signs a body as this platform does; a text as it is, anything else as JSON. */
	function sign(payload: unknown, { secret = own, now = Date.now() }: Options = {}): Promise<Signed> {
		const text = typeof payload === "string" ? payload : JSON.stringify(payload);
		return SIGNERS[platform](secret, new TextEncoder().encode(text), now);
	}

	return {
		...made,
		...{ path, sign, installations, secret: own },
		async send(payload: unknown, { type = "application/json", query = "", ...options }: Options = {}) {
			return post(`${path}${query}`, await sign(payload, options), type);
		},
		/** What stands in a thread once everything is applied; null: there is none. */
		async said(thread: string) {
			await made.settle();
			return standing(made.thread(thread));
		},
	};
}

/** Posts what was signed, without a key. */
export function post(path: string, { headers, body }: Signed, type = "application/json"): Promise<Answer> {
	const sent = { ...Object.fromEntries(headers), "content-type": type };
	return api("POST", path, new Blob([body]).stream(), { key: null, headers: sent });
}
