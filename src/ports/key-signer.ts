/** Makes and checks the text of keys, `tsr_<tenant>_<secret>`, without any look-up. */
export type KeySigner = {
	/** A new random key of this tenant, signed. */
	issue(tenant: string): Promise<string>;
	/** The tenant of a key whose signature is ours; null for any other text. */
	verify(key: string): Promise<string | null>;
	/** SHA-256 of a key, hex: what is stored of it. */
	hash(key: string): Promise<string>;
};
