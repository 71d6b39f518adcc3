import type { Composer } from '../builtin/composer.ts'
import { isDoubted, wasDenied } from '../builtin/quiet-question.ts'
import { isGuarded, isLapsed, isUnsettled } from '../builtin/set-aside.ts'
import { isForNoHarmer } from '../builtin/words-to-safe.ts'
import { kindOfAct } from '../craft/order-words.ts'
import { blended, chancesBy, noneOf, type Found, type Kind } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { isByClose } from '../safety/flag.ts'
import { finished, frames, kindOf } from './data.ts'
import { isFound, toldIn } from './heard.ts'
import { people } from '../text/people.ts'
import { sentencesIn } from '../text/words.ts'
import { actIn } from './told.ts'
import { forWords } from './wanted.ts'

type Likely = Pick<Found<Kind>, 'label' | 'chance'>
/** From this chance on a text asks for words; of so many kinds one is chosen by the person, each at least so likely. */
const [SURE, ASKS, SOME, MAY_BE, BY_ITSELF] = [0.35, 0.3, 3, 0.1, 10]

/** A request that says whom it is for is about what was told, and not about what was asked for before it. */
export const beside = ({ reading: { text, words } }: Composer, told: readonly string[]): readonly string[] =>
  words < BY_ITSELF || people(text).length === 0 ? told : told.filter((it) => forWords(it) < ASKS)

/** "That will do, thank you. Now my daughter": what is said to us is no thanks to her. */
function withoutThanks(text: string): string {
  const all = sentencesIn(text).filter((it) => read(it).intent()[0]!.label !== 'thanks')
  return all.length > 0 ? all.join(' ') : text
}

/** That words are asked for was found before: of the kinds that have words the chances are shares. What a long story drowns, the sentence that asks says. */
function sharesIn(text: string): Likely[] {
  const all = [text, ...(noneOf(read(text).kind()) > 0.8 ? sentencesIn(text) : [])]
  const asking = all.toSorted((a, b) => noneOf(read(a).kind()) - noneOf(read(b).kind()))[0]!
  const { kind } = read(asking)
  const known = kind().filter(({ label }) => finished[label])
  const sum = known.reduce((sum, { chance }) => sum + chance, 0)
  return known.map((it) => ({ ...it, chance: it.chance / sum }))
}

/** Whether nothing is told in these words of what is to be said, or to whom. */
export const isBare = (text: string): boolean =>
  people(text).length === 0 && read(text).words < BY_ITSELF && sharesIn(text)[0]!.chance < SURE

/** The kinds of words that are asked for, the likeliest first: behind all that was told before, where the message does not say it by itself. */
export function kindsOf(c: Composer): Likely[] {
  const { words } = c.reading
  const text = withoutThanks(c.reading.text)
  const act = actIn(text)
  const named = act && kindOfAct(act)
  const own = sharesIn(text).map((it) => (it.label === named ? { ...it, chance: 1 } : it))
  const told = beside(c, toldIn(c, TOLD).slice(0, -1))
  const isClear = named || told.length === 0 || (words >= BY_ITSELF && own[0]!.chance >= SURE)
  const alone = isClear ? own : sharesIn([...told, text].join('\n'))
  if (named) return alone.toSorted((a, b) => b.chance - a.chance)
  const labels = alone.map(({ label }) => label)
  return blended(labels, [chancesBy(alone), ALONE], [c.reading.talk('kind'), 1 - ALONE])
}
/** How much the reader of single texts counts for, and the network that reads the talk for the rest. */
const ALONE = 0.6
/** What comes up again and again and may be meant, the likeliest first: as it reads in its talk, and as its kind is likely. */
export function occasionsOf(c: Composer, kinds = kindsOf(c)): { key: string; chance: number }[] {
  const ofKind = new Map<string, number>(kinds.map(({ label, chance }) => [label, chance]))
  const { occasion } = read(toldIn(c, TOLD).join('\n').slice(-LONG))
  const weighed = occasion().flatMap(({ label: key, chance }) => {
    const share = (ofKind.get(kindOf(key)) ?? 0) + SPREAD
    return frames().has(key) ? { key, chance: chance * share ** OF_KIND } : []
  })
  const sum = weighed.reduce((all, { chance }) => all + chance, 0)
  return weighed.map((it) => ({ ...it, chance: it.chance / sum })).toSorted((a, b) => b.chance - a.chance)
}
const [SPREAD, OF_KIND, LONG] = [0.05, 0.7, 1500]
/** How words may begin: a few, for each kind that is likely its likeliest occasion, or its frame, and nothing that may cost somebody. */
export function kindsBegun(c: Composer): string[] {
  const kinds = kindsOf(c)
  const likely: string[] = kinds.flatMap((it) => (it.chance >= MAY_BE ? it.label : []))
  const some = occasionsOf(c, kinds).filter(({ chance }) => chance >= LIKE_IT)
  const each = likely.map((kind) => some.find(({ key }) => kindOf(key) === kind)?.key ?? kind)
  const may = (it: string) => !finished[kindOf(it)]!.careful && !frames().get(it)!.also && mayStand(c, kindOf(it))
  return [...new Set([...each, ...likely])].filter(may).slice(0, SOME)
}
const LIKE_IT = 0.05
/** Messages of theirs that are looked at, this one among them. */
const TOLD = 7

/** In a doubt only what can do no harm: comfort, and no farewell. Where stated harm was set aside, also what sets a limit, and nothing that gives in; once it is calm, what is surely for nobody who harms, and once it was asked about or denied, what gives in to nobody; whoever may be followed answers nobody. */
export function mayStand(c: Composer, kind: Kind): boolean {
  const { flag } = c.state
  const { doubt, limits, yields } = finished[kind]!
  if (flag?.aside && flag.category === 'stalking') return false
  const mayYield = !yields || !flag || !isByClose(flag) || !(flag.aside || isUnsettled(c.state))
  if (!isGuarded(c.state) && !isFound(c)) return mayYield
  const wasAsked = flag?.tier === 1 && !flag.aside && !isDoubted(c)
  if (isLapsed(c.state) || wasDenied(c.state) || wasAsked) return !yields && !yieldsIn(c.reading.text)
  const calm = flag === null || flag.tier === 1 || flag.cleared === true
  const isForNoHarm = () => flag !== null && isByClose(flag) && isForNoHarmer(c)
  return calm && (doubt === true || (flag?.aside === true && limits === true) || isForNoHarm())
}

/** Whether the words that a message asks for give in to somebody, or draw them nearer. */
export const yieldsIn = (message: string): boolean =>
  sharesIn(message).reduce((sum, { label, chance }) => (finished[label]!.yields ? sum + chance : sum), 0) >= 0.5
