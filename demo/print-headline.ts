/** What was loaded, and what is asked. */
import { styleText } from "node:util";
import type { Conversation } from "./conversation.ts";
import type { Loaded } from "./load.ts";
import { clean, count, plural, wrap } from "./prose.ts";
import { pad, WIDTH } from "./table.ts";

const LABEL = 10;
const DATES = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export function headline(conversation: Conversation, loaded: Loaded, origin: string): string[] {
	const facts = [plural(loaded.messages, "message"), `${count(loaded.tokens)} tokens`, days(conversation)];
	return [
		"",
		styleText("bold", clean(conversation.title)),
		...labelled("loaded", facts.join(", ")),
		...labelled("thread", `${loaded.threadId} at ${origin}`),
		...jobLines(loaded),
		...labelled("asked", clean(conversation.question.query)),
	];
}

/** A dim label, and text beside it. */
export function labelled(label: string, text: string): string[] {
	return wrap(text, WIDTH - LABEL).map(
		(line, index) => styleText("dim", pad(index === 0 ? label : "", LABEL, "left")) + line,
	);
}

function days({ messages }: Conversation): string {
	const dates = messages.map((message) => message.created_at.slice(0, 10));
	const [first, last] = [dates[0] ?? "", dates.at(-1) ?? ""];
	const range = DATES.formatRange(new Date(first), new Date(last));
	return `${plural(new Set(dates).size, "day")} (${range})`;
}

function jobLines({ jobs }: Loaded): string[] {
	const kinds = Map.groupBy(jobs, (job) => `${job.kind} ${job.status}`);
	const texts = [...kinds].map(([kind, same]) => (same.length > 1 ? `${kind} (${same.length})` : kind));
	return texts.length > 0 ? labelled("jobs", texts.join(", ")) : [];
}
