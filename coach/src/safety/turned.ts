import rows from '../../data/words/plain-danger.json' with { type: 'json' }
import kept from '../../data/words/tongues.json' with { type: 'json' }
import { isKnown } from '../learn/linear.ts'
import { fold, nearness, type Told, setOf, toldIn as plainly, setsOf } from '../text/words.ts'
import { placesOf, wordsFrom } from '../text/phrase.ts'
import { speaksAsChild, isByClose, isOfOneself, type Flag, type Sighting } from './flag.ts'
import { classes, isPlayed, phrasesOf, withoutDenied } from './statements.ts'
import keys from '../../data/words/keys.json' with { type: 'json' }
import forms from '../../data/words/forms.json' with { type: 'json' }
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
    return word === 'you' && (at === 0 || subjects.has(all[at - 1]!)) ? 'i' : (meantForYou.get(word) ?? word)
  })
/** What one says to somebody, as one would tell it oneself. */
export const asSaid = (told: readonly Told[]): Told[] => inOther(told, (word) => doneByYou.get(word) ?? word)
/** The same text as somebody else would tell it, where it speaks to somebody; nothing where it does not. */
export function turnedIn(told: readonly Told[]): Told[][] {
  const has = (of: ReadonlySet<string>) => (it: Told) => it.words.some((word) => of.has(word))
  const spoken = told.filter(has(spokenTo))
  return [...(spoken.some(has(toMe)) ? [asSaid(spoken)] : []), ...(spoken.some(has(byMe)) ? [asHeard(spoken)] : [])]
}
/** As it stands, or as the one it is said to would tell it; the graver of the two. */
export function likenessOf(told: readonly Told[]): Likeness | null {
  const plain = undenied(reader().read(told), told)
  // What is read in another's place must be surer by so much, in log-odds, and be a message and no account.
  if (plain?.tier === 2 || told.flatMap(({ words }) => words).length > 60) return plain
  const others = turnedIn(told).map((it) => reader().read(it))
  return others.find((it) => it !== null && it.above.two >= 1.2 && !isOfOneself(it)) ?? plain
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
const ofClasses = Object.keys(classes).flatMap((it) => [...wordsFrom(`{${it}}`, classes).whole])
const stated = new Set([...ofClasses, ...keys.mended, ...keys.left])

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

export const kin = setOf('mum mom mam mother sister friend daughter')
export const children = wordsFrom('{child}|teenager|stepkids', classes).whole
export const quoteOf = ({ from, to }: Told, text: string): string => text.slice(from, to).trim()
/** "Solo" and "wirklich" may stand between two words of a phrase; what is a word of English too shows another sentence. */
const between = setOf(kept.between)
const mayStand = (word: string) => between.has(word) || !isKnown(word)
/** `within`: written without spaces, or with endings, it is looked for anywhere, and not word by word. */
type Tongue = Pick<Flag, 'category' | 'tier'> & { id: string; within?: true; says: string[][] }
const tongues = (kept.said as unknown as Tongue[]).map(({ within, says, id, ...it }) => {
  const phrases = says.flatMap(phrasesOf)
  const placesIn = placesOf({ here: phrases }, 3, mayStand)
  const isIn = (told: readonly Told[], folded: string) =>
    within ? phrases.some((said) => folded.includes(said)) : told.some(({ words }) => placesIn(words).length > 0)
  return { isIn, seen: { ...it, thirdParty: false, rule: `tongues/${id}` } }
})
/** The gravest of what a text says in another language, in its plainest ways: whoever falls back into their own is not passed over. */
export function tongueIn(told: readonly Told[], text: string): Sighting | undefined {
  const folded = fold(text)
  return tongues.find(({ isIn }) => isIn(told, folded))?.seen
}
const all = rows.map((row) => ({ ...row, placesIn: placesOf({ here: row.says.flatMap(phrasesOf) }, row.gap) }))
/** In a longer text the words stand too far apart to belong together: of 13 harmless ones that had them 10 were; a weapon alone is asked about in as few as the second. */
const [SHORT, ALONE] = [45, 12]
const ARMED = 'armed'
/** What is plain to whoever reads it and only half heard by the classifier (`heard`): violence among others that is seen now, a weapon at hand, marks that somebody left, what a child told, a limb in a cast, a wrist that is cut, a threat to do something to oneself. One of `beside` stands in the text too, and none of `unless`. A weapon is a danger now where there is harm beside it, or one of `sure`; marks are mostly of blows; a limb in a cast is no wish to die. */
export function plainOr(heard: Sighting | null, told: readonly Told[], text: string): Sighting | null {
  const words = told.flatMap((it) => it.words)
  const near = (cues: readonly string[]) => nearness(cues, words.join(' ')) > 0
  const isMet = (it: (typeof all)[number]) => it.placesIn(words).length > 0 && near(it.beside) && !near(it.unless)
  const met = words.length > SHORT ? undefined : all.find(isMet)
  if (!met || heard?.tier === 3 || isPlayed(words)) return heard
  const { id, sure, placesIn } = met
  const said = told.find((it) => placesIn(it.words).length > 0) ?? told[0]!
  const has = (of: ReadonlySet<string>) => said.words.some((word) => of.has(word))
  const isOfOther = heard?.thirdParty === true
  const of = { category: 'abuse' as const, thirdParty: isOfOther, rule: `learnt/${id}`, quote: quoteOf(said, text) }
  const isChild = heard?.category === 'child-abuse'
  const isOther = heard !== null && !isOfOneself(heard) && (!isChild || has(children))
  if (id === 'body') return isOther ? heard : null
  if (id === 'wrist') return { ...of, tier: 3, category: 'self-harm', thirdParty: false, rule: 'statement/wrist' }
  if (id === 'life') return { ...of, tier: 2, category: 'self-harm', thirdParty: true }
  if (id === 'told') return { tier: 2, ...heard, ...of, category: 'child-abuse', thirdParty: !speaksAsChild(text) }
  if (id === 'seen')
    return { ...of, ...(isChild && heard), tier: 3, thirdParty: true, about: 'seen', rule: 'statement/seen' }
  const stays = isOther || (id === ARMED && words.length > ALONE)
  if (id !== ARMED || !(near(sure) || heard?.tier === 2))
    return stays ? heard : { tier: 1, vague: id === ARMED, doubt: true, ...heard, ...of }
  // Whoever has it themselves is met as that, and whom it is for as whom it is for.
  const isOwn = heard !== null && !isOfOther && (isOfOneself(heard) ? has(me) : !isByClose(heard))
  if (isOwn) return { ...heard, tier: heard.category === 'threat-to-others' ? 3 : heard.tier }
  const isOfThem = isOfOther && (isOfOneself(heard) || has(kin) || (!isByClose(heard) && !has(us)))
  return { ...of, ...armed({ ...(isOfOther && isOfOneself(heard) ? heard : of), thirdParty: isOfThem }) }
}
const [me, us] = [setOf('i im ive my'), setOf('me us')]
/** The rule where a weapon is told of, and no harm beside it. */
export const ONLY_ARMED = `learnt/${ARMED}`
/** A weapon beside harm, of whatever kind and of whom it is. */
export const armed = ({ category, thirdParty }: Pick<Flag, 'category' | 'thirdParty'>) =>
  ({ tier: 3, category, thirdParty, about: ARMED, rule: `statement/${ARMED}` }) as const
