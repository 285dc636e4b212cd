import { rankOrder } from "../../base/block.ts";
import type { Failure } from "../../base/failure.ts";
import { ok, type Result } from "../../base/result.ts";
import { windowOf } from "../../model/budget/profiles.ts";
import { rememberedText } from "../../model/memory/remembered.ts";
import type { ThreadView } from "../../model/thread/snapshot.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { type StoredByName, storedByName } from "../blocks/stored-source.ts";
import { systemBlock } from "../blocks/system.ts";
import { reserveTokens } from "../budget/reserves.ts";
import { startWaterfall } from "../budget/waterfall.ts";
import type { ContextRequest } from "./context-request.ts";
import type { Drafts } from "./drafts.ts";
import { fillAhead } from "./fill-ahead.ts";
import { fillPast } from "./fill-past.ts";
import { queryOverheadTokens } from "./fixed-tokens.ts";
import type { FilledBlocks } from "./report.ts";

/** Fills the blocks in rank order; with the query and what stands around them they take `room` tokens at most. */
export function fillBlocks(
	asked: ContextRequest,
	view: ThreadView,
	count: CountText,
	{ room, drafts }: { room: number; drafts: Drafts },
): Result<FilledBlocks, Failure> {
	const { budget, waterfall, preset } = asked;
	const stored = storedByName(asked.stored);
	const request = completed(asked, stored);
	const order = rankOrder(preset);
	const fixedSystem = systemBlock(
		{
			...{ instructions: asked.system, leading: view.leading, unreadTokens: view.leading_unread },
			stored: stored.system,
		},
		{ budget: budget.system, waterfall },
		count,
	);
	if (!fixedSystem.ok) return fixedSystem;
	const fixed = {
		system: fixedSystem.value.used,
		query: queryOverheadTokens(request, view, fixedSystem.value.text, count),
	};
	const reserves = reserveTokens(budget, fixed, { waterfall, room, order });
	if (!reserves.ok) return reserves;

	const flow = startWaterfall(budget, order, reserves.value, waterfall);
	const ahead = { request: asked, stored, drafts, system: fixedSystem.value, order };
	const { granted, steady, ...first } = fillAhead(ahead, flow, reserves.value, count);

	const left = windowOf(budget) - budget.response - budget.safety_buffer - first.system.used - fixed.query;
	const documents = preset === "rag" ? Math.max(0, Math.floor(left / 2)) : Number.POSITIVE_INFINITY;
	const history = request.layout === "cache" ? steady : Number.POSITIVE_INFINITY;
	const recalled = { remembered: drafts.knowledge, listed: listedTexts(asked, first) };
	const past = fillPast(request, view, count, flow, { documents, history, recalled });
	const before = first.system.used + first.project.used + first.task.used;
	return ok({
		...{ ...first, history: past.history, knowledge: past.knowledge },
		taken: fixed.query + before + past.granted.history + past.knowledge.used,
		granted: { ...granted, ...past.granted },
		flows: past.flow.flows(),
	});
}

/** What the lists of system and project say. */
function listedTexts({ remembered }: ContextRequest, { system, project }: Pick<FilledBlocks, "system" | "project">) {
	const shown = new Set([...system.items, ...project.items].flatMap(({ id, included }) => (included ? [id] : [])));
	return remembered.filter(({ id }) => shown.has(id)).map(rememberedText);
}

/** The request with the texts that project and task will have. */
function completed(asked: ContextRequest, { project, task }: StoredByName): ContextRequest {
	const [conventions, storedTask] = [project[0], task[0]];
	return {
		...asked,
		project: asked.project ?? conventions?.content ?? null,
		task: asked.task ?? (storedTask === undefined ? null : { task: storedTask.content }),
	};
}
