/** Keeps secrets so that who reads the database can't read them. */
export type SecretBox = {
	/** A new secret of 32 random bytes as Standard Webhooks writes it: `whsec_` and base64. */
	issue(): string;
	/** `about` (such as the id of an installation) is bound in: the sealed text opens for nothing else. */
	seal(secret: string, about: string): Promise<string>;
	/** Null where it was not sealed here, or about something else. */
	open(sealed: string, about: string): Promise<string | null>;
};

/** Says how a text was sealed, should it ever be done otherwise. */
const VERSION = "v1.";
/** What the key is derived for: another use of the same secret gets another key. */
const PURPOSE = "tessera sealed secrets v1";
const NONCE_BYTES = 12;
const ISSUED_BYTES = 32;

/**
 * Sealed with AES-256-GCM under a key derived from the service's secret (HKDF-SHA256): `v1.`, and in base64 a random nonce
 * and what was sealed. A text that was sealed under another secret, moved or changed does not open.
 */
export function aesGcmSecretBox(serviceSecret: string): SecretBox {
	let derived: CryptoKey | null = null;

	/** The key itself is kept, not its promise: a promise of one request must not be waited for by another. */
	async function sealingKey(): Promise<CryptoKey> {
		derived ??= await deriveKey(serviceSecret);
		return derived;
	}

	return {
		issue: () => `whsec_${base64(crypto.getRandomValues(new Uint8Array(ISSUED_BYTES)))}`,
		async seal(secret, about) {
			const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
			const sealed = await crypto.subtle.encrypt(sealing(nonce, about), await sealingKey(), utf8(secret));
			const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
			bytes.set(nonce);
			bytes.set(new Uint8Array(sealed), NONCE_BYTES);
			return VERSION + base64(bytes);
		},
		async open(sealed, about) {
			const bytes = sealed.startsWith(VERSION) ? bytesOf(sealed.slice(VERSION.length)) : null;
			if (bytes === null) return null;
			const key = await sealingKey();
			try {
				const nonce = bytes.subarray(0, NONCE_BYTES);
				const opened = await crypto.subtle.decrypt(sealing(nonce, about), key, bytes.subarray(NONCE_BYTES));
				return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(opened);
			} catch {
				// What is not genuine can't be told from what was sealed elsewhere; both are null.
				return null;
			}
		},
	};
}

async function deriveKey(serviceSecret: string): Promise<CryptoKey> {
	const material = await crypto.subtle.importKey("raw", utf8(serviceSecret), "HKDF", false, ["deriveKey"]);
	const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: utf8(PURPOSE) };
	return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

function sealing(iv: Uint8Array, about: string) {
	return { name: "AES-GCM", iv, additionalData: utf8(about) };
}

function utf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

function base64(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes));
}

/** Null where it is no base64, or not as `base64` writes it: a sealed text has one spelling. */
function bytesOf(text: string): Uint8Array | null {
	try {
		const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
		return base64(bytes) === text ? bytes : null;
	} catch {
		return null;
	}
}
