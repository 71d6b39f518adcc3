// npm run drills: what takes too long for npm test. Kills, races, backups under load, 20,000 strange requests, 10,000 texts
// made to hold it up; figures go to docs/evidence/drills.md. npm run drills -- kills runs one of them alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, capture, node24, root, underNode24 } from './setup.mjs'

await underNode24(import.meta.url)
const { kills, postgresKills } = await import('./drills/kills.mjs')
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

const drills = { kills, 'kills-postgres': postgresKills, races, backups, pump, fuzz, enumeration }
const wanted = process.argv.slice(2)
const lines = []
let failed = 0
for (const [name, drill] of Object.entries(drills)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`== ${name}`)
  const began = Date.now()
  const { ok, found } = await drill().catch((error) => ({ ok: false, found: `failed: ${error.message}` }))
  if (!ok) failed++
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  console.log(`${ok ? 'ok' : 'FAILED'}: ${found} (${seconds} s)`)
  lines.push(`| ${name} | ${found.replaceAll('\n', ' ')} | ${ok ? 'held' : 'FAILED'} | ${seconds} s |`)
}
if (wanted.length === 0) {
  mkdirSync(join(root, 'docs/evidence'), { recursive: true })
  writeFileSync(
    join(root, 'docs/evidence/drills.md'),
    `# What \`npm run drills\` printed

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, embedded database where no other is named, the real server process (\`scripts/drills/\`).

| drill | found | | took |
|---|---|---|---|
${lines.join('\n')}
`,
  )
}
process.exit(failed > 0 ? 1 : 0)
