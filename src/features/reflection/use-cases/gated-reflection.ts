import type { CommitGate } from "../../../platform/objects/commit-gate.ts";
import type { ReflectDeps } from "./reflect.ts";

/** The same stores, of which a reflection that was cancelled writes to none. */
export function gatedReflection<D extends Pick<ReflectDeps, "observations" | "memoryStore">>(
	deps: D,
	{ commit }: CommitGate,
): D & Pick<ReflectDeps, "observations" | "memoryStore"> {
	return {
		...deps,
		observations(tenant) {
			const observations = deps.observations(tenant);
			return { ...observations, settle: (...given) => commit(() => observations.settle(...given)) };
		},
		memoryStore(accessScope) {
			const store = deps.memoryStore(accessScope);
			return {
				read: store.read,
				write: (...given) => commit(() => store.write(...given)),
				review: (...given) => commit(() => store.review(...given)),
			};
		},
	};
}
