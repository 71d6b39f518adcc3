import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { actionSteps } from '../insights/steps.ts'
import { journalInsight, weeklyReview } from '../insights/entry.ts'
import { memory } from '../insights/memory.ts'
import { relationshipInsights } from '../insights/relationship.ts'
import type { JournalEntryInput } from '../operations.ts'
import { linesIn } from './lines.ts'
import { share, type Row, type RowModule } from './measure.ts'
import { someone } from './stranger.ts'

interface Told {
  id: string
  text: string
  danger: boolean
}
interface Remembered {
  id: string
  message: string
  person: string
  type: string
  facts: { kind: string; quote: string }[]
}

const setting = { knownPeople: [], userFirstName: 'Nora', country: 'GB' }
const entryOf = (content: string, day: number): JournalEntryInput => ({
  title: '',
  content,
  emotions: '',
  mood: 'neutral',
  tags: [],
  at: `2026-11-${String(day).padStart(2, '0')}T20:00:00Z`,
})

interface Answer {
  source: string
  /** What it rests on, and what stands between quotation marks in it. */
  quotes: readonly string[]
  /** What is read, as one text. */
  words: string
  /** Help stands in its place. */
  isHelp: boolean
}

interface Result {
  safety: Safety
  evidence?: readonly { quote: string }[]
  [part: string]: unknown
}

/** One answer of each operation but memory for each of the project's 40 descriptions. */
function answers(): Map<string, Answer[]> {
  const told = linesIn<Told>('descriptions.jsonl')
  const found = new Map<string, Answer[]>([
    ['relationshipInsights', []],
    ['journalInsight', []],
    ['weeklyReview', []],
    ['actionSteps', []],
  ])
  const add = (name: string, source: string, { safety, evidence = [], ...told }: Result) => {
    const words = JSON.stringify(told)
    const quotes = [...evidence.map(({ quote }) => quote), ...quotedIn(words)]
    found.get(name)!.push({ source, quotes, words, isHelp: needsHelp(safety) })
  }
  for (const [at, { text }] of told.entries()) {
    const before = told.slice(Math.max(0, at - 3), at).map((it, by) => entryOf(it.text, 10 + by))
    const all = `${text}\n${before.map(({ content }) => content).join('\n')}`
    add('journalInsight', all, journalInsight({ ...setting, entry: entryOf(text, 18), earlier: before }))
    const sentences = text.split(/(?<=[.!?])\s+/)
    const moments = sentences.map((note, by) => ({
      kind: by % 3 === 2 ? ('positive' as const) : ('conflict' as const),
      intensity: 1 + (by % 3),
      at: `2026-11-${String(1 + by).padStart(2, '0')}T10:00:00Z`,
      note,
    }))
    const other = someone('Alex', 'partner')
    const { safety, evidence, insights, recommendedActions } = relationshipInsights({
      ...setting,
      person: other,
      history: [],
      moments,
      savedChats: [],
      now: '2026-11-20T00:00:00Z',
    })
    add('relationshipInsights', text, { safety, evidence, insights, recommendedActions })
    const week = weeklyReview({
      ...setting,
      to: '2026-11-30T00:00:00Z',
      entries: sentences.map((content, by) => entryOf(content, 1 + by)),
      moments,
    })
    add('weeklyReview', text, week)
    add('actionSteps', text, actionSteps({ ...setting, person: other, areasToImprove: sentences, turns: [] }))
  }
  return found
}

/** Quotation marks in what is read, besides the evidence: nothing may stand between them that nobody wrote. */
const ours =
  /^(?:neutral|what did i miss\?|but|if|at eight, in the kitchen|what i would have liked is \.\.\.|no|not now, later today|not that one|may be later|later|maybe later)$/i
const quotedIn = (words: string) =>
  [...words.matchAll(/\\"((?:[^"\\]|\\(?!"))+)\\"/g)].map((hit) => hit[1] ?? '').filter((it) => !ours.test(it))

