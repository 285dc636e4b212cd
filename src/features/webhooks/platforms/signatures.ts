/** How much the time in a request may differ from ours, either way (ms). */
const WINDOW_MS = 300_000;

const SECONDS = /^\d{1,11}$/;

/** A header's seconds since 1970, as written; null if it is not a time, or too far from now. */
export function timely(header: string | null, now: number): string | null {
	if (header === null || !SECONDS.test(header)) return null;
	return Math.abs(now - Number(header) * 1_000) <= WINDOW_MS ? header : null;
}

/** Whether this holds for any of these secrets. */
export async function some(secrets: readonly string[], holds: (secret: string) => Promise<boolean>): Promise<boolean> {
	return (await Promise.all(secrets.map(holds))).includes(true);
}

export async function hmac(key: Uint8Array, signed: Uint8Array): Promise<Uint8Array> {
	const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	return new Uint8Array(await crypto.subtle.sign("HMAC", imported, signed));
}

/** Always of the same length, so that a comparison does not reveal the length of the text. */
export async function digest(text: string): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(text)));
}

/** In constant time. */
export function same(one: Uint8Array, other: Uint8Array): boolean {
	return one.byteLength === other.byteLength && crypto.subtle.timingSafeEqual(one, other);
}

export function concatenated(head: Uint8Array, body: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(head.byteLength + body.byteLength);
	bytes.set(head);
	bytes.set(body, head.byteLength);
	return bytes;
}

export function bytesOfHex(hex: string): Uint8Array {
	return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

export function bytesOfBase64(base64: string): Uint8Array {
	return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

export function utf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}
