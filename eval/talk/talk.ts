import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Terms = string | readonly string[];
export type Label = {
	at: number;
	terms: Terms;
	said?: string;
	about?: string;
	type?: string;
	date?: string;
	reversed_at?: number;
	undone_at?: number;
	closed_at?: number;
	withdrawn_at?: number;
	until?: number;
};
export type Kind = "decisions" | "corrections" | "completed" | "open" | "instructions" | "facts";
type StateLabel = { at: number; task: Terms | null; next: Terms | null; done: Terms[]; blockers: Terms[] };
type RelationLabel = { at: number; subject: string; predicate: string; object: string; until?: number };
type TalkMessage = {
	id: string;
	role: "user" | "assistant" | "tool" | "system";
	name?: string;
	content: string;
	created_at: string;
	tool_calls?: { id: string; name: string; arguments: string }[];
	tool_call_id?: string;
};
export type Talk = {
	name: string;
	kind: string;
	messages: TalkMessage[];
	labels: Record<Kind, Label[]> & {
		state: StateLabel[];
		relations: RelationLabel[];
		traps: (Label & { as: string })[];
	};
};

export function readTalk(folder: string): Talk[] {
	return readdirSync(folder)
		.filter((name) => /^(?!no-)[a-z]+-\w+\.json$/.test(name))
		.sort()
		.map((name): Talk => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

const ENDS: Partial<Record<Kind, keyof Label>> = {
	...{
		decisions: "reversed_at",
		completed: "undone_at",
		open: "closed_at",
		instructions: "withdrawn_at",
		facts: "until",
	},
};

const patterns = new Map<string, RegExp>();
function pattern(term: string): RegExp {
	const found = patterns.get(term) ?? new RegExp(term, "iu");
	patterns.set(term, found);
	return found;
}

export function tells(line: string, terms: Terms): boolean {
	return (Array.isArray(terms) ? terms : [terms]).every((term: string) => pattern(term).test(line));
}

export function holds(kind: Kind, label: Label, at: number): boolean {
	const end = label[ENDS[kind] ?? "until"];
	return label.at <= at && !(typeof end === "number" && end <= at);
}
