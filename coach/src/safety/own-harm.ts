import kept from '../../data/words/own-harm.json' with { type: 'json' }
import { anyOf, placesOf, wordsFrom } from '../text/phrase.ts'
import { type Told, setOf } from '../text/words.ts'
import { firstName } from '../text/people.ts'
import { harmToWriter, statedIn, classes, phrasesOf } from './statements.ts'
import { toldIn } from './turned.ts'

/** What the writer does: hurts a body, watches, holds somebody back, forces sex, frightens without a hand. */
type HarmKind = keyof typeof kept.kinds
export type Harm = NonNullable<ReturnType<typeof ownHarmIn>>

const phrases = (rows: readonly (readonly string[])[] = []) => rows.flatMap(phrasesOf)
const listsOf = (kinds: { [K in HarmKind]?: string[][] }) =>
  placesOf(Object.fromEntries(Object.entries(kinds).map(([kind, rows]) => [kind, phrases(rows)])), BETWEEN)
/** So many other words may stand between two words of a deed, and so many more between it and the "I" before it. */
const [BETWEEN, BEFORE] = [3, 9]
const [deedsIn, toldOf] = [listsOf(kept.kinds), listsOf(kept.of)]
const { child, struck, attacked } = kept
export const partners = wordsFrom('{partner}', classes).whole
const besideIn = placesOf({ child: phrases(child), struck: phrases(struck), attacked: phrases(attacked) }, 1)
/** In jest or by chance, long ago, in defence. */
const excusesIn = placesOf({ not: phrases(kept.not) })
const [me, breaks, tellers] = [setOf('i ive im id'), setOf(kept.breaks), setOf(kept.tellers)]
const [joins, conditions] = [setOf('so and then but until'), setOf('when whenever if')]
const owns = anyOf(['^ i did !not', '^ its true', '^ truth is'])
/** Whether it is the writer who does it: after some words somebody else acts or says so, or nobody does. */
function isMine(words: readonly string[], deed: number): boolean {
  const before = words.slice(Math.max(0, deed - BEFORE), deed)
  const at = before.findLastIndex((it) => me.has(it) || breaks.has(it))
  const ahead = before.slice(0, Math.max(0, at))
  // "He said no and I hit him" is no accusation, nor "when she says no, I".
  const isOpen = joins.has(ahead.at(-1) ?? '') || ahead.some((it) => me.has(it) || conditions.has(it))
  return me.has(before[at] ?? '') && (isOpen || !ahead.some((it) => tellers.has(it)))
}

const tells = (told: readonly Told[], what: 'child' | 'struck' | 'attacked') =>
  told.some(({ words }) => besideIn(words).some(({ is }) => is === what))
/** Whether the writer was held down, dragged or gone for: whoever strikes then does so in defence. */
export const isAttacked = (told: readonly Told[]): boolean => tells(told, 'attacked')
const isExcused = (told: readonly Told[]) =>
  isAttacked(told) || tells(told, 'struck') || told.some(({ words }) => excusesIn(words).length > 0)

function deedIn(told: readonly Told[]): { kind: HarmKind; sentence: Told } | null {
  const isOwned = told.some(({ words }) => owns(words))
  for (const sentence of told) {
    const { words } = sentence
    const [deed] = [...deedsIn(words).filter(({ from }) => isOwned || isMine(words, from)), ...toldOf(words)]
    if (deed) return { kind: deed.is as HarmKind, sentence }
  }
  return null
}

/** Harm that the writer tells they do, and its sentence; null where they tell of none, were attacked first, or dreamt it. `names`: of people in the talk, who are a "her" to what is looked for; nobody is harmed "with Lena". */
export function ownHarmIn(text: string, names: readonly string[] = []) {
  const called = new Set(names.map((it) => firstName(it).toLowerCase()))
  const ofName = (it: string, at: number, all: readonly string[]) =>
    called.has(it) && all[at - 1] !== 'with' ? 'her' : it
  const told = toldIn(text.slice(0, 3000)).map((it) => ({ ...it, words: it.words.map(ofName) }))
  const deed = deedIn(told)
  if (!deed || isExcused(told) || harmToWriter(statedIn(told))) return null
  const { from, to, words } = deed.sentence
  // Done to a partner, a baby told of beside it is not who was hurt.
  const child = tells(words.some((it) => partners.has(it)) ? [deed.sentence] : told, 'child')
  return { kind: deed.kind, quote: text.slice(from, to).trim(), child }
}
/** Whether they tell of it beside what was done to them, and neither is plainly the one who is harmed. */
export function goesBothWays(text: string): boolean {
  const told = toldIn(text.slice(0, 3000))
  const stated = statedIn(told)
  const isHit = stated.some(({ statement }) => statement.id === 'i-hit-them') || deedIn(told) !== null
  return isHit && tells(told, 'struck') && !isAttacked(told) && !harmToWriter(stated)
}
/** "I slapped him back", and not "when I got back" or "on the back". */
export function strikesBack(text: string): boolean {
  const words = toldIn(text).flatMap((it) => it.words)
  return words.some((it, at) => it === 'back' && ofThem.has(words[at - 1] ?? '') && !along.has(words[at + 1] ?? ''))
}
const [ofThem, along] = [setOf('him her them'), setOf('of to in home from when onto against')]
