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

export type Act =
  | 'script'
  | 'advice'
  | 'identity'
  | 'correction'
  | 'dont-know'
  | 'thanks'
  | 'closing'
  | 'greeting'
  | 'ok'
  | 'yes'
  | 'no'
  | 'judge-me'
  | 'why-do-they'
  | 'forecast'
  | 'normal'
  | 'read-them'
  | 'shorter'
  | 'firmer'
  | 'softer'
  | 'wont-work'
  | 'injection'
  | 'capability'
  | 'vent'
  | 'repeat-complaint'
  | 'how-are-you'
  | 'memory'
  | 'should-i'
  | 'would-you'
  | 'not-about'
  | 'funnier'
  | 'not-my-voice'
  | 'never-accept'
  | 'more-formal'
  | 'less-formal'

const acts: [Act, RegExp][] = [
  [
    'injection',
    /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my )*(?:previous|prior|above|earlier|system) (?:instructions?|prompts?|rules|messages?)|\b(?:system prompt|developer mode|jailbreak|you are now (?:a|an|dan|in)|act as (?:a|an|if you)|pretend (?:to be|you are|you're)|print your (?:prompt|instructions|rules)|reveal your (?:prompt|instructions))\b|<\/?(?:system|assistant|instructions?)>/i,
  ],
  [
    'identity',
    /\b(?:are|r) (?:you|u) (?:a |an |really |actually |even )*(?:human|real|person|people|bot|robot|ai|a\.i\.|machine|chat ?bot|therapist|someone|computer|counsell?or|psychologist|chatgpt|gpt)\b|\b(?:am i|is this|is it) (?:talking|speaking|chatting|writing|texting|typing)? ?(?:to |with |just )?(?:a |an )?(?:real |actual |live )?(?:person|human|bot|robot|ai|machine|chatbot|someone real|therapist|computer|chatgpt)\b|\b(?:who|what) (?:are|r) (?:you|u)\b(?! (?:doing|going|thinking|saying|talking|on about))|\bis (?:there|anyone) (?:anybody|anyone|a person|a human|someone|real|there)\b.{0,20}(?:there|reading|behind)?|\bdo you (?:have|actually have) (?:real )?feelings\b|\bdo you (?:actually |really |even )?(?:care|feel)\b(?: anything)?\s*\??$|\btalk to a (?:human|real person|person)\b/i,
  ],
  [
    'script',
    /\b(?:what (?:do|should|can|could|would|shall|the hell do|to) (?:i|you)? ?(?:even |actually |possibly )?(?:say|text|write|reply|tell|respond|answer|message|send)\b|how (?:do|should|can|could|would|shall|to) (?:i|you)? ?(?:even |actually |best )?(?:say|tell|word|phrase|put|bring|ask|reply|respond|answer|apologi[sz]e|explain|break it|start (?:the|that|this) (?:conversation|talk)|start (?:it|the message)|open|text|raise|write|invite|talk to)\b|\bi want to (?:email|text|write(?: to)?|message) (?:him|her|them|my \w+)\b|\b(?:text|email|message|write(?: to)?|write it|tell) (?:(?:him|her|them) )?for me\b|(?:give|help|find|get|need|lend|want) (?:me )?(?:with |some |the |a few |for |any |to find (?:the )?)*(?:right )?(?:words|a script|a line|something to (?:say|send|text|write)|an? (?:message|text|draft|reply|email|e-mail|letter|note))|(?:write|draft|compose|word|phrase) (?:me |it |this |that |something|a |an |for me|the |one)|help me (?:say|word|write|reply|respond|text|tell|phrase|answer|draft|apologi[sz]e|ask)|(?:don[’']?t|dont|no idea|not sure|idk|dunno) (?:know )?(?:what|how) (?:to|i[’']?d|i would|i should|i can|do i|id) (?:even )?(?:say|word|put|reply|respond|write|tell|text|answer|bring|start|explain|ask)|(?:the |a )?first (?:line|sentence) (?:for|of|to)|help me with (?:the|a|my) (?:first |opening )?(?:line|words|message|text|sentence|reply|wording)|how would you (?:say|put|word)|words (?:for|to say)|what are the words|put it into words|what should the (?:message|text) say|what would you (?:say|write|text|reply))\b/i,
  ],
  [
    'should-i',
    /(?<!\b(?:what|how|when|where|who|why|which) )\b(?:should (?:i|we) (?!have\b|say\b|write\b|reply\b|text (?:him|her|them)? ?(?:what|back what)|do\b(?! it))\w+|(?:do|would) you think i should|is it worth)\b/i,
  ],
  ['would-you', /\bwhat (?:would|do) you (?:do|suggest|advise|recommend|think i should do)\b/i],
  [
    'not-about',
    /\b(?:its|it[’']s|it is|this is|thats|that[’']s|it isn[’']?t) not (?:really |even |just |only )*about\b/i,
  ],
  ['funnier', /\b(?:funnier|funny|lighter|with humou?r|make (?:him|her|them|it) laugh)\b/i],
  [
    'not-my-voice',
    /\b(?:i (?:can[’']?t|cant|cannot|could never|would never|wouldn[’']?t|wouldnt|don[’']?t|dont) (?:say|send|write|talk like) (?:that|it|this)|not how i (?:talk|speak|write)|(?:doesn[’']?t|doesnt|does not|not) sound like me|not like me)\b/i,
  ],
  [
    'never-accept',
    /\b(?:(?:he|she|they)(?:[’']?d| would|[’']?ll| will) (?:never|not) (?:accept|agree|go for|do|say yes|like|take|buy|read)\b|(?:he|she|they) won[’']?t (?:accept|agree|like|go for))/i,
  ],
  ['more-formal', /\b(?:more formal|more professional|too (?:casual|informal|chatty))\b/i],
  ['less-formal', /\b(?:less formal|too (?:formal|stiff|robotic)|more (?:casual|relaxed|natural)|simpler)\b/i],
  [
    'advice',
    /\b(?:what should (?:we|i) (?:ask (?:him|her|them)|talk about|think about|agree on|discuss|bear in mind)|what (?:should|do|can|could|would|shall|am|the hell do|the fuck do|on earth do|to) (?:i|we)? ?(?:even |actually |supposed to |meant to |now )*(?:do|try)\b|what (?:would|do) you (?:do|suggest|advise|recommend|think i should)|any (?:advice|ideas|tips|suggestions|thoughts)|(?:give|need|want|looking for|some|your) (?:me )?(?:some |any |your )?(?:advice|tips|guidance)|how (?:do|can|should|could|would) (?:i|we) (?:even |actually |ever |best |possibly )?(?:fix|handle|deal|cope|stop|get (?:him|her|them|over|past|through|my)|make|move|change|go about|approach|help|forgive|react|act|behave|survive|set|let|trust|rebuild|repair|manage|live|face|respond to this|go on|tackle|solve|reach|be)|should i (?!have\b)\w+|(?:do|would) you think i should|help me (?:decide|figure|fix|deal|with this|please|out|understand what to do)|what (?:now|next)|what[’']?s (?:the|my) (?:best|next) (?:thing|way|step|move)|(?:don[’']?t|dont|no idea|not sure|idk|dunno) (?:know )?what (?:to|i should) do|tell me what to do|is it worth|just help|how to (?:deal|handle|fix|cope|stop|make|get)|what are my options)\b/i,
  ],
  [
    'wont-work',
    /\b(?:(?:that|this|it) (?:won[’']?t|wont|will not|wouldn[’']?t|wouldnt|isn[’']?t going to|isnt going to|never) (?:work|help|happen)|(?:he|she|they)(?:[’']?d| would|[’']?ll| will)? (?:never|just|only) (?:say|tell me|think|call me|listen|laugh|ignore|say no|deny|get (?:mad|angry|defensive)|walk|roll|twist|turn it)|i(?:[’']?ve| have)? (?:already )?tried (?:that|this|it|talking|telling|all)|tried that|already (?:did|said|done|tried) (?:that|it|this)|(?:i )?(?:can[’']?t|cant|couldn[’']?t|could never) (?:say|do|send|tell (?:him|her|them)) that)\b/i,
  ],
  ['shorter', /\b(?:shorter|too long|less long|briefer|more concise|one line|one sentence|shorten)\b/i],
  [
    'firmer',
    /\b(?:firmer|too (?:soft|nice|weak|polite|gentle|vague)|stronger|more (?:direct|assertive|blunt|firm)|tougher|harsher)\b/i,
  ],
  [
    'softer',
    /\b(?:softer|too (?:harsh|hard|strong|blunt|direct|cold|aggressive|mean)|kinder|gentler|nicer|warmer|less (?:harsh|direct|aggressive|blunt)|more gentle)\b/i,
  ],
  [
    'correction',
    /^no+\b[,.! ]+(?:i[’']?m|i am|i feel)\b|^(?:um+ |well |uh+ |eh |hmm+ |actually )?(?:no+|nah|nope|not (?:really|quite|exactly|at all))\b[,.! ]*(?:that[’']?s|thats|it[’']?s|its|it is|you[’']?re|youre|you|that|this|not|he|she|i |i[’']|im)\b.{0,60}(?:not|isn|wasn|wrong|misunder|missing|nothing|didn|never)|\b(?:that[’']?s|thats|that is|this is) not (?:it|what i (?:said|meant|mean|asked)|right|true|the (?:point|problem|issue)|how|about)|\byou(?:[’']?re| are|ve|[’']?ve)? (?:got (?:it|that|this|me) wrong|wrong|misunderst\w+|not (?:listening|getting (?:it|me|this)|hearing)|missing the point|misread|didn[’']?t (?:understand|get|listen)|don[’']?t (?:understand|get it)|dont (?:understand|get it))\b|\b(?:not what i (?:said|meant|mean)|i (?:didn[’']?t|didnt|never) (?:say|said|mean) that|wrong (?:person|guess)|it[’']?s not (?:about )?that|its not (?:about )?that|doesn[’']?t fit|doesnt fit|not it)\b/i,
  ],
  [
    'repeat-complaint',
    /\byou (?:already|just|keep) (?:said|asked|asking|saying|repeat\w*|told me)\b|\b(?:stop (?:asking|repeating)|same (?:question|thing) again|too many questions|enough questions)\b/i,
  ],
  [
    'forecast',
    /\b(?:will (?!not\b)(?:he|she|they|it|we|things|this|my \w+|[A-Z][a-z]+) (?:ever |really |still )?(?:come|change|leave|forgive|get (?:better|back)|work|last|love|stop|text|call|be ok\w*|be okay|make it|survive|stay|want|talk|regret|cheat)|(?:do you think|think) (?:he|she|they|it|we)(?:[’']?ll| will)|are we (?:going to|gonna) (?:make|be|last|break)|is (?:it|this|our \w+|my \w+) (?:over|doomed|going to (?:last|work)|the end)|(?:can|could) (?:this|it|we|our \w+) (?:be (?:saved|fixed)|work|survive|recover))\b/i,
  ],
  [
    'read-them',
    /\b(?:do(?:es)? (?:he|she|they|my \w+|[A-Z][a-z]+) (?:even |really |actually |still )?(?:love|like|care|want|hate|respect|miss|mean)|do (?:they|you think (?:he|she|they)) (?:even |really |actually |still )?(?:love|like|loves|likes|care|cares|want|wants|hate|hates|respect|respects|miss|misses|mean|means|cheat|cheating|lying)|is (?:he|she|my \w+) (?:cheating|lying|a narcissist|using me|gaslighting|mad at me|angry (?:at|with) me|toxic|into me|losing interest|manipulat\w+|bored of|over me|depressed|autistic|adhd|bipolar)|what does (?:it|that|this|he|she) (?:even )?mean|(?:is|are) (?:he|she|they) (?:just )?(?:being )?(?:a )?(?:narcissis\w+|toxic))\b/i,
  ],
  [
    'why-do-they',
    /\bwhy (?:does|did|do|is|would|can[’']?t|cant|won[’']?t|wont|doesn[’']?t|doesnt|didn[’']?t|didnt|is it always|am i|do i) (?:he|she|they|it|my \w+|people|everyone|[A-Z][a-z]+|me|always|i)\b/i,
  ],
  [
    'judge-me',
    /\b(?:(?:do you )?think (?:that )?i(?: was|[’']?m| am|m)(?: being)? (?:wrong|right|ungrateful|selfish|overreacting|unfair|crazy|stupid|a bad \w+|too \w+)|(?:was|am) i (?:being )?(?:wrong|unfair|ungrateful|harsh)|am i (?:(?:being )?(?:(?:too )?dramatic|over ?react\w*|crazy|unreasonable|wrong|(?:too |so )?sensitive|the (?:bad|problem|asshole|jerk|crazy)|in the wrong|selfish|mad|paranoid|needy|dramatic|asking too much|expecting too much|petty|a bad \w+|stupid|to blame|too (?:much|needy|sensitive|demanding|harsh)|controlling|jealous)|(?:the )?(?:asshole|a terrible|an awful|a horrible))|is it (?:me|just me|my fault|wrong (?:to|that i|of me)|bad (?:to|that i)|selfish|unreasonable|too much to ask|my problem|stupid|silly|petty)|aita|was i wrong|did i (?:do (?:something )?wrong|overreact|mess up|go too far)|who(?:[’']?s| is) (?:right|wrong))\b/i,
  ],
  [
    'normal',
    /\b(?:is (?:it|this|that|he|she) (?:even |really )?(?:normal|ok|okay|fair|healthy|common|abnormal|weird)|(?:do|does) (?:everyone|other (?:people|couples)|people|most \w+) (?:feel|do|go|have|fight|argue)|are (?:all|other) (?:couples|men|women|people|families))\b/i,
  ],
  [
    'dont-know',
    /^(?:(?:um+|uh+|hmm+|well|honestly|tbh|ugh|eh|oh|lol|i mean|sorry|both|just|really|god),? )*(?:i (?:really |honestly |just |genuinely |still )?(?:don[’']?t|dont|do not|dunno) (?:really |even |actually )?know|idk|i dunno|dunno|no idea|not sure|i[’']?m not sure|im not sure|no clue|hard to say|can[’']?t say|cant say|who knows|i have no idea|i can[’']?t tell|i cant tell|beats me|i guess i don[’']?t know)(?: (?:really|tbh|honestly|anymore|any more|yet|either|at all|lol|maybe|how i feel|what i (?:feel|want|need)|what it is|anything anymore|what i feel anymore))*[.!? …]*$/i,
  ],
  [
    'memory',
    /\b(?:do you|can you|will you|did you) (?:remember|store|save|keep|record)\b|\bwho (?:can|will) (?:read|see) (?:this|it|what i)\b|\bis this (?:private|confidential|secret|saved|recorded)\b|\bwill (?:he|she|they|my \w+|[A-Z][a-z]+) (?:see|read) (?:this|it|what)\b/i,
  ],
  [
    'capability',
    /\b(?:what can (?:you|i) (?:do|help|talk|ask)|what (?:is|are) (?:this|you) for|how (?:does|do) (?:this|it|you) work|what (?:do|can) (?:we|i) talk about|can you help(?: me)?|help\??)\s*[?.!]*$/i,
  ],
  [
    'how-are-you',
    /^(?:hi|hey|hello)?[ ,]*(?:how (?:are|r) (?:you|u)(?: doing)?(?: today)?|how(?:[’']?s| is) it going|what[’']?s up|sup|wassup|you ok|how do you do)\s*[?.! ]*$/i,
  ],
  [
    'thanks',
    /^(?:k|ok(?:ay)?|great|oh|aw+|wow|cool|good|perfect|yes|yeah|lol|nice|that(?:[’']?s|s) (?:good|great|helpful|lovely|perfect|really helpful|better)|right|hm+)?[,.! ]*(?:thanks?|thank (?:you|u)|thx|ty|cheers|tysm|ta|much appreciated|appreciate (?:it|that|you)|that (?:helps?|helped|really helped)|you(?:[’']?ve| have)? helped)(?: (?:so much|a lot|you|u|dear|love|darling|hun|very much|for (?:this|that|listening|your help|the help|being here)|mate|again|really|loads|i needed that|that (?:really )?help(?:s|ed)(?: a lot)?|it help(?:s|ed)|coach|mallama))*(?:[.! ]|\p{Extended_Pictographic}|\ufe0f)*$/iu,
  ],
  [
    'closing',
    /^(?:ok(?:ay)?|right|anyway|well|thanks?|thank you|cool|alright|great)?[,.! ]*(?:(?:good ?night|gn|nighty? night|bye+|good ?bye|cya|see (?:you|ya)|talk (?:later|soon|tomorrow)|ttyl|got(?:ta| to) go|i have to go|i[’']?ve got to go|i should (?:go|sleep)|going to (?:bed|sleep)|off to (?:bed|sleep)|i need to sleep|heading to bed|time for bed|i[’']?m off|that[’']?s (?:all|it)(?: for (?:now|tonight|today))?|night)[,.! ]*)+(?:thanks?|thank you|for now|mallama|now|x+|❤️)*[.! ]*$/iu,
  ],
  [
    'greeting',
    /^(?:hi+|hey+|hello+|hiya|yo|howdy|good (?:morning|evening|afternoon)|morning|evening|heya|hallo|greetings|hi there|hey there|hello there|hi again|hey again|im back|i[’']?m back|you there|anyone there|test|testing)[,.! ]*(?:mallama|coach|there|again|everyone|you)?[?.! 👋🙂😊]*$/iu,
  ],
  [
    'ok',
    /^(?:ok(?:ay)?|k+|kk|sure|alright|right|fine|cool|got it|i see|mhm+|hm+|mm+|aha|ah+|oh+|great|good|nice|fair|fair enough|makes sense|that makes sense|understood|true|lol|haha+|ha|👍|👌)(?: (?:then|i guess|whatever|thanks|lol|sure|cool|good|fair enough|makes sense))*[.! …👍]*$/iu,
  ],
  [
    'yes',
    /^(?:ok(?:ay)?,? |oh,? |um+,? |well,? |hmm+,? )?(?:yes+|yeah+|yea|yep|yup|ya|exactly|that[’']?s (?:it|right|true|exactly it)|thats (?:it|right|true|exactly it)|correct|true|absolutely|definitely|i (?:think|guess|suppose) so|spot on|pretty much|kind of|kinda|sort of|100%?|totally|right|very much|a bit|a little|yes please|please|maybe|probably|mostly|partly|both|it does|it is|you[’']?re right)\b/i,
  ],
  [
    'no',
    /^(?:no+|nope|nah|not really|no thanks?|no thank you|never|not at all|i don[’']?t think so|i dont think so)\b/i,
  ],
]

/** Speech acts towards the coach. Several may hold; the first listed is the one that counts most. */
export function actsOf(text: string): Act[] {
  const plain = text.trim()
  if (!plain) return []
  const near = plain.length > 2400 ? `${plain.slice(0, 600)}\n${plain.slice(-1200)}` : plain
  const unquoted = near.replace(/["“][^"”\n]{0,400}["”]/g, ' ')
  return acts.filter(([, pattern]) => pattern.test(unquoted)).map(([act]) => act)
}
