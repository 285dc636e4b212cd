/** Verbs of work in the past. */
const WORK =
	"picked|chosen|chose|selected|hired|secured|obtained|printed|packed|added|created|wrote|written|updated|removed|deleted|dropped|refactored|renamed|moved|migrated|installed|configured|set up|built|rebuilt|" +
	"tested|verified|documented|extracted|replaced|converted|introduced|wired(?: up)?|hooked up|sent|called|ordered|reserved|" +
	"drafted|reviewed|collected|gathered|compared|summari[sz]ed|analy[sz]ed|read|interviewed|prepared|scheduled|paid|bought|" +
	"contacted|filed|uploaded|designed|ran|split|patched|bumped|upgraded|downgraded|enabled|disabled|restarted|reset|rebooted|" +
	"reinstalled|cleared|swapped|checked|emailed|picked up|measured|profiled|reproduced|identified|found|located|isolated|" +
	"traced|mapped(?: out)?|outlined|listed|rewrote|rewritten|covered|cleaned(?: up)?|exported|imported|generated|recorded|invited|" +
	"negotiated|registered|validated|benchmarked|backed up|rotated|provisioned|archived|translated|edited|announced|tagged|pushed|finished|" +
	"completed|fixed|merged|implemented|deployed|shipped|resolved|booked|submitted|published|confirmed|signed|closed|wrapped up|" +
	"given|renewed|relaxed|committed|ported|pinned|cached|indexed|seeded|sketched|formatted|trained|evaluated|cited|filtered|ranked|scored|unplugged|replugged|connected";

const PERSON = "(?:i|we|you|they)(?:'ve| have| had)?";
const HOW =
	"(?:(?:just|also|now|already|successfully|finally|both|then|went ahead and|have|been|being|fully|all|got|so far) )*";
const END = "(?![\\p{L}\\p{N}_-])";

function report(pattern: string): RegExp {
	return new RegExp(pattern.replaceAll(" ", "\\s{1,3}"), "iu");
}

/** A report of work: "I've added …", "Added …", "… has been added". */
export const WORKED = report(`(?:^${HOW}|(?<![\\p{L}])${PERSON} ${HOW}|\\b(?:has|have) ${HOW})(?:${WORK})${END}`);

/** Verbs in the past that tell of no work done. */
const NO_WORK =
	"needed|wanted|started|tried|attempted|planned(?= to)|noticed|decided|talked|discussed|looked|asked|expected|hoped|used|assumed|agreed|preferred|" +
	"failed|based|mentioned|wondered|liked|loved|missed|supposed|required|located|involved|related|limited|recommended|suggested|proposed|" +
	"considered|allowed|blocked|interested|worried|confused|concerned|excited|indeed|speed|feed|proceed|exceed|succeed|embed|need|stopped";

const ANY_VERB = `(?:(?:${WORK})${END}|(?!(?:${NO_WORK})${END})[a-z]{2,}ed${END})`;
const BEHIND = "(?=\\s*(?:$|[:.,!(]|(?:in|to|with|for|by|on|as|and|today|yesterday|below|above|from|at|now)\\b))";

/** A report by its form alone, which counts where it names a step: "the name is picked", "Vendors compared:". */
export const MAYBE_WORKED = report(
	`(?:^|(?<![\\p{L}])${PERSON} ${HOW}|\\b(?:has|have|is|are|was|were|got|been|now|and) ${HOW})${ANY_VERB}|(?<![\\p{L}-])(?:${WORK})${BEHIND}`,
);
