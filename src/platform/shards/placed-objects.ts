import type { Placement, Placements } from "./placements.ts";

/** Objects by their names, of which each begins with its tenant, up to a slash. */
export type NamedObjects<T extends Rpc.DurableObjectBranded | undefined> = Pick<DurableObjectNamespace<T>, "getByName">;

type Around = {
	placements: Pick<Placements, "find">;
	/** On one's own machine there are no jurisdictions. */
	anywhere: boolean;
};

/** The objects of a namespace, each in its tenant's jurisdiction, and made where the tenant wishes to be. */
export function placedObjects<T extends Rpc.DurableObjectBranded | undefined>(
	namespace: DurableObjectNamespace<T>,
	{ placements, anywhere }: Around,
): NamedObjects<T> {
	return {
		getByName(name) {
			const [tenant = name] = name.split("/", 1);
			// Made here for its type: it is never asked, as its namespace may not be the one.
			return new Proxy(namespace.getByName(name), {
				get: (_, call) => {
					if (call === "then") return undefined;
					return async (...given: unknown[]) => {
						const placement = await placements.find(tenant);
						const stub = objectAt(namespace, name, anywhere ? { ...placement, jurisdiction: null } : placement);
						const method: unknown = Reflect.get(stub, call);
						if (typeof method !== "function") throw new Error(`an object answers no ${String(call)}`);
						return Reflect.apply(method, stub, given);
					};
				},
			});
		},
	};
}

function objectAt<T extends Rpc.DurableObjectBranded | undefined>(
	namespace: DurableObjectNamespace<T>,
	name: string,
	{ jurisdiction, location }: Placement,
): DurableObjectStub<T> {
	const promised = jurisdiction === null ? namespace : namespace.jurisdiction(jurisdiction);
	return promised.getByName(name, location === null ? {} : { locationHint: location });
}
