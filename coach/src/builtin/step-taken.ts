import { ask } from './asking.ts'
import { choose, cite, plainly, say, type Composer } from './composer.ts'
import { registerOf } from './draft.ts'
import { explore, fillOut } from './explore.ts'
import { turn as toYou, unhedged } from './mirror.ts'
import { polish } from './polish.ts'
import { ownWords } from './own-words.ts'
import { context, relate } from './recall.ts'
import { mayEcho } from './echoing.ts'
import { echo } from './reflect.ts'
import { stepOf } from './step.ts'

const beforeSending = [
  'Read it once more before you press send. What still sounds right then is right.',
  'Once it is sent, leave it alone for a day, because a second message would weaken the first.',
]
const sendingAsks = [
  'What will you do if the answer is short, or does not come?',
  'What would be a good enough answer for now?',
]

/** Something the writer means to do: kept for the end, and made one size more concrete. */
export function promised(c: Composer): void {
  const promise = c.reading.commitments[0]
  if (!promise) return explore(c)
  const step = stepOf(promise.quote, c.reading.names)
  const sends =
    c.state.lastDraft !== null && /\b(?:send|text|write|message|e-?mail|post|give|slide)\b/i.test(promise.quote)
  if (!step) return explore(c)
  cite(c, promise.quote, 'what you will do', promise.start)
  say(
    c,
    plainly(
      c,
      choose(c, 'promise', ['So you will {s}.', 'You will {s}, then.', 'That is a step: you will {s}.'], { s: step }) ??
        `You will ${step}.`,
    ) ?? `You will ${step}.`,
  )
  relate(c)
  context(c)
  say(
    c,
    choose(
      c,
      sends ? 'promise-send' : 'promise-say',
      sends
        ? beforeSending
        : [
            'It is concrete, and it is yours to do.',
            'Keep it short when you get there. The first minute decides the tone.',
            'If the answer is not a good one at first, it may still be a beginning.',
            'It need not go well to have been right to try.',
          ],
    ),
  )
  const tail = say(
    c,
    choose(
      c,
      sends ? 'promise-send-ask' : 'promise-ask',
      sends
        ? sendingAsks
        : [
            'What would be the first sentence you say?',
            'What will you do if the answer is not the one you hope for?',
            'What is the one thing you want {them} to understand by the end of it?',
            'Would you like a sentence to begin with?',
            'What would make it easier to do than to put off?',
          ],
    ),
  )
  c.state.awaiting = 'offer'
  fillOut(c, tail ? 1 : 0, 30)
}

/** Wanting with a "but" behind it, or only perhaps, or only of oneself: nothing that could be asked of somebody. */
const notAWish =
  /\bi want\b[^.!?\n]* but (?:i|im|i[’']m)\b|\b(?:if|whether) i (?:even |really )?want\b|\bi (?:just |really )?want to not\b|\bpart of me\b/i

/** A wish of the other person that was named outright: it can be asked for, so the coach offers to put it into words. */
export function wish(c: Composer): boolean {
  const { state, reading } = c
  const { who } = c.grammar
  if (
    !reading.needs.some((it) => /\b(?:want|need|wish|like)\b/i.test(it.quote)) ||
    notAWish.test(reading.text) ||
    state.drafts > 3 ||
    reading.words < 5
  )
    return false
  const register = registerOf(who)
  const own = ownWords({ ...c.input, history: [] }, reading, state, who, register === 'work' || register === 'ex')
  if (!own || own.sorry) return false
  const wanted = /^to (?:tell|ask|say)\b/i.test(own.from) ? null : toYou(polish(unhedged(own.from), reading.names))
  const back = mayEcho(c)
  if (!echo(c) && wanted && back) say(c, plainly(c, `You want ${wanted}.`))
  cite(c, own.from, 'what you want')
  relate(c)
  say(c, choose(c, 'wish', wishes))
  context(c)
  const tail = say(c, choose(c, 'wish-ask', wishAsks)) || ask(c) ? 1 : 0
  state.awaiting = 'offer'
  fillOut(c, tail)
  return true
}

const wishes = [
  'That is a wish one can say out loud: it names something {they} can do and blames nobody.',
  'Put like that it is a request and no longer a complaint, and a request can be answered.',
  'It is exact enough to be met or refused, which is more than most people bring to such a talk.',
  'There you have the sentence that matters, and the rest is how to lead up to it.',
]
const wishAsks = [
  'Shall I put it into words for {whom}?',
  'Would you like that as two sentences you could say or send?',
  'Do you want to ask {them} for it, and shall I draft how?',
]
