import { MONTH_NAMES, WEEKDAY_NAMES } from "./calendar-names.ts";
import { joined, listed } from "./joined.ts";

/** What people are by their work, as alternatives of a pattern. */
export const CALLINGS = joined`
	nurse|chef|doctor|lawyer|judge|pilot|student|teacher|engineer|developer|designer|
	architect|accountant|manager|consultant|researcher|scientist|electrician|plumber|musician|physician|
	librarian|veterinarian|technician|politician|mathematician|carpenter|farmer|baker|painter|writer|
	author|actor|actress|director|editor|journalist|photographer|translator|interpreter|therapist|
	psychologist|psychiatrist|dentist|pharmacist|biologist|chemist|physicist|economist|analyst|artist|
	florist|programmer|administrator|sysadmin|founder|freelancer|professor|lecturer|tutor|coach|trainer|
	driver|courier|firefighter|paramedic|midwife|soldier|sailor|captain|officer|policeman|policewoman|
	waiter|waitress|bartender|barista|hairdresser|secretary|assistant|clerk|cashier|mechanic|welder|
	builder|surveyor|planner|producer|composer|guitarist|violinist|pianist|dancer|surgeon|radiologist|
	cardiologist|solicitor|barrister|notary|paralegal|recruiter|banker|broker|trader|auditor|gardener|
	beekeeper|fisherman|butcher|tailor|potter|curator|archivist|entrepreneur|contractor|intern|
	apprentice|postdoc|sommelier|ranger|biochemist|geologist|linguist|historian|statistician|copywriter|
	ceo|cto|cfo|coo|sre|dba|qa|pm`;

/** What people are too, but not by their work. */
export const NO_CALLINGS = "bit|fan|beginner|lover|user|believer|member|good|bad|great|terrible|lousy|big|huge|better";

/** Words for people and animals around somebody. */
export const KIN_WORDS: readonly string[] =
	`sister brother mother father mum mom dad daughter son aunt uncle cousin niece nephew grandmother grandfather grandma grandpa roommate flatmate neighbour
	neighbor mentor friend doctor dentist therapist landlord dog cat horse parrot rabbit hamster girlfriend boyfriend partner fiance fiancee colleague
	coworker co-worker teammate stepson stepdaughter stepmother stepfather mother-in-law father-in-law sister-in-law brother-in-law accountant lawyer coach
	tutor teacher assistant client kid baby twin gp vet nanny midwife roomie housemate godson goddaughter granddaughter grandson stepbrother stepsister
	bandmate classmate godmother godfather great-grandmother great-grandfather apprentice co-founder co-owner daughter-in-law son-in-law grandson-in-law agent
	editor supervisor mechanic plumber builder electrician gardener cleaner trainer secretary deputy predecessor buddy skipper auditor surgeon hairdresser
	childminder publisher supplier tenant lodger foreman acoustician recruiter caretaker ex professor dispatcher nurse carer guildmate bride tattooist
	headteacher parent child caterer employee pupil customer`.split(/\s+/);

/** Those that name a person around the speaker even without "my": "grandson Jakob comes". */
export const PERSON_WORDS: readonly string[] =
	`sister brother daughter son auntie aunty uncle cousin niece nephew grandma grandpa gran granny nan wife husband partner girlfriend
	boyfriend gf bf fiance fiancee fiancé fiancée grandson granddaughter landlord landlady flatmate roommate neighbour neighbor physio
	therapist dentist accountant boss roomie housemate stepson stepdaughter babcia dziadek nonna nonno schwester bruder tochter sohn oma opa tante onkel mann frau
	schwiegertochter schwiegersohn sister-in-law brother-in-law mother-in-law father-in-law`.split(/\s+/);

/** Where people work, as a thing without a name of its own: "Wietske at the met office". */
export const FIRMS = joined`
	office|library|bank|uni|council|clinic|hospital|school|museum|museet|agency|practice|surgery|institute|university|bakery|
	brewery|garage|dealership|embassy|consulate|registry|town hall|city hall|ministry|police|post office|studio|theatre|theater|
	gallery|harbour|port authority|station|depot|warehouse|factory|plant|lab|laboratory|nursery|kindergarten|church|parish|
	insurance|tax office|job centre|vet's|print shop|bike shop|photo shop|bookshop|
	authority|arena|supermarket|pub|café|cafe|court|courts|farm|salon|gym|newsroom|opera|hotel|hostel|restaurant|co-op|charity|
	mill|sawmill|shipyard|quarry|dairy|distillery|winery|foundry|airport|aquarium|zoo|observatory|call cent(?:er|re)|care home|nursing home|
	funeral home|hospice|college|academy|archive|archives|cinema|bookstore|deli|butcher's|refinery|railway|railways|prison|foundation|
	garden cent(?:er|re)|data cent(?:er|re)|water board|stadium|conservatory|consultancy|canteen|chippy|laundry|monastery|parliament|
	treasury|courthouse|police station|fire station|day care|daycare|creche|crèche`;

