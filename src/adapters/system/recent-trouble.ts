import type { Clock } from "../../ports/clock.ts";

/** Remembers that something failed, so that it can be told for a while. */
export type RecentTrouble = { note(): void; isRecent(): boolean };

export function recentTrouble({ now }: Pick<Clock, "now">, rememberedMs: number): RecentTrouble {
	let at: number | null = null;
	return {
		note() {
			at = now();
		},
		isRecent: () => at !== null && now() - at < rememberedMs,
	};
}
