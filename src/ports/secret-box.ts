/** Keeps secrets so that who reads the database can't read them. */
export type SecretBox = {
	/** A new secret of 32 random bytes as Standard Webhooks writes it: `whsec_` and base64. */
	issue(): string;
	/** `about` (such as the id of an installation) is bound in: the sealed text opens for nothing else. */
	seal(secret: string, about: string): Promise<string>;
	/** Null where it was not sealed here, or about something else. */
	open(sealed: string, about: string): Promise<string | null>;
};
