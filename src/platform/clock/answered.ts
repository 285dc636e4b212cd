/** What storage answered too late, or in no shape that it has: whoever comes again may be answered. */
function unanswered(part: string, why: string): Error {
	return Object.assign(new Error(`${part} ${why}`), { retryable: true });
}

/** How an answer is read, and how long it is waited for (ms). */
type Owed = { part: string; ms: number; isAnswer(answer: unknown): boolean };

/** The answer of a part that things are stored in. Rejects if there is none in time or it is none; what was asked may be done all the same. */
export async function answered<T>({ part, ms, isAnswer }: Owed, ask: () => Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(unanswered(part, `gave no answer within ${ms} ms`)), ms);
	});
	try {
		return ofShape(part, await Promise.race([ask(), late]), isAnswer);
	} finally {
		// One that goes on would keep an object awake.
		clearTimeout(timer);
	}
}

/** Static files that come within so many ms; where they don't, or are none, the call rejects. */
export function answeringAssets(assets: Fetcher, ms: number): Pick<Fetcher, "fetch"> {
	const isAnswer = (answer: unknown) => answer instanceof Response;
	return {
		fetch: (...asked) => answered({ part: "the store of static files", ms, isAnswer }, () => assets.fetch(...asked)),
	};
}

/** The answer, if it has the shape that it must have; throws as where there is none. */
export function ofShape<T>(part: string, answer: T, isAnswer: (answer: unknown) => boolean): T {
	if (!isAnswer(answer)) throw unanswered(part, "gave an answer that is none");
	return answer;
}

/** Whether something is a `Result`, as most calls of objects answer. */
export function isResult(answer: unknown): boolean {
	return typeof answer === "object" && answer !== null && "ok" in answer && typeof answer.ok === "boolean";
}

const SETTING = "TESSERA_DEADLINE_STORAGE_MS";
/** As long as D1 takes at most for a query. */
const USUAL_MS = 30_000;

/** How long an answer of the database or of an object is waited for (ms); throws where the setting is none. */
export function storageDeadlineOf(setting: (name: string) => string | null): number {
	const given = setting(SETTING);
	if (given === null) return USUAL_MS;
	const ms = /^\d{1,6}$/.test(given) ? Number(given) : 0;
	if (ms > 0) return ms;
	throw new Error(`${SETTING} must be ms from 1 to 999999, such as ${USUAL_MS}.`);
}
