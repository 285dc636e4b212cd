import { type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";

/** A server that is killed and started again on the same data. */
export type KilledServer = {
	/** Where it listens now, or did last. */
	url(): string;
	killAndStart(): Promise<void>;
	stop(): Promise<void>;
};

const SETTINGS = ["--var", "TESSERA_ALLOW_LOCAL_FORWARD:true"];

export async function startKilledServer(like?: string): Promise<KilledServer> {
	const data = temporaryFolder(like);
	let server: Server = await startServer(data.path, SETTINGS);
	const stop = async () => {
		await server.stop();
		data.remove();
	};
	const interrupt = () => void stop().finally(() => process.exit(130));
	process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
	return {
		url: () => server.url,
		async killAndStart() {
			await server.kill9();
			server = await startServer(data.path, SETTINGS);
		},
		async stop() {
			process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
			await stop();
		},
	};
}
