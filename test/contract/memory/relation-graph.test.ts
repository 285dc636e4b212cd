import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { d1RelationGraph } from "../../../src/features/memory/store/relations/d1-relation-graph.ts";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "../threads/thread-fixtures.ts";
import { relationGraphContract } from "./relation-graph.ts";

describe("d1RelationGraph", () =>
	relationGraphContract(
		(accessScope) => d1RelationGraph(env.DB, accessScope),
		(tenant, id, owners) => d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread({ id, ...owners })),
	));
