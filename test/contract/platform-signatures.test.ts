import { describe } from "vitest";
import { platformSignatures } from "../../src/adapters/system/platform-signatures.ts";
import { platformSignaturesContract } from "./platform-signatures.ts";

describe("platformSignatures", () => platformSignaturesContract(platformSignatures));
