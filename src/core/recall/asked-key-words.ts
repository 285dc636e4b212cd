/** A kind of question, and where its answer is stored. */
export type KindOfQuestion = {
	/** Words that ask it, separated by commas. */
	words: string;
	/** Prefixes of the keys that answer it. */
	keys: string;
	/** Words of memories that answer it without such a key, separated by commas. */
	answerWords?: string;
	/** It is about the asker: "my manager", not "Alice's manager". */
	own: boolean;
	/** Whether such a memory is the answer, or only helps to answer. */
	asks: boolean;
};

const KIN =
	"user.wife user.husband user.spouse user.partner user.fiance user.fiancee user.family_status user.girlfriend user.boyfriend";
const FOOD = "diet allergy";

/** What people ask about themselves and their projects, and the keys under which extraction stores it. */
export const KINDS_OF_QUESTIONS: readonly KindOfQuestion[] = [
	{
		words:
			"live,living,lives,home,address,reside,residence,city,town,village,country,neighbourhood,neighborhood,where am i,moved,move to,wohne," +
			"wohnen,wohnort,zuhause,zu hause,adresse,stadt,lebe,vivo,vivir,casa,domicilio,ciudad,direccion,habite,j'habite,habiter,habitons,maison," +
			"ville,住,家,地址,城市,住所",
		...{ keys: "user.home user.address", own: true, asks: true },
	},
	{
		words:
			"commute,weather,near me,nearby,local,around here,drive home,way home,go out,restaurant,restaurants,wetter,tiempo,meteo,天气,天気",
		...{ keys: "user.home user.address", own: true, asks: false },
	},
	{
		words:
			"manager,boss,supervisor,superior,line manager,report to,reporting to,answer to,team lead,chef,chefin,vorgesetzte,vorgesetzter," +
			"vorgesetzten,jefe,jefa,patron,patronne,responsable,经理,上司,老板,主管,マネージャー",
		...{ keys: "user.manager user.boss user.supervisor user.line_manager user.team_lead", own: true, asks: true },
	},
	{
		words:
			"my name,my full name,my first name,my last name,my surname,am i called,call me,who am i,ich heisse,heisse ich,mein name,mi " +
			"nombre,me llamo,mon nom,je m'appelle,m'appelle,我叫,我的名字,私の名前",
		...{ keys: "user.name user.called user.first_name user.last_name user.surname", own: true, asks: true },
	},
	{
		words:
			"work,working,employer,company,workplace,office,commute,job,arbeite,arbeiten,arbeit,arbeitgeber,firma,trabajo,trabajar,empresa," +
			"travaille,travailler,travail,entreprise,employeur,工作,上班,公司,会社,働,仕事,勤務先",
		...{ keys: "user.employer", own: true, asks: true },
	},
	{
		words:
			"job,profession,occupation,role,job title,career,for a living,work as,do for work,beruf,profesion,oficio,metier,职业,仕事,職業",
		...{ keys: "user.job user.role user.profession", own: true, asks: true },
	},
	{
		words:
			"birthday,born,birth date,birthdate,date of birth,geburtstag,geboren,cumpleanos,naci,nacimiento,anniversaire,naissance,生日,出生,誕生日,生まれ",
		...{ keys: "user.birthday user.birth_year user.birthplace", answerWords: "born,birthday", own: true, asks: true },
	},
	{
		words: "how old,my age,age am i,wie alt,mein alter,cuantos anos,mi edad,quel age,mon age,多大,几岁,何歳",
		...{ keys: "user.age user.birth_year user.birthday", answerWords: "born,years old", own: true, asks: true },
	},
	{
		words:
			"allergic,allergy,allergies,intolerant,intolerance,intolerances,allergisch,allergie,allergien,unvertraglichkeit,alergico,alergica," +
			"alergia,alergias,allergique,allergies,过敏,アレルギー",
		...{ keys: "allergy", answerWords: "allergic,allergy,allergies,intolerant,coeliac,celiac", own: true, asks: true },
	},
	{
		words:
			"eat,eating,diet,dietary,cook,cooking,bake,recipe,recipes,dinner,lunch,breakfast,brunch,supper,meal,meals,restaurant,restaurants,snack," +
			"snacks,dish,dishes,menu,essen,esse,kochen,backen,rezept,rezepte,abendessen,mittagessen,fruhstuck,comer,como,cocinar,receta,recetas," +
			"cena,almuerzo,desayuno,manger,mange,cuisiner,recette,recettes,diner,dejeuner,吃,菜谱,晚饭,午饭,食べ,料理,レシピ,夕食",
		...{
			keys: FOOD,
			answerWords: "vegetarian,vegan,pescatarian,allergic,allergy,halal,kosher,coeliac,celiac,lactose,gluten",
			own: false,
			asks: true,
		},
	},
	{
		words:
			"wife,husband,spouse,partner,fiance,fiancee,married,girlfriend,boyfriend,frau,mann,ehefrau,ehemann,verheiratet,esposa,esposo,marido," +
			"mujer,casado,casada,femme,mari,epouse,conjoint,妻子,丈夫,老婆,老公,妻,夫",
		...{ keys: KIN, answerWords: "wife,husband,spouse,partner,fiancé,fiancée,married", own: true, asks: true },
	},
	{
		words: "kids,children,child,son,daughter,kinder,hijos,enfants,孩子,子供",
		...{
			keys: "user.son user.daughter",
			answerWords: "son,daughter,kids,children,sons,daughters",
			own: true,
			asks: true,
		},
	},
	{
		words: "pet,pets,haustier,haustiere,mascota,mascotas,animaux,宠物,ペット",
		...{
			keys: "user.dog user.cat",
			answerWords: "dog,cat,hamster,rabbit,parrot,horse,dogs,cats",
			own: true,
			asks: true,
		},
	},
	{
		words: "car,vehicle,automobile,auto,coche,carro,voiture,车,車",
		...{ keys: "user.car user.vehicle", answerWords: "drives,car", own: true, asks: true },
	},
	{
		words: "from,hometown,home town,grew up,nationality,herkunft,komme aus,origen,d'ou,老家,出身",
		...{
			keys: "user.origin user.birthplace user.nationality",
			answerWords: "grew up,originally from",
			own: true,
			asks: false,
		},
	},
	{
		words: "time zone,timezone,what time,local time,meeting,schedule,zeitzone,zona horaria,fuseau horaire,时区",
		...{ keys: "user.timezone user.working_hours user.office_hours", own: true, asks: false },
	},
	{
		words: "goal,goals,objective,objectives,aim,ziel,ziele,objetivo,objetivos,objectif,objectifs,目标,目標",
		...{ keys: "user.goal project.goal project.objective project.mission", own: false, asks: true },
	},
	{
		words: "favorite,favourite,favorites,favourites,lieblings,favorito,favorita,preferido,prefere,最喜欢,好きな",
		...{ keys: "favourite. favorite.", own: true, asks: false },
	},
	{
		words:
			"deadline,deadlines,due,due date,ship date,go live,frist,fallig,abgabetermin,fecha limite,plazo,echeance,date limite,截止,締め切り",
		...{ keys: "deadline release launch go_live milestone", own: false, asks: true },
	},
	{
		words: "budget,how much can we spend,how much money,presupuesto,预算,予算",
		...{ keys: "budget", own: false, asks: true },
	},
	{
		words: "decide,decided,decision,decisions,agree on,agreed,entschieden,entscheidung,decidimos,decide,决定,決め",
		...{ keys: "decision.", own: true, asks: false },
	},
	{
		words: "about me,uber mich,sobre mi,sur moi,关于我,私について",
		...{ keys: "user. diet allergy", answerWords: "the user", own: true, asks: false },
	},
];

