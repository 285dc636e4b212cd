import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1ThreadList } from "../../src/adapters/d1/thread-list.ts";
import { d1ThreadWatch } from "../../src/adapters/d1/thread-watch.ts";
import { wholeTenant } from "../../src/core/reach.ts";
import { listedThread } from "./thread-fixtures.ts";
import { threadWatchContract } from "./thread-watch.ts";

describe("d1ThreadWatch", () =>
	threadWatchContract(async (threads) => {
		await env.DB.prepare("DELETE FROM threads").run();
		for (const { tenant, ...changes } of threads)
			await d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread(changes));
		return d1ThreadWatch(env.DB);
	}));
