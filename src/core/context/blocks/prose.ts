import { escapeTags, wrap } from "../../base/tags.ts";
import { bulleted } from "../../language/own-lines.ts";
import type { StoredBlock } from "../../model/memory/stored-block.ts";
import type { Item } from "../../model/receipt.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { truncateSentences } from "../../tokens/truncate.ts";
import { type FilledBlock, overriddenItems, type StoredSource, sectionOf, storedBlockSource } from "./filled-block.ts";

/** What the agent is to do. A plain string is its `task`. */
export type Task = {
	task?: string | undefined;
	goals?: string[] | undefined;
	constraints?: string[] | undefined;
	expected_output?: string | undefined;
};

/** A task as the model reads it: the task, then goals, constraints and the expected output. */
export function taskText(task: Task): string {
	const list = (title: string, lines: string[] | undefined) =>
		lines === undefined || lines.length === 0 ? "" : `${title}:\n${lines.map((line) => bulleted(line)).join("\n")}`;
	return [
		task.task ?? "",
		list("Goals", task.goals),
		list("Constraints", task.constraints),
		task.expected_output ? `Expected output: ${task.expected_output}` : "",
	]
		.filter((part) => part !== "")
		.join("\n");
}

type ProseBlock = { name: "project"; section: "conventions" } | { name: "task"; section: "task" };

/** Fills a block with the request's text, or else with the first of these stored blocks. */
export function sourcedBlock(
	block: ProseBlock,
	source: { given: string | null; stored: readonly StoredBlock[] },
	limit: number,
	count: CountText,
): FilledBlock {
	const { given, stored } = source;
	const shown = given === null ? stored[0] : undefined;
	const filled = proseBlock(block, given ?? shown?.content ?? "", limit, count, shown && storedBlockSource(shown));
	const { name, section } = block;
	const rest = overriddenItems(
		stored.filter((one) => one !== shown),
		{ block: name, section, kind: section },
	);
	return { ...filled, items: [...filled.items, ...rest] };
}

/** Fills a block of one text, project or task, with as many whole sentences as `limit` tokens hold, including the tags. */
export function proseBlock(
	block: ProseBlock,
	text: string,
	limit: number,
	count: CountText,
	source?: StoredSource,
): FilledBlock {
	const { name, section } = block;
	const escaped = escapeTags(text.trim());
	const whole = wrap(name, escaped);
	const wanted = whole === "" ? 0 : count(whole);
	if (wanted === 0) return { name, text: "", sections: [], wanted, used: 0, items: [] };

	const item = (tokens: number): Item => ({
		id: source?.id ?? `${name}.${section}`,
		block: name,
		section,
		kind: section,
		tokens,
		included: tokens > 0,
		reason: tokens > 0 ? "fits" : "over_budget",
		...(source && { provenance: source.provenance }),
	});
	if (wanted <= limit) {
		const items = [item(count(escaped))];
		return { name, text: whole, sections: sectionOf(section, escaped, items), wanted, used: wanted, items };
	}

	const kept = fitted(name, escaped, limit, count);
	const items = [{ ...item(kept.tokens), truncated_tokens: Math.max(0, count(escaped) - kept.tokens) }];
	const sections = sectionOf(section, kept.body, items);
	return { name, text: kept.text, sections, wanted, used: kept.used, items };
}

/**
 * The most whole sentences that fit inside the tags. Tokens don't add up exactly across joins. A cut inside a word
 * may leave the name of a tag ("<project-plan"), so the text is escaped again.
 */
function fitted(name: "project" | "task", text: string, limit: number, count: CountText) {
	let room = limit - count(wrap(name, "x")) + 1;
	while (room > 0) {
		const kept = escapeTags(truncateSentences(text, room, count).text);
		const wrapped = wrap(name, kept);
		const used = wrapped === "" ? 0 : count(wrapped);
		if (used <= limit) return { text: wrapped, body: kept, used, tokens: kept === "" ? 0 : count(kept) };
		room -= used - limit;
	}
	return { text: "", body: "", used: 0, tokens: 0 };
}
