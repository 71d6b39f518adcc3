import { firstIn } from '../sieve.ts'
import { harmOf } from '../detectors/harm.ts'
import { needsHelp } from '@mallama/contracts/help'
import type { Sighting } from '../safety/screen.ts'
import { isOffered, leverageIn } from './leverage.ts'
import type { Read } from './score.ts'
import { violenceThreatened } from './violence.ts'

/** What somebody in a quarrel threatens with: to die, to hurt, to shame before others, to shut out or hold fast. */
export type Grave = 'death' | 'violence' | 'exposure' | 'shutting out'

const will =
  "(?:i[’']?ll|i will|ill|i[’']?m (?:so )?(?:going to|gonna|about to)|i am (?:going to|about to)|im (?:gonna|going to)|imma|gonna|i swear (?:to god )?(?:i[’']?ll|i will)?|i might (?:as well )?|i may|i could|i should|i[’']?d|i would|i want to|i wanna|let me|or i|and i|then i|next time i|maybe i(?:[’']?ll| should)?|watch me|i[’']?ve a mind to|i(?:[’']?m| am) tempted to|i[’']?d rather|i[’']?m ready to|have me|see me)"

const barred =
  "\\b(?:(?:the |front |back |our |my )*doors?(?:[’']?s| is| are| will be|[’']?ll be|s)? ?(?:all |now |already |staying |getting )*(?:locked|bolted|chained|shut|double[- ]locked|deadbolted)|i(?:[’']?ve| have|[’']?m| am)? (?:just )?(?:lock(?:ed|ing)|bolt(?:ed|ing)|chain(?:ed|ing)|latch(?:ed|ing)) (?:the |front |our )*doors?|(?:the )?(?:chain|latch|bolt|deadbolt)(?:[’']?s| is) on|(?:my |the )?key(?:[’']?s| is) in the (?:lock|door) (?:on|from) (?:this|the in)side)"
const punished =
  "don[’']?t (?:even )?(?:bother|think about|think of) (?:coming|knocking|ringing|trying|to (?:come|knock|ring))|don[’']?t come (?:home|back|in)\\b|you(?:[’']?re| are)(?: not|n[’']?t) (?:coming|getting|sleeping) |(?:sleep|kip) (?:on|in|at|out|outside|somewhere|wherever|with)\\b|find (?:somewhere|another (?:bed|place|sofa)|a (?:bed|sofa|hotel))|learn\\b|teach|should(?:[’']?ve|n[’']?t have| have) (?:thought|been|come|left)|your (?:own )?(?:fault|problem|choice)|(?:that[’']?s|thats) what (?:you|u) get|see how (?:you|u) like|freeze|serves you"
