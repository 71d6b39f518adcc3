import { clauses, wordCount } from '../builtin/clauses.ts'
import { cutTidy, tidy } from '../builtin/quote.ts'
import { readTurn } from '../detectors/turn.ts'
import { showable } from './danger.ts'

/** One's own words, each to be shown between quotation marks; empty where none were said. */
export interface Lines {
  events: string[]
  feelings: string[]
  wishes: string[]
}

const most = 20
const wishing =
  /\b(?:i|we)(?:[’']d| would)? (?:just |only |really |honestly |also |all )?(?:want|wish|need|like (?:it|us|you|to|a|some|more)|love (?:it|us|you to|to|a)|prefer|hope|wanted|needed)\b|\b(?:can|could|would|will) (?:you|we) (?!(?:believe|imagine|shut|stop)\b)|\b(?:all i|what i) (?:want|need|ask|wish)\b|^(?:please|let[’']?s)\b|\bit would (?:help|mean|be (?:good|nice|great|easier|enough|lovely|a relief))\b|\bmy (?:preference|wish|hope|request|ask|dream) (?:is|would be)\b|\b(?:what )?i(?:[’']m| am) (?:after|hoping|asking (?:for|you)|looking for)\b|\bi(?:[’']d| would) (?:rather|appreciate|be (?:glad|happy|grateful|ok|fine)|settle|feel (?:better|safer|calmer))\b|\b(?:ideally|it(?:[’']?s| is) important to me)\b|\bif (?:you|we) (?:could|would|can)\b|\bfrom now on\b|\bnext time\b|^(?:that|if) (?:you|we)[^.]* would\b|\b(?:should|ought to) be (?:able|asked|told|a)\b/i
const feltLike =
  /\b(?:i|it|that) (?:just |really |only |still )?(?:feel|feels|felt|hurts?|was (?:hard|awful|humiliating|scary|lonely|embarrassing|exhausting))\b|\bi(?:[’']m| am| was| got)? (?:so |very |really |just |a bit |quite |still )*(?:hurt|sad|angry|furious|lonely|scared|afraid|tired|exhausted|ashamed|embarrassed|disappointed|worried|anxious|stressed|stupid|alone|invisible|upset|annoyed|jealous|overwhelmed|helpless|small|frustrated|worn out|nervous|left out|let down)\b/i
const told =
  /\b(?:said|told|went|left|came|forgot|cancel\w*|asked|text\w*|called|rang|shout\w*|laugh\w*|ignor\w*|walk\w*|sat|stood|wait\w*|saw|read|heard|found|took|gave|made|did|didn[’']?t|was|were|had|got|paid|booked|cooked|cleaned|slept|started|stopped|happened|drove|worked|agreed|promised|spent|bought|moved|put|kept|wrote|sent|broke|lost|missed|decided|invited|posted|turned|changed|answered|yesterday|last (?:night|week|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
/** Somebody does something, on some day: more than that it was not good. */
const scene =
  /\b(?:said|told|went|left|came|forgot|cancel\w*|asked|text\w*|called|rang|shout\w*|laugh\w*|ignor\w*|walk\w*|handed|shut|stood|wait\w*|saw|found|took|gave|paid|booked|cooked|agreed|promised|spent|bought|moved|sent|broke|lost|missed|decided|invited|posted|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const hollow = /^(?:(?:yes|no|ok(?:ay)?|well|so|fine|sure|right|and|but|thanks?|hi|hello)\b[\s,.!]*)+$/i

/**
 * What can be quoted of someone's telling, told apart by what it says: each a whole clause, word for word, without a
 * verdict on the other in it (harm below 2), so that the coach never carries a blow across the room.
 */
export function linesOf(texts: readonly string[]): Lines {
  const lines: Lines = { events: [], feelings: [], wishes: [] }
  for (const text of texts.slice(-6)) {
    let held = -1
    for (const { text: found, start, end } of clauses(text.slice(0, 3000)).slice(0, 60)) {
      // Only what was cut out of more can end on a word that points ahead.
      const quote = /^\s*(?:[.!?…\n]|$)/.test(text.slice(end)) ? tidy(found) : cutTidy(found)
      const words = wordCount(quote)
      if (words < 3 || words > most || /["“”\n]/.test(quote) || hollow.test(quote) || !text.includes(quote)) continue
      // A sentence that was taken whole is not taken again in parts.
      if (start < held && end <= held) continue
      const reading = readTurn(quote)
      if (reading.harm.score >= 2 || !showable(quote)) continue
      const list =
        wishing.test(quote) || reading.needs.requests.length > 0
          ? lines.wishes
          : feltLike.test(quote) || reading.needs.feelings.length > 0
            ? lines.feelings
            : told.test(quote) || reading.needs.observations.length > 0
              ? lines.events
              : null
      if (!list || list.includes(quote)) continue
      list.push(quote)
      held = end
    }
  }
  return lines
}

const weight = (line: string) => {
  const words = wordCount(line)
  return (
    (scene.test(line) ? 2 : 0) +
    (/\byou\b/i.test(line) ? 0.6 : 0) +
    (words >= 6 ? 1.5 : 0) -
    Math.max(0, words - 14) * 0.1
  )
}

/** The two lines that tell most of what happened, in the order in which they were told. */
export function tellingTwo(events: readonly string[]): string[] {
  const best = events.toSorted((a, b) => weight(b) - weight(a)).slice(0, 2)
  return events.filter((line) => best.includes(line))
}

/** Any words of theirs that can be quoted, the most telling first. */
export const anyOf = ({ wishes, feelings, events }: Lines): string[] => [...wishes, ...feelings, ...tellingTwo(events)]

/** One line of each, as equal in length as their words allow; null where one of them has none. */
export function level(one: readonly string[], two: readonly string[]): [string, string] | null {
  let best: { pair: [string, string]; gap: number } | null = null
  for (const [at, a] of one.slice(0, 5).entries())
    for (const [by, b] of two.slice(0, 5).entries()) {
      const gap = Math.abs(wordCount(a) - wordCount(b)) + (at + by) * 0.6
      if (!best || gap < best.gap) best = { pair: [a, b], gap }
    }
  return best?.pair ?? null
}
