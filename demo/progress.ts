/** What the demo is doing right now: on stderr, so that stdout is the result alone. */
import { styleText } from "node:util";

export function tell(text: string): void {
	process.stderr.write(`${styleText("dim", text, { stream: process.stderr })}\n`);
}
