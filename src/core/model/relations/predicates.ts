import { foldLetters } from "../../language/names.ts";

/**
 * Predicates with the same meaning. `forward` ones go from source to target, `inverse` ones from target to source; a
 * symmetric group has no direction. Its words are what a question calls it by, folded like names.
 */
export type PredicateGroup = {
	forward: readonly string[];
	inverse: readonly string[];
	symmetric: boolean;
	/** Nouns for the target, such as "manager", and for the source, such as "employee". */
	targetNouns: readonly string[];
	sourceNouns: readonly string[];
	/**
	 * Verbs whose subject is the source, such as "reports to", and verbs whose subject is the target, such as
	 * "manages".
	 */
	forwardVerbs: readonly string[];
	inverseVerbs: readonly string[];
};

type Row = [
	forward: string,
	inverse: string,
	targetNouns: string,
	sourceNouns: string,
	forwardVerbs: string,
	inverseVerbs: string,
];

/** Commas separate words, spaces separate predicates. */
const DIRECTED: Row[] = [
	[
		"REPORTS_TO MANAGED_BY HAS_MANAGER HAS_BOSS SUPERVISED_BY",
		"MANAGES MANAGER_OF BOSS_OF SUPERVISES SUPERVISOR_OF HAS_REPORT",
		"manager,boss,supervisor,superior,chef,chefin,vorgesetzte,vorgesetzter,leiter,leiterin,jefe,jefa,patron,patronne," +
			"responsable,经理,上司,老板,主管,マネージャー,상사",
		"direct report,direct reports,subordinate,subordinates,mitarbeiter,下属,部下",
		"report,reports,reports to,report to,reported to,reporting to,managed by,supervised by,answers to,berichtet,berichte,untersteht",
		"manage,manages,managed,managing,supervise,supervises,leitet,führt,dirige,管理",
	],
	[
		"WORKS_AT WORKS_FOR EMPLOYED_BY EMPLOYEE_OF HAS_EMPLOYER",
		"EMPLOYS EMPLOYER_OF HAS_EMPLOYEE",
		"employer,company,workplace,firma,arbeitgeber,empresa,entreprise,employeur,公司,会社,勤務先",
		"employee,employees,staff,angestellte,empleados,员工,社員",
		"work,works,worked,working,work at,works at,works for,employed,employed by,arbeitet,arbeite,arbeiten,trabaja,trabajo,travaille,工作,上班,働",
		"employ,employs,employed",
	],
	[
		"LIVES_IN LIVES_AT RESIDES_IN HAS_ADDRESS MOVED_TO",
		"HOME_OF",
		"home,address,residence,city,town,wohnort,adresse,domicilio,地址,住所",
		"resident,residents,inhabitants",
		"live,lives,lived,living,reside,resides,wohnt,wohne,wohnen,lebt,lebe,vive,vivo,habite,j'habite,住",
		"",
	],
	[
		"LOCATED_IN LOCATED_AT BASED_IN HEADQUARTERED_IN",
		"LOCATION_OF HOSTS",
		"location,headquarters,seat,standort,sitz,位置",
		"",
		"located,based,headquartered,liegt,在哪",
		"hosts",
	],
	[
		"CHILD_OF SON_OF DAUGHTER_OF HAS_PARENT HAS_MOTHER HAS_FATHER",
		"PARENT_OF MOTHER_OF FATHER_OF HAS_CHILD HAS_SON HAS_DAUGHTER",
		"parent,parents,mother,father,mom,mum,dad,mutter,vater,eltern,madre,padre,padres,mère,père,母亲,父亲,妈妈,爸爸",
		"child,children,son,sons,daughter,daughters,kid,kids,kind,kinder,sohn,tochter,hijo,hija,hijos,fils,fille,孩子,儿子,女儿",
		"",
		"",
	],
	["BORN_IN", "BIRTHPLACE_OF", "birthplace,hometown,geburtsort", "", "born,geboren,nació,née,出生", ""],
	[
		"BORN_ON",
		"",
		"birthday,birth date,birthdate,date of birth,geburtstag,cumpleaños,anniversaire,生日,誕生日",
		"",
		"",
		"",
	],
	[
		"HAS_ROLE HAS_TITLE JOB_TITLE WORKS_AS",
		"ROLE_OF",
		"role,title,position,job,occupation,profession,rolle,beruf,职位,役職",
		"",
		"works as",
		"",
	],
	[
		"OWNED_BY HAS_OWNER BELONGS_TO",
		"OWNS OWNER_OF",
		"owner,owners,besitzer,eigentümer,dueño,propriétaire,所有者",
		"",
		"owned by,belongs to,belong to,gehört",
		"own,owns,owned,besitzt",
	],
	[
		"MEMBER_OF PART_OF ON_TEAM",
		"HAS_MEMBER HAS_PART INCLUDES",
		"team,department,group,abteilung,equipo,équipe,部门",
		"member,members,mitglied,mitglieder,miembros,membres,成员",
		"member of,part of",
		"includes,include",
	],
	[
		"LED_BY HEADED_BY HAS_LEAD HAS_CEO",
		"LEADS LEAD_OF HEADS HEAD_OF RUNS CEO_OF",
		"lead,leader,head,ceo,director",
		"",
		"led by,headed by,run by",
		"leads,lead,heads,runs,run",
	],
	[
		"CREATED_BY WRITTEN_BY FOUNDED_BY BUILT_BY MADE_BY HAS_AUTHOR",
		"CREATED WROTE FOUNDED BUILT MADE AUTHOR_OF FOUNDER_OF CREATOR_OF",
		"author,creator,founder,maker,autor,autorin,gründer,fundador,fondateur,作者,创始人",
		"",
		"created by,written by,founded by,built by,made by",
		"created,create,wrote,write,founded,found,built,build,made,gegründet",
	],
	["HAS_NAME NAMED CALLED", "NAME_OF", "name,nombre,nom,名字", "", "called,named,heißt", ""],
];

