import type { Gauge } from "../../ports/observer.ts";
import type { App } from "./context.ts";
import { fail } from "./problem.ts";

/** Counts of this machine's own server for Prometheus; elsewhere the path does not exist. It names no tenant, so no key is wanted. */
export function registerMetrics(app: App): void {
	app.get("/metrics", async (c) => {
		const { metrics, jobCleanup } = c.var.deps;
		if (metrics === null) return fail(c, { reason: "not_found", what: "path" });
		const counted = await jobCleanup.countOpen();
		const jobs: Gauge = {
			name: "tessera_jobs",
			help: "Jobs of threads that are not done, by status.",
			values: counted.map(({ status, count }) => [{ status }, count]),
		};
		return c.text(metrics.text([jobs]), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
	});
}
