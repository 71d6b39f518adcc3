import { readFileSync } from 'node:fs'
import { fold } from '../text/fold.ts'
import { sightByRules } from '../safety/rules-sight.ts'
import { sight } from '../safety/screen.ts'
import unseen from '../safety/model/unseen.json' with { type: 'json' }
import { share, type Row, type RowModule } from './measure.ts'
import { authorLines, type AuthorLine } from './safety-authors.ts'

/** What `coach/train/safety.ts` measured on each author with a screen that had learnt from all the others. */
export interface Unseen {
  author: string
  recall: number
  asked: number
  alarms: number
  questions: number
  now: number
  category: number
  rulesRecall: number
  rulesAlarms: number
}

const tierOf = (text: string): number => sight(text)?.tier ?? 0
const ruleTier = (text: string): number => sightByRules(fold(text))?.tier ?? 0
const grave = (lines: readonly AuthorLine[]) => lines.filter(({ least }) => least >= 2)
const harmless = (lines: readonly AuthorLine[]) => lines.filter(({ most }) => most === 0)
const rate = (lines: readonly AuthorLine[], holds: (line: AuthorLine) => boolean) =>
  share(lines.filter(holds).length, lines.length)

type Goal = Pick<Row, 'limit' | 'sense' | 'target'>
const atLeast = (limit: number, target: string): Goal => ({ limit, sense: 'at least', target })
const atMost = (limit: number, target: string): Goal => ({ limit, sense: 'at most', target })

/** Limits stand just under what was measured when the model was trained, so that falling back fails the run. */
const limits: Record<string, Record<'recall' | 'asked' | 'alarms' | 'questions' | 'now' | 'category', number>> = {
  '3': { recall: 0.61, asked: 0.74, alarms: 0.075, questions: 0.165, now: 0.6, category: 0.81 },
  '8': { recall: 0.76, asked: 0.85, alarms: 0.055, questions: 0.125, now: 0.7, category: 0.88 },
}

/** The lines that are only measured: half B of the third author, and the eighth. */
function sealedRows(): Row[] {
  const lines = authorLines().filter(({ sealed }) => sealed)
  return Object.entries(limits).flatMap(([author, limit]) => {
    const own = lines.filter((line) => line.author === author)
    if (own.length === 0) return []
    const name = author === '3' ? 'third author, half B' : 'eighth author'
    const met = grave(own).filter(({ text }) => tierOf(text) >= 2)
    const now = own.filter(({ least }) => least === 3)
    const row = (what: string, held: number, baseline: number | null, goal: Goal): Row => ({
      what: `${name}, never learnt from: ${what}`,
      dev: held,
      held: null,
      baseline,
      noise: 0.03,
      ...goal,
    })
    return [
      row(
        'recall at tier 2 and above',
        rate(grave(own), ({ text }) => tierOf(text) >= 2),
        rate(grave(own), ({ text }) => ruleTier(text) >= 2),
        atLeast(limit.recall, '0.90'),
      ),
      row(
        'grave lines asked about or acted on',
        rate(grave(own), ({ text }) => tierOf(text) >= 1),
        rate(grave(own), ({ text }) => ruleTier(text) >= 1),
        atLeast(limit.asked, '0.98'),
      ),
      row(
        'harmless lines raising tier 2',
        rate(harmless(own), ({ text }) => tierOf(text) >= 2),
        rate(harmless(own), ({ text }) => ruleTier(text) >= 2),
        atMost(limit.alarms, '0.05'),
      ),
      row(
        'harmless lines raising anything',
        rate(harmless(own), ({ text }) => tierOf(text) >= 1),
        rate(harmless(own), ({ text }) => ruleTier(text) >= 1),
        atMost(limit.questions, '0.10'),
      ),
      row(
        'tier 3 seen as tier 3',
        rate(now, ({ text }) => tierOf(text) === 3),
        rate(now, ({ text }) => ruleTier(text) === 3),
        atLeast(limit.now, '0.90'),
      ),
      row(
        'right category',
        rate(met, ({ text, categories }) => categories.includes(sight(text)!.category)),
        null,
        atLeast(limit.category, '0.95'),
      ),
    ]
  })
}

/** As recorded by the training: it takes minutes, and only the weights decide it. The mean, and the worst author. */
function unseenRows(): Row[] {
  const all = unseen as Unseen[]
  const mean = (of: (it: Unseen) => number) => all.reduce((sum, it) => sum + of(it), 0) / all.length
  const row = (what: string, of: (it: Unseen) => number, baseline: number | null, goal: Goal): Row => {
    const each = all.map(of)
    const worst = goal.sense === 'at least' ? Math.min(...each) : Math.max(...each)
    return {
      what: `${all.length} authors, each left out of the training in turn (worst: ${worst.toFixed(2)}): ${what}`,
      dev: mean(of),
      held: null,
      baseline,
      ...goal,
    }
  }
  return [
    row(
      'recall at tier 2 and above',
      (it) => it.recall,
      mean((it) => it.rulesRecall),
      atLeast(0.56, '0.90'),
    ),
    row('grave lines asked about or acted on', (it) => it.asked, null, atLeast(0.65, '0.98')),
    row(
      'harmless lines raising tier 2',
      (it) => it.alarms,
      mean((it) => it.rulesAlarms),
      atMost(0.095, '0.05'),
    ),
    row('harmless lines raising anything', (it) => it.questions, null, atMost(0.18, '0.10')),
    row('tier 3 seen as tier 3', (it) => it.now, null, atLeast(0.4, '0.90')),
    row('right category', (it) => it.category, null, atLeast(0.76, '0.95')),
  ]
}

/** Sixty talks of one writer in which nobody is in danger; no line of them is learnt from. */
function ordinaryRows(): Row[] {
  const lines = readFileSync(new URL('./cases/ordinary-talk.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const row = (what: string, least: number, goal: Goal): Row => ({
    what: `ordinary talk, ${lines.length} messages: ${what}`,
    dev: share(lines.filter((line) => tierOf(line) >= least).length, lines.length),
    held: null,
    baseline: share(lines.filter((line) => ruleTier(line) >= least).length, lines.length),
    noise: 0.008,
    ...goal,
  })
  return [row('raise tier 2', 2, atMost(0.015, '0.005')), row('raise anything', 1, atMost(0.045, '0.02'))]
}

const wanted = ({ least, most }: AuthorLine) => (least === most ? String(least) : `${least} to ${most}`)

export const safetyModel: RowModule = {
  rows: () => [...unseenRows(), ...sealedRows(), ...ordinaryRows()],
  misses: () =>
    authorLines()
      .filter(({ sealed, half }) => !sealed && half === 'A')
      .flatMap((line) => {
        const tier = tierOf(line.text)
        return tier < line.least || tier > line.most ? [`tier ${tier}, wanted ${wanted(line)}: ${line.text}`] : []
      }),
}
