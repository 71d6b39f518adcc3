// npm test: everything, in order, with where the time went. npm test -- <domain>: only tests whose path has that word.
// The last line is always `N passed, N failed`; a stage that is no test (types, build) counts as one failure.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { bin, ensureInstalled, ensureWeb, filesIn, node24, root, run } from './setup.mjs'

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const results = mkdtempSync(join(tmpdir(), 'mallama-results-'))
const stages = []
const slowest = []
let node

/** Runs one stage; `work` resolves with { passed, failed } or with the exit code of something that is no test. */
async function stage(name, work) {
  console.log(`\n== ${name}`)
  const began = Date.now()
  const done = await work().catch((error) => {
    console.error(error.message)
    return 1
  })
  const counts = typeof done === 'number' ? { passed: 0, failed: done === 0 ? 0 : 1 } : done
  stages.push({ name, ...counts, seconds: (Date.now() - began) / 1000 })
  return counts.failed === 0
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Vitest over a workspace, or over some of its files (paths from the root). */
async function vitest(workspace, files = null, env = {}) {
  const report = join(results, `${workspace}-${stages.length}.json`)
  const code = await run(
    node,
    [
      bin('vitest'),
      'run',
      '--root',
      join(root, workspace),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(files ?? []).map((file) => join(root, file)),
    ],
    { env, cwd: join(root, workspace) },
  )
  const json = readJson(report)
  if (!json) return code || 1
  // A file that does not load has no tests to fail: it counts as one.
  const unread = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = json.numFailedTests + unread.length
  return { passed: json.numPassedTests, failed: failed || (code === 0 ? 0 : 1) }
}

async function playwright(files = []) {
  const chromium = ensureChromium()
  if (!chromium) return 1
  const report = join(results, 'e2e.json')
  const code = await run(
    node,
    [bin('playwright'), 'test', '--config', join(root, 'e2e/playwright.config.ts'), ...files],
    { env: { ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, cwd: join(root, 'e2e') },
  )
  const read = readJson(report)
  if (!read) return code || 1
  slowest.push(...timesOf(read.suites ?? []).toSorted((a, b) => b.seconds - a.seconds))
  const { stats } = read
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) }
}

/** What each browser test took; suites hold suites. */
const timesOf = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...timesOf(inner),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} (${projectName}): ${title}`,
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      })),
    ),
  ])

const testsOf = (workspace) => filesIn(workspace, (path) => /\.test\.tsx?$/.test(path))
/** Server tests that stand on a database: worth a second run on the other engine. */
const onDatabase = () =>
  testsOf('server').filter((path) =>
    /from '[./]+(?:test\/)?world\.ts'|openTestDatabase/.test(readFileSync(join(root, path), 'utf8')),
  )

async function everything() {
  await stage('types, lint, format', () => run(node, [join(root, 'scripts/check.mjs')]))
  for (const workspace of ['contracts', 'coach', 'server', 'web']) {
    if (testsOf(workspace).length === 0) continue
    const name = workspace === 'server' ? 'server, house rules (embedded database)' : workspace
    await stage(name, () => vitest(workspace))
  }
  await stage('server (PostgreSQL)', () => vitest('server', onDatabase(), { TEST_DATABASE: 'postgres' }))
  const built = await stage('build', () => ensureWeb({ always: true }))
  if (built) await stage('end to end (Chromium)', () => playwright())
}

async function only(word) {
  const has = (path) => path.toLowerCase().includes(word.toLowerCase())
  let found = 0
  for (const workspace of ['contracts', 'coach', 'server', 'web']) {
    const files = testsOf(workspace).filter(has)
    found += files.length
    if (files.length > 0)
      await stage(`${workspace}: ${files.length} files with "${word}"`, () => vitest(workspace, files))
  }
  const specs = filesIn('e2e', (path) => path.endsWith('.spec.ts')).filter(has)
  if (found > 0 && specs.length > 0) console.log(`Not run here: ${specs.join(', ')} (npm test -- e2e/...)`)
  if (found === 0 && specs.length > 0) {
    found = specs.length
    if (await stage('build', () => ensureWeb()))
      await stage(`end to end: ${specs.join(', ')}`, () => playwright(specs.map((path) => path.replace('e2e/', ''))))
  }
  if (found === 0) await stage(`no test has "${word}" in its path`, async () => 1)
}

if (await stage('install', async () => ensureInstalled() ?? 0)) {
  node = node24()
  if (words.length > 0) for (const word of words) await only(word)
  else await everything()
}
rmSync(results, { recursive: true, force: true })

if (slowest.length > 0) console.log('\nthe longest browser tests')
for (const { name, seconds } of slowest.slice(0, 15)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)

const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0)
const width = Math.max(...stages.map(({ name }) => name.length))
console.log(`\n${'where the time went'.padEnd(width)}  seconds  passed  failed`)
for (const { name, seconds, passed, failed } of stages) {
  console.log(
    `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`,
  )
}
console.log(`${'all'.padEnd(width)}  ${sum('seconds').toFixed(1).padStart(7)}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
