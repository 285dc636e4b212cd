import { WEEKDAY_PATTERN } from "./calendar-names.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** Words that people use whatever they speak of: a sentence of nothing else names no topic. */
const COMMON = `
able accept account actual add advance afford afterwards again ago agree ahead aim allow almost alone along already alternative always amount annoy annoying
anybody anyone anyway anywhere apart apologize apology appear appreciate approach approve argue argument around aside ask attempt attention available avoid
aware away awesome awful back bad basic basically bear become begin beginning behind being believe belong beside best bet better big bit blame bother bottom
break brief briefly bring broad broken burn busy call care careful carry case catch cause certain certainly chance change chat check choice choose chose
chosen clean clear clearly close cool come comes coming comment common compare complete completely completeness concern conclusion confirm confuse consider
contain content continue contrary convince cool correct correctly cost count couple course cover create crucial current currently cut daily damn day deal dear
decide decided decision deep definitely delay depend depends describe detail details differ difference different difficult direct direction directly discuss
double doubt down draft drop due during each earlier early easier easily easy edge effect effort either else empty end enjoy enough ensure entire entirely
especially even event eventually everybody everyone everything exact exactly example excellent except excuse exist expect expected experience explain extra
eye face fact fail failed fair fairly fall familiar far fast fault favour favor feel feeling fell felt few field figure final finally find fine finish
finished first fit fix fixed focus folk follow following forget form former forward found free friend front full fully fun funny further future gave general
generally generous gently genuine get give given glad gladly go goal good grateful great group grow guess guy half hand handle happen happens happily happy
hard hardly hate head hear heard heart hello help helpful helps here hide high hint hit hold hope hour hours huge hurry idea ideal ideally imagine immediately
important improve include indeed inform information inside instead intend interest interested interesting introduce involve issue item job join just keen keep
kept kick kind knew know known lack laid large last late lately later latter laugh lay lead leaf learn least leave led left length less let level lie life
like likely limit line list listen little live load local long longer look looked looking looks loose lose lost lot lots love lovely low luck lucky made main
mainly major make manage many mark matter maybe mean meaning means meant meanwhile mention mere mess middle might mind mine minor minute minutes miss missing
mistake mix mixed moment month months morning most mostly move moving much must name narrow near nearly necessary need needed neither never new next nice
night nobody none normal normally note noted nothing notice noticed now number numbers objection objections obvious obviously odd offer often okay old once
one ones only onto open opinion option order ordinary original others otherwise ought outcome outside overall overview part particular particularly parts
party pass past patience pause people perfect perfectly perhaps person pick picked piece pile pity place plain plainly plan planned please plenty point points
poor possible possibly pour prefer prepare present pretty prevent previous probable probably problem problems proceed process promise promising proper
properly propose proposal prove provide pull purpose purposes push put quality question questions quick quickly quiet quietly quite raise ran rare rarely
rather reach react read ready real realise reality realize really reason reasonable reassuring recall receive recent recently recognise recognize recommend
refine regard regarding regular reject relate related relevant reliable relief remain remaining remains remark remember remind reply report request require
resolve respond response rest result results return review right roll rough roughly round routine rule run rush sad sadly safe said sake same save saw say
scratch second see seem seems seen seldom send sense sent separate serious set settle settled several shame share short shortly shot show shown side sign
silly similar simple simply since single sit situation size skip slow slowly small smooth solution solve some somebody somehow someone something sometime
sometimes somewhere soon sorry sort sound sounds spare speak special specific spend spent split spot stable stage stand start started state stay step steps
stick still stop stopped story straight strange stuck stuff stupid subject such sudden suddenly suggest suggestion suit super support suppose sure surprise
surprises switch take taken takes taking talk talked task tell tend term terms terrible thank thanks thing things think thinking third thought three through
throw ticked tidied tight till time times tiny tip today together told tomorrow tonight took top total touch toward towards tough track trade tried trouble
true truly trust truth try trying turn turned turns twice two type typical understand understanding understood unfortunately unless unlike until unusual
update updated upfront upper use used useful usual usually value various version view wait waiting walk want wanted wants waste watch way ways week weekend
weeks welcome well went what whatever whole why wide willing win wise wish without won wonder wonderful wondering word wording words work worked working works
world worried worry worse worst worth wow write writing written wrong wrote yeah year years yesterday yet young afternoon alright anytime argued assume await
awhile background behave bigger blocked boring bunch burning candidate candidates capital clock closed closest clue colleague conclude confirmed conversation
copy debate deeper describing discussion dry duplicate early easiest elaborate errors everywhere existing explanation faster finding former fresh gist goes
going gone handy heading hopefully impression inbox inform instance introduction keeping knowing lately letting looking manner maximum minimum morning
obviously occasionally opposite overdue page partly personally picture pieces pointless position positive practical practice prefers preference printed
priority progress proud reading reminder rewrite scope screen section sentence sentences series shorter simpler slightly somewhat spelling spoken starting
statement stayed straightforward style sum summary table team thorough thoughts throughout topic topics unclear useless user vague verdict wanting whenever
wherever whoever yours digit rounded rounds newcomer trust usual whichever brand bits shall cheer cheers congratulations yep nope hmm haha lol hi hey bye ok
ill ive im id youll youve youre theyre well weve were thats its lets dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt werent hasnt havent hadnt
shouldnt whats heres theres`;

/** Those, the days of the week and words that are left out of queries. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
	...COMMON.trim().split(/\s+/),
	...WEEKDAY_PATTERN.split("|"),
	...STOP_WORDS,
]);
