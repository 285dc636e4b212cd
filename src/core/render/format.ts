export const FORMATS = ["messages", "text"] as const;

export type Format = (typeof FORMATS)[number];
