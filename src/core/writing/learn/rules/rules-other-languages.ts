import { CLEAR, type Found, fact, LIKELY, preference, relation, SURE, USER } from "../found/found.ts";
import { isName, leadingName, NAME, topicOf } from "./names.ts";
import { productIn, usesKey, written } from "./products.ts";
import { bareObject, type Rule, thingSlug } from "./rule.ts";

const named = (name: string, clause: string): Found[] =>
	isName(name) ? [fact(clause, { key: "user.name", value: name, is_static: true, confidence: SURE })] : [];

const home = (where: string, clause: string): Found[] => {
	const place = leadingName(where);
	if (place === "") return [];
	return [fact(clause, { key: "user.home", value: place, confidence: SURE }), relation(USER, "LIVES_IN", place)];
};

const employer = (where: string, clause: string): Found[] => {
	const name = leadingName(where);
	if (name === "") return [];
	return [fact(clause, { key: "user.employer", value: name, confidence: SURE }), relation(USER, "WORKS_AT", name)];
};

const DEICTIC =
	/^(?:es|das|dies\p{L}*|dich|sie|ihn|wie|was|wenn|dass|ça|cela|ceci|ce|cette|ces|que|quand|comment|te|vous|eso|esto|este|esta|esa|ese|cómo|cuando|mucho|gern|sehr|nicht|lo|la idea|l['’]idée|die idee|dein\p{L}*|eure?\p{L}*|ihre?|ta|ton|tes|votre|vos|tu|tus|su|sus|vuestr\p{L}*)(?!\p{L})/iu;

const likes = (what: string, clause: string): Found[] => {
	const object = bareObject(what)
		.replace(
			/^(?:(?:sehr|gerne?|nicht|überhaupt|wirklich|beaucoup|vraiment|pas|bien|mucho|el|los|las|la|le|les|l['’]|den|die|der|das|keine?n?) ?)+(?=\p{L})/iu,
			"",
		)
		.replace(/ (?:sehr|gar nicht|nicht(?: mehr)?|gern|beaucoup|mucho)$/iu, "");
	if (object === "" || DEICTIC.test(object) || object.split(" ").length > 10) return [];
	const about = thingSlug(object);
	const key = topicOf(clause) ?? (about === "" || / (?:und|et|y) /i.test(object) ? null : `likes.${about}`);
	return [preference(clause, { key, confidence: CLEAR })];
};

const NAMED = `(${NAME})(?=[,.;!]|$| (?:und|et|y|aus|de|and|du)(?![\\p{L}]))`;

const KIN = new Map<string, [key: string, predicate: string]>([
	["chef", ["user.manager", "REPORTS_TO"]],
	["chefin", ["user.manager", "REPORTS_TO"]],
	["frau", ["user.wife", "MARRIED_TO"]],
	["mann", ["user.husband", "MARRIED_TO"]],
]);

/** German, Spanish and French: names, homes, employers, what somebody likes or can't have. The words stay as they are. */
export const OTHER_RULES: readonly Rule[] = [
	{
		pattern: new RegExp(
			`^(?:[Ii]ch heiße|[Mm]ein Name ist|[Jj]e m['’]appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es) ${NAMED}`,
			"u",
		),
		found: ([, name = ""], clause) => named(name, clause),
	},
	{
		// Not in German, where nouns have capitals too.
		pattern:
			/^(?:[Jj]e suis|[Yy]o soy|[Ss]oy) (\p{Lu}[\p{Ll}'’-]+(?: (?:de |del |la )?\p{Lu}[\p{L}'’-]+){1,2})(?=,|$| (?:et|y)\b)/u,
		found: ([whole = "", name = ""]) => [
			fact(whole, { key: "user.name", value: name, is_static: true, confidence: SURE }),
		],
	},
	{
		pattern:
			/^(?:ich (?:wohne|lebe)(?: (?:jetzt|seit \p{L}+|derzeit|noch|nun|aktuell))* in|ich bin (?:gerade |jetzt )?nach(?=.* gezogen)|j['’]ai déménagé (?:à|en|au|aux)|(?:nos hemos|me he) mudado a|me mudé a|j['’]habite (?:maintenant |désormais )?(?:à|en|au|aux)|je vis (?:à|en|au)|(?:ahora )?vivo (?:ahora )?en|resido en) (.{2,60})$/iu,
		found: ([, where = ""], clause) => home(where, clause),
	},
	{
		pattern:
			/^(?:ich arbeite(?: (?:jetzt|derzeit|seit \p{L}+))*(?: als .{3,30}?)? (?:bei|für)|je travaille (?:maintenant )?(?:comme .{3,30}? )?(?:chez|pour)|(?:ahora )?trabajo (?:ahora )?(?:como .{3,30}? )?(?:en|para)) (.{2,60})$/iu,
		found: ([, where = ""], clause) => employer(where, clause),
	},
	{
		pattern:
			/^(?:ich bin|ich lebe|je suis|soy) (?:(?:jetzt|kein|keine|nicht mehr|eine?|plus|une?|un) )*(?:vegetarier(?:in)?|veganer(?:in)?|vegan|vegetarisch|végétarien(?:ne)?|végane?|vegetarian[oa]|vegan[oa])\b.{0,40}$/iu,
		found: (_, clause) => [preference(clause, { key: "diet", confidence: SURE })],
	},
	{
		pattern:
			/^(?:ich arbeite als|ich bin (?=\p{L}+(?:er|erin|arzt|ärztin|ist|istin|or|orin|student|studentin|frau|mann)(?:$|,| (?:und|bei|in|von)\b))|je suis (?=(?:développeu|ingénieu|infirm|médecin|avocat|professeu|architect|étudiant|journalist|cuisini))|je travaille comme|trabajo como|soy (?=(?:ingenier|desarrollador|médic|abogad|profesor|arquitect|estudiante|periodista|enfermer|cociner))) ?(?:une?|un|eine?)? ?(\p{L}.{2,50}?)(?=$|,| (?:und|bei|chez|en|et|y) .*)/iu,
		found: ([, job = ""], clause) => [fact(clause, { key: "user.job", value: bareObject(job), confidence: CLEAR })],
	},
	{
		pattern:
			/^(?:ich bin (?:allergisch|.{0,20}allergisch) (?:gegen|auf)|ich habe eine allergie gegen|je suis allergique (?:aux?|à la|à l['’]|à)|soy alérgic[oa] (?:al?|a las?|a los)) ?(.{2,50})$/iu,
		found: ([, what = ""], clause) => [
			fact(clause, { key: `allergy.${thingSlug(bareObject(what))}`, is_static: true, confidence: SURE }),
		],
	},
	{
		pattern:
			/^(?:ich (?:mag|liebe|hasse|bevorzuge)|j['’](?:aime|adore)|je (?:déteste|n['’]aime(?: pas| plus)?|préfère)|(?:no )?me (?:gustan?|encantan?)|odio|prefiero|ya no me gustan?) (.{2,120})$/iu,
		found: ([, what = ""], clause) => likes(what, clause),
	},
	{
		pattern:
			/^ich (?:esse|trinke|lese|höre|spiele|koche|reise) (?:(?:sehr|am liebsten|überhaupt|gar) )?(?:gern|gerne|lieber|nicht gern|keine?n?) (.{2,80})$/iu,
		found: ([, what = ""], clause) => likes(what, clause),
	},
	{
		pattern:
			/^(?:mein(?:e)? lieblings(\p{L}+) (?:ist|sind)|mon (\p{L}+) préféré est|ma (\p{L}+) préférée est|mi (\p{L}+) (?:favorit[oa]|preferid[oa]) es) (.{2,80})$/iu,
		found: ([, german = "", french = "", feminine = "", spanish = "", value = ""], clause) => [
			preference(clause, {
				...{
					key: `favourite.${thingSlug(german || french || feminine || spanish)}`,
					value: bareObject(value),
					confidence: SURE,
				},
			}),
		],
	},
	{
		pattern:
			/^(?:ich habe am|mein geburtstag ist(?: am| der)?|mon anniversaire est le|mi cumpleaños es el) (.{4,40}?)(?: geburtstag)?$/iu,
		found: ([, date = ""], clause) =>
			/\d/.test(date) ? [fact(clause, { key: "user.birthday", value: date, is_static: true, confidence: SURE })] : [],
	},
	{
		pattern:
			/^mein(?:e)? (?:neue[rs]? )?(frau|mann|schwester|bruder|chef|chefin|tochter|sohn|mutter|vater|hund|katze) (?:heißt|ist) (?:(?:jetzt|nun) )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/iu,
		found: ([, who = "", name = ""], clause) => {
			if (!isName(name)) return [];
			const [key, predicate] = KIN.get(who.toLowerCase()) ?? [null, null];
			const told = fact(clause, { key, value: key === null ? null : name, confidence: CLEAR });
			return predicate === null ? [told] : [told, relation(USER, predicate, name)];
		},
	},
	{
		pattern:
			/^(?:wir (?:verwenden|nutzen|benutzen|setzen auf)|(?:nous utilisons|on utilise)|(?:ahora )?(?:usamos|utilizamos)) (?:(?:jetzt|nun|inzwischen|aktuell|derzeit|maintenant|désormais|ahora) )*([\p{L}\p{N}.+#-]+(?: \d[\d.]*)?)(?: .{2,80})?$/iu,
		found: ([, what = ""], clause) => {
			const product = /\p{Lu}/u.test(what) ? productIn(what) : null;
			if (product === null) return [];
			return [fact(clause, { key: usesKey("uses", product, ""), value: written(product), confidence: LIKELY })];
		},
	},
	{
		pattern:
			/^(?:bitte |s['’]il te plaît,? |por favor,? )?(?:antworte|schreib|réponds|répondez|responde|contesta)\p{L}* (?:mir |bitte |immer |toujours |siempre |me )*(?:kurz|ausführlich|auf deutsch|auf englisch|brièvement|en français|en anglais|brevemente|en español|en inglés)\b.{0,60}$/iu,
		found: (_, clause) => [
			preference(clause, {
				...{ key: /kurz|ausf|bri?è?ve/i.test(clause) ? "answers.length" : "answers.language", confidence: CLEAR },
			}),
		],
	},
];

const CJK = "[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{L}\\p{N}·・ー ]";

/** Chinese and Japanese: names, homes, work and likes. The words stay as they are. */
export const UNSPACED_RULES: readonly Rule[] = [
	{
		pattern: new RegExp(
			`^(?:我(?:的名字)?(?:叫|是叫)|我的名字是|请叫我)(?!什么|作)(${CJK}{1,20}?)(?=[，,。！；]|$)`,
			"u",
		),
		found: ([, name = ""], clause) => [
			fact(clause, { key: "user.name", value: name, is_static: true, confidence: SURE }),
		],
	},
	{
		pattern: new RegExp(
			`^(?:私の名前は|(?:私は|僕は|わたしは))(${CJK}{1,20}?)(?:です|と申します|といいます|と言います)(?=[。、！]|$)`,
			"u",
		),
		found: ([whole = "", name = ""], clause) => {
			const told = /名前|申し|い(?:い|)ます|言い/.test(whole);
			const job = /(?:者|師|員|家|生|医|士|エンジニア|デザイナー)$/u.test(name);
			if (job) return [fact(clause, { key: "user.job", value: name, confidence: CLEAR })];
			return told ? [fact(clause, { key: "user.name", value: name, is_static: true, confidence: SURE })] : [];
		},
	},
	{
		pattern: new RegExp(`^(?:我)(?:现在|目前)?(?:住在|搬到了?|居住在)(${CJK}{1,20}?)(?=[，,。！；]|$)`, "u"),
		found: ([, place = ""], clause) => [fact(clause, { key: "user.home", value: place, confidence: SURE })],
	},
	{
		pattern: new RegExp(
			`^(?:(?:私|僕|わたし)は)?(?:今)?(${CJK}{1,20}?)に(?:住んでいます|住んでいる|引っ越しました|住んでます)(?=[。、！]|$)`,
			"u",
		),
		found: ([, place = ""], clause) => [fact(clause, { key: "user.home", value: place, confidence: SURE })],
	},
	{
		pattern: new RegExp(`^我(?:现在)?在(${CJK}{2,20}?)(?:工作|上班)(?=[，,。！；]|$)`, "u"),
		found: ([, where = ""], clause) => [fact(clause, { key: "user.employer", value: where, confidence: CLEAR })],
	},
	{
		pattern: new RegExp(
			`^(?:(?:私|僕|わたし)は)?(${CJK}{2,20}?)で(?:働いています|働いている|勤務しています)(?=[。、！]|$)`,
			"u",
		),
		found: ([, where = ""], clause) => [fact(clause, { key: "user.employer", value: where, confidence: CLEAR })],
	},
	{
		pattern: new RegExp(`^我最喜欢的(${CJK}{1,12}?)是(${CJK}{1,30}?)(?=[，,。！；]|$)`, "u"),
		found: ([, what = "", value = ""], clause) => [
			preference(clause, { key: `favourite.${thingSlug(what)}`, value, confidence: SURE }),
		],
	},
	{
		pattern: new RegExp(
			`^我(?:也|很|非常|最|特别|一直|不|不再|更|真的)*(?:喜欢|爱吃|爱喝|爱|讨厌|偏好|不喜欢)(?!你|这|那|它|上面)(${CJK}{1,30}?)(?=[，,。！；]|$)`,
			"u",
		),
		found: ([, what = ""], clause) => [preference(clause, { key: `likes.${thingSlug(what)}`, confidence: CLEAR })],
	},
	{
		pattern: new RegExp(
			`^(?:(?:私|僕|わたし)は)?(?!これ|それ|あれ)(${CJK}{1,24}?)(?:が|は)(?:大|とても|一番)?(?:好き|嫌い|苦手)(?:です|だ|ではありません|じゃない)?(?=[。、！]|$)`,
			"u",
		),
		found: ([, what = ""], clause) => [preference(clause, { key: `likes.${thingSlug(what)}`, confidence: CLEAR })],
	},
	{
		pattern: new RegExp(`^我对(${CJK}{1,20}?)过敏(?=[，,。！；]|$)`, "u"),
		found: ([, what = ""], clause) => [
			fact(clause, { key: `allergy.${thingSlug(what)}`, is_static: true, confidence: SURE }),
		],
	},
	{
		pattern: new RegExp(`^(?:(?:私|僕|わたし)は)?(${CJK}{1,20}?)アレルギー(?:です|があります)(?=[。、！]|$)`, "u"),
		found: ([, what = ""], clause) => [
			fact(clause, { key: `allergy.${thingSlug(what)}`, is_static: true, confidence: SURE }),
		],
	},
];
