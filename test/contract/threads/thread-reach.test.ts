import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { durableThreadLog } from "../../../src/features/threads/store/remote-thread.ts";
import { listReachContract, logReachContract } from "./thread-reach.ts";

describe("d1ThreadList", () => listReachContract((reach) => d1ThreadList(env.DB, reach)));

describe("durableThreadLog", () =>
	logReachContract(() => {
		const id = crypto.randomUUID();
		return (reach) => durableThreadLog((name) => env.THREADS.getByName(name), reach, id);
	}));
