import { analyseRelationship } from '../analysis/relationship.ts'
import { emotions } from '../text/feelings.ts'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { linesIn } from './lines.ts'
import { halves, rate, share, type Row } from './measure.ts'

/** evals/data/descriptions.jsonl: even ids are tuned on, odd ids are held out and never read by anybody. */
interface Labelled {
  id: string
  relation: string
  text: string
  strengths: string[]
  strains: string[]
  attachment: 'none' | 'anxious-tendency' | 'avoidant-tendency'
  danger: boolean
  health: 'low' | 'middle' | 'high'
}

const all = linesIn<Labelled>('descriptions.jsonl')
const { dev, held } = halves(all)

const types: Record<string, RelationshipAnalysisInput['relationshipType']> = {
  partner: 'romantic',
  ex: 'romantic',
  friend: 'friend',
  flatmate: 'friend',
  colleague: 'colleague',
  boss: 'colleague',
}
const read = new Map(
  all.map((it) => [
    it.id,
    analyseRelationship({
      relationshipType: types[it.relation] ?? 'family',
      description: it.text,
      knownPeople: [],
      userFirstName: null,
      country: 'GB',
    }),
  ]),
)
const of = ({ id }: Labelled) => read.get(id)!

const ranks = { low: 0, middle: 1, high: 2 }

const ranked = (values: readonly number[]) =>
  values.map((value) => values.filter((it) => it < value).length + (values.filter((it) => it === value).length - 1) / 2)

/** Spearman's rank correlation, ties given their mean rank. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranked(a), ranked(b)]
  const mean = (x.length - 1) / 2
  const sum = (f: (at: number) => number) => x.reduce((total, _, at) => total + f(at), 0)
  const spread = Math.sqrt(sum((at) => (x[at]! - mean) ** 2) * sum((at) => (y[at]! - mean) ** 2))
  return spread === 0 ? 0 : sum((at) => (x[at]! - mean) * (y[at]! - mean)) / spread
}

const order = (part: readonly Labelled[], score: (it: Labelled) => number) =>
  spearman(
    part.map(score),
    part.map(({ health }) => ranks[health]),
  )

const sums = (text: string) =>
  emotions(text).reduce(
    (sum, { family, strength }) =>
      sum + (/joy|love|gratitude/.test(family) ? strength : /neutral|surprise/.test(family) ? 0 : -strength),
    0,
  )

/**
 * Quotes that were told against labelled ones: how many of the told are labelled, and how many of the labelled are told.
 * A hit shares at least a third of the shorter one's words in a row. Not all that weighs is labelled.
 */
function overlap(
  part: readonly Labelled[],
  wanted: (it: Labelled) => string[],
  found: (it: Labelled) => string[],
): { right: number; found: number } {
  let hits = 0
  let met = 0
  let said = 0
  let meant = 0
  for (const it of part) {
    const span = (quote: string) => ({ from: it.text.indexOf(quote), to: it.text.indexOf(quote) + quote.length })
    const shares = (a: string, b: string) => {
      const [x, y] = [span(a), span(b)]
      return Math.min(x.to, y.to) - Math.max(x.from, y.from) >= Math.min(a.length, b.length) / 3
    }
    const [want, got] = [wanted(it), found(it)]
    said += got.length
    meant += want.length
    hits += got.filter((quote) => want.some((other) => shares(quote, other))).length
    met += want.filter((quote) => got.some((other) => shares(quote, other))).length
  }
  return { right: share(hits, said), found: share(met, meant) }
}

const quoted = (label: RegExp) => (it: Labelled) =>
  of(it).evidence.flatMap((one) => (label.test(one.label) ? [one.quote] : []))
/** The baseline: every second sentence. */
const sentencesOf = ({ text }: Labelled) => text.split(/(?<=[.!?])\s+/).filter((_, at) => at % 2 === 0)

const attachmentSaid = (it: Labelled) => {
  const style = of(it).attachmentStyle
  return /reassurance/.test(style) ? 'anxious-tendency' : /at a distance/.test(style) ? 'avoidant-tendency' : 'none'
}
const flagged = (it: Labelled) => (of(it).safety?.tier ?? 0) >= 2 && !of(it).safety?.thirdParty

const standing = (it: Labelled) => {
  const { evidence, areasForGrowth, recommendations, strengths } = of(it)
  const texts = [...strengths, ...areasForGrowth, ...recommendations]
  return (
    evidence.every(({ quote, start, end }) => it.text.slice(start, end) === quote) &&
    areasForGrowth.length === recommendations.length &&
    texts.every((line) =>
      evidence.some(({ quote }) => line.includes(quote) || quote.includes(/["“](.+)["”]/.exec(line)?.[1] ?? '-')),
    )
  )
}

const pair = (figure: (part: readonly Labelled[]) => number) => ({ dev: figure(dev), held: figure(held) })

/** What is told is to be so; how much of what there is is told counts for less. */
function claimRows(of: 'strengths' | 'strains', label: RegExp, limits: { right: number; found: number }): Row[] {
  const measured = (part: readonly Labelled[], found: (it: Labelled) => string[]) =>
    overlap(part, (it) => it[of], found)
  return (['right', 'found'] as const).map((which) => ({
    what: `descriptions: ${of} ${which === 'right' ? 'told that are labelled' : 'labelled that are told'}`,
    ...pair((part) => measured(part, quoted(label))[which]),
    baseline: measured(all, sentencesOf)[which],
    limit: limits[which],
    sense: 'at least' as const,
    target: which === 'right' ? '0.90' : '-',
    noise: 0.1,
  }))
}

export function relationshipRows(): Row[] {
  return [
    {
      what: 'descriptions: order of health (Spearman)',
      ...pair((part) => order(part, (it) => of(it).overallHealth ?? 5)),
      baseline: order(all, (it) => sums(it.text)),
      limit: 0.2,
      sense: 'at least',
      target: '0.70',
      noise: 0.15,
    },
    ...claimRows('strengths', /^strength/, { right: 0.65, found: 0.12 }),
    ...claimRows('strains', /^area|^safety/, { right: 0.55, found: 0.15 }),
    {
      what: 'descriptions: attachment tendency right',
      ...pair((part) => rate(part, (it) => attachmentSaid(it) === it.attachment)),
      baseline: rate(all, ({ attachment }) => attachment === 'none'),
      limit: 0.62,
      sense: 'at least',
      target: '0.75',
      noise: 0.1,
    },
    {
      what: 'descriptions: danger seen',
      ...pair((part) =>
        rate(
          part.filter(({ danger }) => danger),
          flagged,
        ),
      ),
      baseline: null,
      limit: 0.65,
      sense: 'at least',
      target: '1',
    },
    {
      what: 'descriptions: danger where there is none',
      ...pair((part) =>
        rate(
          part.filter(({ danger }) => !danger),
          flagged,
        ),
      ),
      baseline: null,
      limit: 0.12,
      sense: 'at most',
      target: '0.05',
      noise: 0.06,
    },
    {
      what: 'descriptions: each claim quotes its words',
      ...pair((part) => rate(part, standing)),
      baseline: null,
      limit: 1,
      sense: 'at least',
      target: '1',
    },
  ]
}

export const relationshipMisses = (): string[] =>
  dev.flatMap((it) => {
    const wrong = [
      ...(attachmentSaid(it) === it.attachment ? [] : [`attachment ${attachmentSaid(it)}, wanted ${it.attachment}`]),
      ...(flagged(it) === it.danger ? [] : [`danger ${String(it.danger)}`]),
    ]
    return wrong.length > 0 ? [`${it.id} ${wrong.join('; ')}`] : []
  })
