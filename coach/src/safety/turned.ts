import forms from '../../data/words/forms.json' with { type: 'json' }
import type { Told } from '../text/told.ts'

/**
 * Who tells of harm mostly tells it of a third ("he hit me"), and so the classifier was taught. What is said to the one
 * who did it ("you hit me") and what is said to the one it is meant for ("I will find you") is read as they would tell it.
 */
const doneByYou = new Map(Object.entries(forms.doneByYou))
const meantForYou = new Map(Object.entries(forms.meantForYou))
const subjects = new Set(['if', 'when', 'unless', 'until', 'and', 'or', 'because', 'once', 'before', 'what', 'where'])

const turn = (told: readonly Told[], by: ReadonlyMap<string, string>): Told[] =>
  told.map((sentence) => ({
    ...sentence,
    words: sentence.words.map((word, at) =>
      // "If you leave": as the one who acts, the writer is "i".
      word === 'you' && by === meantForYou && (at === 0 || subjects.has(sentence.words[at - 1]!))
        ? 'i'
        : (by.get(word) ?? word),
    ),
  }))

/** What is said to somebody, as they would tell it; and what one says to somebody, as one would tell it oneself. */
export const asHeard = (told: readonly Told[]): Told[] => turn(told, meantForYou)
export const asSaid = (told: readonly Told[]): Told[] => turn(told, doneByYou)

const has = (told: readonly Told[], some: readonly string[]) =>
  told.some(({ words }) => words.some((word) => some.includes(word)))

/** The same text as somebody else would tell it, where it speaks to somebody; nothing where it does not. */
export function turnedIn(told: readonly Told[]): Told[][] {
  const you = ['you', 'your', 'youre', 'youve', 'youll', 'yourself']
  const spoken = told.filter(({ words }) => words.some((word) => you.includes(word)))
  if (spoken.length === 0) return []
  return [
    ...(has(spoken, ['me', 'my', 'us']) ? [turn(spoken, doneByYou)] : []),
    ...(has(spoken, ['i', 'ill', 'im', 'or', 'id']) ? [turn(spoken, meantForYou)] : []),
  ]
}
