import type { ActionSteps } from '@mallama/contracts/coach'
import { fill } from '../builtin/realise.ts'
import { hash } from '../builtin/state.ts'
import { stepOf } from '../builtin/step.ts'
import { commitments } from '../detectors/asks.ts'
import { ownerOf, type Someone } from '../text/people.ts'
import { flatten } from '../knowledge/flatten.ts'
import type { ActionStepsInput } from '../operations.ts'
import { areas } from './cues/areas.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { wishIn } from './memory.ts'
import { acted, mostTelling, once, readable, said, stretches } from './excerpt.ts'

interface Step {
  step: string
  quote: string
  label: string
}

const most = 5

/**
 * Two to five small steps, each one act with a time: first what the person said they would do, then what they want,
 * then the areas they want to improve (what the relationship's page notes where none is passed), then the trouble that
 * was told. Each step has words of the input in it, so that two people never get the same list. Fewer where there is
 * little to go by, and none where there is nothing. Under a safety flag the steps are about safety and support alone.
 */
export function actionSteps(input: ActionStepsInput): ActionSteps {
  const { person, turns, country } = input
  const own = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const noted = [person.strugglingWith, person.currentIssues, person.relationshipGoals, person.notes]
  const danger = dangerIn(
    [...(input.isSettled ? [] : own), ...input.areasToImprove, ...noted, ...(input.said ?? [])],
    country,
    input.flag,
  )
  const base = { safety: danger.safety, coach: 'built-in' as const }
  if (danger.safety && danger.grave) {
    const quote = danger.quote?.quote
    const steps = stepsToSafety(danger.safety).map((step) =>
      quote ? step.replace('in the words you used here', `in the words you used here: ${said(quote)}`) : step,
    )
    return { ...base, steps, evidence: quote ? [{ quote, label: 'about safety' }] : [] }
  }
  const name = person.name.trim()
  const owner = ownerOf(name ? { name, relationshipType: person.relationshipType } : null) ?? nobody
  const who = asCalled(owner, own)
  const recent = own.slice(-40).filter(readable).toReversed()
  const lists = input.areasToImprove.some((it) => it.trim())
    ? input.areasToImprove
    : noted.slice(0, 3).map((it) => it ?? '')
  const items = lists
    .flatMap((it) => it.split(/\n|;/))
    .map((it) => it.trim().replace(/^(?:[-*•]|\d+[.)])\s*|[.,;\s]+$/g, ''))
    .filter((it) => it.length >= 3 && readable(it))
    .slice(0, 12)
  const seed = hash([name, ...items, ...own].join('\n'))
  const found: Step[] = []
  const add = (step: Step | null) => {
    if (step && found.length < most && !found.some((it) => bare(it.step) === bare(step.step))) found.push(step)
    return step !== null
  }
  for (const text of recent) if (found.length < 2) add(promised(text))
  recent.some((text) => add(wished(text, who)))
  // What to improve is read from what was told: who was criticised is not asked to criticise less.
  const isTold = recent.some((text) => add(forDeed(text, who, items[0] ? quotable(items[0]) : null)))
  const used = new Set<string>()
  for (const [at, item] of items.entries()) if (!isTold || at > 0) add(forArea(item, who, seed + at, used))
  // One matter that is clear carries a second step.
  for (const item of items) if (found.length < 2 && !isTold) add(forArea(item, who, seed + 1, new Set()))
  for (const text of recent)
    if (found.length < 2 && !found.some(({ quote }) => text.includes(quote))) add(onPaper(text))
  if (found.length === 0) add(unread([...input.areasToImprove, ...own]))
  return {
    ...base,
    steps: found.map(({ step }) => step),
    evidence: once(found.map(({ quote, label }) => ({ quote, label }))),
  }
}

/** He is he where every line says he, whatever the name sounds like; "they" where the lines say both. */
function asCalled(who: Someone, texts: readonly string[]): Someone {
  const all = texts.join('\n')
  const [he, she] = [/\b(?:he|him|his)\b/i.test(all), /\b(?:she|her|hers)\b/i.test(all)]
  return he === she ? who : { ...who, pronoun: he ? 'he' : 'she' }
}

