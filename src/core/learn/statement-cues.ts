/** Words that only open a sentence. */
export const LEADS =
	/^(?:(?:no|nope|nein|non)[,:;.!–—]+\s*|(?:ok(?:ay)?|well|so|alright|all right|yeah|yes|yep|sure|hm+|right|oh|ah|also|and|but|anyway|by the way|btw|fyi|look|listen|great|cool|good|perfect|thanks(?: a lot)?|thank you|hey|hi(?: there| all)?|hello(?: there)?|good (?:morning|afternoon|evening)|got it|understood|noted|one more thing|now|these days|nowadays|meanwhile|actually|in fact|for the record|for context|just so you know|as (?:i|we) said|i mean|update|correction|sorry|(?:quick|side|please) note|quick (?:one|question|update|intro)|(?:just|please) note(?: that)?|note that|hallo|guten (?:tag|morgen)|ja|also|übrigens|danke|bonjour|salut|oui|merci|au fait|hola|sí|gracias|por cierto|buenos días)(?:(?:[,:;.!–—-]+\s*|(?<=\bthat)\s+)|\s+(?=(?:i|i'm|i’m|i've|we|we're|we've|my|our|so|well|then|and|but|yeah|ok|please|just|actually|also|ich|wir|mein|meine|je|j'|nous|mon|ma|me|mi|yo|soy|let's)\b)))/iu;

/** Where a clause of its own begins within a sentence: what stands before belongs to the one before. */
export const STARTER =
	/(?:(?:\s*[,;–—]|\s-|\.)\s+(?:(?:and|but|so|while|though|und|aber|et|mais|y|pero)\s+)?(?:(?:also|now|then|he|she|please)\s+)?|\s+(?:and|but|und|aber|et|mais|y|pero)\s+(?:(?:also|now|then)\s+)?)(?=(?:i|i['’](?:m|ve|d|ll)|we|we['’](?:re|ve|ll)|my|our|call me|let['’]s|ich|wir|mein|meine|unser|unsere|je|j['’]\p{L}+|nous|on|mon|ma|notre|yo|me (?:llamo|gusta|encanta)|mi|soy|vivo|trabajo|nuestro|nuestra|the (?:\p{L}+ ){1,3}(?:is|are|was|runs|has)|what|how|can you|could you|do you|is (?:it|that|there)|right|ok|no)\b(?!['’]s (?:the|with)))|[，；](?=我|私)/iu;

/** What is only supposed, wished for or told of somebody else's story. */
export const SUPPOSED =
	/^(?:if|suppose|supposing|imagine|assum(?:e|ing)|let['’]s say|say|pretend|what if|unless|when(?:ever)?|once|in case|wenn|falls|angenommen|si|supposons|imaginons|imagina|cuando|quand|如果|假如|もし)(?:\s|(?<=[果如し]))|\b(?:would(?:n['’]t)?|could|might|maybe|perhaps|possibly|hypothetically|for example|for instance|e\.g\.|pretend|as if|i think|i guess|not sure|wonder(?:ing)?|thinking (?:of|about)|considering|whether|vielleicht|würde[nst]*|könnte[nst]*|hätte[nst]*|peut-être|voudrais|pourrai[st]|aurais|quizás?|tal vez|podría|just kidding|joking)\b|(?:i|we|you)['’]d (?!(?:rather|prefer|like|love)\b)|\bif\b(?! possible)|如果|假如|也许|もし|かもしれ/iu;

/** Forms of wishing that do say what somebody wants. */
export const WISHED = /\b(?:i|we)(?: would|['’]d) (?:rather|prefer|like|love)\b|\bif (?:possible|you can)\b/giu;

/** A request to work on a text: what follows is the text, and says nothing of who sent it. */
export const MATERIAL =
	/\b(?:translate|proofread|rewrite|rephrase|paraphrase|summari[sz]e|reword|transcribe|analy[sz]e|classify|grade) (?:this|these|that|it|the (?:following|text|sentence|paragraph|letter|email|message|passage|story|article)|my (?:text|essay|letter|draft)|into\b)|\b(?:fix|correct|check|edit|improve) (?:the |my )?(?:grammar|spelling|following)|\bwrite (?:me )?(?:a|an|another) (?:short |little |funny )?(?:story|poem|dialogue|song|scene|novel|script|monologue|fairy tale|joke|sentence)|\b(?:role-?play|pretend (?:to be|you are|that)|act as|you are now|imagine (?:you|that|a)|in (?:my|the|this) (?:story|novel|book|game|film|movie))\b|\bhere(?:['’]s| is) (?:the |a |an |what )(?:text|transcript|article|email|letter|story|log|quote|he|she|they)\b|\b\p{L}+ (?:said|wrote|says|writes|asked|replied)\s*:|übersetze?\b|traduis|traduire|traduce\b|翻译|翻訳/iu;
