import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ForwardAddresses } from "../../../src/features/webhooks/forwarding/forward-address.ts";

/** What every rule of where to forward has to keep. `make` gives the one for the internet, or for this machine as well. */
export function forwardAddressesContract(make: (local: boolean) => ForwardAddresses): void {
	const internet = make(false);
	const local = make(true);
	const refused = { ok: false, error: expect.stringMatching(/^must be /) };

	it.each([
		["https://agent.example.com/hook?key=1", "https://agent.example.com/hook?key=1"],
		["https://Agent.Example.com:8443", "https://agent.example.com:8443/"],
		["https://bücher.example/", "https://xn--bcher-kva.example/"],
		["https://agent.example.com./", "https://agent.example.com./"],
		["https://8.8.8.8/", "https://8.8.8.8/"],
		["https://[2606:4700:4700::1111]:8443/", "https://[2606:4700:4700::1111]:8443/"],
		["https://localhost.example.com/", "https://localhost.example.com/"],
		["https://notlocal.dev/", "https://notlocal.dev/"],
		["https://172.32.0.1/", "https://172.32.0.1/"],
		["https://100.128.0.1/", "https://100.128.0.1/"],
	])("takes %s", (url, href) => expect(internet.check(url)).toEqual({ ok: true, value: href }));

	describe("refuses what is no address of the internet", () => {
		it.each([
			...["", "agent.example.com", "/hook", "https://", "https:///", "https://[::1", "https://a b.example/"],
			...["http://agent.example.com/", "ftp://agent.example.com/", "file:///etc/passwd", "javascript:alert(1)"],
			...["https://me@agent.example.com/", "https://me:pw@agent.example.com/", "https://:pw@agent.example.com/"],
			...["https://127.0.0.1@agent.example.com/", " https://agent.example.com/", "https://agent.example.com/\n"],
			...["https://agent.exam\tple.com/", "https://agent.example.com/\u0000", `https://a.example/${"x".repeat(1_983)}`],
		])("as it is not written as one: %j", (url) => expect(internet.check(url)).toEqual(refused));

		it.each([
			...["localhost", "LOCALHOST", "localhost.", "a.localhost", "printer.local", "db.internal", "nas.home.arpa"],
			...[
				"home.arpa",
				"metadata.google.internal",
				"localhost.localdomain",
				"intranet",
				"intranet.",
				"ｌｏｃａｌｈｏｓｔ",
			],
			...["lo%63alhost", "a..example", ".example.com"],
		])("by its name: %s", (host) => expect(internet.check(`https://${host}/`)).toEqual(refused));

		it.each([
			...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "127.0.0.1.", "１２７.0.0.1"],
			...["0.0.0.0", "0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "0xc0a80101", "169.254.169.254"],
			...["100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1"],
			...["192.88.99.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "256.0.0.1", "127.0.0.1%2e"],
		])("in IPv4: %s", (host) => expect(internet.check(`https://${host}/`)).toEqual(refused));

		it.each([
			...["::", "::1", "0:0:0:0:0:0:0:1", "fe80::1", "febf::1", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1"],
			...["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "::127.0.0.1", "::7f00:1"],
			...["64:ff9b::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1"],
			...[
				"2001::7f00:1",
				"2001:db8::1",
				"2001:2::1",
				"2001:20::1",
				"3fff::1",
				"100::1",
				"5f00::1",
				"4000::1",
				"fe80::1%25eth0",
			],
		])("in IPv6: %s", (host) => expect(internet.check(`https://[${host}]/`)).toEqual(refused));

		it("however an address of IPv4 that is not public is spelled", () => {
			const privately = fc.oneof(
				fc.tuple(fc.constantFrom(0, 10, 127), fc.nat(255), fc.nat(255), fc.nat(255)),
				fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
				fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
				fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
				fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), fc.nat(255), fc.nat(255)),
				fc.tuple(fc.integer({ min: 224, max: 255 }), fc.nat(255), fc.nat(255), fc.nat(255)),
			);
			fc.assert(
				fc.property(privately, ([a, b, c, d]) => {
					for (const host of spellings(a, b, c, d)) expect(internet.check(`https://${host}/`)).toEqual(refused);
				}),
			);
		});
	});

	it.each([
		"http://127.0.0.1:8080/hook",
		"http://localhost:3000/",
		"https://[::1]/",
		"http://agent/",
		"https://10.0.0.1/",
	])("takes %s for use on this machine", (url) => expect(local.check(url)).toEqual({ ok: true, value: url }));

	it.each(["ftp://127.0.0.1/", "http://me:pw@localhost/", "localhost:3000", "http:// localhost/"])(
		"refuses %s on this machine too",
		(url) => expect(local.check(url)).toEqual(refused),
	);
}

function spellings(a: number, b: number, c: number, d: number): string[] {
	const whole = ((a * 256 + b) * 256 + c) * 256 + d;
	const hex = (n: number) => n.toString(16);
	const groups = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
	const octal = [a, b, c, d].map((part) => `0${part.toString(8)}`).join(".");
	const short = [`${a}.${b}.${c * 256 + d}`, `${a}.${(b * 256 + c) * 256 + d}`];
	const within = [`::ffff:${groups}`, `::${groups}`, `64:ff9b::${groups}`, `2002:${groups}::1`, `::ffff:0:${groups}`];
	return [`${a}.${b}.${c}.${d}`, `${whole}`, `0x${hex(whole)}`, octal, ...short, ...within.map((ipv6) => `[${ipv6}]`)];
}
