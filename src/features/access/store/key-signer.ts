/** Makes and checks the text of keys, `tsr_<tenant>_<secret>`, without any look-up. */
export type KeySigner = {
	/** A new random key of this tenant, signed. */
	issue(tenant: string): Promise<string>;
	/** The tenant of a key whose signature is ours; null for any other text. */
	verify(key: string): Promise<string | null>;
	/** SHA-256 of a key, hex: what is stored of it. */
	hash(key: string): Promise<string>;
};

const RANDOM_BYTES = 20;
const SIGNATURE_BYTES = 16;
const KEY = new RegExp(`^tsr_([a-z0-9-]{1,32})_([0-9a-f]{${2 * RANDOM_BYTES}})([0-9a-f]{${2 * SIGNATURE_BYTES}})$`);

/**
 * Keys signed with HMAC-SHA256 over tenant and random part: a forged one is told from ours without any look-up.
 * The secret part is lower-case hex, random bytes and then the signature, so a key has one spelling only.
 */
export function webCryptoKeySigner(secret: string): KeySigner {
	let imported: CryptoKey | null = null;

	/** The key itself is kept, not its promise: a promise of one request must not be waited for by another. */
	async function signingKey(): Promise<CryptoKey> {
		imported ??= await crypto.subtle.importKey("raw", utf8(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
		return imported;
	}

	async function signatureOf(tenant: string, random: string): Promise<Uint8Array> {
		const signed = await crypto.subtle.sign("HMAC", await signingKey(), utf8(`tessera key ${tenant} ${random}`));
		return new Uint8Array(signed, 0, SIGNATURE_BYTES);
	}

	return {
		async issue(tenant) {
			const random = hex(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
			return `tsr_${tenant}_${random}${hex(await signatureOf(tenant, random))}`;
		},
		async verify(key) {
			const [, tenant, random, signature] = KEY.exec(key) ?? [];
			if (tenant === undefined || random === undefined || signature === undefined) return null;
			const genuine = crypto.subtle.timingSafeEqual(utf8(signature), utf8(hex(await signatureOf(tenant, random))));
			return genuine ? tenant : null;
		},
		async hash(key) {
			return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(key))));
		},
	};
}

function utf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
