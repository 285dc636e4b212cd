/** A kind of thing: words that ask for it, and common members of it. */
type KindWords = { asked: string; members: string };

/** For each kind the words that ask for it, and after "=" its commonest English members, from general knowledge. */
const LISTS = {
	country: `country countries nation abroad travel traveled travelled visit visited trip trips vacation = afghanistan argentina australia austria
		bangladesh belgium bolivia brazil bulgaria cambodia cameroon canada chile china colombia croatia cuba cyprus czech denmark ecuador egypt england
		estonia ethiopia fiji finland france germany ghana greece guatemala hungary iceland india indonesia iran iraq ireland israel italy jamaica japan
		jordan kenya korea laos latvia lebanon lithuania malaysia malta mexico morocco nepal netherlands nigeria norway pakistan panama peru philippines
		poland portugal romania russia rwanda scotland serbia singapore slovakia slovenia spain sweden switzerland syria taiwan tanzania thailand tunisia
		turkey uganda ukraine uk usa uruguay venezuela vietnam wales zambia zimbabwe europe asia africa abroad overseas`,
	city: `city cities town place places where travel traveled visit visited trip trips live lived move moved = amsterdam athens atlanta austin bangkok
		barcelona beijing berlin boston brussels budapest cairo chicago copenhagen dallas delhi denver detroit dubai dublin edinburgh florence geneva hamburg
		helsinki houston istanbul jakarta kyoto lima lisbon london madrid manchester melbourne miami milan minneapolis montreal moscow mumbai munich nairobi
		nashville orlando osaka oslo paris philadelphia phoenix pittsburgh portland prague rio rome seattle seoul shanghai stockholm sydney tokyo toronto
		vancouver venice vienna vegas warsaw zurich downtown`,
	state: `state states area areas region travel traveled visit visited trip vacation = alabama alaska arizona arkansas california colorado connecticut
		delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri
		montana nebraska nevada hampshire jersey carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming
		coast northwest midwest rockies`,
	place: `place places where location locations spot spots area areas visit visited go went been attraction attractions landmark venue = downtown suburb
		village countryside campground cabin cottage lodge spa aquarium arcade bakery bar pub brewery vineyard winery bookstore boutique mall gym rink court
		pool campus courthouse embassy hospital clinic nursery orchard meadow cliff cave volcano glacier reef lagoon island peninsula plaza square monument
		memorial palace cathedral mosque synagogue ruins amphitheater planetarium observatory park beach lake mountain mountains forest museum gallery cafe
		restaurant library castle church temple theater theatre cinema stadium market garden river waterfall desert canyon trail hotel resort farm bridge
		tower harbor bay valley shelter studio zoo`,
	activity: `activity activities hobby hobbies fun interest interests pastime enjoy enjoys leisure = walking jogging archery calligraphy embroidery
		quilting beekeeping brewing collecting blogging vlogging streaming geocaching foraging origami jewelry decorating painting drawing pottery photography
		reading writing cooking baking gardening hiking camping swimming running cycling biking fishing dancing singing knitting sewing crochet woodworking
		gaming chess puzzle puzzles yoga meditation skating skiing surfing sailing kayaking climbing birdwatching stargazing picnic bowling shopping
		volunteering sculpture ceramics scrapbooking journaling karaoke magic`,
	outdoors: `outdoor outdoors nature adventure activity activities = hike hiking camp camping climb climbing mountaineering kayak kayaking canoe rafting
		fishing surf surfing ski skiing snowboarding trail trek trekking backpacking bike biking picnic beach sail sailing campfire swim swimming paddleboard
		bonfire`,
	sport: `sport sports team game games play plays played athletic competition tournament = soccer football basketball baseball tennis golf hockey
		volleyball rugby cricket swimming running cycling skiing snowboarding surfing skating boxing wrestling badminton gymnastics softball lacrosse rowing
		fencing archery marathon triathlon`,
	exercise: `exercise exercises workout fitness sport training class classes = yoga pilates running jogging run gym weights weightlifting lifting
		kickboxing boxing karate judo jiujitsu aikido aerobics cardio zumba stretching cycling spin swimming crossfit treadmill pushups squats walk walking
		bootcamp taekwondo`,
	instrument: `instrument instruments play plays music musical = piano guitar violin cello viola flute clarinet saxophone trumpet trombone drum drums
		bass ukulele harp keyboard banjo harmonica accordion oboe mandolin`,
	music: `music musical song songs band bands artist artists singer genre genres concert concerts album listen musicians composer = tune duet choir
		gospel techno electronic soul funk soundtrack vinyl rapper drummer guitarist vocalist gig tour acoustic song concert band album jazz rock pop
		classical opera blues hiphop rap country folk metal reggae indie orchestra symphony singer musician lyrics playlist melody festival`,
	pet: `pet pets animal animals dog dogs cat cats = dog puppy dogs cat kitten kitty cats hamster rabbit bunny guinea pig parrot bird birds goldfish fish
		turtle turtles tortoise snake lizard gecko ferret horse pony retriever labrador poodle terrier shepherd beagle husky collie adopted rescue`,
	animal: `animal animals wildlife creature species bird birds = bear wolf fox deer elephant lion tiger giraffe monkey dolphin whale shark eagle owl
		hawk hummingbird butterfly bee frog squirrel raccoon penguin kangaroo koala cow sheep goat duck swan peacock zebra leopard`,
	family: `family relative relatives kid kids child children parent parents sibling siblings member members husband wife partner who name names = sis
		bro mum mama papa grandson granddaughter grandchild inlaws godmother stepbrother stepsister ex widow engaged pregnant newborn mom mother dad father
		sister brother son daughter aunt uncle cousin grandma grandmother grandpa grandfather granny nephew niece husband wife fiance fiancee girlfriend
		boyfriend spouse twins baby toddler grandparents stepdad stepmom`,
	food: `food foods eat eats ate dish dishes meal meals cook cooked cuisine recipe recipes snack snacks dessert desserts baked bake diet = soup
		casserole dumplings noodle quinoa lentils beans hummus falafel kebab paella risotto gnocchi croissant bagel toast jam honey syrup cinnamon vanilla
		caramel cheesecake tart pudding custard gelato sorbet flour butter cream egg eggs garlic onion ginger peanut almond nuts spicy pizza pasta lasagna
		spaghetti burger salad stew curry rice sushi ramen noodles taco tacos burrito sandwich steak chicken beef pork fish salmon shrimp tofu cheese bread
		cake cookie cookies pie chocolate cupcakes muffin brownies pancakes waffles omelette vegetables fruit apple banana berries strawberry blueberry mango
		lemon avocado mushroom tomato potato fries dessert pastry pastries yogurt popcorn candy barbecue bbq grill roast dairy gluten vegan vegetarian`,
	drink: `drink drinks beverage beverages = coffee tea juice water wine beer cocktail soda smoothie milk lemonade latte espresso champagne whiskey cider
		milkshake`,
	book: `book books read reads reading novel novels author authors series literature story fantasy = book novel author memoir biography trilogy chapter
		fantasy fiction thriller mystery sequel bookstore library bestseller poetry poem`,
	film: `movie movies film films show shows watch watched series tv television favorite actor = movie film show series episode documentary comedy drama
		scifi horror romance anime cartoon trilogy superhero director actor sitcom sequel`,
	game: `game games video videogame play plays played console consoles gaming board = game videogame console pc rpg chess cards poker tournament
		multiplayer`,
	job: `job jobs work works career careers profession occupation employed employer living field fields position = supervisor director executive
		freelancer freelance contractor clerk receptionist secretary paralegal surgeon pharmacist paramedic veterinarian astronaut soldier politician diplomat
		translator tutor professor lecturer principal broker realtor tailor baker butcher brewer bartender bouncer model dancer choreographer animator
		illustrator novelist poet screenwriter producer filmmaker blogger streamer influencer athlete referee teacher nurse doctor lawyer engineer programmer
		developer designer manager chef waiter barista accountant banker dentist therapist counselor psychologist journalist photographer artist actor
		musician writer editor scientist researcher analyst consultant salesperson cashier mechanic electrician plumber carpenter firefighter police pilot
		driver farmer librarian coach trainer architect intern internship promotion resigned company startup business store office`,
	study: `study studies studied school college university degree degrees major course courses class classes education educational field fields
		certification learn = college university degree bachelor master phd diploma certificate certification course class classes workshop seminar exam
		graduated graduate graduation semester major minor tuition scholarship biology chemistry physics math history psychology economics engineering
		literature`,
	emotion: `feel feels feeling feelings felt emotion emotions mood reaction react = glad upset annoyed furious terrified shocked surprised amazed
		blessed guilty ashamed jealous envious bored tired exhausted drained energized refreshed motivated determined confident insecure vulnerable homesick
		nostalgic appreciated happy sad angry excited nervous anxious proud grateful thankful relieved stressed overwhelmed lonely scared afraid joyful
		disappointed frustrated worried hopeful inspired calm peaceful embarrassed devastated heartbroken thrilled`,
	health: `health illness sick disease condition conditions injury injured medical problem problems issue issues allergy allergies allergic hurt =
		arthritis migraines fracture concussion stitches cast crutches infection virus pneumonia bronchitis ulcer thyroid cholesterol anemia hypertension
		glasses dentist vaccine physiotherapy rehab sleep fatigue dizzy nausea rash pregnancy miscarriage doctor hospital surgery pain injury injured hurt
		ankle knee back headache migraine allergy allergic allergies asthma diabetes cancer flu cold fever diagnosis diagnosed therapy medication medicine
		vitamin checkup weight diet insomnia depression anxiety blood heart sprained broke obesity`,
	event: `event events attend attended participate participated gathering celebration celebrate celebrated ceremony party occasion join joined = protest
		seminar webinar hackathon auction ball banquet barbecue carnival circus convention council expo game gathering housewarming launch lecture lesson
		luncheon match meeting outing pageant panel picnic playdate podcast prom raffle recital rehearsal screening sermon service session show sleepover
		speech summit symposium tryout vigil visit walkathon wedding birthday anniversary graduation funeral party festival parade concert conference meetup
		gala fundraiser charity race marathon workshop exhibition exhibit fair reunion dinner ceremony tournament competition contest performance retreat
		campaign rally premiere opening march`,
	holiday: `holiday holidays celebrate celebrated tradition traditions = christmas thanksgiving easter halloween hanukkah diwali ramadan eid valentine
		independence festival carnival`,
	cause: `cause causes charity charities support supports volunteer volunteering volunteered community help helped helping advocate advocacy donate
		donated = recycling pollution climate conservation wildlife cleanup mentoring tutoring immigrants equity addiction homeless shelter veterans veteran
		environment poverty hunger foodbank adoption animals rights equality refugees disability literacy donation donate donated fundraiser petition campaign
		awareness drive volunteer charity nonprofit elderly`,
	art: `art arts artwork painting paint painted draw create created creative make made paintings craft crafts = painting paint painted portrait
		landscape abstract watercolor acrylic canvas sculpture pottery clay ceramic drawing sketch mural collage print exhibition gallery jewelry quilt
		origami`,
	plant: `plant plants flower flowers garden grow grows tree trees = rose roses tulip sunflower lily orchid daisy lavender succulent cactus fern basil
		mint tomato herbs tree oak maple pine bonsai bouquet vegetable`,
	vehicle: `vehicle vehicles car cars drive drives transport transportation = car truck van suv bike bicycle motorcycle bus train plane boat scooter
		sedan jeep hybrid convertible`,
	clothing: `clothes clothing wear wears wore outfit fashion shoes accessories dress = dress shirt jacket shoes sneakers hat scarf sweater jeans
		necklace ring bracelet earrings boots coat jersey gloves skirt suit cap shorts`,
	gift: `gift gifts present presents gave give given received receive buy bought item items purchase purchased got = gift present bought purchased
		received ordered`,
	device: `device devices gadget technology tech equipment computer tools = webcam projector scanner watch thermostat vacuum microwave oven blender
		fridge dishwasher telescope binoculars calculator mouse charger battery phone laptop computer tablet camera headphones tv monitor keyboard console
		drone printer smartwatch router speaker microphone`,
	home: `home house apartment furniture room decor decorate = house apartment condo room kitchen bedroom bathroom couch sofa table chair lamp desk bed
		shelf garage yard backyard rent mortgage lease renovation window roommate`,
	goal: `goal goals plan plans planning want wants hope hopes dream dreams future ambitions = target milestone deadline resolution list ambition someday
		eventually soon next year upcoming scheduled booked registered enrolled signed signing applied plan planning plans goal goals hope hoping dream dreams
		want future aim aiming start saving considering thinking wish intend apply applying`,
	skill: `skill skills learn learned learning talent technique techniques = negotiate debate presentation public speaking welding sewing programming
		typing leadership learn learning learned practice practicing lesson lessons teach teaching coding cooking language technique improve`,
	person: `who friend friends people person met meet neighbor name names colleague = cousin roommate landlord therapist instructor professor manager
		supervisor client customer partner date crush acquaintance fan fans follower guest host organizer volunteer volunteers friend friends neighbor
		colleague coworker boss mentor teammate classmate coach teacher stranger met named buddy pal team crew`,
	money: `money cost costs price budget spend spent pay paid salary income expense expenses afford financial savings = tax taxes fund funds funding
		grant grants scholarship bonus raise wage wages profit revenue sales donation donations tuition lottery inheritance pension insurance premium premiums
		discount deposit payment payments dollar dollars budget cost price paid salary loan debt rent savings invest investment income expense expenses cash
		fee`,
	setback: `setback setbacks problem problems challenge challenges difficulty difficulties struggle struggles obstacle obstacles = missed mistake error
		bug outage conflict argument fight criticism burnout overwhelmed stress sick storm fire robbery theft scam bankruptcy eviction layoff downturn
		shortage lost broke broken injured failed rejected fired accident stolen struggle struggling tough hard difficult canceled delay delayed crash crashed
		divorce died passed breakup stuck flood`,
	belief: `religious religion faith spiritual belief beliefs believe worship = church god pray praying prayer faith bible temple mosque synagogue priest
		pastor spiritual spirituality holy christian catholic muslim jewish buddhist hindu atheist bless soul karma sermon worship ritual`,
	scenery: `nature natural scenery view views landscape season weather sky = sunset sunrise sky stars moon cloud clouds rain snow sun storm ocean sea
		wave waves shore sand hill hills mountain woods meadow autumn winter spring summer rainbow breeze scenic horizon wildflowers nature`,
	romance: `relationship relationships dating romantic single married marriage partner love status = boyfriend girlfriend dating date married marry
		marriage engaged engagement wedding honeymoon breakup divorce divorced single spouse partner husband wife love propose proposed romance romantic crush
		anniversary`,
	achievement: `achievement achievements achieve achieved accomplish accomplished accomplishment accomplishments award awards win won prize success
		successes milestone milestones proud = won win winning award medal trophy prize champion championship first place record promoted promotion published
		graduated finished completed passed accepted selected nominated scholarship certificate milestone achieved achievement breakthrough`,
	selfcare: `relax relaxing destress unwind stress cope coping therapeutic calm escape recharge comfort = yoga meditation meditate bath massage nap
		reading walk walks music nature breathing candle tea spa journaling hobby running dancing therapy relaxing relax calm calming soothing peace unwind
		clear mind escape therapeutic recharge rest`,
	character: `personality trait traits character describe qualities quality attribute attributes person = kind caring thoughtful compassionate
		empathetic brave courageous patient honest loyal generous creative passionate dedicated determined strong resilient supportive authentic selfless
		confident hardworking curious funny smart driven inspiring`,
	advice: `advice advise tip tips suggest suggested suggestion suggestions recommend recommended recommendation recommendations lesson lessons taught =
		should try advice tip tips recommend suggest remember important key learn learned lesson taught focus start stay keep follow`,
	society: `political politics government policy law laws military patriotic serve civic social rights justice = election vote voting mayor senator
		president council candidate campaign government policy law military army navy veteran soldier service rights justice equality protest activist
		activism march petition community office politics`,
	software: `software app application apps program platform website framework library tool tools code database api technology technologies stack version
		feature features = app application website web server database sql api endpoint framework library python javascript typescript java backend frontend
		cloud docker git github code coding deploy deployment test tests testing bug version release plugin module package cache token login authentication
		dashboard interface algorithm model data`,
	writing: `write writes writing wrote written essay essays article paper blog letter story stories script draft poem post = write wrote writing essay
		article paper blog letter story stories draft script screenplay manuscript novel poem poetry chapter outline paragraph thesis journal diary editor
		edit proofread publish published abstract introduction conclusion references citation`,
	routine: `routine habit habits usually daily schedule regularly often every = morning evening night daily weekly weekday weekend routine habit
		schedule usually always often regularly wake bedtime commute lunch break hour hours minutes session sessions`,
	color: `color colors colour colours shade = red orange yellow green blue purple pink brown black white gray grey gold golden silver turquoise violet
		beige navy teal colorful bright`,
	meaning: `symbolize symbolizes symbol symbols represent represents meaning mean means significance remind reminds reminder motivation inspiration
		inspired inspire = symbol symbolizes represents reminder reminds means meaning special love strength freedom hope family courage unity memory memories
		inspired inspiration inspires passion motivates motivation`,
	past: `childhood grew youth younger kid memory memories past history background origin originally hometown roots = childhood kid young younger child
		grew grandma grandpa parents mom dad remember memories memory used years ago school teenager roots hometown born back`,
	business: `business store shop company startup open opened launch launched marketing promote brand customers clients = store shop business company
		startup launch opening grand website online customers clients marketing ads advertising social media sales investors funding brand logo products
		inventory supplier partner partnership promotion event competition rent location`,
};

/** At most 53 kinds, because the kinds of a message are bits of one number. Other things are found by their words alone. */
export const KIND_WORDS: Readonly<Record<string, KindWords>> = Object.fromEntries(
	Object.entries(LISTS).map(([name, list]) => {
		const [asked = "", members = ""] = list.replace(/\s+/g, " ").split(" = ");
		return [name, { asked, members }];
	}),
);
