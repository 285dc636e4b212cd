import type { Deliveries, Delivery, DeliveryQuery } from "../../ports/deliveries.ts";

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
