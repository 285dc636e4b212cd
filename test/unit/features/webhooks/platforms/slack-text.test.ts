import { expect, it } from "vitest";
import { slackText, writtenForSlack } from "../../../../../src/features/webhooks/platforms/slack-shown.ts";

it.each([
	["a &lt;b&gt; &amp;amp; c", "a <b> &amp; c"],
	["<@U1>, <@U2|bo> in <#C1|map> and <#C2>", "@U1, @bo in #map and #C2"],
	[
		"<!here> <!channel|channel> <!subteam^S1|@crew> <!date^1763632800^{date}|Thursday>",
		"@here @channel @crew Thursday",
	],
	["<https://a.example/?x=1&amp;y=2>", "https://a.example/?x=1&y=2"],
	["<https://a.example|docs> <http://a.example|a.example>", "docs (https://a.example) http://a.example"],
	["<mailto:ada@a.example|ada@a.example>", "ada@a.example"],
	["1 < 2, 3 > 2, <", "1 < 2, 3 > 2, <"],
	["", ""],
])("%j reads %j", (written, read) => {
	expect(slackText(written)).toBe(read);
});

it.each(["<!channel> & <https://a.example|b>", "&lt;", "a"])("%j is shown by Slack as it is", (text) => {
	expect(writtenForSlack(text)).not.toMatch(/[<>]/);
	expect(slackText(writtenForSlack(text))).toBe(text);
});

it("takes a text as long as a body may be", () => {
	const length = 1_048_576;

	expect(slackText("<".repeat(length))).toHaveLength(length);
	expect(slackText("<a|".repeat(length / 4))).toHaveLength((length / 4) * 3);
});
