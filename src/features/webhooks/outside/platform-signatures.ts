import { verifyKey } from "discord-interactions";
import type { Platform } from "../platforms/installation.ts";

/** A request as it came in: its body is looked at by its bytes, before anything reads them. */
export type SignedRequest = {
	/** A header by its name, in any case; null where it is missing. */
	header(name: string): string | null;
	body: Uint8Array;
};

/** Tells whether a request comes from whom a secret is shared with. */
export type PlatformSignatures = {
	/**
	 * Whether it is signed as this platform signs, with any of these secrets, and not more than five minutes ago or ahead
	 * where the time is signed too. `now`: ms since 1970.
	 */
	verify(platform: Platform, secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean>;
};

/** How far the time in a request may be from ours, either way (ms). */
const WINDOW_MS = 300_000;

const SECONDS = /^\d{1,11}$/;
const SLACK_SIGNATURE = /^v0=([0-9A-Fa-f]{64})$/;
const DISCORD_SIGNATURE = /^[0-9A-Fa-f]{128}$/;
const STANDARD_SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;
const STANDARD_PREFIX = "whsec_";

type Verify = (secrets: readonly string[], request: SignedRequest, now: number) => Promise<boolean>;

const VERIFY: Record<Platform, Verify> = {
	slack: verifySlack,
	discord: verifyDiscord,
	telegram: verifyTelegram,
	generic: verifyStandard,
};

/** The platforms' signatures, over the bytes of the body; what is secret is compared in constant time. */
export const platformSignatures: PlatformSignatures = {
	verify: (platform, secrets, request, now) => VERIFY[platform](secrets, request, now),
};

/** https://docs.slack.dev/authentication/verifying-requests-from-slack */
async function verifySlack(secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean> {
	const timestamp = timely(request.header("x-slack-request-timestamp"), now);
	const [, signature] = SLACK_SIGNATURE.exec(request.header("x-slack-signature") ?? "") ?? [];
	if (timestamp === null || signature === undefined) return false;
	const signed = joined(utf8(`v0:${timestamp}:`), request.body);
	return some(secrets, async (secret) => same(await hmac(utf8(secret), signed), bytesOfHex(signature)));
}

/** https://discord.com/developers/docs/interactions/overview#setting-up-an-endpoint; the secret is a public key. */
async function verifyDiscord(keys: readonly string[], request: SignedRequest, now: number): Promise<boolean> {
	const timestamp = timely(request.header("x-signature-timestamp"), now);
	const signature = request.header("x-signature-ed25519") ?? "";
	if (timestamp === null || !DISCORD_SIGNATURE.test(signature)) return false;
	return some(keys, (key) => verifyKey(request.body, signature, timestamp, key));
}

/** https://core.telegram.org/bots/api#setwebhook: a token, no signature, and no time. */
async function verifyTelegram(secrets: readonly string[], request: SignedRequest): Promise<boolean> {
	const token = request.header("x-telegram-bot-api-secret-token");
	if (token === null) return false;
	const sent = await digest(token);
	return some(secrets, async (secret) => same(await digest(secret), sent));
}

/** https://www.standardwebhooks.com: each signature in the header is tried, those of other versions are not. */
async function verifyStandard(secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean> {
	const id = request.header("webhook-id") ?? "";
	const timestamp = timely(request.header("webhook-timestamp"), now);
	const signatures = (request.header("webhook-signature") ?? "").split(" ").flatMap((written) => {
		const [, signature] = STANDARD_SIGNATURE.exec(written) ?? [];
		return signature === undefined ? [] : [utf8(signature)];
	});
	if (id === "" || timestamp === null || signatures.length === 0) return false;
	const signed = joined(utf8(`${id}.${timestamp}.`), request.body);
	return some(secrets, async (secret) => {
		const mac = await hmac(bytesOfBase64(secret.slice(STANDARD_PREFIX.length)), signed);
		// As text: base64 has several spellings of the same bytes, and only one was sent.
		const expected = utf8(btoa(String.fromCharCode(...mac)));
		return signatures.some((signature) => same(signature, expected));
	});
}

/** A header's seconds since 1970 as they stand there; null where it is none, or too far from now. */
function timely(header: string | null, now: number): string | null {
	if (header === null || !SECONDS.test(header)) return null;
	return Math.abs(now - Number(header) * 1_000) <= WINDOW_MS ? header : null;
}

async function some(secrets: readonly string[], holds: (secret: string) => Promise<boolean>): Promise<boolean> {
	return (await Promise.all(secrets.map(holds))).includes(true);
}

async function hmac(key: Uint8Array, signed: Uint8Array): Promise<Uint8Array> {
	const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	return new Uint8Array(await crypto.subtle.sign("HMAC", imported, signed));
}

/** Of one length whatever the text's is, so that comparing tells nothing of that. */
async function digest(text: string): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(text)));
}

function same(one: Uint8Array, other: Uint8Array): boolean {
	return one.byteLength === other.byteLength && crypto.subtle.timingSafeEqual(one, other);
}

function joined(head: Uint8Array, body: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(head.byteLength + body.byteLength);
	bytes.set(head);
	bytes.set(body, head.byteLength);
	return bytes;
}

function bytesOfHex(hex: string): Uint8Array {
	return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function bytesOfBase64(base64: string): Uint8Array {
	return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function utf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}
