import { WIDE_PLACES } from "./value-words.ts";

/** Towns that everybody knows as towns: somebody "from Hull" comes from there, somebody "from Acme" may work there. */
const TOWNS = `aachen aarhus aberdeen adelaide almaty amsterdam ankara antwerp antwerpen athens atlanta auckland austin baghdad baku baltimore bamberg
	bangalore bangkok barcelona barnsley basel bath beijing beirut belfast belgrade bergen berlin bern bielefeld bilbao birmingham bochum bogota bogotá
	bologna bombay bonn bordeaux boston bozen bradford braga braunschweig bregenz bremen bremerhaven brighton brisbane bristol brno bruges brussels bucharest
	budapest cairo calgary cambridge canberra cardiff casablanca chemnitz chennai chester chicago cleveland cluj cologne coimbra copenhagen cork coventry
	dallas delft delhi denver derby detroit dhaka dijon dortmund dresden dubai dublin duisburg dundee durban durham düsseldorf edinburgh eindhoven erfurt
	essen eupen exeter flensburg florence frankfurt freiburg galway gdansk geneva genf genoa gent ghent girona glasgow göttingen gothenburg granada graz
	grenoble groningen haarlem halle hamburg hannover hanover hanoi havana heidelberg helsinki houston hull innsbruck ipoh istanbul izmir jakarta jena
	jerusalem kassel karachi karlsruhe kiel kiev klagenfurt köln konstanz krakow kraków kuopio kyiv kyoto lagos lahore laredo lausanne leeds leicester leiden
	leipzig leuven lille lima limerick lincoln linz lisbon lisboa liverpool ljubljana london luzern lübeck lyon madrid magdeburg mainz malaga málaga malmö
	malmo manchester manila mannheim marburg marrakesh marseille melbourne memphis miami milan milano minneapolis minsk monterrey montpellier montreal
	montréal moscow mumbai munich munster münchen münster nairobi namur nantes naples newcastle nice norwich nottingham nürnberg nuremberg odense odessa
	oldenburg orlando osaka oslo osnabrück ottawa oulu oxford padua palermo paris passau perth philadelphia phoenix pittsburgh plymouth porto portland potsdam
	prague prag quito regensburg rennes reykjavik riga rio rome roma rosenheim rostock rotterdam rouen saarbrücken salzburg santiago sapporo sarajevo seattle
	seoul sevilla seville shanghai sheffield sligo sofia southampton stavanger stockholm strasbourg stuttgart sydney taipei tallinn tampere tartu tbilisi
	tehran tokyo toronto toulouse trento trier trieste trondheim tübingen tunis turin turku ulm uppsala utrecht valencia vancouver venice verona vienna
	villach vilnius warsaw warschau wellington wien accra aalborg albany albuquerque alicante amman antalya antwerp asheville bandung bari basra bath
	birmingham boise bournemouth bozeman bucaramanga buffalo cali calicut cebu charleston charlotte chicago christchurch cincinnati columbus cusco davao
	detroit duluth dunedin edmonton eugene fargo fresno fukuoka fürth gaborone guadalajara halifax hamilton hobart honolulu houston iowa inverness kampala
	kathmandu kigali kobe lausanne lviv medellin medellín memphis milwaukee mombasa nagoya napier nashville norfolk oakland oaxaca odense omaha orlando penang
	piraeus plovdiv poznan poznań pune quebec québec rabat raleigh recife regina reno rochester sacramento salford saskatoon savannah sheffield spokane
	surabaya swansea tacoma tauranga thessaloniki tijuana timisoara trondheim tucson tulsa umeå utrecht vitoria waterford wolverhampton wuhan yerevan
	wiesbaden winnipeg winterthur wolfsburg wroclaw wuppertal würzburg york zagreb zaragoza zürich zurich`;

const TOWNS_OF_TWO =
	`buenos aires; cape town; hong kong; kuala lumpur; la paz; los angeles; mexico city; new orleans; new york; novi sad; porto alegre;
	puerto montt; rio de janeiro; san antonio; san diego; san francisco; san josé; santa cruz; são luís; são paulo; tel aviv;
	addis ababa; dar es salaam; den haag; las palmas; las vegas; little rock; salt lake city; st gallen`.split(/;\s+/);

/** Places by their names in small letters. */
export const KNOWN_PLACES: ReadonlySet<string> = new Set([...WIDE_PLACES, ...TOWNS_OF_TWO, ...TOWNS.split(/\s+/)]);
