import { expect, it } from "vitest";
import { shownText } from "../../../../../src/features/webhooks/platforms/slack-shown.ts";

const plain = (text: string) => ({ type: "plain_text", text });
const mrkdwn = (text: string) => ({ type: "mrkdwn", text });

it("is the text where there is one", () => {
	expect(shownText({ text: "<@U1|ada> &amp; bo", attachments: [{ text: "more" }] }, true)).toBe("@ada & bo");
});

it("is what attachments say where a bot has no text, in order; a fallback only where they show nothing", () => {
	const attachments = [
		{ fallback: "Build 41", pretext: "CI:", title: "Build 41", text: "is <https://ci.example|green>" },
		{ fallback: "Disk 93 % full", color: "#f00" },
		{ fields: [{ title: "Branch", value: "main" }], blocks: [{ type: "section", text: mrkdwn("ok") }] },
	];
	const shown = "CI:\nBuild 41\nis green (https://ci.example)\nDisk 93 % full\nBranch\nmain\nok";
	expect(shownText({ text: "", attachments }, true)).toBe(shown);
	// What people attach, others have said.
	expect(shownText({ text: "", attachments }, false)).toBe("");
});

it("is what blocks say: headers, sections, contexts, rich text, markdown", () => {
	const rich = (type: string, ...elements: object[]) => ({ type, elements });
	const item = (text: string) => rich("rich_text_section", { type: "text", text });
	const blocks = [
		{ type: "header", text: plain("Deploy &amp; done") },
		{ type: "section", text: mrkdwn("*v41* by <@U1|ada>"), fields: [plain("a"), mrkdwn("b")] },
		{ type: "divider" },
		{ type: "actions", elements: [{ type: "button", text: plain("Undo") }] },
		{ type: "context", elements: [{ type: "image", alt_text: "x" }, mrkdwn("from CI")] },
		rich(
			"rich_text",
			rich(
				"rich_text_section",
				...[
					{ type: "text", text: "see " },
					{ type: "link", url: "https://a.example", text: "docs" },
				],
				...[
					{ type: "text", text: ", " },
					{ type: "user", user_id: "U2" },
					{ type: "emoji", name: "tada" },
				],
			),
			rich("rich_text_list", item("one"), item("two")),
		),
		{ type: "markdown", text: "**end**" },
	];
	expect(shownText({ blocks }, false).split("\n")).toEqual([
		...["Deploy &amp; done", "*v41* by @ada", "a", "b", "from CI"],
		...["see docs (https://a.example), @U2:tada:", "one", "two", "**end**"],
	]);
});

it("is bounded, and nothing for what is no block", () => {
	const many = Array.from({ length: 500 }, () => ({ type: "section", text: mrkdwn("x".repeat(3_000)) }));
	expect(shownText({ blocks: many }, false)).toHaveLength(40_000);
	expect(shownText({ blocks: [null, 3, { type: "section" }, { type: "rich_text", elements: "?" }] }, true)).toBe("");
});
