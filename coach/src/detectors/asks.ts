import { find, negatedAt, type Span } from './span.ts'

/** Needs and requests: what the writer wants to be different, in their words. */
export function needs(text: string): Span[] {
  return find(text, [
    {
      id: 'wish',
      strength: 0.8,
      pattern:
        /\b(?:i (?:just |really |only |honestly )?(?:want|wish|need|wanted|needed|[’']?d like|would like|would love|hope|wished|miss (?:how|when|the))|all i (?:want|wanted|need|ask)(?: for)?(?: is| was)?)\b(?! (?:to (?:know (?:what|how|if|why)|ask|talk to you|understand)|advice|help|your|you|some (?:help|advice|words)|words|a script|something to say))[^.!?\n]{3,120}/gi,
    },
    {
      id: 'should-other',
      strength: 0.6,
      target: 'other',
      pattern:
        /\b(?:he|she|they) (?:should|could (?:at least|have)|ought to|shouldn[’']?t|shouldnt|needs? to|could[’']?ve|should[’']?ve)\b[^.!?\n]{3,90}/gi,
    },
    {
      id: 'asked',
      strength: 0.7,
      target: 'other',
      pattern:
        /\bi(?:[’']?ve| have)? (?:already )?(?:asked|begged|told) (?:him|her|them|my \w+|[A-Z]\w+)(?: \w+){0,2} (?:to|not to|if|for|that)\b[^.!?\n]{3,90}/gi,
    },
  ])
}

/** What the writer says they will do. Refusals and bare wishes are not commitments. */
export function commitments(text: string): Span[] {
  const spans = find(text, [
    {
      id: 'commitment',
      strength: 0.8,
      pattern:
        /\b(?:i[’']?ll|i will|i[’']?m going to|im going to|i[’']?m gonna|im gonna|ill|imma|i am going to|i[’']?ve decided to|ive decided to|i[’']?m planning to|i plan to|i promise to|i think i[’']?ll|i think ill|i[’']?m gna) (?:just |also |try to |try and |definitely |probably |then |maybe )?(?:call|ring|text|message|talk|speak|tell|ask|write|send|apologi[sz]e|say|go|see|meet|visit|wait|stop|start|book|make|take|give|leave|let|have|do|try|show|bring|set|put|sit|sleep|read|invite|offer|plan|keep|cook|come|move|look|reach out|email|block|reply|answer|think|raise|explain|listen|not)\b[^.!?\n,]{0,100}/gi,
    },
    {
      id: 'commitment',
      strength: 0.7,
      pattern:
        /\b(?:ok(?:ay)?,? |yes,? |yeah,? |right,? )?(?:gonna|will|going to) (?:call|ring|text|message|talk to|tell|ask|write|send|apologi[sz]e|try)\b[^.!?\n,]{2,80}/gi,
    },
  ])
  const kept: Span[] = []
  for (const span of spans) {
    const before = text.slice(Math.max(0, span.start - 30), span.start)
    if (
      /\b(?:if|when|unless|like|he|she|they|said|says|thought|think|afraid|scared|worried|that|what|how|where|you)\s*$/i.test(
        before.replace(/\bi think\s*$/i, ''),
      )
    )
      continue
    if (
      /\b(?:i[’']?ll|ill|i will) (?:never|have to|be|do (?:anything|my head)|go (?:mad|crazy|insane|mental)|lose|take (?:that|it) as|let you know)\b/i.test(
        span.quote,
      )
    )
      continue
    if (
      /\bill (?:with|from|and)\b/i.test(span.quote) ||
      negatedAt(text, span.start) ||
      /\?/.test(text.slice(span.end, span.end + 2))
    )
      continue
    if (kept.some((it) => span.start < it.end)) continue
    kept.push(span)
  }
  return kept
}

const acts = {
  injection:
    /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my )*(?:previous|prior|above|earlier|system) (?:instructions?|prompts?|rules|messages?)|\b(?:system prompt|developer mode|jailbreak|you are now (?:a|an|dan|in)|act as (?:a|an|if you)|pretend (?:to be|you are|you're)|print your (?:prompt|instructions|rules)|reveal your (?:prompt|instructions))\b|<\/?(?:system|assistant|instructions?)>/i,
  identity:
    /\b(?:are|r) (?:you|u) (?:a |an |really |actually |even )*(?:human|real|person|people|bot|robot|ai|a\.i\.|machine|chat ?bot|therapist|someone|computer|counsell?or|psychologist|chatgpt|gpt)\b|\b(?:am i|is this|is it) (?:talking|speaking|chatting|writing|texting|typing)? ?(?:to |with |just )?(?:a |an )?(?:real |actual |live )?(?:person|human|bot|robot|ai|machine|chatbot|someone real|therapist|computer|chatgpt)\b|\b(?:who|what) (?:are|r) (?:you|u)\b(?! (?:doing|going|thinking|saying|talking|on about))|\bis (?:there|anyone) (?:anybody|anyone|a person|a human|someone|real|there)\b.{0,20}(?:there|reading|behind)?|\bdo you (?:have|actually have) (?:real )?feelings\b|\bdo you (?:actually |really |even )?(?:care|feel)\b(?: anything)?\s*\??$|\btalk to a (?:human|real person|person)\b/i,
  script:
    /\b(?:what (?:do|should|can|could|would|shall|the hell do|to) (?:i|you)? ?(?:even |actually |possibly )?(?:say|text|write|reply|tell|respond|answer|message|send)\b|how (?:do|should|can|could|would|shall|to) (?:i|you)? ?(?:even |actually |best )?(?:say|tell|word|phrase|put|bring|ask|reply|respond|answer|apologi[sz]e|explain|break it|start (?:the|that|this) (?:conversation|talk)|start (?:it|the message)|open|text|raise|write|invite|talk to)\b|\bi want to (?:email|text|write(?: to)?|message) (?:him|her|them|my \w+)\b|\b(?:text|email|message|write(?: to)?|write it|tell) (?:(?:him|her|them) )?for me\b|(?:give|help|find|get|need|lend|want) (?:me )?(?:with |some |the |a few |for |any |to find (?:the )?)*(?:right )?(?:words|a script|a line|something to (?:say|send|text|write)|an? (?:message|text|draft|reply|email|e-mail|letter|note))|(?:write|draft|compose|word|phrase) (?:me |it |this |that |something|a |an |for me|the |one)|help me (?:say|word|write|reply|respond|text|tell|phrase|answer|draft|apologi[sz]e|ask)|(?:don[’']?t|dont|no idea|not sure|idk|dunno) (?:know )?(?:what|how) (?:to|i[’']?d|i would|i should|i can|do i|id) (?:even )?(?:say|word|put|reply|respond|write|tell|text|answer|bring|start|explain|ask)|(?:the |a )?first (?:line|sentence) (?:for|of|to)|help me with (?:the|a|my) (?:first |opening )?(?:line|words|message|text|sentence|reply|wording)|how would you (?:say|put|word)|words (?:for|to say)|what are the words|put it into words|what should the (?:message|text) say|what would you (?:say|write|text|reply))\b/i,
  advice:
    /\b(?:what should (?:we|i) (?:ask (?:him|her|them)|talk about|think about|agree on|discuss|bear in mind)|what (?:should|do|can|could|would|shall|am|the hell do|the fuck do|on earth do|to) (?:i|we)? ?(?:even |actually |supposed to |meant to |now )*(?:do|try)\b|what (?:would|do) you (?:do|suggest|advise|recommend|think i should)|any (?:advice|ideas|tips|suggestions|thoughts)|(?:give|need|want|looking for|some|your) (?:me )?(?:some |any |your )?(?:advice|tips|guidance)|how (?:do|can|should|could|would) (?:i|we) (?:even |actually |ever |best |possibly )?(?:fix|handle|deal|cope|stop|get (?:him|her|them|over|past|through|my)|make|move|change|go about|approach|help|forgive|react|act|behave|survive|set|let|trust|rebuild|repair|manage|live|face|respond to this|go on|tackle|solve|reach|be)|should i (?!have\b)\w+|(?:do|would) you think i should|help me (?:decide|figure|fix|deal|with this|please|out|understand what to do)|what (?:now|next)|what[’']?s (?:the|my) (?:best|next) (?:thing|way|step|move)|(?:don[’']?t|dont|no idea|not sure|idk|dunno) (?:know )?what (?:to|i should) do|tell me what to do|is it worth|just help|how to (?:deal|handle|fix|cope|stop|make|get)|what are my options)\b/i,
  'dont-know':
    /^(?:(?:um+|uh+|hmm+|well|honestly|tbh|ugh|eh|oh|lol|i mean|sorry|both|just|really|god),? )*(?:i (?:really |honestly |just |genuinely |still )?(?:don[’']?t|dont|do not|dunno) (?:really |even |actually )?know|idk|i dunno|dunno|no idea|not sure|i[’']?m not sure|im not sure|no clue|hard to say|can[’']?t say|cant say|who knows|i have no idea|i can[’']?t tell|i cant tell|beats me|i guess i don[’']?t know)(?: (?:really|tbh|honestly|anymore|any more|yet|either|at all|lol|maybe|how i feel|what i (?:feel|want|need)|what it is|anything anymore|what i feel anymore))*[.!? …]*$/i,
  memory:
    /\b(?:do you|can you|will you|did you) (?:remember|store|save|keep|record)\b|\bwho (?:can|will) (?:read|see) (?:this|it|what i)\b|\bis this (?:private|confidential|secret|saved|recorded)\b|\bwill (?:he|she|they|my \w+|[A-Z][a-z]+) (?:see|read) (?:this|it|what)\b/i,
  // Whether the one it is about gets to see what is written here.
  'who-sees':
    /\b(?:will|can|could|does|would|do) (?:he|she|they|my \w+) (?:be able to |ever |also )?(?:see|read|open|find) (?:this(?! (?:as|the way|my way|book|film|problem|differently)\b)|what i(?:[’']?m| am)? ?(?:write|wrote|writing|say|said|type|tell))\b|\b(?:he|she|they|my \w+) (?:gets?|be|is|are) told (?:that|when|if|what) i (?:write|wrote|say|tell)\b|\b(?:does|will|can|do) (?:he|she|they|my \w+) (?:know|find out|notice) (?:that |when |if )?i(?:(?:[’']?m| am)? (?:write|wrote|writing)\b|(?:[’']?ve| have)? (?:tell|told)(?: you| this| here)?\s*(?:[?.!]|$))/i,
  'how-are-you':
    /^(?:hi|hey|hello)?[ ,]*(?:how (?:are|r) (?:you|u)(?: doing)?(?: today)?|how(?:[’']?s| is) it going|what[’']?s up|sup|wassup|you ok|how do you do)\s*[?.! ]*$/i,
  thanks:
    /^(?:k|ok(?:ay)?|great|oh|aw+|wow|cool|good|perfect|yes|yeah|lol|nice|that(?:[’']?s|s) (?:good|great|helpful|lovely|perfect|really helpful|better)|right|hm+)?[,.! ]*(?:thanks?|thank (?:you|u)|thx|ty|cheers|tysm|ta|much appreciated|appreciate (?:it|that|you)|that (?:helps?|helped|really helped)|you(?:[’']?ve| have)? helped)(?: (?:so much|a lot|you|u|dear|love|darling|hun|very much|for (?:this|that|listening|your help|the help|being here)|mate|again|really|loads|i needed that|that (?:really )?help(?:s|ed)(?: a lot)?|it help(?:s|ed)|coach|mallama))*(?:[.! ]|\p{Extended_Pictographic}|\ufe0f)*$/iu,
  closing:
    /^(?:ok(?:ay)?|right|anyway|well|thanks?|thank you|cool|alright|great)?[,.! ]*(?:(?:good ?night|gn|nighty? night|bye+|good ?bye|cya|see (?:you|ya)|talk (?:later|soon|tomorrow)|ttyl|got(?:ta| to) go|i have to go|i[’']?ve got to go|i should (?:go|sleep)|going to (?:bed|sleep)|off to (?:bed|sleep)|i need to sleep|heading to bed|time for bed|i[’']?m off|that[’']?s (?:all|it)(?: for (?:now|tonight|today))?|night)[,.! ]*)+(?:thanks?|thank you|for now|mallama|now|x+|❤️)*[.! ]*$/iu,
  'repeat-complaint':
    /\byou (?:already|just|keep) (?:said|asked|asking|saying|repeat\w*|told me)\b|\b(?:stop (?:asking|repeating)|same (?:question|thing) again|too many questions|enough questions)\b/i,
  ok: /^(?:ok(?:ay)?|k+|kk|sure|alright|right|fine|cool|got it|i see|mhm+|hm+|mm+|aha|ah+|oh+|great|good|nice|fair|fair enough|makes sense|that makes sense|understood|true|lol|haha+|ha|👍|👌)(?: (?:then|i guess|whatever|thanks|lol|sure|cool|good|fair enough|makes sense))*[.! …👍]*$/iu,
  yes: /^(?:ok(?:ay)?,? |oh,? |um+,? |well,? |hmm+,? )?(?:yes+|yeah+|yea|yep|yup|ya|exactly|that[’']?s (?:it|right|true|exactly it)|thats (?:it|right|true|exactly it)|correct|true|absolutely|definitely|i (?:think|guess|suppose) so|spot on|pretty much|kind of|kinda|sort of|100%?|totally|right|very much|a bit|a little|yes please|please|maybe|probably|mostly|partly|both|it does|it is|you[’']?re right)\b/i,
  no: /^(?:no+|nope|nah|not really|no thanks?|no thank you|never|not at all|i don[’']?t think so|i dont think so)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>
export type Act = keyof typeof acts
const all = Object.entries(acts) as [Act, RegExp][]

/** Speech acts towards the coach. Several may hold; the first listed is the one that counts most. */
export function actsOf(text: string): Act[] {
  const plain = text.trim()
  if (!plain) return []
  const near = plain.length > 2400 ? `${plain.slice(0, 600)}\n${plain.slice(-1200)}` : plain
  const unquoted = near.replace(/["“][^"”\n]{0,400}["”]/g, ' ')
  return all.filter(([, pattern]) => pattern.test(unquoted)).map(([act]) => act)
}
