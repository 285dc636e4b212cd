import type { ThreadConfig } from "../../../core/model/thread/thread-config.ts";
import type { Platform } from "./platforms.ts";

/** A platform's connection to a tenant. Its secrets are not in it: they are stored sealed and never shown again. */
export type Installation = {
	id: string;
	tenant: string;
	platform: Platform;
	name: string | null;
	/** How a platform's user becomes a user of ours: `PLATFORM:USER`. */
	user_map: "prefix";
	/** Where `message.received` goes; null: nowhere. */
	forward_url: string | null;
	/** Whether chat commands such as `/remember` are run. */
	commands: boolean;
	/** When the threads it makes are learned from (core/model/thread/thread-config.ts). */
	learn: ThreadConfig["learn"];
	created_at: string;
};

/**
 * An installation's valid secrets, opened, the newest first. The former one is valid for a day after a rotation. A secret
 * that can't be opened, because the service's own secret has changed, is left out.
 */
export type InstallationSecrets = {
	/** What the platform signs with, or what it is checked with (Discord: the public key, hex). Empty: none can be opened. */
	platform: readonly string[];
	/** What we sign forwarded events with (`whsec_…`): each of them signs. Empty: nothing is forwarded, or it can't be opened. */
	forward: readonly string[];
};
