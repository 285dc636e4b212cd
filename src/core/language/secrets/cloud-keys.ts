import { keyKind, type SecretKind } from "./secret-kind.ts";

/** Keys of clouds, of what hosts code and runs it, and of what stores data. */
export const CLOUD_KEYS: readonly SecretKind[] = [
	keyKind(
		"aws access key",
		["akia", "asia", "abia", "acca"],
		/(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
	),
	keyKind(
		"aws secret key",
		["aws", "secret"],
		/(?<=(?:aws_?secret_?(?:access_?)?key|secret_?access_?key)["'\\]{0,3}\s{0,3}[:=]\s{0,3}["'\\]{0,3})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/gi,
	),
	keyKind("google api key", ["aiza"], /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/g),
	keyKind("google client secret", ["gocspx-"], /(?<![A-Za-z0-9])GOCSPX-[\w-]{28}(?![\w-])/g),
	keyKind("google access token", ["ya29."], /(?<![A-Za-z0-9])ya29\.[\w-]{30,2000}/g),
	keyKind("azure storage key", ["accountkey="], /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/gi),
	keyKind("azure client secret", ["q~"], /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/g),
	keyKind("azure shared access signature", ["sig="], /(?<=[?&;]sig=)[A-Za-z0-9%/+]{43,120}(?:%3D|=)/gi),
	keyKind("digitalocean token", ["_v1_"], /(?<![A-Za-z0-9])do[opr]_v1_[0-9a-f]{64}(?![0-9a-f])/g),
	keyKind("cloudflare origin key", ["v1.0-"], /(?<![A-Za-z0-9])v1\.0-[0-9a-f]{24}-[0-9a-f]{140,160}/g),
	keyKind("heroku api key", ["hrku-"], /(?<![A-Za-z0-9])HRKU-[\w-]{36,70}/g),
	keyKind("fly.io token", ["fm2_", "fm1r_", "fo1_"], /(?<![A-Za-z0-9])(?:fm2_|fm1r_|fo1_)[\w+/=-]{40,2000}/g),
	keyKind("netlify token", ["nfp_"], /(?<![A-Za-z0-9])nfp_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g),
	keyKind(
		"github token",
		["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
		/(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9]{36,251}(?![A-Za-z0-9])/g,
	),
	keyKind("github fine-grained token", ["github_pat_"], /(?<![A-Za-z0-9])github_pat_\w{50,120}/g),
	keyKind(
		"gitlab token",
		["glpat-", "gldt-", "glrt-", "glptt-", "glcbt-"],
		/(?<![A-Za-z0-9])(?:glpat|gldt|glrt|glptt|glcbt)-[\w-]{20,64}/g,
	),
	keyKind("bitbucket app password", ["atbb"], /(?<![A-Za-z0-9])ATBB[A-Za-z0-9]{28,40}(?![A-Za-z0-9])/g),
	keyKind("npm token", ["npm_"], /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g),
	keyKind("pypi token", ["pypi-"], /(?<![A-Za-z0-9])pypi-AgE[\w-]{50,1000}/g),
	keyKind("rubygems key", ["rubygems_"], /(?<![A-Za-z0-9])rubygems_[0-9a-f]{48}(?![0-9a-f])/g),
	keyKind("docker hub token", ["dckr_"], /(?<![A-Za-z0-9])dckr_(?:pat|oat)_[\w-]{27,40}/g),
	keyKind("hashicorp vault token", ["hvs.", "hvb."], /(?<![A-Za-z0-9])hv[bs]\.[\w-]{24,300}/g),
	keyKind("terraform cloud token", [".atlasv1."], /(?<![A-Za-z0-9])[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70}/g),
	keyKind(
		"doppler token",
		["dp."],
		/(?<![A-Za-z0-9])dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[a-z0-9_-]{2,40}\.)?[A-Za-z0-9]{40,44}/g,
	),
	keyKind("planetscale token", ["pscale_"], /(?<![A-Za-z0-9])pscale_(?:pw|tkn|oauth)_[\w-]{32,64}/g),
	keyKind("supabase key", ["sbp_", "sb_secret_"], /(?<![A-Za-z0-9])(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{30,50})/g),
	keyKind("databricks token", ["dapi"], /(?<![A-Za-z0-9])dapi[0-9a-f]{32}(?:-\d)?(?![0-9a-f])/g),
];
