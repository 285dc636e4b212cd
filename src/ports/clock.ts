/** `now` is the wall clock (ms since the epoch); `elapsed` only grows (ms) and times steps; `pause` waits (ms). */
export type Clock = {
	now(): number;
	elapsed(): number;
	pause(ms: number): Promise<void>;
};
