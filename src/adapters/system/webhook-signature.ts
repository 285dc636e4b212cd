/** The `webhook-signature` of Standard Webhooks: one `v1` for each secret (`whsec_…`). Not in script: a megabyte takes that long. */
export async function webhookSignature(
	secrets: readonly string[],
	{ id, seconds, body }: { id: string; seconds: number; body: string },
): Promise<string> {
	const signed = new TextEncoder().encode(`${id}.${seconds}.${body}`);
	const signatures = secrets.map(async (secret) => {
		const bytes = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
		const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
		return `v1,${Buffer.from(await crypto.subtle.sign("HMAC", key, signed)).toString("base64")}`;
	});
	return (await Promise.all(signatures)).join(" ");
}
