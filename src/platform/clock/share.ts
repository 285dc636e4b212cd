import { AsyncLocalStorage } from "node:async_hooks";
import { asksForMuch, othersAsk, stillWaits } from "./under-way.ts";

/** Beside requests of other tenants heavy work rests so many times as long as it worked: it has a fifth of the time. */
const RESTS = 4;
/** Bulk writes have a twentieth: there is no end to them, and what they do to the database is not cut in pieces. */
const RESTS_OF_BULK = 19;
/** What a tenant asks for that asks for much at once has a tenth: there is no end to it. */
const RESTS_OF_MUCH = 9;
/** Others are served while work waits for the database, so what looks longer counts as this long (ms). */
const LONGEST_SLICE_MS = 30;
/** The more wait, the shorter is each rest: whoever asks, nobody waits much longer than this (ms). */
const LONGEST_WAIT_MS = 2_000;
/** Work that has not come back by then has ended, or goes on alongside the next (ms). */
const GONE_MS = 50;
/** How often the first in line looks whether it may go on (ms), those behind it less often: nothing of one request can wake another. */
const LOOK_MS = 4;
/** Who has not looked for so long after it should have was broken off (ms). */
const BROKEN_OFF_MS = 250;
/** A timer that comes so late (ms) shows that requests here wait for the processor, and not for other parts. */
const LATE_MS = 2;

/** Whether the Worker, its objects and its database compute in one thread, as on a machine of one's own; elsewhere nobody rests. */
let oneThread = false;

/** Says so once, where all parts are put together. */
export function computeInOneThread(so: boolean): void {
	oneThread = so;
}

type Pause = (ms: number) => Promise<void>;

/** What is done in slices. */
type Kind = "background" | "bulk";
/** `since`: when its slice began (ms). */
type Work = { tenant: string | null; kind: Kind; since: number };
const works = new AsyncLocalStorage<Work>();

/** The heavy work of this isolate that waits beside requests of others, and until when (ms) each counts without another look. */
const line = new Map<symbol, number>();
/** Until when (ms) heavy work rests, and until when a slice is taken for under way: then the first in line may go. */
let restsUntil = 0;
let worksUntil = 0;

/** Does heavy work of a tenant (null: of whoever) in slices; before each it rests where others ask and all compute in one thread. */
export async function asWork<T>(tenant: string | null, work: () => Promise<T>, kind: Kind = "background"): Promise<T> {
	await comeUp(() => othersAsk(tenant), wait);
	const own = { tenant, kind, since: performance.now() };
	try {
		return await works.run(own, work);
	} finally {
		noteSlice(performance.now() - own.since, restsOf(own));
	}
}

function restsOf({ kind }: Work): number {
	return kind === "bulk" ? RESTS_OF_BULK : RESTS;
}

/** Whether this is done within heavy work, which has its share already. */
export function isWork(): boolean {
	return works.getStore() !== undefined;
}

/** Between two slices of the work that this is done in: lets others have the rest of the time, if they ask. */
export async function rest(pause: Pause = wait): Promise<void> {
	const work = works.getStore();
	if (work === undefined) return;
	noteSlice(performance.now() - work.since, restsOf(work));
	await comeUp(() => othersAsk(work.tenant), pause);
	work.since = performance.now();
}

/**
 * Answers a request of a tenant. Where that one asks for much at once and another for little, and all wait for the processor, much counts as
 * heavy work: who asks for little goes first.
 */
export async function fairly<T>(tenant: string, answer: () => Promise<T>, pause: Pause = wait): Promise<T> {
	if (!oneThread || !asksForMuch(tenant) || (line.size === 0 && !(await isLate(pause)))) return answer();
	await comeUp(() => asksForMuch(tenant), pause);
	const since = performance.now();
	try {
		return await answer();
	} finally {
		noteSlice(performance.now() - since, RESTS_OF_MUCH);
	}
}

/** Waits in line for as long as this holds; goes on at once where it does not. */
async function comeUp(mustWait: () => boolean, pause: Pause): Promise<void> {
	if (!oneThread || !mustWait()) return;
	const me = Symbol();
	const latest = performance.now() + LONGEST_WAIT_MS + GONE_MS;
	try {
		for (;;) {
			const look = LOOK_MS * placeOf(me);
			line.set(me, performance.now() + look + BROKEN_OFF_MS);
			if (look === LOOK_MS && Math.max(restsUntil, worksUntil) <= performance.now()) break;
			stillWaits();
			await pause(look);
			if (!mustWait() || performance.now() > latest) break;
		}
	} finally {
		line.delete(me);
	}
	worksUntil = performance.now() + GONE_MS;
}

/** From 1 on. */
function placeOf(me: symbol): number {
	const now = performance.now();
	let before = 0;
	for (const [one, until] of line) {
		if (one === me) break;
		if (until < now) line.delete(one);
		else before++;
	}
	return before + 1;
}

/** Heavy work has taken so long (ms). */
function noteSlice(ms: number, rests: number): void {
	const rested = Math.min(rests * Math.min(ms, LONGEST_SLICE_MS), LONGEST_WAIT_MS / (line.size + 1));
	restsUntil = Math.max(restsUntil, performance.now() + rested);
	worksUntil = 0;
}

async function isLate(pause: Pause): Promise<boolean> {
	const since = performance.now();
	await pause(1);
	return performance.now() - since > 1 + LATE_MS;
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
