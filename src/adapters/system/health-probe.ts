import type { HealthProbe } from "../../ports/health-probe.ts";

/** A probe of whatever `ask` asks; a failure or no answer within the deadline counts as none. */
export function healthProbe(ask: () => Promise<unknown>, deadlineMs = 2_000): HealthProbe {
	const asked = () =>
		Promise.resolve()
			.then(ask)
			.then(
				() => true,
				(error: unknown) => {
					console.error("health probe failed", error);
					return false;
				},
			);
	return { answers: () => Promise.race([asked(), scheduler.wait(deadlineMs).then(() => false)]) };
}
