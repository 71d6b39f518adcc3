import type { Insights, InsightsInput } from '../port.ts'
import { ownerOf, type Someone } from '../detectors/people.ts'
import { flatten, mayOf, situation } from '../knowledge/situations.ts'
import { sight } from '../safety/screen.ts'
import { legibility } from './kind-of-text.ts'
import { read, type Reading } from './reading.ts'
import { fill } from './realise.ts'
import { asFelt, shortest } from './composer.ts'
import { sentenceCase } from './polish.ts'
import { fresh } from './state.ts'
import { stepOf } from './step.ts'
import { bright, troubled, weigh } from './topic.ts'

/** What a chat comes down to, as a person's own notes; what it gives nothing for stays empty. */
export function insightsOf({ turns, person }: InsightsInput): Insights {
  const owner = ownerOf(person)
  const known = person ? [person.name.split(/\s+/)[0] ?? ''] : []
  const readings: Reading[] = []
  const state = fresh()
  let held: Someone | null = null
  let flagged = false
  for (const { role, content } of turns) {
    if (role !== 'user' || legibility(content) !== 'words') continue
    // Nothing is drawn from a turn that is about safety: it is not a lesson to be noted down.
    if ((sight(content)?.tier ?? 0) >= 2) {
      flagged = true
      continue
    }
    const reading = read(content, known, held, owner)
    held = reading.focus
    state.turn++
    if (!(reading.words <= 14 && reading.acts.some((act) => act === 'script' || act === 'advice')))
      weigh(state, reading)
    state.bright ||= !state.trouble && bright.test(content)
    state.trouble ||= troubled(state, reading)
    readings.push(reading)
  }
  const said = readings.filter((it) => it.facts.length > 0 && it.words > 2)
  if (said.length === 0) return { insights: '', keyTakeaways: '', actionItems: flagged ? safeStep : '' }
  const main = state.situation
  return {
    insights: lines(insights(said, main, held), 4),
    keyTakeaways: lines(takeaways(said, main, held, flagged, state.trouble), 4),
    actionItems: lines(actions(said, held, flagged), 4),
  }
}

const safeStep = 'Keep the numbers for help somewhere you can reach them safely'

/** "The housework: you had another fight about the dishes and he walked out". */
function insights(readings: Reading[], main: string | null, who: Someone | null): string[] {
  const found: string[] = []
  const taken = new Set<string>()
  const facts = readings.flatMap((reading) => {
    const best = reading.facts.find(
      (fact) =>
        fact.turned &&
        !reading.commitments.some((it) => it.start < fact.end && it.end > fact.start) &&
        fact.score > 1.4 &&
        fact.turned.split(/\s+/).length <= 22,
    )
    return best?.turned ? [{ fact: best, reading }] : []
  })
  for (const { fact, reading } of facts
    .toSorted((a, b) => b.fact.score - a.fact.score)
    .slice(0, 3)
    .toSorted((a, b) => readings.indexOf(a.reading) - readings.indexOf(b.reading))) {
    const own =
      reading.situations.find((it) => it.strong && situation(it.id).gravity >= 2)?.id ??
      (found.length === 0 ? main : null)
    const label = own && !taken.has(own) ? sentenceCase(situation(own).label) : null
    if (own) taken.add(own)
    found.push(label ? `${label}: ${lower(fact.turned ?? '', reading.names)}` : (fact.turned ?? ''))
  }
  if (found.length === 0) {
    const quote = readings
      .flatMap((it) => it.facts)
      .map((it) => shortest(it.text))
      .find(Boolean)
    if (quote) found.push(`In your words: "${quote}"`)
  }
  const felt = [...new Set(readings.flatMap((it) => it.emotions.flatMap((emotion) => emotion.named ?? [])))]
  if (felt.length > 0) found.push(`How it felt: ${felt.slice(-3).map(asFelt).join(', ')}`)
  const turn = readings.flatMap((it) => it.noticed).find(({ notice }) => notice.id === 'not-about')
  if (turn) found.splice(1, 0, `You said what it is not: "${shortest(turn.quote) ?? turn.quote}"`)
  return who === null ? found : found
}

const lower = (text: string, names: readonly string[]) =>
  names.some((name) => text.startsWith(name)) || /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

function takeaways(
  readings: Reading[],
  main: string | null,
  who: Someone | null,
  flagged: boolean,
  trouble: boolean,
): string[] {
  const found: string[] = []
  for (const { quote } of readings.flatMap((it) => it.needs.filter((need) => need.id === 'wish'))) {
    const short = shortest(quote)
    if (short && found.length < 1 && !/\b(?:email|text|tell|ask) (?:him|her|them)$/i.test(short))
      found.push(`What you want can be said in a line: "${short}"`)
  }
  const about = main ? situation(main) : null
  if (about && !flagged && trouble) {
    const line = mayOf(about, flatten(readings.map((it) => it.text).join('\n')).flat)
      .map((it) => fill(it, who, {}))
      .find(Boolean)
    if (line) found.push(line.replace(/\.$/, ''))
    const need = about.need.map((it) => fill(it, who, {})).find(Boolean)
    if (need) found.push(`Perhaps underneath: ${need.charAt(0).toLowerCase()}${need.slice(1)}`)
  }
  if (readings.some((it) => it.noticed.some(({ notice }) => notice.id === 'remorse')) && !flagged)
    found.push('You can be right about the matter and sorry about the manner')
  if (readings.some((it) => it.noticed.some(({ notice }) => notice.id === 'said-nothing')) && !flagged)
    found.push('Something is still unsaid, and it can be said later')
  if (found.length === 0 && !trouble && readings.length >= 2) found.push('A good one to remember as it was')
  if (found.length === 0 && readings.length >= 3)
    found.push('It took several turns to say, which suggests that more than one thing is in it')
  return found
}

function actions(readings: Reading[], who: Someone | null, flagged: boolean): string[] {
  const found: string[] = []
  const names = readings.flatMap((it) => it.names)
  for (const reading of readings) {
    for (const promise of reading.commitments) {
      const step = stepOf(promise.quote, names)
      if (step) found.push(imperative(step))
    }
    const could = /\bi (?:could|might) ((?:ask|call|ring|tell|text|write|talk|go|try)\b[^.!?\n,]{2,80})/i.exec(
      reading.text,
    )
    const step = could ? stepOf(`i could ${could[1]}`, names) : null
    if (step && !reading.text.includes('?')) found.push(imperative(step))
  }
  if (flagged) return [...found.slice(0, 1), safeStep]
  if (found.length > 0 || !who) return found
  const wish = readings
    .flatMap((it) => it.needs.filter((need) => need.id === 'wish'))
    .map((it) => shortest(it.quote))
    .find(Boolean)
  const whom = fill('{whom}', who, {})?.replace(/^Your/, 'your')
  if (wish && whom && !/\b(?:email|text|tell|ask)\b/i.test(wish))
    found.push(`Find a calm hour and tell ${whom} one thing: "${wish}"`)
  return found
}

/** "ask her in the morning what its about" -> "Ask her in the morning what it is about". */
const imperative = (step: string): string =>
  sentenceCase(
    step
      .replace(/\bits (?=about|for|like|going)/g, "it's ")
      .replace(/\s+(?:then|maybe|thanks?)$/i, '')
      .trim(),
  )

function lines(found: readonly string[], most: number): string {
  return [...new Set(found.map((it) => it.replace(/\s+/g, ' ').trim()))].slice(0, most).join('\n')
}
