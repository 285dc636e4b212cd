import { describe } from "vitest";
import { platformSignatures } from "../../../src/features/webhooks/outside/platform-signatures.ts";
import { platformSignaturesContract } from "./platform-signatures.ts";

describe("platformSignatures", () => platformSignaturesContract(platformSignatures));
