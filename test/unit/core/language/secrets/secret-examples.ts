/** Letters and digits that look like chance, always the same: so that no real key stands here, nor anything that a scanner takes for one. */
function made(length: number, alphabet: string, seed = 7): string {
	let state = seed;
	return Array.from({ length }, () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return alphabet.charAt(Math.floor((state / 2_147_483_648) * alphabet.length));
	}).join("");
}
const UPPER = "ABCDEFGHJKLMNPQRTUVWXYZ";
const mixed = (length: number, seed?: number) => made(length, `${UPPER}abcdefghijkmnopqrstuvwxyz23456789`, seed);
const capitals = (length: number) => made(length, `${UPPER}234567`);
const hex = (length: number, seed?: number) => made(length, "0123456789abcdef", seed);

/** Of each kind: a text with a secret of it, the secret in it, and a text that only looks alike. */
export type Example = { text: string; secret: string; near: string };

function key(secret: string, near: string, before = "use ", after = " for it"): Example {
	return { text: `${before}${secret}${after}`, secret, near };
}

export const SECRET_EXAMPLES: Readonly<Record<string, Example>> = {
	"aws access key": key(`AKIA${capitals(16)}`, "The AKIAKURA museum; AKIASHORT12 is no key"),
	"aws secret key": key(mixed(40), "aws_secret_access_key=$AWS_SECRET", "aws_secret_access_key = ", "\n"),
	"google api key": key(`AIza${mixed(35)}`, "AIza is how such keys begin"),
	"google client secret": key(`GOCSPX-${mixed(28)}`, "GOCSPX-short"),
	"google access token": key(`ya29.${mixed(60)}`, "see ya29. Then we go on"),
	"azure storage key": key(`${mixed(86)}==`, "AccountKey=<yours>", "AccountName=a;AccountKey=", ";"),
	"azure client secret": key(`${mixed(3)}8Q~${mixed(34)}`, "8Q~ is what stands there"),
	"azure shared access signature": key(`${mixed(43)}%3D`, "?sig=abc", "https://a.blob.example/f?sv=2&sig=", "&x=1"),
	"digitalocean token": key(`dop_v1_${hex(64)}`, "dop_v1_ is the prefix"),
	"cloudflare origin key": key(`v1.0-${hex(24)}-${hex(146)}`, "we ship v1.0-beta on Monday"),
	"heroku api key": key(`HRKU-${mixed(60)}`, "HRKU-1 is the ticket"),
	"fly.io token": key(`fm2_${mixed(80)}`, "fm2_ begins it"),
	"netlify token": key(`nfp_${mixed(36)}`, "nfp_token is the name"),
	"github token": key(`ghp_${mixed(36)}`, "ghp_token is the variable"),
	"github fine-grained token": key(`github_pat_${mixed(22)}_${mixed(59)}`, "github_pat_ begins it"),
	"gitlab token": key(`glpat-${mixed(20)}`, "glpat-like tokens"),
	"bitbucket app password": key(`ATBB${mixed(32)}`, "ATBB is short for it"),
	"npm token": key(`npm_${mixed(36)}`, "npm_config_registry is set"),
	"pypi token": key(`pypi-AgE${mixed(90)}`, "pypi-AgEnt is a package"),
	"rubygems key": key(`rubygems_${hex(48)}`, "rubygems_api is the host"),
	"docker hub token": key(`dckr_pat_${mixed(27)}`, "dckr_pat_ begins it"),
	"hashicorp vault token": key(`hvs.${mixed(90)}`, "hvs. is the prefix"),
	"terraform cloud token": key(`${mixed(14)}.atlasv1.${mixed(67)}`, "x.atlasv1.y"),
	"doppler token": key(`dp.pt.${mixed(43)}`, "dp.pt.py is a file"),
	"planetscale token": key(`pscale_tkn_${mixed(43)}`, "pscale_tkn_name"),
	"supabase key": key(`sbp_${hex(40)}`, "sbp_project"),
	"databricks token": key(`dapi${hex(32)}`, "dapi stands for data api"),
	"tessera key": key(`tsr_acme_${mixed(43)}`, "tsr_local_dev is the local one"),
	"slack token": key(`xoxb-${made(12, "123456789")}-${mixed(24)}`, "xoxb- tokens are for bots"),
	"slack webhook": key(
		`services/T${capitals(8)}/B${capitals(8)}/${mixed(24)}`,
		"see https://hooks.slack.com/docs",
		"https://hooks.slack.com/",
		" now",
	),
	"discord bot token": key(`M${mixed(23)}.${mixed(6)}.${mixed(38)}`, "M.Sc. and the like"),
	"discord webhook": key(
		`${made(18, "123456789")}/${mixed(68)}`,
		"https://discord.com/api/webhooks/ID/TOKEN",
		"https://discord.com/api/webhooks/",
	),
	"telegram bot token": key(`${made(10, "123456789")}:AA${mixed(33)}`, "at 12345678:AAbout"),
	"stripe secret key": key(`sk_live_${mixed(24)}`, "sk_live_ is for production"),
	"webhook signing secret": key(`whsec_${mixed(32)}=`, "whsec_ and base64"),
	"anthropic api key": key(`sk-ant-api03-${mixed(93)}`, "sk-ant-colony"),
	"openrouter key": key(`sk-or-v1-${hex(64)}`, "sk-or-v1-"),
	"openai api key": key(`sk-proj-${mixed(48)}`, "sk-learn-contrib-and-more-packages"),
	"hugging face token": key(`hf_${mixed(34)}`, "hf_hub_download is the call"),
	"replicate token": key(`r8_${mixed(37)}`, "r8_register"),
	"groq key": key(`gsk_${mixed(52)}`, "gsk_vendor"),
	"perplexity key": key(`pplx-${mixed(48)}`, "pplx-70b-online is a model"),
	"xai key": key(`xai-${mixed(80)}`, "xai-sdk is a package"),
	"twilio key": key(`SK${hex(32)}`, "SK00 is a bus line"),
	"sendgrid key": key(`SG.${mixed(22)}.${mixed(43)}`, "SG.com is sold"),
	"mailgun key": key(`key-${hex(32)}`, "key-value stores"),
	"mailchimp key": key(`${hex(32)}-us12`, "the abc-us12 branch"),
	"shopify token": key(`shpat_${hex(32)}`, "shpat_ begins it"),
	"square token": key(`sq0atp-${mixed(22)}`, "sq0atp- begins it"),
	"paypal token": key(`access_token$production$${made(16, "abc123")}$${hex(32)}`, "access_token$ is PHP"),
	"grafana token": key(`glsa_${mixed(32)}_${hex(8)}`, "glsa_name"),
	"new relic key": key(`NRAK-${capitals(27)}`, "NRAK-7 is the ticket"),
	"sentry token": key(`sntryu_${hex(64)}`, "sntryu_ begins it"),
	"atlassian token": key(`ATATT3${mixed(180)}`, "ATATT3 is no word"),
	"linear key": key(`lin_api_${mixed(40)}`, "lin_api_client"),
	"notion token": key(`ntn_${mixed(46)}`, "secret_santa_is_on_friday"),
	"figma token": key(`figd_${mixed(40)}`, "figd_name"),
	"airtable token": key(`pat${mixed(14)}.${hex(64)}`, "the patient.name field"),
	"postman key": key(`PMAK-${hex(24)}-${hex(34)}`, "PMAK-1-2"),
	"age secret key": key(
		`AGE-SECRET-KEY-1${made(58, "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L")}`,
		"AGE-SECRET-KEY-1 begins it",
	),
	"private key": key(
		`-----BEGIN RSA PRIVATE KEY-----\n${mixed(64)}\n${mixed(64, 9)}\n-----END RSA PRIVATE KEY-----`,
		"It begins with -----BEGIN PRIVATE KEY----- and so on.",
	),
	"putty private key": key(`${mixed(64)}\n${mixed(64)}`, "Private-Lines: 14", "Private-Lines: 2\n", "-"),
	"password in an address": key(
		"s3cr3tpw",
		"postgres://admin@db.acme.dev/app",
		"postgres://admin:",
		"@db.acme.dev:5432/app",
	),
	"json web token": key(`eyJ${mixed(20)}.eyJ${mixed(40)}.${mixed(43)}`, "eyJust kidding. eyJ it begins"),
	"bearer token": key(`${mixed(40)}`, "the bearer of bad-news-and-good-ones", "Authorization: Bearer "),
	"basic credentials": key(mixed(24), "Basic authentication is off", "Authorization: Basic "),
	password: key("hunter2-Xy9", "The password is required, and too short.", "my password is ", "."),
	"named key": key(mixed(32), "api_key: process.env.SERVICE_KEY_ONE", "api_key: "),
	pin: key("4821", "Pin it to 2024, please", "The PIN of my card is ", "."),
	"recovery phrase": key(
		"ripple scatter apple drum lens orbit tunnel walnut cradle fabric gentle hover",
		"Keep your recovery phrase in a safe place",
		"my seed phrase: ",
		".",
	),
	"card number": key("4111 1111 1111 1111", "order 4111 1111 1111 1112", "my card is ", " 12/29"),
	iban: key("DE89 3704 0044 0532 0130 00", "DE88 3704 0044 0532 0130 00", "pay to ", " TODAY"),
	"us social security number": key("078-05-1120", "call 000-12-3456 or 912-34-5678", "it is "),
	"card security code": key("737", "the security code team of 12", "CVV: "),
};
