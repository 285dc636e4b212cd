import { emptySections } from "../../../../src/core/distill/fit-sections.ts";
import type { SummarySections, SummaryText } from "../../../../src/core/distill/summary.ts";

/** A summary with these sections and nothing else. */
export function summaryOf(sections: Partial<SummarySections>, digest = ""): SummaryText {
	return { sections: { ...emptySections(), ...sections }, digest };
}
