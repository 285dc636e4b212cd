import { listed } from "./joined.ts";
/** Words that end with a full stop because they are shortened: no sentence ends there. */
export const SHORTENED: ReadonlySet<string> = listed`
	eg ie vs etc approx resp min max std incl excl ext tel abs bzw ggf evtl usw inkl exkl vgl zzgl feat dept est avg misc fig figs ref sec vol no nos nr st dr
	mr mrs ms prof pp ca cf co jr sr ft lb lbs oz hr hrs zb ua bl ex art ch eq viz mme mlle av bd env rd ave blvd apt str inc ltd corp gov gen col capt lt rev
	hon jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun`;
