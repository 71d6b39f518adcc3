import kept from '../../data/said/steps.json' with { type: 'json' }
import type { ActionSteps } from '@mallama/contracts/coach'
import { polish } from '../builtin/polish.ts'
import { factsOf } from '../craft/order-words.ts'
import type { ActionStepsInput } from '../operations.ts'
import { chanceIn } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { commitments } from '../text/asks.ts'
import { ownerOf } from '../text/people.ts'
import { saying } from '../text/phrase.ts'
import { longestTurn, ownIn, stripped, wordCount } from '../text/words.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { aboutOf, isQuotable, mostTelling, readable, said, sayOne } from './excerpt.ts'

export const { week } = kept

/** Two to five small steps, each one act with a time, in their words: what they said they would do, then what they want to improve. Fewer where there is little to go by. Under a safety flag they are about safety alone. */
export function actionSteps(input: ActionStepsInput): ActionSteps {
  const { person, areasToImprove, country, flag, said: talks = [] } = input
  const own = ownIn(input.turns)
  const noted = [person.strugglingWith, person.currentIssues, person.relationshipGoals, person.notes]
  const danger = dangerIn([...(input.isSettled ? [] : own), ...areasToImprove, ...noted, ...talks], country, flag)
  const base = { safety: danger.safety, coach: 'built-in' as const }
  if (danger.safety && danger.grave) {
    const here = danger.q ? `${kept.toldHere}: ${danger.q}` : kept.toldHere
    return { ...base, steps: stepsToSafety(danger.safety).map((it) => it.replace(kept.toldHere, here)) }
  }
  const lists = areasToImprove.some((it) => it.trim()) ? areasToImprove : noted.slice(0, 3)
  const listed = lists.flatMap((it) => (it ?? '').split('\n').flatMap((line) => line.split(';')))
  const items = listed.map((it) => stripped(it, ' -*•\t\r', ' .,;\t\r')).filter((it) => it.length >= 3)
  const recent = own.slice(-40).filter(readable).toReversed()
  const promises = [...new Set(recent.flatMap((it) => promiseIn(it) ?? []).filter((it) => !isHarsh(it)))].slice(0, 2)
  const promised = promises.map((it) => `${factsOf(it).length > 0 ? kept.said : kept.due}: ${said(it)}.`)
  const wanted = [...new Set(items)].filter(readable).slice(0, 12)
  const apart = wanted
    // Whoever is criticised is not asked to criticise less.
    .map((item) => ({ item, ...aboutOf(item), ...(isDeed(item) && { steps: kept.deed }) }))
    .filter(({ id }, at, all) => id === 'other' || all.findIndex((it) => it.id === id) === at)
  // One matter alone carries a second step.
  const isOne = promised.length === 0 && apart.length === 1
  const areas = (isOne ? [...apart, ...apart] : apart).flatMap(({ item, steps }, at) => {
    const step = sayOne(steps[(recent.length + at) % steps.length]!, {}, ownerOf(person))!
    const quote = !isQuotable(item) ? null : item.length <= 90 ? item : mostTelling(item)
    return quote ? [`For ${said(quote)}: ${step.charAt(0).toLowerCase()}${step.slice(1)}`] : []
  })
  const steps = [...promised, ...areas].slice(0, 5)
  const isForeign = steps.length === 0 && [...items, ...own].some((it) => wordCount(it) > 2 && !readable(it))
  return { ...base, steps: isForeign ? [kept.unread] : steps }
}

/** What the other surely does. */
const isDeed = (item: string): boolean => chanceIn(read(item).does(), ['other']) >= 0.9

/** What is said in anger is nobody's small step. */
const isHarsh = saying(kept.harsh)

/** What somebody says they will do, in their words; the last of a text. */
export const promiseIn = (text: string): string | null =>
  commitments(text.slice(0, longestTurn)).findLast(({ quote }) => stepOf(quote, []) !== null && isQuotable(quote))
    ?.quote ?? null

const plans =
  /^(?:(?:ok(?:ay)?|yes|yeah|right|so|then),? )?(?:(?:I think )?(?:I'll|Ill|I will|I'm going to|I am going to|I'm gonna|I've decided to|I'm planning to|I plan to|I promise to|I could|I might|gonna|will|going to) (?:just |also |maybe |probably |definitely )?)?/i
/** "ok ill try that after dinner" -> "try that after dinner". */
export function stepOf(quote: string, names: readonly string[]): string | null {
  const plain = polish(quote, names)
  const bare = stripped(plain.replace(plans, ''), '', '.!, \n')
  if (bare === plain || !bare.includes(' ') || bare.includes('"')) return null
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}
