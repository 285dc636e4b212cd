/**
 * The version of everything that is stored of a text for search and ranking: terms, stems, concepts, traits, kinds of things,
 * passages. Raise it whenever the same text gives another result (test/contract/memory/indexed-texts.test.ts tells
 * you). Texts with another version are re-indexed in the background.
 */
export const INDEX_VERSION = 4;
