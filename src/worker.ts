import { createApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import { InstallationObjectBase } from "./objects/installation-object.ts";
import { JobsObjectBase } from "./objects/jobs-object.ts";
import { ThreadObjectBase } from "./objects/thread-object.ts";
import { scheduled } from "./schedule.ts";

export { VectorObject } from "./providers/embedded/vector-object.ts";

export class ThreadObject extends ThreadObjectBase {
	protected override outside(env: Env) {
		return createDeps(env);
	}
}

export class JobsObject extends JobsObjectBase {
	protected override outside(env: Env) {
		return createDeps(env);
	}
}

export class InstallationObject extends InstallationObjectBase {
	protected override outside(env: Env) {
		return createDeps(env);
	}
}

export default { fetch: createApp().fetch, scheduled } satisfies ExportedHandler<Env>;
