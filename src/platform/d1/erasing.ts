/** What the triggers of migration `user_erasures` say where a row is written for a user who is being erased. */
const REFUSED = "tessera: user is being erased";

/** Whether a write failed, in D1 or on the way from there, because its user is being erased. */
export function isErasing(thrown: unknown): boolean {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if (error.message.includes(REFUSED)) return true;
	}
	return false;
}
