import { recallDeadlines } from "../../src/core/recall/deadlines.ts";
import { embedderSettings } from "../../src/core/writing/writers/embedder-settings.ts";
import { writerSettings } from "../../src/core/writing/writers/writer-settings.ts";
import { surfaceOf } from "../../src/platform/http/surface.ts";
import { quotaLimitsOf } from "../../src/platform/quotas/quota-limits.ts";
import { contradictionsOf, keySecretOf, redactedTenantsOf } from "../../src/platform/settings.ts";
import { rateLimitsOf } from "../../src/providers/limiting.ts";
import { collectorOf } from "../../src/providers/observing/collector.ts";
import { EMBEDDING_MODELS } from "../../src/providers/workers-ai/known-models.ts";

/** What the Worker would say of these settings at its first request, asked before anything is started; null if nothing. */
export function valueProblem(settings: Readonly<Record<string, string>>): string | null {
	const given = (key: string) => settings[key] ?? "";
	const encoder = given("TESSERA_ENCODER_URL");
	if (encoder !== "" && !/^https?:$/.test(URL.parse(encoder)?.protocol ?? "")) {
		return refused(`TESSERA_ENCODER_URL is "${encoder}", and no address such as http://127.0.0.1:8799/v1.`);
	}
	const setting = (key: string) => given(key) || null;
	try {
		surfaceOf(setting, "");
		keySecretOf(setting);
		collectorOf(setting);
		contradictionsOf(setting("TESSERA_CONTRADICTIONS"));
		quotaLimitsOf(setting);
		redactedTenantsOf(setting("TESSERA_REDACT"));
	} catch (error) {
		return refused(error instanceof Error ? error.message : String(error));
	}
	// Nothing that runs here has Workers AI.
	const read = [
		writerSettings(given, false),
		embedderSettings(given, { hasAi: false, models: EMBEDDING_MODELS }),
		recallDeadlines(given),
		rateLimitsOf(setting),
	];
	const wrong = read.find((one) => !one.ok);
	return wrong === undefined || wrong.ok ? null : refused(wrong.error);
}

function refused(why: string): string {
	return `The server can't run like this: ${why}`;
}
