/**
 * What the rest of the code may import from this feature: chat platforms: what they send, and what is forwarded. Begin
 * with `use-cases/receive-webhook.ts`.
 */

export type { DeliveryOutcome } from "./forwarding/event-target.ts";
export type { Installation } from "./platforms/installation.ts";
export type { ArrivedEvent } from "./platforms/platform-event.ts";
export { type Deliveries, type DeliveryQuery, localDeliveries } from "./store/deliveries.ts";
export type { NewDelivery, TakenDelivery } from "./store/delivery-work.ts";
export type { Installations } from "./store/installations.ts";
export { type LocalInbox, localInbox, type WebhookInbox } from "./store/webhook-inbox.ts";
export { type ForwardDeps, forwardMessage, runDeliveries } from "./use-cases/forward-message.ts";
export { forwarding } from "./use-cases/forwarding.ts";
export { runInbox } from "./use-cases/inbox/run-inbox.ts";
export { routes, type WebhooksDeps, wireWebhooks } from "./wire.ts";
