import { toldFrames } from './frames-told.ts'
import { spanAt } from '../detectors/match.ts'
import type { Span } from '../detectors/span.ts'
import type { Seen } from './seeing.ts'
import type { Shown } from './weighing.ts'

export type Framed =
  | 'exclusion'
  | 'turned-down'
  | 'refusal'
  | 'declaration'
  | 'glad'
  | 'wishes'
  | 'bad-news'
  | 'correction'
  | 'relayed'
type Kind =
  | Framed
  | 'good-news'
  | 'sarcasm'
  | 'boundary-pause'
  | 'praise'
  | 'thanks'
  | 'cancel'
  | 'distress'
  | 'request'
  | 'information'

export interface Frame {
  kind: Kind
  pattern: RegExp
  unless?: RegExp
  /** It is read only where nothing in the message stings, blames or jokes. */
  plain?: boolean
}
const kin =
  '(?:mum|mom|mam|mother|dad|father|brother|sister|son|daughter|gran|grandma|granny|nan|nana|grandad|grandpa|grandfather|grandmother|aunt|auntie|uncle|cousin|wife|husband|partner|baby|dog|cat|friend)'
const fine =
  '(?:lovely|great|wonderful|nice|good|amazing|brilliant|fantastic|fab|perfect|beautiful|gorgeous|delightful|super|really fun|best|fun)'
const occasion =
  '(?:time|evening|night|day|afternoon|morning|weekend|date|dinner|lunch|breakfast|walk|talk|chat|meal|trip|visit|party|stay|concert|swim|picnic|game|holiday|coffee)'

