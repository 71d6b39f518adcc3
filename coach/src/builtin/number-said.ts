import { ask } from './asking.ts'
import { choose, cite, say, type Composer } from './composer.ts'

/** "500", "400 quid": an answer to what was asked or told before. */
export const bareNumber =
  /^\s*(?:(?:about|around|nearly|like|only|over|maybe|just) )?[£$€]?\s?\d[\d.,]*\s?(?:k|quid|pounds?|euros?|dollars?|bucks|times|days?|weeks?|months?|years?|hours?|mins?|minutes|am|pm)?(?: (?:a|per) (?:day|week|month|year))?[.!\s]*$/i

/** "How much does he owe? 640.": asked and answered in one breath. */
export const ownAnswer = /\?\s*(?=[£$€]?\s?\d[\d.,]*[.!\s]*$)/

export function numbered(c: Composer): void {
  const n = c.reading.text
    .trim()
    .split(ownAnswer)
    .at(-1)!
    .replace(/[.!\s]+$/, '')
  cite(c, n, 'your answer')
  const before = c.state.facts.at(-1)
  say(c, choose(c, 'number', ['{n}, then.', 'So it is {n}.', '{n}. Noted.'], { n }))
  if (before) c.state.facts.push({ quote: n, turn: c.state.turn, turned: null, weight: 0.4, who: before.who ?? '' })
  c.state.awaiting = 'answer'
  const long = /\b(?:days?|weeks?|months?|years?)\b/i.test(n) && !/\b(?:a|per)\b/i.test(n)
  if (!long || !say(c, choose(c, 'number-time', spans))) ask(c)
}

const spans = [
  'What has that time been like for you, from the inside?',
  'What has changed for you between the first of those days and now?',
]
