/** Whose memory and conversations are taken over, where an export does not say. */
export type Owner = {
	user_id?: string | undefined;
	project_id?: string | undefined;
	/** The thread of messages that name none. */
	thread?: string | undefined;
};

/** A message as an export has it: in our own shape, or in one that the API recognises. */
type ReadMessage = Record<string, unknown>;

export type ReadThread = { id: string; title?: string; user_id?: string; project_id?: string };

type ReadMemory = {
	content: string;
	scope: string;
	type: "fact";
	key?: string;
	is_static?: boolean;
	source: { id: string; type: string };
	created_at?: string;
	valid_from?: string;
	valid_to?: string;
	expires_at?: string;
	metadata?: Record<string, unknown>;
};

type ReadRelation = {
	subject: string;
	predicate: string;
	object: string;
	scope: string;
	source: { id: string; type: string };
	valid_from?: string;
	valid_to?: string;
};

/** One thing of an export, and where it stands there: `3.mapping.ID`, `line 12`. */
export type Entry = { at: string } & (
	| { kind: "message"; thread: ReadThread; message: ReadMessage }
	| { kind: "memory"; memory: ReadMemory }
	| { kind: "relation"; relation: ReadRelation }
	/** What Tessera has no place for. */
	| { kind: "left_out"; what: string }
	/** What could not be read, and why. */
	| { kind: "bad"; why: string }
);

/** Reads one record of an export. */
export type Reader = (value: unknown, at: string, owner: Owner) => Entry[];

export function bad(at: string, why: string): Entry {
	return { kind: "bad", at, why };
}

export function leftOut(at: string, what: string): Entry {
	return { kind: "left_out", at, what };
}

/** The scope of what is remembered of somebody; null if nobody is named. */
export function scopeOf(owner: Owner, user: string | null | undefined): string | null {
	const named = user ?? owner.user_id;
	if (named) return `user:${named}`;
	return owner.project_id === undefined ? null : `project:${owner.project_id}`;
}

/** The owners of a thread. */
export function owned({ user_id, project_id }: Owner): Pick<ReadThread, "user_id" | "project_id"> {
	return { ...(user_id !== undefined && { user_id }), ...(project_id !== undefined && { project_id }) };
}
