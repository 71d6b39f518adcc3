import asks from '../../data/said/craft-danger.json' with { type: 'json' }
import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import exposing from '../../data/words/exposing.json' with { type: 'json' }
import flirting from '../../data/words/flirting.json' with { type: 'json' }
import wishing from '../../data/words/ill-will.json' with { type: 'json' }
import type { CraftTone } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import { contracted } from '../builtin/apostrophes.ts'
import type { CraftInput } from '../operations.ts'
import { dangerOfGoal, type SeenInGoal } from '../read/goal-danger.ts'
import { noneOf, type Refusal } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { agesIn, partsOf } from '../safety/ages.ts'
import { fold, sentencesIn, filled, setsOf, stripped, toldIn } from '../text/words.ts'
import { phrasesIn, saying } from '../text/phrase.ts'
import { dangerIn, type Danger } from './danger.ts'
import { ordersIn } from './orders.ts'
import { personsIn, roles, type Kind } from './persons.ts'
import type { Recipient } from './turn.ts'

/** `text`: what the person reads, why and what instead; `quote`: the words it rests on, empty where they are too many;
 * `doubt`: it is asked once in plain words, and written where said in parts; `chance`: that it may not be written;
 * `like`: it is only like what may not be, as a learned reader hears it; `reason`: the likeliest, where found. */
export type Refused = { text: string; quote: string; doubt: boolean; chance: number; like?: true; reason?: Reason }
type Reason = Exclude<Refusal, 'none'> | 'groom'

/** From these chances on no words are written, and it is asked what is meant: of a sealed author's plain goals .75 are met so, at .08 of fine ones (decision 198); and the share of all that speaks for any reason, from which on it is told which it is. */
const [REFUSE, ASK, NAMED] = [0.6, 0.45, 0.75]
const [LONGEST, QUOTED] = [3000, 120]

/** What is shown or told to others, held over somebody who goes, or their nakedness: refused whatever its likeness. */
const exposes = saying(exposing.phrases, 3, exposing.alike, (word) => !exposing.free.includes(word))

/** Null for words that can be helped. Reads the first 3,000 characters. */
function refuse(words: string): Refused | null {
  const text = words.slice(0, LONGEST)
  if (exposes(contracted(text))) return refused(1, 'leverage', '', false)
  const all = read(text).refusal()
  const { label, chance: own, shown } = all.find((it) => it.label !== 'none')!
  const chance = 1 - noneOf(all)
  const isLike = (doubt: boolean) =>
    refused(chance, own >= NAMED * chance ? (label as Reason) : null, shown?.quote ?? '', doubt)
  const seen = dangerOfGoal(text)
  const grooms = isGrooming(seen)
  if (chance >= REFUSE) return { ...isLike(false), reason: label as Reason, ...(grooms ? {} : { like: true }) }
  const reason = grooms ? 'groom' : seen?.danger === 'pursue' ? 'pursue' : null
  if (seen && reason && (seen.sure || chance < ASK)) return refused(1, reason, seen.quote, !seen.sure)
  return chance >= ASK ? isLike(true) : null
}

export function refused(chance: number, reason: Reason | null, shown: string, doubt: boolean): Refused {
  const quote = shown.length > QUOTED ? '' : stripped(shown, ' \n', ' \n.,!')
  const [what, because] = quote ? [`"${quote}"`, `, because of "${quote}"`] : ['it', '']
  const text = filled(kept.says[doubt ? 'doubt' : 'sure'], { what, because, ...kept.by[reason ?? 'any'] })
  return { doubt, chance, quote, text, ...(reason && { reason }) }
}

/** The first that may not be written; else, unless that was answered, the first that is to be asked about. */
export function refusedIn(texts: readonly string[], isAsked: boolean): Refused | null {
  const found = texts.flatMap((text) => (text ? (refuse(text) ?? []) : []))
  return found.find(({ doubt }) => !doubt) ?? (isAsked ? null : (found[0] ?? null))
}

/** A child is courted: no other reader lets that through. */
export const isGrooming = (seen: SeenInGoal | null): boolean => seen?.danger === 'groom' && seen.sure
const { carried, denials: unwanted, others } = setsOf(flirting.lists)
/** Courting, asked for in so many words. */
const courting = phrasesIn({ courting: flirting.courting }, 0, flirting.alike)
const asking = phrasesIn({ asking: ['ask out'] }, 1)
/** Who depends on the writer, as the writer tells of themselves: what they are, what they do to the other, what else says so. */
const over = Object.entries(flirting.over).map(([kind, it]) => [kind as Kind, saying(it, 2, flirting.alike)] as const)
const underAge = saying(flirting.young)

/** Nobody denies it, or owns up to it, right before. */
const isCourting = (text: string): boolean =>
  toldIn(text).some(({ words }) => {
    const isDenied = (at: number) => unwanted.has(words.slice(0, at).findLast((it) => !carried.has(it)) ?? '')
    return [...courting(words), ...asking(words)].some(({ from }) => !isDenied(from))
  })

