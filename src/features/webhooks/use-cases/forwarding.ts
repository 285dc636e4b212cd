import { askOf, ThreadContextSchema, threadContextAnswer, written } from "../../contexts/index.ts";
import { messageAnswer } from "../../threads/index.ts";
import type { TakenDelivery } from "../store/delivery-work.ts";
import type { ForwardDeps, WrittenEvent } from "./forward-message.ts";
import type { ForwardedMessage } from "./forwarded-message.ts";

/** How forwarded events are written: message and context as the HTTP routes answer them. */
export const forwarding: Pick<ForwardDeps, "plainAsk" | "write"> = {
	plainAsk: askOf(ThreadContextSchema.parse({})),
	write(delivery: TakenDelivery, { message, context, query }: ForwardedMessage): WrittenEvent {
		const { id, installation, thread_id, created_at: timestamp } = delivery;
		const response = threadContextAnswer(context);
		const data = { installation, thread_id, message: messageAnswer(message), context: response };
		return {
			body: JSON.stringify({ type: "message.received", id, timestamp, data }),
			exchange: { request: query === null ? {} : { query }, ...written(response) },
		};
	},
};
