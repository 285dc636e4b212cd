import { describe } from "vitest";
import { aesGcmSecretBox } from "../../../src/features/webhooks/outside/secret-box.ts";
import { secretBoxContract } from "./secret-box.ts";

describe("aesGcmSecretBox", () => secretBoxContract(aesGcmSecretBox));
