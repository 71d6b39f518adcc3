import { choose, cite, inOrder, say, type Composer } from '../builtin/composer.ts'
import { context } from '../builtin/context.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { surely } from './advice.ts'
import { exercises, lines } from './data.ts'
import { nearest } from './nearest.ts'
import { doorTo, offer } from './offer.ts'

/** Somebody of the person's own has died: then nothing is asked. */
const death =
  /(?:^|[,.;] |\b(?:since|when|after|before|and) )(?:mum|mom|mam|dad|nan|gran) (?:has |just )*(?:died|passed away)|\b(?:my|our) (?:\w+ ){1,3}(?:has |have |had |just |suddenly )*(?:died|passed (?:away|on|in)|passed$)|\b(?:we|i) (?:just |have )?lost my (?:mum|mom|mother|dad|father|husband|wife|son|daughter|baby|sister|brother|nan|gran\w*|best friend|partner)\b|\b(?:his|her) funeral\b/i

/** Whether that was told just now, or shortly before: then nothing is solved either. */
export const mourns = ({ input, reading }: Composer): boolean =>
  [...input.history.slice(-8).flatMap((it) => (it.role === 'user' ? [it.content] : [])), reading.text].some((it) =>
    death.test(it),
  )

/** The words the answer rests on: the most telling clause of this message, unsaid. */
export function takeIn(c: Composer): void {
  const { reading, state } = c
  const fact = reading.facts[0]
  if (fact) {
    cite(c, fact.text, 'your words', fact.start)
    state.facts = [...state.facts, { quote: fact.text, turn: state.turn }].slice(-40)
  } else if (reading.text.trim()) cite(c, reading.text.trim().slice(0, 80), 'your words')
}

const feelings: Readonly<Record<string, readonly string[]>> = lines.feelings

/** What fits only where it is sure and told of oneself, and is said once a talk. */
function felt(c: Composer): 'death' | 'felt' | null {
  const { guide, flag } = c.state
  const once = (what: string, variants: readonly string[] | undefined) => {
    if (!variants || guide.once.includes(what)) return false
    guide.once.push(what)
    return say(c, choose(c, `felt/${what}`, variants))
  }
  if (death.test(c.reading.text) && once('death', lines.death)) return 'death'
  if (flag?.category === 'self-harm' && !flag.cleared && !flag.aside && once('heavy', lines.heavy)) return 'felt'
  const named = c.reading.feeling
  if (!named?.named) return null
  const mixed = /\?|\b(?:but|still|though)\b/i.test(c.reading.text)
  if (/^(?:joy|love|gratitude)$/.test(named.family) && mixed) return null
  const what = named.shade ?? named.family
  if (!once(what, feelings[what])) return null
  cite(c, named.quote, 'feeling', named.start)
  return 'felt'
}

/** The first real telling: so many words, or more than one sentence of some length. */
const REAL = 14
/** So many tellings without a question, and doors or one open question are due. */
const DUE = 3

/** Listening is nearly silent: a line, doors after the first real telling, one open question in four tellings. */
export function listen(c: Composer): void {
  const { guide } = c.state
  guide.told++
  guide.quiet++
  guide.words += c.reading.words
  const said = felt(c)
  if (said === 'death') {
    guide.quiet = 0
    guide.doors++
    return
  }
  if (!guide.listening) context(c)
  if (!guide.listening && guide.doors === 0 && guide.words >= REAL) return doors(c, lines.firstTelling)
  if (guide.told === 1) {
    if (!said && !say(c, choose(c, 'go', lines.go))) quiet(c)
    return atHand(c)
  }
  if (!guide.listening && guide.quiet > 2 * DUE) return doors(c, lines.doorsAgain)
  if (!guide.listening && guide.quiet > DUE && ask(c)) return
  if (!said) quiet(c)
  atHand(c)
}

/** Where a telling names what a text or an exercise is for, that lies at hand without a word. */
function atHand(c: Composer): void {
  if (c.state.guide.listening || isGuarded(c.state) || c.state.guide.open) return
  const [first] = nearest(exercises, c.reading.text)
  const fits = surely(c)
  const close = first && first.score >= 1.5 ? [{ label: first.it.title, does: `open:${first.it.id}` }] : []
  const title = fits ? [doorTo(fits)] : []
  if (close.length + title.length > 0) offer(c, [...close, ...title])
}

function quiet(c: Composer): void {
  if (!say(c, inOrder(c, 'listen', lines.listen)) && c.pieces.length === 0)
    say(c, `Your lines up to number ${c.state.turn} are read.`)
}

function ask(c: Composer): boolean {
  const asked = say(c, inOrder(c, 'ask', lines.asks))
  if (asked) c.state.guide.quiet = 0
  return asked
}

/** Ways to go on, instead of a guess at what is wanted. */
export function doors(c: Composer, spoken: readonly string[]): void {
  const { guide } = c.state
  guide.doors++
  guide.quiet = 0
  const said = say(c, choose(c, 'doors', spoken))
  if (!said) quiet(c)
  const fits = surely(c)
  const title = fits ? [doorTo(fits)] : []
  offer(c, isGuarded(c.state) ? lines.guardedDoors : [...lines.doors, ...title])
}
