import { and, desc, eq, isNotNull, lt, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Installation, InstallationSecrets } from "../platforms/installation.ts";
import type { Platform } from "../platforms/platforms.ts";
import { installations } from "./installation-schema.ts";
import type { SecretBox } from "./secret-box.ts";

/** An installation with its secrets, which are sealed before they are stored. */
export type NewInstallation = Installation & { secret: string; forward_secret: string | null };

/** `after`: the last one of the page before. */
export type InstallationQuery = { after?: { created_at: string; id: string } | undefined; limit: number };

/** One tenant's installations. */
export type Installations = {
	/** False if there is one of this id: its secrets stay. */
	add(installation: NewInstallation): Promise<boolean>;
	/** Newest first. */
	page(query: InstallationQuery): Promise<Installation[]>;
	read(id: string): Promise<Installation | null>;
	/** False if there was none. */
	remove(id: string): Promise<boolean>;
	/**
	 * Puts a new secret in the platform's place; the one before holds until then (ISO 8601), and none before that. Where it
	 * is the present one already nothing changes. False if there is no such installation.
	 */
	rotate(id: string, secret: string, before_until: string): Promise<boolean>;
	/** The same for the secret that forwarded events are signed with; false also where it forwards nothing. */
	rotateForward(id: string, secret: string, before_until: string): Promise<boolean>;
	/** Null where there is none. */
	secrets(id: string, now: string): Promise<InstallationSecrets | null>;
};

/** The installations of every tenant, for what comes in without a key. */
export type InstallationDirectory = {
	/** Null where there is none of this id and platform. */
	find(
		platform: Platform,
		id: string,
		now: string,
	): Promise<{ installation: Installation; secrets: InstallationSecrets } | null>;
};

const COLUMNS = {
	id: installations.id,
	tenant: installations.tenant,
	platform: installations.platform,
	name: installations.name,
	user_map: installations.userMap,
	forward_url: installations.forwardUrl,
	commands: installations.commands,
	learn: installations.learn,
	created_at: installations.createdAt,
};

const SEALED = {
	id: installations.id,
	secret: installations.secret,
	secretBefore: installations.secretBefore,
	beforeUntil: installations.beforeUntil,
	forwardSecret: installations.forwardSecret,
	forwardBefore: installations.forwardBefore,
	forwardBeforeUntil: installations.forwardBeforeUntil,
};

type Sealed = Pick<typeof installations.$inferSelect, keyof typeof SEALED>;

/** The installations of one tenant, in its D1 database. */
export function d1Installations(db: D1Database, tenant: string, box: SecretBox): Installations {
	const d1 = drizzle(db);
	const named = (id: string) => and(eq(installations.tenant, tenant), eq(installations.id, id));

	async function sealedOf(id: string): Promise<Sealed | null> {
		const [row] = await d1.select(SEALED).from(installations).where(named(id));
		return row ?? null;
	}

	return {
		async add(installation) {
			const row = await rowOf(tenant, installation, box);
			const added = await d1
				.insert(installations)
				.values(row)
				.onConflictDoNothing()
				.returning({ id: installations.id });
			return added.length > 0;
		},
		page: ({ after, limit }) =>
			d1
				.select(COLUMNS)
				.from(installations)
				.where(and(eq(installations.tenant, tenant), after === undefined ? undefined : before(after)))
				.orderBy(desc(installations.createdAt), desc(installations.id))
				.limit(limit),
		async read(id) {
			const [row] = await d1.select(COLUMNS).from(installations).where(named(id));
			return row ?? null;
		},
		async remove(id) {
			const removed = await d1.delete(installations).where(named(id)).returning({ id: installations.id });
			return removed.length > 0;
		},
		async rotate(id, secret, before_until) {
			const row = await sealedOf(id);
			if (row === null) return false;
			if ((await box.open(row.secret, aboutPlatform(id))) === secret) return true;
			const rotated = await d1
				.update(installations)
				// The right-hand sides are of the row as it was, so two rotations at once follow each other.
				.set({
					secret: await box.seal(secret, aboutPlatform(id)),
					secretBefore: installations.secret,
					beforeUntil: before_until,
				})
				.where(named(id))
				.returning({ id: installations.id });
			return rotated.length > 0;
		},
		async rotateForward(id, secret, before_until) {
			const rotated = await d1
				.update(installations)
				.set({
					forwardSecret: await box.seal(secret, aboutForward(id)),
					forwardBefore: installations.forwardSecret,
					forwardBeforeUntil: before_until,
				})
				.where(and(named(id), isNotNull(installations.forwardUrl)))
				.returning({ id: installations.id });
			return rotated.length > 0;
		},
		async secrets(id, now) {
			const row = await sealedOf(id);
			return row === null ? null : opened(row, now, box);
		},
	};
}

/** The installations of every tenant in this database. */
export function d1InstallationDirectory(db: D1Database, box: SecretBox): InstallationDirectory {
	const d1 = drizzle(db);
	return {
		async find(platform, id, now) {
			const [row] = await d1
				.select({ installation: COLUMNS, sealed: SEALED })
				.from(installations)
				.where(and(eq(installations.id, id), eq(installations.platform, platform)));
			if (row === undefined) return null;
			return { installation: row.installation, secrets: await opened(row.sealed, now, box) };
		},
	};
}

function before({ created_at, id }: Pick<Installation, "created_at" | "id">) {
	const { createdAt } = installations;
	return or(lt(createdAt, created_at), and(eq(createdAt, created_at), lt(installations.id, id)));
}

async function rowOf(
	tenant: string,
	installation: NewInstallation,
	box: SecretBox,
): Promise<typeof installations.$inferInsert> {
	const { id, platform, name, commands, learn, secret, forward_secret } = installation;
	return {
		id,
		tenant,
		platform,
		name,
		userMap: installation.user_map,
		forwardUrl: installation.forward_url,
		commands,
		learn,
		secret: await box.seal(secret, aboutPlatform(id)),
		forwardSecret: forward_secret === null ? null : await box.seal(forward_secret, aboutForward(id)),
		createdAt: installation.created_at,
	};
}

async function opened(row: Sealed, now: string, box: SecretBox): Promise<InstallationSecrets> {
	const { id, secret, secretBefore, beforeUntil, forwardSecret, forwardBefore, forwardBeforeUntil } = row;
	const holding = (before: string | null, until: string | null) =>
		before !== null && until !== null && now < until ? [before] : [];
	const [platform, forward] = await Promise.all([
		openAll([secret, ...holding(secretBefore, beforeUntil)], aboutPlatform(id), box),
		openAll(
			forwardSecret === null ? [] : [forwardSecret, ...holding(forwardBefore, forwardBeforeUntil)],
			aboutForward(id),
			box,
		),
	]);
	return { platform, forward };
}

async function openAll(sealed: readonly string[], about: string, box: SecretBox): Promise<string[]> {
	const texts = await Promise.all(sealed.map((text) => box.open(text, about)));
	const found = texts.filter((text) => text !== null);
	if (found.length < texts.length) console.error(`a secret can't be opened: ${about}. Was TESSERA_KEY_SECRET changed?`);
	return found;
}

function aboutPlatform(id: string): string {
	return `${id} platform`;
}

function aboutForward(id: string): string {
	return `${id} forward`;
}
