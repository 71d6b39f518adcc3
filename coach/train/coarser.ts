import { written } from '../src/evals/written.ts'
import { unpacked } from '../src/learn/file.ts'
import { keptOf, linearOf, type Kept, type Weights } from '../src/learn/linear.ts'
import { toldIn } from '../src/text/words.ts'
import { packedBytes, writePacked } from './pack.ts'

/**
 * `node coach/train/coarser.ts read/weights/turns 3` writes the weights of a file in steps three times as large. What is
 * packed is as long as its steps are uncertain, and for as many bytes even steps miss the weights by less than squares do
 * (decision 226). Half a step goes to the even one. Many small weights lean one way, and are gone: what a head loses by it
 * over lines of all kinds goes into its offset. Prints what is left of the difference, in log-odds. Not twice on one file.
 */
const [path, times] = process.argv.slice(2)
const by = Number(times)
if (!path || !(by > 1)) throw new Error('which file under coach/src, without .br, and how many steps')

type Table = Omit<Kept, 'heads'> | Omit<Weights, 'heads'>
const isTable = (it: unknown): it is Table =>
  typeof it === 'object' &&
  it !== null &&
  'weights' in it &&
  it.weights instanceof Int8Array &&
  ('known' in it || 'space' in it)

function whole(it: number): number {
  const below = Math.floor(it)
  return it - below === 0.5 ? below + (below & 1) : Math.round(it)
}

const texts = written().flatMap(({ t, split }, at) => (t && split === 'train' && at % 60 === 0 ? [toldIn(t)] : []))
/** The log-odds of each head for each of them. */
const oddsBy = (table: Table) => {
  const heads = table.step.map(String)
  const read = 'known' in table ? keptOf({ ...table, heads }) : linearOf({ ...table, heads })
  return texts.map((told) => [...read.odds(told.map(({ words }) => read.sumsOf(words)))])
}
function coarse(table: Table): Table {
  const step = table.step.map((it) => Number((it * by).toPrecision(8)))
  const made = { ...table, step, weights: table.weights.map((it) => whole(it / by)) }
  const [before, after] = [oddsBy(table), oddsBy(made)]
  const shifts = step.map(
    (_, head) => after.reduce((sum, it, at) => sum + it[head]! - before[at]![head]!, 0) / texts.length,
  )
  const missed = after.flatMap((it, at) => it.map((odds, head) => Math.abs(odds - before[at]![head]! - shifts[head]!)))
  console.warn(`  off by ${(missed.reduce((sum, it) => sum + it, 0) / missed.length).toFixed(3)} log-odds`)
  return { ...made, bias: table.bias.map((it, head) => Number((it - shifts[head]!).toFixed(5))) }
}

const file = unpacked<Record<string, unknown>>(new URL(`../src/${path}.br`, import.meta.url))
const within = Object.entries(file).map(([name, it]) => [name, isTable(it) ? coarse(it) : it])
const made = isTable(file) ? coarse(file) : Object.fromEntries(within)
console.warn(`${path}: ${packedBytes(file).length} bytes, ${packedBytes(made).length} now`)
writePacked(`${path}.br`, made)