/** Predicates, nouns and verbs of relations without direction. */
const SYMMETRIC: [predicates: string, nouns: string, verbs: string][] = [
	[
		"MARRIED_TO SPOUSE_OF HUSBAND_OF WIFE_OF HAS_SPOUSE ENGAGED_TO PARTNER_OF",
		"wife,husband,spouse,partner,ehefrau,ehemann,ehepartner,esposa,esposo,marido,épouse,mari,妻子,丈夫,老婆,老公,妻,夫",
		"married,married to,verheiratet,casada,casado,mariée,marié,结婚",
	],
	["SIBLING_OF BROTHER_OF SISTER_OF", "sibling,siblings,brother,sister,bruder,schwester,geschwister,兄弟,姐妹", ""],
	[
		"FRIEND_OF KNOWS FRIENDS_WITH",
		"friend,friends,freund,freundin,freunde,amigo,amiga,ami,朋友,友達",
		"know,knows,kennt",
	],
	[
		"WORKS_WITH COLLEAGUE_OF",
		"colleague,colleagues,coworker,coworkers,kollege,kollegin,kollegen,同事,同僚",
		"works with,work with",
	],
];

/** A subject has one object of these at a time. */
const SINGLE_VALUED = new Set(
	(
		"REPORTS_TO MANAGED_BY HAS_MANAGER HAS_BOSS SUPERVISED_BY WORKS_AT WORKS_FOR EMPLOYED_BY HAS_EMPLOYER LIVES_IN LIVES_AT " +
		"RESIDES_IN HAS_ADDRESS LOCATED_IN LOCATED_AT BASED_IN HEADQUARTERED_IN BORN_IN BORN_ON HAS_ROLE HAS_TITLE JOB_TITLE " +
		"MARRIED_TO SPOUSE_OF HUSBAND_OF WIFE_OF HAS_SPOUSE ENGAGED_TO LED_BY HEADED_BY HAS_LEAD HAS_CEO HAS_MOTHER HAS_FATHER " +
		"HAS_NAME HAS_STATUS HAS_AGE HAS_CAPITAL"
	).split(" "),
);

/** Whether a subject usually has one object of this predicate at a time. */
export function isSingleValued(predicate: string): boolean {
	return SINGLE_VALUED.has(predicate);
}

/**
 * Writes "reports to", "reports-to" and "reportsTo" as `REPORTS_TO`; null if that is no predicate of at most 64
 * characters.
 */
export function predicateOf(text: string): string | null {
	if (text.length > 256) return null;
	const words = foldLetters(text.trim().replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));
	const predicate = words.replace(/[\s_-]+/g, "_").toUpperCase();
	return /^[A-Z][A-Z0-9_]{0,63}$/.test(predicate) ? predicate : null;
}

const words = (list: string) => (list === "" ? [] : list.split(",").map(foldLetters));
const names = (list: string) => (list === "" ? [] : list.split(" "));

export const PREDICATE_GROUPS: readonly PredicateGroup[] = [
	...DIRECTED.map(([forward, inverse, targetNouns, sourceNouns, forwardVerbs, inverseVerbs]) => ({
		forward: names(forward),
		inverse: names(inverse),
		symmetric: false,
		targetNouns: words(targetNouns),
		sourceNouns: words(sourceNouns),
		forwardVerbs: words(forwardVerbs),
		inverseVerbs: words(inverseVerbs),
	})),
	...SYMMETRIC.map(([predicates, nouns, verbs]) => ({
		forward: names(predicates),
		inverse: [],
		symmetric: true,
		targetNouns: words(nouns),
		sourceNouns: [],
		forwardVerbs: words(verbs),
		inverseVerbs: [],
	})),
];
