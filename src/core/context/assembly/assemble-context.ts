import type { Failure } from "../../base/failure.ts";
import { ok, type Result } from "../../base/result.ts";
import { windowOf } from "../../model/budget/profiles.ts";
import type { Report } from "../../model/receipt.ts";
import type { ThreadView } from "../../model/thread/snapshot.ts";
import { tokenLimit } from "../../model/thread/thread.ts";
import { DEFAULT_CONFIG } from "../../model/thread/thread-config.ts";
import { lineCounter } from "../../tokens/count-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { cacheFigures, hashPrefixes } from "../render/cache-figures.ts";
import { type ContextManagement, providerEdits } from "../render/provider-shapes.ts";
import { renderAiSdk } from "../render/render-ai-sdk.ts";
import { renderAnthropic } from "../render/render-anthropic.ts";
import { renderBlocks, renderMessages, renderText } from "../render/render-neutral.ts";
import { renderOpenAi } from "../render/render-openai.ts";
import { renderResponses } from "../render/render-responses.ts";
import type { Rendering } from "../render/rendering.ts";
import { type ContextRequest, withIncluded } from "./context-request.ts";
import { draftSections } from "./drafts.ts";
import { fillBlocks } from "./fill-blocks.ts";
import { type FilledBlocks, reportOf, stalenessWarnings } from "./report.ts";

/** All figures are tokens. `total` counts exactly what is returned; total + response + safety ≤ window. */
type TokenFigures = {
	total: number;
	blocks: number;
	query: number;
	response_reserved: number;
	safety_buffer: number;
	window: number;
};

/** `prefixHashes`: the next context of the thread is compared with these. */
export type AssembledContext = { rendering: Rendering; tokens: TokenFigures; report: Report; prefixHashes: string[] };

/**
 * Fills the five blocks in rank order and renders them within the window. The rendering is counted as a whole in the
 * context's encoding. If it is too large, the blocks are filled again with less room, so the last ranks lose items.
 * The room only shrinks, so this ends with a rendering that fits or with an overflow. Fails with `system_over_budget`
 * or `context_overflow` and their figures.
 */
export function assembleContext(
	asked: ContextRequest,
	whole: ThreadView,
	counted: CountText,
): Result<AssembledContext, Failure> {
	const count = lineCounter(counted);
	const { request, view } = withIncluded(asked, whole);
	const { budget, model } = request;
	const allowed = windowOf(budget) - budget.response - budget.safety_buffer;
	const edits = request.contextManagement ? editsOf(request, view) : null;
	const drafts = draftSections(request, view, count);
	// In tokens as counted here, before the model's ratio.
	let room = Math.floor(allowed / model.ratio);
	for (let attempt = 0; ; attempt++) {
		const filled = fillBlocks(request, view, count, { room, drafts });
		if (!filled.ok) return filled;
		const rendering = render(request, filled.value, edits, count);
		const total = Math.ceil(rendering.counted.total * model.ratio);
		if (total <= allowed) {
			return ok(finished(request, { blocks: filled.value, rendering, total, view }));
		}
		const over = Math.ceil((total - allowed) / model.ratio);
		room = Math.min(room, filled.value.taken) - Math.max(over, 2 ** attempt);
	}
}

/** Uses the thread's own limit. For messages that are not stored it follows from the request. */
function editsOf({ model, budget }: ContextRequest, { continuity }: ThreadView): ContextManagement {
	return providerEdits(continuity, continuity.token_limit ?? tokenLimit(model, budget, DEFAULT_CONFIG.overflow));
}

function render(
	request: ContextRequest,
	blocks: FilledBlocks,
	edits: ContextManagement | null,
	count: CountText,
): Rendering {
	const input = {
		layout: request.layout,
		preset: request.preset,
		blocks,
		window: blocks.history.window,
		query: request.query,
	};
	switch (request.format) {
		case "messages":
			return renderMessages(input, count);
		case "openai":
			return renderOpenAi(input, count);
		case "responses":
			return renderResponses(input, count);
		case "anthropic":
			return renderAnthropic(input, edits, count);
		case "ai-sdk":
			return renderAiSdk(input, count);
		case "text":
			return renderText(input, count);
		case "blocks":
			return renderBlocks(input, count);
	}
}

function finished(
	request: ContextRequest,
	made: { blocks: FilledBlocks; rendering: Rendering; total: number; view: ThreadView },
): AssembledContext {
	const { blocks, rendering, total, view } = made;
	const { budget, model } = request;
	const prefixHashes = hashPrefixes(rendering.parts, `${request.format} ${model.id}`);
	const cache = cacheFigures(rendering.parts, { prefixHashes, before: view.prefixHashes, ratio: model.ratio });
	const report = reportOf(request, blocks, rendering.counted.query);
	const warnings = [...report.warnings, ...stalenessWarnings(request, view, blocks)];
	const query = Math.min(total, Math.ceil(rendering.counted.query * model.ratio));
	return {
		rendering,
		tokens: {
			total,
			query,
			blocks: total - query,
			response_reserved: budget.response,
			safety_buffer: budget.safety_buffer,
			window: windowOf(budget),
		},
		report: { ...report, warnings, cache },
		prefixHashes,
	};
}
