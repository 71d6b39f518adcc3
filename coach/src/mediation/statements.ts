import { wordCount } from '../builtin/clauses.ts'
import { doingOf } from './doing.ts'

const again = 'When it comes up again, we begin with what happened on that day, and leave out what the other is like.'

/**
 * At least three sentences that both can sign, with the wishes of both in their own words; a common wish is not claimed.
 * `pair`: one line of each, in the order of `names`; `wished`: these lines say what somebody wants, else they only tell how
 * it was.
 */
export function jointOf(
  pair: readonly [string, string] | null,
  names: readonly [string, string],
  wished: boolean,
): string[] {
  const quoted = pair ? `"${pair[0]}" (${names[0]}) and "${pair[1]}" (${names[1]})` : null
  const trial = pair && wished ? trialOf(pair, names) : null
  if (!pair || !quoted)
    return [
      'We each want something here, and neither wish goes before the other.',
      'Each of us says in one sentence what would make the next week easier, and the other does that one thing.',
      again,
    ]
  const [one, two] = names
  if (!wished)
    return [
      `Both of these were hard, and neither counts for less: ${quoted}.`,
      `Before Sunday, ${one} says what would have helped with "${pair[0]}", ${two} says what would have helped with "${pair[1]}", and each answers which part of it is possible.`,
      again,
    ]
  return [
    `We want two things, and neither goes before the other: ${quoted}.`,
    trial ??
      `Before Sunday, ${two} says which part of "${pair[0]}" is possible in the next two weeks, and ${one} says the same of "${pair[1]}".`,
    again,
  ]
}

const partOf = (who: string, wish: string) => `${who} says before Sunday which part of "${wish}" is possible`

/** Both wishes as what each does, with a day; a wish that cannot be turned round is answered in its own words. */
function trialOf([a, b]: readonly [string, string], [one, two]: readonly [string, string]): string | null {
  const [first, second] = [doingOf(a, one, two), doingOf(b, two, one)]
  if (!first && !second) return null
  return `For two weeks, ${first ?? partOf(two, a)}, and ${second ?? partOf(one, b)}.`
}

const lowerFirst = (text: string) => (/^I(?![\p{L}])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
const ended = (text: string) => (/[.!?]["”]?$/.test(text) ? text : `${text}.`)

/** The sentence with the changes that the two asked for: words exchanged where they say which, else added in full. */
export function revised(sentence: string, changes: readonly { who: string; text: string }[]): string {
  let words = sentence
  for (const { who, text } of changes) {
    const bare = text
      .replace(/["“”]+/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 240)
      .replace(/[\s.,;:]+$/, '')
    const swap =
      /\b(?:change|replace|make|turn) (.{2,60}?) (?:to|into|with|by) (.{2,80})$/i.exec(bare) ??
      /\binstead of (.{2,60}?),? (?:say |write |put |rather )?(.{2,80})$/i.exec(bare)
    const back = /\b(?:say |write |put )?(.{2,60}?) (?:instead of|rather than|not) (.{2,60})$/i.exec(bare)
    const [old, fresh] = swap ? [swap[1], swap[2]] : back ? [back[2], back[1]] : []
    // The reason for a change is no part of it.
    const reasons = /\s*(?:[,;.!?]|\b(?:because|otherwise|since|so that|as)\b).*$/i
    const [from, to] = [old?.trim(), fresh?.replace(reasons, '').trim()]
    if (from && to && words.toLowerCase().includes(from.toLowerCase())) {
      const at = words.toLowerCase().indexOf(from.toLowerCase())
      const put = to.replace(
        /^(?:i(?:[’']d| would)(?: like| say| write| put| prefer)?|maybe|just|make it|please|can we (?:say|do|have)|let[’']?s (?:say|do))\s+/i,
        '',
      )
      // "Two weeks into four": what is counted stays.
      const unit = /^\w+$/.test(put)
        ? (/ (?:days?|weeks?|months?|evenings?|hours?|minutes?)$/i.exec(from)?.[0] ?? '')
        : ''
      words = words.slice(0, at) + put + unit + words.slice(at + from.length)
      continue
    }
    const added = /\b(?:add|plus|and also|with)[:,]?(?: that| something like)? (.{3,200})$/i.exec(bare)?.[1]
    words =
      added && wordCount(added) >= 2
        ? `${ended(words)} And ${ended(lowerFirst(added))}`
        : `${ended(words)} In the words of ${who}: ${ended(bare)}`
  }
  return words
}
