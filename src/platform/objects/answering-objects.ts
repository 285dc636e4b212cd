import { answered } from "../clock/answered.ts";

/** Calls that wait for work; how long is the last thing they are handed (ms). */
const PATIENT = ["run", "runCommand"];

/** Objects of which every answer comes within so many ms, beyond what the call itself waits; where none does, it rejects. */
export function answeringObjects<T extends Rpc.DurableObjectBranded | undefined>(
	namespace: DurableObjectNamespace<T>,
	ms: number,
): DurableObjectNamespace<T> {
	return new Proxy(namespace, {
		get: (target, name) => {
			if (name === "jurisdiction") {
				return (...given: Parameters<typeof target.jurisdiction>) =>
					answeringObjects(target.jurisdiction(...given), ms);
			}
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== "function") return value;
			return (...given: unknown[]) => {
				const made: unknown = Reflect.apply(value, target, given);
				return name === "getByName" && isStub(made) ? answeringStub(made, ms) : made;
			};
		},
	});
}

function isStub(made: unknown): made is object {
	return typeof made === "object" || typeof made === "function";
}

function answeringStub(stub: object, ms: number): object {
	return new Proxy(stub, {
		get: (target, name) => {
			if (name === "then") return undefined;
			const method: unknown = Reflect.get(target, name);
			if (typeof method !== "function") return method;
			return (...given: unknown[]) => {
				const patience = typeof name === "string" && PATIENT.includes(name) ? Number(given.at(-1)) : 0;
				const owed = { part: "an object", ms: ms + patience, isAnswer: () => true };
				return answered(owed, async () => Reflect.apply(method, target, given));
			};
		},
	});
}
