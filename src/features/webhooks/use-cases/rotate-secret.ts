import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Access } from "../../access/index.ts";
import type { Installation } from "../platforms/installation.ts";
import { secretProblem } from "../platforms/platforms.ts";
import type { Installations } from "../store/installations.ts";
import type { SecretBox } from "../store/secret-box.ts";
import { noInstallation, readInstallation } from "./installations.ts";

type RotateDeps = { clock: Clock; secretBox: SecretBox; installations(tenant: string): Installations };

/** How long the secret before holds beside the new one (ms). */
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** What is asked for: a new secret of the platform (null: made here), or of what is forwarded. */
type Rotation = { secret: string | null } | { forward_secret: true };

type Rotated = { installation: Installation; secret?: string; forward_secret?: string };

/**
 * Gives an installation a new secret. It is made here where none was given and a platform has none of its own, and always for
 * what is forwarded; shown this once.
 */
export async function rotateSecret(
	deps: RotateDeps,
	access: Access,
	id: string,
	rotation: Rotation,
): Promise<Result<Rotated, Failure>> {
	const found = await readInstallation(deps, access, id);
	if (!found.ok) return found;
	const installation = found.value;
	const installations = deps.installations(access.tenant);
	const beforeUntil = new Date(deps.clock.now() + OVERLAP_MS).toISOString();
	if ("forward_secret" in rotation) {
		if (installation.forward_url === null) return refused("forward_secret", "this installation forwards nothing");
		const forward_secret = deps.secretBox.issue();
		const rotated = await installations.rotateForward(id, forward_secret, beforeUntil);
		return rotated ? ok({ installation, forward_secret }) : noInstallation;
	}
	const { secret: given } = rotation;
	const message = secretProblem(installation.platform, given);
	if (message !== null) return refused("secret", message);
	const secret = given ?? deps.secretBox.issue();
	const rotated = await installations.rotate(id, secret, beforeUntil);
	if (!rotated) return noInstallation;
	return ok({ installation, ...(given === null && { secret }) });
}

function refused(path: string, message: string): Result<never, Failure> {
	return err({ reason: "invalid_request", problems: [{ path, message }] });
}
