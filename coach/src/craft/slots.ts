import { setOf } from '../text/words.ts'
import type { Act } from './acts.ts'
import { factsOf } from './facts.ts'

/** Weighty words of the goal, folded: what a message for it has to hold. */
export type Slots = readonly { word: string; stem: string }[]

const light = setOf(
  'a an the and or but if so that this these those it its i me my mine we us our you your yours he she him her his hers they them their is am are was were be been being have has had do does did not no to of in on at for with from about by as into than then there here when what why how who which will would can could should may might must just very really also only too again still never always ever more most some any all each because since while after before until unless want wants need needs like know think feel tell say ask let make get go come much many dont wont cant im ive id ill youre',
)
/** "Moved" and "moves" begin alike. */
const stem = (word: string) => word.slice(0, 4)
const tokens = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:[.:,'-][\p{L}\p{N}]+)*/gu) ?? []

export function slotsOf(pieces: readonly { words: string }[]): Slots {
  const seen = new Map<string, string>()
  for (const { words } of pieces)
    for (const word of tokens(words.slice(0, 2000)))
      if (!light.has(word.replaceAll("'", '')) && (word.length > 2 || factsOf(word).length > 0))
        seen.set(stem(word), seen.get(stem(word)) ?? word)
  return [...seen].slice(0, 40).map(([key, word]) => ({ word, stem: key }))
}

/** Share of the slots that the text holds, 0..1; 1 where the goal has none. */
export function coveredBy(text: string, slots: Slots): { share: number; missing: string[] } {
  if (slots.length === 0) return { share: 1, missing: [] }
  const held = new Set(tokens(text.slice(0, 6000)).map(stem))
  const missing = slots.filter((slot) => !held.has(slot.stem)).map(({ word }) => word)
  return { share: 1 - missing.length / slots.length, missing }
}

const shows: Readonly<Record<Act, RegExp>> = {
  apologise: /\b(?:sorry|apologi[sz]e|apology|forgive)\b/i,
  ask: /\?|\b(?:please|i (?:would|am) (?:like|asking)|i need|i want to (?:ask|know)|i'd like|would love to hear|i wonder|could|can you)\b/i,
  invite: /\b(?:come|invit\w+|join|would you like|fancy|shall we|see you)\b/i,
  boundary:
    /\b(?:i (?:do not|don't|will|won't|need|can't|cannot|am not|would like)|please|we (?:will|won't)|stop|only|would be grateful)\b/i,
  thank: /\b(?:thank|thanks|grateful|appreciate)\b/i,
  comfort:
    /\b(?:sorry|thinking of you|(?:i am|i'm) (?:here|with you|there|on your side)|on your side|i know|here for you|hug)\b/i,
  disagree:
    /\b(?:disagree|don't agree|do not agree|differently|i think|i suggest|too|i don't|i do not|my view|not (?:right|a good))\b/i,
  end: /\b(?:end|ending|over|break up|leave|leaving|stop seeing|goodbye|resign|quit|divorce|done)\b/i,
  congratulate: /\b(?:congratulations|congrats|well done|proud|happy for you|you did it)\b/i,
  remind: /\b(?:remind|reminder|remember|forget)\b/i,
  decline: /\b(?:no\b|can't|cannot|have to|not able|won't|unable|decline|i will not)/i,
  tell: /\p{L}/iu,
}
export const matches = (act: Act, text: string): boolean => shows[act].test(text)
