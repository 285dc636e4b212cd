/** Where spans go; null for nowhere. */
export function collectorOf(setting: (key: string) => string | null): string | null {
	const given = setting("TESSERA_OTLP_URL");
	if (given === null) return null;
	const url = URL.parse(given);
	if (url !== null && ["http:", "https:"].includes(url.protocol)) return url.href;
	throw new Error(`TESSERA_OTLP_URL is "${given}", not an address such as http://127.0.0.1:4318/v1/traces`);
}
