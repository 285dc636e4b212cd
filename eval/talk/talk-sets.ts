import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ClauseRow, rowsOfStatements } from "./examples.ts";
import { readTalk, type Talk } from "./talk.ts";

export { readTalk };

/** `told`: what the model is fitted to; `held-out`: what nothing was tuned on. */
export type Part = "told" | "held-out";

type Statement = { content: string; terms: string[]; about: string };
export type Hostile = {
	name: string;
	kind: string;
	messages: { role: "user" | "assistant"; content: string; name?: string }[];
	must_not_learn: string[];
	keeps?: { said_before: string; must_stay: string }[];
	/** Only what was said before it shows what it is: its own words are those of a plain statement. */
	framed?: true;
};
/** A message, the answer to it, and whether what is said behind it is given to work or play with. */
type Frame = { said: string; answer: string; then?: string; given: boolean };
export type ToldRelation = { content: string; subject: string; predicate: string; object: string };

const folder = (part: Part) => join(import.meta.dirname, part);

export function ownTalk(part: Part): Talk[] {
	return existsSync(folder(part)) ? readTalk(folder(part)) : [];
}

function read<T>(part: Part, name: string): T[] {
	return JSON.parse(readFileSync(join(folder(part), `${name}.json`), "utf8"));
}

export const plainStatements = (part: Part) => read<Statement>(part, "plain");
export const hostileStatements = (part: Part) => read<Hostile>(part, "hostile");
/** Exchanges that open a frame, and others that sound like them: behind those somebody speaks of themselves. */
export const frames = (part: Part) => read<Frame>(part, "frames");
/** What looks as if it told a relation, and tells none. */
export const noRelations = (part: Part) => read<{ content: string; because: string }>(part, "no-relations");
export const toldRelations = (part: Part) => read<ToldRelation>(part, "relations");

/** Single statements as rows: those that tell something, and those that only look so. */
export function statementRows(part: Part): ClauseRow[] {
	const plain = [...plainStatements(part), ...toldRelations(part)].map(({ content }) => content);
	const hostile = hostileStatements(part).flatMap((one) => (one.framed ? [] : untrueOf(one)));
	return [...rowsOfStatements("plain", plain, 1), ...rowsOfStatements("hostile", hostile, 0)];
}

/** What of it must not be learned: whatever holds the words of that, else what its user said last. */
function untrueOf({ messages, must_not_learn }: Hostile): string[] {
	const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
	const untrue = said.filter((content) => must_not_learn.some((pattern) => new RegExp(pattern, "i").test(content)));
	return untrue.length > 0 ? untrue : said.slice(-1);
}
