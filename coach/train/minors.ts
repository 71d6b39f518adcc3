import { newLines } from '../src/evals/labelled.ts'
import { linearOf } from '../src/learn/linear.ts'
import { agesTold, type AgesTold, type MinorsWeights } from '../src/safety/ages.ts'
import { toldIn } from '../src/safety/turned.ts'
import { fitYes, packed, rowsOf, smaller } from './fit.ts'
import { writePacked } from './pack.ts'
import { examples, type Example } from './safety-data.ts'
import { SQUARES } from './squares.ts'

/**
 * `node coach/train/minors.ts <folder of public data>` writes coach/src/safety/minors.br: whether a text that tells a
 * minor's age tells of a grown partner. Only such texts are learnt from; danger of another kind says nothing of it. No
 * chance is used. `--dry` writes nothing, `--misses` prints what is got wrong of those learnt from. The figures are those of each author left out in turn, and of sealed ones.
 */
const folder = process.argv[2]
if (!folder) {
  console.error('node coach/train/minors.ts <folder that holds goemotions/>')
  process.exit(1)
}
const SPACE = 1 << 13
const fitting = { penalty: 0.3, rounds: 40 }
const from: MinorsWeights['from'] = { one: 0, two: 0.5, writer: 0 }

interface Row {
  it: Pick<Example, 'text' | 'least' | 'most' | 'categories' | 'who' | 'from'>
  ages: AgesTold
}
const rowsFrom = (some: readonly Row['it'][]): Row[] =>
  some.flatMap((it) => {
    const places = agesTold(it.text, toldIn(it.text))
    // Of a grave text with several, nobody said which one it is.
    return places.length > 1 && it.least > 0 ? [] : places.map((ages) => ({ it, ages }))
  })
const known = ({ it }: Row) => it.most === 0 || it.categories.includes('child-abuse')
const learnt = rowsFrom(examples(folder, true)).filter(known)
const sealed = rowsFrom(
  newLines().flatMap(({ t, by, split, ...rest }) => (split === 'sealed' ? [{ ...rest, text: t, from: by }] : [])),
).filter(known)

const rows = smaller(
  rowsOf(learnt.map(({ ages }) => ages.sentences.map((words) => ({ words, from: 0, to: 0 })))),
  SPACE,
)
const chanceOf = ({ least, most }: Row['it']) => (least >= 2 ? 1 : most === 0 ? 0 : 0.4)
function fitted(of: (row: Row) => number | null, uses: (row: Row) => boolean): Float64Array {
  const at = learnt.flatMap((row, r) => (uses(row) && of(row) !== null ? [r] : []))
  const chance = Float64Array.from(at, (r) => of(learnt[r]!)!)
  return fitYes(rows, Int32Array.from(at), chance, new Float64Array(at.length).fill(2), fitting)
}
const made = (uses: (row: Row) => boolean) =>
  packed(
    {
      danger: fitted(({ it }) => chanceOf(it), uses),
      writer: fitted(({ it }) => (it.least >= 1 ? Number(it.who === 'writer') : null), uses),
    },
    SPACE,
    SQUARES,
  )
const oddsBy = (weights: ReturnType<typeof made>) => {
  const linear = linearOf(weights)
  return ({ ages }: Row) => linear.odds(ages.sentences.map(linear.sumsOf))
}

type Read = readonly [row: Row, odds: Float64Array]
function print(which: string, all: readonly Read[]): void {
  const share = (some: readonly Read[], least: number) =>
    `${some.filter(([, odds]) => odds[0]! >= least).length} of ${some.length}`
  const grave = all.filter(([{ it }]) => it.least >= 2)
  const asked = all.filter(([{ it }]) => it.least === 1)
  const calm = all.filter(([{ it }]) => it.most === 0)
  const doers = grave.filter(([{ ages }, odds]) => !ages.own && odds[1]! >= from.writer)
  console.warn(which, {
    two: share(grave, from.two),
    one: share(grave, from.one),
    asked: share(asked, from.one),
    falseTwo: share(calm, from.two),
    falseOne: share(calm, from.one),
    doers: doers.map(([{ it }]) => it.who).join(' '),
  })
  if (process.argv.includes('--misses') && !which.startsWith('sealed'))
    for (const [{ it }, odds] of all)
      if (it.most === 0 ? odds[0]! >= from.one : it.least >= 2 && odds[0]! < from.two)
        console.warn(odds[0]!.toFixed(2), it.least, it.from, it.text.slice(0, 200))
}
const ofAges = ({ it }: Row) => Number(it.from.slice(1)) >= 110
const authors = [...new Set(learnt.map(({ it }) => it.from))]
const leftOut = authors.flatMap((author): Read[] => {
  if (!ofAges(learnt.find(({ it }) => it.from === author)!)) return []
  const odds = oddsBy(made(({ it }) => it.from !== author))
  return learnt.flatMap((row): Read[] => (row.it.from === author ? [[row, odds(row)]] : []))
})
const weights = made(() => true)
const odds = oddsBy(weights)
const read = (some: readonly Row[]): Read[] => some.map((row) => [row, odds(row)])
console.warn(learnt.length, 'texts')
print('authors of ages, each left out', leftOut)
print('everybody else, learnt from', read(learnt.filter((row) => !ofAges(row))))
print('sealed authors of ages', read(sealed.filter(ofAges)))
print('sealed authors before them', read(sealed.filter((row) => !ofAges(row))))

if (!process.argv.includes('--dry')) writePacked('safety/minors.br', { ...weights, from })
