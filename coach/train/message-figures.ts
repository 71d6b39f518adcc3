import { softmax, sureFrom, type Unseen } from '../src/analysis/act-model.ts'
import { messageActs as acts, sarcasms, valences } from '../src/read/messages.ts'
import { readings } from '../src/analysis/readings.ts'
import { seeing } from '../src/analysis/seeing.ts'
import { calibrationError } from '../src/evals/emotion-figures.ts'
import { macroF1 } from '../src/evals/measure.ts'

/** One labelled message. */
export interface Told {
  text: string
  author: number
  number: number
  act: string
  valence?: string
  sarcasm?: string
}

interface Judged {
  it: Told
  z: readonly number[]
}

const round = (value: number) => Number(value.toFixed(4))
const share = <T>(all: readonly T[], hit: (one: T) => boolean) => round(all.filter(hit).length / all.length)
const top = (chances: readonly number[]) => chances.indexOf(Math.max(...chances))

/** The caps of `analysis/confidence.ts` that do not need the whole reading. */
const capped = ({ text }: Told, chance: number) => Math.min(chance, text.trim().split(/\s+/).length <= 4 ? 0.45 : 0.85)

/** Figures on messages whose author the weights had not met; temperatures that fit those best. */
export function judged(read: readonly Judged[], plain: readonly Judged[]) {
  const [a, v] = [acts.length, acts.length + valences.length]
  const fitting = (from: number, to: number, label: (it: Told) => number): number => {
    const surprise = (temperature: number) =>
      read.reduce((sum, { it, z }) => sum - Math.log(softmax(z.slice(from, to), temperature)[label(it)] ?? 1), 0)
    return Array.from({ length: 60 }, (_, at) => round(0.5 + at * 0.05)).reduce((best, next) =>
      surprise(next) < surprise(best) ? next : best,
    )
  }
  const temperature = [
    fitting(0, a, ({ act }) => acts.findIndex((it) => it === act)),
    fitting(a, v, ({ valence }) => valences.findIndex((it) => it === valence)),
    fitting(v, v + sarcasms.length, ({ sarcasm }) => sarcasms.findIndex((it) => it === sarcasm)),
  ] as const
  const all = read.map(({ it, z }) => {
    const chances = softmax(z.slice(0, a), temperature[0])
    const order = acts.toSorted((x, y) => chances[acts.indexOf(y)]! - chances[acts.indexOf(x)]!)
    return {
      it,
      order,
      chance: Math.max(...chances),
      valence: valences[top(z.slice(a, v))]!,
      sarcasm: sarcasms[top(z.slice(v))]!,
      before: byCues(it.text),
    }
  })
  type One = (typeof all)[number]
  const each = (hit: (one: One) => boolean) =>
    [0, 1].map((author) =>
      share(
        all.filter(({ it }) => it.author === author),
        hit,
      ),
    ) as unknown as readonly [number, number]
  const sure = all.filter(({ chance }) => chance >= sureFrom)
  const unseen: Unseen = {
    messages: all.length,
    act: each(({ it, order }) => order[0] === it.act),
    actBefore: each(({ it, before }) => before.act === it.act),
    either: share(all, ({ it, order }) => order.slice(0, 2).some((act) => act === it.act)),
    sure: share(sure, ({ it, order }) => order[0] === it.act),
    sureShare: round(sure.length / all.length),
    valence: each(({ it, valence }) => valence === it.valence),
    valenceBefore: each(({ it, before }) => before.valence === it.valence),
    sarcasm: round(macroF1(all.map(({ it, sarcasm }) => ({ is: it.sarcasm ?? 'none', got: sarcasm })))),
    sarcasmBefore: round(macroF1(all.map(({ it, before }) => ({ is: it.sarcasm ?? 'none', got: before.sarcasm })))),
    plain: share(plain, ({ it, z }) => acts[top(z.slice(0, a))] === it.act),
    plainBefore: share(plain, ({ it }) => byCues(it.text).act === it.act),
    calibration: round(
      calibrationError(
        all.map(({ it, chance, order }) => ({ chance: capped(it, chance), right: order[0] === it.act })),
      ),
    ),
  }
  const misses = all.flatMap(({ it, order, chance }) =>
    order[0] === it.act
      ? []
      : [`${it.author + 1}.${it.number}\t${it.act}\t${order[0]} ${chance.toFixed(2)}\t${order[1]}\t${it.text}`],
  )
  return { unseen, temperature, misses }
}

/** What the hand-written cues alone make of a message: the measure that learnt weights are held against. */
function byCues(text: string): { act: string; valence: string; sarcasm: string } {
  const { score, turn } = seeing(text, null, [])
  const [kind = 'statement'] = [...score].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const { act, valence } = readings[kind]
  return { act, valence, sarcasm: turn.sarcasm.level }
}
