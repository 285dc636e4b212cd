import type { Routes } from "../../platform/http/app.ts";
import type { Setting } from "../../platform/settings.ts";
import { registerErrorShape } from "./routes/error-shape.ts";
import { registerChatCompletions, registerResponses } from "./routes/proxied.ts";
import { registerUpstreamModels } from "./routes/upstream-models.ts";
import type { UpstreamSettings } from "./upstream/upstream.ts";

/** The routes, in the order in which the reference lists them; what all of them share comes first. */
export const routes = {
	errorShape: registerErrorShape,
	chatCompletions: registerChatCompletions,
	responses: registerResponses,
	upstreamModels: registerUpstreamModels,
} satisfies Record<string, Routes>;

/** The models that requests are passed on to. */
export type ProxyDeps = { upstream: UpstreamSettings };

const OPENAI = "https://api.openai.com/v1";

/** Reasoning models think for minutes before they say anything. */
const PATIENCE_MS = 300_000;

export function wireProxy(setting: Setting): ProxyDeps {
	const baseUrl = (setting("TESSERA_PROXY_BASE_URL") ?? OPENAI).replace(/(?<!\/)\/+$/, "");
	if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "")) {
		throw new Error(`TESSERA_PROXY_BASE_URL is "${baseUrl}", not an address such as ${OPENAI}`);
	}
	const patienceMs = Number(setting("TESSERA_PROXY_TIMEOUT_MS") ?? PATIENCE_MS);
	if (!(patienceMs > 0)) throw new Error("TESSERA_PROXY_TIMEOUT_MS must be a number of milliseconds above 0.");
	return { upstream: { baseUrl, key: setting("TESSERA_PROXY_API_KEY"), patienceMs } };
}
