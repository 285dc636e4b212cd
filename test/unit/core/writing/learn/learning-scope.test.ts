import { describe, expect, it } from "vitest";
import {
	type LearnScope,
	learningScope,
	learnScopeWithin,
	reachOf,
} from "../../../../../src/core/model/thread/thread-config.ts";

const all = { user_id: "ada", project_id: "p", thread_id: "t" };

describe("the scope that something learned goes to", () => {
	it.each<[LearnScope, Partial<typeof all>, string | null, string | null]>([
		["user", all, null, "user:ada"],
		["user", all, "bob", "user:bob"],
		["user", { project_id: "p", thread_id: "t" }, null, "thread:t"],
		["user", { project_id: "p" }, null, "project:p"],
		["user", {}, "bob", "user:bob"],
		["user", {}, null, null],
		["thread", all, "bob", "thread:t"],
		["project", all, "bob", "project:p"],
		["project", { user_id: "ada", thread_id: "t" }, null, "user:ada"],
	])("%s of %j by %s is %s", (learn_scope, given, author, scope) => {
		const owners = { user_id: null, project_id: null, thread_id: null, ...given };
		expect(learningScope({ owners, learn_scope }, author)).toBe(scope);
	});

	it("goes no further than the key writes", () => {
		const within = (user_id: string | null, project_id: string | null, asked: LearnScope) =>
			learnScopeWithin(reachOf({ user_id, project_id }), asked);
		expect(within(null, null, "project")).toBe("project");
		expect(within("ada", null, "project")).toBe("user");
		expect(within(null, "p", "user")).toBe("thread");
		expect(within(null, "p", "project")).toBe("project");
		expect(within(null, "p", "thread")).toBe("thread");
		expect(within("ada", "p", "user")).toBe("thread");
		expect(within("ada", "p", "project")).toBe("thread");
	});
});
