/** Irregular verbs in the past or as a participle, of work that ends. */
export const IRREGULAR =
	"began|begun|beat|bent|bound|bought|broke|brought|built|burnt|caught|chose|chosen|cut|dealt|did|drawn|drew|drove|driven|dug|fed|fought|found|flown|froze|frozen|gave|given|ground|grew|grown|held|hid|hidden|hit|hung|kept|laid|led|left|lent|lit|made|meant|met|outdid|overhauled|overrode|overridden|overwrote|overwritten|paid|put|quit|read|reran|rebuilt|recast|redid|redone|redrew|redrawn|rehung|relaid|remade|reset|resent|resold|retaught|retook|rewound|rewrote|rewritten|rid|rose|sang|sewed|sewn|shook|shaken|shot|shut|slid|sold|sought|sent|set|shaved|shed|shone|sped|spent|spelt|split|spread|spun|stood|stole|stuck|struck|strung|swept|swapped|swung|taken|taught|threw|thrown|took|tore|torn|undid|undone|unbound|unwound|upheld|wed|withdrew|withdrawn|wore|worn|wove|woven|wound|wrote|written|wrung|ran";

/** Verbs in the past that tell of no work, or of work that is not over. */
export const NO_WORK =
	"needed|wanted|started|tried|attempted|planned|noticed|decided|talked|discussed|looked|asked|expected|hoped|used|assumed|agreed|preferred|failed|based|mentioned|wondered|liked|loved|missed|supposed|required|involved|related|limited|recommended|suggested|proposed|considered|allowed|blocked|interested|worried|confused|concerned|excited|indeed|speed|feed|proceed|exceed|succeed|embed|need|stopped|walked|watched|visited|enjoyed|happened|seemed|appeared|remained|stayed|believed|learned|listened|laughed|called|named|wished|turned|annoyed|surprised|pleased|tired|bored|red|bed|shed|hundred|indebted|worked|lived|played|cared|promised|received|skipped|postponed|deferred|rounded|described|mixed|led|meant|got|left|held|kept|stood|stuck|felt|knew|thought|told|took|had|saw|heard|said";

/** Past forms of what somebody did, behind "I" or "we". */
export const DONE_BY_PEOPLE: ReadonlySet<string> = new Set(
	`wrote built made sent got put did ran took set drew found gave bought brought cut split froze fed kept met read
rebuilt reset sold told taught went won paid led left lent laid held hung hit shut spoke spent stuck swept threw
understood withdrew redid overrode rewrote chose`.split(/\s+/),
);

/** Past forms of what happens to things and of what people do with them. */
export const HAPPENED: ReadonlySet<string> = new Set(
	`broke went fell froze hung ran lost won left bought sold sent wrote read began came gave held built rebuilt became beat cut hurt
quit shut sank rose flew drove met took overran`.split(/\s+/),
);

/** The same of what somebody went through, for patterns. */
export const LIVED_THROUGH =
	"was|were|had|went|got|took|made|saw|met|flew|drove|ran|won|lost|left|bought|sold|began|broke|came|gave|held|built|became|hurt|quit|started";
