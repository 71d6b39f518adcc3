const wish =
  /\b(?:i (?:just |really |only |honestly )?(?:want|wish|need|wanted|needed|[’']?d like|would like|would love|hope|wished|miss (?:how|when|the))|all i (?:want|wanted|need|ask)(?: for)?(?: is| was)?)\b(?! (?:to (?:know (?:what|how|if|why)|ask|talk to you|understand)|advice|help|your|you|some (?:help|advice|words)|words|a script|something to say))[^.!?\n]{3,120}/gi
/** What the writer wants to be different, in their words. */
export const needs = (text: string) => [...text.matchAll(wish)].map(([words]) => ({ quote: words.trimEnd() }))

/** "I'll call her tomorrow", "gonna text him": of oneself, one act, and whole to the end of its clause. */
const commitment =
  /\b(?:(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|imma|i am going to|i[’']?ve decided to|i[’']?m planning to|i plan to|i promise to|i[’']?m gna) (?:just |also |try to |try and |definitely |probably |then |maybe )?(?:call|ring|text|message|talk|speak|tell|ask|write|send|apologi[sz]e|say|go|see|meet|visit|wait|stop|start|book|make|take|give|leave|let|have|do|try|show|bring|set|put|sit|sleep|read|invite|offer|plan|keep|cook|come|move|look|reach out|email|block|reply|answer|think|raise|explain|listen|not)|(?:gonna|will|going to) (?:call|ring|text|message|talk to|tell|ask|write|send|apologi[sz]e|try))\b[^.!?\n,]{0,100}/gi
const supposed =
  /\b(?:if|when|unless|like|he|she|they|said|says|thought|think|afraid|scared|worried|that|what|how|where|you|not|never|without)\s*$/i
const idle =
  /\b(?:i[’']?ll|i will) (?:have to|do (?:anything|my head)|go (?:mad|crazy|insane|mental)|take (?:that|it) as|let you know)\b|\bill (?:with|from|and)\b/i

/** What the writer says they will do. Refusals and bare wishes are not commitments. */
export const commitments = (text: string) =>
  [...text.matchAll(commitment)].flatMap(({ 0: words, index }) => {
    const quote = words.trimEnd()
    const before = text.slice(Math.max(0, index - 30), index).replace(/\bi think\s*$/i, '')
    const after = text.slice(index + quote.length, index + quote.length + 2)
    return supposed.test(before) || idle.test(quote) || after.includes('?') ? [] : [{ quote }]
  })

const acts = {
  injection:
    /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my )*(?:previous|prior|above|earlier|system) (?:instructions?|prompts?|rules|messages?)|\b(?:system prompt|developer mode|jailbreak|you are now (?:a|an|dan|in)|act as (?:a|an|if you)|pretend (?:to be|you are|you're)|print your (?:prompt|instructions|rules)|reveal your (?:prompt|instructions))\b|<\/?(?:system|assistant|instructions?)>/i,
  identity:
    /\b(?:are|r) (?:you|u) (?:a |an |really |actually |even )*(?:human|real|person|people|bot|robot|ai|a\.i\.|machine|chat ?bot|therapist|someone|computer|counsell?or|psychologist|chatgpt|gpt)\b|\b(?:am i|is this|is it) (?:talking|speaking|chatting|writing|texting|typing)? ?(?:to |with |just )?(?:a |an )?(?:real |actual |live )?(?:person|human|bot|robot|ai|machine|chatbot|someone real|therapist|computer|chatgpt)\b|\b(?:who|what) (?:are|r) (?:you|u)\b(?! (?:doing|going|thinking|saying|talking|on about))|\bis (?:there|anyone) (?:anybody|anyone|a person|a human|someone|real|there)\b.{0,20}(?:there|reading|behind)?|\bdo you (?:have|actually have) (?:real )?feelings\b|\bdo you (?:actually |really |even )?(?:care|feel)\b(?: anything)?\s*\??$|\btalk to a (?:human|real person|person)\b/i,
  'dont-know':
    /^(?:(?:um+|uh+|hmm+|well|honestly|tbh|ugh|eh|oh|lol|i mean|sorry|both|just|really|god),? )*(?:i (?:really |honestly |just |genuinely |still )?(?:don[’']?t|dont|do not|dunno) (?:really |even |actually )?know|idk|i dunno|dunno|no idea|not sure|i[’']?m not sure|im not sure|no clue|hard to say|can[’']?t say|cant say|who knows|i have no idea|i can[’']?t tell|i cant tell|beats me|i guess i don[’']?t know)(?: (?:really|tbh|honestly|anymore|any more|yet|either|at all|lol|maybe|how i feel|what i (?:feel|want|need)|what it is|anything anymore|what i feel anymore))*[.!? …]*$/i,
  // Whether the one it is about gets to see what is written here.
  'who-sees':
    /\b(?:will|can|could|does|would|do) (?:he|she|they|my \w+) (?:be able to |ever |also )?(?:see|read|open|find) (?:this(?! (?:as|the way|my way|book|film|problem|differently)\b)|what i(?:[’']?m| am)? ?(?:write|wrote|writing|say|said|type|tell))\b|\b(?:he|she|they|my \w+) (?:gets?|be|is|are) told (?:that|when|if|what) i (?:write|wrote|say|tell)\b|\b(?:does|will|can|do) (?:he|she|they|my \w+) (?:know|find out|notice) (?:that |when |if )?i(?:(?:[’']?m| am)? (?:write|wrote|writing)\b|(?:[’']?ve| have)? (?:tell|told)(?: you| this| here)?\s*(?:[?.!]|$))/i,
  thanks:
    /^(?:k|ok(?:ay)?|great|oh|aw+|wow|cool|good|perfect|yes|yeah|lol|nice|that(?:[’']?s|s) (?:good|great|helpful|lovely|perfect|really helpful|better)|right|hm+)?[,.! ]*(?:thanks?|thank (?:you|u)|thx|ty|cheers|tysm|ta|much appreciated|appreciate (?:it|that|you)|that (?:helps?|helped|really helped)|you(?:[’']?ve| have)? helped)(?: (?:so much|a lot|you|u|dear|love|darling|hun|very much|for (?:this|that|listening|your help|the help|being here)|mate|again|really|loads|i needed that|that (?:really )?help(?:s|ed)(?: a lot)?|it help(?:s|ed)|coach|mallama))*(?:[.! ]|\p{Extended_Pictographic}|\ufe0f)*$/iu,
  closing:
    /^(?:ok(?:ay)?|right|anyway|well|thanks?|thank you|cool|alright|great)?[,.! ]*(?:(?:good ?night|gn|nighty? night|bye+|good ?bye|cya|see (?:you|ya)|talk (?:later|soon|tomorrow)|ttyl|got(?:ta| to) go|i have to go|i[’']?ve got to go|i should (?:go|sleep)|going to (?:bed|sleep)|off to (?:bed|sleep)|i need to sleep|heading to bed|time for bed|i[’']?m off|that[’']?s (?:all|it)(?: for (?:now|tonight|today))?|night)[,.! ]*)+(?:thanks?|thank you|for now|mallama|now|x+|❤️)*[.! ]*$/iu,
  yes: /^(?:ok(?:ay)?,? |oh,? |um+,? |well,? |hmm+,? )?(?:yes+(?! or no\b)|yeah+|yea|yep|yup|ya|exactly|that[’']?s (?:it|right|true|exactly it)|thats (?:it|right|true|exactly it)|correct|true|absolutely|definitely|i (?:think|guess|suppose) so|spot on|pretty much|kind of|kinda|sort of|100%?|totally|right|very much|a bit|a little|yes please|please|(?:maybe|probably|mostly|partly)(?! not)|both|it (?:does|is)(?= *(?:[.,!]|$))|you[’']?re right)\b/i,
  no: /^(?:no+|nope|nah|not really|no thanks?|no thank you|never|not at all|i don[’']?t think so|i dont think so)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>
export type Act = keyof typeof acts
const all = Object.entries(acts) as [Act, RegExp][]

/** Speech acts towards the coach. Several may hold; the first listed is the one that counts most. */
export function actsOf(text: string): Act[] {
  const plain = text.trim()
  const near = plain.length > 2400 ? `${plain.slice(0, 600)}\n${plain.slice(-1200)}` : plain
  const unquoted = near.replace(/["“][^"”\n]{0,400}["”]/g, ' ')
  return all.filter(([, pattern]) => pattern.test(unquoted)).map(([act]) => act)
}
