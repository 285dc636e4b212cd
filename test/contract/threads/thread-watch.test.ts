import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { d1ThreadList, d1ThreadWatch } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "./thread-fixtures.ts";
import { threadWatchContract } from "./thread-watch.ts";

describe("d1ThreadWatch", () =>
	threadWatchContract(async (threads) => {
		await env.DB.prepare("DELETE FROM threads").run();
		for (const { tenant, ...changes } of threads)
			await d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread(changes));
		return d1ThreadWatch(env.DB);
	}));
