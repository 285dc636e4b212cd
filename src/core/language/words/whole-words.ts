const WORDS = `
able acid aged aide aids alarm album alley amber angel anger angle ankle apple april apron arch area arena argue arise armed army arrow aside asset atom attic
aunt author auto away axis baby back bacon badge bait bake baker ball band bang bank bare bark barn base basic basin bass batch bath beach bead beam bean bear
beard beast beat bed bee beef beer bell belly belt bench bend berry bike bill bind bird birth bite black blade blame blank blast blaze bleed blend bless blind
block blog blood bloom blow blue board boat body boil bold bolt bomb bond bone bonus book boot bore born boss both bowl brain brake branch brand brass brave
bread break breed brick bride brief bring broad brook broom brown brush buck bulb bulk bull bunk burn bush butt cabin cable cafe cage cake calf call calm
camera camp canal candle cane cape card care cargo carol carp carry cart case cash cast castle cause cave cell chain chair chalk charm chart chase cheap check
cheek cheese chef chess chest chief child chin chip choir chord church circle city civil claim clam class clay clean clear clerk cliff climb clip clock cloth
cloud club clue coach coal coast coat cobra code coffee coin cold collar colon colour column comb come comet comic cone cook cool cope copper copy coral cord
core cork corn corner cost cotton couch count court cover crab craft crane crash cream creek crew crime crop cross crow crowd crown crude cruise cube cure
curl curve cycle dairy dance danger dark dart data date dawn dead deaf deal dean dear death debt deck deed deep deer delta demo dense dent depth desk dial
diary diet digit dime dine dirt disc dish disk dive dock doll dome door dose dove down draft drag drain drama draw dream dress drift drill drink drive drop
drum duck dull dump dune duty dust each eagle early earn earth ease east easy echo edge eight elbow elder else engine enter entry equal error essay event even
ever exam exit extra face fact fade fail faint fair faith fall fame fancy farm fast fate fault fear feast feed feel fence fern ferry fever fiber field fight
figure file fill film final find fine fire firm fish fist flag flame flash flat fleet flesh flight float flock flood floor flour flow flower fluid flute foam
focus foil fold folk food fool foot force ford forest fork form fort forum foul frame free fresh frog front frost fruit fuel full fund fur fuse game garden
gate gear gene ghost giant gift girl give glad glass globe glory glove glue goal goat gold golf good grace grade grain grand grant grape graph grass grave
great green grid grief grill grip ground group grow guard guest guide guilt guitar gulf habit hair half hall halt hand hang harbour hard harm harp hash haste
hawk head heal heap hear heart heat heaven heavy hedge heel hell help herb herd hero hide high hill hint hire hole holy home honey honor hook hope horn horse
host hotel hour house human humor hunt hurry hurt icon idea image inch index inner iron island issue item ivory jacket jail jazz jeans jelly jewel joint joke
judge juice jump jury keen kettle keyboard kick king kiss kitchen kite knee knife knot know label labor lace lack ladder lady lake lamb lamp land lane large
laser late laugh lawn layer lead leaf lean leap learn lease leather leave lecture legal lemon lens letter level lever liberal light like lily limb lime limit
line linen link lion list live liver load loaf loan lobby local lock lodge logic long look loop lord lose love loyal luck lunch lung machine magic mail main
major make male mall mango manor many maple march marine mark market mars mask mass mast master match mate meal mean meat medal media meet melon melt member
menu mercy mess metal meter method metro middle mile milk mill mind mine minor mint minute mirror mist mode model modem mole moon moral more moss motel moth
mother motor mount mouse mouth move movie much mule muscle music nail name navy near neck need nerve nest night noble noise north nose note novel number nurse
oasis ocean offer office olive onion open opera orange orbit order organ other outer oven over owner oxide pace pack page paid pain paint pair palace pale
palm panel panic pants paper parade parent park part party pass past pasta paste patch path pause peace peach peak pear pearl pen pencil people pepper perch
phase phone photo piano pick picnic pie piece pile pill pilot pine pink pipe pitch pizza place plain plan plane planet plank plant plate play plot plug plum
plus poem poet point poker pole police polo pond pony pool poor pope pork port pose post pot potato pound powder power press price pride prince print prior
prison prize proof prose proud prune pull pulse pump punch pupil pure purse push queen quest quick quiet quilt quiz quote rabbit race radar radio rail rain
ranch range rank rapid rare rate ratio raven reach read real rear reef region rent rest ribbon rice rich ride ridge rifle right ring riot rise risk rival
river road roast robe robin robot rock rocket rod role roll roof room root rope rose rough round route royal ruby rude rug ruin rule ruler rural sack saddle
safe saga sail saint salad sale salt sand sauce scale scar scarf scene scent school scope score screen script seal search seat second secret seed self sell
send sense serial serve seven shade shadow shaft shape share shark sharp sheep sheet shelf shell shield shift ship shirt shock shoe shop shore short shot show
shower side sight sign silk silver sing singer single sink site size skill skin skirt skull slave sleep slice slide slope slot smart smell smile smoke snack
snake snow soap sock soda sofa soft soil solar soldier sole solid solo song sonic soul sound soup south space spark speak spear speed spell spend spice spider
spike spin spirit spoon sport spot spray spring square squash stack staff stage stair stake stamp stand star start state station statue steak steam steel
steep stem step stick stock stone stool stop store storm story stove straw stream street stress string strip stroke strong studio study stuff style sugar suit
summer sun surf swan sweat sweet swift swim swing sword symbol table tail tale talk tall tank tape target taste tax tea teach team tear teen tell temple
tennis tent term test text theme thick thin thing thread three throat throne thumb tide tile timber time tin tip tire toast toe toilet token toll tomb tone
tooth topic torch touch tower town trace track trade trail train tram trap travel tray treat tree trial tribe trick trip troop truck trunk trust tube tulip
tune tunnel turkey turn twin type ulcer uncle under union unit urban urge user valley value valve van vase vein venue verb verse vest video view villa vine
violin virus visa vision vital voice volt vote wage wagon waist wait wake walk wall want warm warn wash waste watch water wave wax weak wealth weapon wear
weather web wedding weed week weight west whale wheat wheel whip white whole wife wild will wind window wine wing winter wire wise wish wolf woman wood wool
word work world worm wound wrist yard year young youth zebra zero zone
`;

/** Ordinary words of four to eight letters: as a query's word they are themselves, and no beginning of another nor a slip. */
export const WHOLE_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
