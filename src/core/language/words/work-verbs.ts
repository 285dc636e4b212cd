/** Past forms of what happens to things and of what people do with them. */
export const HAPPENED: ReadonlySet<string> = new Set(
	`broke went fell froze hung ran lost won left bought sold sent wrote read began came gave held built rebuilt became beat cut hurt
quit shut sank rose flew drove met took overran`.split(/\s+/),
);
