import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { judge } from "./prism.ts";

const schema = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
const document = {
	openapi: "3.1.0",
	info: { title: "x", version: "1" },
	paths: {
		"/things": {
			post: {
				requestBody: { required: true, content: { "application/json": { schema } } },
				responses: { 200: { description: "x", content: { "application/json": { schema } } } },
			},
		},
	},
};

/** Answers with what it is sent, whatever the document says; 400 to what has `bad`. */
const server = createServer((request, response) => {
	let body = "";
	request.setEncoding("utf8").on("data", (text: string) => {
		body += text;
	});
	request.on("end", () => {
		response.writeHead(body.includes("bad") ? 400 : 200, { "content-type": "application/json" });
		response.end(request.url === "/openapi.json" ? JSON.stringify(document) : body.replace("sent", "id"));
	});
});

it("names what contradicts the document, and lets a bad request be refused", async () => {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	const judged = await judge(`http://127.0.0.1:${port}`);
	const found = async (body: object, path = "/things") => {
		const headers = { "content-type": "application/json" };
		await (await fetch(`${judged.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).text();
		return judged.contradictions();
	};
	try {
		expect(await found({ id: "a" })).toEqual([]);
		expect(await found({ id: 7 })).toEqual(
			expect.arrayContaining([expect.stringMatching(/^POST \/things \(200\): response\.body\.id .*string/)]),
		);
		expect(await found({ sent: "a" })).toEqual([expect.stringMatching(/: request\.body .*id/)]);
		expect(await found({ bad: 1 })).toEqual([expect.stringMatching(/\(400\): response/)]);
		expect(await found({ id: "a" }, "/others")).toEqual([expect.stringContaining("route not found")]);
	} finally {
		await judged.stop();
		server.close();
	}
});
