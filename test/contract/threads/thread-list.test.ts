import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { threadListContract } from "./thread-list.ts";

describe("d1ThreadList", () => threadListContract((reach) => d1ThreadList(env.DB, reach)));
