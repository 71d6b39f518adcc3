// npm test: everything, with where the time went. npm test -- <domain>: only tests whose path has that word.
// The last line is always `N passed, N failed`; a stage that is no test (types, build) counts as one failure.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { bin, capture, ensureCoach, ensureInstalled, ensureWeb, filesIn, node24, root, run } from './setup.mjs'

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const results = mkdtempSync(join(tmpdir(), 'mallama-results-'))
const stages = []
const slowest = []
const flaky = []
const fallen = []
const start = Date.now()
let node

/**
 * Runs one stage; `work` resolves with { passed, failed } or with the exit code of something that is no test. What
 * runs `beside` others says what it has to say when it is done.
 */
async function stage(name, work, { beside = false } = {}) {
  console.log(beside ? `== ${name} ...` : `\n== ${name}`)
  const began = Date.now()
  const done = await work().catch((error) => {
    console.error(error.message)
    return 1
  })
  const counts = typeof done === 'number' ? { passed: 0, failed: done === 0 ? 0 : 1 } : done
  stages.push({ name, beside, ...counts, seconds: (Date.now() - began) / 1000 })
  return counts.failed === 0
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A program whose output is shown whole when it has ended, so that stages side by side do not speak at once. */
async function quietly(name, args, options) {
  const { code, output } = await capture(node, args, options)
  console.log(`\n== ${name}\n${output.trim()}`)
  return code
}

let reports = 0
/** Told once more at the end: of a long run's output the last lines are often all that is kept. */
function tellFailed(name, message = '', among = fallen) {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'))
  among.push([name.replace(`${root}/`, ''), ...lines.slice(0, 12)].join('\n    '))
}

/** Vitest over a workspace, or over some of its files (paths from the root). */
async function vitest(workspace, { files = [], env = {}, beside = '', workers = 2, shard = '', without = [] } = {}) {
  const report = join(results, `${workspace}-${++reports}.json`)
  const args = [
    bin('vitest'),
    'run',
    '--root',
    join(root, workspace),
    `--maxWorkers=${workers}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(shard ? [`--shard=${shard}`] : []),
    ...without.flatMap((folder) => ['--exclude', `${folder}/**`]),
    ...files.map((file) => join(root, file)),
  ]
  const options = { env, cwd: join(root, workspace) }
  const code = beside ? await quietly(beside, args, options) : await run(node, args, options)
  const json = readJson(report)
  if (!json) return code || 1
  // A file that does not load has no tests to fail: it counts as one.
  const unread = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  for (const { name, message } of unread) tellFailed(name, message)
  for (const { name, assertionResults } of json.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') tellFailed(`${name}: ${fullName}`, failureMessages[0])
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
  const times = timesOf(read.suites ?? [])
  slowest.push(...times.toSorted((a, b) => b.seconds - a.seconds))
  for (const { name, status, message } of times)
    if (status === 'unexpected' || status === 'flaky') tellFailed(name, message, status === 'flaky' ? flaky : fallen)
  const { stats } = read
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (code === 0 ? 0 : 1) }
}

/** What went wrong, and at which line: of a test that passed when it was tried again there is nothing else to go by. */
const saidBy = (error) => error && `line ${error.location?.line ?? '?'}: ${error.message}`

/** What each browser test took; suites hold suites. */
const timesOf = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...timesOf(inner),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results, status }) => ({
        name: `${file} (${projectName}): ${title}`,
        status,
        message: saidBy(results.findLast(({ error }) => error)?.error),
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      })),
    ),
  ])

const testsOf = (workspace) => filesIn(workspace, (path) => /\.test\.tsx?$/.test(path))
/** Server tests that run on PostgreSQL too, each with the files it is there for; a house rule holds the list to those. */
const alsoOnPostgres = () => Object.keys(readJson(join(root, 'server/test/on-postgres.json')))

/** So many parts the longest suite is run in, so that no lane waits long for the other's last one. */
const PARTS = 3

/** Folders of the server whose tests start programs, and wait for them and for clocks more than they work. */
const WAITING = ['src/own-model', 'src/domains/coach-model', 'test/platform']

/**
 * Two cores, two lanes: each takes the next of what is left, and runs one process of tests at a time. What waits more than
 * it works runs beside both. The browser tests are the longest by far, and wait as much as they work: they begin as soon
 * as what is left takes the other lane as long. The short bench, which loads pages itself, comes before them. The build
 * comes first: the browser and the bench open what it made.
 */
async function everything() {
  const suite = (name, workspace, options) => () =>
    stage(name, () => vitest(workspace, { workers: 1, ...options, beside: name }), { beside: true })
  const parts = Array.from({ length: PARTS }, (_, at) =>
    suite(`server, house rules (embedded database), ${at + 1} of ${PARTS}`, 'server', {
      shard: `${at + 1}/${PARTS}`,
      without: WAITING,
    }),
  )
  const checks = 'types, lint, format'
  const bench = 'bench, in short'
  let built
  let coach
  const waiting = [
    () => (built = stage('build', () => ensureWeb({ always: true }), { beside: true })),
    // Beside it, so that the first part of the server's leaves its begun database to the others.
    () => (coach = suite('coach', 'coach')()),
    ...parts,
    () =>
      stage(bench, () => quietly(bench, [join(root, 'bench/main.ts'), '--short'], { env: ensureChromium() ?? {} }), {
        beside: true,
      }),
    async () => (await built) && stage('end to end (Chromium)', () => playwright(), { beside: true }),
    suite('server (PostgreSQL)', 'server', { files: alsoOnPostgres(), env: { TEST_DATABASE: 'postgres' } }),
    suite('web', 'web'),
    () => stage(checks, () => quietly(checks, [join(root, 'scripts/check.mjs'), '--one']), { beside: true }),
    ...(testsOf('contracts').length > 0 ? [suite('contracts', 'contracts')] : []),
  ]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  const lanes = [lane(), lane()]
  const waits = suite('server, what waits', 'server', { files: WAITING.map((folder) => `server/${folder}/`) })
  await Promise.all([...lanes, coach.then(waits)])
}

async function only(word) {
  const has = (path) => path.toLowerCase().includes(word.toLowerCase())
  let found = 0
  for (const workspace of ['contracts', 'coach', 'server', 'web']) {
    const files = testsOf(workspace).filter(has)
    found += files.length
    if (files.length > 0)
      await stage(`${workspace}: ${files.length} files with "${word}"`, () => vitest(workspace, { files }))
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
  // Before all that starts it, so that nobody meets it half built.
  else if (await stage('build of the coach', () => ensureCoach())) await everything()
}
rmSync(results, { recursive: true, force: true })

if (slowest.length > 0) console.log('\nthe longest browser tests')
for (const { name, seconds } of slowest.slice(0, 15)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
if (flaky.length > 0) console.log('\nflaky: failed, then passed when tried again. Mend these before anything else')
for (const told of flaky) console.log(`  ${told}`)
if (fallen.length > 0) console.log('\nfailed')
for (const told of fallen) console.log(`  ${told}`)

const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0)
const told = stages.map((stage) => ({ ...stage, name: stage.beside ? `| ${stage.name}` : stage.name }))
const total = 'all, by the clock (| ran side by side)'
const width = Math.max(total.length, ...told.map(({ name }) => name.length))
console.log(`\n${'where the time went'.padEnd(width)}  seconds  passed  failed`)
for (const { name, seconds, passed, failed } of told) {
  console.log(
    `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`,
  )
}
console.log(`${total.padEnd(width)}  ${((Date.now() - start) / 1000).toFixed(1).padStart(7)}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
