import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { startBareServer } from "./bare-server.ts";
import { startFakeWriter } from "./fake-writer.ts";
import { type Judged, judge } from "./prism.ts";

/** A server for the tests of this file, with data of its own. */
export function testServer(words: string[] = []) {
	const data = temporaryFolder(inject("migratedData"));
	let server: Server | undefined;
	beforeAll(async () => {
		server = await startBareServer(data.path, words);
	});
	afterAll(async () => {
		await server?.stop();
		data.remove();
	});
	const running = () => {
		if (server === undefined) throw new Error("the server has not started");
		return server;
	};
	return {
		folder: data.path,
		get url() {
			return running().url;
		},
		output: () => running().output(),
	};
}

/** The same with a model behind it, which writes as it is told. */
export async function writtenServer() {
	const writer = await startFakeWriter();
	const server = testServer([
		...["--var", "TESSERA_WRITERS:openai-compatible,embedded"],
		...["--var", `TESSERA_OPENAI_BASE_URL:${writer.baseUrl}`],
		...["--var", "TESSERA_OPENAI_MODEL:told"],
	]);
	afterAll(() => writer.stop());
	return { server, writer };
}

/** A server behind Prism: a test fails whose calls contradict the OpenAPI document. */
export function judgedServer(words: string[] = []) {
	const server = testServer(words);
	let judged: Judged | undefined;
	beforeAll(async () => {
		judged = await judge(server.url);
	});
	afterEach(() => expect(judged?.contradictions()).toEqual([]));
	afterAll(async () => {
		await judged?.stop();
		expect(judged?.calls()).toBeGreaterThan(0);
	});
	return {
		folder: server.folder,
		/** Where nothing is judged. */
		get direct() {
			return server.url;
		},
		get url() {
			if (judged === undefined) throw new Error("Prism has not started");
			return judged.url;
		},
	};
}
