import { choose, cite, inOrder, say, type Composer } from './composer.ts'
import { context } from './context.ts'
import guide from './guide.json' with { type: 'json' }
import { isGuarded } from './set-aside.ts'

const selfJudging =
  /^(?:stupid|pathetic|worthless|useless|foolish|an? (?:idiot|fool|failure|burden)|like an? (?:idiot|fool)|inferior|inadequate|not good enough|small|dirty|selfish|to blame)$/

/** The words the answer rests on: the most telling clause of this message, unsaid. */
export function takeIn(c: Composer): void {
  const { reading, state } = c
  const fact = reading.facts[0]
  if (fact) {
    cite(c, fact.text, 'your words', fact.start)
    state.facts = [...state.facts, { quote: fact.text, turn: state.turn }].slice(-40)
  } else if (reading.text.trim()) cite(c, reading.text.trim().slice(0, 80), 'your words')
}

/** A feeling only where it was named of oneself; a word of judgement on oneself is not agreed with. */
export function feeling(c: Composer): boolean {
  const named = c.reading.feeling
  if (!named?.named) return false
  const judged = selfJudging.test(named.named)
  const pleasant = /^(?:joy|love|gratitude)$/.test(named.family)
  const line = judged
    ? choose(c, 'self-judged', guide.selfJudged)
    : pleasant
      ? choose(c, 'glad', guide.glad)
      : choose(c, 'felt', guide.feltLines, { feeling: named.named })
  if (line) cite(c, named.quote, 'feeling', named.start)
  return say(c, line)
}

export function ask(c: Composer): boolean {
  c.state.awaiting = 'answer'
  return say(c, inOrder(c, 'ask', guide.asks))
}

/** The ordinary turn is nearly silent: heard, and one open question at first and then in one telling of three. */
export function listen(c: Composer): void {
  takeIn(c)
  const { flag } = c.state
  const heavy = flag?.category === 'self-harm' && !flag.cleared && !flag.aside
  if (!feeling(c)) say(c, heavy ? choose(c, 'heavy', guide.heavy) : choose(c, 'heard', guide.heard))
  context(c)
  if (c.state.explored++ % 3 === 0 || c.pieces.length === 0) ask(c)
}

/** Asked for words: beginnings to finish, since nothing is made up for somebody else's mouth. */
export function beginnings(c: Composer): void {
  takeIn(c)
  const lines = inOrder(c, 'beginnings', isGuarded(c.state) ? guide.beginningsGuarded : guide.beginnings)
  if (!lines) return tryThis(c)
  say(c, lines)
  say(c, `\n\n${choose(c, 'beginnings-note', guide.beginningsNote) ?? ''}`)
  c.state.drafts++
  c.state.awaiting = 'draft'
}

/** Asked what to do: one tried thing at once, marked as general. */
export function tryThis(c: Composer): void {
  takeIn(c)
  const line = inOrder(c, 'advice', isGuarded(c.state) ? guide.adviceGuarded : guide.advice)
  if (line) {
    say(c, line)
    say(c, inOrder(c, 'advice-note', guide.adviceNote))
    c.state.awaiting = 'answer'
  } else ask(c)
}

/** Asked what nobody here can know or decide: that is said once, and something to try comes with it. */
export function cannotKnow(c: Composer): void {
  say(c, inOrder(c, 'cannot-know', guide.cannotKnow))
  tryThis(c)
}
