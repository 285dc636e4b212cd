import { Webhook } from "standardwebhooks";
import { PLATFORMS, type Platform } from "../../../src/features/webhooks/platforms/platforms.ts";

/** A request that was signed: all its headers count. */
export type Signed = { headers: Headers; body: Uint8Array };

/** What is signed with, and what an installation keeps to check it: the same but for Discord. */
export type Secret = { check: string; sign: (bytes: Uint8Array) => Promise<Uint8Array> };

/** Signs at this time (ms); `seconds` says another one, or what is no time. */
export type Sign = (secret: Secret, body: Uint8Array, now: number, seconds?: string) => Promise<Signed>;

/** A new secret, or pair of keys, such as the platform gives out. */
export async function secretOf(platform: Platform): Promise<Secret> {
	if (platform !== "discord") {
		const random = crypto.getRandomValues(new Uint8Array(32));
		const check = platform === "generic" ? `whsec_${btoa(String.fromCharCode(...random))}` : hex(random);
		return { check, sign: (bytes) => hmac(platform === "generic" ? random : utf8(check), bytes) };
	}
	const pair = await crypto.subtle.generateKey({ name: "Ed25519" }, true, ["sign", "verify"]);
	if (!("privateKey" in pair)) throw new Error("no pair of keys");
	const key = await crypto.subtle.exportKey("raw", pair.publicKey);
	if (!(key instanceof ArrayBuffer)) throw new Error("no raw key");
	const sign = async (bytes: Uint8Array) => new Uint8Array(await crypto.subtle.sign("Ed25519", pair.privateKey, bytes));
	return { check: hex(new Uint8Array(key)), sign };
}

/** Platforms whose time is not signed. Telegram sends a token instead of a signature, so its body is not checked either. */
const WITHOUT_TIME: readonly Platform[] = ["telegram"];

/** Platforms that sign the body and the time. */
export const SIGNING = PLATFORMS.filter((platform) => !WITHOUT_TIME.includes(platform));

export const SIGNERS: Record<Platform, Sign> = {
	async slack({ sign }, body, now, seconds = secondsOf(now)) {
		const signature = hex(await sign(joined(`v0:${seconds}:`, body)));
		return signed(body, { "x-slack-signature": `v0=${signature}`, "x-slack-request-timestamp": seconds });
	},
	async discord({ sign }, body, now, seconds = secondsOf(now)) {
		const signature = hex(await sign(joined(seconds, body)));
		return signed(body, { "x-signature-ed25519": signature, "x-signature-timestamp": seconds });
	},
	async telegram({ check }, body) {
		return signed(body, { "x-telegram-bot-api-secret-token": check });
	},
	async generic({ check, sign }, body, now, seconds) {
		const id = "msg_1";
		const time = seconds ?? secondsOf(now);
		const text = new TextDecoder().decode(body);
		// The library signs texts and real times only.
		const plain = seconds === undefined && utf8(text).every((byte, at) => byte === body[at]);
		const signature = plain
			? new Webhook(check).sign(id, new Date(now), text)
			: `v1,${btoa(String.fromCharCode(...(await sign(joined(`${id}.${time}.`, body)))))}`;
		return signed(body, { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature });
	},
};

function signed(body: Uint8Array, headers: Record<string, string>): Signed {
	return { headers: new Headers(headers), body };
}

function secondsOf(now: number): string {
	return String(Math.floor(now / 1_000));
}

async function hmac(secret: Uint8Array, bytes: Uint8Array): Promise<Uint8Array> {
	const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

function joined(head: string, body: Uint8Array): Uint8Array {
	return Uint8Array.from([...utf8(head), ...body]);
}

function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function utf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}
