import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { oncePerText } from '../once.ts'
import { asSaid, guards } from '../safety/aside.ts'
import { isOfOneself } from '../safety/flag.ts'
import { toSafety, type Flag, type Sighting } from '../safety/screen.ts'
import { coercionIn } from './coercion.ts'
import type { Grave } from './grave.ts'
import type { Read } from './score.ts'
import { toldByEach } from './told-by-each.ts'
import { violenceDone, violenceThreatened } from './violence.ts'

export interface Danger {
  safety: Safety
  /** Someone is hurt, threatened, forced or watched: no compromise, no advice to the one at risk, no joint work. */
  abuse: boolean
  /** Harm, or a doubt of it, also where it was set aside: no compromise, no repair, nothing that the one at risk owes. */
  guarded: boolean
  violence: boolean
  /** Turns whose words are the danger themselves. */
  turns: ReadonlySet<number>
  /** By turn, the sentence to quote, gravest first, where the whole turn says more than the danger. */
  quotes: ReadonlyMap<number, string>
  /** Who says or does it, where their own words show it. */
  threatening: ReadonlySet<string>
  /** Somebody is in danger now, and not only in what one says that the other once said. */
  present: boolean
}

/** What stands around the turns: an introduction, an end, what the person added. */
export interface Scene {
  /** What the screen makes of a text. */
  seen: (text: string) => Sighting | null
  source: string
  around: string
  context: string | null
  /** The turns are a record; where they are told, the telling itself holds what was done. */
  recorded: boolean
  self: string | null
  country: string | null
  aside: boolean | undefined
}

/** The screen over the whole text and over each turn with its speaker: a threat in a transcript is not the reader's own. */
export function dangerIn(
  turns: readonly Read[],
  graves: ReadonlyMap<number, { kind: Grave }>,
  { seen: sight, source, around, context, recorded, self, country, aside }: Scene,
): Danger {
  const flags: Sighting[] = []
  let present = graves.size > 0
  const add = (seen: Sighting | null, words: string, speaker: string | null) => {
    if (!seen) return null
    if (needsHelp(seen) && !(seen.tier === 2 && seen.category === 'self-harm' && remembered.test(words))) present = true
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
  const whole = sight([source, context ?? ''].join('\n\n'))
  // Lines that follow one another are no sentence: what only the joined text shows counts where it is told, not recorded.
  if (whole && (!recorded || sight(telling))) add(whole, telling, null)
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
  const guessed: { seen: Sighting; text: string; speaker: string }[] = []
  const lineOf = oncePerText((text) => {
    const sighted = sight(text)
    return {
      sighted,
      guess: recorded && sighted !== null && guesses(sighted),
      threat: violenceThreatened(text),
      done: violenceDone(text),
    }
  })
  for (const [index, { text, speaker }] of turns.entries()) {
    if (text.length < 6) continue
    const { sighted, guess, threat, done } = lineOf(text)
    if (guess && sighted) guessed.push({ seen: sighted, text, speaker })
    const seen = guess ? null : add(sighted, text, speaker)
    // The words of a rule about one's own life ("kill-self") are no violence against another.
    const hurts = needsHelp(seen) && !isOfOneself(seen) && violent.test(seen.rule)
    if (threat || done || hurts) violence = true
    if (!threat && !done && !(needsHelp(seen) && !isOfOneself(seen))) continue
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
  const sounds = recorded ? toldByEach(turns) : null
  if (sounds) flags.push({ tier: sounds, category: 'abuse', thirdParty: false, rule: 'learnt/told-by-each' })
  if (sounds === 2) present = true
  // A tone is heard, nothing is said: one such line asks, more than one or one beside plain words offers help. Nobody is
  // named for it and nobody's line is put differently.
  const several = new Set(guessed.filter(({ seen }) => needsHelp(seen)).map(({ text }) => text)).size > 1
  const borneOut = several || flags.some((flag) => needsHelp(flag) && !isOfOneself(flag))
  for (const { seen, text, speaker } of guessed) add(borneOut ? seen : { ...seen, tier: 1 }, text, speaker)
  const gravest = flags.toSorted((a, b) => b.tier - a.tier || Number(!isOfOneself(b)) - Number(!isOfOneself(a)))[0]
  let flag: Flag | null = gravest ?? null
  if (needsHelp(flag) && gravest && !isOfOneself(flag) && violent.test(gravest.rule)) violence = true
  if (violence && !needsHelp(flag)) flag = { tier: 2, category: 'abuse', thirdParty: false }
  const counts = asSaid(flag, aside, [context, recorded ? null : source])
  const abuse = needsHelp(counts) && (!isOfOneself(counts) || violence)
  return {
    safety: counts ? toSafety(counts, country) : null,
    abuse,
    guarded: guards(counts) || (counts?.aside === true && violence),
    violence,
    turns: at,
    quotes,
    threatening,
    present: present || violence,
  }
}

/** "You said you'd kill yourself if I left": said then, told now. */
const remembered = /\byou (?:\w+ )?(?:said|told me|threatened|swore)\b[^.!?\n]{0,20}\b(?:you[’']?d|you would|to)\b/i

/** Only the classifier heard it, and no statement says it. */
const guesses = (seen: Sighting): boolean => seen.rule.startsWith('learnt/') && !isOfOneself(seen)

const violent = /hit|hurt|chok|strangl|throat|weapon|kill|attacked|beaten|burned|shaken/

// "You hit me" is said by the one who was hit.
const suffered =
  /\byou(?:[’']ve)? (?:\w+ ){0,2}?(?:hit|slapped|punched|choked|kicked|shoved|pushed|grabbed|hurt|strangled|threw|threatened|locked|scare|scared)\b|\b(?:scared|afraid|terrified|frightened) of you\b|\bdon[’']?t (?:hit|hurt|touch)\b|\b(?:call(?:ing)?|call) the police\b/i
const ownThreat =
  /\b(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|imma|i swear|i could|i should|i[’']?d|you[’']?ll|or i|you made me|deserve[ds]?|lucky i|watch (?:it|yourself)|try (?:it|me)|next time|not allowed|can[’']?t (?:leave|go|see)|won[’']?t let you)\b/i
