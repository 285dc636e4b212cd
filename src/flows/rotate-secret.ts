import type { Failure } from "../core/failure.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Installation } from "../core/webhooks/installation.ts";
import { secretProblem } from "../core/webhooks/secret-shape.ts";
import type { Clock } from "../ports/clock.ts";
import type { Installations } from "../ports/installations.ts";
import type { SecretBox } from "../ports/secret-box.ts";
import type { Access } from "./authenticate.ts";
import { noInstallation, readInstallation } from "./read-installation.ts";

type RotateDeps = { clock: Clock; secretBox: SecretBox; installations(tenant: string): Installations };

/** How long the secret before holds beside the new one (ms). */
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** Gives an installation a new secret, which is made here where none was given and a platform has none of its own; shown this once. */
export async function rotateSecret(
	deps: RotateDeps,
	access: Access,
	id: string,
	given: string | null,
): Promise<Result<{ installation: Installation; secret: string | null }, Failure>> {
	const found = await readInstallation(deps, access, id);
	if (!found.ok) return found;
	const message = secretProblem(found.value.platform, given);
	if (message !== null) return err({ reason: "invalid_request", problems: [{ path: "secret", message }] });
	const secret = given ?? deps.secretBox.issue();
	const beforeUntil = new Date(deps.clock.now() + OVERLAP_MS).toISOString();
	const rotated = await deps.installations(access.tenant).rotate(id, secret, beforeUntil);
	return rotated ? ok({ installation: found.value, secret: given === null ? secret : null }) : noInstallation;
}
