/** The door of webhooks: what others may ask of it. */

export type { Verdict } from "./forwarding/delivery-attempts.ts";
export type { Installation } from "./platforms/installation.ts";
export type { ArrivedEvent } from "./platforms/platform-event.ts";
export type { DeliveryQuery, NewDelivery } from "./store/deliveries.ts";
export type { TakenDelivery } from "./store/delivery-work.ts";
export { localDeliveries } from "./store/local-deliveries.ts";
export { type LocalInbox, localInbox } from "./store/local-inbox.ts";
export { type ForwardDeps, forwardMessage } from "./use-cases/forward-message.ts";
export { forwarding } from "./use-cases/forwarding.ts";
export { runInbox } from "./use-cases/inbox/run-inbox.ts";
export { runDeliveries } from "./use-cases/run-deliveries.ts";
export { routes, type WebhooksDeps, wireWebhooks } from "./wire.ts";
