import { people } from '../detectors/people.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { now } from './thread.ts'

/** A question that hangs on a person, or on an hour, that was just named; nothing where neither was. */
export function askOfNamed(c: Composer): boolean {
  return ofSomeoneElse(c) || ofTheHour(c)
}

const asides = ['What does {p} know of how it is for you?', 'How is it between you and {p} in all this?']

/** Somebody besides the one the talk is about, the first time they come up. */
function ofSomeoneElse(c: Composer): boolean {
  const { reading, state, grammar } = c
  const focus = grammar.who
  if (!focus) return false
  const other = people(reading.text, reading.names).find(
    ({ someone }) =>
      someone.label !== focus.label &&
      !someone.plural &&
      !/^(?:he|she|they)$/.test(someone.label) &&
      someone.role !== null &&
      someone.role !== focus.role &&
      !/\b(?:baby|toddler|child|kid|son|daughter|ex)\b/.test(someone.label) &&
      !state.dead.includes(someone.role ?? '') &&
      !state.dead.includes(someone.name ?? '') &&
      !state.related.includes(`asked-of/${someone.label}`),
  )
  if (!other || state.turn < 2) return false
  const line = choose(c, 'ask-aside', asides, { p: other.someone.label })
  if (!line) return false
  state.related.push(`asked-of/${other.someone.label}`)
  return say(c, line)
}

const hour =
  /\b(?:(last night|yesterday|this morning|this afternoon|last (?:week|weekend))|(?:on|last) ((?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/i

/** What came after an act that has a day to it. */
function ofTheHour(c: Composer): boolean {
  const hit = hour.exec(c.reading.text)
  const first = now(c)[0]
  if (!hit || !first || first.kind === 'state') return false
  const day = hit[2] ? hit[2].charAt(0).toUpperCase() + hit[2].slice(1).toLowerCase() : null
  const line = day
    ? choose(c, 'ask-hour', ['How did that {d} end for you?', 'What did you do with the rest of that {d}?'], { d: day })
    : choose(c, 'ask-hour', [
        'What was the hour after that like for you?',
        'How did you get through what was left of the day?',
      ])
  if (line) cite(c, hit[0], 'when', hit.index)
  return say(c, line)
}
