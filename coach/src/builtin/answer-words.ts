import { addressee } from './addressee.ts'
import { advise } from './advise.ts'
import { asksForWords } from './asked-for.ts'
import { fromTold } from './draft-told.ts'
import { choose, cite, inOrder, plainly, say, type Composer } from './composer.ts'

/** Words were asked for without saying what for: from what was told before, or else the one thing that is missing is asked. */
export function wordsFor(c: Composer): void {
  const { state, reading } = c
  const to = addressee(reading.text, c.grammar.who)
  // What was told of one person is no ground for words to another.
  const elsewhere = to !== null && to.label !== state.focus?.label
  // With something told there is something to write from; `advise` looks each draft over before it is said.
  const ground =
    state.facts.length > 0 ||
    fromTold(reading.text, to ?? c.grammar.who, reading.names) !== null ||
    (!elsewhere && reading.facts.some((it) => it.turned !== null && it.score > 1))
  if (ground) {
    c.reading = { ...reading, acts: [...reading.acts, 'script'] }
    return advise(c)
  }
  if (to) c.grammar.who = to
  cite(c, reading.text.trim().slice(0, 80), 'your request')
  const { who } = c.grammar
  const quote = (
    reading.text
      .trim()
      .split(/(?<=[.?!])\s+/)
      .findLast((it) => asksForWords(it)) ?? reading.text.trim()
  ).replace(/[?!.\s]+$/, '')
  if (!/["“”]/.test(quote) && quote.length <= 70)
    say(
      c,
      plainly(
        c,
        `I would gladly answer "${quote}" with words you can send, and I do not want to make up what they are about.`,
      ),
    )
  else say(c, choose(c, 'words-missing', ['I can write that with you, and I do not want to make up what it is about.']))
  say(
    c,
    choose(c, 'words-why', [
      'One sentence from you is enough, in any form, and I will put it into words that sound like you.',
      'Tell me in one rough line, and I turn it into something you can send.',
    ]),
  )
  say(
    c,
    inOrder(c, 'words-ask', [
      ...(who ? ['What is the one thing {name} should know after reading it?'] : []),
      'Whom is it for, and what is the one thing it has to say?',
      'What happened that you want to write about?',
      'What do you want to come of it?',
    ]),
  )
  state.awaiting = 'answer'
}
