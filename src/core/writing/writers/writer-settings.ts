import { err, ok, type Result } from "../../base/result.ts";
import { WRITER_ROLES, type WriterRole } from "./writers.ts";

const MODEL_WRITERS = ["workers-ai", "openai-compatible"] as const;

type ModelWriter = (typeof MODEL_WRITERS)[number];

/** Settings as they were written, each under its key; what is not set is empty or absent. */
export type GivenSettings = (key: string) => string;

export type WriterSettings = {
	/** Who is asked before the embedded writer, which ends every order. */
	order: readonly ModelWriter[];
	openAi: { baseUrl: string; model: string };
	workersAiModels: Record<WriterRole, string>;
	/** Tokens that a tenant's background work may use of models in a day. */
	backgroundCap: number;
	/** Who rewrites queries, and with which model; null: nobody. */
	rewriter: { writer: ModelWriter; model: string } | null;
};

const USUAL_CAP = 1_000_000;

/** Reads the settings of writers; the error names the key that is wrong, and says how. */
export function writerSettings(given: GivenSettings, hasAi: boolean): Result<WriterSettings, string> {
	const order = orderOf(given("TESSERA_WRITERS"));
	if (!order.ok) return order;
	const cap = capOf(given("TESSERA_BACKGROUND_TOKENS_PER_DAY"));
	if (!cap.ok) return cap;
	const openAi = { baseUrl: given("TESSERA_OPENAI_BASE_URL"), model: given("TESSERA_OPENAI_MODEL") };
	const workersAiModels = modelsOf(given);
	for (const writer of order.value) {
		const missing = missingFor(writer, { openAi, workersAiModels, hasAi });
		if (missing !== null) return err(`TESSERA_WRITERS names ${writer}, but ${missing}.`);
	}
	const rewriter = rewriterOf(given, { baseUrl: openAi.baseUrl, hasAi });
	if (!rewriter.ok) return rewriter;
	return ok({ order: order.value, openAi, workersAiModels, backgroundCap: cap.value, rewriter: rewriter.value });
}

/** A model that is named for it rewrites queries, and no other: a request waits for it. */
function rewriterOf(
	given: GivenSettings,
	{ baseUrl, hasAi }: { baseUrl: string; hasAi: boolean },
): Result<WriterSettings["rewriter"], string> {
	const [ai, openAi] = [given("TESSERA_WORKERS_AI_MODEL_REWRITE"), given("TESSERA_OPENAI_MODEL_REWRITE")];
	if (ai !== "" && openAi !== "") {
		return err("TESSERA_WORKERS_AI_MODEL_REWRITE and TESSERA_OPENAI_MODEL_REWRITE are both set; one rewrites queries.");
	}
	if (ai !== "") {
		if (hasAi) return ok({ writer: "workers-ai", model: ai });
		return err("TESSERA_WORKERS_AI_MODEL_REWRITE is set, but there is no AI binding.");
	}
	if (openAi === "") return ok(null);
	const problem = baseUrlProblem(baseUrl);
	return problem === null
		? ok({ writer: "openai-compatible", model: openAi })
		: err(`TESSERA_OPENAI_MODEL_REWRITE is set, but ${problem}.`);
}

function orderOf(list: string): Result<ModelWriter[], string> {
	const names = list.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim().toLowerCase()]));
	const order: ModelWriter[] = [];
	for (const [index, name] of names.entries()) {
		const writer = MODEL_WRITERS.find((known) => known === name);
		if (writer === undefined && name !== "embedded") {
			return err(`TESSERA_WRITERS names "${name}"; there are ${MODEL_WRITERS.join(", ")} and embedded.`);
		}
		if (names.indexOf(name) !== index) return err(`TESSERA_WRITERS names ${name} twice.`);
		if (writer === undefined && index < names.length - 1) {
			return err("TESSERA_WRITERS names writers after embedded, which always answers: they would never be asked.");
		}
		if (writer !== undefined) order.push(writer);
	}
	return ok(order);
}

function capOf(text: string): Result<number, string> {
	const digits = text.trim().replaceAll("_", "");
	if (digits === "") return ok(USUAL_CAP);
	if (/^\d{1,15}$/.test(digits)) return ok(Number(digits));
	return err(`TESSERA_BACKGROUND_TOKENS_PER_DAY is "${text}", not a whole number of tokens.`);
}

function modelsOf(given: GivenSettings): Record<WriterRole, string> {
	const all = given("TESSERA_WORKERS_AI_MODEL");
	const of = (role: WriterRole) => given(`TESSERA_WORKERS_AI_MODEL_${role.toUpperCase()}`) || all;
	return {
		summarise: of("summarise"),
		extract: of("extract"),
		state: of("state"),
		rate: of("rate"),
		reflect: of("reflect"),
	};
}

type Found = Pick<WriterSettings, "openAi" | "workersAiModels"> & { hasAi: boolean };

/** What a writer needs and is not set; null where nothing is missing. */
function missingFor(writer: ModelWriter, { openAi, workersAiModels, hasAi }: Found): string | null {
	switch (writer) {
		case "workers-ai":
			return missingForAi(workersAiModels, hasAi);
		case "openai-compatible":
			return missingForOpenAi(openAi);
	}
}

function missingForAi(models: Record<WriterRole, string>, hasAi: boolean): string | null {
	if (!hasAi) return "there is no AI binding: [ai] in wrangler.toml, in production only";
	return WRITER_ROLES.every((role) => models[role] !== "") ? null : "TESSERA_WORKERS_AI_MODEL is not set";
}

function missingForOpenAi({ baseUrl, model }: WriterSettings["openAi"]): string | null {
	return baseUrlProblem(baseUrl) ?? (model === "" ? "TESSERA_OPENAI_MODEL is not set" : null);
}

/** What is wrong with the address of an OpenAI-compatible server; null if nothing is. */
export function baseUrlProblem(baseUrl: string): string | null {
	if (baseUrl === "") return "TESSERA_OPENAI_BASE_URL is not set";
	if (/^https?:\/\/[^\s/?#][^\s?#]*$/i.test(baseUrl)) return null;
	return `TESSERA_OPENAI_BASE_URL is "${baseUrl}", not an address such as https://api.openai.com/v1`;
}
