import { joined, listed } from "./joined.ts";

/** What denies a verb in German, French and Spanish. */
export const DENYING = joined`
	nicht|nie|niemals|keineswegs|n(?:e\s|['’])\p{L}+ (?:pas|plus|jamais)|ya no|nunca|no (?:vive|trabaja|es|estudia|está)`;

/** What doubts the words behind it, as alternatives of a pattern. */
export const DOUBTING = joined`
	(?:i|we) (?:really |very much |strongly |highly )?doubt(?! it\b| that[.,])|(?:i|we) (?:do not|don['’]?t) (?:really )?(?:believe|think|buy)|
	(?:i['’]?m|i am) not (?:convinced|sure)|rumou?rs?|gossip|(?:is|was|were|are) (?:not true|a lie|untrue|false) that|
	pretends?|(?:falsely|wrongly) (?:claims|said|says)|ich (?:bezweifle|zweifle)|glaube (?:nicht|kaum)|angeblich|gerüchte?|es stimmt nicht|
	je doute|(?:je )?ne (?:crois|pense) pas|prétend|soi-disant|rumeurs?|(?:lo )?dudo que|no creo|supuestamente|dicen las malas lenguas`;

/** What disbelieves the words before it. "I can't believe it" is said of what is true. */
export const DISBELIEVING = joined`
	or so (?:he|she|they|people|i was told|it is said)|(?:(?:it|that|this|which)(?:['’]?s| is| was)|c['’]est|es ist|das ist|es) (?:all |probably |surely |just )?
	(?:a lie|lies|not true|nonsense|rubbish|bullshit|not the case|untrue|false|invented|made up|gelogen|erlogen|erfunden|faux|un mensonge|mentira|falso)|
	i (?:do not|don['’]?t) (?:really )?(?:believe|buy) (?:it|that|this|him|her|them|a word)|i doubt (?:it|that)(?=[.,!]|$)|
	(?:das|es) stimmt (?:aber )?(?:gar )?nicht|(?:das )?glaube ich (?:aber )?(?:ihm |ihr |dir )?nicht|ich glaube (?:es |das |ihm |ihr )?nicht|
	je n['’]y crois pas|ce n['’]est pas vrai|no (?:me )?lo creo|no es (?:verdad|cierto)`;

/** What says that a clause is an example, or supposed for the sake of one. */
export const EXEMPLIFYING = joined`
	for (?:example|instance)|as an? (?:example|illustration)|e\.? ?g\.?(?= )|zum beispiel|z\. ?b\.|beispielsweise|par exemple|por ejemplo|
	(?<=^|[.:;,] )(?:assume|assuming|let (?:us|me) (?:just )?(?:say|assume)|let['’]?s (?:just )?assume)`;

/** Who is there for a test or an example only. */
export const PRETENDED = joined`
	(?:test|dummy|sample|demo|fake|mock|example|seed|placeholder)[- ]
	(?:user|account|customer|person|client|tenant|patient|record|profile|persona|name|data|entry|row|employee|contact)s?|
	test(?:nutzer|benutzer|kunde|person|konto|daten)(?:in)?|beispiel(?:nutzer|kunde|person|daten)|utilisat(?:eur|rice) (?:de )?test|
	usuari[oa] de prueba|muster(?:mann|frau|stadt|hausen|firma)|max muster|(?:john|jane) doe|
	fictional|fictitious|imaginary|made-up|hypothetical|fiktive[rnms]?|erfundene[rnms]?`;

/** Texts that tell of invented people where they stand behind "in the". */
export const INVENTED_TEXTS: ReadonlySet<string> = listed`
	film movie book novel story dream show series game play episode song script tale exercise example sample fixture fixtures textbook worksheet riddle puzzle
	mock scenario musical comic manga anime sitcom myth legend tragedy saga buch roman märchen traum beispiel übung hörspiel livre rêve exemple película libro
	cuento sueño ejemplo`;

/** Known works, as they stand behind "in": what is so in them is so nowhere else. */
export const KNOWN_WORKS: ReadonlySet<string> = listed`
	hamlet macbeth othello faust woyzeck ulysses dracula frankenstein emma twilight dune narnia inception titanic friends seinfeld lost simpsons scrubs skyrim
	zelda minecraft pokémon pokemon naruto bridgerton casablanca odyssey iliad bible tosca carmen aida`;

/** What makes another thing of the name of a place before it: "Ford country". */
export const NOT_OF_A_PLACE: ReadonlySet<string> = listed`country territory mode fashion style`;

/** Everyday words as they are clipped in small talk: no names. */
export const CLIPPED_WORDS: ReadonlySet<string> = listed`
	evry evryday evryone evrything alwys tmrw tmr tmrrw tomo nxt lst wks mnth mnths yrs jst rly rlly srsly abt bcs bcoz bcuz coz cuz cos tho thru plz pls msg
	msgs appt wknd bday gonna wanna gotta dunno defo prob probs obvs ofc sry thx tysm btw imo ngl`;

/** German words before a noun, which has a capital and names nobody: "Ihre Bestellung". */
export const BEFORE_NOUNS: ReadonlySet<string> = listed`
	ihre ihr ihrem ihren ihrer deine dein deinem deinen deiner seine sein seinem seinen seiner eure euer eurem euren meine mein meinem meinen meiner unsere
	unser unserem unseren unserer keine kein keinem keinen keiner eine einem einen einer diese dieser dieses diesem diesen jede jeder jedes jedem jeden welche
	welcher welches zum zur`;

/** What people and animals are said to be: "my boss is furious" names nobody. */
export const DESCRIBING: ReadonlySet<string> = listed`
	abroad adopted adorable afraid alive allergic angel angry annoyed anxious asleep asthmatic atheist autistic awake awesome awful bald bilingual bipolar
	blind blonde bossy brave buddhist calm catholic celiac cheeky chilled christian chubby clever clingy clueless coeliac colicky convinced crap crazy cruel
	cute daft dead deaf desperate devastated diabetic dirty disabled drunk dumb dyslexic eager ecstatic elderly epileptic exhausted expecting extrovert fab
	fat feverish fierce fond forgetful fragile frail frantic fussy gay generous genius gentle ginger grateful greedy grumpy guilty gutted handsome hero
	heartbroken hilarious hindu homeless hormonal horrible hungover hungry hyper hysterical incredible insane introvert irate jealous jewish jobless keen
	knackered lactose lame lazy lefty leftie legend lesbian livid local loud lovely loyal mad mega mental menace menopausal messy mild minted monster moody
	muslim mute nasty naughty nearby needy neurotic nightmare noisy nosy nuts obese older overseas paranoid patient peckish picky pleasant polite poorly
	pregnant pro proud pumped punctual puzzled quiet rad rich rude sad saint sane scared sceptical selfish senile shy sick silly skeptical skinny skint slim
	smart snappy sober sore spoilt stable star sterile stoned strict strong stubborn stupid sweet tall tame teething tense terrified thick thin thirsty
	thrilled timid tipsy toilet tough trans ultra unbearable unwell upset useless vain vegan veggie wary weak wealthy weird wheelchair wild wise wonky worse
	younger youngest`;

/** Peoples and their languages. */
export const NATIONS: ReadonlySet<string> = listed`
	american arab asian brazilian british chinese czech danish dutch english finnish french german greek hungarian indian irish italian japanese korean
	mexican norwegian polish portuguese russian scottish spanish swedish swiss turkish ukrainian welsh`;
