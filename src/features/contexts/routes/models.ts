import { z } from "@hono/zod-openapi";
import { calibrateModel, knownModels } from "../../../core/model/budget/models.ts";
import { PROFILE_NAMES } from "../../../core/model/budget/profiles.ts";
import type { App } from "../../../platform/http/context.ts";
import { jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { measuredRatios } from "../use-cases/read-in-parallel.ts";

const ModelSchema = z
	.object({
		id: z.string(),
		tokenizer: z.string().openapi({ description: "What it is counted with", example: "o200k_base" }),
		window: z.int(),
		budget: z.enum(PROFILE_NAMES).openapi({ description: "The budget it gets unless the caller says otherwise" }),
		exact: z.boolean().openapi({ description: "Whether that is the model's own tokenizer" }),
		ratio: z.number().openapi({ description: "Its tokens for one of ours: as you reported them, else the table's" }),
	})
	.openapi("Model");

const list = keyedRoute({
	method: "get",
	path: "/v1/models",
	operationId: "listModels",
	tags: ["Context"],
	summary: "List the models that are known",
	description:
		"Dated names (`gpt-4o-2024-08-06`, `-latest`) and names with a provider before them (`openai/gpt-4o`) mean these " +
		"too. Any other model is counted with o200k and gets the budget `8k`, with a warning.",
	responses: { 200: jsonAnswer(z.object({ data: z.array(ModelSchema) }), "The models") },
});

function modelAnswer({ id, encoding, window, profile, exact, ratio }: ReturnType<typeof knownModels>[number]) {
	return { id, tokenizer: encoding, window, budget: profile, exact, ratio };
}

export function registerModels(app: App): void {
	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const measured = await measuredRatios(deps.calibrations(access.tenant));
		const data = knownModels().map((model) => modelAnswer(calibrateModel(model, measured)));
		return c.json({ data }, 200);
	});
}
