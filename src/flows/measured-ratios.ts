import type { MeasuredRatios } from "../core/budget/calibrate.ts";
import { modelOf } from "../core/budget/models.ts";
import type { Calibrations } from "../ports/calibrations.ts";

/** What a tenant has measured, where the model that is asked for (null: the thread's) may need it. Never rejects. */
export async function measuredRatios(
	deps: { calibrations(tenant: string): Calibrations },
	tenant: string,
	model: string | null,
): Promise<MeasuredRatios> {
	if (model !== null && modelOf(model).exact) return new Map();
	try {
		return await deps.calibrations(tenant).all();
	} catch (error) {
		console.error("calibrations could not be read; the table's ratios hold", error);
		return new Map();
	}
}
