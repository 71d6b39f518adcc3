import type { Weights } from '../src/learn/linear.ts'
import { unpacked } from '../src/learn/file.ts'
import { packedBytes, writePacked } from './pack.ts'

/**
 * `node coach/train/coarser.ts read/weights/turns 3` writes the weights of a file in steps three times as large. What is
 * packed is as long as its steps are uncertain, and for as many bytes even steps miss the weights by less than squares do
 * (decision 226). Half a step goes to the even one: rounded up, all would lean one way. Not twice on one file.
 */
type Table = Pick<Weights, 'step' | 'weights'>
const isTable = (it: unknown): it is Table =>
  typeof it === 'object' && it !== null && 'weights' in it && it.weights instanceof Int8Array && 'step' in it

const [path, times] = process.argv.slice(2)
const by = Number(times)
if (!path || !(by > 1)) throw new Error('which file under coach/src, without .br, and how many steps')
function whole(it: number): number {
  const below = Math.floor(it)
  return it - below === 0.5 ? below + (below & 1) : Math.round(it)
}
const file = unpacked<Record<string, unknown>>(new URL(`../src/${path}.br`, import.meta.url))
const coarse = ({ step, weights, ...rest }: Table) => ({
  ...rest,
  step: step.map((it) => Number((it * by).toPrecision(8))),
  weights: weights.map((it) => whole(it / by)),
})
const within = Object.entries(file).map(([name, it]) => [name, isTable(it) ? coarse(it) : it])
const made = isTable(file) ? coarse(file) : Object.fromEntries(within)
console.warn(`${path}: ${packedBytes(file).length} bytes, ${packedBytes(made).length} now`)
writePacked(`${path}.br`, made)
