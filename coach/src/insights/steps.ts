import type { ActionSteps } from '@mallama/contracts/coach'
import kept from '../../data/said/steps.json' with { type: 'json' }
import { stepOf } from '../builtin/step.ts'
import { factsOf } from '../craft/score.ts'
import type { ActionStepsInput } from '../operations.ts'
import { readTie } from '../read/read.ts'
import { signOf } from '../read/labels.ts'
import { commitments } from '../text/asks.ts'
import { metOf } from '../text/phrase.ts'
import { ownIn } from '../text/own.ts'
import { ownerOf, people, pronounOf, type Someone } from '../text/people.ts'
import { stripped, tokensOf, wordCount } from '../text/words.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { isQuotable, LONGEST, mostTelling, readable, said, stretches } from './excerpt.ts'
import { isOf } from './happenings.ts'
import { wishIn } from './memory.ts'
import { evidenceOf, sayOne, tell, wordsOf, type Told } from './say.ts'
import { aboutOf } from './subjects.ts'

const [most, least] = [5, 2]
/** So many things to improve, and so many of the newest turns, are read. */
const [mostItems, mostTurns] = [12, 40]

/**
 * Two to five small steps, each one act with a time: first what the person said they would do, then what they want,
 * then what was done to them, then the areas they want to improve (what the relationship's page notes where none is
 * passed). Each step has words of the input in it, so that two people never get the same list. Fewer where there is
 * little to go by, and none where there is nothing. Under a safety flag the steps are about safety and support alone.
 */
export function actionSteps(input: ActionStepsInput): ActionSteps {
  const { person, areasToImprove, country, flag, said: talks = [] } = input
  const own = ownIn(input.turns)
  const noted = [person.strugglingWith, person.currentIssues, person.relationshipGoals, person.notes]
  const danger = dangerIn([...(input.isSettled ? [] : own), ...areasToImprove, ...noted, ...talks], country, flag)
  const base = { safety: danger.safety, coach: 'built-in' as const }
  if (danger.safety && danger.grave) {
    const here = danger.q ? `${kept.toldHere}: ${danger.q}` : kept.toldHere
    const steps = stepsToSafety(danger.safety).map((it) => it.replace(kept.toldHere, here))
    return { ...base, steps, evidence: danger.evidence }
  }
  const lists = areasToImprove.some((it) => it.trim()) ? areasToImprove : noted.slice(0, 3)
  const listed = lists.flatMap((it) => (it ?? '').split('\n').flatMap((line) => line.split(';')))
  const items = listed.map((it) => stripped(it, ' -*•\t\r', ' .,;\t\r')).filter((it) => it.length >= 3)
  const steps = stepsFor(person, [...new Set(items)].filter(readable).slice(0, mostItems), own)
  const isForeign = steps.length === 0 && [...items, ...own].some((it) => wordCount(it) > 2 && !readable(it))
  return { ...base, steps: isForeign ? [kept.unread] : wordsOf(steps), evidence: evidenceOf(steps) }
}

function stepsFor(person: ActionStepsInput['person'], items: readonly string[], own: readonly string[]): Told[] {
  const who = asCalled(ownerOf(person)!, own)
  const recent = own.slice(-mostTurns).filter(readable).toReversed()
  const promises = [...new Set(recent.flatMap((text) => promiseIn(text) ?? []))].filter(isKind).slice(0, 2)
  const promised = promises.flatMap((quote) => {
    const when = factsOf(quote).length > 0 ? kept.said : kept.due
    return tell(kept.promise, 'what you said you would do', quote, { when })
  })
  const wish = recent.map((text) => wishIn(text)?.text ?? '').find((it) => it && it.length <= 120 && isKind(it))
  // What to improve is read from what was told: who was criticised is not asked to criticise less.
  const first = items[0] && quotable(items[0])
  const deed = tell(kept.deed, 'what was told', deedIn(recent, who), { a: first && said(first) }, who)
  const told = [...promised, ...tell(kept.wish, 'what you want', wish, {}, who), ...deed]
  const apart = items
    .slice(deed.length)
    .map((item) => ({ item, ...aboutOf(item) }))
    .filter(({ id }, at, all) => id === 'other' || all.findIndex((it) => it.id === id) === at)
  // One matter that is clear carries a second step.
  const matters = told.length === 0 && apart.length === 1 ? [...apart, ...apart] : apart
  const areas = matters.flatMap(({ item, steps }, at) => {
    const step = sayOne(steps[(own.length + at) % steps.length]!, {}, who)!
    return tell(kept.area, 'to improve', quotable(item), { step: step.charAt(0).toLowerCase() + step.slice(1) })
  })
  const found = [...told, ...areas]
  if (found.length >= least) return found.slice(0, most)
  const untold = recent.filter((text) => !found.some(({ quote }) => text.includes(quote))).slice(0, 8)
  const telling = untold.flatMap((text) => mostTelling(text)?.quote ?? []).find((it) => wordCount(it) >= 5)
  return [...found, ...tell(kept.paper, 'what was told', telling)]
}

/** What is said in anger is nobody's small step. */
const harsh = metOf({ harsh: kept.harsh })
const isKind = (text: string): boolean => harsh(tokensOf(text.toLowerCase())).size === 0

/** What somebody says they will do, in their words; the last of a text. */
export const promiseIn = (text: string): string | null =>
  commitments(text.slice(0, LONGEST))
    .map(({ quote }) => quote.trim())
    .findLast((it) => stepOf(it, []) !== null && isQuotable(it)) ?? null

const LEAST = 0.4
const mostRead = 200
/** Whoever is named so near the beginning does it. */
const FIRST = 5

const worth = { strain: 1, strength: 0.5, neither: 0 }
/** How surely the other did it, and something that says much of two people: what hurt sooner than what was kind. */
function deedAt({ text }: { text: string }): { text: string; weight: number } {
  const { does, ties } = readTie(text)
  const sum = ties.reduce((all, { label, chance }) => all + worth[signOf(label)] * chance, 0)
  return { text, weight: does.label === 'other' ? does.chance * sum : 0 }
}

/** What the other surely did, in the newest telling that has it. */
function deedIn(texts: readonly string[], who: Someone): string | null {
  const isOfAnother = (text: string) =>
    people(text).some(({ someone, start }) => start < FIRST && !isOf(someone.label, who))
  const [best] = texts
    .flatMap((it) => stretches(it))
    .slice(0, mostRead)
    .filter(({ text }) => !isOfAnother(text))
    .map(deedAt)
    .toSorted((a, b) => b.weight - a.weight)
  return best && best.weight >= LEAST ? best.text : null
}

/** He is he where every line says he, whatever the name sounds like; as known where the lines say both. */
function asCalled(who: Someone, texts: readonly string[]): Someone {
  const said = new Set(texts.flatMap((it) => tokensOf(it.toLowerCase())).map((it) => pronounOf.get(it)))
  return said.has('he') === said.has('she') ? who : { ...who, pronoun: said.has('he') ? 'he' : 'she' }
}

const quotable = (item: string): string | null =>
  !isQuotable(item) ? null : item.length <= 90 ? item : (mostTelling(item)?.quote ?? null)
