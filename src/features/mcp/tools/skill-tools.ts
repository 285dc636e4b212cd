import * as z from "zod";
import { ok } from "../../../core/base/result.ts";
import {
	addSkill,
	newSkillOf,
	SkillBody,
	SkillHitSchema,
	SkillSchema,
	searchSkills,
	skillAnswer,
} from "../../memory/index.ts";
import { ownersOf, writer } from "../call/mcp-call.ts";
import { project_id, user_id } from "./inputs.ts";
import { scope, scopeOf } from "./memory-tools.ts";
import { type Tool, tool } from "./tool.ts";

const { name, description, body, language, tags } = SkillBody.shape;

const saveSkill = tool({
	name: "save_skill",
	title: "Save a skill",
	description:
		"Stores how something is done, as steps or code, so that it is found again by its goal. The same name in the same scope " +
		"is a new version.",
	input: z.strictObject({
		name: name.describe("A short name, one per scope"),
		description: description.describe("What it is for: it is found by this"),
		body: body.describe("The steps or the code"),
		language: language.unwrap().unwrap().optional().describe("Of the code, such as python"),
		tags: tags.describe("Words to group it by"),
		scope,
	}),
	output: SkillSchema,
	annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
	async run(call, { scope, ...skill }) {
		const [access, within] = [writer(call), scopeOf(call, scope)];
		if (!access.ok) return access;
		if (!within.ok) return within;
		const written = await addSkill(call.deps, access.value, newSkillOf({ ...skill, scope: within.value }));
		return written.ok ? ok({ answer: skillAnswer(written.value.skill) }) : written;
	},
});

const findSkill = tool({
	name: "find_skill",
	title: "Find skills",
	description: "Finds stored skills that serve a goal, by how well they fit and how often they worked out.",
	input: z.strictObject({
		goal: z.string().regex(/\S/, "must say something").max(32_000).describe("What is to be done"),
		user_id,
		project_id,
		limit: z.int().min(1).max(50).default(5).describe("At most this many"),
	}),
	output: z.object({ data: z.array(SkillHitSchema) }),
	annotations: { readOnlyHint: true },
	async run(call, { goal, limit, ...given }) {
		const { user_id, project_id } = ownersOf(call, given);
		const named = { ...(user_id !== null && { user_id }), ...(project_id !== null && { project_id }) };
		const found = await searchSkills(call.deps, call.access, { goal, limit, ...named });
		if (!found.ok) return found;
		return ok({ answer: { data: found.value.map(({ skill, score }) => ({ skill: skillAnswer(skill), score })) } });
	},
});

export const skillTools: readonly Tool[] = [saveSkill, findSkill];
