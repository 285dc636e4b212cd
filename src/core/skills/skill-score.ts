/** How much of a score is there whatever the outcomes were: relevance comes first. */
const RELEVANCE_ALONE = 0.4;

/**
 * How likely a skill works out, on 0..1, from how often it did: the mean of the posterior under a uniform prior (Laplace's
 * rule of succession), so that one success is not 100% and an untried skill stands in the middle.
 */
export function successRate({ successes, failures }: { successes: number; failures: number }): number {
	return (successes + 1) / (successes + failures + 2);
}

/** How well a skill serves a goal, on 0..1. Of equal relevance one that keeps failing stands below one that was never tried. */
export function skillScore(relevance: number, outcomes: { successes: number; failures: number }): number {
	return relevance * (RELEVANCE_ALONE + (1 - RELEVANCE_ALONE) * successRate(outcomes));
}
