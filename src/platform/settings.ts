/** A setting by its name; null where it is not set. */
export type Setting = (key: string) => string | null;

const MIN_SECRET_LENGTH = 32;

/** What keys are signed with. A short one could be guessed by whoever holds a key, and all keys forged. */
export function keySecretOf(setting: Setting): string {
	const secret = setting("TESSERA_KEY_SECRET") ?? "";
	if (secret.length >= MIN_SECRET_LENGTH) return secret;
	throw new Error(
		`The secret TESSERA_KEY_SECRET is not set, or shorter than ${MIN_SECRET_LENGTH} characters. ` +
			"On your own machine run `npm start`, which sets it; deploy with `npm run deploy`.",
	);
}

const TENANT = /^[a-z0-9-]{1,32}$/;

/**
 * Of which tenants secrets are taken out of what is written, unless a thread says otherwise: none (`off`), all (`on`), or those
 * that are named, separated by commas. Throws where it is none of these.
 */
export function redactedTenantsOf(setting: string | null): (tenant: string) => boolean {
	if (setting === null || setting === "off") return () => false;
	if (setting === "on") return () => true;
	const tenants = setting.split(",").map((tenant) => tenant.trim());
	if (tenants.every((tenant) => TENANT.test(tenant))) return (tenant) => tenants.includes(tenant);
	throw new Error("TESSERA_REDACT must be off, on, or the names of tenants separated by commas.");
}

/** What becomes of memories that contradict each other: somebody is asked, or the later one takes its place at once. */
export type Contradictions = "propose" | "apply";

/** As it is set; throws where that is neither. */
export function contradictionsOf(setting: string | null): Contradictions {
	if (setting === null || setting === "propose") return "propose";
	if (setting === "apply") return "apply";
	throw new Error("TESSERA_CONTRADICTIONS must be propose or apply.");
}
