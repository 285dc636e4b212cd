/**
 * The version of what texts are searched and ranked by: terms and stems, traits, kinds of things, passages, and whatever
 * else is stored of a text for that. Raise it whenever the same text gives anything else (test/contract/memory/indexed-texts.test.ts
 * says so): what was indexed as another version is then indexed anew behind the answers.
 */
export const INDEX_VERSION = 2;
