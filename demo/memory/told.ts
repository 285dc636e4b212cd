/** What a day changed in what is remembered. */
import type { Memory, Relation } from "./memory-calls.ts";

/** What is remembered of a user at a moment. */
export type Known = { active: Memory[]; superseded: Memory[]; relations: Relation[] };

/** Something that is remembered: what it says and where it is from. */
export type Line = { what: string; text: string; source: string | null };

export type Changes = {
	learned: Line[];
	corrected: { from: Line; to: Line }[];
	forgotten: Line[];
};

/** What is different since then: new, in another's place, or gone without anything in its place. */
export function changesBetween(before: Known, now: Known): Changes {
	const memories = memoryChanges(before, now);
	const relations = relationChanges(before.relations, now.relations);
	return {
		learned: [...memories.learned, ...relations.learned],
		corrected: [...memories.corrected, ...relations.corrected],
		forgotten: [...memories.forgotten, ...relations.forgotten],
	};
}

function memoryChanges(before: Known, now: Known): Changes {
	const old = new Map([...before.active, ...now.superseded].map((memory) => [memory.id, memory]));
	const known = new Map(before.active.map((memory) => [memory.id, memory]));
	const changes: Changes = { learned: [], corrected: [], forgotten: [] };
	// They come newest first.
	for (const memory of now.active.toReversed()) {
		const same = known.get(memory.id);
		const replaced = same === undefined ? old.get(memory.supersedes ?? "") : same;
		if (same?.version === memory.version) continue;
		if (replaced === undefined) changes.learned.push(memoryLine(memory));
		else changes.corrected.push({ from: memoryLine(replaced), to: memoryLine(memory) });
	}
	const left = new Set([...now.active, ...now.superseded].map(({ id }) => id));
	changes.forgotten = before.active.filter(({ id }) => !left.has(id)).map(memoryLine);
	return changes;
}

function relationChanges(before: Relation[], now: Relation[]): Changes {
	const known = new Map(before.map((relation) => [relation.id, relation]));
	const closed = now.filter(({ id, valid_to }) => (valid_to ?? null) !== null && !known.get(id)?.valid_to);
	const changes: Changes = { learned: [], corrected: [], forgotten: [] };
	for (const relation of now.toReversed().filter(({ id, valid_to }) => !known.has(id) && !valid_to)) {
		const about = (other: Relation) => other.subject === relation.subject && other.predicate === relation.predicate;
		const replaced = closed.find(about);
		if (replaced === undefined) changes.learned.push(relationLine(relation));
		else changes.corrected.push({ from: relationLine(replaced), to: relationLine(relation) });
	}
	const left = new Set(now.map(({ id }) => id));
	changes.forgotten = before.filter(({ id }) => !left.has(id)).map(relationLine);
	return changes;
}

function memoryLine({ type, content, source }: Memory): Line {
	return { what: type, text: content, source: source?.id ?? null };
}

export function relationLine({ subject, predicate, object, source }: Relation): Line {
	return { what: "relation", text: `${subject} ${predicate} ${object}`, source: source?.id ?? null };
}
