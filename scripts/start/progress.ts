const everyMs = 1_000;

/** Tells what is being done and since when, a line for each thing and one for each second that it takes longer. */
export type Progress = { now(doing: string): void; end(): void };

export function showProgress(): Progress {
	const since = performance.now();
	let doing = "";
	const tell = (text: string) => {
		console.log(`${((performance.now() - since) / 1_000).toFixed(1).padStart(5)} s  ${text}`);
		timer.refresh();
	};
	const timer = setInterval(() => tell(`${doing} …`), everyMs);
	return {
		now(next) {
			doing = next;
			tell(next);
		},
		end: () => clearInterval(timer),
	};
}
