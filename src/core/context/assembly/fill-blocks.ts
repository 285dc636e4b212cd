import { rankOrder } from "../../base/block.ts";
import type { Failure } from "../../base/failure.ts";
import { ok, type Result } from "../../base/result.ts";
import { windowOf } from "../../model/budget/profiles.ts";
import { rememberedText } from "../../model/memory/remembered.ts";
import { contentTokens, MESSAGE_OVERHEAD, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import type { ThreadView } from "../../model/thread/snapshot.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { type StoredByName, storedByName } from "../blocks/filled-block.ts";
import { systemBlock } from "../blocks/system.ts";
import { reserveTokens } from "../budget/reserves.ts";
import { startWaterfall } from "../budget/waterfall.ts";
import { taggedQuery } from "../render/chat.ts";
import { type Format, rendersAsText } from "../render/format.ts";
import type { ContextRequest } from "./context-request.ts";
import type { Drafts } from "./drafts.ts";
import { fillAhead } from "./fill-ahead.ts";
import { fillPast } from "./fill-past.ts";
import type { FilledBlocks } from "./report.ts";

/** Fills the blocks in rank order. Together with the query and overhead they use at most `room` tokens. */
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

/** The texts that the lists of system and project show. */
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

/** A blank line between two texts may be a token of its own. */
const JOIN_TOKENS = 1;

/** Anthropic conversations may need an opening user message. */
const OPENING_TOKENS = 16;

/** The parts that this context may have. `head`: how many texts precede the question in its message. */
type Parts = { leading: boolean[]; history: boolean; head: number; query: boolean };

/** The most tokens that the query and all overhead can cost. They are paid from the query's reserve. */
function queryOverheadTokens(request: ContextRequest, view: ThreadView, systemText: string, count: CountText): number {
	const parts = partsOf(request, view, systemText);
	const { query } = request;
	const tagged = parts.head > 0 || rendersAsText(request.format);
	const asked = query === null ? 0 : contentTokens(tagged ? taggedQuery(query) : query, count);
	return asked + overheadTokensOf(request.format, parts, view);
}

function partsOf({ budget, layout, ...request }: ContextRequest, view: ThreadView, systemText: string): Parts {
	const messages = view.window.length + view.pinned.length + view.older.length + view.unread.messages;
	const hasHistory = messages > 0 || view.question !== null || view.continuity.summary !== null;
	const { working_state, notes, pressure } = view.continuity;
	const task = request.task !== null || working_state !== null || notes.length > 0 || pressure !== null;
	const project = request.project !== null || (layout === "ranked" && request.remembered.length > 0);
	const elsewhere = request.otherThreads?.ranked.length ?? 0;
	const recalled = request.documents.length + view.found.length + request.remembered.length + elsewhere > 0;
	const says = recalled || request.include.nothing_found || (request.profile?.length ?? 0) > 0;
	// In layout `cache` this figure must not change with what is remembered or noted, because it may move the window.
	const present = [budget.system, budget.project, budget.task, budget.knowledge].filter((tokens) => tokens > 0).length;
	return {
		leading: [systemText !== "", budget.project > 0 && project, budget.task > 0 && task && layout === "ranked"],
		history: budget.history > 0 && hasHistory,
		head: layout === "cache" ? present : Number(budget.knowledge > 0 && says),
		query: request.query !== null,
	};
}

function overheadTokensOf(format: Format, parts: Parts, view: ThreadView): number {
	const leading = parts.leading.filter((part) => part).length;
	const joins = (count: number) => Math.max(0, count - 1) * JOIN_TOKENS;
	if (rendersAsText(format)) {
		return joins(leading + Number(parts.history) + parts.head + Number(parts.query));
	}
	const system = leading === 0 ? 0 : MESSAGE_OVERHEAD + joins(leading);
	const history = parts.history ? MESSAGE_OVERHEAD : 0;
	const asked = parts.head > 0 || parts.query ? MESSAGE_OVERHEAD + parts.head * JOIN_TOKENS : 0;
	const opening = format === "anthropic" && view.window.length + view.pinned.length > 0 ? OPENING_TOKENS : 0;
	return REPLY_OVERHEAD + system + history + asked + opening;
}
