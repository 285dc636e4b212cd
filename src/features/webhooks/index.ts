/** The door of webhooks: what others may ask of it. */

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
