import said from '../../data/said/kept.json' with { type: 'json' }
import { dayOf } from '../insights/days.ts'
import { gistOf, type Gist } from '../insights/gist.ts'
import type { Remembered } from '../port.ts'
import { read } from '../read/read.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { gistOfKept, inPlainWords, knownIn, ofDanger, othersIn } from './remembered.ts'

/** Facts told at once. */
const most = 6
/** A longer message is a story with a question in it. */
const LONGEST = 32
/** Taken for such a question by itself; from the lower chance on where something kept answers it, or somebody known is named. */
const [SURE, LIKELY] = [0.5, 0.2]

/** Answers from what was told before, with its days, where that is what is asked for; honest where there is nothing. */
export function recounts(c: Composer): boolean {
  const text = c.reading.text.trim()
  if (c.reading.words > LONGEST) return false
  const { recall } = read(text)
  const asked = 1 - recall('none')
  if (asked < LIKELY) return false
  const known = knownIn(c.input)
  const wanted = gistOf(text, known)
  const ofThem = (c.input.memory ?? []).flatMap((it) => {
    const gist = gistOfKept(it, known)
    return !ofDanger(it) && isOf(gist, wanted) ? [{ it, gist }] : []
  })
  const single = recall('one') > recall('all')
  const hits = ofThem.filter(({ gist }) => isIn(gist, wanted) || (single && shares(gist, wanted)))
  if (asked < SURE && (single ? hits : othersIn(wanted)).length === 0) return false
  c.recounting = true
  cite(c, text.slice(0, 80), 'your question')
  const missed = single && hits.length === 0
  const shown = (hits.length > 0 ? hits : ofThem.slice(0, missed ? 3 : undefined)).map(({ it }) => it)
  if (missed) say(c, choose(c, 'kept-missing', said.missing) ?? said.stillMissing)
  else if (shown.length === 0) say(c, nothing(c))
  if (shown.length > 0) tell(c, shown, missed ? said.instead : null)
  else inThisTalk(c)
  const asks = shown.length > 0 ? said.asks : said.asksFirst
  say(c, choose(c, 'kept-ask', asks) ?? asks[0]!)
  return true
}

/** Not known to be about somebody else; of her husband it is not enough that a fact names nobody. */
function isOf(kept: Gist, wanted: Gist): boolean {
  const [about, named] = [othersIn(kept), othersIn(wanted)]
  const shared = about.some((it) => named.includes(it))
  return shared || named.length === 0 || (about.length === 0 && !named.some((it) => it.startsWith('@them ')))
}

/** In the corner of a life that is asked about. */
const isIn = (kept: Gist, { slot }: Gist) =>
  slot !== null && (kept.slot === slot || (slot === 'work' && kept.lone === 'trade'))
const shares = (kept: Gist, wanted: Gist) => wanted.words.some((it) => kept.words.includes(it))

/** 'On 3 March you wrote "she is a nurse".', oldest first; what was put right by hand stands as it was put. */
function tell(c: Composer, facts: readonly Remembered[], before: string | null): void {
  say(c, before)
  for (const one of facts.slice(0, most).toReversed()) {
    const { item, how, plain } = inPlainWords(one)
    const on = one.learnedAt ? dayOf(one.learnedAt, c.input.now) : null
    const wrote = on ? `On ${on} you wrote` : 'You wrote'
    say(c, `${how === 'edited' ? 'You had me keep' : wrote} "${item.replaceAll('"', "'")}".`)
    c.memoryUsed.push(plain)
  }
  const left = facts.length - most
  if (left > 0) say(c, said.more[left === 1 ? 0 : 1]!.replace('{count}', String(left)))
}

/** Named as they are spoken of inside a sentence: "him", "your sister", "Bilal". */
function nothing({ grammar: { who } }: Composer): string {
  if (!who) return said.nothing
  const whom = { he: 'him', she: 'her', they: 'them' }[who.label] ?? who.label
  return said.nothingOf.replace('{whom}', () => whom)
}

/** What was told a moment ago is known as well, though it is not kept yet. */
function inThisTalk(c: Composer): void {
  const told = c.state.facts.flatMap(({ quote }) => (quote.includes('"') ? [] : [`"${quote}"`])).slice(-3)
  if (told.length > 0) say(c, `In this talk you told me: ${told.join(', ')}.`)
}
