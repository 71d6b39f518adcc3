import { performance } from 'node:perf_hooks'
import { craftTones, type CraftResult, type CraftTone } from '@mallama/contracts/coach'
import { horsemenIn } from '../craft/score.ts'
import { readTurn } from '../read/turn.ts'
import { linesIn } from './lines.ts'
import { crafted as written } from './crafted.ts'
import { halves, median, share, type Row, type RowModule } from './measure.ts'

interface Case {
  id: string
  goal: string
  recipient: string
  tone: CraftTone
  draft: string
  act: string
  facts: string[]
  refuse: boolean
}

/** data/goals.jsonl: even ids were read while it was written; odd ids are held out. */
const cases = linesIn<Case>('goals.jsonl')

// Every figure asks for the same results.
const known = new Map<string, CraftResult>()
function crafted(it: Case, selectedTone = it.tone): CraftResult {
  const key = `${it.id} ${selectedTone}`
  const result = known.get(key) ?? fresh(it, selectedTone)
  known.set(key, result)
  return result
}

const fresh = (it: Case, selectedTone = it.tone): CraftResult =>
  written(it.goal, { selectedTone, context: it.recipient, originalDraft: it.draft || null })

const holds = (text: string, fact: string) => text.toLowerCase().includes(fact.toLowerCase())
const actOf = ({ evidence }: CraftResult) =>
  evidence.find(({ label }) => label.startsWith('what you want: '))?.label.slice('what you want: '.length) ?? 'none'
const nameOf = (recipient: string) => /\p{Lu}[\p{L}-]*$/u.exec(recipient)?.[0] ?? null

/** The act by the first everyday word for it: what somebody would write in ten minutes. */
const keywords: readonly [string, RegExp][] = [
  ['apologise', /apolog|sorry/i],
  ['invite', /invite|dinner|lunch/i],
  ['thank', /thank/i],
  ['congratulate', /congratulat/i],
  ['end', /\bend\b|break up/i],
  ['disagree', /disagree/i],
  ['comfort', /comfort|lost|died/i],
  ['boundary', /boundary|stop|not want/i],
]
const byKeyword = (goal: string) => keywords.find(([, pattern]) => pattern.test(goal))?.[0] ?? 'ask'
/** What refuses by single words. */
const badWord = /\b(?:jealous|threat\w*|lie|guilt\w*|blackmail|police|court|revenge|pregnant|password)\b/i

/** Capitalised words inside a sentence, and numbers, that nothing in the input has. */
function invented(message: string, it: Case): string[] {
  const given = `${it.goal} ${it.recipient} ${it.draft}`.toLowerCase()
  const found = [...message.matchAll(/(?<=[\p{L},;] )(?!I\b)\p{Lu}[\p{L}-]+|\d[\d.,:]*/gu)].map(([word]) =>
    word.replace(/[.,:]+$/, ''),
  )
  return found.filter((word) => !given.includes(word.toLowerCase()))
}

/** Of the four, those that are in what was written and not in what was given: the writer's own words are kept. */
function newHorsemen(it: Case, result: CraftResult): string[] {
  const given = new Set(horsemenIn(readTurn(it.goal)).map(([id]) => id))
  const written = [result.craftedMessage, ...result.alternatives.map(({ message }) => message)]
  return written.filter((text) => horsemenIn(readTurn(text)).some(([id]) => !given.has(id)))
}

interface Made {
  it: Case
  result: CraftResult
}

const parts = (list: readonly Case[]) => {
  const made = list.map((it): Made => ({ it, result: crafted(it) }))
  const helped = made.filter(({ it }) => !it.refuse)
  return { made, helped, refusable: made.filter(({ it }) => it.refuse) }
}

/** Every goal that may be helped in every tone in which it may: what the words sound like. */
const toned = (list: readonly Case[]) =>
  list
    .filter((it) => !it.refuse)
    .flatMap((it) => craftTones.map((tone) => ({ it, tone, result: crafted(it, tone) })))
    .filter(({ result }) => result.craftedMessage)

