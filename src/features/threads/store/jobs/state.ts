import type { Job } from "../../../../core/model/thread/job.ts";
import { DEFAULT_CONFIG } from "../../../../core/model/thread/thread-config.ts";
import type { StoredWorkingState, WorkingState } from "../../../../core/model/thread/working-state.ts";
import type { Encoding } from "../../../../core/tokens/encoding.ts";
import type { SourceMessage } from "../../../../core/writing/distill/summary-source.ts";
import { later } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";
import { messagesSince, readState, writeState } from "../reading/working-state.ts";
import { isRunning } from "./jobs.ts";

/** A model reads so many of the newest, so much text of them. */
const MODEL_MESSAGES = 30;
const MODEL_CHARACTERS = 60_000;

/** What a model makes a better state of. `version` and `generation`: of the state and the messages that it reads. */
export type StatePlan = {
	tenant: string;
	encoding: Encoding;
	generation: number;
	version: number;
	state: StoredWorkingState;
	messages: SourceMessage[];
};

/** What the job is to improve; null where the state is a caller's or a model's already, or the thread is not followed. */
export function planState(store: Store, job: Job): StatePlan | null {
	const row = readLiveRow(store);
	const state = readState(store);
	if (row === null || !isRunning(store, job) || state?.updated_by !== "writer:embedded") return null;
	if (!(row.config ?? DEFAULT_CONFIG).working_state) return null;
	const messages = messagesSince(store, 0, { messages: MODEL_MESSAGES, characters: MODEL_CHARACTERS });
	const { tenant, encoding, generation } = row;
	return { tenant, encoding, generation, version: stateVersion(store), state, messages };
}

/** Takes in what a model made of the state, in one step, if neither the state nor a message changed since it was planned. */
export function commitState(
	store: Store,
	job: Job,
	plan: StatePlan,
	{ state, writer, now }: { state: WorkingState; writer: string; now: number },
): "committed" | "outdated" | "given_up" {
	return store.step(() => {
		const row = readLiveRow(store);
		if (row === null || !isRunning(store, job)) return "given_up";
		if (row.generation !== plan.generation || stateVersion(store) !== plan.version) return "outdated";
		const updated_at = later(plan.state.updated_at ?? "", new Date(now).toISOString());
		writeState(store, { ...plan.state, ...state, updated_at, updated_by: `writer:${writer}` });
		return "committed";
	});
}

function stateVersion(store: Store): number {
	return store.sql.exec<{ version: number }>("SELECT version FROM working_state").toArray()[0]?.version ?? 0;
}
