// Which page an address shows. Addresses stand behind `#`, so the server needs to know none of them.
import { useEffect, useState } from "./vendor/preact.js";

/** Pages that the navigation lists. */
export const SECTIONS = [
	{ path: "threads", title: "Threads" },
	{ path: "memories", title: "Memories" },
	{ path: "insights", title: "Insights" },
	{ path: "relations", title: "Relations" },
	{ path: "jobs", title: "Jobs" },
	{ path: "import", title: "Import" },
	{ path: "webhooks", title: "Webhooks" },
	{ path: "usage", title: "Usage" },
	{ path: "health", title: "Health" },
];

const PAGES = [
	["threads", () => import("./pages/threads.js")],
	["threads/:id", () => import("./pages/messages.js")],
	["threads/:id/contexts", () => import("./pages/contexts.js")],
	["threads/:id/contexts/:context", () => import("./pages/inspector.js")],
	["threads/:id/compare", () => import("./pages/compare.js")],
	["threads/:id/distillations", () => import("./pages/distillations.js")],
	["threads/:id/state", () => import("./pages/state.js")],
	["threads/:id/jobs", () => import("./pages/thread-jobs.js")],
	["memories", () => import("./pages/memories.js")],
	["memories/:id", () => import("./pages/memory.js")],
	["insights", () => import("./pages/insights.js")],
	["relations", () => import("./pages/relations.js")],
	["jobs", () => import("./pages/jobs.js")],
	["import", () => import("./pages/import.js")],
	["webhooks", () => import("./pages/webhooks.js")],
	["webhooks/:id", () => import("./pages/deliveries.js")],
	["usage", () => import("./pages/usage.js")],
	["health", () => import("./pages/health.js")],
];

/** An address within the console, with what it is about escaped: `to("threads", id, "contexts")`. */
export function to(...parts) {
	const last = parts.at(-1);
	const parameters = typeof last === "object" ? parts.pop() : {};
	const set = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== "");
	const asked = set.length === 0 ? "" : `?${new URLSearchParams(set)}`;
	return `#/${parts.map(encodeURIComponent).join("/")}${asked}`;
}

/** Goes to an address; `replace` leaves no step back to where we are. */
export function go(address, { replace = false } = {}) {
	if (replace) location.replace(address);
	else location.hash = address;
}

/** What the address asks for: the page's module, its values and its parameters. */
export function useRoute() {
	const [address, setAddress] = useState(location.hash);
	useEffect(() => {
		const changed = () => setAddress(location.hash);
		addEventListener("hashchange", changed);
		return () => removeEventListener("hashchange", changed);
	}, []);
	return routeOf(address);
}

function routeOf(address) {
	const [path, asked = ""] = address.replace(/^#\/?/, "").split("?");
	const parts = (path === "" ? "threads" : path).split("/").map(decoded);
	const parameters = Object.fromEntries(new URLSearchParams(asked));
	for (const [pattern, load] of PAGES) {
		const values = valuesOf(pattern.split("/"), parts);
		if (values) return { pattern, section: parts[0], load, values, parameters };
	}
	return { pattern: "unknown", section: null, load: () => import("./pages/unknown.js"), values: {}, parameters };
}

function valuesOf(pattern, parts) {
	if (pattern.length !== parts.length) return null;
	const values = {};
	for (const [index, wanted] of pattern.entries()) {
		if (wanted.startsWith(":")) values[wanted.slice(1)] = parts[index];
		else if (wanted !== parts[index]) return null;
	}
	return values;
}

function decoded(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