const cues: readonly [Grave, readonly string[]][] = [
  [
    'exposure',
    [
      `\\b(?:post|send|show|share|leak|upload|publish|forward|release|put|print)(?:ing)?(?! (?:you|me|us|u)\\b) (?:\\w+ ){0,5}?(?:photos?|pics?|pictures?|videos?|nudes?|screenshots?|recordings?|texts|messages|dms|secret) (?:\\w+ ){0,3}?(?:to|on|with|for|all over|around|in) (?:everyone|everybody|your \\w+|ur \\w+|online|facebook|insta\\w*|tiktok|the internet|work|the (?:whole )?(?:\\w+ )?(?:office|school|family|group|village|company|police)|(?:his|her) (?:mum|mom|dad|boss|work))`,
      `\\b(?:i(?:[’']?ve)? (?:still )?(?:got|have|kept|saved)|got|remember) (?:\\w+ ){0,3}?(?:pics?|pictures?|photos?|videos?|nudes?|screenshots?|recordings?)\\b[^\\n]{0,80}\\b(?:shame|pity|see them|saw (?:them|those|that|it)|would (?:love|like)|your (?:boss|mum|mom|dad|parents|wife|husband|work|family|church|school|friends)|everyone|online|so (?:you|don[’']?t|think|be)|remember that|careful|behave|post|send|if you)`,
      `\\b(?:if you|unless|or|else|keep|one more|don[’']?t|shame if|pity if|how would you like it if|try (?:it|me)|leave me|dump me|or else)\\b[^\\n]{0,90}\\b(?:tell(?:ing)?|out(?:ing)?|expos(?:e|ing)|show(?:ing)?|email(?:ing)?|let(?:ting)?|find(?:s)? out|knows?|hear(?:s)?)\\b[^\\n]{0,30}\\b(?:your (?:mum|mom|dad|parents|boss|wife|husband|work|family|church|whole family|school|friends|manager|imam|priest|landlord)|everyone|everybody|the (?:whole )?(?:school|office|internet|police|family|village|group))\\b[^\\n]{0,60}\\b(?:what|about|you(?:[’']?re| are)|that you|gay|lesbian|trans|affair|pregnant|abortion|cheat\\w*|secret|everything|the truth|really|photos?|pics?|videos?|nudes?|drugs?|debts?)\\b`,
      `\\b(?:tell(?:ing)?|out(?:ing)?|expos(?:e|ing)) (?:your (?:mum|mom|dad|parents|boss|wife|husband|work|family|church|school|friends)|everyone)\\b[^\\n]{0,60}\\b(?:if you|unless|you(?:[’']?re| are) (?:gay|lesbian|bi|trans|pregnant|ill|positive))`,
      `\\b(?:tell|call|ring|report (?:you|u|him|her)? ?to|inform|phone|get) (?:the )?(?:immigration|home office|ice|border force|uscis)\\b|\\b(?:get|have) you deported\\b|\\b(?:your|ur) (?:papers|visa|status)\\b[^\\n]{0,50}\\b(?:unless|if you|or|remember who|because of me|cancel)`,
    ],
  ],
  [
    'shutting out',
    [
      `\\b(?:the )?locks (?:will|are going to|[’']?ll|are gonna|get|have been|are being|are) (?:be |being |been )?(?:changed|swapped)\\b|\\b(?:change|changing|swap|swapping) the locks\\b|\\b(?:lock|locking) (?:you|u) (?:out|in|up)\\b|\\byour key (?:won[’']?t|will not|doesn[’']?t) (?:work|fit)\\b|\\byou (?:won[’']?t|will not|aren[’']?t|are not|ain[’']?t) (?:be )?(?:get(?:ting)? (?:back )?in(?:side)?|com(?:e|ing) (?:back )?in(?:side)?|sleep(?:ing)? (?:here|under this roof)|(?:be )?leaving (?:this|the) (?:house|room|flat)|going anywhere|walk(?:ing)? out of here|get(?:ting)? out of here)\\b|\\byou(?:[’']?ll| will| can) (?:be |sleep |live |end up )?(?:out )?(?:on|in) the (?:street|streets|pavement|gutter)\\b|\\b${will} (?:\\w+ ){0,2}?(?:throw|chuck|dump|put|bin|burn|sell) (?:all )?(?:of )?(?:your|ur) (?:\\w+ )?(?:stuff|things|clothes|bags|belongings|shit)\\b|\\b${will} (?:\\w+ ){0,2}?(?:cancel|block|freeze|cut off|empty|take|hide|keep) (?:your|ur) (?:\\w+ )?(?:cards?|accounts?|passport|phone|keys|insulin|meds|medication|money|wages|car keys)\\b|\\bi(?:[’']?ll| will| have|[’']?ve) (?:take|taken|hidden|hide|got|keep|kept) your (?:passport|keys|phone|papers|id)\\b`,
      // Locked out, or sent to sleep where nobody sleeps: it happens now, so no "I will" stands before it.
      `(?:^|[.!?,;\\n] ?)or (?:out )?(?:on|in) the (?:\\w+ )?(?:steps?|doorstep|street|pavement|porch|gutter|shed|garage|car)(?= ?(?:[.!?,]|$|tonight|then|for all))|${barred}[^\\n]{0,60}\\b(?:${punished})|\\b(?:${punished})[^\\n]{0,60}${barred}|(?:^|[.!?,;\\n] ?)(?:(?:so|then|well|fine|ok|okay|just|and|or|good|now|go|maybe|tonight)[,.]? )*(?:you|u)?(?:[’']?re| are|[’']?ll| will| can| should)? ?(?:sleep(?:ing)?|kip(?:ping)?|spend(?:ing)? the night|stay(?:ing)?(?=[^.!?\\n]{0,40}\\b(?:(?:un)?till? (?:you|u)|all night|tonight|for all))) (?:(?:out )?(?:on|at) the (?:\\w+ )?(?:street|streets|pavement|step|steps|doorstep|porch|bench|drive|garden)|(?:out )?in the (?:\\w+ )?(?:cold|rain|snow|street|gutter|garden|stairwell|shed|garage|kennel|dog house|doorway|bus stop|car(?= ?(?:[.!?,]|$|tonight|then|for all)))|outside|out there)\\b(?! (?:the|a|an|my|our|your|cafe|bar|seats?|with me|for (?:a|the|me)|if it|on the way|till i|until i (?:come|get|am))\\b)`,
    ],
  ],
]
const compiled = cues.map(([kind, rows]) => [kind, rows.map((row) => new RegExp(row, 'iu'))] as const)

