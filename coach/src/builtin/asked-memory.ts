import { dayOf } from '../insights/days.ts'
import { gistOf, type Gist } from '../insights/gist.ts'
import type { Remembered } from '../port.ts'
import { read } from '../read/read.ts'
import { gistOfKept, knownIn } from './bearing.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { fill } from './realise.ts'
import { inPlainWords, ofDanger } from './remembered.ts'

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
  const [none, all, one] = (['none', 'all', 'one'] as const).map((it) => read(text).recall(it))
  const asked = 1 - none!
  if (asked < LIKELY) return false
  const known = knownIn(c.input)
  const wanted = gistOf(text, known)
  const kept = (c.input.memory ?? []).flatMap((it) => (ofDanger(it) ? [] : [{ it, gist: gistOfKept(it, known) }]))
  const ofThem = kept.filter(({ gist }) => isOf(gist, wanted))
  const single = one! > all!
  const hits = ofThem.filter(({ gist }) => isIn(gist, wanted) || (single && shares(gist, wanted)))
  if (asked < SURE && !(single ? hits : others(wanted)).length) return false
  c.recounting = true
  cite(c, text.slice(0, 80), 'your question', c.input.message.indexOf(text.slice(0, 80)))
  const missed = single && hits.length === 0
  const shown = (hits.length > 0 ? hits : missed ? ofThem.slice(0, 3) : ofThem).map(({ it }) => it)
  if (missed) say(c, missing(c))
  else if (shown.length === 0) say(c, nothing(c))
  if (shown.length > 0) tell(c, shown, missed ? 'What I do have is this.' : null)
  else inThisTalk(c)
  const asks =
    shown.length > 0
      ? ['Is any of it out of date, or is something missing?', 'What would you add to that today?']
      : ['What would be good for me to know?', 'What would you tell me about it now?']
  say(c, choose(c, 'kept-ask', asks) ?? asks[0]!)
  return true
}

const others = ({ people }: Gist) => people.filter((it) => it !== '@me')

/** Not known to be about somebody else; of her husband it is not enough that a fact names nobody. */
function isOf(kept: Gist, wanted: Gist): boolean {
  const [about, named] = [others(kept), others(wanted)]
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
  if (left > 0) say(c, `There ${left === 1 ? 'is one more' : `are ${left} more`} under what I remember on their page.`)
}

const missing = (c: Composer) =>
  choose(c, 'kept-missing', [
    'That is not among the things I have kept.',
    'I have nothing kept that says so.',
    'That you have not told me, or I have not kept it.',
  ]) ?? 'I have not kept that.'

function nothing(c: Composer): string {
  const whom = c.grammar.who ? fill('{whom}', c.grammar.who, {}) : null
  const about = whom ? ` about ${whom.replace(/^(Him|Her|Them|Your)\b/, (it) => it.toLowerCase())}` : ''
  return `I have nothing kept from earlier talks${about} that I can use here.`
}

/** What was told a moment ago is known as well, though it is not kept yet. */
function inThisTalk(c: Composer): void {
  const told = c.state.facts.map(({ quote }) => quote).filter((quote) => !quote.includes('"'))
  if (told.length > 0)
    say(
      c,
      `In this talk you told me: ${told
        .slice(-3)
        .map((it) => `"${it}"`)
        .join(', ')}.`,
    )
}