/** Kinds of things in use: words that ask for one, and its best known members as keys have them. */
export const KINDS_IN_USE: readonly [words: string, members: string][] = [
	[
		"database,databases,db,datastore,datenbank,base de datos,base de donnees,数据库,データベース",
		"postgres postgresql mysql mariadb sqlite redis valkey mongodb mongo d1 dynamodb cockroachdb cassandra oracle sql_server mssql " +
			"clickhouse duckdb neo4j supabase firestore firebase elasticsearch planetscale turso spanner bigquery snowflake timescaledb",
	],
	["cache,caching", "redis valkey memcached varnish cloudflare"],
	["queue,message broker,messaging,event bus", "kafka rabbitmq sqs nats redis pulsar celery sidekiq bullmq"],
	[
		"language,programming language,languages,programmiersprache,编程语言",
		"typescript javascript python rust go golang java kotlin swift ruby php c c++ c# scala elixir haskell perl dart zig clojure r julia",
	],
	[
		"framework,frameworks,web framework,frontend,front end",
		"react vue svelte angular next next_js nextjs nuxt remix astro solid django flask fastapi rails laravel spring spring_boot express " +
			"hono nestjs koa phoenix gin actix axum",
	],
	[
		"host,hosts,hosted,hosting,cloud,cloud provider,deploy,deployed,server,servers,hoster",
		"hetzner aws azure gcp google_cloud cloudflare vercel netlify fly fly_io heroku digitalocean render railway linode ovh scaleway kubernetes",
	],
	[
		"editor,ide,code editor",
		"vim neovim helix emacs vscode vs_code visual_studio_code intellij webstorm pycharm zed sublime cursor nano xcode",
	],
	[
		"test framework,test runner,testing,tests",
		"vitest jest mocha pytest playwright cypress junit rspec selenium ava tap jasmine karma",
	],
	["package manager", "npm pnpm yarn bun pip poetry uv cargo conda maven gradle"],
	["ci,ci cd,pipeline,build server", "github_actions gitlab jenkins circleci travis teamcity buildkite drone bamboo"],
	["operating system,os,betriebssystem", "linux ubuntu debian fedora arch macos windows nixos alpine"],
	["orm", "drizzle prisma typeorm sqlalchemy sequelize knex hibernate kysely"],
	["runtime,runtimes", "node node_js nodejs deno bun workerd jvm"],
	["chat,chat tool,messenger", "slack teams discord mattermost zulip telegram signal whatsapp matrix"],
	["issue tracker,ticket system,tickets", "jira linear github asana trello youtrack notion clickup"],
	["monitoring,observability,logging", "grafana prometheus datadog sentry new_relic honeycomb kibana splunk loki"],
];
