import type { ArgumentAct } from '@mallama/contracts/coach'
import type { ActSpan } from '../detectors/acts.ts'
import { readEach, readTurns } from '../detectors/conversation.ts'
import { harmOf } from '../detectors/harm.ts'
import type { TurnReading } from '../detectors/turn.ts'
import type { Turn } from './parse.ts'
import { plainly } from './plain-acts.ts'
import { sneering } from './sneers.ts'
import { likened } from './rewrite/clean.ts'
import type { Read } from './score.ts'

/**
 * What only a quarrel makes plain: an "if you ..., I'm leaving" is an ultimatum, "you care more about X than us" is a
 * verdict. Looked for where the turn is not among calm ones.
 */
const later: [ArgumentAct, RegExp][] = [
  [
    'contempt',
    /\b(?:no ?(?:one|body)|nobody else|not one person|no (?:other )?(?:man|woman|one|person)|who else)(?: \w+){0,2}? (?:would|will|could|wants?|likes?|loves?|needs?|even)(?: \w+){0,2}? ?(?:have|touch|want|love|marry|look at|put up with|like|likes|loves|wants|need|miss)?s? (?:you|u|ya)\b|\b(?:i )?hope (?:you|u|ya)(?: \w+){0,2} (?:alone|lonely|lose|fail|suffer|rot|cry|miserable|homeless|regret)\b|\b(?:you[’']?re|ur|you are|u r|he[’']?s|she[’']?s) (?:dead|nothing|a stranger|nobody|no one|finished) to me\b|\bi (?:have|[’']?ve got) no (?:brother|sister|son|daughter|mother|father|mum|mom|dad|friend|husband|wife|family)\b|\b(?:not|no longer|never) my (?:brother|sister|son|daughter|mother|father|mum|mom|dad)\b|\b(?:you[’']?re|ur|you are) (?:an? )?(?:unfit|worthless|worth nothing|disgusting|repulsive|unlovable|a burden|vermin|filth|scum|trash|garbage|waste of)\b|\b(?:fat|ugly|disgusting|worthless|useless|stupid|lazy|pathetic|miserable|drunken|dirty|filthy|lying|cheating|spineless) (?:cow|pig|loser|drunk|bitch|slag|whore|worm|rat|liar|cheat|bastard|idiot|dog|slob|excuse|piece|waste|failure|man|woman|old \w+)\b/i,
  ],
  [
    'threat',
    /\b(?:you[’']?ll (?:be hearing|hear) from|see you in court|full custody|(?:you[’']?ll |will )never see (?:them|him|her|the (?:kids|boys|girls|children)) again|i[’']?ll take the (?:kids|boys|girls|children|house)|maybe i should (?:just )?(?:take|leave|go to my|move out|pack))\b/i,
  ],
  [
    'withdraw',
    /\bdon[’']?t (?:you )?(?:ever|even) (?:speak|talk) to me\b|\bdon[’']?t (?:ever )?(?:speak|talk|text|message) (?:to )?me again\b|\bthere[’']?s the door\b|\bshut the door on your way\b|^(?:go|leave) then\b|\bi[’']?m sick of this\b|\b(?:get|stay) off my (?:back|case)\b/i,
  ],
  [
    'criticism',
    /\byou can[’']?t (?:even \w+|(?:keep|hold(?: down)?) an? (?:\w+ )?(?:job|man|woman|wife|husband|friend|girlfriend|boyfriend|relationship)\b)|\byou(?:[’']?re| are) nagging\b|\byou nag\b|\bare you even (?:capable|able|trying|listening)\b|\byou[’']?re the one who[’']?s always\b/i,
  ],
  [
    'contempt',
    /\byou(?:[’']?re| are)? (?:an? |such an? |just an? )?(?:[\w-]+ )?little (?:man|woman|boy|girl|schemer|liar|brat|princess|prince|snake|shit|person|bitch|freak|weasel|worm|rat|madam|saint)\b|\bno wonder (?:your|ur|he|she|they|you|i|nobody|no one)\b|\bthe psycho\b|\bno spine\b|\b(?:you[’']?re|ur|you are) (?:actually |literally |completely )?(?:insane|psycho|mental|unhinged|deranged)\b/i,
  ],
  [
    'threat',
    /\bif (?:you|u|you[’']re|ur|she|he|they|this|that|it)\b[^.!?\n]{2,90}?(?:,|\bthen\b| )\s*(?:(?:i[’']?m|i am|i[’']?ll|i will|i[’']m going to|im gonna) (?:be )?(?:moving|leaving|done|gone|out|telling|calling|taking|putting|divorcing|packing|reporting|firing|leave|move|take|tell|call|block|never|not coming|blocking|finished)|(?:you|u) can (?:forget|leave|go|pack|find|sleep|move|kiss)|don[’']?t (?:bother|come|expect|ever)|we[’']?re (?:done|over|finished|through)|it[’']?s over)\b/i,
  ],
  [
    'criticism',
    /\b(?:you|u) (?:only|just) care(?:d)? about\b|\b(?:you|u) (?:care|love) more about\b[^.!?\n]{2,60}\bthan\b|\b(?:you|u) make everything about\b|\bwhat do you even do\b|\bthe only thing you\b|\b(?:you|u)(?:[’']ve)? (?:just )?(?:ruined|wasted|destroyed|wrecked|spoiled|spoilt) (?:it|everything|my|our|the|this)\b/i,
  ],
  [
    'contempt',
    /\b(?:you(?:[’']?re| are)|ur) (?:literally |such |just |like |nothing but |basically ){0,3}an? (?:\w+ )?(?:prison guard|thief|jailer|robot|dictator|leech|parasite|snob|tyrant|warden|psychopath|sociopath|princess|drama queen|control freak|waste of \w+)\b|\bget a medal\b|\byou make me sick\b|\bgood riddance\b/i,
  ],
]
/** The dead and the family, held against somebody: "he'd be ashamed of you", "gran must be turning in her grave". */
later.push([
  'contempt',
  /\b(?:he|she|they|god|everyone|(?:(?:your|ur|my|our|his|her) )?(?:late |poor |dead |own |whole )?(?:mums?|moms?|mam|mothers?|dads?|fathers?|mummy|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|parents|family|brother|sister|husband|wife|uncle|aunt(?:ie)?|kids|children))(?:[’']?d|[’']?s| is| are| would(?:[’']?ve| have)?| must(?:[’']?ve| have)?| will)?(?: be| been)? (?:so |very |really |just |absolutely |all |honestly )*(?:(?:ashamed|disgusted|disappointed|appalled|horrified|embarrassed|mortified|sickened|heartbroken) (?:of|by|with|at|in|to see|to call|to have|to know|over) (?:you\b|u\b|ya\b|what (?:you|u)|how (?:you|u)|the way (?:you|u)|your|who you)|(?:turn|spin|roll)(?:ing)? (?:over )?in (?:his|her|their) graves?)/i,
])
later.push([
  'contempt',
  /\b(?:you[’']?re|you are|ur|u r) (?:(?:so|such|too|just|really|beyond|literally) )*(?!funny|cute|good|sweet|lovely|talented|clever|smart|pretty|beautiful|lucky|nice|kind|tall|tired|young|amazing|brilliant)\p{L}+(?: \p{L}+)?,? (?:(?:and )?(?:it[’']?s|its|that[’']?s|thats) (?:so |just |actually |honestly |literally |really |beyond )*|it is )(?:embarrassing|pathetic|laughable|cringe\w*|tragic|a joke|exhausting|draining|boring)\b/iu,
])
later.push([
  'contempt',
  /\b(?:every(?:one|body)|people|they|the whole \w+|all (?:your|my|our) \w+)(?:[’']?s|[’']?re| is| are) (?:all |just |literally |secretly )*(?:laughing (?:at|about)|sick of|embarrassed (?:by|for)|tired of|talking about what a \w+) (?:you|u)\b|\bdon[’']?t (?:you )?(?:dare |even |ever |then )?come (?:crying|running|crawling|whining|whingeing|begging)(?: back)?(?: home)? to (?:me|us)\b/i,
])
/** What is asked for so as to say that it is never done: "maybe try being a father for once", "how about you do your job". */
later.push(
  ['contempt', likened],
  [
    'contempt',
    /\b(?:you[’']?re|you are|ur|u r|you (?:sound|act|behave|are being)|turning|becoming|getting|exactly|just) (?:just |exactly |every bit |so |as |getting |becoming |turning |being |\w+ (?=as ))*(?:like|as|into) (?:your|ur) (?:bloody |own )?(?:mother|mum|mom|father|dad|sister|brother|ex|aunt(?:ie)?|nan|gran|uncle)\b(?! (?:did|does|said|told|asked|wants|would|used))|(?:^|[.!?]\s+)(?:(?:as|so) )?(?!good|beautiful|pretty|smart|brave|kind|lovely|strong|clever|sweet|funny|tall|welcome|soon|far|long|well)\w{4,} as (?:your|ur) (?:mother|mum|mom|father|dad|sister|brother|ex|aunt|nan|gran|uncle)\b/i,
  ],
  [
    'contempt',
    /\byou(?:[’']re| are)(?: about| only| just)? as (?!good|beautiful|pretty|smart|brave|kind|lovely|strong|important|sweet|funny|welcome|tired|entitled|much a)\w+(?: \w+)? as (?:a|an|the)\b/i,
  ],
  [
    'criticism',
    /(?:^|[.!?]\s+)(?:(?:so|and|well|oh),? )?(?:maybe|perhaps|how about|why not|why don[’']?t you|you could|try) (?:you |if you )?(?:just |actually |maybe )*(?:try(?:ing)? |start(?:ing)? |stop(?:ping)? )?(?:to )?(?:be(?:ing)?|act(?:ing)?|do(?:ing)?|grow(?:ing)?|look(?:ing)?|think(?:ing)?|listen(?:ing)?|help(?:ing)?|get(?:ting)?|pull(?:ing)?|put(?:ting)?|show(?:ing)?|car(?:e|ing)|remember(?:ing)?)\b[^.!?\n]{0,50}?(?:for once|for a change|your (?:own )?job\b|(?:a|an|like a|like an) (?:real |proper |actual |decent |grown )?(?:father|mother|dad|mum|mom|parent|husband|wife|man|adult|grown-?up|partner|human)\b|grow(?:ing)? up|in the mirror)/i,
  ],
  [
    'criticism',
    /\byou(?:[’']d| would) (?:rather|sooner) (?:rot|die|sit|lie|play|scroll|stare|drink|be)\b[^.!?\n]{2,60}\bthan\b|\byou (?:can[’']?t|couldn[’']?t) (?:even )?(?:go|last|manage|get through) (?:a|one|five|ten|two)? ?\w+ without\b/i,
  ],
)
// Names that friends call each other come with a laugh.
const playful = /\b(?:lol|lmao|haha+|hehe|jk|x{2,4}|love (?:you|ya|u))\b|[😂🤣😘🥰😍😜😝😉]/iu
const heated: readonly ArgumentAct[] = ['criticism', 'contempt', 'threat']

/** Every turn with its acts and harm, read in view of the turns before it. Same order, same length. */
export function readAll(turns: readonly Turn[], known: readonly string[]): Read[] {
  const alone = readEach(turns, known)
  const inView = readTurns(turns, known, alone)
  const calm =
    inView.every(({ harm }) => harm.score < 2) && turns.some(({ text }) => playful.test(text) && !sneering(text))
  const weighed = plainly(
    inView.map((seen, at) => again(unowned(calm ? seen : graver(seen, alone[at] ?? seen)))),
    calm,
  )
  return turns.flatMap((turn, at) => (weighed[at] ? [asRead(turn, weighed[at])] : []))
}

const heavier = 3
/** Scorn said again by the same one weighs a point more each time, three at most: what wears somebody down is the row of it. */
export function piledUp(turns: readonly Read[]): Read[] {
  const before = new Map<string, number>()
  return turns.map((turn) => {
    if (!turn.acts.includes('contempt')) return turn
    const times = before.get(turn.speaker) ?? 0
    before.set(turn.speaker, times + 1)
    const added = Math.min(heavier, times, 10 - turn.harm)
    if (added <= 0) return turn
    const harm = Math.round((turn.harm + added) * 10) / 10
    const contributions = [
      ...turn.reading.harm.contributions,
      { score: 'harm', feature: 'contempt that comes again', amount: added },
    ]
    return { ...turn, harm, reading: { ...turn.reading, harm: { score: harm, contributions } } }
  })
}

/** A verdict with which a quarrel opens is one, though the turns before it were calm: there were none. */
function graver(seen: TurnReading, alone: TurnReading): TurnReading {
  if (seen.harm.score >= 2) return seen
  return alone.harm.score >= 2 && alone.acts.some(({ id }) => heated.includes(id)) ? alone : seen
}

function again(seen: TurnReading): TurnReading {
  if (seen.harm.score >= 6) return seen
  const found: ActSpan[] = []
  for (const [id, cue] of later) {
    const hit = [...seen.acts, ...found].some((act) => act.id === id) ? null : cue.exec(seen.text.slice(0, 4000))
    if (hit)
      found.push({
        id,
        quote: hit[0],
        start: hit.index,
        end: hit.index + hit[0].length,
        speaker: 'writer',
        target: 'other',
        strength: 0.6,
      })
  }
  if (found.length === 0) return seen
  // Whoever threatens in the same breath offers nothing.
  const grave = found.some(({ id }) => id === 'threat' || id === 'contempt' || id === 'criticism')
  const before = grave ? seen.acts.filter(({ id }) => id !== 'repair' && id !== 'offer') : seen.acts
  const acts = [...before, ...found].sort((a, b) => a.start - b.start)
  return { ...seen, acts, harm: harmOf(acts, seen.features) }
}

// Kind by its first words only: "I'll talk how I like", "what do you want me to do, throw her out?"
const defiant =
  /\bi[’']?ll (?:\w+ )?(?:how(?:ever)?|what(?:ever)?|where(?:ver)?|when(?:ever)?|as) i (?:like|want|please|damn)\b|\bwhat (?:do|did|would) you (?:want|expect) me to\b|\bhow i like\b/i

/** Off to a shift or a train: a reason to go that ends no talk. */
const onTheWay =
  /^(?:(?:ok|okay|sorry|hey|right|well|no|look|listen),? )*(?:i[’']?m|i am|im|i (?:have to|need to|must|gotta|got to)) (?:leaving|off|heading|heading out|late|going|on my way|go|leave|run|head)(?: now| out)? (?:for|to|into) (?:my |the |a |our )?(?:shift|work|school|class|lesson|lecture|train|bus|flight|airport|station|appointment|doctor[’']?s?|dentist|hospital|meeting|interview|exam|practice|training|rehearsal|gym|church|pick[- ]?up)\b(?!.*\b(?:never|done|over|you[’']?ll|don[’']?t|if)\b)/i

/** Going to lie down with a headache is no offer. */
const leavesIll =
  /\b(?:(?:going|need|have|want|gonna|off|heading) (?:to )?(?:go )?(?:lie|bed|sleep|upstairs|home|leave)\b|(?:lie|lying) down\b)/i

/** "I could murder you", "I could strangle him", in whatever tone: nothing is offered. */
const murderous =
  /\bi (?:could|can|would|might|will)[^.!?\n]{0,20}\b(?:murder|strangle|throttle|kill|slap|thump|smack|scream)\b/i

/** "I shouldn't have to ask" owns nothing, and defiance offers nothing. */
function unowned(seen: TurnReading): TurnReading {
  const scorns = defiant.test(seen.text.slice(0, 2000))
  const busy = onTheWay.test(seen.text.slice(0, 300))
  const acts = seen.acts.filter(({ id, quote, end }) => {
    if (busy && (id === 'threat' || id === 'withdraw')) return false
    if (id === 'accountability')
      return !/\bshouldn[’']?t have to\b/i.test(quote) && !/^\s+to\b/i.test(seen.text.slice(end, end + 4))
    if (id === 'offer' && (leavesIll.test(quote) || murderous.test(quote))) return false
    return !(scorns && (id === 'offer' || id === 'repair'))
  })
  return acts.length === seen.acts.length ? seen : { ...seen, acts, harm: harmOf(acts, seen.features) }
}

function asRead(turn: Turn, reading: TurnReading): Read {
  const acts: ArgumentAct[] = []
  for (const { id } of reading.acts) if (!acts.includes(id)) acts.push(id)
  return { ...turn, acts, harm: reading.harm.score, reading }
}
