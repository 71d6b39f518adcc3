import { people, type Someone } from '../detectors/people.ts'
import type { Reading } from './reading.ts'
import type { State } from './state.ts'

/** Who has died is spoken of, not to: no questions about what they think, nothing to send them. */
const role = '(?:my |our )?((?:best )?[a-z]+(?:-in-law)?)'
const gone: readonly RegExp[] = [
  new RegExp(
    `\\b${role}(?: has| had|s)? (?:just |recently |sadly |finally )?(?:died|passed away|passed on|passed|is dead|is gone now|was killed|didn[’']?t make it)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:lost|buried|miss(?:ing)?|grieving(?: for)?|since we lost|without) (?:my|our) ((?:best )?[a-z]+)\\b`,
    'gi',
  ),
  new RegExp(`\\b${role}(?:[’']?s) (?:funeral|ashes|grave|death|wake|memorial|headstone|eulogy)\\b`, 'gi'),
  new RegExp(`\\bmy (?:late|dead) ([a-z]+)\\b`, 'gi'),
  new RegExp(
    `\\b${role}(?:[’']?s| has| have)? been (?:gone|dead) (?:for )?(?:a|an|\\d+|\\w+) (?:weeks?|months?|years?)\\b`,
    'gi',
  ),
]
/** "Miss my dad" is also said of one who is away: it needs a second sign. */
const onlyMissed = /^(?:miss|without)/i
const second =
  /\b(?:died|funeral|grave|ashes|dead|passed|no longer (?:here|with us)|keep (?:picking up|reaching for|going to (?:ring|call|text))|pick(?:ed|ing)? up the phone|would have (?:been|turned|loved|known)|wouldve been|wish (?:he|she) (?:was|were|could) (?:still )?(?:here|see)|still (?:lay|set|hear|smell|expect|turn to tell|buy)|(?:his|her) (?:voicemail|chair|coat|things|clothes|number)|every (?:christmas|birthday)|anniversary|heaven|grie(?:f|ving))\b/i
const pronounGone =
  /\b(he|she)(?:[’']?s| is| has| had)? (?:just |recently |sadly )?(?:died|passed away|passed on|dead)\b|\b(?:his|her) (?:funeral|ashes|grave|death)\b|\bbefore (he|she) (?:died|passed)\b|\bit would(?:[’']ve| have)? been (his|her) (?:\w+ )?birthday\b|\bwould(?:[’']ve|ve| have) been (?:\d+|\w+ty)(?: today| this| on|[.,!\n]|$)/i
/** "Her dad died", "my boss's mother died": not the writer's own, and nobody the talk is held with. */
const theirs = /\b(?:his|her|their|[’']s|s[’'])\s+(?:\w+ )?$/i

const plain = (it: string) => it.toLowerCase().replace(/^(?:your|my|our|best) /, '')
const same: Record<string, string> = {
  mom: 'mum',
  mother: 'mum',
  mummy: 'mum',
  father: 'dad',
  daddy: 'dad',
  nana: 'nan',
  gran: 'nan',
  grandma: 'nan',
  grandmother: 'nan',
  grandad: 'grandpa',
  grandfather: 'grandpa',
}
const key = (it: string) => same[plain(it)] ?? plain(it)
const keysOf = (who: Someone) => [who.label, who.role ?? '', who.name ?? ''].filter(Boolean).map(key)

export const isDead = (who: Someone | null, state: State): boolean =>
  who !== null && keysOf(who).some((it) => state.dead.includes(it))

/** Takes in who is no longer alive; what is said later of "him" is said of a memory. */
export function noteDeath(state: State, reading: Reading, told: string): void {
  const { text } = reading
  const add = (it: string) => {
    state.trouble = true
    if (!state.dead.includes(key(it))) state.dead.push(key(it))
  }
  const placed = people(text, state.names)
  for (const cue of gone)
    for (const hit of text.matchAll(cue)) {
      const word = hit[1] ?? ''
      if (theirs.test(text.slice(0, hit.index + hit[0].indexOf(word)).replace(/\b(?:my|our) $/i, ''))) continue
      if (onlyMissed.test(hit[0]) && !second.test(`${told}\n${text}`)) continue
      const who = placed.find(({ someone }) => keysOf(someone).includes(key(word)))?.someone
      if (who) keysOf(who).forEach(add)
      else if (reading.focus && keysOf(reading.focus).includes(key(word))) keysOf(reading.focus).forEach(add)
    }
  // "He died in 2019": he who was named last before it, or whom the talk is about.
  const hit = pronounGone.exec(text)
  if (!hit) return
  const pronoun = /\bhis\b|\bhe\b/i.test(hit[0]) ? 'he' : /\bher\b|\bshe\b/i.test(hit[0]) ? 'she' : null
  const who =
    placed.findLast(({ someone, start }) => start < hit.index && (!pronoun || someone.pronoun === pronoun))?.someone ??
    (reading.focus && (!pronoun || reading.focus.pronoun === pronoun || !reading.focus.sure) ? reading.focus : null)
  if (who) keysOf(who).forEach(add)
}

/** Somebody alive whom this message is about instead, or who came up beside the one who died. */
export function stillHere(state: State, reading: Reading): Someone | null {
  const alive = people(reading.text, state.names)
    // Whoever only stands beside ("more than my mum did") is not whom it is about.
    .filter(
      ({ start }) =>
        start < 3 ||
        /(?:[.,!?;]|\b(?:and|but|so|now|because|that|with|to|tell|think|ask)) $/i.test(reading.text.slice(0, start)),
    )
    .map(({ someone }) => someone)
    .filter((it) => !isDead(it, state) && !/^(?:he|she|they)$/.test(it.label))
  if (alive[0]) return alive[0]
  const { beside } = state
  if (!beside || isDead(beside, state)) return null
  const meant = { he: /\b(?:he|him|his|hes)\b/i, she: /\b(?:she|her|hers|shes)\b/i, they: /\b(?:they|them|their)\b/i }[
    beside.pronoun
  ]
  const other = state.focus?.pronoun === beside.pronoun
  return meant.test(reading.text) && (!other || reading.acts.length > 0) ? beside : null
}
