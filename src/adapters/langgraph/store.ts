import {
	BaseStore,
	type GetOperation,
	type Item,
	type ListNamespacesOperation,
	type MatchCondition,
	type Operation,
	type OperationResults,
	type PutOperation,
	type SearchItem,
	type SearchOperation,
} from "@langchain/langgraph-checkpoint";
import type { Client, Memory } from "../../client/index.ts";
import { itemOf, keyOf, matchesFilter, memoryOf, namespaceOf, startsWith } from "./stored-item.ts";

export type TesseraStoreOptions = {
	client: Client;
	/** Whose memories the items are: `user:ID`, `project:ID` or `global`. One store serves one of them. */
	scope: string;
};

/** How many memories a search looks through for those of a namespace. */
const MOST_SEARCHED = 100;
const LONGEST_PAGE = 200;

/**
 * A LangGraph store whose items are memories: what a graph puts is recalled in contexts too, and what Tessera knows of
 * its value comes back exactly.
 */
export class TesseraStore extends BaseStore {
	readonly #client: Client;
	readonly #scope: string;

	constructor({ client, scope }: TesseraStoreOptions) {
		super();
		this.#client = client;
		this.#scope = scope;
	}

	/** Puts come last, as in the stores of LangGraph: what is read in a batch is what was there before it. */
	async batch<Op extends Operation[]>(operations: Op): Promise<OperationResults<Op>> {
		const results: unknown[] = [];
		for (const operation of operations) results.push(isPut(operation) ? undefined : await this.#read(operation));
		const puts = new Map(operations.filter(isPut).map((put) => [keyOf(put.namespace, put.key), put]));
		for (const put of puts.values()) await this.#put(put);
		return results as OperationResults<Op>;
	}

	#read(operation: Exclude<Operation, PutOperation>): Promise<Item | SearchItem[] | string[][] | null> {
		if ("namespacePrefix" in operation) return this.#search(operation);
		return "key" in operation ? this.#get(operation) : this.#namespaces(operation);
	}

	async #found({ namespace, key }: Pick<GetOperation, "namespace" | "key">): Promise<Memory | null> {
		const filter = { scope: this.#scope, key: keyOf(namespace, key), status: "active" as const, limit: 1 };
		for await (const memory of this.#client.memories.list(filter)) return memory;
		return null;
	}

	async #get(operation: GetOperation): Promise<Item | null> {
		const memory = await this.#found(operation);
		return memory === null ? null : itemOf(memory);
	}

	async #put({ namespace, key, value }: PutOperation): Promise<void> {
		const found = await this.#found({ namespace, key });
		if (value === null) {
			if (found !== null) await this.#client.memories.delete(found.id);
			return;
		}
		const memory = memoryOf(namespace, key, value);
		const { content, metadata } = memory;
		if (found !== null) {
			await this.#client.memories.update(found.id, { content, metadata });
			return;
		}
		const added = await this.#client.memories.add({ ...memory, scope: this.#scope });
		if (added.deduplicated !== true) return;
		// The same text is remembered already. Where it had no key it is this item now; else this one says which it is.
		if (added.key === memory.key) await this.#client.memories.update(added.id, { metadata });
		else {
			const distinct = `${content} (${[...namespace, key].join("/")})`;
			await this.#client.memories.add({ ...memory, content: distinct, scope: this.#scope });
		}
	}

	async #search({ namespacePrefix, query, filter, limit = 10, offset = 0 }: SearchOperation): Promise<SearchItem[]> {
		const items: SearchItem[] = [];
		for await (const { memory, score } of this.#candidates(query)) {
			const item = itemOf(memory);
			if (item === null || !startsWith(item.namespace, namespacePrefix) || !matchesFilter(item.value, filter)) continue;
			items.push(score === null ? item : { ...item, score });
			if (items.length === offset + limit) break;
		}
		return items.slice(offset);
	}

	/** The memories of the scope: with a query the best first, else the newest. */
	async *#candidates(query: string | undefined): AsyncGenerator<{ memory: Memory; score: number | null }> {
		if (!query) {
			for await (const memory of this.#all()) yield { memory, score: null };
			return;
		}
		const { data } = await this.#client.memories.search({ query, limit: MOST_SEARCHED, ...ownerOf(this.#scope) });
		for (const { memory, score } of data) if (memory.scope === this.#scope) yield { memory, score: score.relevance };
	}

	#all() {
		return this.#client.memories.list({ scope: this.#scope, status: "active", limit: LONGEST_PAGE });
	}

	async #namespaces({ matchConditions, maxDepth, limit, offset }: ListNamespacesOperation): Promise<string[][]> {
		const found = new Map<string, string[]>();
		for await (const memory of this.#all()) {
			const namespace = namespaceOf(memory);
			if (namespace === null || !(matchConditions ?? []).every((one) => matchesCondition(namespace, one))) continue;
			const shown = namespace.slice(0, maxDepth);
			found.set(JSON.stringify(shown), shown);
		}
		const sorted = [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
		return sorted.map(([, namespace]) => namespace).slice(offset, offset + limit);
	}
}

function isPut(operation: Operation): operation is PutOperation {
	return "value" in operation;
}

function ownerOf(scope: string): { user_id?: string; project_id?: string } {
	const [kind, ...rest] = scope.split(":");
	if (kind === "user") return { user_id: rest.join(":") };
	return kind === "project" ? { project_id: rest.join(":") } : {};
}

/** Whether a namespace begins or ends like the path; `*` is any label. */
function matchesCondition(namespace: readonly string[], { matchType, path }: MatchCondition): boolean {
	if (path.length > namespace.length) return false;
	const from = matchType === "prefix" ? 0 : namespace.length - path.length;
	return path.every((label, index) => label === "*" || label === namespace[from + index]);
}
