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

/** What becomes of memories that contradict each other: somebody is asked, or the later one takes its place at once. */
export type Contradictions = "propose" | "apply";

/** As it is set; throws where that is neither. */
export function contradictionsOf(setting: string | null): Contradictions {
	if (setting === null || setting === "propose") return "propose";
	if (setting === "apply") return "apply";
	throw new Error("TESSERA_CONTRADICTIONS must be propose or apply.");
}
