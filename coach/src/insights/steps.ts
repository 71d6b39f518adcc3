import type { ActionSteps } from '@mallama/contracts/coach'
import kept from '../../data/said/steps.json' with { type: 'json' }
import { hash } from '../builtin/state.ts'
import { stepOf } from '../builtin/step.ts'
import { factsOf } from '../craft/facts.ts'
import { commitments } from '../text/asks.ts'
import { people, type Someone } from '../text/people.ts'
import type { ActionStepsInput } from '../operations.ts'
import type { About } from '../read/labels.ts'
import { readTie } from '../read/read.ts'
import { signOf, type Sign } from '../read/ties.ts'
import { stripped, wordCount } from '../text/words.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { isQuotable, mostTelling, once, readable, said, stretches } from './excerpt.ts'
import { isOf, whoIs } from './happenings.ts'
import { wishIn } from './memory.ts'
import { sayOne, unlike, type Ways } from './say.ts'
import { aboutOf } from './subjects.ts'

interface Step {
  step: string
  quote: string
  label: string
  /** What it is about, where that is known. */
  id?: About
}

const most = 5

/**
 * Two to five small steps, each one act with a time: first what the person said they would do, then what they want,
 * then what was done to them, then the areas they want to improve (what the relationship's page notes where none is
 * passed). Each step has words of the input in it, so that two people never get the same list. Fewer where there is
 * little to go by, and none where there is nothing. Under a safety flag the steps are about safety and support alone.
 */
export function actionSteps(input: ActionStepsInput): ActionSteps {
  const { person, areasToImprove, country, flag, said: talks = [] } = input
  const own = input.turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const noted = [person.strugglingWith, person.currentIssues, person.relationshipGoals, person.notes]
  const danger = dangerIn([...(input.isSettled ? [] : own), ...areasToImprove, ...noted, ...talks], country, flag)
  const base = { safety: danger.safety, coach: 'built-in' as const }
  if (danger.safety && danger.grave) {
    const here = danger.q ? `${kept.toldHere}: ${danger.q}` : kept.toldHere
    const steps = stepsToSafety(danger.safety).map((it) => it.replace(kept.toldHere, here))
    return { ...base, steps, evidence: danger.evidence }
  }
  const lists = areasToImprove.some((it) => it.trim()) ? areasToImprove : noted.slice(0, 3)
  const steps = stepsFor(
    input,
    own,
    lists
      .map((it) => it ?? '')
      .join('\n')
      .split(/\n|;/),
  )
  return {
    ...base,
    steps: steps.map(({ step }) => step),
    evidence: once(steps.map(({ quote, label }) => ({ quote, label }))),
  }
}

