import { performance } from 'node:perf_hooks'
import { mediate } from '../mediation/mediate.ts'
import type { MediationInput, MediationTurn } from '../operations.ts'
import { lineOf } from '../rehearsal/line.ts'
import { linesIn } from './lines.ts'
import { calmRooms } from './cases/rooms.ts'
import { heldStances, laterStances, stanceCases, thirdStances } from './cases/stances.ts'
import { median, share, type Row, type RowModule } from './measure.ts'

/**
 * The shared room and the rehearsal. The transcripts (data/tools-data.md) are walked through as rooms that the coach
 * was asked into late, so that only its own stepping in counts. Even numbers are worked on, odd ones are held out:
 * their figures are printed and their words are never shown. Calm rooms and stances were written before the code.
 */
interface Transcript {
  id: string
  turns: { speaker: string; text: string }[]
  violence: boolean
  severity: 'low' | 'middle' | 'high'
}
interface Walked {
  id: string
  severity: Transcript['severity']
  violence: boolean
  /** One answer for each turn from the third on: before that the coach would be opening the room. */
  answers: MediationTurn[]
}

const start = 3

function walk(turns: readonly { speaker: string; text: string }[], parties: [string, string]): MediationTurn[] {
  let state: unknown = null
  const all: MediationInput['turns'][number][] = []
  return turns.flatMap(({ speaker, text }, at) => {
    all.push({ speaker, content: text, at: `${at}`, role: 'party' })
    if (at + 1 < start) return []
    const answer = mediate({
      parties,
      turns: [...all],
      addressed: false,
      state,
      country: 'GB',
      now: '2026-03-08T19:00:00Z',
    })
    state = answer.state
    if (answer.say !== null) all.push({ speaker: 'Mallama', content: answer.say, at: `${at}m`, role: 'mediator' })
    return [answer]
  })
}

function walked(held: boolean): Walked[] {
  return linesIn<Transcript>('transcripts.jsonl')
    .filter(({ id, turns }) => (Number(id.slice(1)) % 2 === 1) === held && turns.length > start)
    .map(({ id, turns, severity, violence }) => {
      const [one = 'A', two = 'B'] = [...new Set(turns.map(({ speaker }) => speaker))]
      return { id, severity, violence, answers: walk(turns, [one, two]) }
    })
}

const steps = ({ reason, pause }: MediationTurn) => pause || /^(?:harm|airtime|unacknowledged)$/.test(reason)
const stepsIn = ({ answers }: Walked) => answers.some(steps)
const stopped = ({ answers }: Walked) => answers.some(({ safety, pause }) => pause && safety !== null)
const quiet = (answers: readonly MediationTurn[]) =>
  share(answers.filter(({ say, pause }) => say === null && !pause).length, answers.length)
const calm = () =>
  calmRooms.flatMap((lines) =>
    walk(
      lines.map((text, at) => ({ speaker: at % 2 ? 'Noor' : 'Ben', text })),
      ['Ben', 'Noor'],
    ),
  )

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
      'rooms: hostile ones (high severity) in which the coach steps in',
      (part) => among(part, ({ severity }) => severity === 'high', stepsIn),
      0.5,
      '0.80',
      0.08,
    ),
    of(
      'rooms: middling ones in which it steps in',
      (part) => among(part, ({ severity }) => severity === 'middle', stepsIn),
      0,
      '-',
      0.08,
    ),
    of(
      'rooms: turns of sharp but mended ones (low severity) with silence',
      (part) => quiet(part.filter(({ severity }) => severity === 'low').flatMap(({ answers }) => answers)),
      0.8,
      '0.95',
      0.03,
    ),
    of('rooms: violent ones paused', (part) => among(part, ({ violence }) => violence, stopped), 0.5, '1', 0.2),
    of(
      'rooms: others never paused for safety',
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
      what: 'rooms: turns of calm rooms with silence',
      dev: quiet(calm()),
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
  const lines = Array.from({ length: 4 }, () => calmRooms[1] ?? []).flat()
  const turns = lines.map((content, at) => ({
    speaker: at % 2 ? 'Noor' : 'Ben',
    content,
    at: `${at}`,
    role: 'party' as const,
  }))
  return median(
    Array.from({ length: 7 }, () => {
      const from = performance.now()
      mediate({
        parties: ['Ben', 'Noor'],
        turns,
        addressed: true,
        state: null,
        country: 'GB',
        now: '2026-03-08T19:00:00Z',
      })
      return performance.now() - from
    }),
  )
}

/** Rooms and lines of the parts that are worked on in which the coach did otherwise than wanted. */
const misses = (): string[] => [
  ...walked(false).flatMap((it) => [
    ...(it.severity === 'high' && !stepsIn(it) ? [`room ${it.id}: hostile, and the coach stayed silent`] : []),
    ...(it.severity === 'low' && stepsIn(it)
      ? [`room ${it.id}: mended, and the coach stepped in: ${it.answers.find(steps)?.say ?? 'pause'}`]
      : []),
    ...(!it.violence && stopped(it) ? [`room ${it.id}: paused for safety without violence`] : []),
    ...(it.violence && !stopped(it) ? [`room ${it.id}: violence, and no pause`] : []),
  ]),
  ...[...stanceCases, ...laterStances, ...thirdStances].flatMap(([line, stance]) =>
    lineOf(line).stance === stance ? [] : [`stance ${stance}, read as ${lineOf(line).stance}: ${line}`],
  ),
]

export const rooms: RowModule = { rows: () => roomRows(), misses }
