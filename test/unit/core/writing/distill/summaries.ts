import { runSteps } from "../../../../../src/core/base/steps.ts";
import type { SummarySections, SummaryText } from "../../../../../src/core/model/thread/summary.ts";
import { extraction } from "../../../../../src/core/writing/distill/extract-summary.ts";
import { emptySections } from "../../../../../src/core/writing/distill/fit-sections.ts";

/** What the embedded writer makes of a source, all steps at once. */
export const extracted = (...source: Parameters<typeof extraction>): SummaryText => runSteps(extraction(...source));

/** A summary with these sections and nothing else. */
export function summaryOf(sections: Partial<SummarySections>, digest = ""): SummaryText {
	return { sections: { ...emptySections(), ...sections }, digest };
}
