import type { Seeded } from "./seed.ts";

/** Every page of the console by a name, and its address. */
export function pages({ thread, contexts: [a, b], memory, insight, installation }: Seeded): [string, string][] {
	const own = `#/threads/${thread}`;
	return [
		["threads", "#/threads"],
		["messages", `${own}?order=asc`],
		["message-search", `${own}?q=deploy`],
		["contexts", `${own}/contexts`],
		["inspector", `${own}/contexts/${b}`],
		["compare", `${own}/compare?a=${a}&b=${b}`],
		["distillations", `${own}/distillations`],
		["state", `${own}/state`],
		["thread-jobs", `${own}/jobs`],
		["memories", "#/memories?scope=project:invoices"],
		["memory-search", "#/memories?q=deploy&project_id=invoices"],
		["memory", `#/memories/${memory}`],
		["insight", `#/memories/${insight}`],
		["insights", "#/insights?scope=project:invoices"],
		["relations", "#/relations"],
		["graph", "#/relations?entity=Lena&depth=3"],
		["jobs", "#/jobs"],
		["import", "#/import"],
		["webhooks", "#/webhooks"],
		["deliveries", `#/webhooks/${installation}`],
		["usage", "#/usage"],
		["health", "#/health"],
		["unknown", "#/nowhere"],
	];
}
