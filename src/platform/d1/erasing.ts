/** For how long it is kept in memory who is being erased (ms): no erasure is done before everybody has read it anew. */
const KEPT_MS = 1_000;

type Kept = { users: string[]; until: number };

const kept = new Map<string, Kept>();
let changes = 0;

/**
 * The users of a tenant that are being erased, read once in a while. For the local key, which needs no look-up: on its machine every erasure
 * begins and ends in this isolate, and so is known at once.
 */
export async function usersErasedNow(tenant: string, read: () => Promise<string[]>): Promise<string[]> {
	const known = kept.get(tenant);
	if (known !== undefined && known.until > Date.now()) return known.users;
	const before = changes;
	const users = await read();
	if (changes === before) kept.set(tenant, { users, until: Date.now() + KEPT_MS });
	return users;
}

/** Begins or ends an erasure: what was read before or meanwhile is not kept. */
export async function changingErasures<T>(change: () => Promise<T>): Promise<T> {
	try {
		return await change();
	} finally {
		changes++;
		kept.clear();
	}
}

/** What the triggers of migration `user_erasures` say where a row is written for a user who is being erased. */
const REFUSED = "tessera: user is being erased";

/** Whether a write failed, in D1 or on the way from there, because its user is being erased. */
export function isErasing(thrown: unknown): boolean {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if (error.message.includes(REFUSED)) return true;
	}
	return false;
}
