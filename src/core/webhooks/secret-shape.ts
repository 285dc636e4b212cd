import type { Platform } from "./installation.ts";

/** What Standard Webhooks wants of a secret (bytes). */
const FEWEST_BYTES = 24;
const MOST_BYTES = 64;

const PREFIX = "whsec_";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

type Shape = { holds(secret: string): boolean; wanted: string };

const SHAPES: Record<Platform, Shape> = {
	slack: {
		holds: (secret) => /^[!-~]{8,256}$/.test(secret) && !/^x(?:ox|app)[a-z]?[.-]/.test(secret),
		wanted: "must be the app's signing secret (no token): 8 to 256 characters without spaces",
	},
	discord: {
		holds: (secret) => /^[0-9A-Fa-f]{64}$/.test(secret),
		wanted: "must be the application's public key: 64 hex digits",
	},
	telegram: {
		holds: (secret) => /^[A-Za-z0-9_-]{1,256}$/.test(secret),
		wanted: "must be the secret_token of setWebhook: 1 to 256 of A-Z a-z 0-9 _ -",
	},
	generic: {
		holds: isStandardSecret,
		wanted: `must be whsec_ and the base64 of ${FEWEST_BYTES} to ${MOST_BYTES} bytes`,
	},
};

/** What is wrong with a platform's secret; null: nothing. Without one only `generic` does: there it is made here. */
export function secretProblem(platform: Platform, secret: string | null): string | null {
	const { holds, wanted } = SHAPES[platform];
	if (secret === null) return platform === "generic" ? null : wanted;
	return holds(secret) ? null : wanted;
}

function isStandardSecret(secret: string): boolean {
	const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : null;
	if (text === null || text.length > 2 * MOST_BYTES || !BASE64.test(text)) return false;
	const bytes = (text.length / 4) * 3 - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
	return bytes >= FEWEST_BYTES && bytes <= MOST_BYTES;
}
