/**
 * The calls of an object in another place, by their names: whatever is called here is passed on. `call` asks for a stub each time, as
 * a stub breaks with the object that it led to.
 */
export function remoteCalls<Calls extends object>(
	call: (name: keyof Calls, args: readonly unknown[]) => Promise<unknown>,
): Calls {
	const calls = new Proxy(
		{},
		{
			// Whoever awaits something with a `then` calls it.
			get: (_, name) => (name === "then" ? undefined : (...args: unknown[]) => call(name as keyof Calls, args)),
		},
	);
	// Each call has its name's type, as the object answers by these.
	return calls as Calls;
}
