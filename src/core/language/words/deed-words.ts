import { listed } from "./joined.ts";

/** Words by which the parts of a clause are joined. */
export const JOINS = listed`and but or because cuz cause since as while although though so then which who whose where except excepting excluding besides
	unlike without instead rather after during plus than`;
/** The same where what follows is not told as something that was so. */
export const SUPPOSES = listed`if unless until till before when whenever whether that like`;
/** Before what is touched by a deed, and tell in which way. */
export const WAYS = listed`to into onto from against of for with about by on over`;
/** Before what is touched, or where or when it was. */
export const PLACES = listed`in at near under behind through around along across outside inside within via between`;
export const DETERMINERS = listed`the a an our my his her their your its this that these those some any another each`;
/** Said of one of its kind, and of one that was shown or told of elsewhere. */
export const INDEFINITE = listed`a an some any another each`;
export const POINTING = listed`this that these those`;
/** What stands for something that was named elsewhere, or for nobody in particular. */
export const UNNAMED = listed`he she it they we you i me him us them one ones this that these those there here someone somebody something everyone everybody
	everything anyone anybody anything all both most many few several others what who mine yours theirs myself himself herself`;
/** Behind a verb, and a part of it. */
export const PARTICLES = listed`out down up over back off away`;
/** Tell when or how often. */
export const TIMES = listed`again today yesterday tomorrow tonight now once twice thrice later recently lately soon already finally last next monday tuesday
	wednesday thursday friday saturday sunday morning afternoon evening night noon midnight day days week weeks weekend month months
	year years hour hours minute minutes second seconds time times ago early late more too either though anyway ever there here`;
/** Verbs that have another one behind them: "started to paint", "keeps losing". */
export const LEADS_ON = listed`want like love hate prefer enjoy start begin keep stop try forget hope need plan decide agree continue manage help go`;
/** Verbs in the present that say what somebody likes. */
export const LIKES = listed`prefer prefers like likes love loves hate hates dislike dislikes enjoy enjoys want wants need needs avoid avoids keep keeps`;
/** What happens to a thing by itself: what is told beside is when, where and why. By stems. */
export const BY_ITSELF = listed`fail crash flake break freez hang time stall leak overheat overflow expire expir jam reboot restart cancel disconnect panic`;
/** By which something is told that was not so, or that nobody is sure of. */
export const HEDGES = listed`nearly almost practically virtually probably possibly supposedly likely partly`;
/** What things are found to be in, behind a form of "be". */
export const STATES = listed`down unreachable offline flaky red broken slow late full stuck empty unavailable overdue delayed`;
/** Things that every project, team or day has: who speaks of one speaks of nothing in particular. */
export const EVERYBODYS_THINGS = listed`service services server system test tests build job run pipeline script code app application project team user
	customer client people person company
	office meeting day date week month year minute hour second morning afternoon evening night noon error bug problem ticket issue request response file page
	version release branch change feature data database table value list line instance node cluster environment deploy ran retry retries rest api endpoint
	tool command step phase part round trip email mail message chat call phone document report item product order account budget price again today yesterday
	sudden due time thing stuff place lot bit way idea pic picture photo`;
