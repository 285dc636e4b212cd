import { wholeTenant } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Refusal } from "../../../platform/http/problem.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import { type RedactDeps, redactFor } from "../../access/index.ts";
import type { SignedRequest } from "../platforms/chat-platform.ts";
import { threadIdOf } from "../platforms/ids.ts";
import type { Installation, InstallationSecrets } from "../platforms/installation.ts";
import type { ArrivedEvent } from "../platforms/platform-event.ts";
import { CHAT_PLATFORMS, type Platform } from "../platforms/platforms.ts";
import type { PlatformAnswer, Reading, RequestOutcome } from "../platforms/reading.ts";
import type { InstallationDirectory } from "../store/installations.ts";
import type { WebhookInbox } from "../store/webhook-inbox.ts";

type FindDeps = { clock: Clock; installationDirectory: InstallationDirectory };

type ReceiveDeps = RedactDeps & {
	clock: Clock;
	rateLimits: Pick<RateLimits, "webhook">;
	webhookInbox(tenant: string, installationId: string): WebhookInbox;
};

/** The installation that is called, with its valid secrets. */
export type Called = { installation: Installation; secrets: InstallationSecrets };

/** How long to wait for a reply (ms). Platforms wait about three seconds for their answer. */
const REPLY_MS = 2_000;

/** Finds the installation that a webhook's address names. One of another platform is `not_found`. */
export async function findCalled(deps: FindDeps, platform: Platform, id: string): Promise<Result<Called, Failure>> {
	const now = new Date(deps.clock.now()).toISOString();
	const found = await deps.installationDirectory.find(platform, id, now);
	if (found === null) return err({ reason: "not_found", what: "resource" });
	if (found.secrets.platform.length > 0) return ok(found);
	return err({ reason: "unavailable", detail: "The secret of this installation can't be opened." });
}

/** Receives a platform's request. Nothing is parsed before the signature is checked; events are stored before the answer. */
export async function receiveWebhook(
	deps: ReceiveDeps,
	{ installation, secrets }: Called,
	request: SignedRequest,
): Promise<Result<PlatformAnswer, Refusal>> {
	const now = deps.clock.now();
	const platform = CHAT_PLATFORMS[installation.platform];
	const genuine = await platform.verify(secrets.platform, request, now);
	if (!genuine) return err({ reason: "unauthorized", detail: NOT_SIGNED });
	// Unsigned requests do not count, or a stranger could use up the platform's limit.
	const limited = await deps.rateLimits.webhook(installation.tenant, installation.id);
	if (limited !== null) return err({ reason: "rate_limited", ...limited });
	const type = request.header("content-type") ?? undefined;
	const reading = platform.read(request.body, type, { now, commands: installation.commands });
	return reading.ok ? ok(await answerTo(deps, installation, reading.value, now)) : reading;
}

const NOT_SIGNED = "The request is not signed with this installation's secret, or not within five minutes of now.";

async function answerTo(
	deps: ReceiveDeps,
	installation: Installation,
	reading: Reading,
	now: number,
): Promise<PlatformAnswer> {
	if (reading.kind === "answer") return reading.answer;
	const inbox = deps.webhookInbox(installation.tenant, installation.id);
	if (reading.kind === "ignored") {
		await inbox.ignore(reading.type, now);
		return reading.answer({ status: "ignored", reply: null });
	}
	let all: RequestOutcome = { status: "duplicate", reply: null };
	for (const arrived of reading.events) {
		// One after the other, so that the inbox has them in the platform's order.
		const outcome = await acceptOrRun(inbox, installation, await redacted(deps, installation, arrived), now);
		if (outcome.status === "accepted") all = outcome;
	}
	return reading.answer(all);
}

/** The event without secrets, if its thread redacts them. This comes before anything is stored. */
async function redacted(deps: RedactDeps, installation: Installation, arrived: ArrivedEvent): Promise<ArrivedEvent> {
	const thread = threadIdOf(installation.platform, arrived.event.place);
	return { ...arrived, event: await redactFor(deps, wholeTenant(installation.tenant), thread, arrived.event) };
}

async function acceptOrRun(
	inbox: WebhookInbox,
	installation: Installation,
	arrived: ArrivedEvent,
	now: number,
): Promise<RequestOutcome> {
	if (arrived.event.kind === "command") return inbox.runCommand(installation, arrived, now, REPLY_MS);
	return { status: await inbox.accept(installation, arrived, now), reply: null };
}
