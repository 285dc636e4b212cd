import { env } from "cloudflare:workers";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { createDeps } from "../../../src/deps.ts";
import { knownMemoriesContract } from "./known-memories.ts";

knownMemoriesContract(() => {
	const deps = createDeps(env);
	return { known: deps.knownMemories("contract"), store: deps.memoryStore(wholeTenant("contract")) };
});
