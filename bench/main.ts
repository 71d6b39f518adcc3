import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with the tests
import { startPostgres } from '../scripts/postgres.mjs'
import { measureDaily } from './daily.ts'
import { measureLive } from './live.ts'
import { endProduct, isShort, type Figure } from './processes.ts'
import { measureRelationships } from './relationships.ts'
import { measureRooms } from './rooms.ts'
import { endServed } from './served.ts'
import { measureSizes } from './sizes.ts'
import { measureStart } from './start.ts'
import { measureThroughput } from './throughput.ts'

const postgres = (await startPostgres({ durable: true })) as { url(database?: string): string; stop(): Promise<void> }
const key = randomBytes(32).toString('base64')
const figures: Figure[] = []
const began = Date.now()

let broken = 0
/** What fails is a figure as well, so that one part that breaks does not hide the others. */
async function measure(what: string, work: () => Promise<Figure | Figure[]> | Figure[]): Promise<void> {
  const found = await Promise.resolve()
    .then(work)
    .catch((error: unknown): Figure => {
      broken++
      return { what, found: `failed: ${String(error)}`, target: '', ok: false }
    })
  for (const figure of [found].flat()) {
    figures.push(figure)
    console.log(lineOf(figure))
  }
}
const verdict = ({ ok }: Figure) => (ok === null ? '' : ok ? 'met' : 'MISSED')
/** A short run counts bytes as well as a long one. Its times, rates and memory are those of a start: it says that they came. */
const lineOf = (figure: Figure) =>
  isShort && !figure.isCounted && figure.target !== ''
    ? `${figure.what} | works`
    : [figure.what, figure.found, figure.target, verdict(figure)].filter(Boolean).join(' | ')

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const parts: (readonly [string, () => Promise<Figure | Figure[]> | Figure[]])[] = [
  ['throughput', () => measureThroughput(postgres.url(), key)],
  ['start', measureStart],
  ['live', () => measureLive(postgres.url(), key)],
  ['rooms', () => measureRooms(postgres.url(), key)],
  ['relationships', () => measureRelationships(postgres.url(), key)],
  ['daily', () => measureDaily(postgres.url(), key)],
  ['sizes', measureSizes],
  ['coach', async () => (await import('./coach.ts')).measureCoach()],
  ['lighthouse', async () => (await import('./lighthouse.ts')).measureLighthouse(postgres.url(), key)],
  ['own-model', async () => (await import('./own-model.ts')).measureOwnModel()],
]
/**
 * In short only where they are asked for: what runs a model is fetched for it, and Lighthouse takes a third of the processor
 * that all parts take, to say that it works.
 */
const ASKED_FOR = ['lighthouse', 'own-model']
const isWanted = (name: string) =>
  wanted.length === 0 ? !(isShort && ASKED_FOR.includes(name)) : wanted.includes(name)
const waiting = parts.filter(([name]) => isWanted(name))
for (const part of waiting) await measure(...part)
await Promise.all([endProduct(), endServed()])
await postgres.stop()

if (wanted.length === 0 && !isShort) {
  const folder = join(import.meta.dirname, '../docs/evidence')
  mkdirSync(folder, { recursive: true })
  const table = figures.map((figure) => `| ${figure.what} | ${figure.found} | ${figure.target} | ${verdict(figure)} |`)
  writeFileSync(
    join(folder, 'bench.md'),
    `# What \`npm run bench\` printed

Measured side by side in one run of ${((Date.now() - began) / 1000).toFixed(0)} s, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores with a load of ${loadavg()[1]!.toFixed(0)} at the end (over ${cpus().length}, other work slowed every figure that is a time). The ratios compare the product with a bare Fastify route in a process of its own that runs the same queries, decryption and scores on the same PostgreSQL and ends in JSON.stringify (\`bench/bare.ts\`); rounds alternate, figures are medians. Rates in requests a second say something about this machine only.

| what | found | target | |
|---|---|---|---|
${table.join('\n')}
`,
  )
}
if (isShort) console.log(`in short: ${broken === 0 ? 'every part works' : `${broken} broken`}`)
// A part that failed may have left its programs running; they end with us.
process.exit((isShort ? broken > 0 : figures.some(({ ok }) => ok === false)) ? 1 : 0)
