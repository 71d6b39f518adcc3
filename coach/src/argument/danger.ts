import type { Safety } from '@mallama/contracts/safety'
import { sight, toSafety, type Flag, type Sighting } from '../safety/screen.ts'
import { coercionIn } from './coercion.ts'
import type { Grave } from './grave.ts'
import type { Read } from './score.ts'
import { violenceDone, violenceThreatened } from './violence.ts'

export interface Danger {
  safety: Safety
  /** Someone is hurt, threatened, forced or watched: no compromise, no advice to the one at risk, no joint work. */
  abuse: boolean
  violence: boolean
  /** Turns whose words are the danger themselves. */
  turns: ReadonlySet<number>
  /** By turn, the sentence to quote, gravest first, where the whole turn says more than the danger. */
  quotes: ReadonlyMap<number, string>
  /** Who says or does it, where their own words show it. */
  threatening: ReadonlySet<string>
  /** A threat to die, to hurt, to expose or to shut out was said. */
  grave: boolean
}

/** "so ur stalking me now" is a jibe between two who know where the other is; alone it is no sign of a stalker. */
const jibe =
  /\b(?:so|now|wow|lol|omg|are you|r u|stop)\b[^.!?\n]{0,24}\bstalking me(?: now)?\b|\b(?:ur|you[’']?re|you are) (?:literally |basically |actually )?stalking me now\b/gi
// "I froze, and that wasn't fair on you": without a word about touch it is a failure to speak up.
const froze = /\bi (?:just |completely )?fr(?:o|ee)ze?\b/gi
const touch = /\b(?:touch\w*|sex\w*|bed|naked|clothes|kiss\w*|consent|rape\w*|forced|hands|body)\b/i
const plainly = (text: string) =>
  sight(text.replace(jibe, ' ').replace(froze, (words) => (touch.test(text) ? words : 'i said nothing')))

const abusive = /^(?:abuse|sexual-coercion|child-abuse|stalking|threat-to-others)$/

/** What stands around the turns: an introduction, an end, what the person added. */
export interface Scene {
  source: string
  around: string
  context: string | null
  /** The turns are a record; where they are told, the telling itself holds what was done. */
  recorded: boolean
  self: string | null
  country: string | null
}

/** The screen over the whole text and over each turn with its speaker: a threat in a transcript is not the reader's own. */
export function dangerIn(
  turns: readonly Read[],
  graves: ReadonlyMap<number, { kind: Grave }>,
  { source, around, context, recorded, self, country }: Scene,
): Danger {
  const flags: Sighting[] = []
  const grave =
    /\b(?:die|dead|dying|kill|suicid\w*|end (?:it|my life)|pills|hurt myself|self[- ]harm|not (?:want to )?(?:be here|live)|overdose)\b/i.test(
      source,
    )
  const add = (seen: Sighting | null, words: string, speaker: string | null) => {
    if (!seen || !meant(seen, words, grave)) return null
    // Who speaks of dying is in danger; the reader is only where they are known to be that speaker.
    if (seen.category === 'self-harm' && speaker !== null && speaker !== self) {
      const flag: Sighting = { ...seen, thirdParty: true }
      flags.push(flag)
      return flag
    }
    const theirs = seen.category === 'threat-to-others' && (speaker === null ? turns.length > 1 : speaker !== self)
    // Said by the other, "I'll hurt you" endangers the reader; only the reader's own is a threat to others.
    const flag: Sighting = theirs ? { ...seen, category: 'abuse', thirdParty: false } : seen
    flags.push(flag)
    return flag
  }
  let violence = false
  const telling = recorded ? [around, context ?? ''].join('\n\n') : [source, context ?? ''].join('\n\n')
  if (violenceDone(telling) || (!recorded && violenceThreatened(telling))) violence = true
  const whole = plainly([source, context ?? ''].join('\n\n'))
  // Lines that follow one another are no sentence: what only the joined text shows counts where it is told, not recorded.
  if (whole && (!recorded || plainly(telling))) add(whole, telling, null)
  const at = new Set<number>()
  const quotes = new Map<number, string>()
  const threatening = new Set<string>()
  for (const [index, { kind }] of graves) {
    const speaker = turns[index]?.speaker ?? ''
    at.add(index)
    if (kind === 'violence') violence = true
    if (kind !== 'death') threatening.add(speaker)
    const own = speaker === self
    flags.push({
      tier: 2,
      category: kind === 'death' ? 'self-harm' : own ? 'threat-to-others' : 'abuse',
      thirdParty: kind === 'death' && !own,
      rule: `argument/${kind}`,
    })
  }
  for (const [index, { text, speaker }] of turns.entries()) {
    if (text.length < 6) continue
    const seen = add(plainly(text), text, speaker)
    const threat = violenceThreatened(text)
    const done = violenceDone(text)
    // The words of a rule about one's own life ("kill-self") are no violence against another.
    const hurts = seen !== null && seen.tier >= 2 && abusive.test(seen.category) && violent.test(seen.rule)
    if (threat || done || hurts) violence = true
    if (!threat && !done && !(seen && seen.tier >= 2 && abusive.test(seen.category))) continue
    at.add(index)
    if (!suffered.test(text) && (threat || (seen !== null && ownThreat.test(text)))) threatening.add(speaker)
  }
  const coercion = recorded ? coercionIn(turns) : null
  if (coercion) {
    violence = true
    for (const { turn, quote } of coercion.said) {
      at.add(turn)
      quotes.set(turn, quote)
    }
    threatening.add(coercion.speaker)
    const own = coercion.speaker === self
    flags.push({ tier: 2, category: own ? 'threat-to-others' : 'abuse', thirdParty: false, rule: 'argument/coercion' })
  }
  const gravest = flags.toSorted(
    (a, b) => b.tier - a.tier || Number(abusive.test(b.category)) - Number(abusive.test(a.category)),
  )[0]
  let flag: Flag | null = gravest ?? null
  if (flag && flag.tier >= 2 && gravest && abusive.test(flag.category) && violent.test(gravest.rule)) violence = true
  if (violence && (!flag || flag.tier < 2)) flag = { tier: 2, category: 'abuse', thirdParty: false }
  const abuse = flag !== null && flag.tier >= 2 && (abusive.test(flag.category) || violence)
  return {
    safety: flag ? toSafety(flag, country) : null,
    abuse,
    violence,
    turns: at,
    quotes,
    threatening,
    grave: graves.size > 0,
  }
}

const violent = /hit|hurt|strangl|chok|weapon|threat|kill|knife|gun|violen|shov|thrown?|beat|slap|fears|injur/

/** In the to and fro of a quarrel some words say less than in a letter: "I'll do it tonight", "so I'm not allowed to care?" */
function meant({ rule, tier, category }: Sighting, words: string, grave: boolean): boolean {
  if (rule === 'self-harm/do-it-now' && !grave) return false
  // "You went through my pockets?" asks; what stays when the question is taken out is what is said.
  if (tier === 2 && category === 'abuse' && !violent.test(rule) && words.length < 400 && words.includes('?'))
    return (plainly(words.replace(/[^.!?\n]*\?/g, ' '))?.tier ?? 0) >= 2
  return !(
    tier <= 2 &&
    /isolation|permission|control/.test(rule) &&
    words.length < 200 &&
    /^(?:oh |so|and so|right|what)\b[^?]*\?\s*$/i.test(words.trim())
  )
}

// "You hit me" is said by the one who was hit.
const suffered =
  /\byou(?:[’']ve)? (?:\w+ ){0,2}?(?:hit|slapped|punched|choked|kicked|shoved|pushed|grabbed|hurt|strangled|threw|threatened|locked|scare|scared)\b|\b(?:scared|afraid|terrified|frightened) of you\b|\bdon[’']?t (?:hit|hurt|touch)\b|\b(?:call(?:ing)?|call) the police\b/i
const ownThreat =
  /\b(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|imma|i swear|i could|i should|i[’']?d|you[’']?ll|or i|you made me|deserve[ds]?|lucky i|watch (?:it|yourself)|try (?:it|me)|next time|not allowed|can[’']?t (?:leave|go|see)|won[’']?t let you)\b/i
