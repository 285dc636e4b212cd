import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import {
	GraphQuerySchema,
	GraphSchema,
	newRelationOf,
	RelationBody,
	RelationFilters,
	RelationSchema,
	relationAnswer,
} from "../schemas/relation.ts";
import { addRelation, deleteRelation, listRelations, readGraph } from "../use-cases/relations.ts";

const tags = ["Memory"];

const add = keyedRoute(
	{
		method: "post",
		path: "/v1/relations",
		operationId: "createRelation",
		tags,
		summary: "Write a relation",
		description:
			"A new object for a predicate that has one at a time closes the one before: `valid_to` says when. One that holds " +
			"already answers 200.",
		request: { body: jsonBody(RelationBody) },
		responses: {
			200: jsonAnswer(RelationSchema, "It was known already"),
			201: jsonAnswer(RelationSchema, "The relation"),
		},
	},
	{ problems: ["not_found"], schedulesIndexing: false, repeat: { about: "memories", holds: "text" } },
);

const list = keyedRoute({
	method: "get",
	path: "/v1/relations",
	operationId: "listRelations",
	tags,
	summary: "List relations, newest first",
	description: "Names are compared without case, width, accents and spacing, and by their aliases.",
	request: { query: listQuery(RelationFilters) },
	responses: listAnswer(RelationSchema, "A page of relations"),
});

const graph = keyedRoute({
	method: "get",
	path: "/v1/relations/graph",
	operationId: "getRelationGraph",
	tags,
	summary: "Read what is related to an entity",
	description: "Relations are followed both ways and keep their direction; at most the 500 nearest.",
	request: { query: GraphQuerySchema },
	responses: { 200: jsonAnswer(GraphSchema, "Entities, and the relations between them") },
});

const remove = keyedRoute(
	{
		method: "delete",
		path: "/v1/relations/{id}",
		operationId: "deleteRelation",
		tags,
		summary: "Delete a relation",
		description: "As if it had never been written: what it closed holds on.",
		request: { params: z.object({ id: ResourceId }) },
		responses: { 204: { description: "Deleted" } },
	},
	{ schedulesIndexing: true },
);

export function registerRelations(app: App): void {
	app.openapi(add, async (c) => {
		const { deps, access } = c.var;
		const written = await addRelation(deps, access, newRelationOf(c.req.valid("json")));
		if (!written.ok) return fail(c, written.error);
		const { relation, outcome } = written.value;
		return c.json(relationAnswer(relation), outcome === "created" ? 201 : 200);
	});

	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		return answerPage(c, c.req.valid("query"), BY_TIME, (query) => listRelations(deps, access, query), relationAnswer);
	});

	app.openapi(graph, async (c) => {
		const { deps, access } = c.var;
		const { nodes, edges } = await readGraph(deps, access, c.req.valid("query"));
		return c.json({ nodes, edges: edges.map(relationAnswer) }, 200);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const deleted = await deleteRelation(deps, access, c.req.valid("param").id);
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});
}
