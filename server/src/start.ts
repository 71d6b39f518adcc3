import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Config } from '@mallama/contracts/platform'
import type { App } from './app.ts'
import type { openCoach } from './coach-open.ts'
import type { Pool } from './coach-pool.ts'
import { systemClock } from './platform/clock.ts'
import { serveControl } from './platform/control.ts'
import { DatabaseUnreachable, openDatabase, type Database } from './platform/database.ts'
import { backup, scheduledDump } from './platform/dumps.ts'
import { BadEnvironment, readEnv, type Env } from './platform/env.ts'
import { KEY_FILE, serverKey, WrongKey } from './platform/keys.ts'
import { FolderHeld, FolderUnfit, lockFolder, type FolderLock } from './platform/lock.ts'
import { openLog, type Log } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { leftForStart } from './own-model/store.ts'
import { UNNAMED_PROXY } from './platform/unnamed-proxy.ts'

const FLAGS = ['--demo']
const DUMP_EVERY_MS = 60 * 60 * 1000
const FINISH_WITHIN_MS = 10_000
/** One Ctrl-C reaches this process from the terminal, from npm and from the start script: all within this time. */
const SAME_SIGNAL_MS = 300

const print = (line: string) => console.log(line)

/** What was opened so far, for a clean end wherever starting stopped. */
interface Running {
  lock?: FolderLock
  database?: Database
  app?: App
  coach?: Pool
  control?: { close(): void }
  hourly?: NodeJS.Timeout
}

async function start(running: Running): Promise<void> {
  const env = environment(process.argv.slice(2))
  const log = openLog(env)
  process.on('unhandledRejection', (err) => crash(log, err, 'a rejection was not handled'))
  process.on('uncaughtException', (err) => crash(log, err, 'an exception was not handled'))

  const embedded = env.DATABASE_URL === undefined
  if (embedded) running.lock = await lockFolder(env.DATA_DIR)
  const key = serverKey(env)
  // All that is large is loaded from here on: a start that a setting ends has nothing to wait for. The coach's threads
  // load while the database opens.
  const { openCoach } = await import('./coach-open.ts')
  const coach = await openCoach(env, log)
  running.coach = coach
  const database = await openDatabase({
    url: env.DATABASE_URL,
    folder: join(env.DATA_DIR, 'db'),
    keyFile: join(env.DATA_DIR, KEY_FILE),
    log,
  })
  running.database = database

  const webFolder = resolve(import.meta.dirname, '../../web/dist')
  const hasWeb = existsSync(join(webFolder, 'index.html'))
  const { openApp } = await import('./app.ts')
  const app = await openApp({
    env,
    database,
    clock: systemClock,
    log,
    coach: coach.coach,
    models: coach.models,
    readers: coach.readers,
    mail: await openMail(env, log, print),
    serverKey: key,
    webFolder: hasWeb ? webFolder : null,
  })
  running.app = app
  await takeModel(app, env, log)
  stopOnSignal(running, env, log)
  if (database.embedded) keepDumps(running, database, env, log)
  running.control = serveControl(env.DATA_DIR, verbs(app, coach, database, env), log)
  const story = env.DEMO ? await tellStory(app) : []

  await app.http.listen({ port: env.PORT, host: env.host })
  await greet(app, env, database, { hasWeb, problem: coach.models.problem })
  for (const line of story) print(line)
  const code = await app.admin.renewCode()
  if (code) print(`Admin setup: ${addressOf(app, env)}/admin-setup  code: ${code}`)
}

/** Reads the environment and the command's flags together: `--demo` is DEMO=1. */
function environment(flags: string[]): Env {
  const unknown = flags.filter((flag) => !FLAGS.includes(flag))
  if (unknown.length > 0) throw new BadEnvironment(unknown.map((flag) => `${flag}: not known. Try ${FLAGS.join(', ')}`))
  return readEnv({ ...process.env, ...(flags.includes('--demo') ? { DEMO: '1' } : {}) })
}

/**
 * The embedded engine does not wait for the disk: a machine that loses its power can lose its last seconds.
 * Dumps bound that loss, and are what a backup of a running server is made of.
 */
function keepDumps(running: Running, database: Database, env: Env, log: Log): void {
  running.hourly = setInterval(() => {
    scheduledDump(database, env.DATA_DIR, systemClock).catch((err: unknown) =>
      log.error({ err }, 'no dump was written'),
    )
  }, DUMP_EVERY_MS)
  running.hourly.unref()
}

/** A model that was chosen at the command line while no server ran. */
async function takeModel(app: App, env: Env, log: Log): Promise<void> {
  const left = leftForStart(env.DATA_DIR)
  if (!left) return
  left.taken()
  await app
    .takeModel(left.chosen)
    .catch((err: unknown) => log.warn({ err }, 'the model that was chosen was not switched on: npm run model'))
}

/** What this machine's owner may ask of the running server. */
function verbs(
  app: App,
  coach: Awaited<ReturnType<typeof openCoach>>,
  database: Database,
  env: Env,
): Record<string, (argument: string) => Promise<string>> {
  return {
    'admin-code': async () => {
      const code = await app.admin.renewCode()
      if (!code) throw new Error('There is an admin account already.')
      return code
    },
    model: (chosen) => app.takeModel(chosen),
    'model-since': async () => JSON.stringify(await app.modelSince()),
    // For a model that the command tries, where both do not fit.
    'make-room': async () => {
      await coach.makeRoom()
      return ''
    },
    ...(database.embedded && {
      backup: (file) => (file ? backup(database, resolve(file)) : scheduledDump(database, env.DATA_DIR, systemClock)),
    }),
  }
}

