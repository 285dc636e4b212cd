/** Asks one part of the service whether it answers. */
export type HealthProbe = {
	/** False if the part fails or does not answer soon; never throws. */
	answers(): Promise<boolean>;
};
