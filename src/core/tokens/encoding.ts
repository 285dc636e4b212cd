/** The tokenizers that we count with. */
export type Encoding = "o200k_base" | "cl100k_base";

/** Counts the tokens of a text in one encoding. Special-token text counts as plain text. */
export type CountText = (text: string) => number;
