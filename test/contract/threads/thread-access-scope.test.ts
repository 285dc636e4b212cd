import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { durableThreadLog } from "../../../src/features/threads/store/remote-thread.ts";
import { listReachContract, logReachContract } from "./thread-access-scope.ts";

describe("d1ThreadList", () => listReachContract((accessScope) => d1ThreadList(env.DB, accessScope)));

describe("durableThreadLog", () =>
	logReachContract(() => {
		const id = crypto.randomUUID();
		return (accessScope) => durableThreadLog((name) => env.THREADS.getByName(name), accessScope, id);
	}));
