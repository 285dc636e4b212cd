import { ROLE_NAMES } from "../../language/roles.ts";
import { disguisedNames, speakerName } from "../../language/speaker-name.ts";
import type { StoredMessage } from "../../model/thread/message.ts";

/** A name that speaks less often than this is written out: explaining a short form would cost more. */
const OFTEN = 4;
/** More short forms than this are no help to a reader. */
const MOST_SHORT = 8;

/** What stands before what somebody said, and the name it is short for. */
export type Label = { label: string; name: string | null };

type Speaker = Pick<StoredMessage, "role" | "name">;

/** Labels for all who speak: roles, names, and for names that come often the shortest beginning that tells them apart. */
export function speakerLabels(speakers: readonly Speaker[]): (speaker: Speaker) => Label {
	const times = new Map<string, number>();
	for (const speaker of speakers) {
		const name = speakerName(speaker.name);
		if (name !== null) times.set(name, (times.get(name) ?? 0) + 1);
	}
	const disguised = disguisedNames([...times.keys()]);
	const names = [...times.keys()].filter((name) => !disguised.has(name));
	const short = new Map<string, string>();
	const often = names.filter((name) => (times.get(name) ?? 0) >= OFTEN).slice(0, MOST_SHORT);
	for (const name of often) {
		const label = shortestOf(name, names);
		if (label !== null) short.set(name, label);
	}
	return (speaker) => {
		const name = speakerName(speaker.name);
		if (name === null || disguised.has(name)) return { label: speaker.role, name: null };
		const label = short.get(name);
		return label === undefined ? { label: name, name: null } : { label, name };
	};
}

/** The shortest beginning of a name, of letters and digits, that is no role's and no other name begins with. */
function shortestOf(name: string, names: readonly string[]): string | null {
	const letters = name.match(/^[\p{L}\p{N}]+/u)?.[0] ?? "";
	const others = names.filter((other) => other !== name).map((other) => other.toLowerCase());
	let beginning = "";
	for (const letter of letters) {
		beginning += letter;
		if (beginning.length >= name.length - 1) return null;
		const lower = beginning.toLowerCase();
		if (!others.some((other) => other.startsWith(lower)) && !ROLE_NAMES.has(lower)) return beginning;
	}
	return null;
}
