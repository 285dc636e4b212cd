import { afterAll, beforeEach, describe, vi } from "vitest";
import { newInstallation } from "../../fakes/installation.ts";
import { webhookInboxContract } from "./webhook-inbox.ts";
import { webhookMeetingsContract } from "./webhook-meetings.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

describe("installationCalls", () => {
	webhookInboxContract({ make: async (more) => newInstallation(more) });
	webhookMeetingsContract({ make: async (more) => newInstallation(more) });
});
