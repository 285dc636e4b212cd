/** Providers take ids and names of tools in these characters only. */
const REFUSED = /[^A-Za-z0-9_-]/g;
/** OpenAI refuses longer ids of calls. */
const LONGEST_ID = 40;
/** OpenAI refuses longer names of tools. */
const LONGEST_NAME = 64;

/** Gives every call its id, and its result the same one. */
export type CallIds = { use(id: string): string; answered(id: string): string };

/** Ids as every provider takes them, and never twice: an id may be used again later in a conversation. */
export function callIds(): CallIds {
	const given = new Set<string>();
	const current = new Map<string, string>();
	const times = new Map<string, number>();
	return {
		use(id) {
			const base = id.replace(REFUSED, "_").slice(0, LONGEST_ID);
			let written = base;
			let time = times.get(base) ?? 1;
			for (; given.has(written); written = `${base.slice(0, LONGEST_ID - `-${time}`.length)}-${time}`) time++;
			times.set(base, time);
			given.add(written);
			current.set(id, written);
			return written;
		},
		answered: (id) => current.get(id) ?? id.replace(REFUSED, "_").slice(0, LONGEST_ID),
	};
}

/** A tool's name as every provider takes it. */
export function toolName(name: string): string {
	return name.replace(REFUSED, "_").slice(0, LONGEST_NAME);
}
