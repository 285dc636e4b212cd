import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import {
	newSkillOf,
	OutcomeBody,
	SkillBody,
	SkillFilters,
	SkillHitSchema,
	SkillSchema,
	SkillSearchBody,
	skillAnswer,
} from "../schemas/skill.ts";
import { addSkill, deleteSkill, listSkills, noSkill, noteOutcome, searchSkills } from "../use-cases/skills.ts";

const tags = ["Memory"];
const SkillPath = z.object({ id: ResourceId });

const add = keyedRoute(
	{
		method: "post",
		path: "/v1/skills",
		operationId: "createSkill",
		tags,
		summary: "Write a skill",
		description:
			"Of a skill of that name in the scope another body or description is a new version, whose outcomes begin anew; the " +
			"same again answers 200.",
		request: { body: jsonBody(SkillBody) },
		responses: {
			200: jsonAnswer(SkillSchema, "It said so already"),
			201: jsonAnswer(SkillSchema, "The skill, or its new version"),
		},
	},
	{ problems: ["not_found"], schedulesIndexing: true, repeat: { about: "memories", holds: "text" } },
);

const list = keyedRoute({
	method: "get",
	path: "/v1/skills",
	operationId: "listSkills",
	tags,
	summary: "List skills, newest first",
	request: { query: listQuery(SkillFilters) },
	responses: listAnswer(SkillSchema, "A page of skills"),
});

const read = keyedRoute({
	method: "get",
	path: "/v1/skills/{id}",
	operationId: "getSkill",
	tags,
	summary: "Read a skill",
	request: { params: SkillPath },
	responses: { 200: jsonAnswer(SkillSchema, "The skill") },
});

const remove = keyedRoute(
	{
		method: "delete",
		path: "/v1/skills/{id}",
		operationId: "deleteSkill",
		tags,
		summary: "Delete a skill with its versions and outcomes",
		request: { params: SkillPath },
		responses: { 204: { description: "Deleted" } },
	},
	{ schedulesIndexing: true },
);

const search = keyedRoute(
	{
		method: "post",
		path: "/v1/skills/search",
		operationId: "searchSkills",
		tags,
		summary: "Find skills that serve a goal",
		description:
			"Of the user and project named, and of everybody. Ranked by how well they fit and how often they worked out.",
		request: { body: jsonBody(SkillSearchBody) },
		responses: { 200: jsonAnswer(z.object({ data: z.array(SkillHitSchema) }), "The skills, best first") },
	},
	{ role: "read", schedulesIndexing: false, repeat: "never" },
);

const outcome = keyedRoute(
	{
		method: "post",
		path: "/v1/skills/{id}/outcome",
		operationId: "reportOutcome",
		tags,
		summary: "Note how a use of a skill came out",
		request: { params: SkillPath, body: jsonBody(OutcomeBody) },
		responses: { 200: jsonAnswer(SkillSchema, "The skill as it is now") },
	},
	{ schedulesIndexing: true, repeat: { about: "memories", holds: "text" } },
);

export function registerSkills(app: App): void {
	app.openapi(add, async (c) => {
		const { deps, access } = c.var;
		const written = await addSkill(deps, access, newSkillOf(c.req.valid("json")));
		if (!written.ok) return fail(c, written.error);
		return c.json(skillAnswer(written.value.skill), written.value.created ? 201 : 200);
	});

	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		return answerPage(c, c.req.valid("query"), BY_TIME, (query) => listSkills(deps, access, query), skillAnswer);
	});

	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const skill = await deps.skillStore(access).read(c.req.valid("param").id);
		return skill === null ? fail(c, noSkill.error) : c.json(skillAnswer(skill), 200);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const deleted = await deleteSkill(deps, access, c.req.valid("param").id);
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});

	app.openapi(search, async (c) => {
		const { deps, access } = c.var;
		const found = await searchSkills(deps, access, c.req.valid("json"));
		if (!found.ok) return fail(c, found.error);
		return c.json({ data: found.value.map(({ skill, score }) => ({ skill: skillAnswer(skill), score })) }, 200);
	});

	app.openapi(outcome, async (c) => {
		const { deps, access } = c.var;
		const { success, detail = null } = c.req.valid("json");
		const noted = await noteOutcome(deps, access, c.req.valid("param").id, { success, detail });
		return noted.ok ? c.json(skillAnswer(noted.value), 200) : fail(c, noted.error);
	});
}
