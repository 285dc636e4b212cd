/** `now` is the wall clock (ms since the epoch); `elapsed` only grows (ms) and times steps. */
export type Clock = {
	now(): number;
	elapsed(): number;
};
