import { advise } from './advise.ts'
import { twoChoices } from './choices.ts'
import { ask } from './asking.ts'
import { choose, cite, inOrder, may, plainly, say, type Composer } from './composer.ts'
import { correctionIn, mend } from './corrections.ts'
import { exercise, fillOut } from './explore.ts'
import { inSentence } from './polish.ts'
import { restate } from './restate.ts'

/** What the person says to the coach about its own words: wrong, not sure, that will not work. */

const refusal =
  /^(?:um+ |well |uh+ |actually |ugh )?(?:(?:no+|nah|nope)\b[,.! ]*)?(?:(?:that[’']?s|thats|it[’']?s|its|that is|it is)? ?(?:not (?:it|that|what i (?:said|meant|mean)|right|true|really)|wrong)\b[,.! ]*|(?:you )?(?:just )?(?:don[’']?t|dont|didn[’']?t|didnt) (?:get|understand)(?: it| me| this)?[,.! ]*|you(?:[’']?re| are) (?:not (?:getting|listening)(?: to me| it| this)?|missing the point|wrong)[,.! ]*)?/i

/** A correction drops the guess, apologises once, and takes in what was put right. */
export function corrected(c: Composer): void {
  const { state, reading } = c
  const put = correctionIn(reading.text)
  if (put) {
    if (state.hypothesis?.status === 'offered') state.hypothesis.status = 'dropped'
    mend(c, put)
    c.linked = true
    // What was put right has been said back; the question is not about the putting right.
    c.reading = { ...reading, facts: [], noticed: [] }
    ask(c)
    state.awaiting = 'answer'
    return
  }
  const guess = state.hypothesis?.status === 'offered' ? state.hypothesis : null
  if (guess) guess.status = 'dropped'
  cite(c, reading.text.trim().slice(0, 60), 'your correction')
  const rest = reading.text.trim().replace(refusal, '').trim()
  const sorry = state.apologised
    ? choose(c, 'dropped', ['I take that back.', 'Then I let that go.', 'Not that, then.', 'Understood.'])
    : choose(c, 'sorry', ['Sorry, I had that wrong.', 'Sorry, I misread it.', 'I am sorry, I was off there.'])
  state.apologised = true
  const feeling = reading.feeling?.named
  if (rest.length > 2 && feeling && rest.split(/\s+/).length <= 9) {
    say(c, plainly(c, `${feeling}, then.`))
    say(c, sorry)
    say(
      c,
      choose(c, 'taken-in', [
        'That changes how the rest reads, and I take it the way you say it.',
        'Good that you say it straight.',
        'I will not make it smaller than it is.',
      ]),
    )
    const tail = ask(c, 'shape') ? 1 : 0
    state.awaiting = 'answer'
    return fillOut(c, tail, 36)
  }
  say(c, sorry)
  if (rest.split(/\s+/).length >= 4) {
    restate(c)
    c.linked = true
    ask(c, 'shape')
    state.awaiting = 'answer'
    return
  }
  const last = state.facts.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)).find((it) => it.turned)
  if (last?.turned) {
    cite(c, last.quote, 'said earlier')
    say(c, plainly(c, `Then back to what you did say: ${inSentence(last.turned, reading.names)}.`))
  }
  say(
    c,
    choose(c, 'closer', [
      'What is it that I am not seeing?',
      'How would you say it yourself?',
      'What would be closer?',
      'Which part have I passed over?',
    ]),
  )
  state.awaiting = 'answer'
}

/** "I don't know" is met with two things to choose from, never with the same question again. */
export function unsure(c: Composer): void {
  twoChoices(c, 'unsure')
}

export const nothingLikeThat = /^(?:(?:no+|nope|nah|oh|god|hey|wait)[,.! ]*){1,5}(?:nothing|not) like that[.! ]*$/i

/** "No god no, nothing like that": taken at its word, and on. */
export function notThat(c: Composer): void {
  cite(c, c.reading.text.trim().slice(0, 60), 'your words')
  say(
    c,
    choose(c, 'not-that', [
      'Good to know, and I will not read it that way.',
      'Then I take it as you say it, and no further.',
    ]),
  )
  ask(c)
  c.state.awaiting = 'answer'
}

export function wontWork(c: Composer): void {
  cite(c, c.reading.text.trim().slice(0, 60), 'your words')
  say(
    c,
    choose(c, 'wont-work', [
      "You know {them} and I do not, so I take that seriously. If asking meets a wall, what is left is what you will do yourself, and that needs nobody's yes.",
      'Then words alone may not be the lever. What you can change without {them} is the hour, the place, or what you do when the usual answer comes.',
      'If it has failed before, saying it louder will not help. It may go better in writing, or with one concrete thing in place of the whole subject.',
    ]),
  )
  const line = choose(c, 'wont-work-ask', [
    'What happened the last time you tried, step by step?',
    'Is there anyone {they} {listens|listen} to on this?',
    'Which part of it is in your hands even if the answer is no?',
  ])
  const tail = say(c, line) ? 1 : 0
  c.state.awaiting = 'answer'
  fillOut(c, tail)
}

/** "Stop taking his side": heard at once, and held to. */
export function sided(c: Composer): void {
  const { state, reading } = c
  cite(c, reading.text.trim().slice(0, 60), 'your words')
  say(
    c,
    choose(
      c,
      'sided',
      !/\b(?:his|her|their|him|them|side|side of)\b|[A-Z]\w+[’']s/.test(reading.text)
        ? ['Point taken, and I stop.', 'Fair. I leave that.']
        : [
            'Fair. It is you I am listening to here, and I will leave {their} reasons out of it.',
            'You are right, and I stop there. You came to be heard, not to hear what {they} might think.',
            'Point taken. What {they} may have meant does not matter now.',
          ],
    ) ?? 'Point taken. This is about you.',
  )
  say(
    c,
    inOrder(c, 'sided-ask', [
      'What was the worst part of it for you?',
      'What do you want to say about it that nobody has let you say?',
      'How are you, with all that?',
    ]),
  )
  state.awaiting = 'answer'
}

const noQuestions = /\b(?:stop (?:asking|with the questions)|(?:too many|enough|no more) questions|don[’']?t ask)\b/i

/** The coach itself is the trouble: it says so, shows that it has listened, and gives something to hold, no question. */
export function repeated(c: Composer): void {
  const { state, reading } = c
  cite(c, reading.text.trim().slice(0, 60), 'your words')
  const asked = noQuestions.test(reading.text)
  say(
    c,
    choose(
      c,
      asked ? 'enough-asked' : 'enough-said',
      asked
        ? [
            'Fair. No more questions for now.',
            'You are right, that was a lot of asking.',
            'Point taken, I will stop asking.',
          ]
        : [
            'That is fair to say, and thank you for saying it.',
            'You are right that some of my sentences fit badly.',
            'I would be annoyed with that as well.',
            'Point taken.',
          ],
    ),
  )
  if (!asked)
    say(
      c,
      choose(c, 'enough-why', [
        'I am a program, and when I do not know enough I become general.',
        'General remarks are no help when it is this particular.',
        'You came with something real and got something smooth.',
      ]),
    )
  const [one, two] = state.facts
    .filter((it) => it.turned && it.turned.split(/\s+/).length <= 16 && !/["“”?]/.test(it.turned))
    .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
  if (one?.turned) {
    cite(c, one.quote, 'said earlier')
    const first = inSentence(one.turned, reading.names)
    say(
      c,
      plainly(
        c,
        two?.turned
          ? `What I hold on to is yours: ${first}, and ${inSentence(two.turned, reading.names)}.`
          : `What I hold on to is yours: ${first}.`,
      ),
    )
  }
  if (!one && !asked && say(c, choose(c, 'enough-start', starts))) return
  if (asked) state.used.push(['spare-questions', state.turn])
  if (!exercise(c)) advise(c)
}

const starts = [
  'Give me one thing that really happened, even a small one, and I will stay with just that. What was it?',
  'I know nothing yet of what brought you here. What would have been a useful answer?',
]

/** "This is not about my safety": believed, once and without a speech, and the talk goes on where it was. */
export function notSafety(c: Composer): void {
  const { reading, state } = c
  cite(c, reading.text.trim().slice(0, 60), 'your words')
  say(
    c,
    choose(c, 'not-safety', [
      'Thank you for saying it plainly. I take you at your word.',
      'Good to know, and I am glad I could ask. Then we go on where we were.',
      'All right, then I have read more into it than you meant.',
    ]),
  )
  const meant = reading.facts.filter((it) => it.turned && !/safe|nothing like|not like that|^no\b/i.test(it.text))
  const named = /\bi mean(?:t)? (?:about )?((?:the|my|our|his|her) [a-z]+(?: [a-z]+)?)(?=[.,;!?]|$)/i.exec(reading.text)
  if (named?.[1]) say(c, plainly(c, `So it is about ${named[1].toLowerCase().replace(/^(?:my|our)\b/, 'your')}.`))
  const rest = meant.find((it) => /\bi mean\b/i.test(it.text)) ?? meant.find((it) => it.score > -1)
  if (rest?.turned) {
    if (say(c, plainly(c, `${rest.turned.replace(/^You mean /, 'It is about ')}.`)))
      cite(c, rest.text, 'what it is about', rest.start)
  } else {
    const last = state.facts.filter((it) => it.turned).toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))[0]
    if (last?.turned) {
      cite(c, last.quote, 'said earlier')
      say(c, plainly(c, `We were at this: ${inSentence(last.turned, reading.names)}.`))
    }
  }
  say(c, may(c))
  const tail = ask(c) ? 1 : 0
  state.awaiting = 'answer'
  fillOut(c, tail)
}
