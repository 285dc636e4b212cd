import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import { type MessageRow, messageOf, SHOWN_BYTES, SHOWN_COLUMNS } from "../object/message-row.ts";
import type { Store } from "../object/store.ts";

/** No more than this is read for one context, of the first episodes first (bytes). */
const MOST_BYTES = 500_000;

/** What is said in these episodes of the thread, as far as it is there and not deleted; those in front first. */
export function readEpisodeMessages(store: Store, episodes: readonly string[]): StoredMessage[] {
	const sql = `SELECT seq FROM (
		SELECT messages.seq, sum(${SHOWN_BYTES.replaceAll("octet_length(", "octet_length(messages.")})
			OVER (ORDER BY given.key, messages.seq) AS together
		FROM json_each(?) AS given
		CROSS JOIN episodes ON episodes.id = given.value AND episodes.anew = 0
		CROSS JOIN messages ON messages.seq BETWEEN episodes.from_seq AND episodes.to_seq
		WHERE messages.gone = 0 AND messages.role IN ('user', 'assistant')
	) WHERE together <= ?`;
	const seqs = [...store.sql.exec(sql, JSON.stringify(episodes), MOST_BYTES).raw<[number]>()].map(([seq]) => seq);
	const rows = store.sql.exec(
		`SELECT ${SHOWN_COLUMNS} FROM messages WHERE seq IN (SELECT value FROM json_each(?))`,
		JSON.stringify(seqs),
	);
	return [...rows.raw<MessageRow>()].map(messageOf);
}
