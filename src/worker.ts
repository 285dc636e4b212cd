import { createApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import { scheduled } from "./entry/cron.ts";
import { InstallationObjectBase } from "./entry/installation-object.ts";
import { JobsObjectBase } from "./entry/jobs-object.ts";
import { ThreadObjectBase } from "./entry/thread-object.ts";

export { VectorObject } from "./entry/vector-object.ts";

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
