import { performance } from 'node:perf_hooks'
import { needsHelp } from '@mallama/contracts/help'
import { mediate } from '../mediation/mediate.ts'
import type { MediationTurn } from '../operations.ts'
import { lineOf } from '../rehearsal/line.ts'
import { linesIn } from './lines.ts'
import { calmRooms } from './cases/rooms.ts'
import { heldStances, laterStances, stanceCases, thirdStances } from './cases/stances.ts'
import { median, share, type Row, type RowModule } from './measure.ts'

/**
 * Turns of a shared room and lines of a rehearsal. The transcripts (data/tools-data.md) are read turn by turn, as one
 * who shares each would be. Even numbers are worked on, odd ones are held out: their figures are printed and their
 * words are never shown. Calm rooms and stances were written before the code.
 */
interface Transcript {
  id: string
  turns: { speaker: string; text: string }[]
  violence: boolean
  severity: 'low' | 'middle' | 'high'
}
interface Walked extends Pick<Transcript, 'id' | 'severity' | 'violence'> {
  answers: MediationTurn[]
}

function walk(turns: Transcript['turns']): MediationTurn[] {
  const people = [...new Set(turns.map(({ speaker }) => speaker))]
  const all = turns.map(({ speaker, text }) => ({ speaker, content: text }))
  return all.map(({ speaker }, at) => {
    const other = people.find((it) => it !== speaker) ?? 'B'
    return mediate({ parties: [speaker, other], turns: all.slice(0, at + 1), back: null, country: 'GB' })
  })
}

const walked = (held: boolean): Walked[] =>
  linesIn<Transcript>('transcripts.jsonl')
    .filter(({ id }) => (Number(id.slice(1)) % 2 === 1) === held)
    .map(({ id, turns, severity, violence }) => ({ id, severity, violence, answers: walk(turns) }))

const holdsBack = ({ answers }: Walked) => answers.some(({ blow }) => blow !== null)
const stopped = ({ answers }: Walked) => answers.some(({ safety }) => needsHelp(safety))
const crosses = ({ blow, safety }: MediationTurn) => blow === null && !needsHelp(safety)
const crossing = (answers: readonly MediationTurn[]) => share(answers.filter(crosses).length, answers.length)
const talk = (lines: readonly string[]) => lines.map((text, at) => ({ speaker: at % 2 ? 'Noor' : 'Ben', text }))
const calm = () => calmRooms.flatMap((lines) => walk(talk(lines)))

const right = (cases: typeof stanceCases) =>
  share(cases.filter(([line, stance]) => lineOf(line).stance === stance).length, cases.length)
const always = (cases: typeof stanceCases) =>
  share(cases.filter(([, stance]) => stance === 'interests').length, cases.length)

const among = (part: Walked[], which: (it: Walked) => boolean, hit: (it: Walked) => boolean) =>
  share(part.filter((it) => which(it) && hit(it)).length, part.filter(which).length)

function roomRows(): Row[] {
  const [dev, held] = [walked(false), walked(true)]
  const of = (what: string, figure: (part: Walked[]) => number, limit: number, target: string, noise = 0.02): Row => ({
    what,
    dev: figure(dev),
    held: figure(held),
    baseline: null,
    limit,
    sense: 'at least',
    target,
    noise,
  })
  const worked = [...stanceCases, ...laterStances, ...thirdStances]
  return [
    of(
      'rooms: hostile ones (high severity) in which a blow is held back',
      (part) => among(part, ({ severity }) => severity === 'high', holdsBack),
      0.3,
      '0.80',
      0.08,
    ),
    of(
      'rooms: turns of sharp but mended ones (low severity) that cross',
      (part) => crossing(part.filter(({ severity }) => severity === 'low').flatMap(({ answers }) => answers)),
      0.8,
      '0.95',
      0.03,
    ),
    of(
      'rooms: violent ones stopped for safety',
      (part) => among(part, ({ violence }) => violence, stopped),
      0.5,
      '1',
      0.2,
    ),
    of(
      'rooms: others never stopped for safety',
      (part) =>
        among(
          part,
          ({ violence }) => !violence,
          (it) => !stopped(it),
        ),
      0.8,
      '0.95',
      0.04,
    ),
    {
      what: 'rooms: turns of calm rooms that cross',
      dev: crossing(calm()),
      held: null,
      baseline: null,
      limit: 0.95,
      sense: 'at least',
      target: '1',
    },
    {
      what: 'rehearsal: stance of a line right (baseline: always interests)',
      dev: right(worked),
      held: right(heldStances),
      baseline: always([...worked, ...heldStances]),
      limit: 0.5,
      sense: 'at least',
      target: '0.75',
      noise: 0.05,
    },
    {
      what: 'rooms: ms for a turn in a talk of forty (median, warm)',
      dev: speed(),
      held: null,
      baseline: null,
      limit: 60,
      sense: 'at most',
      target: '20',
      timed: true,
    },
  ]
}

function speed(): number {
  const turns = talk(Array.from({ length: 4 }, () => calmRooms[1] ?? []).flat()).map(({ speaker, text }, at) => ({
    speaker,
    content: text,
    at: `${at}`,
  }))
  return median(
    Array.from({ length: 7 }, () => {
      const from = performance.now()
      mediate({ parties: ['Noor', 'Ben'], turns, back: null, country: 'GB' })
      return performance.now() - from
    }),
  )
}

/** Rooms and lines of the parts that are worked on that were read otherwise than wanted. */
const misses = (): string[] => [
  ...walked(false).flatMap((it) => [
    ...(it.severity === 'high' && !holdsBack(it) ? [`room ${it.id}: hostile, and nothing is held back`] : []),
    ...(it.severity === 'low'
      ? it.answers.flatMap(({ blow }) => (blow ? [`room ${it.id}: mended, and held back: ${blow}`] : []))
      : []),
    ...(!it.violence && stopped(it) ? [`room ${it.id}: stopped for safety without violence`] : []),
    ...(it.violence && !stopped(it) ? [`room ${it.id}: violence, and not stopped`] : []),
  ]),
  ...[...stanceCases, ...laterStances, ...thirdStances].flatMap(([line, stance]) =>
    lineOf(line).stance === stance ? [] : [`stance ${stance}, read as ${lineOf(line).stance}: ${line}`],
  ),
]

export const rooms: RowModule = { rows: () => roomRows(), misses }
