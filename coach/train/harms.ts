import { harmHeads, heardBeside, type HarmWeights } from '../src/analysis/harms.ts'
import { harmKinds } from '../src/read/labels.ts'
import { goodbyeLines, harmLines, newLines, readingLines } from '../src/evals/labelled.ts'
import { linearOf } from '../src/learn/linear.ts'
import { readReceived } from '../src/read/read.ts'
import { toldIn } from '../src/safety/turned.ts'
import { fitYes, packed, rowsOf, smaller } from './fit.ts'
import { writePacked } from './pack.ts'
import { SQUARES } from './squares.ts'
import { labelledTurns } from './turns-data.ts'

/**
 * `node coach/train/harms.ts` writes coach/src/analysis/harms.br: whether a message does harm to whoever receives
 * it, of what kind, and whether it says goodbye for good. No chance is used. `--dry` writes nothing,
 * `--figures` measures on a fifth of the authors left out in turn, `--misses` prints what is got wrong.
 */
const SPACE = 1 << 14
const from: HarmWeights['from'] = { any: [1.1, 1.6], near: [-0.7, -0.7], goodbye: [-1.7, -1.5] }

/** Fewer left a message as many as two log-odds from where it settles. */
const ROUNDS = 100
/** A harmless line that sounds like harm tells more than another. */
const LOOKALIKE = 2
/** What an office, a landlord or a shop holds out is a letter with a date, and harms nobody. */
const letters = new Set(['landlord', 'office', 'housing association', 'company', 'bank', 'boss', 'school', 'neighbour'])

/** Everyday messages by other hands, of which none does harm; these may. */
const uneasy = new Set(['pressure', 'put-down', 'blames', 'jealous', 'charges-you', 'guilt'])
/** Of a turn that does one of these nobody said how far it goes. */
const hard = new Set(['threat', 'ultimatum', 'demand', 'contempt', 'criticism', 'heavy'])
/** What is told of danger and of ordinary days, and speaks to nobody, does nothing to whoever reads it. */
const spoken = new Set(['you', 'your', 'youre', 'youll', 'u', 'ur', 'yours', 'yourself'])
const isTold = ({ t }: { t: string }) => !toldIn(t).some(({ words }) => words.some((word) => spoken.has(word)))
const told = (t: string) => {
  const own = toldIn(t)
  return [...own, ...heardBeside(t, own, readReceived(t, null))]
}
/** These stand below, with what else they are. */
const others = new Set([...readingLines().map(({ t }) => t), ...labelledTurns().map(({ text }) => text)])
const lines = [
  ...harmLines().map((it) => ({ ...it, weight: 1 })),
  ...goodbyeLines().flatMap(({ t, goodbye, by }) =>
    goodbye || !others.has(t) ? [{ t, by, harm: goodbye ? 'goodbye' : 'stays', weight: 1 }] : [],
  ),
  ...readingLines().flatMap(({ t, reads, menace, from, by }) =>
    (menace ? letters.has(from ?? '') : uneasy.has(reads))
      ? []
      : [{ t, by, harm: menace ? 'menace' : 'none', weight: menace ? 1 : 0.5 }],
  ),
  ...newLines().flatMap((it) =>
    it.split === 'train' && it.t.length < 300 && isTold(it) && it.kind !== 'received'
      ? [{ t: it.t, by: it.by, harm: it.least > 0 ? 'danger' : 'told', weight: it.least > 0 ? 0.3 : 0.1 }]
      : [],
  ),
  ...labelledTurns().flatMap(({ text, cues, act, author }) =>
    [...cues, act].some((it) => hard.has(it)) ? [] : [{ t: text, by: author, harm: 'told', weight: 0.15 }],
  ),
]
const texts = lines.map(({ t }) => told(t))
const rows = smaller(rowsOf(texts), SPACE)
const kinds = new Set<string>(harmKinds)
const isHarm = (harm: string) => kinds.has(harm) || harm === 'menace'

