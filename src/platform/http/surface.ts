/** Who may call this server, from where, and under which address it is reached. */
export type Surface = {
	/** The key that works on this machine only; null in production. */
	localKey: { key: string; tenant: string } | null;
	/** The names that this server answers to while the local key holds; null where there is none. */
	localHosts: readonly string[] | null;
	/** What `npm start` adds to each request that it lets through; null where the Worker is called without it. */
	doorSecret: string | null;
	/** Where platforms reach this service; null where that is not set. */
	publicUrl: string | null;
	/** What founds tenants in production; null where it is not set. */
	operatorSecret: string | null;
	corsOrigins: readonly string[];
};

type Setting = (key: string) => string | null;

const LOCAL_KEY = "tsr_local_dev";
/** As a URL has them. */
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/** Throws where a setting can't be what it is for, naming it. */
export function surfaceOf(setting: Setting, localTenant: string): Surface {
	const local = setting("TESSERA_LOCAL") === "true";
	const hosts = listOf(setting("TESSERA_HOSTS")).map(hostOf);
	return {
		localKey: local ? { key: LOCAL_KEY, tenant: localTenant } : null,
		localHosts: local ? [...THIS_MACHINE, ...hosts] : null,
		doorSecret: local ? setting("TESSERA_DOOR_SECRET") : null,
		publicUrl: publicUrlOf(setting("TESSERA_PUBLIC_URL")),
		operatorSecret: setting("TESSERA_OPERATOR_SECRET"),
		// In the form browsers send them.
		corsOrigins: listOf(setting("TESSERA_CORS_ORIGINS")).map((origin) => origin.toLowerCase().replace(/\/$/, "")),
	};
}

function listOf(list: string | null): string[] {
	return (list ?? "").split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
}

function hostOf(name: string): string {
	const url = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(name) ? URL.parse(`http://${name}`) : null;
	if (url !== null) return url.hostname;
	throw new Error(`TESSERA_HOSTS names "${name}", which is no name of a machine such as tessera.lan (without a port).`);
}

/** Without its slash at the end. */
function publicUrlOf(given: string | null): string | null {
	if (given === null) return null;
	const url = URL.parse(given);
	const plain = url !== null && /^https?:$/.test(url.protocol) && url.username + url.search + url.hash === "";
	if (plain) return url.href.replace(/(?<!\/)\/+$/, "");
	throw new Error(`TESSERA_PUBLIC_URL is "${given}", not an address such as https://tessera.example.com`);
}
