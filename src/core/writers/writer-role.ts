/** What a model is asked to write; each may be done by another model. */
export const WRITER_ROLES = ["summarise", "extract", "state", "rate", "reflect"] as const;

export type WriterRole = (typeof WRITER_ROLES)[number];
