import type { Someone } from '../detectors/people.ts'
import { betweenSituations } from './situations-between.ts'
import { childSituations } from './situations-children.ts'
import { decisionSituations } from './situations-decisions.ts'
import { familySituations } from './situations-family.ts'
import { farewellSituations } from './situations-farewells.ts'
import { friendSituations } from './situations-friends.ts'
import { harmSituations } from './situations-harm.ts'
import { homeSituations } from './situations-home.ts'
import { lossSituations } from './situations-losses.ts'
import { moneySituations } from './situations-money.ts'
import { openSituation } from './situation-open.ts'
import { partnerSituations } from './situations-partners.ts'
import { setbackSituations } from './situations-setbacks.ts'
import { otherSideOf, sideSituations } from './situations-sides.ts'
import { wordSituations } from './situations-words.ts'
import { workSituations } from './situations-work.ts'
import type { Situation } from './situation.ts'

export const situations: readonly Situation[] = [
  ...harmSituations,
  ...sideSituations,
  ...betweenSituations,
  ...farewellSituations,
  ...lossSituations,
  ...setbackSituations,
  ...partnerSituations,
  ...decisionSituations,
  ...moneySituations,
  ...homeSituations,
  ...childSituations,
  ...familySituations,
  ...friendSituations,
  ...workSituations,
  ...wordSituations,
]
const byId = new Map([...situations, openSituation].map((situation) => [situation.id, situation]))

export const situation = (id: string): Situation => byId.get(id) ?? openSituation

/** What may be said of it, given all that was told so far: a line that begins "if(cue)" needs that cue to have been said. */
export function mayOf(about: Situation, told: string): string[] {
  const found: string[] = []
  for (const line of about.may) {
    const hit = /^if\((.+?)\) (?=[A-Z])(.+)$/.exec(line)
    if (!hit) found.push(line)
    else if (new RegExp(`\\b(?:${hit[1]})`, 'i').test(told)) found.push(hit[2] ?? '')
  }
  return found
}

/** A kind of trouble met in a text: `strong` is enough by itself, weak cues only in company. */
export interface Met {
  id: string
  weight: number
  strong: boolean
  /** Where its first cue stands in the text as it was written. */
  quote: string
  start: number
  /** The different signs of it. */
  signs: string[]
  /** One of them says it outright: a phrase, or a word that somebody is the subject of. */
  plain: boolean
}

/** Lower case without apostrophes, and for each letter its place in the text as it was written. */
export function flatten(text: string): { flat: string; at: number[] } {
  const at: number[] = []
  let flat = ''
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? ''
    if (sign === "'" || sign === '’' || sign === '‘') {
      if (/\p{L}/u.test(text[i - 1] ?? '') && /\p{L}/u.test(text[i + 1] ?? '')) continue
    }
    const lower = sign.toLowerCase()
    flat += lower.length === 1 ? lower : sign
    at.push(i)
  }
  at.push(text.length)
  return { flat, at }
}

/** Every kind of trouble with a cue in the text; the heavier one first where both are strong. */
export function situationsIn(text: string, who: Someone | null): Met[] {
  const { flat, at } = flatten(text.length > 6000 ? text.slice(0, 6000) : text)
  const found: Met[] = []
  for (const it of situations) {
    const strong = distinct(flat, it.strong).filter((hit) => !supposed(flat, hit.index))
    const weak = it.weak ? distinct(flat, it.weak) : []
    if (strong.length + weak.length === 0) continue
    const sided = !it.side || new RegExp(it.side.source, 'i').test(flat)
    const fits = !it.roles || (who?.role ? it.roles.test(who.role) : !it.only)
    const weight =
      (Math.min(3, strong.length) * 1.5 + (strong.length > 0 ? 0.5 : 0) + Math.min(3, weak.length) * 0.5) *
      (0.7 + it.gravity * 0.15) *
      (fits && sided ? 1 : 0.3)
    const hit = (strong[0] ?? weak[0])!
    const start = at[hit.index] ?? 0
    const end = (at[hit.index + hit[0].length - 1] ?? start) + 1
    const signs = [...new Set([...strong, ...weak].map(([cue]) => cue))]
    found.push({
      id: it.id,
      weight,
      strong: strong.length > 0 && fits && sided,
      quote: text.slice(start, end),
      start,
      signs,
      plain: strong.some((one) => one[0].includes(' ') || predicated(flat, one)),
    })
  }
  const gone = new Set(found.flatMap(({ id, strong }) => (strong ? (otherSideOf[id] ?? []) : [])))
  return found.filter(({ id }) => !gone.has(id)).sort((a, b) => b.weight - a.weight)
}

/** "She lied", "i am pregnant", "my dad died": said of somebody, and not only named. */
function predicated(flat: string, { 0: cue, index }: RegExpExecArray): boolean {
  const before = flat.slice(Math.max(0, index - 40), index)
  return (
    /(?:ed|t|ing|ant|ies|s|d)$/.test(cue) &&
    /\b(?:i|im|ive|he|hes|she|shes|they|theyre|we|were|who|(?:my|our|his|her) [a-z]+|[a-z]+) (?:(?:is|are|was|were|has|have|had|got|just|then|even|also|only|still|been|being|always|keeps|keep|never|suddenly|recently) )*$/.test(
      before,
    ) &&
    !/\b(?:a|an|the|my|our|his|her|their|your|this|that|some|any|of|to|for|in|on|at|about|with) $/.test(before)
  )
}

/** What is only asked, feared or denied is no sign of it: "do you think she is seeing someone else?" */
function supposed(flat: string, at: number): boolean {
  const from =
    Math.max(
      flat.lastIndexOf('.', at - 1),
      flat.lastIndexOf('!', at - 1),
      flat.lastIndexOf('?', at - 1),
      flat.lastIndexOf('\n', at - 1),
    ) + 1
  const before = flat.slice(Math.max(from, at - 120), at)
  if (/\bwithout (?:\w+ ){0,3}$|\b(?:none|neither|not one) of (?:them|us|my \w+|the \w+) $/.test(before)) return true
  return (
    /\b(?:do (?:you|u) think|you think|i wonder|wondering|what if|maybe|perhaps|i (?:think|guess|suspect|bet|fear)|(?:afraid|scared|worried) (?:that )?(?:he|she|they)|could (?:he|she|they)|might be)\b[^,;]*$/.test(
      before,
    ) ||
    /^\s*(?:and |so |but )?(?:is|are|was|were|did|does|has|have|would|could|will) (?:he|she|they|my [a-z]+) /.test(
      before,
    ) ||
    /\b(?:not|never|isnt|wasnt|no|without|nothing to do with)(?: (?:a|an|the|about|even|really|just|any|been))* $/.test(
      before,
    )
  )
}

function distinct(flat: string, cues: RegExp): RegExpExecArray[] {
  const seen = new Map<string, RegExpExecArray>()
  for (const hit of flat.matchAll(cues)) if (hit[0] && !seen.has(hit[0])) seen.set(hit[0], hit as RegExpExecArray)
  return [...seen.values()]
}
