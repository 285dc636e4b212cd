import { AsyncLocalStorage } from "node:async_hooks";
import type { SomeDatabase } from "./placed-database.ts";

/** Read replicas: what a request reads is at least as new as what its caller has seen. */
export type Sessions = {
	/** The database within the request that is under way, or as it is where there is none. */
	within(name: string, database: D1Database): SomeDatabase;
	/**
	 * Answers a request within sessions of its own. `given` is the bookmark that the caller was told last; one that only reads may
	 * begin at any replica. Returns the bookmark to be told; null where no database was asked, `given` where it is none.
	 */
	answer(given: string | null, reads: boolean, answer: () => Promise<void>): Promise<string | null>;
};

/** The part of a bookmark that is about one database. */
const PART = /^([A-Z0-9_]{1,64})=([A-Za-z0-9-]{1,200})$/;

/** Several, as several databases may have been asked. */
const MOST_PARTS = 16;

/** The platform's bookmarks by the names of databases, from one of ours; null where it is none. */
export function bookmarksOf(given: string): Map<string, string> | null {
	const bookmarks = new Map<string, string>();
	const parts = given.split(";", MOST_PARTS + 1);
	for (const part of parts) {
		const [, name, bookmark] = PART.exec(part) ?? [];
		if (name === undefined || bookmark === undefined || parts.length > MOST_PARTS) return null;
		bookmarks.set(name, bookmark);
	}
	return bookmarks;
}

type Request = {
	seen: ReadonlyMap<string, string>;
	start: D1SessionConstraint;
	sessions: Map<string, D1DatabaseSession>;
};

export function d1Sessions(): Sessions {
	const requests = new AsyncLocalStorage<Request>();
	return {
		within(name, database) {
			const request = requests.getStore();
			if (request === undefined) return database;
			const known = request.sessions.get(name);
			if (known !== undefined) return known;
			const session = database.withSession(request.seen.get(name) ?? request.start);
			request.sessions.set(name, session);
			return session;
		},
		async answer(given, reads, answer) {
			const seen = (given === null ? null : bookmarksOf(given)) ?? new Map<string, string>();
			const start = reads ? "first-unconstrained" : "first-primary";
			const request: Request = { seen, start, sessions: new Map() };
			await requests.run(request, answer);
			const told = new Map(seen);
			for (const [name, session] of request.sessions) {
				const bookmark = session.getBookmark();
				if (bookmark !== null) told.set(name, bookmark);
			}
			return told.size === 0 ? null : [...told].map(([name, bookmark]) => `${name}=${bookmark}`).join(";");
		},
	};
}
