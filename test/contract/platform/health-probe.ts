import { expect, it } from "vitest";
import type { HealthProbe } from "../../../src/platform/http/health.ts";

/** What every health probe has to keep. `make` gives the probe of a part that works, fails, or never answers. */
export function healthProbeContract(make: (part: "working" | "failing" | "silent") => HealthProbe): void {
	it("tells a part that answers from one that fails or keeps silent", async () => {
		expect(await make("working").answers()).toBe(true);
		expect(await make("failing").answers()).toBe(false);
		expect(await make("silent").answers()).toBe(false);
	});
}
