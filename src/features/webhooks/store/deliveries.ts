/** What a forwarded event has come to. `failed`: every attempt is used up; it stands in the dead-letter list. */
export const DELIVERY_STATUSES = ["queued", "delivered", "failed"] as const;

type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A forwarded event; what it says is read anew from the thread at each attempt, so nothing of it is kept here. */
export type Delivery = {
	id: string;
	installation: string;
	event: "message.received";
	status: DeliveryStatus;
	attempts: number;
	/** What the target answered last; null: it never did. */
	last_status: number | null;
	error: string | null;
	created_at: string;
};

export type NewDelivery = {
	id: string;
	tenant: string;
	installation: string;
	thread_id: string;
	message_id: string;
	created_at: string;
};

export type DeliveryQuery = {
	status?: DeliveryStatus | undefined;
	after?: { created_at: string; id: string } | undefined;
	limit: number;
};

/** What one installation forwards, as callers see it; its object delivers it. */
export type Deliveries = {
	/** Newest first. */
	page(query: DeliveryQuery): Promise<Delivery[]>;
	/**
	 * Sends it again at once, its attempts counted anew; what is being sent stays as it is, and what waits for an earlier one of
	 * its thread keeps its turn. Null where there is none.
	 */
	retry(id: string, now: number): Promise<Delivery | null>;
};

/** What an installation's object answers about its deliveries over RPC. */
type DeliveriesRpc = {
	deliveries(query: DeliveryQuery): Promise<Delivery[]>;
	retryDelivery(id: string, now: number): Promise<Delivery | null>;
};

/** The deliveries of one installation, in the object that its tenant and id name. */
export function durableDeliveries(
	object: (name: string) => DeliveriesRpc,
	tenant: string,
	installation: string,
): Deliveries {
	// A tenant's name has no slash, so no two installations share an object.
	const remote = () => object(`${tenant}/${installation}`);
	return {
		page: (query) => remote().deliveries(query),
		retry: (id, now) => remote().retryDelivery(id, now),
	};
}
