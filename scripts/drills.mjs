// npm run drills: what takes too long for npm test. Kills, a talk of two while one of two servers is killed, races, backups
// under load, 20,000 strange requests, 10,000 texts made to hold it up, every figure of the coach; what was found goes to docs/evidence/drills.md. npm run drills -- kills runs one of them alone.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { bin, capture, ensureWeb, node24, root, underNode24 } from './setup.mjs'

await underNode24(import.meta.url)
const { kills, postgresKills } = await import('./drills/kills.mjs')
const { pair } = await import('./drills/pair.mjs')
const { races } = await import('./drills/races.mjs')
const { backups } = await import('./drills/backups.mjs')
const { pump } = await import('./drills/pump.mjs')

async function fuzz() {
  const { code, output } = await capture(
    node24(),
    [bin('vitest'), 'run', '--root', join(root, 'server'), 'test/fuzz'],
    {
      env: { FUZZ_REQUESTS: '20000', FUZZ_SEED: '7' },
      cwd: join(root, 'server'),
    },
  )
  const figures = /fuzz: (.+)/.exec(output)?.[1]
  return { ok: code === 0, found: code === 0 ? `${figures}; none of them 5xx` : output.slice(-2_000) }
}

/** Whether the time of a sign-in tells who has an account: 200 each way, Mann-Whitney. */
async function enumeration() {
  const args = [bin('vitest'), 'run', '--root', join(root, 'server'), 'src/domains/identity/attacks.test.ts']
  const { code, output } = await capture(node24(), args, {
    env: { TIMED_SIGN_INS: '200' },
    cwd: join(root, 'server'),
  })
  const figures = /enumeration: (.+)/.exec(output)?.[1]
  return { ok: code === 0, found: code === 0 ? figures : output.slice(-2_000) }
}

/** Payments under random presses, lost answers, and events that come twice, late or never. */
async function billing() {
  const file = 'src/domains/billing/sequences.test.ts'
  const { code, output } = await capture(node24(), [bin('vitest'), 'run', '--root', join(root, 'server'), file], {
    env: { BILLING_SEQUENCES: '1000' },
    cwd: join(root, 'server'),
  })
  const found = '1,000 random histories, each ended in what the provider says, with one plan at most'
  return { ok: code === 0, found: code === 0 ? found : output.slice(-2_000) }
}

/** Every figure of the coach against its limit and its record: those as well that npm test leaves out as too long. */
async function figures() {
  const { code, output } = await capture(node24(), [join(root, 'coach/src/evals/main.ts'), '--check'])
  const lines = output.split('\n')
  const held = lines.filter((line) => line.endsWith('  ok')).length
  const found = `${held} figures, none past its limit, none behind docs/evidence/eval.json by more than noise`
  const wrong = lines.filter((line) => line.endsWith('  BELOW') || line.startsWith('Fallen behind'))
  const told = wrong.map((line) => line.replaceAll(/ {2,}/g, ' ')).join('; ')
  return { ok: code === 0, found: code === 0 ? found : told || output.slice(-2_000) }
}

/** A mediation between people with very long names, of every kind at every step: npm test has one kind at each. */
async function names() {
  const chromium = ensureChromium()
  if (!chromium || (await ensureWeb()) !== 0) return { ok: false, found: 'there is no browser, or no build' }
  const config = join(root, 'e2e/playwright.config.ts')
  const { code, output } = await capture(
    node24(),
    [bin('playwright'), 'test', '--config', config, 'mediation-names.spec.ts'],
    { env: { ...chromium, EVERY_NAME: '1' }, cwd: join(root, 'e2e') },
  )
  const found = 'names of 200 letters, of emoji and from right to left: none leaves the screen in 13 steps'
  return { ok: code === 0, found: code === 0 ? found : output.slice(-2_000) }
}

const drills = {
  kills,
  'kills-postgres': postgresKills,
  pair,
  races,
  backups,
  pump,
  fuzz,
  enumeration,
  billing,
  figures,
  names,
}
const wanted = process.argv.slice(2)
const page = join(root, 'docs/evidence/drills.md')
const today = new Date().toISOString().slice(0, 10)
let failed = 0
for (const [name, drill] of Object.entries(drills)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`== ${name}`)
  const began = Date.now()
  const { ok, found } = await drill().catch((error) => ({ ok: false, found: `failed: ${error.message}` }))
  if (!ok) failed++
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  console.log(`${ok ? 'ok' : 'FAILED'}: ${found} (${seconds} s)`)
  record(name, `${found.replaceAll('\n', ' ')} | ${ok ? 'held' : 'FAILED'} | ${seconds} s | ${today}`)
}
process.exit(failed > 0 ? 1 : 0)

/** Each drill has its row and its day; one that was run alone changes its own row. */
function record(name, found) {
  const row = `| ${name} | ${found} |`
  const text = readFileSync(page, 'utf8')
  const rows = text.split('\n')
  const own = rows.findIndex((line) => line.startsWith(`| ${name} |`))
  const last = rows.findLastIndex((line) => Object.keys(drills).some((drill) => line.startsWith(`| ${drill} |`)))
  if (own >= 0) rows[own] = row
  else rows.splice(last + 1, 0, row)
  writeFileSync(page, rows.join('\n'))
}
