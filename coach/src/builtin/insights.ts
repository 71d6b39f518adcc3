import { firstName, ownerOf, type Someone } from '../text/people.ts'
import type { Insights, InsightsInput } from '../port.ts'
import { sight } from '../safety/screen.ts'
import { legibility } from './kind-of-text.ts'
import { sentenceCase } from './polish.ts'
import { shortest } from './quote.ts'
import { read, type Reading } from './reading.ts'
import { stepOf } from './step.ts'

const safeStep = 'Keep the numbers for help somewhere you can reach them safely'

/** What a chat comes down to, in the person's own words; what it gives nothing for stays empty. */
export function insightsOf({ turns, person, isSettled }: InsightsInput): Insights {
  const owner = ownerOf(person)
  const known = person ? [firstName(person.name)] : []
  const readings: Reading[] = []
  let held: Someone | null = null
  let flagged = false
  for (const { role, content } of turns) {
    if (role !== 'user' || legibility(content) !== 'words') continue
    // Nothing is drawn from a turn that is about safety: it is not a lesson to be noted down.
    if ((sight(content)?.tier ?? 0) >= 2) {
      // Whoever said that it is not about their safety is not told to keep the numbers all the same.
      flagged = !isSettled
      continue
    }
    const reading = read(content, known, held, owner)
    held = reading.focus
    readings.push(reading)
  }
  const said = readings.filter((it) => it.facts.length > 0 && it.words > 2)
  if (said.length === 0) return { insights: '', keyTakeaways: '', actionItems: flagged ? safeStep : '' }
  return {
    insights: lines(insights(said), 4),
    keyTakeaways: lines(takeaways(said), 3),
    actionItems: lines(actions(said, flagged), 4),
  }
}

/** What was told, word for word, and the feelings that were named. */
function insights(readings: readonly Reading[]): string[] {
  const told = readings
    .flatMap((reading) => {
      const fact = reading.facts.find(
        (it) => !reading.commitments.some(({ start, end }) => start < it.end && end > it.start) && it.score > 1.5,
      )
      return fact && !fact.text.includes('"') ? [`You told me: "${fact.text}"`] : []
    })
    .slice(0, 3)
  const felt = [...new Set(readings.flatMap(({ feeling }) => feeling?.named ?? []))].slice(-3)
  return felt.length > 0 ? [...told, `How it felt: ${felt.join(', ')}`] : told
}

function takeaways(readings: readonly Reading[]): string[] {
  return readings
    .flatMap((it) => it.needs.filter(({ id }) => id === 'wish'))
    .flatMap(({ quote }) => {
      const short = shortest(quote)
      return short ? [`What you want, in your words: "${short}"`] : []
    })
}

function actions(readings: readonly Reading[], flagged: boolean): string[] {
  const found = readings.flatMap((reading) =>
    reading.commitments.flatMap(({ quote }) => {
      const step = stepOf(quote, reading.names)
      return step ? [sentenceCase(step.replace(/\s+(?:then|maybe|thanks?)$/i, '').trim())] : []
    }),
  )
  return flagged ? [...found.slice(0, 1), safeStep] : found
}

const lines = (found: readonly string[], most: number): string =>
  [...new Set(found.map((it) => it.replace(/\s+/g, ' ').trim()))].slice(0, most).join('\n')
