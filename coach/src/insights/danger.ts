import ways from '../../data/said/to-safety.json' with { type: 'json' }
import kept from '../../data/said/steps.json' with { type: 'json' }
import type { ConversationSummary, ActionSteps } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { SummaryInput, ActionStepsInput } from '../operations.ts'
import { isOfOneself } from '../safety/flag.ts'
import { flagOf, sight, toSafety, type Flag } from '../safety/screen.ts'
import { filled, sentences, longestTurn, ownIn, stripped, wordCount } from '../text/words.ts'
import { said, whole, isQuotable, mostTelling, readable, sayOne, aboutOf } from './excerpt.ts'
import { polish } from '../builtin/polish.ts'
import { factsOf } from '../craft/order-words.ts'
import { chanceIn } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { ownerOf } from '../text/people.ts'
import { commitments } from '../text/asks.ts'
import { saying } from '../text/phrase.ts'

/** What the screen sees in several texts of one person, read each for itself. @param known what was seen where the words are not among the texts; it counts where it is graver than they are */
export function dangerIn(texts: readonly (string | null | undefined)[], country: string | null, known?: Flag | null) {
  const seen = texts.flatMap((text, at) => {
    const flag = text ? sight(text) : null
    return flag && !flag.doubt ? [{ flag, at }] : []
  })
  const most = seen.toSorted((a, b) => b.flag.tier - a.flag.tier)[0] ?? null
  const isKnown = known && known.tier > (most?.flag.tier ?? 0)
  const gravest = isKnown ? known : most && flagOf(most.flag)
  const first = isKnown || !most ? -1 : most.at
  // The first sentence that is grave by itself: the praise beside it is not what it is about.
  const isGrave = ({ text }: { text: string }) => (sight(text)?.tier ?? 0) >= Math.min(gravest?.tier ?? 0, 2)
  // Letters and sentences in which the grave one is looked for.
  const near = sentences((texts[first] ?? '').slice(0, 20_000)).slice(0, 200)
  const quote = near.filter(isGrave).flatMap((it) => whole(it.text, 250) ?? [])[0] ?? null
  return {
    safety: gravest && toSafety(gravest, country),
    /** Active or imminent, or an unsure sign of abuse: nothing may be advised that works on the relationship. */
    grave: needsHelp(gravest) || (gravest !== null && !isOfOneself(gravest)),
    /** A talk, or more than one text: a flag in one note alone stands beside the rest. */
    whole: gravest !== null && (needsHelp(known) || seen.filter(({ flag }) => needsHelp(flag)).length > 1),
    /** The texts with any flag: nothing else is drawn from them. */
    dark: new Set(seen.map(({ at }) => texts[at])),
    first,
    /** The sentence of it that set it off, as it was written; null where it is not one sentence alone. */
    quote,
    q: quote && said(quote),
  }
}

/** The danger seen in a talk, which keeps it from being put in short: a model alone does that, else it is counted. */
export function conversationSummary({ turns, country }: SummaryInput): ConversationSummary {
  const said = turns.map(({ content }) => content)
  return { safety: dangerIn(said, country).safety, coach: 'built-in', summary: '' }
}

/** What can be done under a flag, each with its time; about help and never about talking it through. */
export function stepsToSafety(safety: NonNullable<Safety>): string[] {
  const help = safety.resources.find(({ kind }) => kind !== 'emergency') ?? safety.resources[0]
  const line = help ? `${help.name}: ${help.contact}` : 'findahelpline.com'
  return ways[caseOf(safety)].map((step) => filled(step, { line }))
}

function caseOf({ category, thirdParty, tier, resources }: NonNullable<Safety>): keyof typeof ways {
  // An overdose may be either: where the card leads with the number and a poison line, the body comes first.
  const told = resources.map(({ when, name }) => `${name} ${when}`.toLowerCase()).join()
  const isTaken = tier === 3 && ['poison', 'vergift', 'tox', 'was taken'].some((it) => told.includes(it))
  if (category === 'medical' || isTaken) return 'body'
  if (category === 'self-harm') return thirdParty ? 'theirLife' : 'ownLife'
  return thirdParty ? 'theirs' : category === 'threat-to-others' ? 'threat' : 'own'
}

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

const begins = /^(?:ok(?:ay)?|yes|yeah|right|so|then),? /i
const plans =
  /^(?:I think )?(?:I'll|Ill|I will|I'm going to|I am going to|I'm gonna|I've decided to|I'm planning to|I plan to|I promise to|I could|I might|gonna|will|going to) (?:just |also |maybe |probably |definitely )?/i
/** "ok ill try that after dinner" -> "try that after dinner". */
export function stepOf(quote: string, names: readonly string[]): string | null {
  const plain = polish(quote, names)
  const bare = stripped(plain.replace(begins, '').replace(plans, ''), '', '.!, \n')
  if (bare === plain || !bare.includes(' ') || bare.includes('"')) return null
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}