/** What the shape of a sentence says, where single words mislead. Lower case, no apostrophes. The gravest first. */
const frames: readonly Frame[] = [
  ...toldFrames,
  {
    kind: 'exclusion',
    pattern:
      /\b(?:best|better|easier|kinder|simpler|fairer|prefer|rather|decided|agreed|ask(?:ing|ed)?|wish|want|like|need|think|feel) (?:\w+ ){0,6}?(?:(?:you|u) (?:do not|dont|did not|didnt|would not|wouldnt|not|were not|werent|are not|arent) (?:\w+ )?(?:come|coming|attend|attending|join|joining|be there|be here|here|there|take part|turn up|visit|visiting)|(?:you|u) (?:to )?(?:stay(?:ed)? (?:away|at home|home)|sit (?:\w+ ){1,2}out|sat (?:\w+ ){1,2}out|skip(?:ped)?|give (?:it|this) a miss|missed|keep away|kept away)|you not to (?:come|join|be there|attend))\b/,
  },
  {
    kind: 'exclusion',
    pattern:
      /\byou(?:re| are|ve been| were| have been)? (?:not|no longer|never|arent|werent|wont be) (?:\w+ )?(?:invited|welcome|wanted|needed (?:there|at)|on the (?:guest )?list|included|part of (?:it|this|the))\b|\b(?:uninvit\w+|disinvit\w+) you\b|\byou(?:re| are) (?:un|dis)invited\b|\bnot (?:to |going to )?(?:includ|invit)(?:e|ing) you\b|\b(?:left|leaving|taken|took) you (?:off|out of)\b|\b(?:there is|theres|we have) no (?:room|place|seat|space) for you\b|\b(?:we|the family|everyone|they)(?:re| are|ll| will|ve)? (?:\w+ ){0,6}?without you (?:this|on|at|next|for once)\b|\bplease (?:do not|dont) (?:come|attend|turn up|show up|join)\b(?! (?:late|early|empty|hungry|before|without|if youre|if you are))/,
  },
  {
    kind: 'sarcasm',
    pattern:
      /\bthank(?:s| you)(?: \w+){0,3} for (?:leaving (?:me|us)|forgetting|ruining|ignoring|embarrassing|humiliating|lying|nothing\b|not (?:asking|coming|telling|calling|waiting|inviting|helping|showing)|making (?:me|us) (?:look|feel|wait))\b/,
    unless:
      /\bthanks? (?:\w+ )?for (?:not (?:asking|telling)) (?:any|him|her|them)|\bmaking (?:me|us) feel (?:so |very |really )?(?:welcome|safe|at home|better|good|special|loved|less)\b/,
  },
  {
    kind: 'turned-down',
    pattern:
      /\b(?:decided|chosen|chose|going|gone|went|moving|move|proceed\w*|opted|offered|given|awarded|appointed)\b.{0,50}\b(?:another|other|a different|different|someone else|somebody else|a stronger|an internal) ?(?:candidates?|applicants?|person|option|direction|tenants?|supplier|offer|school|team|couple|tenants?|buyer|family|quote)?\b|\b(?:regret|sorry|unfortunately|afraid|unable)\b.{0,70}\b(?:unsuccessful|not (?:been )?(?:successful|selected|accepted|chosen|shortlisted|be able to offer)|cannot offer|unable to offer|rejected|declined|turned (?:it |you )?down)\b|\b(?:they|we|he|she) (?:\w+ )?(?:gave|have given|have chosen|chose|picked) (?:\w+ ){0,4}(?:another|someone else|somebody else|other)\b|\byour (?:\w+ )?(?:contract|lease|tenancy|post|role|employment|position) (?:will not|wont|is not|isnt|cannot|cant) (?:be )?(?:being )?(?:renewed|extended|continued|continuing)\b|\byour (?:\w+ )?(?:application|offer|bid|manuscript|proposal|request|claim|appeal|loan)\b.{0,25}\b(?:(?:(?:was|been|is) )?(?:not|wasnt|isnt|hasnt|wont) (?:be |been )?(?:success\w*|accepted|approved|granted|selected)|unsuccessful|rejected|declined|refused|turned down|denied)\b|\b(?:position|role|job|place|flat|room|post|vacancy) (?:has|have|is|was|had) (?:\w+ )?(?:been )?(?:filled|given away|taken|let|gone to)\b|\b(?:not|wont) (?:be )?(?:offering|renewing|extending|taking) you(?:r)?\b|\b(?:not|wont) be (?:taking your|proceeding with your|moving forward with)\b/,
    unless: /\bi (?:decided|have decided|ve decided) to (?:go|leave)\b/,
  },
  {
    kind: 'declaration',
    pattern:
      /\bi(?:ve| have| had| think i have| think ive| may have| might have)?(?: got| caught| developed)?(?: \w+){0,2}? feelings for (?:you|u)\b|\b(?:im|i am|i think im|i think i am|i might be|ive been|i have been|i think ive|ive|i have|i) (?:\w+ )?(?:falling|fallen|fell) (?:\w+ ){0,2}?(?:for|in love with) (?:you|u)\b|\bi(?:ve| have)? (?:\w+ )?(?:like|fancy|liked|fancied) (?:you|u) (?:as )?more than (?:a |just |as )?(?:\w+ )?friends?\b|\bi(?:ve| have)? (?:\w+ )?(?:had |got |have )?a (?:\w+ )?crush on (?:you|u)\b|\bi(?:m| am) (?:\w+ )?in love with (?:you|u)\b/,
    unless: /\b(?:no|not|dont|do not|never|used to|no longer|any ?more|lost|wasnt|isnt|ex)\b/,
    plain: true,
  },
  {
    kind: 'bad-news',
    pattern: new RegExp(
      `\\bi (?:did not|didnt|havent|have not|wasnt|was not|wont|am not going to) (?:\\w+ )?(?:get|got|gotten|pass|passed|make it|made it|win|won|offered|picked|chosen|accepted|selected|promoted)\\b(?! (?:your|you|it\\b|that|what|why|how|home|back|up|to (?:the|see|bed|sleep|talk)|round|around|any sleep|enough|a chance|much|the (?:message|email|text|call|memo|joke|milk|bus|train|salt)|through to you))|\\bi(?:ve| have)? (?:just )?(?:failed|been (?:sacked|fired|dumped|rejected|laid off|made redundant|turned down|let go)|lost (?:my job|the (?:job|baby|house|case|flat|match|race)|my (?:${kin}|licence|place)))\\b|\\bi (?:was|got) (?:\\w+ )?(?:made redundant|rejected|turned down|let go|laid off|fired|sacked|dumped)\\b|\\b(?:they|he|she) (?:said no|turned me down|rejected me|let me go|fired me|sacked me|gave it to someone else)\\b`,
    ),
    unless: /\bbecause of you\b|\byour fault\b|\bfailed (?:you|to)\b|\?/,
  },
  {
    kind: 'bad-news',
    pattern: new RegExp(
      `\\b(?:(?:your|my|our|his|her|the) (?:\\w+ )?${kin}|he|she|it|[a-z]{2,12})(?:s| is| was| has been| had| has| have|s been)? (?:\\w+ ){0,2}?(?:in (?:the )?(?:hospital|intensive care|icu|a and e)|taken (?:in|to (?:the )?hospital)|had (?:a|another) (?:\\w+ )?(?:fall|stroke|heart attack|bad turn|seizure|accident|relapse|miscarriage)|collapsed|passed away|died|diagnosed with|dying|been admitted|not (?:going to|gonna) make it)\\b|\\b(?:results?|scan|biopsy|tests?) (?:came back|is|are|was|were) (?:\\w+ )?(?:bad|worse|positive|malignant|abnormal|not (?:good|what))\\b|\\b(?:cancer|tumou?r|it) (?:is|has|s) (?:back|spread|malignant)\\b(?! (?:home|on|at))`,
    ),
    unless:
      /\bvisit(?:ed|ing)? \w+ in (?:the )?hospital\b|\b(?:works?|working|shift|job|nurse|doctor) (?:\w+ ){0,3}(?:in|at) (?:the )?hospital\b|\b(?:out of|home from) (?:the )?hospital\b|\b(?:i|you) (?:died|collapsed)\b|\b(?:im|i am|were|we are|youre|are|is|hes|shes|theyre|all|[a-z]+s) (?:\w+ )?dying (?:to (?!be with)|for (?:a|an|some|the|your|that|more)\b|of (?:boredom|laughter|embarrassment|heat|curiosity|hunger|thirst|shame|cringe))|\bdying (?:here|inside|over here)\b|\bdied (?:laughing|of (?:laughter|embarrassment|shame|boredom))|\bphone|battery|laughing|\?/,
  },
  {
    kind: 'wishes',
    pattern:
      /\b(?:merry|happy|blessed) (?:\d{1,3}(?:st|nd|rd|th)?|christmas|xmas|birthday|new year|easter|anniversary|diwali|eid|hanukkah|holidays|thanksgiving|mothers day|fathers day|valentines|solstice|belated)\b|\beid mubarak\b|\bseasons greetings\b|\b(?:congratulations|congrats)\b|\bbest wishes\b|\bget well soon\b|\b(?:good|best of) luck (?:with|for|on|at|tomorrow|today|in)\b|\ball the best (?:for|with|to)\b|\bmany happy returns\b/,
    unless:
      /\b(?:to me|ruin\w*|alone|forgot|forgetting|without (?:me|us)|you remembered|thanks for nothing|mess|wasted|destroy\w*|good luck (?:with|finding) (?:that|finding|him|her|anyone))\b/,
    plain: true,
  },
  {
    kind: 'good-news',
    pattern:
      /\b(?:i|we|she|he)(?:ve| have| has)? (?:\w+ )?(?:passed (?:my|the|our|her|his|it|all)\b(?! (?:house|shop|salt|message|time|ball|school|place|flat|letter|on))|got (?:the (?:job|place|flat|house|grant|part|promotion|visa)|in(?:to)?\b(?! (?:trouble|a (?:fight|row|mess)|an accident|bed|the car|late|bad))|engaged|promoted|married|accepted|a place)|won (?:the|a|first|gold)|been (?:accepted|promoted|offered)|made it (?:in|through|into))\b|\b(?:were|we are|im|i am|shes|she is) (?:having a (?:baby|boy|girl)|pregnant|expecting|getting married|engaged|cancer free|in remission)\b|\b(?:all clear|results? (?:came back|are|were|is) (?:\w+ )?(?:fine|good|clear|negative|normal))\b/,
    unless: /\b(?:not|never|didnt|unfortunately|scared|afraid|dont want|trouble|only just|wish|if)\b|\?/,
    plain: true,
  },
  {
    kind: 'correction',
    pattern:
      /^(?:(?:no|look|listen|actually|honestly|but)\b[ ,]*)*(?:i never (?:said|asked|told|agreed|meant|promised|wanted|thought)|i (?:did not|didnt) (?:say|mean|ask|tell|agree|promise)|i(?:m| am) not (?:\w+ )?(?:angry|mad|upset|annoyed|cross|disappointed|offended|saying|accusing|blaming|judging|attacking|having a go)|(?:that|it) (?:isnt|wasnt|is not|was not) (?:what i|how i|meant|true|me|my (?:idea|intention))|thats not (?:what i|how i|meant|true|me))\b/,
    unless: /\b(?:hurt|but you|because you|you always|you never|until|just disappointed)\b|\?/,
    plain: true,
  },
  {
    kind: 'glad',
    pattern: new RegExp(
      `\\b(?:i|we)(?:ve| have)? (?:\\w+ )?(?:had|enjoyed|loved|spent) (?:\\w+ ){0,3}?${fine} (?:\\w+ )?${occasion}\\b|\\b(?:i|we) (?:\\w+ )?(?:enjoyed|loved) (?:\\w+ ){0,3}?${occasion}\\b|\\b(?:it|that|last night|yesterday|today|tonight) was (?:\\w+ ){0,2}?(?:lovely|great|wonderful|amazing|brilliant|fantastic|such fun|so much fun|perfect)\\b`,
    ),
    unless: /\b(?:but|until|before you|without you|would have|used to|if only|shame|pity|were so|when we)\b|\?/,
    plain: true,
  },
  {
    kind: 'refusal',
    pattern:
      /^(?:(?:sorry|thanks|thank you|no|hi|hey|hello|honestly|look)\b[ ,]*(?:\w+, )?)*(?:no,? (?:thanks|thank you|sorry|i|not)|i(?:d| would) rather not\b|i (?:really )?(?:do not|dont) (?:want|wish|feel like|feel able|feel up|think i (?:can|will|want)) (?:to )?(?:come|coming|go|going|do|doing|meet|meeting|join|take part|lend|sign|move|have|buy|share|share|marry|date)\b|i(?:m| am) (?:sorry,? )?(?:not (?:going to|coming|interested|able|available|up for|willing))\b|i (?:cannot|cant|wont|will not|wouldnt|am unable to) (?:\w+ )?(?:come|make it|lend|do (?:it|that|this)|join|help|be there|manage|take|accept|agree|say yes|host|drive|look after|cover|pay)\b)/,
    unless:
      /\b(?:any ?more|because you|you always|you never|with you|see you|live|like this|without you|until|unless|if you|promise|hurt|alone|cope)\b|\?/,
    plain: true,
  },
]

