import type { Failure } from "../failure.ts";
import { utf8Bytes } from "../text/utf8-bytes.ts";
import type { NewSkill } from "./skill.ts";

const MOST_BYTES = 32_768;
/** Of a body only its beginning says what it is for (UTF-16 units). */
const SEARCHED_LENGTH = 2_000;

/** What a skill is found by: its name, tags and description, and how its body begins. */
export function skillText({ name, tags, description, body }: Omit<NewSkill, "scope" | "language">): string {
	return [name, tags.join(" "), description, body.slice(0, SEARCHED_LENGTH)].join("\n");
}

/** The failure if a body is larger than what is kept; null if it fits. */
export function tooLargeSkill(body: string): Extract<Failure, { reason: "too_large" }> | null {
	const actual = utf8Bytes(body);
	return actual > MOST_BYTES ? { reason: "too_large", limit: MOST_BYTES, actual } : null;
}
