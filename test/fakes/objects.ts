/** Objects of one kind whose every call fails like this, but for those that `works` names. */
export function objectsFailing<N extends { getByName(name: string): object }>(
	objects: N,
	error: Error,
	works: (call: string) => boolean = () => false,
): N {
	const getByName = (name: string) =>
		new Proxy(objects.getByName(name), {
			get: (stub, call) =>
				typeof call === "string" && works(call)
					? (...given: unknown[]) => Reflect.apply(Reflect.get(stub, call), stub, given)
					: () => Promise.reject(error),
		});
	return new Proxy(objects, {
		get: (target, name) => (name === "getByName" ? getByName : Reflect.get(target, name)),
	});
}