function stepsFor({ person, areasToImprove }: ActionStepsInput, own: string[], listed: string[]): Step[] {
  const who = asCalled(whoIs(person), own)
  const make = (ways: Ways, label: string, quote: string | null | undefined, slots = {}): Step[] => {
    const step = quote && sayOne(ways, { q: said(quote), ...slots }, who)
    return step ? [{ step, quote, label }] : []
  }
  const recent = own.slice(-40).filter(readable).toReversed()
  const items = listed
    .map((it) => stripped(it, ' -*•\t\r', ' .,;\t\r'))
    .filter((it) => it.length >= 3 && readable(it))
    .slice(0, 12)
  const seed = hash([person.name.trim(), ...items, ...own].join('\n'))
  const promised = recent.flatMap((text) => {
    const quote = promiseIn(text)
    const when = factsOf(quote ?? '').length > 0 ? kept.said : kept.due
    return make(kept.promise, 'what you said you would do', quote && !harsh.test(quote) ? quote : null, { when })
  })
  const wishes = recent.map((text) => wishIn(text)?.text ?? '')
  const wish = wishes.find((it) => it && it.length <= 120 && !harsh.test(it))
  // What to improve is read from what was told: who was criticised is not asked to criticise less.
  const a = items[0] && quotable(items[0])
  const deed = make(kept.deed, 'what was told', deedIn(recent, who), { a: a && said(a) })
  const toImprove = (item: string, at: number): Step[] => {
    const { id, steps } = aboutOf(item)
    const step = sayOne(steps[at % steps.length]!, {}, who)
    const area = step && step.charAt(0).toLowerCase() + step.slice(1)
    return make(kept.area, 'to improve', quotable(item), { step: area }).map((it) => ({ ...it, id }))
  }
  const told = [...promised.slice(0, 2), ...make(kept.wish, 'what you want', wish), ...deed]
  const areas = items
    .flatMap((item, at) => (deed.length > 0 && at === 0 ? [] : toImprove(item, seed + at)))
    .filter(({ id }, at, all) => id === 'other' || all.findIndex((it) => it.id === id) === at)
  // One matter that is clear carries a second step.
  const second = told.length === 0 && areas.length === 1 ? toImprove(items[0]!, seed + 1) : []
  const found = [...told, ...areas, ...second]
  const untold = recent.filter((text) => !found.some(({ quote }) => text.includes(quote)))
  const paper = untold.slice(0, 8).flatMap((text) => {
    const quote = mostTelling(text)?.quote ?? ''
    return make(kept.paper, 'what was told', wordCount(quote) >= 5 ? quote : null)
  })
  const all = [...found, ...paper.slice(0, Math.max(0, 2 - found.length))]
  const foreign = [...areasToImprove, ...own].some((it) => /\p{L}{3}/u.test(it) && !readable(it))
  if (all.length === 0 && foreign) return [{ step: kept.unread, quote: '', label: '' }]
  return unlike(all, ({ step }) => step).slice(0, most)
}

/** What is said in anger is nobody's small step. */
const harsh = /\b(?:kill|hurt|revenge|get back at|make (?:him|her|them) pay|block|ignore|leave (?:him|her|them))\b/i

/** What somebody says they will do, in their words; the last of a text. */
export const promiseIn = (text: string): string | null =>
  commitments(text.slice(0, 6000))
    .map(({ quote }) => quote.trim())
    .findLast((it) => stepOf(it, []) !== null && isQuotable(it)) ?? null

/** What the other surely did, in the newest telling that has it: what hurt sooner than what was kind. */
function deedIn(texts: readonly string[], who: Someone): string | null {
  let best: { text: string; weight: number } | null = null
  const all = texts.flatMap((it) => stretches(it)).slice(0, mostRead)
  for (const { text } of all.filter((it) => !isOfAnother(it.text, who))) {
    const { does, ties } = readTie(text)
    const chanceOf = (sign: Sign) =>
      ties.reduce((sum, { label, chance }) => sum + (signOf(label) === sign ? chance : 0), 0)
    const weight = does.label === 'other' ? does.chance * (chanceOf('strain') + chanceOf('strength') / 2) : 0
    if (weight >= LEAST && weight > (best?.weight ?? 0)) best = { text, weight }
  }
  return best?.text ?? null
}
/** Whoever is named first does it. */
const isOfAnother = (text: string, who: Someone): boolean =>
  people(text).some(({ someone, start }) => start < FIRST && !isOf(someone.label, who))
const FIRST = 5
const LEAST = 0.4
/** Of a long talk the newest stretches. */
const mostRead = 200

/** He is he where every line says he, whatever the name sounds like; as known where the lines say both. */
function asCalled(who: Someone, texts: readonly string[]): Someone {
  const words = new Set(texts.flatMap((it) => it.toLowerCase().split(/[^a-z]+/)))
  const [he, she] = ['he him his', 'she her hers'].map((forms) => forms.split(' ').some((it) => words.has(it)))
  return he === she ? who : { ...who, pronoun: he ? 'he' : 'she' }
}

const quotable = (item: string): string | null =>
  !isQuotable(item) ? null : item.length <= 90 ? item : (mostTelling(item)?.quote ?? null)