type Figure = (list: readonly Case[]) => number
const figures = {
  act: (list) =>
    share(parts(list).helped.filter(({ it, result }) => actOf(result) === it.act).length, parts(list).helped.length),
  recipient: (list) => {
    const helped = parts(list).helped.filter(({ result }) => result.craftedMessage)
    const found = helped.filter(({ it, result }) => {
      const name = nameOf(it.recipient)
      const greeted =
        /^(?:[A-Z][a-z]+ )?(?:(?:Mr|Mrs|Ms|Dr) )?(\p{Lu}[\p{L}-]*),/u.exec(result.craftedMessage)?.[1] ?? null
      return name
        ? holds(result.craftedMessage, name)
        : greeted === null || holds(it.recipient, greeted) || greeted === 'all'
    })
    return share(found.length, helped.length)
  },
  facts: (list) => {
    const { helped } = parts(list)
    const all = helped.flatMap(({ it, result }) => it.facts.map((fact) => holds(result.craftedMessage, fact)))
    return share(all.filter(Boolean).length, all.length)
  },
  horsemen: (list) => toned(list).filter(({ it, result }) => newHorsemen(it, result).length > 0).length,
  refused: (list) =>
    share(
      parts(list).refusable.filter(({ result }) => result.refused && !result.craftedMessage).length,
      parts(list).refusable.length,
    ),
  falseRefusals: (list) => parts(list).helped.filter(({ result }) => result.refused).length,
  needs: (list) => share(parts(list).helped.filter(({ result }) => result.needs).length, parts(list).helped.length),
  better: (list) => {
    const drafted = parts(list).helped.filter(({ result }) => result.draft)
    return share(
      drafted.filter(({ result }) => (result.overallScore ?? 0) >= (result.draft?.overallScore ?? 0)).length,
      drafted.length,
    )
  },
  distinct: (list) => {
    const all = toned(list)
    const owner = new Map(all.map(({ it, result }) => [result.craftedMessage, it.id]))
    return share(all.filter(({ it, result }) => owner.get(result.craftedMessage) === it.id).length, all.length)
  },
  invented: (list) => toned(list).filter(({ it, result }) => invented(result.craftedMessage, it).length > 0).length,
} satisfies Record<string, Figure>

const draftFacts: Figure = (list) => {
  const all = list.filter((it) => !it.refuse && it.draft).flatMap((it) => it.facts.map((fact) => holds(it.draft, fact)))
  return share(all.filter(Boolean).length, all.length)
}

function craftRows(): Row[] {
  const { dev, held } = halves(cases)
  const helpable = cases.filter((it) => !it.refuse)
  const drafts = helpable.filter((it) => it.draft)
  const row = (
    what: string,
    figure: Figure,
    limit: number,
    target: string,
    baseline: number | null,
    sense: Row['sense'] = 'at least',
  ): Row => ({
    what: `craft: ${what}`,
    dev: figure(dev),
    held: figure(held),
    baseline,
    limit,
    sense,
    target,
    noise: sense === 'at most' ? 0.02 : 0.05,
  })
  const rows = [
    row(
      'act read from the goal',
      figures.act,
      0.5,
      '0.9',
      share(helpable.filter((it) => byKeyword(it.goal) === it.act).length, helpable.length),
    ),
    row('recipient found', figures.recipient, 0.9, '1', null),
    row('facts kept', figures.facts, 0.7, '0.95', draftFacts(cases)),
    row('goals that are asked about', figures.needs, 0.15, '0.1', null, 'at most'),
    row(
      'results with a new horseman in them',
      figures.horsemen,
      0,
      '0',
      drafts.filter((it) => horsemenIn(readTurn(it.draft)).length > 0).length,
      'at most',
    ),
    row(
      'refused where it must be',
      figures.refused,
      0.8,
      '1',
      share(cases.filter((it) => it.refuse && badWord.test(it.goal)).length, cases.length - helpable.length),
    ),
    row(
      'refused or asked about where it must not be',
      figures.falseRefusals,
      2,
      '0',
      helpable.filter((it) => badWord.test(it.goal)).length,
      'at most',
    ),
    row('as good as the draft or better', figures.better, 0.9, '1', null),
    row('different goals, different messages', figures.distinct, 1, '1', null),
    row('messages with a name or number of their own', figures.invented, 0, '0', null, 'at most'),
  ]
  // After all the others: warm.
  const times = dev.map((it) => {
    const start = performance.now()
    fresh(it)
    return performance.now() - start
  })
  return [
    ...rows,
    {
      timed: true,
      what: 'craft: ms for a message (median, warm)',
      dev: median(times),
      held: null,
      baseline: null,
      limit: 30,
      sense: 'at most',
      target: '10',
    },
  ]
}

/** Of the half that was read: what went wrong, with what was wanted. */
function misses(): string[] {
  const { dev } = halves(cases)
  const { made } = parts(dev)
  return [
    ...made.flatMap(({ it, result }) => {
      if (it.refuse !== (result.refused !== undefined)) return [`${it.id} refused: wanted ${it.refuse}`]
      if (it.refuse) return []
      const lost = it.facts.filter((fact) => !holds(result.craftedMessage, fact))
      return [
        ...(actOf(result) === it.act ? [] : [`${it.id} act: wanted ${it.act}, got ${actOf(result)}`]),
        ...(lost.length > 0 ? [`${it.id} lost: ${lost.join(', ')}`] : []),
      ]
    }),
    ...toned(dev).flatMap(({ it, tone, result }) => {
      return [
        ...(invented(result.craftedMessage, it).length > 0
          ? [`${it.id} ${tone} invented ${invented(result.craftedMessage, it).join()}`]
          : []),
        ...newHorsemen(it, result).map((text) => `${it.id} ${tone} hurts: ${text}`),
      ]
    }),
  ]
}

export const craft: RowModule = { rows: craftRows, misses }
