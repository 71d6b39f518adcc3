import keys from '../../data/words/keys.json' with { type: 'json' }
import { isKnown } from '../learn/grams.ts'
import { toldIn as plainly, type Told, setsOf } from '../text/words.ts'
import { classes, withoutDenied } from './statements.ts'
import forms from '../../data/words/forms.json' with { type: 'json' }
import { isOfOneself } from './flag.ts'
import { reader, type Likeness } from './likeness.ts'

/** Who tells of harm mostly tells it of a third ("he hit me"), and so the classifier was taught. What is said to the one who did it, or to the one it is meant for, is read as they would tell it. */
const doneByYou = new Map(Object.entries(forms.doneByYou))
const meantForYou = new Map(Object.entries(forms.meantForYou))
const { subjects, spokenTo, toMe, byMe } = setsOf(forms.turned)
const inOther = (told: readonly Told[], words: (word: string, at: number, all: readonly string[]) => string): Told[] =>
  told.map((sentence) => ({ ...sentence, words: sentence.words.map(words) }))
/** What is said to somebody, as they would tell it. "If you leave": as the one who acts, the writer is "i". */
export const asHeard = (told: readonly Told[]): Told[] =>
  inOther(told, (word, at, all) => {
    const isActing = word === 'you' && (at === 0 || subjects.has(all[at - 1]!))
    return isActing ? 'i' : (meantForYou.get(word) ?? word)
  })
/** What one says to somebody, as one would tell it oneself. */
export const asSaid = (told: readonly Told[]): Told[] => inOther(told, (word) => doneByYou.get(word) ?? word)
/** The same text as somebody else would tell it, where it speaks to somebody; nothing where it does not. */
export function turnedIn(told: readonly Told[]): Told[][] {
  const has = (of: ReadonlySet<string>) => (it: Told) => it.words.some((word) => of.has(word))
  const spoken = told.filter(has(spokenTo))
  return [...(spoken.some(has(toMe)) ? [asSaid(spoken)] : []), ...(spoken.some(has(byMe)) ? [asHeard(spoken)] : [])]
}
/** What is read in another's place must be surer by so much, in log-odds, and be a message and no account. */
const [TURNED, MESSAGE] = [1.2, 60]
/** As it stands, or as the one it is said to would tell it; the graver of the two. */
export function likenessOf(told: readonly Told[]): Likeness | null {
  const plain = undenied(reader().read(told), told)
  if (plain?.tier === 2 || told.flatMap(({ words }) => words).length > MESSAGE) return plain
  const others = turnedIn(told).map((it) => reader().read(it))
  return others.find((it) => it !== null && it.above.two >= TURNED && !isOfOneself(it)) ?? plain
}
/** What is denied outright is asked about, unless the rest is grave too. */
function undenied(plain: Likeness | null, told: readonly Told[]): Likeness | null {
  if (plain?.tier !== 2) return plain
  const rest = withoutDenied(told)
  return !rest || reader().read(rest)?.tier === 2 ? plain : { ...plain, tier: 1 }
}

/** The words that a statement cannot do without, in which slips of the finger are mended, by their length. */
const byLength = Map.groupBy(keys.mended, ({ length }) => length)
/** Words of the statements are known too, whether or not they are of ordinary English. */
const stated = new Set([...Object.values(classes).flatMap((words) => words.split('|')), ...keys.mended, ...keys.left])

/** A letter changed, left out, doubled or put in, or two swapped. */
function isSlip(word: string, key: string): boolean {
  if (word[0] !== key[0] && word[1] !== key[1]) return false
  let at = 0
  while (at < word.length && at < key.length && word[at] === key[at]) at++
  const [rest, meant] = [word.slice(at), key.slice(at)]
  const isSwapped = rest.slice(0, 2) + meant.slice(2) === meant[1]! + meant[0]! + rest.slice(2)
  if (rest.length === meant.length) return isSwapped || rest.slice(1) === meant.slice(1)
  return rest.length > meant.length ? rest.slice(1) === meant : rest === meant.slice(1)
}

/** The word as it was most likely meant: only words that are nobody's are mended. */
function mended(word: string): string {
  if (word.length < 5 || word.length > 16 || isKnown(word) || stated.has(word)) return word
  const near = [0, -1, 1].flatMap((more) => byLength.get(word.length + more) ?? [])
  return near.find((key) => key.length >= 5 && isSlip(word, key)) ?? word
}

/** The sentences of a text with slips of the finger mended in the words of danger. */
export const toldIn = (text: string): Told[] => plainly(text, mended)