const asides = /^(?:good-news|bad-news|information|relayed|praise|request|cancel)$/

/** The frame that the message stands in, with the sentence that shows it; null where none does, or more is at stake. */
export function frameOf({ read, parts, stings, turn, score, text }: Seen): { kind: Kind; span: Span } | null {
  const weighed = (...kinds: Shown[]) => Math.max(0, ...kinds.map((kind) => score.get(kind) ?? 0))
  const sour =
    stings.length > 0 ||
    turn.sarcasm.level !== 'none' ||
    turn.spans.contempt.length > 0 ||
    weighed('break-up', 'ultimatum', 'insult', 'non-apology', 'guilt', 'hurt', 'angry') >= 2
  if (read.words > 60 || turn.sarcasm.level === 'likely') return null
  // News, praise and practical things are a frame only where nothing else in the message is what it is for.
  const more =
    weighed('apology', 'break-up', 'boundary', 'thanks', 'question-worry') >= 2 ||
    (weighed('request-tender') >= 2 && !/^(?:mum|mom|mam|dad)\b/i.test(text)) ||
    weighed('ultimatum', 'break-up') >= 1.2
  const asked = (at: number) => parts.some(({ from, close }) => from !== at && close.includes('?'))
  for (const { kind, pattern, unless, plain } of frames) {
    if (plain && sour) continue
    const aside = asides.test(kind)
    if (aside && more) continue
    for (const { from, end, text: part } of parts.slice(0, 6)) {
      if (!pattern.test(part) || unless?.test(part)) continue
      if ((unless?.test('?') ?? false) && text.slice(from, end + 1).includes('?')) continue
      if ((aside || kind === 'correction') && asked(from)) continue
      const span = spanAt(read, kind, from, from + part.replace(/[.!?;\s]+$/, '').length)
      return { kind, span }
    }
  }
  return null
}
