import { describe } from "vitest";
import { ulidSource } from "../../../src/platform/ids/id-source.ts";
import { idSourceContract } from "./id-source.ts";

describe("ulidSource", () => idSourceContract(ulidSource));
