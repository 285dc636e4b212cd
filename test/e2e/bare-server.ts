import { type Server, startServer } from "../../scripts/client/server.ts";

/** A server without the sentence encoder, which only tests about it wait for and have memory for. */
export function startBareServer(persistTo: string, words: string[] = []): Promise<Server> {
	return startServer(persistTo, ["--no-encoder", ...words]);
}
