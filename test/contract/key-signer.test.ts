import { describe } from "vitest";
import { webCryptoKeySigner } from "../../src/adapters/system/key-signer.ts";
import { keySignerContract } from "./key-signer.ts";

describe("webCryptoKeySigner", () => keySignerContract(webCryptoKeySigner));
