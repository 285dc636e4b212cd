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
		holds: (secret) => /^[0-9A-Fa-f]{64}$/.test(secret) && !isOfSmallOrder(secret.toLowerCase()),
		wanted: "must be the application's public key: 64 hex digits, and no point of small order",
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

/**
 * The points of Ed25519 whose order is 8 or less, without their sign: under such a key signatures that nobody made hold.
 * The last two are other ways to write the first two. From libsodium, ge25519_has_small_order; see Chalkias, Garillot and
 * Nikolaenko, "Taming the many EdDSAs" (2020).
 */
const SMALL_ORDER = new Set([
	"0000000000000000000000000000000000000000000000000000000000000000",
	"0100000000000000000000000000000000000000000000000000000000000000",
	"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
	"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
	"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
	"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
	"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
]);

/** Of 64 lower-case hex digits; the sign is the highest bit of the last byte. */
function isOfSmallOrder(key: string): boolean {
	const last = Number.parseInt(key.slice(62), 16) & 0x7f;
	return SMALL_ORDER.has(key.slice(0, 62) + last.toString(16).padStart(2, "0"));
}

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
