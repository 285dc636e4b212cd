import type { Tense } from "../tense.ts";
import { type Interval, startOfDay } from "./calendar.ts";
import type { Choice } from "./reading.ts";

/** So many cycles back and ahead are looked at: a 29 February may be eight years away. */
const CYCLES = 8;
/** One reading is clearly nearer than another that lies this many times as far. */
const NEARER = 2;

/**
 * Which of the times that come again and again is meant: the last one for what is past, the next one for what is to come,
 * otherwise the nearest if it is clearly nearer. `apart`: today is not meant, where it is one of them ("on Friday").
 */
export function chooseCycle(
	of: (cycle: number) => Interval | null,
	now: number,
	tense: Tense,
	apart = false,
): Choice | null {
	const cycle = Array.from({ length: 2 * CYCLES + 1 }, (_, at) => of(at - CYCLES) ?? []).flat();
	const strict = apart && tense !== "none";
	const past = cycle.findLast(({ from, to }) => (strict ? to <= startOfDay(now) : from <= now));
	const ahead = cycle.find(({ from, to }) => (strict ? from > now : to > now));
	if (past === undefined || ahead === undefined) return null;
	if (tense === "past") return { certainty: "sure", ...past };
	if (tense === "future") return { certainty: "sure", ...ahead };
	if (tense === "present" || past === ahead) return { certainty: "likely", ...ahead };
	const [back, forward] = [Math.max(0, startOfDay(now) - past.to), ahead.from - startOfDay(now)];
	if (NEARER * back <= forward) return { certainty: "likely", ...past };
	if (NEARER * forward <= back) return { certainty: "likely", ...ahead };
	return { certainty: "ambiguous", candidates: [past, ahead] };
}
