import type { Installation, InstallationSecrets, Platform } from "../core/webhooks/installation.ts";

/** An installation with its secrets, which are sealed before they are stored. */
export type NewInstallation = Installation & { secret: string; forward_secret: string | null };

/** `after`: the last one of the page before. */
export type InstallationQuery = { after?: { created_at: string; id: string } | undefined; limit: number };

/** One tenant's installations. */
export type Installations = {
	/** False if there is one of this id: its secrets stay. */
	add(installation: NewInstallation): Promise<boolean>;
	/** Newest first. */
	page(query: InstallationQuery): Promise<Installation[]>;
	read(id: string): Promise<Installation | null>;
	/** False if there was none. */
	remove(id: string): Promise<boolean>;
	/**
	 * Puts a new secret in the platform's place; the one before holds until then (ISO 8601), and none before that. Where it
	 * is the present one already nothing changes. False if there is no such installation.
	 */
	rotate(id: string, secret: string, before_until: string): Promise<boolean>;
	/** The same for the secret that forwarded events are signed with; false also where it forwards nothing. */
	rotateForward(id: string, secret: string, before_until: string): Promise<boolean>;
	/** Null where there is none. */
	secrets(id: string, now: string): Promise<InstallationSecrets | null>;
};

/** The installations of every tenant, for what comes in without a key. */
export type InstallationDirectory = {
	/** Null where there is none of this id and platform. */
	find(
		platform: Platform,
		id: string,
		now: string,
	): Promise<{ installation: Installation; secrets: InstallationSecrets } | null>;
};
