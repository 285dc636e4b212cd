export const NOTE_CATEGORIES = ["context", "task", "decision", "preference", "correction"] as const;

export type NoteCategory = (typeof NOTE_CATEGORIES)[number];

/** What the agent wrote down for itself; `tokens` of its content, in the thread's encoding. */
export type Note = { id: string; content: string; category: NoteCategory; tokens: number; created_at: string };
