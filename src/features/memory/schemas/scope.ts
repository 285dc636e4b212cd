import { idLike } from "../../../platform/http/fields.ts";

/** A scope of long-term memory. */
export const MemoryScope = idLike(
	/^(?:global|(?:project|user):[A-Za-z0-9._:@|+-]{1,128}|thread:[A-Za-z0-9._:-]{1,128})$/,
	"must be thread:ID, user:ID, project:ID or global",
).openapi({ example: "user:u_ada" });
