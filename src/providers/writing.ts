import { type WriterSettings, writerSettings } from "../core/writing/writers/writer-settings.ts";
import { WRITER_ROLES, type WriterRole } from "../core/writing/writers/writers.ts";
import type { TextModel } from "../ports/text-model.ts";
import { openAiCompatibleModel } from "./openai-compatible/text-model.ts";
import { type AiBinding, workersAiModel } from "./workers-ai/text-model.ts";

/** What has summaries and the like written; the embedded writer is no model, and ends every order. */
export type Writing = {
	/** The models to ask, in order; none where only the embedded writer works. */
	textModels(role: WriterRole): readonly TextModel[];
	/** Tokens that a tenant's background work may use of models in a day (UTC). */
	backgroundCap: number;
	/** Rewrites queries; null where no model is named for it. */
	rewriter: TextModel | null;
};

type Setting = (key: string) => string | null;

/** The writers that are configured; throws where that can't be, naming the setting. */
export function writingOf(setting: Setting, ai: AiBinding | undefined): Writing {
	const settings = writerSettings((key) => setting(key) ?? "", ai !== undefined);
	if (!settings.ok) throw new Error(settings.error);
	const models = new Map(
		WRITER_ROLES.map((role) => {
			const { order, openAi, workersAiModels } = settings.value;
			const models = { openAi, workersAiModel: workersAiModels[role] };
			return [role, order.flatMap((writer) => modelOf(writer, models, { setting, ai }))];
		}),
	);
	return {
		textModels: (role) => models.get(role) ?? [],
		backgroundCap: settings.value.backgroundCap,
		rewriter: rewriterOf(settings.value, { setting, ai }),
	};
}

function rewriterOf(
	{ rewriter, ...settings }: WriterSettings,
	{ setting, ai }: { setting: Setting; ai: AiBinding | undefined },
): TextModel | null {
	if (rewriter === null) return null;
	const { writer, model } = rewriter;
	const openAi = { ...settings.openAi, model };
	const [made = null] = modelOf(writer, { openAi, workersAiModel: model }, { setting, ai });
	return made;
}

/** The model of a writer; none where its platform is not there. */
function modelOf(
	writer: WriterSettings["order"][number],
	{ openAi, workersAiModel: model }: { openAi: WriterSettings["openAi"]; workersAiModel: string },
	{ setting, ai }: { setting: Setting; ai: AiBinding | undefined },
): TextModel[] {
	switch (writer) {
		case "workers-ai":
			return ai === undefined ? [] : [workersAiModel(ai, { model })];
		case "openai-compatible": {
			const apiKey = setting("TESSERA_OPENAI_API_KEY");
			return [openAiCompatibleModel({ ...openAi, apiKey, fetch: (url, init) => fetch(url, init) })];
		}
	}
}
