import type { Past } from "../arbitraries/continuity.ts";

/** The same afternoon once its first hour was distilled, and the oldest result left was cleared. */
export const PAST: Past = {
	covered: 0.2,
	as: "summarised",
	summary: {
		sections: {
			task_context: [
				"Ada asks why passengers were charged twice when they rebooked on 2026-11-14.",
				"Known cases: HB-20391 and HB-20417, rebooked around 09:05 UTC.",
			],
			completed_work: ["Read the captures of HB-20391 and HB-20417 with captures.list."],
			key_decisions: ["Start from the two known bookings, because both were rebooked in the incident's window."],
			current_state: [
				"Each booking was captured twice: once with key BOOKING:2, once with BOOKING:undefined.",
				"The second key is made where the revision is not loaded yet.",
			],
			open_threads: ["小林 asks where the second key is made; not answered yet."],
			corrections: [],
			tone: ["Brief and friendly; answers name files and bookings."],
		},
		digest: "Harbour's payments team works with Tern on captures, rebookings and refunds.",
	},
	cleared: 0.25,
	exclude_tools: [],
	keep_thinking_turns: 2,
};
