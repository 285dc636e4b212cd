/** What a sentence may be a sign of. */
export const CUES = [
	"decision",
	"reason",
	"failure",
	"correction",
	"open",
	"next",
	"done",
	"task",
	"shift",
	"limit",
	"wish",
	"identity",
	"accept",
	"chat",
] as const;

export type Cue = (typeof CUES)[number];

/**
 * Phrases by how much they say: `strong` alone is enough, `weak` wants company. Written lower-case and without
 * apostrophes; `*` ends a word anyhow, `…` stands for up to four words.
 */
export type Phrases = { strong: string; weak: string };

export const ENGLISH: Record<Cue, Phrases> = {
	decision: {
		strong: `decid* | decision | go with | going with | went with | gone with | goes with | settle* on | settled it |
settling on | settle for | opt* for | opting for | lets use | lets keep | lets stick | lets do | lets take | lets pick |
lets make | well use | we will use | were using | well go | well take | well keep | well do | ill take | stick with |
sticking with | stick to | sticking to | agree* on | agreed to | agreed that | in favor of | in favour of | rather than |
lock* in | locking in | sign* off | signing off | approv* | greenlit | green light | final call | final answer |
the plan is | commit* to | committing to | rul* out | chose | chosen | choosing | choose | way to go | my vote | my pick |
our pick | gets my vote | verdict | conclu* | standardi* on | make it | default to | defaulting to | adopt* |
switching to | switch to | move … to | consensus | call* it settled | carved in stone | set in stone | winner | wins |
won out | won the | picked | pick the | mandate* | resolved to | resolve that | were dropping | the call is | our call |
we land* on | landing on | preferred option | plump for | come down on | came down on | bet on | betting on | convinced me |
has my blessing | lean* towards | leaning toward | take the route | going ahead with | go ahead with | well run with |
run with | lets run`,
		weak: `use | using | instead | keep | prefer | instead of | over the | make sense | makes sense | better | best |
should | plan | policy | will be | well have | lets | call it | name it | set to | set at | cap at | limit to | drop | skip |
no need | wont | not going to | vote | choice | option | route | approach | stays | remains | go for | going for | take`,
	},
	reason: {
		strong: `because | so that | the reason | reason is | reason being | deciding factor | rationale | due to |
given that | owing to | on account of | for the sake of | tipped | what convinced | main argument | the idea being |
the point being | the thinking is | justif* | in order to | cause | that way | considering | seeing as | seeing that |
otherwise we | otherwise it | otherwise the | why | mostly since | mainly since | argument for | by virtue of`,
		weak: `since | as it | as we | as the | so we | so it | given | thanks to | to avoid | otherwise | which means |
matters | means that | because of | lets us | gives us | needs | avoids | saves | cheaper | faster | simpler | safer |
easier | without | after all | for that`,
	},
	failure: {
		strong: `fail* | didnt work | doesnt work | did not work | does not work | wont work | not working |
never worked | no luck | no dice | no joy | dead end | deadend | broke | breaks | broken | revert* | roll* … back |
rolling back | rollback | undo | undid | backfir* | worse | still getting | still see* | same error | same problem |
same issue | same result | crash* | timed out | times out | timing out | blew up | blows up | fell over | falls over |
fell apart | falls apart | gave up | giving up | abandon* | scrapped | to no avail | in vain | didnt help |
did not help | doesnt help | no effect | no difference | no change | no improvement | nothing changed | back* … out |
threw | throws | regression | went sideways | bombed | choked | choke* on | unusable | useless | hit a wall | bounced |
didnt fix | doesnt fix | did not fix | didnt solve | deadlock* | corrupt* | flop* | wasted | waste of time | blind alley |
goose chase | fruitless | not viable | unworkable | didnt pan out | pan out | fizzled | dud | goes nowhere |
went nowhere | got nowhere | getting nowhere | no avail | stopped working | kept failing | kept crashing | still the same | barely moved | barely |
hasnt moved | couldnt get | could not get | didnt stick | didnt take | didnt go | tripped | ran into | wouldnt |
unreliable | lost data | dropped data | too slow | too flaky | flaky | leaked | leaking | backlash | misfire* | nope`,
		weak: `tried | try | trying | attempt* | error* | exception | wrong | turned out | turns out | couldnt | could not |
unable | cannot | reject* | refused | denied | bug | problem | issue* | trouble | stuck | unfortunately | sadly | hang* |
hung | slow* | lost | warning | invalid | missing | but | timeout* | undone | out of memory | instead | never | kept |
earlier | conflict* | not enough | yet | ruled out | wasnt | isnt`,
	},
	correction: {
		strong: `actually no | no actually | correction | i meant | what i meant | i mean | scratch that | strike that |
let me correct | to correct | my mistake | my bad | i misspoke | i was wrong | i got … wrong | thats wrong | thats not |
that is not | thats incorrect | not quite right | you misunderstood | misunderst* | misread | misheard | mixed up |
mix up | change of plan* | changed my mind | change my mind | second thought* | forget what | disregard | ignore what |
ignore my | ignore that | never mind | nevermind | no longer | should have said | should have been | typo | not … but |
quick fix to what | i said … but | take … back | instead of what | you got | thats the old | outdated | reverse course |
reversing | overrule* | undo that | on reflection | to be precise | to set the record | for the record | its not |
isnt right | not what i | wasnt what | apolog* | oops | whoops`,
		weak: `actually | no | wait | sorry | instead | wrong | not | rather | incorrect | mistake* | really | hang on |
hold on | but | except | nope | false | remember that | again | should be`,
	},
	open: {
		strong: `tbd | to be decided | to be determined | to be confirmed | tbc | park | parked | parking | shelve* | defer* |
postpon* | put … off | putting … off | on hold | pin in | come back to | coming back to | circle back | circling back |
revisit* | get back to | getting back to | not sure yet | still open | open question* | open issue | open point |
open item | left open | leave … open | leaving … open | unresolved | undecided | unsettled | havent decided |
have not decided | havent figured | havent worked out | dont know yet | do not know yet | no idea yet | need to figure |
figure out | find out | need to check | have to check | need to ask | have to ask | waiting for | waiting on | awaiting |
remind me | dont forget | do not forget | follow up | followup | loose end* | another time | another day | some other time |
some day | someday | down the road | down the line | hold that thought | keep … in mind | jury | no answer yet | well see | we will see | remains open | wait and see | time will tell |
remains to be seen | up in the air | outstanding | for later | later on | not yet | still wondering | not settled |
yet to | rain check | raincheck | back burner | backburner | table that | table this | table it | lets table | sleep on |
think about it | think it over | think on | out of scope for now | not now | not today | for now lets leave | owe you |
still owe | i owe | ill ask | ill check | will ask | will check | let you know | get an answer | hear from | hear back |
heard back | has to weigh in | weigh in | needs an answer | still unclear | unclear | still not clear | question mark |
cross that bridge | pick … up later | pick … up again | bring … up again | return to | nobody knows | unknown | unanswered |
pending | still need* | still have to | still to be | havent heard | no word | when we have time | another round |
set … aside | later`,
		weak: `wonder* | curious | eventually | later | tomorrow | next week | on monday | after the | once we | maybe |
not sure | no idea | dont know | do not know | i guess | whether | unsure | depends | question | todo | to do | backlog |
sometime | at some point | need to | ask | check | should we | do we | what if | yet | still | open`,
	},
	next: {
		strong: `next step* | next up | next is | next thing | next i | next we | next on | next ill | next well | up next |
after that | after this | remaining | left to do | still left | whats left | then ill | then well | then we | afterwards |
then comes | will be next | comes next | coming up | step after | following step | once thats | once that is | once this is |
all thats left | only thing left | what remains | remains to | move … on to | moving on to | ready to move | tackle next | next item |
from here | from there | to follow | proceed* | carry on with | continue* with | the plan from | goes next | do next`,
		weak: `next | then | ill | well | i will | we will | going to | todo | to do | still | plan to | will | first thing |
tomorrow | left`,
	},
	done: {
		strong: `done | finished | complete* | ive | weve | i have | implemented | fixed | merged | deployed | shipped |
is live | went live | works now | working now | now works | resolved | in place | wrapped up | wrap* up | took care |
taken care | landed | that's it for | thats in | all green | are green | is green | now green | pass* | checked off |
ticked off | crossed off | sorted | set up | rolled out | is up | pushed | committed | submitted | signed off on | booked |
ordered | handed over | delivered | closed | out of the way | behind us | good to go | just added | just finished |
just got | just sent | just wrote | is ready | its ready | are ready | is through`,
		weak: `has been | have been | added | created | updated | wrote | written | installed | configured | renamed | removed | refactored | moved |
sent | confirmed | signed | ready | built | drafted | replaced | extracted | tested | ran | migrated | collected |
reviewed | compared | gathered | cleaned | changed | now | just | made | put | got | summari*ed | scheduled | reserved |
called | read | drew | filled | wired | enabled | disabled | issued | refunded | escalated | reset | verified | checked`,
	},
	task: {
		strong: `working on | work on | i want to | id like to | i would like | we want to | we need to | i need to |
help me | help us | the goal | our goal | my goal | goal is | objective | the aim | aim is | the task | task is |
todays task | focus on | focusing on | trying to | looking to | the job | tackle | tackling | get started | kick off |
main thing | priority | in charge of | mission | your job | lets build | lets write | lets plan | lets start | lets get |
lets fix | lets look | lets work | lets add | i need | need you to | id need | we're building | were building |
im building | were trying | im trying | im planning | were planning | im writing | were writing | looking for | after is |
on my plate | on our plate | on the agenda | assignment | its about | hoping to | plan is to | want you to | have to get`,
		weak: `can you | could you | would you | please | lets | need | want | today | project | start | build | plan |
write | fix | add | create | make | set up | prepare | find | compare | investigate | draft | review | migrate |
implement | design | help | should | figure out | how do | issue with | problem with`,
	},
	shift: {
		strong: `move on to | moving on | move over to | switch gears | switching gears | new topic | change of topic |
different topic | another topic | next topic | new task | next task | back to | turn to | turning to | lets turn |
onto | on to the | pivot | leave … aside | leaving that | leaving … there | now lets | now for | now to | now onto |
something else | something different | different matter | separate matter | other matter | forget … for now | new subject |
change the subject | changing the subject | park that and | drop that for now | todays topic | shift* to | shifting to |
shift gears | jump to | jumping to | jump over | first order of business | main event | now that thats | enough of that |
that said lets | different thing | another thing | the next job | another job | new job | what i really need | on a new note |
change of scenery | change of focus | our focus | the focus`,
		weak: `now | next | anyway | today | new | from here | other | separate | start | switch* | move | begin | ok so`,
	},
	limit: {
		strong: `must | has to be | have to be | has to | no more than | at most | at least | at the latest | deadline |
not allowed | requirement* | required | budget | cannot exceed | cant exceed | hard limit | non negotiable | mandatory |
under no circumstances | cut off | cutoff | due by | is due | only allowed | forbidden | compliance | no later than |
within | ceiling`,
		weak: `only | limit | max* | min* | cannot | cant | need* | before | until | by the | up to | always | never | under |
constraint | allowed | below | above`,
	},
	wish: {
		strong: `prefer* | i like | i love | i hate | i dislike | i dont like | please keep | keep it | keep your |
keep answers | keep the answers | keep things | keep replies | call me | address me | not a fan | no fan | cant stand |
for me | id rather | i would rather | rather not | works best | i tend to | i usually | i always | i never | dont bother |
skip the | spare me | no need to | no emoji* | no bullet* | bullet point* | concise | concisely | succinct | terse | brief |
verbose | short answers | shorter | long winded | longwinded | wordy | jargon | plain english | step by step | your answers |
your replies | your responses | your messages | the way you | when you answer | when you reply | when answering | answer in |
reply in | respond in | write in | speak | in plain | easier for me | favourite | favorite | allerg* | vegetarian | vegan |
from now on | going forward | in future | in the future | please dont | please always | please never | stop using |
dont use | do not use | drop the | appreciate | pet peeve | bugs me | annoys me | annoying | happy when | i find it |
go easy on | easy on the | big on | keen on | swear by | partial to | talk to me | explain things | treat me | my style |
my taste | my thing | if you could | if youd | do me a | mind if | ask you to | wants you to | how we work | ideally | bear in mind | rule of thumb | house style | as a rule | whenever you | every time you`,
		weak: `please | always | never | keep | like | want | rather | short | brief | detail* | table* | list* | example* |
tone | formal | casual | metric | avoid | explain | comments | answers | style | one at a time | code first | sources |
links | without | units | emoji* | no`,
	},
	identity: {
		strong: `my name | im a | i am a | im an | i am an | i work | we are a | were a | our company | our team | my team |
my role | i run | i lead | i manage | i teach | i study | my company | my job | im the | i am the | im on the | on behalf of |
im with | im from | i live in | were based | im based | my wife | my husband | my partner | my son | my daughter | my kids`,
		weak: `im | my | our | we are | customer | account`,
	},
	accept: {
		strong: `sounds good | sounds right | works for me | agreed | do that | do it | go ahead | lets do it | lets do that |
good idea | good call | great idea | yes please | perfect | im in | fine by me | fine with me | deal | makes sense |
approved | go for it | im sold | sold | exactly | lets go | that one | the first | the second | the latter | the former |
i agree | youre right | fair enough | im convinced | happy with that | ok with me | okay with me | im on board | on board |
take that | you have my | as you suggest* | your suggestion | thats the one | ship it | well do that | ill go with that`,
		weak: `yes | yeah | yep | ok | okay | sure | right | great | fine | good | cool`,
	},
	chat: {
		strong: `my weekend | your weekend | the weather | haha | lol | thanks | thank you | good morning | good evening |
how are you | how was | youre welcome | no problem | my cat | my dog | the dog | the cat | nice day | cheers |
happy to help | you rock | last night | its raining | sunny | snowing | brb | no worries | hope you | my coffee |
for lunch | from lunch | a coffee`,
		weak: `nice | great | cool | fun | haha | hi | hello | hey | morning | sorry | awesome | wow`,
	},
};
