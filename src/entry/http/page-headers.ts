import { secureHeaders } from "hono/secure-headers";

const SELF = ["'self'"];
const NONE = ["'none'"];

/** What every page says to a browser: it loads from here alone, runs no inline script, and stands in nobody's frame. */
export const pageHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: NONE,
		scriptSrc: SELF,
		styleSrc: SELF,
		imgSrc: [...SELF, "data:"],
		connectSrc: SELF,
		baseUri: NONE,
		formAction: NONE,
		frameAncestors: NONE,
	},
	xFrameOptions: "DENY",
	referrerPolicy: "no-referrer",
	// Whether a whole domain is reached by https alone is for whoever owns it to say.
	strictTransportSecurity: false,
});
