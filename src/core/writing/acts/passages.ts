import type { Clause } from "../../language/annotate.ts";

/** A clause as it was said, and where: in UTF-16 units of its message. */
type Said = { clause: Pick<Clause, "text" | "start" | "end" | "sentence"> };

/** Neighbouring clauses of one message that are written together, and how likely one of them does what is looked for. */
type Passage<T> = { parts: readonly T[]; sure: number };

/** Spaces, line ends and marks of lists between neighbours, in UTF-16 units; a longer gap holds something that is no clause. */
const GAP = 12;

type Growing<T> = {
	/** How likely a part does what is looked for, from 0 to 1. */
	sureOf: (part: T) => number;
	/** Most that a passage has, in UTF-16 units. */
	longest: number;
	/** Whether a neighbour may stand beside the part that a passage began with. */
	joins: (part: T) => boolean;
};

/**
 * The parts of one message in passages, the surest first: each begins with the surest part that is left and takes its neighbours
 * while there is room. One of several likely parts is surer than each of them alone. Every part is in one passage.
 */
export function passagesOf<T extends Said>(parts: readonly T[], { sureOf, longest, joins }: Growing<T>): Passage<T>[] {
	const order = parts.map((part, at) => ({ at, sure: sureOf(part) })).sort((a, b) => b.sure - a.sure || a.at - b.at);
	const taken = new Set<number>();
	const beside = ({ clause: one }: T, { clause: other }: T): boolean =>
		Math.max(one.start, other.start) - Math.min(one.end, other.end) <= GAP;
	const fits = (at: number, next: number, room: number): boolean => {
		const [part, neighbour] = [parts[at], parts[next]];
		if (part === undefined || neighbour === undefined || taken.has(at)) return false;
		return beside(part, neighbour) && joins(part) && part.clause.text.length + 1 <= room;
	};
	return order.flatMap(({ at }) => {
		const first = parts[at];
		if (first === undefined || taken.has(at)) return [];
		let [from, to, room] = [at, at + 1, longest - first.clause.text.length];
		const take = (next: number): void => {
			taken.add(next);
			const part = parts[next];
			if (part !== undefined && next !== at) room -= part.clause.text.length + 1;
		};
		take(at);
		for (let grown = true; grown; ) {
			grown = false;
			if (fits(from - 1, from, room)) {
				take(--from);
				grown = true;
			}
			if (fits(to, to - 1, room)) {
				take(to++);
				grown = true;
			}
		}
		const own = parts.slice(from, to);
		return [{ parts: own, sure: 1 - own.reduce((none, part) => none * (1 - sureOf(part)), 1) }];
	});
}

/** The words of clauses one behind the other; where a sentence ended without a mark, a semicolon parts them. */
export function joinedText(parts: readonly Said[]): string {
	return parts.reduce((text, { clause }, at) => {
		const former = parts[at - 1]?.clause;
		const apart = former !== undefined && former.sentence !== clause.sentence && !/[.!?;:,。！？…]$/.test(text);
		return `${text}${apart ? ";" : ""}${at === 0 ? "" : " "}${clause.text}`;
	}, "");
}

/** A message of one clause must tell at least so likely, and as much surer as it likelier than this only passes for worth knowing. */
const ALONE = { least: 0.6, passes: 0.2, weight: 1.5 };

/** How sure a clause is that stands alone, from 0 to 1: jokes and figures of speech are worded as what tells, and stand alone more often. */
export function sureAlone({ tells, passes }: Record<"tells" | "passes", number>): number {
	if (tells < ALONE.least) return 0;
	const oddsOf = (likely: number) => likely / Math.max(1e-6, 1 - likely);
	const odds = oddsOf(tells) * (oddsOf(ALONE.passes) / Math.max(1e-6, oddsOf(passes))) ** ALONE.weight;
	return odds / (1 + odds);
}
