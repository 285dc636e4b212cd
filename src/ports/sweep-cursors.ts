/** Where each sweep goes on, by its name, so that what stands first in a list keeps nothing back that stands behind it. */
export type SweepCursors = {
	/** What the sweep took last, as JSON gives it back; null: begin at the beginning. */
	read(name: string): Promise<unknown>;
	/** `position` is what JSON can hold; null: the end was reached. */
	write(name: string, position: object | string | null): Promise<void>;
};
