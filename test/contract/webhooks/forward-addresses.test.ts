import { describe } from "vitest";
import { forwardAddress } from "../../../src/features/webhooks/forwarding/forward-address.ts";
import { forwardAddressesContract } from "./forward-addresses.ts";

describe("forwardAddress", () => forwardAddressesContract((local) => ({ check: (url) => forwardAddress(url, local) })));
