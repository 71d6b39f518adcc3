import { situation } from '../knowledge/situations.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { twoWays } from './advise.ts'
import { answerHarm, harmTalk } from './answer-harm.ts'
import { wordsFor } from './answer-words.ts'
import { asksForWords } from './asked-for.ts'
import { fillOut, substance } from './explore.ts'

const citeQuestion = (c: Composer) => cite(c, c.input.message.trim().slice(0, 80), 'your question')

/** "What would you do?" An answer, not a question back: one step, and why that one. */
export function whatWouldYou(c: Composer): void {
  if (harmTalk(c)) return answerHarm(c)
  if (asksForWords(c.reading.text)) return wordsFor(c)
  citeQuestion(c)
  const [one] = c.about.ways
  const need = c.about.need[0]
  say(
    c,
    choose(c, 'would-i', [
      'I am an AI and have no one to lose in it, so weigh that.',
      'From outside it is easy to say, so take it with that in mind.',
      'I would start smaller than the problem is.',
    ]),
  )
  say(c, twoWays(c, c.state.drafts === 0 ? c.about.ways : situation('open').ways))
  if (c.state.drafts === 0) c.state.related.push(`ways/${c.about.id}`)
  if (one && need)
    say(
      c,
      choose(c, 'would-first', [
        '\n\nOf the two I would begin with the first, because it costs least if it goes wrong.',
        '\n\nI would begin with the first, and keep the second for when it is not enough.',
      ]),
    )
  const tail = say(
    c,
    choose(c, 'would-ask', [
      'Which of them could you see yourself doing this week?',
      'Which one fits the two of you better?',
      'Shall I put the first one into words for you?',
    ]),
  )
    ? 1
    : 0
  c.state.awaiting = 'offer'
  fillOut(c, tail)
}

export function forecast(c: Composer): void {
  citeQuestion(c)
  say(
    c,
    choose(c, 'forecast', [
      'I cannot tell you, and nobody could from a talk like this. What you can find out is what {they} {does|do} when you ask for it plainly.',
      'That I will not guess at. People do change, when they want to and are helped to. Whether {they} will is not in my hands or yours.',
      'No honest answer exists for that. There is a nearer question: what you will live with meanwhile, and for how long.',
    ]),
  )
  substance(c, 1)
  const tail = say(
    c,
    choose(c, 'forecast-ask', [
      'What would you need to see in the next weeks to have reason for hope?',
      'What would you do this week if you knew the answer?',
      'Which answer do you fear more, the yes or the no?',
    ]),
  )
    ? 1
    : 0
  c.state.awaiting = 'answer'
  fillOut(c, tail)
}

export function isItNormal(c: Composer): void {
  citeQuestion(c)
  say(
    c,
    choose(c, 'normal', [
      'It happens in many families and between many couples, and that does not make it right for you.',
      'Common, perhaps. The better measure is whether it is all right with you, and it does not sound like it.',
      'I have no figures I would trust. That it bothers you is reason enough to look at it.',
    ]),
  )
  substance(c, 1)
  const tail = say(
    c,
    choose(c, 'normal-ask', [
      'If it stayed exactly like this for a year, what would that be like?',
      'What would "all right" look like to you?',
      'Which part would you least want to get used to?',
    ]),
  )
    ? 1
    : 0
  c.state.awaiting = 'answer'
  fillOut(c, tail)
}

export { judgeMe } from './answer-judge.ts'