/** Null where nobody is courted who may not be. `about`: what says who is who. */
export function flirtRefused(texts: readonly string[], about: string, tone: CraftTone, who: Recipient): Refused | null {
  const near = [...texts, about].map((it) => it.slice(0, LONGEST))
  if (tone !== 'flirty' && !near.slice(0, -1).some(isCourting)) return null
  const all = near.join('\n')
  const isYoungIn = (parts: string[]) => {
    // A smaller figure counts something else, unless it says "old".
    const least = parts.includes('old') ? 1 : 9
    return agesIn(parts).some(({ whose, years }) => years >= least && years < 18 && !others.has(whose))
  }
  const isYoung = underAge(all) || sentencesIn(all).some((it) => isYoungIn(partsOf(fold(it))))
  const told = personsIn(about, []).map(({ role }) => roles.get(role ?? '')?.kind)
  // Whom nobody may court who is over them, also where only the context or a part of the message says so.
  const dependent = told.find((it) => over.some(([kind]) => kind === it))
  const kind = over.find(([, says]) => says(all))?.[0] ?? who.kind ?? dependent
  const reason = isYoung ? kept.reasons.young : (kept.reasons as Partial<Record<Kind, string>>)[kind ?? 'other']
  if (!reason) return null
  const quote = [who.quote, who.called].find((it) => it && all.includes(it)) ?? ''
  const { why, ...instead } = kept.flirt
  const how = isYoung ? 'young' : kind === 'kin' || kind === 'child' ? 'family' : 'unfree'
  const text = filled(why, { reason, because: quote ? ` ("${quote}")` : '', instead: instead[how] })
  return { doubt: false, chance: 1, quote, text }
}

/** Death, injury, shame or terror wished or urged on somebody. `urged` and `dosed` count behind a word that urges or wishes, `said` whatever leads to it. Own lists, written for Mallama. */
const { urges, musts, wishes, denials, told, between, persons, stops, may } = setsOf(wishing.lists)
const wide = phrasesIn(wishing.phrases, 2, wishing.alike, (word) => !stops.has(word))
const near = phrasesIn(wishing.near, 2, wishing.alike, (word) => may.has(word))
const harmless = phrasesIn(wishing.harmless, 0, wishing.alike)

/** Between it and what urges it are only small words. Of a draft what is urged counts: what is wished is to be said better. */
function isUrged(words: readonly string[], from: number, isDraft: boolean): boolean {
  const at = words.findLastIndex((it, n) => n < from && !between.has(it) && !persons.has(it))
  if (at < 0) return !persons.has(words[0]!)
  if (musts.has(words[at]!)) return true
  const leads = urges.has(words[at]!) || (!isDraft && wishes.has(words[at]!))
  const before = words.slice(Math.max(0, at - 2), at)
  return leads && !persons.has(before.at(-1) ?? '') && !before.some((it) => denials.has(it))
}

/** The sentences of ill will in a text. `dose`: it may as well be a medicine that is to be taken. */
function illWills(text: string, isTurned: boolean, isDraft: boolean): { words: string; dose: boolean }[] {
  return toldIn(text.slice(0, 2 * LONGEST)).flatMap(({ words, from, to }) => {
    const fine = new Set(harmless(words).map((it) => it.from))
    // Somebody fears it before, tells of it or owns up to it.
    const isMeant = (at: number) => !isTurned && !words.slice(0, at).some((it) => told.has(it))
    const counts = [...wide(words), ...near(words)].filter(
      (it) => !fine.has(it.from) && (it.is === 'said' ? isMeant(it.from) : isUrged(words, it.from, isDraft)),
    )
    if (counts.length === 0) return []
    return [{ words: text.slice(from, to).trim(), dose: counts.every(({ is }) => is === 'dosed') }]
  })
}

/** What wishes or urges harm on the one written to, asked before anything else: it shows no danger to its writer, and no reason makes it fit to send. `turned`: the goal as words to that one. */
export function illWillIn(input: CraftInput, danger: Danger, turned: string, parts: readonly string[]) {
  const { goal } = input
  const draft = input.originalDraft ?? ''
  // Somebody who owns up to having said it asks for no help in saying it again.
  const ownsUp = ordersIn(goal).some(({ act }) => act === 'apologise')
  const hits = [
    ...(ownsUp ? [] : [...illWills(goal, false, false), ...illWills(turned, true, false)]),
    ...(parts.length > 0 ? parts.flatMap((it) => illWills(it, false, false)) : illWills(draft, false, true)),
  ]
  const hit = hits.find(({ dose }) => !dose) ?? hits[0]
  if (!hit) return null
  // What is left without the wish may still be the writer's own danger, and that is heard.
  const without = (text: string) => text.replace(hit.words, '')
  const rest = dangerIn({ ...input, goal: without(goal), originalDraft: without(draft) })
  const isThreat = danger.flag?.category === 'threat-to-others' && !hit.dose
  const safety = isThreat ? danger.safety : needsHelp(rest.flag) ? rest.safety : null
  if (hit.dose) return { quote: '', safety, text: filled(asks.asked, { ask: asks.asks.dose }), next: asks.asks.dose }
  // What was found in the goal turned to its reader is shown as its writer put it.
  const isTheirs = [goal, draft, ...parts].some((it) => it.includes(hit.words))
  const quote = stripped((isTheirs ? hit.words : goal.trim()).slice(0, QUOTED), '', '.! ')
  const { why, next } = kept.illWill
  return { quote: goal.includes(quote) ? quote : '', safety, text: filled(why, { quote }), next }
}
