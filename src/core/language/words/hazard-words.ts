import { joined } from "./joined.ts";

/** What asks for work on a text, and what such a text is, as alternatives of a pattern. */
export const WORKED_ON = joined`
	summari[sz]e|rewrite|transcribe|transcript|caption|subtitle|grammar|grammatical|in (?:one|two|three|six) (?:sentences|words|lines)|
	cover letter|(?:e-?mail|letter|message|text|post|tweet|reply|(?<!please |pls |^)note|speech|toast|
	statement|bio|profile|résumé|resume|essay)s? (?:for|from|to|by|that|below|he|she|they)|draft|
	exact words|forwarding what|(?:reads?|wrote|writes) as follows|in (?:her|his|their) words|(?:family|group) chat:|someone who (?:goes|says)|
	(?:please|pls) correct:|mistakes in (?:here|this|it)|(?:resignation|complaint|apology|kündigung) (?:for|für) (?:my|mein)\p{L}*|
	which is (?:right|correct)|unsent|humming|karaoke pick|stuck in my head|alter ego|
	correct or not|past tense|fill (?:in )?the (?:gap|blank)s?|conjugate|sentence (?:for|with|using)|
	in \p{L}+['’]s name|for \p{L}+ to (?:send|sign)|help \p{L}+ (?:apply|write|reply|answer)|(?:carta|correo|mensaje) para|
	(?:brief|widerspruch|schreiben) (?:für|an)|lettre (?:pour|à)|write (?:\p{L}+ ){0,3}for my \p{L}+(?: that|[:,])|
	on behalf|ghost-?write|interview|(?:rate|judge|critique) my (?:\p{L}+ )?(?:rap|verse|rhyme|joke|line|song)|
	(?:rap|verse|hymn|psalm|carol|chorus|ballad|sonnet|rhyme|jingle|song|hook|out of office|voicemail|slogan|tagline|motto|caption|headline|
	ad|advert|spot|script|panel|bubble|poster|scenario|test case|shot|screenshot|worksheet|fixture|faker|seed|placeholder|template|
	journal|diary|testimonial|exercise|user story|vision board|signature|affidavit)
	[^:?!\n]{0,60}(?::|[-=]>|>>)[^?!\n]{0,24}\b(?:i|i['’]?m|i['’]?ve|my|we|me)|
	(?:review|polish|shorten|improve|correct|edit|fix|check) (?:my|this|the) (?:cv|résumé|resume|
	paragraph|text|essay|e-?mail|letter|message|draft|bio|sentences?|verse|lines|phrase|subtitles?)|
	(?:rap|song|verse|poem|chorus|rhyme|hook|bridge|limerick|punchline|stand-?up) (?:so far|goes|starts|i (?:wrote|have)|(?:is )?like)`;

/** What is made up, as alternatives of a pattern. */
export const FICTION = joined`
	lyrics?|poems?|haiku|limerick|novel|screenplay|monologue|chapter|narrator|protagonist|story|fanfic|role[- ]?play|dialogue|persona|pretend|
	imagine|thought experiment|plot (?:idea|twist)|heroine|villain|back ?story|main character|game master|episode \d+:|our hero|
	(?:d&d|dnd|rpg) (?:character|rogue|wizard|bard|cleric|fighter|paladin)|first line of (?:my|the|a)|
	(?:example|sample|beginner['’]?s?|typical|model|fake) (?:sentences?|answers?|profiles?|bios?)|in the voice of|
	(?:exercise|textbook|worksheet|riddle|puzzle|homework|assignment|quiz|word problem|übung|aufgabe) (?:says|reads|goes|states|lautet|sagt)`;

/** Languages. */
export const TONGUES = joined`
	english|french|german|spanish|portuguese|italian|dutch|polish|turkish|russian|latin|chinese|japanese|korean|arabic|hindi|swedish|
	norwegian|danish|greek|catalan|czech|finnish|welsh|irish|hebrew|ukrainian|romanian|hungarian|thai|tagalog|vietnamese|persian|urdu`;

/** What asks for another wording of a text that is given with it. */
export const REWORKED = joined`
	translat(?:e|ion)|proof-?read|re(?:phrase|word)|paraphrase|(?:in)?to (?:(?:plain|simple|proper|good|formal) )?(?:${TONGUES})|
	in (?:nicer|better|proper|good) (?:${TONGUES})|(?:${TONGUES}) (?:version|is ok)|
	the (?:${TONGUES}) (?:for|of)|in (?:${TONGUES}),? (?:please|pls)|say (?:\p{L}+ ){0,2}in (?:${TONGUES})|übersetz\w*|tradui\w*|tradu[cz]\w*`;

/** What a message begins with that answers what was made of a text. */
export const ANSWERING = joined`
	ty|ok|okay|cool|great|good|nice|perfect|noted|yes|yeah|haha|could be|same|super|vale|obrigad[oa]|
	bedankt`;

/** What turns to something else. */
export const TURNING_AWAY =
	"thanks|thank you|thx|danke|gracias|merci|grazie|btw|by the way|anyway|actually|for real|seriously|remember|übrigens|por cierto|au fait|a proposito";

/** What begins a game in which its sender is somebody else. */
export const PLAYS = joined`
	pretend (?:you|to be|i|we)|role-?play|act as|let['’]?s (?:play|pretend)|you play|(?<!can |could )(?:you|u) be (?:the|my|a)|^\W*be my \p{L}+|
	adventure mode|(?:you(?:['’]?re| are)|ur|now be) the (?:interviewer|doctor|customer|patient|\p{L}+(?: \p{L}+)?, go)`;