const row = (what: string, figures: Pick<Row, 'dev' | 'held' | 'baseline'>, limit: number, target: string): Row => ({
  what,
  ...figures,
  limit,
  sense: 'at least',
  target,
})
const one = (value: number) => ({ dev: value, held: null, baseline: null })

function insightRows(): Row[] {
  const all = [...answers().values()]
  const flat = all.flat()
  const spoken = flat.filter(({ isHelp }) => !isHelp)
  const quotes = flat.flatMap(({ source, quotes: its }) => its.map((quote) => source.includes(quote)))
  const [dev, held] = [marks(true), marks(false)]
  const noise = 0.1
  return [
    row('insights: quotes that are in the input', one(share(quotes.filter(Boolean).length, quotes.length)), 1, '1'),
    row(
      'insights: answers that rest on a quote',
      one(share(spoken.filter((it) => it.quotes.length > 0).length, spoken.length)),
      0.95,
      '0.95',
    ),
    row(
      'insights: different inputs, different answers',
      one(
        share(
          all.reduce((sum, its) => sum + new Set(its.map(({ words }) => words)).size, 0),
          flat.length,
        ),
      ),
      // Help in an answer's place is the same for two entries, where no sentence of them is grave by itself.
      0.96,
      '1',
    ),
    {
      ...row(
        'memory: facts that are worth keeping (precision)',
        { dev: share(dev.right, dev.given), held: share(held.right, held.given), baseline: byKeyword() },
        0.85,
        '0.90',
      ),
      noise,
    },
    {
      ...row(
        'memory: labelled facts found (recall)',
        { dev: share(dev.found, dev.wanted), held: share(held.found, held.wanted), baseline: null },
        0.7,
        '0.80',
      ),
      noise,
    },
  ]
}

const rows = linesIn<Remembered>('memory.jsonl')
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** A quote meets a labelled one of its kind where most words of the shorter are in the other. */
function meets(a: string, b: string): boolean {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  const both = [...one].filter((word) => two.has(word)).length
  return both >= 3 && both / Math.min(one.size, two.size) >= 0.75
}

const factsOf = ({ message, person: name, type }: Remembered) =>
  memory({ ...setting, turns: [{ role: 'user', content: message }], person: someone(name, type), known: [] })

/** Even lines of the file are development, odd ones held out. */
function marks(even: boolean) {
  const part = rows.filter((_, at) => (at % 2 === 1) === even)
  let [given, right, wanted, found] = [0, 0, 0, 0]
  for (const it of part) {
    const got = factsOf(it)
    given += got.length
    wanted += it.facts.length
    right += got.filter(({ kind, quote }) =>
      it.facts.some((fact) => fact.kind === kind && meets(fact.quote, quote)),
    ).length
    found += it.facts.filter(({ kind, quote }) =>
      got.some((fact) => fact.kind === kind && meets(fact.quote, quote)),
    ).length
  }
  return { given, right, wanted, found }
}

/** Precision of keeping each sentence with a "my", a wish or a day in it. */
function byKeyword(): number {
  const cue = /\b(?:my|want|wish|hurts?|helps?|on|in [A-Z]\w+|next|love|hate)\b/
  let [given, right] = [0, 0]
  for (const { message, facts } of rows)
    for (const sentence of message.split(/(?<=[.!?])\s+/)) {
      if (!cue.test(sentence)) continue
      given++
      if (facts.some(({ quote }) => meets(quote, sentence))) right++
    }
  return share(right, given)
}

export const insights: RowModule = {
  rows: insightRows,
  misses: () =>
    rows
      .filter((_, at) => at % 2 === 1)
      .flatMap((it) => {
        const got = factsOf(it)
        const wrong = got.filter(
          ({ kind, quote }) => !it.facts.some((fact) => fact.kind === kind && meets(fact.quote, quote)),
        )
        const missed = it.facts.filter(
          ({ kind, quote }) => !got.some((fact) => fact.kind === kind && meets(fact.quote, quote)),
        )
        return [
          ...wrong.map(({ kind, fact }) => `memory kept for nothing, ${kind}: ${fact}`),
          ...missed.map(({ kind, quote }) => `memory missed, ${kind}: ${quote}`),
        ]
      }),
}