/** Other words for the same, also of German, French and Spanish: `mate=friend`. */
export const KIN_ALSO: ReadonlyMap<string, string> = new Map(
	`mate=friend pal=friend bestie=friend auntie=aunt aunty=aunt nan=grandmother nana=grandmother gran=grandmother granny=grandmother grandad=grandfather
	granddad=grandfather mam=mother mama=mother papa=father bro=brother sis=sister gf=girlfriend bf=boyfriend fella=partner missus=wife hubby=husband
	prof=professor guildie=guildmate bff=friend grandparents=grandparent boy=kid girl=kid youngest=kid oldest=kid eldest=kid newborn=kid bub=kid daddy=father
	mummy=mother da=father wean=kid toddler=kid skip=skipper fiancé=fiance fiancée=fiancee landlady=landlord puppy=dog kitten=cat physio=therapist
	solicitor=lawyer deckhand=colleague cofounder=co-founder mann=husband ehemann=husband frau=wife ehefrau=wife schwester=sister bruder=brother mutter=mother
	vater=father tochter=daughter sohn=son oma=grandmother opa=grandfather tante=aunt onkel=uncle freundin=girlfriend hund=dog katze=cat chef=boss chefin=boss
	kumpel=friend vermieter=landlord vermieterin=landlord gruppenleiter=manager orthopäde=doctor arzt=doctor ärztin=doctor kollege=colleague
	kollegin=colleague nachbar=neighbour nachbarin=neighbour schwiegertochter=daughter-in-law schwiegersohn=son-in-law schwiegermutter=mother-in-law
	enkelin=granddaughter enkel=grandson mari=husband femme=wife sœur=sister soeur=sister frère=brother mère=mother père=father fille=daughter fils=son
	copine=girlfriend copain=boyfriend coloc=roommate oncle=uncle chien=dog cousine=cousin hermana=sister hermano=brother madre=mother padre=father
	hija=daughter hijo=son cuñada=sister-in-law cuñado=brother-in-law mamá=mother papá=father abuela=grandmother abuelo=grandfather esposa=wife marido=husband
	esposo=husband novia=girlfriend novio=boyfriend jefe=boss jefa=boss tía=aunt tío=uncle perro=dog gato=cat vecina=neighbour vecino=neighbour
	half-brother=brother half-sister=sister great-aunt=aunt great-uncle=uncle stepdad=stepfather stepmum=stepmother stepmom=stepmother hubs=husband wifey=wife
	grandpop=grandfather grandmom=grandmother nanna=grandmother workmate=colleague schoolmate=classmate schwager=brother-in-law schwägerin=sister-in-law
	schwiegervater=father-in-law neffe=nephew nichte=niece mitbewohner=flatmate mitbewohnerin=flatmate verlobter=fiance verlobte=fiancee primo=cousin
	prima=cousin sobrino=nephew sobrina=niece suegra=mother-in-law suegro=father-in-law amigo=friend amiga=friend casero=landlord casera=landlord
	nieto=grandson nieta=granddaughter compañero=colleague compañera=colleague beau-frère=brother-in-law belle-sœur=sister-in-law belle-mère=mother-in-law
	beau-père=father-in-law voisin=neighbour voisine=neighbour neveu=nephew nièce=niece collègue=colleague grand-mère=grandmother grand-père=grandfather
	fratello=brother sorella=sister figlio=son figlia=daughter marito=husband moglie=wife zio=uncle zia=aunt cugino=cousin cugina=cousin irmão=brother
	irmã=sister mãe=mother pai=father filho=son filha=daughter zus=sister broer=brother moeder=mother zoon=son dochter=daughter vriendin=girlfriend
	buurman=neighbour buurvrouw=neighbour babcia=grandmother dziadek=grandfather nonna=grandmother nonno=grandfather mamma=mother vati=father mutti=mother
	äiti=mother isä=father`
		.split(/\s+/)
		.map((pair): [string, string] => {
			const [word = "", same = ""] = pair.split("=");
			return [word, same];
		}),
);

