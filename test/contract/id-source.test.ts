import { describe } from "vitest";
import { ulidSource } from "../../src/adapters/system/id-source.ts";
import { idSourceContract } from "./id-source.ts";

describe("ulidSource", () => idSourceContract(ulidSource));
