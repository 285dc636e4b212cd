/** What a text's words say of a query, as log odds; fitted by `npm run eval -- --search --fit`. */
export const WORD_WEIGHTS = {
	constant: -2.86,
	share: 4.26,
	mass: 3.02,
	own: 0.45,
	outdone: -4.18,
	spelling: 1.2,
	open: -1.24,
	preference: -1.39,
};
