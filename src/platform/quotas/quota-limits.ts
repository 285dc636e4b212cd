import type { QuotaLimits } from "../../core/base/quota.ts";

/** The quotas that are set; none where a setting is not there, or empty. Throws where one is no count. */
export function quotaLimitsOf(setting: (key: string) => string | null): QuotaLimits {
	const limitOf = (name: string) => {
		const given = setting(`TESSERA_QUOTA_${name}`);
		if (given === null) return null;
		const limit = Number(given);
		if (Number.isSafeInteger(limit) && limit >= 0) return limit;
		throw new Error(`TESSERA_QUOTA_${name} must be a whole number, such as 1000, or not be set.`);
	};
	return {
		threads: limitOf("THREADS"),
		memories: limitOf("MEMORIES"),
		installations: limitOf("INSTALLATIONS"),
		stored_bytes: limitOf("STORED_BYTES"),
	};
}