async function tellStory(app: App): Promise<string[]> {
  // The story is no part of a production start, and is not read there.
  const { seedDemo } = await import('../seed/story.ts')
  const accounts = await seedDemo(app)
  return ['Demo accounts:', ...accounts.map(({ email, password, who }) => `  ${email}  ${password}  ${who}`)]
}

/** Says where to go, and what here is real and what is a test mode. */
async function greet(
  app: App,
  env: Env,
  database: Database,
  { hasWeb, problem }: { hasWeb: boolean; problem: string | null },
): Promise<void> {
  const config = (await app.http.inject('/api/config')).json<Config>()
  const said: [string, string][] = [
    [
      'Database',
      database.kind === 'embedded'
        ? `embedded, in ${join(env.DATA_DIR, 'db')}; a dump every hour and at the end`
        : 'PostgreSQL',
    ],
    ['Accounts', config.identity.mode === 'embedded' ? 'kept here' : `Firebase project ${config.identity.projectId}`],
    [
      'Coach',
      problem
        ? `COACH_MODEL cannot answer. ${problem} Instead: ${coachLine(config.coach.remote)}`
        : coachLine(config.coach.remote),
    ],
    [
      'Mail',
      env.SMTP_URL ? 'sent by SMTP' : `not sent: saved in ${join(env.DATA_DIR, 'outbox')} (to send it, set SMTP_URL)`,
    ],
    ['Payments', app.billing.told],
    ...(hasWeb ? [] : ([['Browser app', 'not built, so only the API is served (npm start builds it)']] as const)),
    // We end no TLS ourselves: whoever comes by https comes through a proxy.
    ...(env.publicUrl.startsWith('https:') && env.TRUST_PROXY === undefined
      ? ([['Proxy', UNNAMED_PROXY]] as const)
      : []),
    ...(env.RATE_LIMIT === 'off' ? ([['Rate limits', 'off']] as const) : []),
    ...(env.IDENTITY_TEST_ENDPOINTS ? ([['Test endpoints', 'on']] as const) : []),
    ...(env.production
      ? []
      : ([['Rules', 'for this machine only; a HOST or PUBLIC_URL beyond it turns all of them on']] as const)),
  ].map(([what, how]) => [what!, how!])
  // In one piece: whoever waits for the first line may read on at once.
  const lines = said.map(([what, how]) => `  ${what.padEnd(14)} ${how}`)
  print([`Mallama is ready at ${addressOf(app, env)}`, ...lines].join('\n'))
}

const addressOf = ({ http }: App, env: Env): string =>
  env.PORT === 0 ? `http://localhost:${(http.server.address() as AddressInfo).port}` : env.publicUrl

const coachLine = (remote: Config['coach']['remote']): string =>
  remote
    ? `${remote.model} ${remote.here ? 'on this machine' : `at ${remote.host}`} for those who agree to it; built in for everyone else`
    : 'built in, nothing leaves this machine (a model of its own: npm run model; one that runs here is switched on at /admin, by the admin)'

function stopOnSignal(running: Running, env: Env, log: Log): void {
  let [stopping, impatient] = [false, false]
  const heard = () => {
    if (impatient) process.exit(1)
    if (stopping) return
    stopping = true
    // Not by the clock alone: a busy process may hear the same Ctrl-C's second signal much later than it was sent.
    setTimeout(() => setImmediate(() => (impatient = true)), SAME_SIGNAL_MS)
    stop(running, env, log).then(
      () => process.exit(0),
      (err: unknown) => crash(log, err, 'stopping failed'),
    )
  }
  process.on('SIGTERM', heard)
  process.on('SIGINT', heard)
}

/** Stops accepting, ends streams, lets requests finish for a while, writes the last dump, and lets go of the folder. */
async function stop({ app, coach, database, control, hourly, lock }: Running, env: Env, log: Log): Promise<void> {
  clearInterval(hourly)
  control?.close()
  const overdue = setTimeout(() => {
    log.warn('requests that did not finish in time were cut')
    app?.http.server.closeAllConnections()
  }, FINISH_WITHIN_MS)
  await app?.close()
  clearTimeout(overdue)
  await coach?.close()
  if (database?.embedded) {
    await scheduledDump(database, env.DATA_DIR, systemClock).catch((err: unknown) =>
      log.error({ err }, 'no dump was written'),
    )
  }
  await database?.close()
  lock?.release()
}

function crash(log: Log, err: unknown, what: string): never {
  log.fatal({ err }, what)
  process.exit(1)
}

/** One line for what someone can mend by themselves; everything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof BadEnvironment) return error.problems.join('\n')
  if ([FolderHeld, FolderUnfit, DatabaseUnreachable, WrongKey].some((kind) => error instanceof kind))
    return (error as Error).message
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT.`
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user. Set PORT to 1024 or above.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: this machine has no address ${address ?? process.env['HOST']}.`
  if (code === 'EACCES' || code === 'EROFS') return `DATA_DIR: ${path} cannot be written.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const running: Running = {}
start(running).catch(async (error: unknown) => {
  console.error(explain(error))
  await running.database?.close().catch(() => undefined)
  running.lock?.release()
  process.exit(1)
})
