import { expect, it } from "vitest";
import * as z from "zod";
import { connect } from "../../src/client/index.ts";
import { testServer } from "./test-server.ts";

const server = testServer(["--var", "TESSERA_RATE_LIMIT_KEY:5"]);
const Founded = z.object({ key: z.string() });
const LOCAL_KEY = "tsr_local_dev";

it("limits a tenant that was founded here and says when to come again, but not the local key", async () => {
	const local = connect({ url: server.url, key: LOCAL_KEY });
	const { key } = Founded.parse(await local.request("POST", "/v1/tenants", { body: { id: "eager" } }));
	const askOften = (bearer: string) => {
		const headers = { authorization: `Bearer ${bearer}` };
		return Promise.all(Array.from({ length: 30 }, () => fetch(`${server.url}/v1/models`, { headers })));
	};

	const refused = (await askOften(key)).filter(({ status }) => status === 429);
	expect(refused.length).toBeGreaterThan(0);
	for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
	expect((await askOften(LOCAL_KEY)).filter(({ status }) => status !== 200)).toEqual([]);

	const metrics = await (await fetch(`${server.url}/metrics`)).text();
	expect(metrics).toContain('tessera_requests_total{method="GET",route="/v1/models",status="429"}');
	expect(metrics).not.toContain("eager");
});
