import { inSentence } from './polish.ts'

export type Part = [part: 'hi' | 'soft' | 'sorry' | 'fact' | 'feel' | 'ask' | 'light', text: string]
export interface Draft {
  parts: Part[]
  words: string
  /** The writer's words that the draft rests on, where there are any. */
  from: string | null
  /** The request itself named what it says. */
  asked?: boolean
}

export function wordsOf(parts: readonly Part[]): string {
  const text = parts
    .map(([part, words], at) => (parts[at - 1]?.[0] === 'hi' && part !== 'hi' ? inSentence(words, []) : words))
    .join(' ')
  return stated(text.replace(/\s{2,}/g, ' ').replaceAll('"', "'"))
}

/** "That I love you. That dinner is there." and "I love you and that I need you": said to someone, it is said outright. */
const stated = (text: string): string =>
  text
    .replace(
      /(^|[.!?] )[Tt]hat ((?:I|you|we|he|she|they|it|my|your|our|there|the)\b|\p{L}+ (?:is|are|was|were|will|can|has|have)\b)/gu,
      (_, before: string, first: string) => `${before}${first.charAt(0).toUpperCase()}${first.slice(1)}`,
    )
    .replace(/ and that (?=(?:I|you|we|my|your|our|there)\b)/g, ' and ')
    .trim()

/** A written message as parts, so that it can be changed later. */
export function drafted(message: string): Part[] {
  const hi = /^(?:(?:Hi|Hello|Dear|Hey) [^,]{1,40}|\p{Lu}[\p{L}-]+), /u.exec(message)?.[0] ?? ''
  const parts: Part[] = hi ? [['hi', hi.trim()]] : []
  for (const it of message.slice(hi.length).split(/(?<=[.?!])\s+/)) {
    const said = it.charAt(0).toUpperCase() + it.slice(1)
    parts.push([/\?$|^Please\b/.test(said) ? 'ask' : /\bsorry\b/i.test(said) ? 'sorry' : 'fact', said])
  }
  return parts
}
