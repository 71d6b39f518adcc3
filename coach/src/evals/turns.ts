import { performance } from 'node:perf_hooks'
import { empathyIn } from '../craft/score.ts'
import { read as readText } from '../read/read.ts'
import { readTurn, readTurns, type TurnReading } from '../read/turn.ts'
import type { CueName } from '../read/labels.ts'
import { heldTurns, quarrelTurns } from './labelled.ts'
import { linesIn } from './lines.ts'
import { median, share, type Row, type RowModule } from './measure.ts'
import { unseenRows } from './turns-unseen.ts'
import { keywordActs, keywordCues, keywordEmpathy, keywordSarcasm } from './turn-baseline.ts'

/**
 * The reader of turns against the adjudicated labels (data/labelling.md, data/agreement.md). Conversations with an even number are learnt
 * from; the odd ones are held out: their figures are printed and their words are never shown.
 */
interface Turn {
  id: string
  conversation: string
  speaker: string
  text: string
}
interface Label {
  id: string
  cues: string[]
  act: string
  /** The label that was not chosen, where the two labellers differed. */
  also?: { act?: string }
  sarcasm: 'none' | 'possible' | 'likely'
}
interface Comfort {
  id: string
  reply: string
  reaction: number
  interpretation: number
  exploration: number
}
interface Judged {
  turn: Turn
  label: Label
  reading: TurnReading
}

/** Every judged turn of the development half, or of the held-out half. */
function judged(held: boolean): Judged[] {
  const labels = new Map(linesIn<Label>('adjudicated.jsonl').map((label) => [label.id, label]))
  const rooms = Map.groupBy(linesIn<Turn>('turns.jsonl'), ({ conversation }) => conversation)
  return [...rooms]
    .filter(([name]) => (Number(name.slice(1)) % 2 === 1) === held)
    .flatMap(([, turns]) => {
      const readings = readTurns(turns)
      return turns.flatMap((turn, at) => {
        const label = labels.get(turn.id)
        const reading = readings[at]
        return label && reading ? [{ turn, label, reading }] : []
      })
    })
}

function f1(pairs: readonly { is: boolean; got: boolean }[]): number {
  const both = pairs.filter(({ is, got }) => is && got).length
  const sum = pairs.filter(({ is }) => is).length + pairs.filter(({ got }) => got).length
  return sum === 0 ? 1 : (2 * both) / sum
}

const cueF1 = (part: Judged[], cue: string) =>
  f1(part.map(({ label, reading }) => ({ is: label.cues.includes(cue), got: reading.cues.has(cue as CueName) })))
const keywordF1 = (part: Judged[], cue: string) =>
  f1(part.map(({ label, turn }) => ({ is: label.cues.includes(cue), got: keywordCues[cue]?.test(turn.text) ?? false })))

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const horsemen = ['criticism', 'contempt', 'defensiveness', 'stonewalling', 'withdraw']

const baseHorsemen = (part: Judged[]) => mean(horsemen.map((cue) => keywordF1(part, cue)))

// The contract has no act for plain information and small talk: nothing seen is the right answer there.
const named = (act: string) => (act === 'inform' || act === 'smalltalk' ? null : act)
const wanted = ({ act, also }: Label) => [act, ...(also?.act ? [also.act] : [])].map(named)
const sameAct = ({ label, reading }: Judged) => wanted(label).includes(reading.main)
const keywordAct = ({ label, turn }: Judged) =>
  wanted(label).includes(keywordActs.find(([, words]) => words.test(turn.text))?.[0] ?? null)

const hurtfulCues = new Set(
  'criticism contempt defensiveness withdraw stonewalling threat ultimatum demand mind-reading absolutes non-apology'.split(
    ' ',
  ),
)
const hurtfulActs = new Set('complaint criticism contempt threat demand withdraw defend invalidate'.split(' '))
const harmless = ({ label }: Judged) => !label.cues.some((cue) => hurtfulCues.has(cue)) && !hurtfulActs.has(label.act)

const spread = (list: number[], middle: number) => Math.sqrt(list.reduce((sum, it) => sum + (it - middle) ** 2, 0))

function correlation(a: number[], b: number[]): number {
  const [ma, mb] = [mean(a), mean(b)]
  const top = a.reduce((sum, value, at) => sum + (value - ma) * ((b[at] ?? 0) - mb), 0)
  const bottom = spread(a, ma) * spread(b, mb)
  return bottom === 0 ? 0 : top / bottom
}

