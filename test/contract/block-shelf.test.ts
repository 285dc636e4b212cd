import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1BlockShelf } from "../../src/adapters/d1/block-shelf.ts";
import { d1ThreadList } from "../../src/adapters/d1/thread-list.ts";
import { wholeTenant } from "../../src/core/reach.ts";
import { blockShelfContract } from "./block-shelf.ts";
import { listedThread } from "./thread-fixtures.ts";

describe("d1BlockShelf", () =>
	blockShelfContract(
		(tenant) => d1BlockShelf(env.DB, tenant),
		(tenant, id, owners) => d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread({ id, ...owners })),
	));
