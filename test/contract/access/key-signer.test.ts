import { describe } from "vitest";
import { webCryptoKeySigner } from "../../../src/features/access/store/key-signer.ts";
import { keySignerContract } from "./key-signer.ts";

describe("webCryptoKeySigner", () => keySignerContract(webCryptoKeySigner));
