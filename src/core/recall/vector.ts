/** What is found by vectors too. */
export const VECTOR_KINDS = ["memory", "episode", "skill"] as const;

export type VectorKind = (typeof VECTOR_KINDS)[number];