// A laugh takes it back; telling what the other said, or asking, is no threat of one's own.
const playful = /\b(?:lol|lmao|haha+|hehe|jk|joking|kidding|xx+)\b|[😂🤣😜😘😉]/iu
const told =
  /\b(?:you|u|he|she|they|who) (?:\w+ )?(?:said|told me|say|threatened|threaten|always say|keep saying|kept saying|swore|screamed|text(?:ed)?)\b|\b(?:did|have|has|are|were|will|would) (?:you|he|she) (?:\w+ )?(?:say|said|threaten|going to|really)\b|\b(?:would never|will never|never would|won[’']?t ever|didn[’']?t mean|shouldn[’']?t have said|sorry (?:i|for|that))\b/i
const longest = 4000

/** What this turn threatens with, and in which words; null where it threatens with nothing. */
export function graveIn(text: string): { kind: Grave; quote: string } | null {
  const read = text.slice(0, longest)
  if (playful.test(read)) return null
  for (const [kind, rows] of compiled)
    for (const row of rows) {
      const hit = firstIn(row, read)
      if (!hit) continue
      const before =
        read
          .slice(0, hit.index + hit[0].length)
          .split(/[.!?\n]/)
          .at(-1) ?? ''
      if (!told.test(before) && !/\b(?:never|not)\b(?! (?:wake|walk|be|been|get|leaving|going|coming)\b)/i.test(hit[0]))
        return (kind === 'shutting out' && letsIn.test(read)) || (kind === 'exposure' && shared(read, hit))
          ? leverageIn(read)
          : { kind, quote: hit[0].trim() }
    }
  const lever = leverageIn(read)
  return lever && !told.test(lever.quote.replace(orders, ' ')) ? lever : null
}

/** "You say one word and": that is forbidden, and not what somebody said. */
const orders = /\b(?:you|u) say (?=one|another|a word|anything|no\b)/gi

/** "Door's locked, key's under the mat": who says so shuts nobody out. */
const letsIn =
  /\b(?:keys?(?:[’']?s| is| are)? (?:under|in the (?:usual|key ?safe|box|pot|shed)|with|behind|by)|use (?:your|the|my) (?:own )?(?:key|code|back|side|bell|buzzer)|(?:your|a|the) (?:spare )?key|(?:ring|text|call|buzz|knock|shout)(?: me)? (?:when|and i|if|on)|i(?:[’']?ll| will) (?:let (?:you|u) in|come (?:down|and|over|out|get)|open|be (?:down|up|there|right))|come (?:round|in by|through)|back door|side door|let yourself in|coming (?:down|now)|we (?:can|could|should|will)|(?:so|too|less) hot|cooler|hammock|tents?|camp(?:ing|site|er)?)\b/i

/** Pictures that are shared as anybody shares them: not hers, nothing held up, to nobody who could take work or love. */
function shared(text: string, hit: RegExpExecArray): boolean {
  if (!/^(?:post|send|show|share|upload|publish|forward|put|print)(?:ing)?\b/i.test(hit[0])) return false
  if (
    /\b(?:nudes?|screenshots?|recordings?|texts|messages|dms|secret|naked|(?:your|ur) (?:\w+ )?(?:photos?|pics?|pictures?|videos?)|(?:your|ur|his|her) (?:boss|work|job|manager|wife|husband|church|girlfriend|boyfriend)|police)\b/i.test(
      hit[0],
    )
  )
    return false
  const from = Math.max(...['.', '!', '?', '\n'].map((stop) => text.lastIndexOf(stop, hit.index - 1))) + 1
  const sentence = text.slice(from).split(/(?<=[.!?])\s|\n/, 1)[0] ?? ''
  return (
    isOffered(sentence) ||
    !/\b(?:of (?:you|u|me|us) |unless|or (?:else|i)|regret|sorry|shame|ruin|know what you|what you (?:are|did)|if you|you(?:[’']ll| will) see|watch me|try me|see how|i swear)\b/i.test(
      text,
    )
  )
}

/** New locks against who has taken, gambled, broken in or frightened keep a home safe and shut out nobody's life. */
const guarded =
  /\b(?:gambl\w*|bets?|betting|spent (?:my|the|our|all)|stole|stolen|steal\w*|robb\w*|took (?:my|the|our|money)|taken (?:my|the|our|money)|missing|broke in|break in|let yourself in|walk(?:ed|s|ing)? in on|turn(?:ed|s|ing)? up|copied (?:my|the) key|copy of (?:my|the) key|lost (?:the|your|my|our) keys?|your key|drunk|drinking|high|using|drugs?|dealers?|debts?|hit|hurt|threw|grabbed|pushed|scared|afraid|police|order|feel safe|safety|moved out|you left|affair|cheat\w*|slept with|burgl\w*|landlord|locksmith)\b/i
const locks = /\b(?:lock|bolt|chain|latch|shut)(?:s|ed|ing)?\b/i
/** Whoever locks the door against a blow is the one who has to be safe. */
const flees =
  /\b(?:you|u)(?:[’']ve| have)? (?:\w+ )?(?:hit|hurt|slapped|punched|kicked|shoved|pushed|grabbed|choked|strangled|threw|threatened|scare|scared)\b|\bi(?:[’']?m| am| was) (?:\w+ )?(?:scared|afraid|frightened|terrified)\b|\b(?:calling|called|call|ringing|rang) the police\b|\b(?:keep|stay|be|feel) (?:\w+ )?safe\b/i
const shutsOut =
  /\b(?:come back|get back|go back|home too|sleep|street|out in the|nowhere|won[’']?t get in|your (?:stuff|things|clothes|bags)|teach|sorry|beg|if you|when you|unless)\b/i

/** By turn: every threat. `seen`: what the screen makes of a text, which knows who speaks of dying. */
export function gravesIn(
  turns: readonly Pick<Read, 'speaker' | 'text'>[],
  seen: (text: string) => Sighting | null,
): Map<number, { kind: Grave; quote: string }> {
  const found = new Map<number, { kind: Grave; quote: string }>()
  for (const [at, { speaker, text }] of turns.entries()) {
    const grave = graveIn(text) ?? otherwise(text, seen(text))
    const reasoned =
      grave?.kind === 'shutting out' &&
      locks.test(grave.quote) &&
      (!shutsOut.test(text) || flees.test(text)) &&
      turns.some((turn, other) => other <= at + 2 && turn.speaker === speaker && guarded.test(turn.text))
    if (grave && !reasoned) found.set(at, grave)
  }
  return found
}

function otherwise(text: string, seen: Sighting | null): { kind: Grave; quote: string } | null {
  const quote = text.trim().slice(0, 80)
  if (violenceThreatened(text)) return { kind: 'violence', quote }
  const dying = needsHelp(seen) && seen.category === 'self-harm' && !seen.thirdParty
  return dying ? { kind: 'death', quote: seen.quote ?? quote } : null
}

/** No kind word beside it lightens such a threat (COACH.md puts violence at 8). */
const least = 6

/** The turn as the threat that it is, whatever else the detectors made of its words. */
export function weighted(turn: Read, quote: string): Read {
  const start = Math.max(0, turn.text.indexOf(quote))
  const span = {
    quote,
    start,
    end: start + quote.length,
    speaker: 'writer' as const,
    target: 'other' as const,
    strength: 1,
  }
  const acts = [
    { ...span, id: 'threat' as const },
    ...turn.reading.acts.filter(({ id }) => id === 'contempt' || id === 'criticism'),
  ]
  const { score, contributions } = harmOf(acts, turn.reading.features)
  const harm = Math.max(least, score)
  const added =
    harm > score
      ? [{ score: 'harm', feature: 'a threat to die, to hurt, to expose or to shut out', amount: harm - score, quote }]
      : []
  return {
    ...turn,
    acts: [...new Set(acts.map(({ id }) => id))],
    harm,
    reading: {
      ...turn.reading,
      acts,
      main: 'threat',
      spans: { ...turn.reading.spans, repair: [] },
      harm: { score: harm, contributions: [...contributions, ...added] },
    },
  }
}
