/** A request that must be done once: who sent it under which key, and what makes it the same request. */
export type ClaimRequest = {
	/** The credential; another one's key of the same text is another claim. */
	credential: string;
	key: string;
	fingerprint: string;
	/** Who claims it now, and what its ids are made from if it is new: both random. */
	holder: string;
	seed: string;
	now: string;
	/** A claim held since then or before counts as left behind. */
	stale: string;
	/** A claim made before then is forgotten. */
	expired: string;
	/** What the answer is about; null where it is about no thread, or about one that is only made. */
	about: ClaimedThread | null;
};

/** The thread an answer is about, and whether it may hold what was said there. */
export type ClaimedThread = { id: string; text: boolean };

/** An answer as it was given first; null where it may not be shown again. */
export type KeptAnswer = { status: number; body: string | null };

/**
 * What stands under the key. `held`: by this holder, to be done with this seed, which stays the same whoever does it
 * after a crash. `busy`: somebody is at it. `other`: the key belongs to another request.
 */
export type Claimed =
	| { state: "held"; seed: string }
	| { state: "busy" }
	| { state: "other" }
	| { state: "done"; answer: KeptAnswer };

/** What one tenant's callers asked to be done once. */
export type Claims = {
	/** Takes the claim in one step if it is free, left behind or open for this request; of many, one gets it. */
	take(request: ClaimRequest): Promise<Claimed>;
	/** Keeps the answer, if the holder still has the claim; without its body if it was forgotten before it came. */
	keep(claim: Pick<ClaimRequest, "credential" | "key" | "holder" | "about">, answer: KeptAnswer): Promise<void>;
	/** Lets anybody take it up again at once, with the same seed: it may have been done in part. */
	open(claim: Pick<ClaimRequest, "credential" | "key" | "holder">): Promise<void>;
	/** Takes it away: nothing was done. */
	drop(claim: Pick<ClaimRequest, "credential" | "key" | "holder">): Promise<void>;
	/**
	 * Takes away the bodies of answers about this thread (`texts`: of those that may hold what was said there), and of
	 * those that are on their way; that the requests were done stays. `holding`: of those with this text in them,
	 * and of answers about any thread that may show it.
	 */
	forget(thread: string, which: "all" | "texts", holding?: string): Promise<void>;
};
