import type { Piece } from '../pieces.ts'

export type Act =
  | 'apologise'
  | 'ask'
  | 'invite'
  | 'boundary'
  | 'thank'
  | 'comfort'
  | 'disagree'
  | 'end'
  | 'congratulate'
  | 'remind'
  | 'decline'
  | 'tell'

/** How the writer wants it said. */
export interface Style {
  noPity: boolean
  noPressure: boolean
  brief: boolean
  gentle: boolean
}

const manners: readonly [RegExp, Partial<Style>][] = [
  [/,? (?:but |and )?(?:with no|without(?: any| an?)?|no) (?:ifs and buts|["']?buts?["']?|excuses?)(?=\W*$)/i, {}],
  [
    /,? (?:and |but )?without (?:any |a |an )?(?:blam\w+|sounding|making|hurting|being|starting|bringing|going|guilt\w*|pressur\w+|drama|attack\w*|accus\w+|offending|begging|seeming|coming|upsetting|giving|mentioning|getting|fights?|arguments?|shouting|pushing|insult\w*|lectur\w+|judg\w+|scaring|embarrass\w+|nagging|putting|patroni[sz]\w+|belittl\w+|provok\w+|grovel\w*|escalat\w+|preach\w*|rambling|whin\w+|(?:humiliat|frighten|threaten|demean|sham|alarm|wound|offend|confront|criticis|criticiz|scold)\w*(?= (?:you|him|her|them|any\w+)\b|$))\b[^.;]*?(?= and (?:offer|ask|tell|say|explain|suggest|propose|invite|thank|let)\b|$)/i,
    { gentle: true },
  ],
  [
    /,? and (?:no more than that|nothing (?:more|else)|that is (?:all|it)|that's (?:all|it)|leave it at that)$/i,
    { brief: true },
  ],
  [
    /,? (?:in a (?:kind|nice|calm|gentle|polite|friendly|warm|clear|respectful|firm|short|funny|loving|light) ?(?:way|tone|manner|voice)?|kindly|nicely|politely|gently|calmly|firmly|beforehand|properly|in a way that [^.;]{1,80})$/i,
    { gentle: true },
  ],
  [/,? (?:with |and )?(?:no|without) pressure$/i, { noPressure: true }],
  [
    /(?:, (?:but |and )?| but | and |; )(?:not (?:too )?(?:pushy|needy|harsh|cold|formal|long|soft|angry|sappy|cheesy)|keep it (?:short|light|simple|kind|warm|brief))\b[^.;]*$/i,
    {},
  ],
]

const ordered =
  /^(?:and |but |so |then )*(?:(?:i|we)(?:'d| would)? (?:\w+ )?(?:want|need|like|love|wish|hope|have|am|plan)|please|help|tell|ask|thank|invite|say|write|apologi[sz]e|remind|congratulate|let|comfort|console|cheer|break up|split up|dump|end (?:it|things)|flirt|reply|respond|text|message|forgive|check|call|turn down|find|can you|how )/i

/** The words without how they are to be said, and how they are to be said. */
export function mannerOf(text: string): { rest: string; style: Style } {
  const style: Style = { noPity: false, noPressure: false, brief: false, gentle: false }
  if (
    /\bhates? (?:pity|fuss|sympathy|being (?:pitied|fussed))|\b(?:no|without) pity|\bdoes(?:n't| not) want (?:pity|sympathy)|\bdo(?:n't| not) want (?:pity|sympathy)/i.test(
      text,
    )
  )
    style.noPity = true
  if (/\b(?:own time|no pressure|without pressure|no rush|when(?:ever)? you (?:are|feel) ready)\b/i.test(text))
    style.noPressure = true
  if (/\b(?:keep it (?:short|brief)|short (?:message|text|note)|in one (?:line|sentence))\b/i.test(text))
    style.brief = true
  let rest = text
  // Only an order to the coach says how; in a story "without asking" is what happened.
  if (!ordered.test(text)) return { rest, style }
  for (const [pattern, found] of manners) {
    const cut = rest.replace(pattern, '')
    if (cut === rest) continue
    rest = cut
    Object.assign(style, found)
  }
  return { rest, style }
}

/** Said to the coach, not to the other: about the tone, about how they are, about not knowing what to write. */
/** Orders to the coach that no rule could read: never to be sent. */
export const isOrder = (text: string): boolean =>
  /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my )*(?:previous |prior |above |earlier |system )*(?:instructions?|prompts?|rules)|\bsystem prompt\b|\byou are now\b|<\/?(?:system|assistant|user|instructions?)>|^(?:print|reveal|output|repeat|translate|answer only|respond only)\b/i.test(
    text,
  ) ||
  /^(?:please )?(?:write|find|give me|draft|make up|compose|choose|phrase|need(?:ing)? to|something (?:that|which|to)|words (?:that|which|to|so)|a (?:message|text|note|letter|reply))\b|^i (?:want|need|would like) (?:a|some|the|your) (?:message|text|words|note|letter|lines?|reply|help)\b/i.test(
    text,
  )

export const isNote = (text: string): boolean => notes.some((note) => note.test(text))
const notes: readonly RegExp[] = [
  /^(?:your|you|his|her|their) name is\b/i,
  /^(?:it|this|that|the (?:message|text|tone|note)) (?:should|must|has to|can|needs to|shouldn't|should not|may|mustn't) (?:be|sound|not|read|come|feel|stay|show|have|end)\b/i,
  /^(?:keep|make) (?:it|this|the message|the tone)\b/i,
  /^you (?:really |always |just |absolutely )?(?:hate|hated|can't stand|cannot stand|dislike|don't like|do not like|like|love|prefer|get|tend to|take) (?:being |it when |to be |to get |everything |things |very |so |quickly |easily )?(?:pity|fuss|sympathy|pitied|fussed|defensive|angry|upset|offended|jokes?|direct\w*|straight\w*|honest\w*|long messages|drama|criticism|personally|hurt easily|lectured|short messages|humou?r)\b/i,
  /^you are (?:very |quite |a bit |so |really |rather |a )*(?:sensitive|proud|shy|private|touchy|stubborn|defensive|easily (?:hurt|offended)|(?:proud|private|shy|quiet|sensitive) (?:man|woman|person))\b/i,
  /^i (?:do not|don't|would not|wouldn't|did not|didn't) want (?:to (?:sound|come across|seem|hurt|offend|beg|blame|be (?:rude|harsh|mean|pushy|needy|cold|clingy|dramatic|unkind)|make (?:it|you|things|a)|start|lose you|ruin|accuse|pressure|fight|nag|upset|scare|embarrass|lecture|guilt)|it to (?:sound|be|come)|you to (?:feel|think))/i,
  /^(?:i (?:do not|don't|really don't) know|(?:i )?have no idea|i'm not sure|i am not sure|not (?:really )?sure|unsure|no idea|dunno|idk|(?:i'm |i am )?stuck on) (?:how|what|where) (?:to|i)\b/i,
  /^(?:please )?(?:help|help me|help me (?:please|out|with (?:this|it|that))|can you help(?: me)?|what (?:do|should|can|could) i (?:say|write|send|do)|how (?:do|should|can) i (?:say|put|word|tell|write|do)\b.*|thanks?|thank you|please)$/i,
  /^(?:no|not|nothing) (?:\w+ ){0,4}(?:pity|drama|blame|pressure|buts?|excuses|details|fuss|long)\b/i,
  /^(?:i'm|i am|i feel) (?:so |very |really |a bit |too )?(?:nervous|shy|scared|afraid|awkward) (?:about|of|to) (?:ask|tell|say|writ|how you|send|bring|rais)/i,
  /^(?:with no|without) (?!.*\b(?:I|we)\b)/i,
  /^(?:i want|i'd like|i would like) (?:it|this|the message) (?:to be|to sound|short|kind|warm)/i,
]

const bad =
  /\b(?:lost|(?:broke|broken|fractured) (?:a|your|his|her|their|my|the) (?:hip|leg|arm|ankle|wrist|neck|back|collarbone|foot|ribs?|knee)|died|dead|passed away|passed|funeral|redundan\w+|laid off|fired|sacked|diagnos\w+|ill|illness|sick|cancer|surgery|operation|hospital|divorce[ds]?|broke up|dumped|left you|miscarr\w+|fail(?:ed|ing)?|rejected|turned down|accident|burgl\w+|robbed|flooded|burnt down|burned down|grie\w+|depress\w+|burnt? out|afraid|scared|worried|hurting|struggl\w+|heartbroken|crying|cried|didn't get|did not get|bad news|put down|upset)\b/i
const wonderful =
  /\b(?:passed|ran (?:the|a|your)|become|became|sober|prize|award|degree|came first|first place|completed|record|through to|got (?:the|a|your|into)|won(?!'t)|bought|promot\w+|engaged|married|graduat\w+|pregnant|born|had (?:a|the|your) baby|new (?:job|house|baby)|finished|made it|published|retir\w+|qualified|(?:was|were|been) made (?:head|partner|captain|manager|chief|director|team)|anniversary|birthday|accepted)\b/i

const kindness =
  /^you (?:have |even |always |just |really |and your \w+ |kindly )*(?:lent|helped|fixed|brought|looked after|cooked|drove|picked|stayed|gave|given|covered|watched|organised|organized|cleaned|repaired|took care|saved|listened|offered|supported|remembered|carried|taught|waited|visited|baked|fed|watered|stood (?:by|up)|made (?:me|us|it))\b/i
const party =
  /^(?:a |the |our |my |big |small )*(?:barbecue|bbq|party|dinner|lunch|brunch|breakfast|drinks|picnic|housewarming|film night|game night|games night|get-together|celebration)\b|\b(?:are|am) having (?:a |some |people )?(?:\w+ )?(?:barbecue|bbq|party|dinner|lunch|brunch|drinks|picnic|housewarming|round|over)\b/i

/** What is wanted where no word says so: from what is told. */
export function inferAct(told: readonly string[], pieces: readonly Piece[]): Act {
  const text = told.join('. ')
  if (
    /\b(?:leaving the (?:\w+ )?(?:firm|company|team|job|band|club|choir|group|committee|board|course)|(?:don't|do not|cannot|can't) see a future with you|stop (?:seeing|dating) you|no spark|hand(?:ing)? in my notice|resign\w*|no longer (?:want|wish) to (?:be|see|meet|live|work)|no longer (?:need|love) you|(?:don't|do not) love you (?:any ?more|any longer)|step(?:ping)? down|(?:don't|do not|no longer) want to be (?:on|in|part of|a member of) (?:the|our|your)|(?:do not|don't) (?:want|wish) to (?:see|date|meet|be with|go out with) you)\b/i.test(
      text,
    )
  )
    return 'end'
  if (
    /\byou (?:want|asked|would like|invited|need|offered) (?:me|us)\b.*\b(?:I|we) (?:can't|cannot|won't|will not|am not|don't want|do not want|have to say no|have no (?:time|room|money)|don't have|do not have|would rather not)\b|\bI(?:'d| would) rather not\b|\bI (?:can't|cannot|can not|won't) be your (?:\w+ of honou?r|best man|bridesmaid|witness|guarantor|godmother|godfather|referee|date|guest)\b|\bI (?:can't|cannot|can not|won't be able to|won't) (?:go to|come to|make|attend|be at) your\b/i.test(
      text,
    )
  )
    return 'decline'
  if (
    /\byou (?:have )?asked (?:me|us|if|whether)\b.*\b(?:can't|cannot|can not|won't|don't have|not able|unable|no)\b/i.test(
      text,
    )
  )
    return 'decline'
  if (
    /\b(?:over between us|break up|breaking up|end (?:it|things|our|this)|it's over|it is over|don't want to (?:see|be with) you)\b/i.test(
      text,
    )
  )
    return 'end'
  if (
    /\b(?:I'm|I am) (?:so |very |really )*sorry\b|\bmy (?:own )?fault\b|\bI (?:should not|shouldn't) have\b|\bI (?:regret|own)\b|\bI (?:should have|should've|ought to have)\b.*\b(?:didn't|did not|forgot|never)\b|\bI was (?:short|sharp|curt|cold|grumpy|horrible|awful|impatient|snappy|unkind|rude|unfair) (?:with|to|towards) you\b|\bI owe you an apology\b|\bI was wrong about you\b|\b(?:our|my) (?:own )?(?:fault|mistake|bad)\b|\b(?:put (?:it|this|things) right|come clean|make (?:it )?up for|make it good)\b|\bI (?:feel|felt) (?:so |really )?(?:awful|terrible|bad|ashamed|guilty) (?:about|for|that|because)\b|\bI(?:'ve| have)? (?:completely |totally |just )?(?:forgot|forgotten|broke|ruined|spilled|lied to you|shouted at|snapped at|yelled at|took the credit|ate your|scratched|damaged|read your|missed your|let you down|was (?:so |very )?(?:rude|unfair|mean|harsh|unkind)|hung up on|interrupted you|sent the .{1,30} wrong|lost my temper|overreacted|cancelled on you|stood you up)\b/i.test(
      [text, ...pieces.filter(({ form }) => form === 'none').map(({ from }) => from)].join('. '),
    )
  )
    return 'apologise'
  if (/\bcongratulat/i.test(text)) return 'congratulate'
  if (
    /\b(?:I|we) (?:disagree|don't agree|do not agree|see (?:it|this) differently)\b|\bI(?:'m| am) not (?:convinced|persuaded|sure (?:about|that|it is|it's|your))\b|\bI have (?:doubts|concerns|reservations) about\b|\byou (?:want|plan|would like|are going|intend)\b.*\bI think (?:we|you) (?:should|ought)\b|\bI (?:don't|do not) think\b.{1,90}\b(?:right|wise|fair|necessary|worth it|the way)\b|\bI (?:don't |do not )?think\b.{1,90}\b(?:too (?:big|quick|early|soon|much|late|expensive|risky|fast|harsh|strict)|wrong|mistake|bad idea|good idea|right (?:way|time))\b/i.test(
      text,
    )
  )
    return 'disagree'
  if (
    /\b(?:i am|i'm) against\b|\byou want(?: to)?\b.*\bI (?:think|believe|would rather|don't|do not|am not|would prefer)\b|\bI (?:don't|do not) want\b.*\b(?:and|but) you do\b/i.test(
      text,
    )
  )
    return 'disagree'
  if (
    /\byou (?:still |also )(?:have|need|owe)\b|\byou (?:have not|haven't)\b.*\byet\b|\byou (?:still )?(?:have not|haven't) (?:sent|paid|returned|signed|brought|given back|handed in|booked)\b/i.test(
      text,
    )
  )
    return 'remind'
  if (
    /\bI(?:'m| am)? (?:do not|don't|will not|won't|cannot|can't|am not going to|no longer|not)\b.{1,80}\b(?:any ?more|unless|after|on weekends?|at weekends?|until|again|if you|while|without|in front|every|in my|lend|pay|answer|discuss)\b|^if\b(?! you (?:can't|cannot|don't want|do not want|don't mind|aren't|are not|would rather|prefer|like|want)\b).{3,90}\b(?:i|we)(?:'ll| will| am| are|'m| won't)\b(?! (?:also |gladly |even )?(?:take you (?:to|out|for)|bring|buy|cook|make (?:you|us)|pay for|help|treat|drive you|pick you up|get you|come with))|\b(?:i|we)(?:'ll| will| won't)\b.{1,60}\bwhen(?:ever)? you\b|\b(?:i|we)(?:'ll| will)(?! (?:also |gladly |even )?(?:take you (?:to|out|for)|bring|buy|cook|make (?:you|us)|pay for|help|treat|drive you|pick you up|get you|come with)) .{1,60}\bif you\b|\b(?:(?:has|have|needs?|must|got) (?:to )?stop|can only|(?:can't|cannot|won't) (?:keep|go on|continue)|no energy|otherwise (?:I|we)|only if|not okay|not ok|not all right|no longer)\b|(?<!(?:can't|cannot|can not|couldn't|could not|won't) )\bstop \w+ing\b|\bdo not (?:want|wish) you to\b|\bdon't want you to\b/im.test(
      text,
    )
  )
    return 'boundary'
  if (
    pieces.some(
      ({ act, form, words }) => act === 'ask' && form === 'request' && /\b(?:only|stop|not|no longer)\b/i.test(words),
    )
  )
    return 'boundary'
  const news = told.find((it) => /^(?:you|your)\b/i.test(it))
  if (
    told.some((it) => party.test(it)) ||
    /\b(?:have|grab|get|go for) (?:a |some )?(?:\w+ )?(?:lunch|dinner|coffee|drinks?|breakfast|brunch|tea|walk) with you\b/i.test(
      text,
    )
  )
    return 'invite'
  if (/\bwithout you,? (?:I|we)\b/i.test(text)) return 'thank'
  if (
    news &&
    kindness.test(news) &&
    !/\b(?:gave|given|lent|brought|offered) (?:my|our)\b.*\bto\b/i.test(news) &&
    !/\b(?:but|without asking|late|wrong|again|broke|only (?!you))\b/i.test(
      told
        .slice(0, 2)
        .filter((it) => /^you\b/i.test(it))
        .join('. ')
        .replace(/\bbroke down\b/, ''),
    )
  )
    return 'thank'
  if (
    /\bI need\b.{1,60}\bfrom you\b|\bI (?:need|would like|'d like) (?!(?:a |an |some |more |my )?(?:(?:few|couple of|bit of|little|bit more|whole|little bit of|own) )*(?:days?|space|time|hours?|minutes?|room|quiet|peace|weeks?|distance|sleep|rest|break|breather|moment|night|evening|weekend)\b(?! off\b| from (?:work|the)| with you))(?:a|an|the|some|my|your|more|help)\b|\bcan you\b|\bcould you\b|\bI(?:'d| would) (?:like|love) to\b|(?:^|\. )I (?:want|need) (?!to\b|you\b|(?:more |some |a bit more |a little more |your )?(?:affection|love|attention|closeness|honesty|respect|reassurance|understanding|appreciation|intimacy|kindness|patience|consistency|tenderness|warmth)\b|(?:a |an |some |more |my )?(?:(?:few|couple of|bit of|little|bit more|whole|own) )*(?:days?|space|time|hours?|minutes?|room|quiet|peace|weeks?|distance|sleep|rest|break|breather|moment|night|evening|weekend)\b)/im.test(
      text,
    )
  )
    return 'ask'
  if (/\b(?:thankful|grateful|appreciate)\b/i.test(text)) return 'thank'
  if (news && bad.test(news) && !/\b(?:passed (?:your|the)|won)\b/i.test(news))
    return /^(?:you (?:have )?(?:borrowed|promised|said|told|came|called)\b)/i.test(news) ? 'tell' : 'comfort'
  if (news && wonderful.test(news)) return 'congratulate'
  return 'tell'
}
export const badNews = (words: string): boolean => bad.test(words)
