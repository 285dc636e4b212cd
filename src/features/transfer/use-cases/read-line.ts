import { err, ok, type Result } from "../../../core/base/result.ts";
import { keepableJson } from "../../../platform/http/body.ts";
import { problemText } from "../../../platform/http/problem.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import type { Line } from "../lines/read-lines.ts";
import { type ExportLine, ExportLineSchema } from "../schemas/line.ts";

/** A line has at most so many bytes: the longest message, and the longest memory with its versions, have room. */
export const MOST_LINE_BYTES = 8 * 1_048_576;

/** What a line says, or what is wrong with it; null where it is blank. */
export function readLine({ bytes }: Line): Result<ExportLine | null, string> {
	if (bytes === null) return err(`too_large: a line has at most ${MOST_LINE_BYTES} bytes`);
	if (bytes.every((byte) => BLANK.includes(byte))) return ok(null);
	const json = keepableJson(bytes);
	if (!json.ok) return err(problemText(json.error));
	const read = ExportLineSchema.safeParse(json.value);
	if (!read.success) return err(problemText({ reason: "invalid_request", problems: problemsOf(read.error.issues) }));
	const line = read.data;
	if (line.kind === "thread" && line.thread_id !== undefined && line.thread_id !== line.data.id) {
		return err("invalid_request: thread_id: is not the id of the thread");
	}
	return ok(line);
}

/** Space, tab and what Windows puts before a new line. */
const BLANK = [32, 9, 13];
