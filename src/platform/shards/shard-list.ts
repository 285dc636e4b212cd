import { err, ok, type Result } from "../../core/base/result.ts";

/** Where the platform promises to keep things. */
export const JURISDICTIONS = ["eu"] as const;
type Jurisdiction = (typeof JURISDICTIONS)[number];

/** Where things are made, if the platform can: a wish, and no promise. */
export const LOCATIONS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;
type Location = (typeof LOCATIONS)[number];

/** Where somebody wants a tenant to be. */
export type Whereabouts = { jurisdiction: Jurisdiction | null; location: Location | null };

/** One of several databases, by the name of its binding. */
export type Shard = Whereabouts & { name: string };

/** The shard that is there without any configuration: it also holds where each tenant is. */
export const FIRST_SHARD: Shard = { name: "DB", jurisdiction: null, location: null };

/**
 * The shards that a setting lists, such as `DB,DB_1@weur,DB_EU:eu`: binding, jurisdiction, location. Whatever it says, the
 * first is `DB`, as tenants of before are there. Fails with what is wrong, in words.
 */
export function shardsOf(setting: string): Result<Shard[], string> {
	const shards: Shard[] = [];
	for (const text of setting.split(",").map((one) => one.trim())) {
		const [place = "", location, ...more] = text.split("@");
		const [name = "", jurisdiction, ...others] = place.split(":");
		const known = {
			jurisdiction: JURISDICTIONS.find((one) => one === jurisdiction) ?? null,
			location: LOCATIONS.find((one) => one === location) ?? null,
		};
		const unknown =
			(jurisdiction !== undefined && known.jurisdiction === null) ||
			(location !== undefined && known.location === null);
		if (name === "" || unknown || more.length + others.length > 0) {
			return err(`"${text}" is no shard: write BINDING, BINDING:eu, BINDING@weur or BINDING:eu@weur`);
		}
		if (shards.some((one) => one.name === name)) return err(`${name} is listed twice`);
		shards.push({ name, ...known });
	}
	if (shards[0]?.name !== FIRST_SHARD.name)
		return err(`the first shard is ${FIRST_SHARD.name}: it holds where tenants are`);
	return ok(shards);
}

/**
 * The shard for a new tenant: of those in its jurisdiction, and if there are any in its location, the one that scores
 * highest for this tenant (rendezvous hashing), so that a further shard attracts its share and changes no other choice.
 * Null where no shard is in that jurisdiction.
 */
export function shardFor(tenant: string, wanted: Whereabouts, shards: readonly Shard[]): Shard | null {
	const allowed = shards.filter(({ jurisdiction }) => jurisdiction === wanted.jurisdiction);
	const near = allowed.filter(({ location }) => location !== null && location === wanted.location);
	const candidates = near.length > 0 ? near : allowed;
	const best = highest(
		tenant,
		candidates.map(({ name }) => name),
	);
	return candidates.find(({ name }) => name === best) ?? null;
}

/** The one of these names that scores highest for the tenant; null where there is none. */
export function highest(tenant: string, names: readonly string[]): string | null {
	let best: { name: string; score: number } | null = null;
	for (const name of names) {
		const score = hash(`${name} ${tenant}`);
		if (best === null || score > best.score) best = { name, score };
	}
	return best?.name ?? null;
}

/** FNV-1a with the end of MurmurHash3: without it names that differ in one letter come out near each other. */
function hash(text: string): number {
	let h = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
	h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}