/** Verbs before what somebody else said or wrote. */
export const REPORTING = joined`
	said|says|wrote|writes|texted|mailed|quote|goes|
	sings?`;

/** What a clause begins with that is only supposed. */
export const SUPPOSING_FIRST = joined`
	if|suppose|supposing|imagine|let(?:['’]?s| us) (?:say|suppose|imagine|pretend)|say|what if|pretend|unless|in case (?:i|my|he|she|we)|wenn|falls|si|
	imagina|imagínate|imaginemos|supong(?:amos|o) que|digamos|angenommen|gesetzt den fall|stell(?:t|en)? (?:dir|euch|sie sich) (?:mal )?vor|
	nehmen wir (?:mal )?an|nimm (?:mal )?an|sagen wir|supposons|supposez|imaginons|imaginez|admettons|mettons|disons`;

/** What stands in a clause that is only supposed. */
export const SUPPOSING = joined`
	if i (?:had|was|were|lived|worked|could|won)|argument['’]?s sake|sake of|as an example|not (?:my|the) real|(?:as|a) hypothetical|
	case study|thought exercise|
	would(?:n['’]?t)? (?:be|have|love it if)|could have|might|maybe|perhaps|hypothetically|as if|i wish|
	wishing|wonder(?:ing)? (?:if|whether)|in another life|someday|one day|not sure (?:if|whether)|
	thinking (?:of|about) (?:\w+ing)|dream(?:t|ed)?|in (?:my|your) dreams|
	allergic to (?:mondays|mornings|work|meetings|people|exercise|effort|small talk|debts?|idiots)|supposedly|allegedly|apparently`;

/** What stands in a clause of which nothing need be so. */
export const IMAGINING = joined`
	if i (?:had|was|were|lived|worked|could|won)|as if|i wish|wishing|hypothetically|in another life|in (?:my|a|the) dream|
	i dream|dream(?:t|ed|ing)|supposedly|allegedly|pretend`;

/** What is weighed and not decided, exaggerated or laughed about. */
export const WEIGHED = joined`
	considering|thinking|toying|tempted|leaning|undecided|not (?:yet )?decided|no decision|not (?:yet )?(?:so )?(?:sure|certain|convinced)|
	in (?:your|my|his|her) place|(?:he|she|they)['’]d (?:do|rather|love|like|take|have|be|tell|say)|i['’]?d (?:rather|love to)|or there['’]s|
	(?:i|we) (?:first |nearly |almost )?thought|invented|version [ab]:|if i (?:sink|die)|lol|lmao|(?:ha){2,9}h?|hehe|jok(?:e[sd]?|ing)|
	in[- ](?:game|character)|(?:can|could|would) you|ugh|i propose|options?[^.:?!]{0,12}:|or so (?:he|she|they)|not literally|there['’]?s talk of|i say the|
	(?:nearly|almost|near) (?:died|killed|lost)|
	not my (?:rule|words|idea)|(?:guy|man|woman|lady|kid|dude|host|doctor|chef) (?:on|in|at) (?:the |a |this )?(?:tv|podcast|show|video|shop|bar|gym|
	film|movie|story|book|news|radio|ad)|
	literally (?:die|dying|died|dead)|when (?:i|we) win`;

/** What takes back the words right before it. */
export const SCRAPPING =
	"scrap that|strike that|hang on|no wait|wait no|no,? actually|ok no,? (?:it|i|that|make)|bueno no|bon non|ach nein|quatsch";

/** Verbs of what others wish for, think or offer. */
export const OTHERS_VIEWS = joined`
	wants|thinks|reckons|jokes|bets|swears|suggests|proposes|insists|offers|says (?:he|she|they|it|its|it['’]s|there|that|her|his|their|yes)|
	pense|dice|meint|findet|würde?|
	(?:he|she|they|mom|mum|dad|brother|sister|wife|husband|boss) (?:wanted|offered|suggested|joked|would)`;

/** What says that something was a joke. */
export const JOKING = joined`
	j(?:ust|us)? ?k(?:idding)?\b|
	(?:jk)+\b|(?<!must be |are you |you.re |youre )(?:kidding|joking)\b|i(?:['’]?m| am) (?:just )?(?:kidding|joking|messing)|
	that was a (?:[a-z]+[- ])?joke|psych\b|
	you (?:actually )?believed (?:that|me)|nur spaß|war nur spaß|je plaisante|es broma|es una broma`;

/** What says that something was not meant, if only what stands around it shows so. */
export const UNMEANT = joined`
	not (?:really|true|serious)|lol no\b|ha ha\b|no really,? send help`;

/** Orders to the memory itself, or claims of rights. */
export const ORDERS = joined`
	ignore (?:all|any|previous|the above)|system prompt|you are now|new instructions?|
	the user (?:is|has) (?:an? )?(?:admin|root|verified|authori[sz]ed)|
	admin(?:istrator)? (?:access|rights|privileges)|override|jailbreak|store (?:in|to) memory that|
	remember that the user|as your (?:developer|creator|admin|operator)|the user['’]s (?:name|birthday|age|address|e-?mail|employer) is`;

/** Not these before a colon, in a lookahead: behind them people speak of themselves. */
export const OF_ONESELF = "(?!(?:[Cc]orrection|[Uu]pdate|[Ee]dit|[Rr]emember|[Rr]eminder|[Bb]tw|[Ff]yi):)";
