import { describe } from "vitest";
import { aesGcmSecretBox } from "../../../src/features/webhooks/store/secret-box.ts";
import { secretBoxContract } from "./secret-box.ts";

describe("aesGcmSecretBox", () => secretBoxContract(aesGcmSecretBox));
