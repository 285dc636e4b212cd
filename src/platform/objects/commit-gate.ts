/** Thrown where a job would write that was cancelled meanwhile; what it wrote before stays. */
export class JobCancelled extends Error {}

/** What a job writes elsewhere goes through here, so that nothing is written once its cancellation is answered. */
export type CommitGate = {
	/** Does one write, or throws `JobCancelled`. */
	commit<T>(write: () => Promise<T>): Promise<T>;
	/** When nothing that had begun is being written any more. */
	settled(): Promise<void>;
};

export function commitGate(isCancelled: () => boolean): CommitGate {
	const open = new Set<Promise<unknown>>();
	return {
		async commit(write) {
			if (isCancelled()) throw new JobCancelled("The job was cancelled.");
			const written = write();
			open.add(written);
			try {
				return await written;
			} finally {
				open.delete(written);
			}
		},
		async settled() {
			await Promise.allSettled(open);
		},
	};
}
