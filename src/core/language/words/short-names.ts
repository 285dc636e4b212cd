import { rows } from "./joined.ts";

/** Short names and what they stand for, one thing between two semicolons; every word of it finds the others. */
const NAMES = `
kubernetes k8s kube; postgresql postgres pg psql; typescript ts; javascript js; python py; terraform tf; elasticsearch elastic; mongodb mongo;
visualstudio vscode; database databases db dbs; repository repositories repo repos; environment environments env envs;
configuration configurations config configs conf; authentication authenticate auth authn; documentation docs; production prod; infrastructure infra;
performance perf; dependency dependencies deps; administrator administrators admin admins; specification specifications spec specs; directory directories dir;
library libraries lib libs; package packages pkg pkgs; version versions ver; machinelearning ml; internationalization internationalisation i18n;
localization localisation l10n; accessibility a11y; observability o11y; appointment appointments appt appts; birthday birthdays bday;
telephone telephones phone phones; bicycle bicycles bike bikes; laboratory laboratories lab labs; photograph photographs photo photos; refrigerator fridge;
university uni; mathematics maths math; veterinarian veterinary vet; temperature temp; maximum max; minimum min; average avg; colour colours color colors;
organisation organization org; government govt; department dept; management mgmt; manager mgr`;

const LINES: ReadonlyMap<string, readonly string[]> = new Map(
	rows(NAMES).flatMap((words) => words.map((word) => [word, words] as const)),
);

/** A word, with its other names if it has some; the first one is the same for all of them. */
export function namesOf(word: string): readonly string[] {
	return LINES.get(word) ?? [word];
}