/** What somebody did to the one who tells it, in their words: it holds of what hurt and of what was kind. */
function forDeed(text: string, who: Someone, area: string | null): Step | null {
  const quote = stretches(text).find(({ text: clause }) => acted(clause))?.text
  return quote
    ? stepFor(
        `${area ? 'For {a}: b' : 'B'}efore Sunday, tell {whom} in one sentence what {q} was like for you, and what you would like the next time.`,
        who,
        quote,
        'what was told',
        area,
      )
    : null
}

/** One step with the person's own words in it; null where it cannot be filled. */
function stepFor(
  template: string,
  who: Someone,
  quote: string,
  label: string,
  area: string | null = null,
): Step | null {
  const step = fill(template, who, { q: said(quote), a: area && said(area) })
  return step ? { step, quote, label } : null
}

const nobody: Someone = { label: 'them', name: null, role: null, pronoun: 'they', sure: false, plural: false }
const bare = (step: string) => step.replace(/["“][^"”]*["”]/g, '').toLowerCase()
const timed =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|this (?:morning|afternoon|evening|week)|in the morning|next week|at \d|by \d|after (?:dinner|work|breakfast|lunch|school|bedtime))\b/i
/** What is said in anger is nobody's small step. */
const harsh = /\b(?:kill|hurt|revenge|get back at|make (?:him|her|them) pay|block|ignore|leave (?:him|her|them))\b/i

/** "Call her tomorrow", with a time where none was said. */
function promised(text: string): Step | null {
  for (const span of commitments(text.slice(0, 6000))) {
    const quote = span.quote.trim()
    const step = stepOf(quote, [])
    if (!step || /["“”\n<>{}]/.test(quote) || harsh.test(step)) continue
    const when = timed.test(step) ? 'As you said' : 'By tomorrow evening, as you said'
    return { step: `${when}: "${quote}".`, quote, label: 'what you said you would do' }
  }
  return null
}

function wished(text: string, who: Someone): Step | null {
  const wish = wishIn(text)?.text
  return wish && wish.length <= 120 && !harsh.test(wish)
    ? stepFor(
        'Before Sunday, in a calm quarter of an hour, ask {whom} which part of {q} is possible this week.',
        who,
        wish,
        'what you want',
      )
    : null
}

/** A step for one thing to improve, with its own words before it; of one area no two, unless it is the only one. */
function forArea(item: string, who: Someone, seed: number, used: Set<string>): Step | null {
  const quote = quotable(item)
  const { flat } = flatten(item)
  const area = areas.find(({ id, cue }) => !used.has(id) && cue.test(flat))
  const id = area?.id ?? 'open'
  if (!quote || used.has(id)) return null
  used.add(id)
  const steps = area?.steps ?? open
  const step = fill(steps[seed % steps.length]!, who, {})
  return step
    ? { step: `For ${said(quote)}: ${step.charAt(0).toLowerCase()}${step.slice(1)}`, quote, label: 'to improve' }
    : null
}

const open = [
  'Pick one day this week, do the smallest thing that counts as it, and write down in the evening how it went.',
  'Tomorrow, ask {whom} what one example of it would look like, and try that example once before Sunday.',
  'By Friday, tell {whom} that you are working on it, and name the one occasion on which you will try.',
]

/** What to ask for has to be found first. */
function onPaper(text: string): Step | null {
  const quote = mostTelling(text)?.quote
  return quote && quote.split(/\s+/).length >= 5
    ? {
        step: `Tonight, finish one line on paper about ${said(quote)}: what I would like to happen next is ...`,
        quote,
        label: 'what was told',
      }
    : null
}

function quotable(item: string): string | null {
  if (/["“”<>{}]/.test(item)) return null
  if (item.length <= 90) return item
  return mostTelling(item)?.quote ?? null
}

function unread(texts: readonly string[]): Step | null {
  const text = texts.find((it) => /\p{L}{3}/u.test(it) && !readable(it))
  return text
    ? {
        step: 'The built-in coach reads English. Write one thing you would like to improve in an English sentence today, and it can make steps of it.',
        quote: '',
        label: '',
      }
    : null
}
