import { performance } from 'node:perf_hooks'
import { factsIn } from '../argument/claims.ts'
import { readTurn } from '../read/turn.ts'
import type { ArgumentResult } from '@mallama/contracts/coach'
import { linesIn } from './lines.ts'
import { resolved } from './resolved.ts'
import { halves, median, share, type Row, type RowModule } from './measure.ts'

/**
 * The argument resolver against sixty transcripts with their true turns (data/transcripts.jsonl, data/labelling.md).
 * Even numbers are worked on; odd numbers are held out: their figures are printed and their words are never shown.
 */
interface Transcript {
  id: string
  format: string
  parties: string[]
  text: string
  turns: { speaker: string; text: string }[]
  violence: boolean
  repair: 'accepted' | 'tried' | 'none'
  severity: 'low' | 'middle' | 'high'
}
interface Resolved {
  true: Transcript
  result: ArgumentResult
}

function transcripts(): { dev: Resolved[]; held: Resolved[] } {
  const { dev, held } = halves(linesIn<Transcript>('transcripts.jsonl'))
  const read = (it: Transcript) => ({ true: it, result: resolved(it.text, { partiesInvolved: it.parties }) })
  return { dev: dev.map(read), held: held.map(read) }
}

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u200e\u200f]+/g, ' ')
    .replace(/[.,]+$/, '')
    .trim()

/** Turns found word for word, in order, with the right speaker; where nobody is named, any two names kept apart. */
function parsed({ true: it, result }: Resolved): { right: number; all: number; missed: string[] } {
  const paired = new Map<string, string>()
  const same = (got: string, is: string) => {
    if (got.toLowerCase() === is.toLowerCase()) return true
    if (!/^(?:Person|Speaker) /.test(is) && !got.startsWith('Person ')) return false
    if (!paired.has(got) && ![...paired.values()].includes(is)) paired.set(got, is)
    return paired.get(got) === is
  }
  let from = 0
  const missed: string[] = []
  for (const turn of it.turns) {
    const at = result.turns.findIndex(
      (got, index) => index >= from && index < from + 4 && plainly(got.text) === plainly(turn.text),
    )
    const got = result.turns[at]
    if (got) from = at + 1
    if (!got || !same(got.speaker, turn.speaker)) missed.push(`${it.id} ${turn.speaker}: ${turn.text}`)
  }
  return { right: it.turns.length - missed.length, all: it.turns.length, missed }
}

const parsing = (part: Resolved[]) => {
  const counts = part.map(parsed)
  return share(
    counts.reduce((sum, { right }) => sum + right, 0),
    counts.reduce((sum, { all }) => sum + all, 0),
  )
}

/** The baseline: every line that has "Name: words" is a turn, as it stands. */
const byColon = (part: Resolved[]) => {
  let right = 0
  let all = 0
  for (const { true: it } of part) {
    all += it.turns.length
    const lines = it.text.split('\n').flatMap((line) => /^([^:]{1,40}): (.+)$/.exec(line) ?? [])
    right += it.turns.filter(({ text }) => lines.includes(text)).length
  }
  return share(right, all)
}

const rank = { low: 1, middle: 2, high: 3 }
const ranks = (values: number[]): number[] =>
  values.map((value) => values.filter((it) => it < value).length + (values.filter((it) => it === value).length + 1) / 2)

/** Spearman's rho: Pearson's correlation of the ranks, ties at their mean rank. */
function spearman(a: number[], b: number[]): number {
  const [ra, rb] = [ranks(a), ranks(b)]
  const middle = (a.length + 1) / 2
  const sum = (x: number[], y: number[]) => x.reduce((all, it, at) => all + (it - middle) * ((y[at] ?? 0) - middle), 0)
  const below = Math.sqrt(sum(ra, ra) * sum(rb, rb))
  return below === 0 ? 0 : sum(ra, rb) / below
}
const order = (part: Resolved[]) =>
  spearman(
    part.map(({ result }) => result.severityScore),
    part.map(({ true: it }) => rank[it.severity]),
  )
const shouts = /!|\b(?:always|never|hate|stupid|idiot|liar|fuck\w*|shut up|pathetic|selfish|whatever)\b/gi
const byShouts = (part: Resolved[]) =>
  spearman(
    part.map(({ true: it }) => (it.text.match(shouts)?.length ?? 0) / it.turns.length),
    part.map(({ true: it }) => rank[it.severity]),
  )

/** Of every pair of a low quarrel that was mended and a high one, how many stand the right way round. */
function apart(part: Resolved[]): number {
  const calm = part.filter(({ true: it }) => it.severity === 'low' && it.repair === 'accepted')
  const fierce = part.filter(({ true: it }) => it.severity === 'high')
  const pairs = calm.flatMap((low) => fierce.map((high) => low.result.severityScore < high.result.severityScore))
  return share(pairs.filter(Boolean).length, pairs.length)
}

/** Of the quarrels with violence in them, how many are told as such: severity of 8 or more, and a safety card. */
function violenceSeen(part: Resolved[]): number {
  const violent = part.filter(({ true: it }) => it.violence)
  return share(
    violent.filter(({ result }) => result.severityScore >= 8 && (result.safety?.tier ?? 0) >= 2).length,
    violent.length,
  )
}

