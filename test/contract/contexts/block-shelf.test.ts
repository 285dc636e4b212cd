import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { wholeTenant } from "../../../src/core/base/reach.ts";
import { d1BlockShelf } from "../../../src/features/contexts/store/block-shelf.ts";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "../threads/thread-fixtures.ts";
import { blockShelfContract } from "./block-shelf.ts";

describe("d1BlockShelf", () =>
	blockShelfContract(
		(tenant) => d1BlockShelf(env.DB, tenant),
		(tenant, id, owners) => d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread({ id, ...owners })),
	));
