import type { Context } from "hono";
import type { AppEnv } from "./context.ts";

/** Requests that leave something in the outbox: what is remembered is written, or taken back with what it came from; or
 *  something is erased, which threads have to be told. */
const LEAVING = [
	{ methods: ["POST", "PATCH", "DELETE"], path: /^\/v1\/(?:memories|skills)(?:\/(?!search$)|$)/ },
	{ methods: ["PATCH", "DELETE"], path: /^\/v1\/threads\// },
	{ methods: ["DELETE"], path: /^\/v1\/relations\// },
];

/** Whether vector indexes have to be told of what this request did. */
export function leavesOutbox<E extends AppEnv>(c: Context<E>): boolean {
	const { method, path } = c.req;
	return c.res.ok && LEAVING.some((one) => one.methods.includes(method) && one.path.test(path));
}
