import { rows } from "./joined.ts";

/** Names with what their owners are called, one person's names between semicolons; the first is the full one. */
const CALLED = `
alexander alex sasha xander sandy; alexandra alex sasha sandra lexi; andrew andy drew; anthony tony; benjamin ben benny;
catherine katherine cathy kathy kate katie cate; charles charlie chuck; christina christine chris tina christy; christopher chris kit topher;
daniel dan danny; david dave davey; deborah debra deb debbie; dorothy dot dottie; edward ed eddie ted ned; elizabeth liz lizzie beth betty eliza lisa libby;
emily em emmy; frances fran frankie; francis frank frankie; frederick fred freddie; gabriel gabe; gabriella gabby; gregory greg; henry harry hank;
isabella bella izzy; jacob jake; james jim jimmy jamie; jennifer jen jenny; jessica jess jessie; john johnny jack; jonathan jon jonny nathan;
joseph joe joey josef; joshua josh; kenneth ken kenny; lawrence larry; leonard leo len lenny; margaret maggie meg peggy greta; matthew matt matty;
melissa mel missy; michael mike mikey mick; nathaniel nate nathan; nicholas nick nicky klaus; nicole nicky niki; patricia pat patty trish; patrick pat paddy;
peter pete petey; philip phillip phil; rebecca becca becky; richard rick ricky dick rich; robert rob robbie bob bobby bert; ronald ron ronnie;
samantha sam sammy; samuel sam sammy; stephanie steph; stephen steven steve stevie; susan sue susie suzy; theodore ted teddy theo; thomas tom tommy;
timothy tim timmy; victoria vicky tori; vincent vince vinny; walter walt wally; william will bill billy liam willy; zachary zach zack`;

const PERSONS = rows(CALLED);

/** What else somebody of this name (in lower case) may be called, or be by full name. */
export const NICKNAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
	[...new Set(PERSONS.flat())].map((name) => [name, new Set(PERSONS.filter((names) => names.includes(name)).flat())]),
);