function turnRows(): Row[] {
  const dev = judged(false)
  const held = judged(true)
  const both = [...dev, ...held]
  const row = (
    what: string,
    figure: (part: Judged[]) => number,
    base: ((part: Judged[]) => number) | null,
    limit: number,
    target: string,
    sense: Row['sense'] = 'at least',
    noise = 0.02,
  ): Row => ({
    what,
    dev: figure(dev),
    held: figure(held),
    baseline: base ? base(both) : null,
    limit,
    sense,
    target,
    noise,
  })
  return [
    row(
      'horsemen F1 (mean of five)',
      (part) => mean(horsemen.map((cue) => cueF1(part, cue))),
      baseHorsemen,
      0.38,
      `${(baseHorsemen(both) + 0.15).toFixed(2)}`,
    ),
    ...Object.keys(keywordCues).map((cue) =>
      row(
        `  ${cue} F1 (${both.filter(({ label }) => label.cues.includes(cue)).length} turns)`,
        (part) => cueF1(part, cue),
        (part) => keywordF1(part, cue),
        0,
        '-',
        'at least',
        // A cue stands in 7 to 50 turns: the standard error of its F1 is about this.
        0.1,
      ),
    ),
    row(
      'main act of a turn right (either reader)',
      (part) => share(part.filter(sameAct).length, part.length),
      (part) => share(part.filter(keywordAct).length, part.length),
      0.51,
      '0.60',
    ),
    row(
      'sarcasm F1 (possible or likely)',
      (part) =>
        f1(
          part.map(({ label, reading }) => ({
            is: label.sarcasm !== 'none',
            got: reading.spans('sarcasm').length > 0,
          })),
        ),
      (part) =>
        f1(part.map(({ label, turn }) => ({ is: label.sarcasm !== 'none', got: keywordSarcasm.test(turn.text) }))),
      0.48,
      '0.50',
    ),
    row(
      'harmless turns with harm of 2 or more',
      (part) =>
        share(part.filter((it) => harmless(it) && it.reading.harm.score >= 2).length, part.filter(harmless).length),
      null,
      0.09,
      '0.05',
      'at most',
    ),
    row(
      'contemptuous or critical turns with harm of 2 or more',
      (part) => {
        const hard = part.filter(({ label }) => label.cues.includes('contempt') || label.cues.includes('criticism'))
        return share(hard.filter(({ reading }) => reading.harm.score >= 2).length, hard.length)
      },
      null,
      0.66,
      '0.80',
    ),
    ...heldRows(),
    ...unseenRows(),
    ...comfortRows(),
    speed(both),
  ]
}

/** Two authors of quarrels whom nothing was learnt from or chosen by. */
function heldRows(): Row[] {
  const turns = quarrelTurns().filter(({ by }) => heldTurns.has(by))
  const part = [...Map.groupBy(turns, ({ conversation }) => conversation).values()].flatMap((room) => {
    const readings = readTurns(room)
    return room.map((turn, at): Judged => ({ turn, label: turn, reading: readings[at]! }))
  })
  const row = (what: string, dev: number, limit: number, target: string, sense: Row['sense'] = 'at least'): Row => ({
    what: `two authors never learnt from: ${what}`,
    dev,
    held: null,
    baseline: null,
    limit,
    sense,
    target,
    noise: 0.03,
  })
  const hard = part.filter(({ label }) => label.cues.includes('contempt') || label.cues.includes('criticism'))
  const calm = part.filter(harmless)
  const harmed = (some: Judged[]) => share(some.filter(({ reading }) => reading.harm.score >= 2).length, some.length)
  return [
    row('horsemen F1', mean(horsemen.map((cue) => cueF1(part, cue))), 0.36, '0.50'),
    row('contempt F1', cueF1(part, 'contempt'), 0.3, '0.50'),
    row('main act right', share(part.filter(sameAct).length, part.length), 0.42, '0.60'),
    row('contemptuous or critical turns with harm of 2 or more', harmed(hard), 0.5, '0.80'),
    row('harmless turns with harm of 2 or more', harmed(calm), 0.09, '0.05', 'at most'),
  ]
}

function speed(part: Judged[]): Row {
  const took = part.map(({ turn }) => {
    const start = performance.now()
    readTurn(turn.text)
    return performance.now() - start
  })
  return {
    what: 'ms for a turn (median, warm)',
    dev: median(took),
    held: null,
    baseline: null,
    limit: 2,
    sense: 'at most',
    target: '0.2',
    timed: true,
  }
}

function comfortRows(): Row[] {
  const all = linesIn<Comfort>('comforting.jsonl').map((it) => ({
    ...it,
    read: empathyIn(readTurn(it.reply), readText(it.reply)),
  }))
  const half = (held: boolean) => all.filter(({ id }) => (Number(id.slice(1)) % 2 === 1) === held)
  const kinds = [
    ['reaction', 'warm'],
    ['interpretation', 'understands'],
    ['exploration', 'asks'],
  ] as const
  return kinds.map(([kind, read]): Row => {
    const figure = (part: typeof all) =>
      correlation(
        part.map((it) => it[kind]),
        part.map((it) => it.read[read]),
      )
    return {
      what: `empathy: ${kind}, correlation`,
      dev: figure(half(false)),
      held: figure(half(true)),
      baseline: correlation(
        all.map((it) => it[kind]),
        all.map((it) => (keywordEmpathy[kind].test(it.reply) ? 1 : 0)),
      ),
      limit: 0.25,
      sense: 'at least',
      target: '0.60',
    }
  })
}

/** Development turns whose cues or main act were read otherwise than labelled. */
function misses(): string[] {
  return judged(false).flatMap(({ turn, label, reading }) => {
    const seen: ReadonlySet<string> = reading.cues
    const missed = label.cues.filter((cue) => !seen.has(cue))
    const extra = [...seen].filter((cue) => !label.cues.includes(cue) && cue in keywordCues)
    return missed.length + extra.length === 0
      ? []
      : [`${turn.id} missed [${missed.join(', ')}] extra [${extra.join(', ')}]: ${turn.text}`]
  })
}

export const turns: RowModule = { rows: turnRows, misses }
