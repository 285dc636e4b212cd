import type { NewRelation, Relation } from "../../../../core/model/relations/relation.ts";

/** `said_at`: when what was learned was said, not after now; absent: it is given now. What is said later wins. */
export type RelationEntry = NewRelation & { id: string; said_at?: string | undefined };

type RelationTriple = Pick<NewRelation, "subject" | "predicate" | "object" | "scope">;

/** `duplicate`: it holds already. `closed`: the ids of those whose validity it ended. */
export type WrittenRelation = { relation: Relation; outcome: "created" | "duplicate"; closed: string[] };

export type RelationQuery = {
	subject?: string | undefined;
	predicate?: string | undefined;
	object?: string | undefined;
	scope?: string | undefined;
	/** Those that held at this time; absent: all there are. */
	as_of?: string | undefined;
	after?: { created_at: string; id: string } | undefined;
	limit: number;
};

export type GraphQuery = {
	entity: string;
	/** 1 to 3. */
	depth: number;
	/** At this time. */
	as_of: string;
	scopes: readonly string[] | null;
	limit: number;
};

export type Graph = { nodes: { id: string; name: string }[]; edges: Relation[] };

/** The relations of one tenant, within the caller's access scope. Names are compared without case, width and spacing, and by aliases. */
export type RelationGraph = {
	/** All or nothing. A new object for a single-valued predicate closes the one before, in the same batch. */
	write(entries: readonly RelationEntry[], now: string): Promise<WrittenRelation[]>;
	/**
	 * Writes what was learned, like `write`, but for what was known before, also if it ended since and was not said again:
	 * of that it gives null. Here names are compared by the aliases of these scopes too.
	 */
	learn(entries: readonly RelationEntry[], scopes: readonly string[], now: string): Promise<(Relation | null)[]>;
	read(id: string): Promise<Relation | null>;
	/** Those of the ids that are there, in no order. */
	readAll(ids: readonly string[]): Promise<Relation[]>;
	/** Newest first. */
	page(query: RelationQuery): Promise<Relation[]>;
	graph(query: GraphQuery): Promise<Graph>;
	/** As if it had never been said: what it had closed is open again. */
	remove(id: string): Promise<boolean>;
	/** Says of a relation that was said or given by `said_at` that it holds no more since `valid_to`. */
	close(of: RelationTriple, ended: { valid_to: string; said_at: string }): Promise<number>;
	/** Retracts what was learned from these messages of a thread, or from `all` it had, and opens again what that had closed. */
	retire(from: { thread_id: string; message_ids: readonly string[] | "all" }): Promise<number>;
	/** Retracts what was learned with these memories, which were deleted; likewise. */
	removeOf(memory_ids: readonly string[]): Promise<number>;
	removeScope(scope: string): Promise<number>;
};
