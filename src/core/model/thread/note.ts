export const NOTE_CATEGORIES = ["context", "task", "decision", "preference", "correction"] as const;

type NoteCategory = (typeof NOTE_CATEGORIES)[number];

/** A note before it is counted. */
export type NewNote = { id: string; content: string; category: NoteCategory };

/** What the agent wrote down for itself; `tokens` of its content, in the thread's encoding. */
export type Note = NewNote & { tokens: number; created_at: string };
