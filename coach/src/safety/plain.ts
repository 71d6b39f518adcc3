import rows from '../../data/words/plain-danger.json' with { type: 'json' }
import kept from '../../data/words/tongues.json' with { type: 'json' }
import { isKnown } from '../learn/grams.ts'
import { fold, nearness, type Told, setOf } from '../text/words.ts'
import { placesOf, wordsFrom } from '../text/phrase.ts'
import { speaksAsChild, isByClose, isOfOneself, type Flag, type Sighting } from './flag.ts'
import { classes, isPlayed, phrasesOf } from './statements.ts'

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
