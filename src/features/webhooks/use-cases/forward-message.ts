import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { runJobs } from "../../../platform/objects/run-jobs.ts";
import type { UsageMeter } from "../../../platform/usage/usage.ts";
import { type ContextAsk, keepContext } from "../../contexts/index.ts";
import { DELIVERY_BACKOFF, type DeliveryOutcome, type EventTarget, outcomeOf } from "../forwarding/event-target.ts";
import type { ForwardAddresses } from "../forwarding/forward-address.ts";
import type { DeliveryWork, TakenDelivery } from "../store/delivery-work.ts";
import type { Installations } from "../store/installations.ts";
import { type ForwardedMessage, ownUpkeep, readForwarded } from "./forwarded-message.ts";

/** A forwarded event as callers read it (JSON), and its context as a call of its own would have been kept. */
export type WrittenEvent = { body: string; exchange: Parameters<typeof keepContext>[3] };

export type ForwardDeps = Parameters<typeof readForwarded>[0] &
	Parameters<typeof keepContext>[0] & {
		installations(tenant: string): Installations;
		forwardAddresses: ForwardAddresses;
		eventTarget: EventTarget;
		usageMeter: UsageMeter;
		/** What a context without options asks for. */
		plainAsk: ContextAsk;
		write(delivery: TakenDelivery, received: ForwardedMessage): WrittenEvent;
	};

/** Where an event goes, and what signs it. */
type Destination = { url: string; secrets: readonly string[] };

/**
 * One attempt to deliver. The message and its context are read again each time, so that nothing is sent that was deleted
 * meanwhile, and nothing of it has to be kept.
 */
export async function forwardMessage(deps: ForwardDeps, delivery: TakenDelivery): Promise<DeliveryOutcome> {
	const destination = await destinationOf(deps, delivery);
	if (!destination.ok) return given(destination.error);
	const received = await readForwarded(deps, delivery, deps.plainAsk);
	if (!received.ok) return unsent(received.error);
	const { context } = received.value;
	const { body, exchange } = deps.write(delivery, received.value);
	const at = deps.clock.now();
	// An agent may report what the context cost as soon as it has it.
	await keepContext(deps, ownUpkeep(delivery.tenant), context, exchange);
	const answer = await deps.eventTarget.send({ ...destination.value, id: delivery.id, at, body });
	const outcome = outcomeOf(answer, deps.clock.now());
	if (outcome.ok) {
		// Gathered and written later; it never rejects.
		void deps.usageMeter.note(delivery.tenant, { requests: 0, context_tokens: context.tokens.total });
	}
	return outcome;
}

/** Looked up at each attempt: the installation may be gone, its secrets others, the address no longer allowed. */
async function destinationOf(
	deps: ForwardDeps,
	{ tenant, installation: id }: TakenDelivery,
): Promise<Result<Destination, string>> {
	const installations = deps.installations(tenant);
	const now = new Date(deps.clock.now()).toISOString();
	const [installation, secrets] = await Promise.all([installations.read(id), installations.secrets(id, now)]);
	if (installation === null || secrets === null) return err("the installation was removed");
	if (installation.forward_url === null) return err("the installation forwards nothing");
	const address = deps.forwardAddresses.check(installation.forward_url);
	if (!address.ok) return err(`the address ${address.error}`);
	if (secrets.forward.length === 0) return err("there is no secret to sign with");
	return ok({ url: address.value, secrets: secrets.forward });
}

/** No attempt will change it, so none follows. */
function given(detail: string): DeliveryOutcome {
	return err({ detail, retry_after_ms: null, final: true, last_status: null });
}

/** What was deleted stays unsent; a context that can't be made, as its thread is set up, may be possible later. */
function unsent(failure: Failure): DeliveryOutcome {
	if (failure.reason === "not_found") return given("the message was deleted");
	const detail = "detail" in failure ? failure.detail : failure.reason;
	return err({ detail: `no context could be made: ${detail}`, retry_after_ms: null, last_status: null });
}

/** What is more than this goes on with the next alarm: each delivery calls out many times, and one invocation may not do so without end. */
const MOST_AT_ONCE = 10;

/** Sends what is due, one after the other; several of these may run in parallel. Returns when there is more to do. */
export async function runDeliveries(
	{ clock, forward }: { clock: Clock; forward(delivery: TakenDelivery): Promise<DeliveryOutcome> },
	work: DeliveryWork,
): Promise<number | null> {
	await runJobs({ clock, backoff: DELIVERY_BACKOFF, most: MOST_AT_ONCE }, work, forward);
	return work.nextDue();
}
