import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { d1BlockStore } from "../../../src/features/contexts/store/block-store.ts";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "../threads/thread-fixtures.ts";
import { blockStoreContract } from "./block-store.ts";

describe("d1BlockStore", () =>
	blockStoreContract(
		(tenant) => d1BlockStore(env.DB, tenant),
		(tenant, id, owners) => d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread({ id, ...owners })),
	));