/** Which lines a head learns from, which of them it is to hear, and how much those weigh. */
const lessons: Record<
  'any' | 'near' | 'goodbye',
  { of: (harm: string) => boolean; yes: (harm: string) => boolean; weight: number }
> = {
  any: { of: (harm) => harm !== 'stays', yes: isHarm, weight: 4 },
  near: {
    of: (harm) => harm !== 'menace' && harm !== 'danger' && harm !== 'stays',
    yes: (harm) => harm === 'near' || harm === 'watched',
    weight: 3,
  },
  goodbye: { of: (harm) => harm !== 'danger', yes: (harm) => harm === 'goodbye', weight: 18 },
}
function made(uses: (by: string) => boolean) {
  const heads = harmHeads.map((head) => {
    // What kind it is is learnt among the harms alone.
    const { of, yes, weight } =
      head in lessons
        ? lessons[head as keyof typeof lessons]
        : { of: (harm: string) => kinds.has(harm), yes: (harm: string) => harm === head, weight: 1 }
    const at = Int32Array.from(lines.flatMap(({ by, harm }, r) => (uses(by) && of(harm) ? [r] : [])))
    const chance = Float64Array.from(at, (r) => Number(yes(lines[r]!.harm)))
    const like = head === 'any' || head === 'goodbye' ? LOOKALIKE : 1
    const weights = Float64Array.from(at, (r) => {
      const { harm, weight: own } = lines[r]!
      return own * (yes(harm) ? weight : own === 1 ? like : 1)
    })
    return [head, fitYes(rows, at, chance, weights, { penalty: kinds.has(head) ? 0.05 : 0.2, rounds: ROUNDS })] as const
  })
  return packed(Object.fromEntries(heads), SPACE, SQUARES)
}

const authors = [...new Set(lines.map(({ by }) => by))].sort()
const unseen = Array.from({ length: process.argv.includes('--figures') ? 5 : 0 }, (_, part) =>
  authors.filter((_, at) => at % 5 === part),
).flatMap((left) => {
  const weights = made((by) => !left.includes(by))
  const linear = linearOf(weights)
  return lines.flatMap((it, r) =>
    left.includes(it.by) ? [{ ...it, odds: linear.odds(texts[r]!.map(({ words }) => linear.sumsOf(words))) }] : [],
  )
})
const count = (some: typeof unseen, head: number, least: number) =>
  some.filter(({ odds }) => odds[head]! >= least).length
for (const [name, { of, yes }] of Object.entries(lessons)) {
  const head = (harmHeads as readonly string[]).indexOf(name)
  const groups = {
    heard: unseen.filter(({ harm }) => yes(harm)),
    'near misses': unseen.filter(({ harm, weight }) => !yes(harm) && !isHarm(harm) && of(harm) && weight === 1),
    everyday: unseen.filter(({ weight }) => weight === 0.5),
    told: unseen.filter(({ harm }) => harm === 'told' || harm === 'danger'),
  }
  for (const least of [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2])
    console.warn(
      name,
      least,
      ...Object.entries(groups).map(([of, some]) => `${of} ${count(some, head, least)}/${some.length}`),
    )
  if (process.argv.includes('--misses'))
    for (const { harm, t, odds } of unseen)
      if (yes(harm) !== odds[head]! >= from[name as keyof typeof from][0])
        console.warn(' ', yes(harm) ? 'not heard' : 'heard', odds[head]!.toFixed(1), t.slice(0, 120))
}
const likeliest = (odds: Float64Array) =>
  harmKinds.reduce((a, b) => (odds[harmHeads.indexOf(b)]! > odds[harmHeads.indexOf(a)]! ? b : a))
const named = unseen.filter(({ harm }) => kinds.has(harm))
console.warn('kind right', named.filter(({ harm, odds }) => likeliest(odds) === harm).length, 'of', named.length)
if (!process.argv.includes('--dry')) writePacked('analysis/harms.br', { ...made(() => true), from })
