import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1RelationGraph } from "../../src/adapters/d1/relation-graph.ts";
import { d1ThreadList } from "../../src/adapters/d1/thread-list.ts";
import { wholeTenant } from "../../src/core/reach.ts";
import { relationGraphContract } from "./relation-graph.ts";
import { listedThread } from "./thread-fixtures.ts";

describe("d1RelationGraph", () =>
	relationGraphContract(
		(reach) => d1RelationGraph(env.DB, reach),
		(tenant, id, owners) => d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread({ id, ...owners })),
	));
