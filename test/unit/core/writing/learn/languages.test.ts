import { expect, it } from "vitest";
import { contentsOf, keyedOf } from "./learning.ts";

it.each([
	[
		"German",
		[
			"Hallo, ich heiße Jonas Weber. Ich wohne in Leipzig und ich arbeite bei Nordlicht.",
			"Ich mag keine Rosinen.",
			"Wir haben beschlossen, die Rechnungen monatlich zu verschicken, weil das billiger ist.",
		],
		{
			"user.name": "Ich heiße Jonas Weber.",
			"user.home": "Ich wohne in Leipzig.",
			"user.employer": "Ich arbeite bei Nordlicht.",
			"likes.rosinen": "Ich mag keine Rosinen.",
		},
	],
	[
		"French",
		[
			"Je m'appelle Claire Dubois. J'habite à Nantes et je travaille chez Atlantis.",
			"J'adore le jazz.",
			"Nous avons décidé de garder Symfony.",
		],
		{
			"user.name": "Je m'appelle Claire Dubois.",
			"user.home": "J'habite à Nantes.",
			"user.employer": "Je travaille chez Atlantis.",
			"likes.jazz": "J'adore le jazz.",
		},
	],
	[
		"Spanish",
		[
			"Hola, me llamo Lucía Ortega. Vivo en Sevilla y trabajo en Azahar.",
			"No me gusta el ajo.",
			"Hemos decidido usar Kotlin para la aplicación.",
		],
		{
			"user.name": "Me llamo Lucía Ortega.",
			"user.home": "Vivo en Sevilla.",
			"user.employer": "Trabajo en Azahar.",
			"likes.ajo": "No me gusta el ajo.",
		},
	],
	[
		"Chinese",
		["我叫林小雨。我住在杭州，我喜欢喝绿茶。", "我对花生过敏。"],
		{
			"user.name": "我叫林小雨。",
			"user.home": "我住在杭州。",
			"likes.喝绿茶": "我喜欢喝绿茶。",
			"allergy.花生": "我对花生过敏。",
		},
	],
	[
		"Japanese",
		["私の名前は佐藤健です。京都に住んでいます。", "私は抹茶が好きです。"],
		{
			"user.name": "私の名前は佐藤健です。",
			"user.home": "京都に住んでいます。",
			"likes.抹茶": "私は抹茶が好きです。",
		},
	],
])("learns in %s, and keeps the words as they are", (_, said, keyed) => {
	expect(keyedOf(...said)).toEqual(keyed);
});

it("learns changes in other languages under the same key", () => {
	expect(
		keyedOf(
			"Ich lebe in Leipzig. Ich bin Vegetarierin.",
			"Ich bin nach Berlin gezogen.",
			"我最喜欢的颜色是蓝色。",
			"Soy vegana.",
		),
	).toEqual({
		"user.home": "Ich bin nach Berlin gezogen.",
		diet: "Soy vegana.",
		"favourite.颜色": "我最喜欢的颜色是蓝色。",
	});
});

it("keeps decisions in their language with the reason", () => {
	expect(contentsOf("Wir haben beschlossen, die Rechnungen monatlich zu verschicken, weil das billiger ist.")).toEqual([
		"Wir haben beschlossen, die Rechnungen monatlich zu verschicken, weil das billiger ist.",
	]);
});

it.each([
	"Wohnst du in Leipzig?",
	"Falls ich in Leipzig wohne, sag es.",
	"Ich mag das.",
	"你叫什么？",
	"如果我住在北京。",
	"Ich mag deine Antwort.",
	"Me gusta tu respuesta.",
	"J'aime bien ta réponse.",
	"我喜欢你的回答。",
	"Je suis fatigué.",
])("learns nothing from %j", (text) => {
	expect(contentsOf(text)).toEqual([]);
});
