import { choose, cite, inOrder, plainly, say, type Composer } from './composer.ts'
import { inSentence } from './polish.ts'
import type { Told } from './state.ts'

/** The pairs are about the person, not about the fact, so they hold for whatever it was. */
const pairs = [
  'Which is nearer, that it hurts or that it makes you angry?',
  'Is it worse in the moment, or in the hours after?',
  'Do you mostly want it to stop, or mostly want {them} to understand what it does to you?',
  'Is it the thing itself that weighs on you, or that it keeps happening?',
  'Would you sooner tell {them}, or tell somebody else first?',
  'Are you more tired of it, or more afraid of where it goes?',
  'Would you like to look at what to say, or at how to get through the next time?',
  'Is it easier when others are there, or harder?',
  'Do you usually go quiet, or do you answer back?',
  'Does it feel new, or has it been like this for long?',
]
/** For a talk in which nothing is wrong. */
const plainPairs = [
  'Would you rather tell me more of it, or think about what comes next?',
  'Was it more of a surprise, or something you had hoped for?',
  'Is it something to enjoy for now, or something to think through?',
  'Would you like to say something to {them} about it, or keep it for yourself?',
]
const acceptances = {
  unsure: [
    'You need not know yet, so here are two to choose from.',
    'Not knowing is all right here. I will make it smaller.',
    'Then let me put two things in front of you instead.',
    'That is a fair answer, and I will ask in a smaller way.',
    'Hard to say is an answer too.',
  ],
  no: ['No, then, and that tells me where not to look.', 'Then not that, and I leave it.', 'All right, not so.'],
  maybe: [
    'Maybe is honest, and it leaves room for both.',
    'A maybe is enough to go on with.',
    'Then we leave it at maybe for now.',
  ],
  yes: ['That helps to know.', 'Then I have understood that part.', 'Good, that fits with the rest.'],
  ok: ['All right, at your pace.', 'Good, then one small step further.', 'Short answers are fine here.'],
}
const leads = [
  'You told me that {m}.',
  'Take the moment when {m}.',
  'So far I know that {m}.',
  'What I still have in front of me is that {m}.',
  'Go back for a second to this: {m}.',
  'We are still with this: {m}.',
]
const smaller = [
  'One word is enough, and both at once is allowed.',
  'First, second or neither would do for an answer.',
  'If neither fits, say so and I will try two others.',
  'It does not have to be exact, the nearer one will do.',
]

/** Met with a word or less: two concrete things to choose between, tied to what was told before. */
export function twoChoices(c: Composer, kind: keyof typeof acceptances): boolean {
  const answered = c.reading.text.trim().slice(0, 40)
  if (answered) cite(c, answered, 'your answer')
  say(c, choose(c, `choice/${kind}`, acceptances[kind]))
  // The same words held up every time would be a drill.
  const last = c.state.used.findLast(([id]) => id.startsWith('choice-lead/'))?.[1] ?? -9
  const told = c.state.turn - last >= 4 ? anchor(c) : null
  const led = c.pieces.length
  if (told) {
    const m = inSentence(told.turned ?? '', c.reading.names)
    if (say(c, choose(c, 'choice-lead', leads, { m }) ?? plainly(c, `There is still this: ${m}.`)))
      cite(c, told.quote, 'said earlier')
  }
  if (c.pieces.length === led) say(c, choose(c, 'choice-small', smaller))
  c.state.awaiting = 'choice'
  // Who has named the feeling is not asked for it.
  const fitting = c.state.trouble ? pairs.slice(c.state.feelings.length > 0 ? 1 : 0) : plainPairs
  return say(c, choose(c, 'choice-pair', fitting) ?? inOrder(c, 'choice-pair', [...pairs, ...plainPairs]))
}

const anchorKey = (it: Told) => `anchor/${it.quote.slice(0, 30)}`

/** What they told that weighs most and was not held up in the last choice. */
function anchor(c: Composer): Told | null {
  const usable = c.state.facts.filter(
    (it) =>
      it.turned &&
      /^(?:you|your|he|she|they|[A-Z][a-z]+) (?!told\b)[a-z]/i.test(it.turned) &&
      !/^(?:don't|didn't|can't|won't|it|that|this|there|everyone|so)\b/i.test(it.turned) &&
      it.turned.split(/\s+/).length <= 9 &&
      !/["“”?]/.test(it.turned) &&
      /\s/.test(it.turned),
  )
  const rest = usable.filter((it) => !c.state.related.includes(anchorKey(it)))
  const best = (rest.length > 0 ? rest : usable).toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))[0]
  if (best) c.state.related.push(anchorKey(best))
  return best ?? null
}

const around = [
  'Is it more about what was said, or about what was not?',
  'Is it about today, or has it been like this for a while?',
  'Is it mostly between the two of you, or are others in it too?',
  'Is it something that happened, or something that does not happen?',
]

/** A single word that tells something: "money". It is taken, and the next step is a choice. */
export function oneWord(c: Composer): boolean {
  const word = c.reading.text.trim().replace(/[.!?,]+$/, '')
  if (!/^\p{L}[\p{L}'’-]{2,24}$/u.test(word)) return false
  cite(c, word, 'your words')
  const m = word.toLowerCase()
  const before = c.state.facts.at(-1)?.quote
  say(
    c,
    (before && /^[\p{L} '’-]{3,40}$/u.test(before) && before.toLowerCase() !== m
      ? choose(c, 'word-both', ['So there is {b}, and there is {m}.', 'First {b}, and now {m}.'], {
          b: before.toLowerCase(),
          m,
        })
      : null) ?? choose(c, 'word', ['So, {m}.', 'It has to do with {m}, then.', 'Then {m} is the word for it.'], { m }),
  )
  c.state.facts.push({ quote: word, turn: c.state.turn, turned: null, weight: 0.5 })
  say(c, choose(c, 'choice-small', smaller))
  c.state.awaiting = 'choice'
  return say(c, inOrder(c, 'choice-around', around))
}
