import { describe } from "vitest";
import { aesGcmSecretBox } from "../../src/adapters/system/secret-box.ts";
import { secretBoxContract } from "./secret-box.ts";

describe("aesGcmSecretBox", () => secretBoxContract(aesGcmSecretBox));
