import { charactersIn } from '@mallama/contracts/characters'
/** The contract's length of a message and of what came before it. */
export const MOST = 10_000

/** Messages as people get them; pressing one fills the box. */
export const examples = [
  'Fine. Do whatever you want.',
  'We need to talk when you get home.',
  'Wow, thanks for asking me first.',
  'I’m sorry if you took it that way.',
  'Sorry, today is a lot. Can I call you tomorrow?',
  'k',
] as const

export const tips = [
  'Paste the whole message, as it was sent: dots, question marks and small words carry a lot of it.',
  'Say what came before. One line about it changes a reading more than anything else.',
  'A short message leaves much open, and the confidence says so.',
  'A reading is a guess from words. Whoever wrote them knows better: when it matters, ask.',
] as const

/** Nothing that anyone could see: spaces, and signs that only steer the letters around them. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164]*$/u.test(text)

export const percentOf = (confidence: number): number => Math.round(confidence * 100)

/** From here on one reading leads; below it two stand side by side. */
export const LIKELY = 0.5

/** The number in words and in arches; the built-in coach is never surer than 85 percent. */
export function surenessOf(confidence: number): { word: string; why: string; arches: 1 | 2 | 3 } {
  const percent = percentOf(confidence)
  if (percent >= 70) return { word: 'Fairly sure', why: 'The words point one way.', arches: 3 }
  if (percent >= percentOf(LIKELY))
    return { word: 'Likely', why: 'The words lean this way, and leave room for another.', arches: 2 }
  return { word: 'A guess', why: 'The words leave much open. Take it as one way to read them.', arches: 1 }
}

/** The first sentence, to be said large, and the others. What is quoted is not torn apart. */
export function inTwo(text: string): [first: string, rest: string] {
  for (const { index } of text.matchAll(/(?<=[.!?]["”’)]?)\s+(?=["“]?\p{Lu})/gu)) {
    const first = text.slice(0, index)
    if (count(first, '"') % 2 === 0 && count(first, '“') === count(first, '”')) return [first, text.slice(index).trim()]
  }
  return [text, '']
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** What is said of a text that is longer than a field takes. */
export const tooLong = (text: string): string | undefined =>
  charactersIn(text) > MOST ? `At most ${MOST.toLocaleString('en')} characters` : undefined
