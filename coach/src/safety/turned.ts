import forms from '../../data/words/forms.json' with { type: 'json' }
import type { Told } from '../text/told.ts'
import { setOf } from '../text/words.ts'

/** Who tells of harm mostly tells it of a third ("he hit me"), and so the classifier was taught. What is said to the one who did it, or to the one it is meant for, is read as they would tell it. */
const doneByYou = new Map(Object.entries(forms.doneByYou))
const meantForYou = new Map(Object.entries(forms.meantForYou))
const subjects = setOf('if when unless until and or because once before what where')

/** What is said to somebody, as they would tell it. */
export const asHeard = (told: readonly Told[]): Told[] =>
  told.map((sentence) => ({
    ...sentence,
    words: sentence.words.map((word, at) =>
      // "If you leave": as the one who acts, the writer is "i".
      word === 'you' && (at === 0 || subjects.has(sentence.words[at - 1]!)) ? 'i' : (meantForYou.get(word) ?? word),
    ),
  }))

/** What one says to somebody, as one would tell it oneself. */
export const asSaid = (told: readonly Told[]): Told[] =>
  told.map((sentence) => ({ ...sentence, words: sentence.words.map((word) => doneByYou.get(word) ?? word) }))

const spokenTo = setOf('you your youre youve youll yourself')
const [toMe, byMe] = [setOf('me my us'), setOf('i ill im or id')]

/** The same text as somebody else would tell it, where it speaks to somebody; nothing where it does not. */
export function turnedIn(told: readonly Told[]): Told[][] {
  const has = (of: ReadonlySet<string>) => (it: Told) => it.words.some((word) => of.has(word))
  const spoken = told.filter(has(spokenTo))
  return [...(spoken.some(has(toMe)) ? [asSaid(spoken)] : []), ...(spoken.some(has(byMe)) ? [asHeard(spoken)] : [])]
}
