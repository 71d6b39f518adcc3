import { DAY_MS } from '@mallama/contracts/days'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(' ')
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

const told = (at: number): string => {
  const date = new Date(at)
  return `${names[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** The day two weeks after `now` (ISO 8601, read in UTC); "in two weeks" where `now` is no date. */
export function inTwoWeeks(now: string): string {
  const at = Date.parse(now)
  return Number.isNaN(at) ? 'in two weeks' : told(at + 14 * DAY_MS)
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const span = new RegExp(`\\bin (?:about )?(a|an|one|two|three|four|five|six|[1-9]) (day|week|month)s?\\b`, 'i')
const dated = new RegExp(
  `\\b(?:${weekday},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\b|\\b${month} \\d{1,2}(?:st|nd|rd|th)?\\b`,
  'i',
)
const named = new RegExp(`\\b(next |on |this |the following )?(${weekday})(?:s)?\\b`, 'i')

/** The day on which they want to look at it again, as a date where the words say which; null where they name none. */
export function reviewIn(text: string, now: string): string | null {
  const at = Date.parse(now)
  for (const sentence of text.slice(0, 2000).split(/[.!?\n;]+|, and |,? then /)) {
    if (
      !/\b(?:look (?:at|again)|review|check in|again|see how|talk about it|go over|sit down|revisit|come back)\b/i.test(
        sentence,
      )
    )
      continue
    const exact = dated.exec(sentence)?.[0]
    if (exact) return exact
    const ahead = span.exec(sentence)
    if (ahead) {
      const count = numbers[(ahead[1] ?? '').toLowerCase()] ?? Number(ahead[1])
      const days = count * (/^d/i.test(ahead[2] ?? '') ? 1 : /^w/i.test(ahead[2] ?? '') ? 7 : 30)
      return Number.isNaN(at) ? ahead[0] : told(at + days * DAY_MS)
    }
    const on = named.exec(sentence)
    if (on) {
      if (Number.isNaN(at)) return on[0].trim()
      const wanted = names.findIndex((name) => name.toLowerCase() === (on[2] ?? '').toLowerCase())
      const ahead = (wanted - new Date(at).getUTCDay() + 7) % 7 || 7
      return told(at + ahead * DAY_MS + (/next|following/i.test(on[1] ?? '') && ahead < 4 ? 7 * DAY_MS : 0))
    }
    const loose =
      /\b(?:next (?:week|month)|at the end of the (?:week|month)|after (?:christmas|easter|the holidays?))\b/i.exec(
        sentence,
      )
    if (loose) return loose[0]
  }
  return null
}

const times = new RegExp(
  `\\b(?:(?:on|by|from|until|till|before|after|starting|as of) (?:${weekday},? )?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?)(?! ?[ap]m)|(?:every|each|on|by|until|till|before|after|from|next|this|starting|as of) (?:${weekday}s?|(?:single )?(?:day|week|month|morning|evening|night|weekend|time)\\b|tomorrow|tonight|noon|midnight|lunch|dinner|bedtime|now on|the (?:first|\\d{1,2}(?:st|nd|rd|th)?)|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m| o[’']clock)?)|(?:${weekday}s?|today|tomorrow|tonight|at once|right away|straight away|immediately|always|each time|every time|(?:on )?weekdays|(?:at|on) weekends?|before (?:i|we) [^.,;!?]{2,40}|daily|weekly|once a (?:day|week|month))|at \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m| o[’']clock)?|(?:whenever|when|if|as soon as|the moment|any time) (?:i|we|you|it|the|he|she|they|work|something|plans?|one|either)\\b[^.,;!?]{2,50}|in the (?:morning|evening)s?|within (?:a|an|one|two|\\d+) (?:minutes?|hours?|days?|weeks?))`,
  'i',
)

/** When something is to be done, in the words of whoever said it; empty where they did not say. */
export const whenIn = (text: string): string => (times.exec(text.slice(0, 1000))?.[0] ?? '').trim()
