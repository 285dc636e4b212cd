import ipaddr from "ipaddr.js";
import { err, ok, type Result } from "../../../core/base/result.ts";

/** Where events may be sent to. Asked when an address is given and again before each attempt, as the setting may change. */
export type ForwardAddresses = {
	/** The address as it is to be called, or what it must be (to stand behind its name: "must be …"). */
	check(url: string): Result<string, string>;
};

const LONGEST = 2_000;

/** Names that mean this machine or its network, with all below them (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const LOCAL_NAMES = ["localhost", "localdomain", "local", "internal", "home.arpa"];

/** What the internet is made of in IPv6 (RFC 4291); all else has a use of its own, or none yet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether events may be forwarded to this address: https, without a name and password, and to no machine but one of the
 * internet. `local` (for use on one machine) lets http and addresses of this machine and its network through as well.
 * A name is not looked up: what it stands for may be another address a moment later. Returns the address as it is called.
 */
export function forwardAddress(text: string, local: boolean): Result<string, string> {
	if (text.length > LONGEST) return err(`must be at most ${LONGEST} characters`);
	// Else the parser would leave them out without a word.
	if (/[\s\p{Cc}]/u.test(text)) return err("must be an address without spaces and control characters");
	if (!URL.canParse(text)) return err("must be an absolute https address");
	const url = new URL(text);
	if (url.protocol !== "https:" && !(local && url.protocol === "http:"))
		return err("must be an absolute https address");
	if (url.username !== "" || url.password !== "") return err("must be without a user name and password");
	if (!local && !isPublic(url.hostname)) return err("must be on the internet: no private, local or reserved address");
	return ok(url.href);
}

/** Of a host as the URL parser writes it: lower case, ASCII, IPv4 as four decimal numbers whatever it was, IPv6 in brackets. */
function isPublic(host: string): boolean {
	if (host.startsWith("[")) return isPublicIpv6(host.slice(1, -1));
	if (ipaddr.IPv4.isValidFourPartDecimal(host)) return ipaddr.IPv4.parse(host).range() === "unicast";
	const name = host.replace(/\.$/, "");
	const labels = name.split(".");
	if (labels.length < 2 || labels.includes("")) return false;
	return !LOCAL_NAMES.some((local) => name === local || name.endsWith(`.${local}`));
}

/** Those that carry an IPv4 address within (mapped, NAT64, 6to4, Teredo) are none of the internet's own. */
function isPublicIpv6(text: string): boolean {
	if (!ipaddr.IPv6.isValid(text)) return false;
	const address = ipaddr.IPv6.parse(text);
	return address.match(GLOBAL_IPV6) && address.range() === "unicast";
}
