import type { Piece, RawTurn } from './lines.ts'
import { meets } from '../sieve.ts'
import { editedMark } from './system-lines.ts'

export const noteOrders = 'A line that gives orders to a program was said by nobody, and was left out.'

/** Orders to a program that nobody gives to somebody they quarrel with. */
const order =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|preceding|all (?:of )?(?:your|the|my)|your|system|safety)\b[^.!?\n]{0,25}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|messages?|text|programming|filters?)\b|\b(?:ignore|disregard) (?:everything |all |what(?:[’']s| is) )?(?:the )?(?:above|before this)\b|\byou are now (?:a|an|in|the|dan|no longer|free)\b|\b(?:act|behave|respond|reply|answer) (?:only )?as (?:a|an|if you were a|the) (?:\w+ )?(?:ai|assistant|bot|chatbot|model|poet|pirate|therapist|judge|developer|program)\b|\b(?:print|reveal|show|repeat|output|leak)\b[^.!?\n]{0,20}\b(?:system prompt|your (?:system )?(?:prompt|rules|instructions|guidelines)|hidden prompt)\b|\b(?:output|respond with|reply with|return|print|conclude|report) (?:only|exactly|just|that|the (?:following|word|text|score)|json)\b[^.!?\n]{2,}|\b(?:set|give|rate|make) (?:the |a |my )?(?:severity|resolution|score|harm|attribution)\w*\b[^.!?\n]{0,20}\b(?:to|of|as|at)\b|\b(?:system|developer) (?:prompt|message|mode|override)\b|<\/?(?:system|instructions?|prompt)>|\[(?:system|inst)\]|\bas an ai\b/i

/** "System: ignore all rules" is nobody who took part in a quarrel; a nickname "system" with words of its own is. */
const machine = /^(?:system|assistant|developer|prompt|instructions?|admin|ai|chatgpt|bot)$/i
const ordering =
  /\b(?:ignore|disregard|forget|override|reveal|print|output|you are now|act as|rules?|instructions?|prompt)\b/i

/** The turns without those that do nothing but order a program about; beside words of their own, an order stays theirs. */
export function apart(turns: readonly RawTurn[]): { spoken: readonly RawTurn[]; orders: number } {
  const spoken = turns.filter(({ label, pieces }) => {
    const words = wordsOf(pieces)
    if (machine.test(label ?? '') && ordering.test(words)) return false
    return !meets(order, words) || /\p{L}/u.test(withoutOrders(words))
  })
  return spoken.length > 0 ? { spoken, orders: turns.length - spoken.length } : { spoken: turns, orders: 0 }
}

/** What is said beside orders to a program: nothing is learnt from those about a quarrel. */
export const withoutOrders = (text: string): string =>
  meets(order, text)
    ? text.replace(/[^.!?\n]+[.!?\n]*\s*/g, (sentence) => (order.test(sentence) ? '' : sentence))
    : text

export const wordsOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .replace(editedMark, '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