interface Rewrite {
  before: string
  after: string
  harm: number
  speaker: string
}
const horsemen = new Set(['criticism', 'contempt', 'defend', 'withdraw', 'threat', 'invalidate'])
const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.:,]*/gu)?.length ?? 0

function rewrites(part: Resolved[]): Rewrite[] {
  return (
    part
      // Where somebody may be in danger nothing is put differently.
      .filter(({ result }) => result.safety === null)
      .flatMap(({ result }) => {
        const lines = result.resolvedConversation.split('\n')
        return result.turns.flatMap(({ speaker, text, harm }, at) =>
          harm >= 2 ? [{ before: text, after: (lines[at] ?? '').slice(speaker.length + 2), harm, speaker }] : [],
        )
      })
  )
}
const mean = (values: number[]) => values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length)
/** Of those that could be said without their sting; the others stand as they were. */
const changed = (part: Resolved[]) => rewrites(part).filter(({ before, after }) => before !== after)
const cutOf = (part: Resolved[]) =>
  mean(changed(part).map(({ after, harm }) => 1 - Math.min(1, readTurn(after).harm.score / harm)))
function factsKept(part: Resolved[]): number {
  let kept = 0
  let all = 0
  for (const { before, after } of rewrites(part)) {
    const facts = factsIn(before)
    all += facts.length
    kept += facts.filter((fact) => after.includes(fact)).length
  }
  return share(kept, all)
}
const fresh = ({ before, after }: Rewrite): boolean => {
  const old = new Set(readTurn(before).acts.map(({ id }) => id))
  return readTurn(after).acts.every(({ id }) => !horsemen.has(id) || old.has(id))
}
const sized = (part: Resolved[]) => {
  const long = rewrites(part).filter(({ before }) => words(before) >= 6)
  return share(
    long.filter(({ before, after }) => words(after) >= words(before) * 0.6 && words(after) <= words(before) * 1.4)
      .length,
    long.length,
  )
}
const distinct = (part: Resolved[]) => {
  const texts = rewrites(part).map(({ after }) => after.toLowerCase())
  return share(new Set(texts).size, texts.length)
}

const sample = `Sam: You never help around the house, and on Tuesday I waited for you until 9.
Alex: That's not true, I did the shopping and the car. You always exaggerate.
Sam: One time. You're so lazy it hurts.
Alex: Whatever, I'm done talking about this.
`

function argumentRows(): Row[] {
  const { dev, held } = transcripts()
  const both = [...dev, ...held]
  const row = (
    what: string,
    figure: (part: Resolved[]) => number,
    base: ((part: Resolved[]) => number) | null,
    limit: number,
    target: string,
    noise?: number,
  ): Row => ({
    what,
    dev: figure(dev),
    held: figure(held),
    baseline: base ? base(both) : null,
    limit,
    sense: 'at least',
    target,
    noise,
  })
  // Eight turns or so are changed in each half.
  const few = 0.1
  const thousand = sample.repeat(24)
  return [
    row('transcript turns parsed and attributed', parsing, byColon, 0.9, '0.95'),
    row('severity in the order of the labels (rho)', order, byShouts, 0.3, '0.60'),
    row('mended low quarrels below high ones', apart, null, 0.74, '0.95'),
    row('violent quarrels held at 8 or more', violenceSeen, null, 0.5, '1'),
    row('rewritten turns: mean cut in harm of those that could be changed', cutOf, null, 0.6, '0.70', few),
    row(
      'hard turns that could be changed',
      (part) => share(changed(part).length, rewrites(part).length),
      null,
      0,
      '-',
      few,
    ),
    row('rewritten turns: numbers, days and names kept', factsKept, null, 0.85, '0.95'),
    row(
      'rewritten turns without a new horseman',
      (part) => share(rewrites(part).filter(fresh).length, rewrites(part).length),
      null,
      0.95,
      '1',
    ),
    row('rewritten turns that differ from each other', distinct, null, 0.85, '0.95'),
    row('rewritten turns within 40 percent in length', sized, null, 0.6, '0.80'),
    {
      what: 'ms for a quarrel of 1,000 words (median, warm)',
      dev: median(
        Array.from({ length: 7 }, () => {
          const start = performance.now()
          resolved(thousand, { partiesInvolved: ['Sam', 'Alex'] })
          return performance.now() - start
        }),
      ),
      held: null,
      baseline: null,
      limit: 500,
      sense: 'at most',
      target: '50',
      timed: true,
    },
  ]
}

const misses = (): string[] =>
  transcripts().dev.flatMap((it) => [
    ...parsed(it).missed.map((line) => `turn not parsed: ${line}`),
    ...rewrites([it])
      .filter(({ after, harm }) => readTurn(after).harm.score > harm * 0.4)
      .map(({ before, after }) => `still hard: ${before} -> ${after}`),
  ])

export const quarrels: RowModule = { rows: () => argumentRows(), misses }
