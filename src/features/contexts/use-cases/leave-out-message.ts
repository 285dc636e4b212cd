import type { ThreadView } from "../../../core/model/thread/snapshot.ts";

/** The view without the message of this id: the query itself, where a call that is done again has stored it before. */
export function leaveOutMessage(view: ThreadView, id: string): ThreadView {
	return {
		...view,
		window: view.window.filter((message) => message.id !== id),
		question: view.question?.id === id ? null : view.question,
		pinned: view.pinned.filter((message) => message.id !== id),
		older: view.older.filter((entry) => entry.id !== id),
		found: view.found.filter((hit) => hit.id !== id),
	};
}