/** What stands behind a word for somebody and makes another thing of both: "cat litter", "friend group". */
export const NOT_CALLED = joined`
	tongue|tongues|agency|allergy|appointment|bed|bill|birthday|business|calendar|call|care|center|chair|circle|class|clinic|collar|company|
	dinner|fight|fixed|flap|food|friend|friends|fund|group|groups|here|hair|house|household|hunt|in|insurance|instead|
	law|leash|litter|list|meeting|meetings|messaged|monitor|number|office|one|ones|online|party|phone|photo|photos|
	portal|present|program|project|projects|recommended|refers|request|room|school|shower|sitter|sleeps|stuff|team|
	texted|though|throws|toy|toys|tree|treats|trip|video|visit|walk|walker|wants|wedding|moved|flew|swears|reckons|
	brother|sister|cousin|husband|wife|boss|manager|son|daughter|mother|father|uncle|aunt|partner|dog|cat|
	dice|dicen|tiene|viene|vino|quiere|trabaja|vive|heißt|heisst|sagt|meint|kommt|und|ist|hat|est|qui|que|nous|auch|der|die|das|dans|avec|chez|pour|y|con|en`;

/** Where people meet, watch and write to each other: nobody's employer. */
export const MEETING_PLACES =
	/^(?:Zoom|Slack|Discord|Teams|Meet|Skype|WhatsApp|Telegram|Signal|Reddit|Twitter|X|Facebook|Instagram|TikTok|Twitch|LinkedIn|Netflix|Spotify|GitHub)\b/i;

/** Parts of companies, as people call them behind a name: "Lena from finance". */
export const DEPARTMENTS = joined`
	(?:[\p{L}-]{2,20} ){1,2}(?:team|department|dept|library|clinic|school)|finance|accounting|HR|sales|legal|billing|marketing|
	security|support|compliance|operations|procurement|IT|engineering|QA|reception|box office|front desk|payroll|logistics|purchasing|
	facilities|maintenance|dispatch|hematology|haematology|cardiology|radiology|oncology|pediatrics|paediatrics|pathology|transfusion|
	neonatal|accounts|editorial|catering|personnel|housekeeping|customer service`;

/** Where programs and data are moved to: nobody's home. */
export const TOOLS = new RegExp(
	joined`
		^(?:vim|neovim|nvim|emacs|vs ?code|vscode|cursor|zed|helix|sublime|intellij|linux|ubuntu|debian|arch|fedora|windows|mac ?os|
		ios|android|nixos|postgres(?:ql)?|mysql|maria(?:db)?|mongo(?:db)?|redis|sqlite|d1|dynamo(?:db)?|kafka|rabbitmq|nats|
		python|java|javascript|typescript|rust|go|golang|kotlin|swift|ruby|rails|django|flask|laravel|elixir|scala|node|deno|bun|
		npm|pnpm|yarn|vite|webpack|react|vue|svelte|angular|next(?:\.?js)?|nuxt|astro|remix|htmx|tailwind|docker|podman|kubernetes|k8s|nomad|
		terraform|pulumi|ansible|helm|aws|azure|gcp|google|cloudflare|vercel|netlify|heroku|fly(?:\.io)?|hetzner|digitalocean|
		github|gitlab|bitbucket|jira|linear|notion|trello|asana|confluence|obsidian|evernote|figma|sketch|slack|teams|zoom|discord|
		chrome|firefox|safari|brave|arc|outlook|gmail|proton|signal|whatsapp|telegram|shopify|magento|wordpress|stripe|paypal|
		excel|sheets|airtable|tableau|snowflake|bigquery|databricks|spark|airflow|dbt|openai|claude|chatgpt|gemini|llama|
		decaf|oat|keto|phase|stage|step|part|level|plan|option|section|chapter|version|main|master|production|prod|staging|tab)\b`,
	"i",
);

/** Words with a capital that name nobody. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
	`I I'm I’m We My Our The A An It This That These Those He She They You There Here What Who Where When Why How Yes No Not
And But So If Then Also Everyone Everybody Someone Nobody Today Tomorrow Yesterday ${WEEKDAY_NAMES.join(" ")} ${MONTH_NAMES.join(" ")} Please Thanks Sorry
People Users User Customers Clients Visitors Passengers Guests Students Developers Engineers Teams Tests Builds Most Many Few
Something Nothing Everything Which Each Every All Some Any Both One Two Three Now Just Only In On At For From With Mr Mrs Its Their Her His Let Let's
Fine Good Great Ok Okay Sure Well Maybe Because Since After Before Wir Ich Der Die Das Ein Eine Er Sie Es Il Elle Le La Les Un Une
El Los Las Que Je On Nous Yo Mi Su Mein Meine Unser Mon Ma`.split(/\s+/),
);

/** Words for the speaker, for the people addressed, and for others. */
export const SPEAKER_WORDS = listed`i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours ourselves`;
export const ADDRESSED_WORDS = listed`you you're you've you'd you'll your yours yourself`;
export const OTHERS_WORDS = listed`he she they he's she's they're they've his her hers their theirs him them`;
