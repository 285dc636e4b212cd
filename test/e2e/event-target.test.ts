import { afterAll, beforeAll, describe } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { type Receiver, startReceiver } from "../../scripts/client/receiver.ts";
import { freePort } from "../../scripts/start/port.ts";
import { httpEventTarget } from "../../src/features/webhooks/forwarding/event-target.ts";
import { eventTargetContract } from "../contract/webhooks/event-target.ts";

let receiver: Receiver;
let nobody: string;
let paths = 0;

beforeAll(async () => {
	receiver = await startReceiver();
	nobody = `http://127.0.0.1:${await freePort()}`;
});

afterAll(() => receiver?.stop());

describe("httpEventTarget", () =>
	eventTargetContract(() => ({
		target: httpEventTarget({ fetch, agent: `Tessera/${manifest.version}`, deadlineMs: 2_000 }),
		nobody,
		behaving(how) {
			const path = `/${++paths}`;
			receiver.tell(path, (response) => {
				if (how === "broken") response.destroy();
				else if (how !== "silent") response.writeHead(how.status, how.headers).end(how.body);
			});
			return { url: `${receiver.url}${path}`, received: () => receiver.received(path) };
		},
	})));
