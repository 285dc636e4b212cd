/** A bar on stderr, so that stdout is the result alone; a line now and then where it is no terminal. */
export function progress(of: number): { step(what: string): void; end(): void } {
	const { stderr } = process;
	const wide = 30;
	let done = 0;
	let told = -1;
	return {
		step(what) {
			done++;
			const share = Math.min(1, done / Math.max(1, of));
			if (stderr.isTTY) {
				const full = Math.round(share * wide);
				stderr.write(`\r${"█".repeat(full)}${"░".repeat(wide - full)} ${done}/${of} ${what.padEnd(24)}`);
			} else if (Math.floor(share * 10) > told) {
				told = Math.floor(share * 10);
				stderr.write(`${done}/${of} ${what}\n`);
			}
		},
		end() {
			if (stderr.isTTY) stderr.write(`\r${" ".repeat(wide + 50)}\r`);
		},
	};
}
