import { describe, expect, it } from "vitest";
import { deedsIn } from "../../../../../src/core/language/statements/deeds.ts";

const told = (text: string) =>
	deedsIn({ text, asks: false, quoted: false }).map(({ who, act, object }) => [who, act, ...object].join(" | "));

describe("what a clause tells as done", () => {
	it.each([
		["The billing deploy failed on a migration lock.", "bill deploi | fail"],
		["Ada missed the standup because the lift was stuck", "ada | miss | standup"],
		["Ada also finally missed the standup again", "ada | miss | standup"],
		["Aunt Emily missed the standup", "aunt emili | miss | standup"],
		["Ada was paged by Ben.", "ada | be page | by ben"],
		["The user asked for the sales report.", "user | ask | for sale | for report"],
		["Last week I volunteered at the shelter", "user | volunt | at shelter"],
		["It was wild - I've been volunteering at the shelter", "user | volunt | at shelter"],
		["I want to visit the old harbour", "user | want visit | old | harbour"],
		["The staging database went down during the import", "stage databas | go down"],
	])("%s", (text, deed) => {
		expect(told(text)).toEqual([deed]);
	});

	it.each([
		["almost", "Ada nearly missed the standup"],
		["denied", "I have not missed the standup"],
		["denied behind it", "Ada missed the standup, not really"],
		["supposed", "If Ada missed the standup, tell me"],
		["planned", "I will visit the harbour"],
		["of others too", "Everyone but Ada missed the standup"],
		["told by somebody else", "Ben told me I missed the standup"],
		["of what was named elsewhere", "He missed the standup"],
		["about what was named elsewhere", "Ada missed it"],
		["about what is only pointed at", "Ada finished this book"],
		["about something every project has", "Ada fixed the bug"],
		["said of something else", "Ada said Lisbon was sunny"],
		["of part of it", "The deploy after the release train failed"],
	])("nothing that is %s: %s", (_, text) => {
		expect(told(text)).toEqual([]);
	});
});
