import type { ThreadView } from "../thread/snapshot.ts";
import type { ContextRequest } from "./context-request.ts";

/** Request and view without the parts that are not asked for: they are no candidates, and the receipt is silent about them. */
export function withIncluded(request: ContextRequest, view: ThreadView): { request: ContextRequest; view: ThreadView } {
	const { include } = request;
	const { working_state, notes } = view.continuity;
	return {
		request: {
			...request,
			remembered: request.remembered.filter(
				({ kind }) => (kind !== "relation" || include.relations) && (kind !== "skill" || include.skills),
			),
		},
		view: {
			...view,
			found: include.earlier_messages ? view.found : [],
			continuity: {
				...view.continuity,
				working_state: include.working_state ? working_state : null,
				notes: include.notes ? notes : [],
			},
		},
	};
}
