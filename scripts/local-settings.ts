/**
 * What makes a server one of this machine: it takes the local key, and its keys are signed with a secret that everybody can
 * read here. Only what runs locally is given these (npm start, the tests); they stand in no configuration that is deployed.
 */
export const LOCAL_SETTINGS = {
	TESSERA_LOCAL: "true",
	TESSERA_KEY_SECRET: "local-key-secret-not-for-production",
} as const;

/** What `npm start` adds: the Worker, its objects and its database compute in one thread there, of which each tenant has a fair share. */
export const ONE_THREAD = { TESSERA_FAIR_SHARES: "true" } as const;
