import { mostTelling, readable, tellingOf } from '../insights/excerpt.ts'
import { wishIn } from '../insights/memory.ts'
import { promiseIn, stepOf } from '../insights/steps.ts'
import type { Insights, InsightsInput } from '../port.ts'
import { sight } from '../safety/screen.ts'
import { emotions } from '../text/feelings.ts'
import { firstName } from '../text/people.ts'
import { wordCount } from '../text/words.ts'
import { sentenceCase } from './polish.ts'

const safeStep = 'Keep the numbers for help somewhere you can reach them safely'

/** What a chat comes down to, in the person's own words; what it gives nothing for stays empty. */
export function insightsOf({ turns, person, isSettled }: InsightsInput): Insights {
  const own = turns.flatMap(({ role, content }) => (role === 'user' && readable(content) ? [content] : []))
  // Nothing is drawn from a turn that is about safety: it is not a lesson to be noted down.
  const free = own.filter((text) => (sight(text)?.tier ?? 0) < 2)
  // Whoever said that it is not about their safety is not told to keep the numbers all the same.
  const safe = free.length < own.length && !isSettled ? [safeStep] : []
  const said = free.filter((text) => wordCount(text) > 2)
  const promised = said.map(promiseIn)
  const told = said.flatMap((text, at) => mostTelling(text, (it) => !promised[at]?.includes(it.text)) ?? [])
  const worth = new Map(told.map((it) => [it, tellingOf(it)]))
  const most = told.toSorted((a, b) => worth.get(b)! - worth.get(a)!).slice(0, 3)
  const felt = [...new Set(said.flatMap(emotions).map(({ named }) => named))].slice(-3)
  const wishes = said.flatMap((text) => wishIn(text)?.text ?? []).slice(0, 3)
  const names = person ? [firstName(person.name)] : []
  const steps = promised.flatMap((it) => (it && stepOf(it, names)) ?? []).map(sentenceCase)
  return {
    insights: lines([
      ...told.filter((it) => most.includes(it)).map((it) => `You told me: "${it}"`),
      ...(felt.length > 0 ? [`How it felt: ${felt.join(', ')}`] : []),
    ]),
    keyTakeaways: lines(wishes.map((it) => `What you want, in your words: "${it}"`)),
    actionItems: lines([...steps.slice(0, safe.length > 0 ? 1 : 4), ...safe]),
  }
}

const lines = (found: readonly string[]) => [...new Set(found.map((it) => it.replace(/\s+/g, ' ').trim()))].join('\n')
