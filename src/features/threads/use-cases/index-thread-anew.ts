import type { Encoding } from "../../../core/tokens/encoding.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { inSlices } from "../../../platform/clock/in-slices.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import type { OutdatedThread } from "../store/messages/outdated-messages.ts";

type AnewDeps = { clock: Clock; tokenizer: Tokenizer };

/** A thread with more to index than so many slices goes on with the next alarm. */
const MOST_SLICES = 100;

/** Between two slices others get their turn, for so long (ms). */
const PAUSE_MS = 5;

/** Indexes anew what another version has indexed, and takes out what was deleted, or a part of it. What is done stays done if it breaks off; that is thrown. */
export async function indexThreadAnew(deps: AnewDeps, thread: OutdatedThread): Promise<void> {
	const indexSome = async (encoding: Encoding) =>
		inSlices(deps.clock, thread.indexSome(encoding, await deps.tokenizer.counter(encoding)));
	for (let slices = 0; slices < MOST_SLICES; slices++) {
		if (slices > 0) await deps.clock.pause(PAUSE_MS);
		const encoding = thread.outdated();
		if (encoding !== null) await indexSome(encoding);
		else if (thread.mergeOwed()) thread.mergeSome();
		else return;
	}
}
