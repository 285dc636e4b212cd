import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { keys } from "../../../src/features/access/store/access-schema.ts";
import { webCryptoKeySigner } from "../../../src/features/access/store/key-signer.ts";
import { databaseOf } from "../../tenant-database.ts";

type Changes = Partial<Pick<typeof keys.$inferInsert, "role" | "userId" | "projectId" | "revokedAt">>;

/** A key rightly signed for this tenant, and stored nowhere. */
export function signedKey(tenant: string): Promise<string> {
	return webCryptoKeySigner(env.TESSERA_KEY_SECRET ?? "").issue(tenant);
}

/** A key put into the database as it is wanted: its role, what it is bound to, revoked or not. */
export async function storedKey(tenant: string, changes: Changes = {}): Promise<string> {
	const key = await signedKey(tenant);
	await drizzle(await databaseOf(tenant))
		.insert(keys)
		.values({
			id: `key_${crypto.randomUUID()}`,
			tenant,
			hash: await webCryptoKeySigner(env.TESSERA_KEY_SECRET ?? "").hash(key),
			name: "test",
			role: "write",
			createdAt: "2026-01-01T00:00:00.000Z",
			...changes,
		});
	return key;
}
