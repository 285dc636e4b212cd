import type { Cue } from "./cue-phrases.ts";

/** Strong phrases of other languages, written as the English ones. */
export const GERMAN: Partial<Record<Cue, string>> = {
	decision: `entschied* | entscheid* | beschlossen | wir nehmen | ich nehme | nehmen wir | machen wir | wir machen |
einigen | geeinigt | bleiben bei | bleiben wir bei | statt | anstatt | festgelegt | abgemacht | wir setzen auf | dann also`,
	reason: `weil | damit | denn | wegen | deshalb | daher | aufgrund | da wir | grund`,
	failure: `gescheitert | fehlgeschlagen | klappt nicht | geht nicht | ging nicht | funktioniert nicht | hat nicht |
fehler | kaputt | abgestürzt | zurückgerollt | rückgängig | vergeblich | umsonst | sackgasse | bringt nichts | brachte nichts`,
	correction: `doch nicht | stimmt nicht | falsch | ich meinte | ich meine | korrektur | nein | moment | vergiss | sondern |
nicht mehr | missverst* | verwechselt`,
	open: `später | offen | noch nicht | klären | verschieben | verschoben | zurückstellen | vertagen | vertagt | erinnere |
ungeklärt | unklar | noch fragen | mal sehen | melde mich | warten auf | aussteh* | ein andermal | muss ich fragen`,
	next: `als nächstes | nächster schritt | danach | anschließend | weiter mit | dann kommt | fehlt noch | bleibt noch`,
	done: `fertig | erledigt | abgeschlossen | umgesetzt | behoben | eingebaut | habe ich | läuft jetzt | geschafft |
hinzugefügt | angelegt | gebucht | verschickt`,
	task: `ich möchte | wir möchten | ich will | wir wollen | ich brauche | wir brauchen | wir müssen | hilf mir | ziel |
aufgabe | es geht um | ich arbeite an | wir arbeiten an | kannst du | können sie | könntest du | ich plane`,
	shift: `anderes thema | neues thema | kommen wir zu | weiter zu | zurück zu | wechseln wir | nun zu | jetzt zu`,
	limit: `muss | müssen | höchstens | maximal | mindestens | frist | spätestens | darf nicht | budget`,
	wish: `bitte keine | bitte kurz | lieber | bevorzuge | mag ich | ich mag | immer | niemals | nenn mich | kurze antworten |
fass dich kurz | duzen | siezen | auf deutsch | ohne`,
	identity: `ich heiße | mein name | ich bin | ich arbeite | wir sind | unser team | unsere firma`,
	accept: `einverstanden | klingt gut | passt | machen wir so | gute idee | genau | in ordnung`,
	chat: `danke | wochenende | wetter | kaffee | guten morgen | hallo | schönen tag`,
};

export const FRENCH: Partial<Record<Cue, string>> = {
	decision: `décid* | décision | on prend | on part sur | partons sur | choisi* | opté | optons | on garde | gardons |
plutôt que | au lieu de | retenu | convenu | d'accord pour`,
	reason: `parce que | car | puisque | afin de | pour que | à cause de | grâce à | raison`,
	failure: `échou* | échec | ne marche pas | ne fonctionne pas | n'a pas marché | erreur | cassé | planté | en vain |
impasse | pas marché | annulé`,
	correction: `en fait | non | erreur de ma part | je voulais dire | oublie | oubliez | pas du tout | plutôt | corrig*`,
	open: `plus tard | à voir | on verra | reste à | en attente | reporter | reporté | revenir sur | en suspens |
pas encore | à décider | question ouverte | rappelle moi | je ne sais pas`,
	next: `prochaine étape | ensuite | après ça | il reste | puis on`,
	done: `terminé | fini | fait | j'ai ajouté | corrigé | déployé | j'ai | c'est bon | envoyé | réservé`,
	task: `je veux | je voudrais | nous voulons | on veut | j'ai besoin | aide moi | aidez | objectif | il faut | peux tu |
pouvez vous | je travaille sur | on travaille sur | but est`,
	shift: `passons à | autre sujet | changeons de sujet | revenons à | nouveau sujet`,
	limit: `doit | doivent | maximum | au plus | au moins | date limite | interdit | budget`,
	wish: `je préfère | j'aime | je déteste | toujours | jamais | évite | évitez | réponses courtes | en français | sans`,
	identity: `je m'appelle | je suis | mon nom | nous sommes | notre équipe`,
	accept: `d'accord | ça marche | bonne idée | parfait | exactement`,
	chat: `merci | bonjour | week end | météo | café | bonne journée`,
};

export const SPANISH: Partial<Record<Cue, string>> = {
	decision: `decid* | decisión | vamos con | usaremos | usamos | elegi* | optamos | nos quedamos con | en lugar de |
en vez de | acordamos | quedamos en`,
	reason: `porque | ya que | puesto que | debido a | para que | así que | razón`,
	failure: `falló | falla | fallo | no funciona | no funcionó | no sirvió | error | roto | en vano | se cayó |
revertir | revertimos | callejón`,
	correction: `en realidad | no era | quise decir | me equivoqué | corrección | olvida | mejor dicho | sino`,
	open: `más tarde | luego | pendiente | por decidir | queda por | todavía no | aún no | volver a | aplaz* | posponer |
recuérdame | no sé | falta saber`,
	next: `siguiente paso | después de eso | a continuación | lo siguiente | falta`,
	done: `terminado | listo | hecho | he añadido | arreglado | desplegado | ya está | enviado | reservado | completado`,
	task: `quiero | queremos | necesito | necesitamos | ayúdame | objetivo | hay que | puedes | podrías | trabajando en |
la tarea | estoy intentando`,
	shift: `otro tema | cambiemos de | pasemos a | volvamos a | nuevo tema`,
	limit: `debe | deben | máximo | como mucho | al menos | fecha límite | prohibido | presupuesto`,
	wish: `prefiero | me gusta | no me gusta | odio | siempre | nunca | respuestas cortas | en español | evita | sin`,
	identity: `me llamo | soy | mi nombre | somos | nuestro equipo`,
	accept: `de acuerdo | me parece bien | buena idea | perfecto | exacto`,
	chat: `gracias | hola | fin de semana | café | buenos días`,
};

/** Of languages written without spaces, found anywhere in a sentence. */
export const UNSPACED: Partial<Record<Cue, readonly string[]>> = {
	decision: ["决定", "決定", "采用", "採用", "にします", "にしましょう", "にする", "하기로"],
	reason: ["因为", "因為", "由于", "ため", "ので", "理由", "때문"],
	failure: ["失败", "失敗", "错误", "錯誤", "エラー", "動かな", "不行", "没用", "실패", "오류"],
	correction: ["不是", "更正", "訂正", "ではなく", "其实", "間違", "아니"],
	open: ["以后", "稍后", "之后再", "待定", "後で", "あとで", "未定", "保留", "还没", "나중에"],
	next: ["下一步", "接下来", "次に", "次は", "다음"],
	done: ["完成", "做好了", "已经", "済み", "終わり", "しました", "완료"],
	task: ["我想", "我们要", "需要", "目标", "目標", "たい", "ください", "请帮", "주세요"],
	limit: ["必须", "必須", "最多", "至少", "截止", "以内", "期限", "预算"],
	wish: ["喜欢", "希望", "偏好", "好き", "ほしい", "简短", "短く", "不要用"],
	identity: ["我叫", "我是", "私は", "저는"],
	accept: ["同意", "好的", "了解", "賛成", "좋아요"],
	chat: ["谢谢", "ありがとう", "周末", "天气", "감사"],
};
