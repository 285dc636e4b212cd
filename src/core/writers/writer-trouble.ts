/** A writer that can't be had right now; `retry_after_ms` is what it asked for, null if it said nothing. */
export type WriterTrouble = { reason: "writer_failed"; detail: string; retry_after_ms: number | null };
