import type { SummarySections, SummaryText } from "../../../../../src/core/model/thread/summary.ts";
import { emptySections } from "../../../../../src/core/writing/distill/fit-sections.ts";

/** A summary with these sections and nothing else. */
export function summaryOf(sections: Partial<SummarySections>, digest = ""): SummaryText {
	return { sections: { ...emptySections(), ...sections }, digest };
}
