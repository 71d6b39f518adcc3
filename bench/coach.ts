import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { createBuiltInCoach } from '@mallama/coach/coach'
import type { ReplyInput, Turn } from '@mallama/coach/port'
import type { Coach } from '@mallama/coach/operations'
import { screen } from '@mallama/coach/safety/screen'
import { parse } from '../coach/src/argument/parse.ts'
import { quarrels } from '../coach/src/evals/cases/quarrels.ts'
import { pooled } from '../server/src/coach-pool.ts'
import { isShort, median, shippedFlags, sized, type Figure } from './processes.ts'

const messages = [
  'We argued about the dishes again last night and she said I never listen. I do not know what to say to her now.',
  'I told my brother that I cannot lend him money any more and now he does not answer my calls.',
  'He came home late without calling, I was furious, and then I said things that I regret.',
  'I feel alone when we talk about the future. Maybe I expect too much from her?',
]

const root = join(import.meta.dirname, '..')

const input = (message: string, history: Turn[]): ReplyInput => ({
  message,
  history,
  state: null,
  person: null,
  knownPeople: ['Sam', 'Robin', 'Maria'],
  userFirstName: 'Nora',
  country: null,
  now: '2026-03-02T20:00:00.000Z',
  startedAt: '2026-03-02T19:50:00.000Z',
})

async function time(full: number, work: (round: number) => unknown): Promise<number> {
  const rounds = sized(full, 3)
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await work(round)
    if (round >= rounds / 3) taken.push(performance.now() - began)
  }
  return median(taken)
}

const figure = (what: string, ms: number, limit: number | null): Figure => ({
  what,
  found: `${ms.toFixed(2)} ms`,
  target: limit ? `under ${limit} ms` : '',
  ok: limit ? ms < limit : null,
})

/** Warm medians of the built-in coach and of the screen that reads before it, and what a long text does to others. */
export async function measureCoach(): Promise<Figure[]> {
  const coach = createBuiltInCoach()
  const history: Turn[] = []
  for (let n = 0; n < 12; n++)
    history.push({ role: 'user', content: messages[n % 4]! }, { role: 'assistant', content: 'I hear that.' })
  const first = await firstSentence(coach, history)
  const one = (message: string) => coach.reply(input(message, history))
  const message = await time(90, (round) => one(messages[round % messages.length]!))
  const long = quarrel(6_000).split(' ').slice(0, 1_000).join(' ')
  const thousand = await time(30, () => one(long))
  const setting = { knownPeople: [], userFirstName: 'Nora', country: null }
  const analysed = await time(90, (round) =>
    coach.textAnalysis({ ...setting, text: messages[round % 4]!, context: null, person: null }),
  )
  const resolved = await time(30, () =>
    coach.resolveArgument({ ...setting, originalConversation: long, context: null, partiesInvolved: ['Anna', 'Tom'] }),
  )
  const hot = await time(30, () =>
    coach.resolveArgument({
      ...setting,
      originalConversation: hotQuarrel,
      context: null,
      partiesInvolved: ['Anna', 'Tom'],
    }),
  )
  const turns = Array.from({ length: 50 }, (_, n): Turn => ({
    role: n % 2 ? 'assistant' : 'user',
    content: messages[n % 4]!,
  }))
  const saved = await time(30, () => coach.savedChatInsights({ turns, person: null, userFirstName: 'Nora' }))
  const screened = await time(90, (round) => screen(messages[round % 4]!, { country: null }))
  const million = await whileAMillion()
  // In short one of the two says that both can be measured.
  const exported = isShort ? null : await anExport(often)
  const varied = await anExport(once)
  const { shipped, sources } = await packageLoad()
  const learnt = whatShips()
  return [
    figure('built-in coach: a message analysed', analysed, 5),
    figure('built-in coach: a transcript of 1,000 words resolved', resolved, 50),
    figure('the same where nearly every turn hurts and is put in better words', hot, null),
    figure('built-in coach: the first sentence of a reply, 24 turns before it', first, 20),
    figure('built-in coach: a reply, 24 turns before it', message, 20),
    figure('built-in coach: a reply to 1,000 words', thousand, null),
    figure('built-in coach: what a chat of 50 turns comes down to', saved, null),
    figure('safety screen: a message', screened, null),
    figure(
      `the coach's package loads as it is shipped, of processor time (its sources: ${sources.toFixed(0)} ms)`,
      shipped,
      250,
    ),
    {
      what: 'weights and data that are shipped',
      found: `${(learnt / 1e6).toFixed(2)} MB`,
      target: 'under 6 MB',
      ok: learnt < 6e6,
    },
    figure(
      `event-loop delay (p99) while 1,000,000 characters are resolved (${(million.ms / 1000).toFixed(1)} s)`,
      million.p99,
      50,
    ),
    ...(exported
      ? [
          figure(
            `an export of 5,000 messages resolved (others wait ${exported.p99.toFixed(1)} ms, p99; ${exported.grown.toFixed(0)} MB more resident)`,
            exported.ms,
            2_000,
          ),
        ]
      : []),
    figure(
      `the same where no two lines are alike (others wait ${varied.p99.toFixed(1)} ms, p99; ${varied.grown.toFixed(0)} MB more resident)`,
      varied.ms,
      2_000,
    ),
  ]
}

/** Ten quarrels on end, 1,006 words in 79 turns: the most that the resolver can have to do with so many words. */
const hotQuarrel = quarrels
  .flatMap(({ text, parties }) => parse(text, { partiesInvolved: parties, knownPeople: [], userFirstName: null }).turns)
  .map(({ text }, at) => `${at % 2 ? 'Tom' : 'Anna'}: ${text.replace(/\s+/g, ' ')}`)
  .join('\n')

const lines = [
  'Anna: You said you would call the plumber on Tuesday, and now the kitchen is wet again.',
  'Tom: I had two meetings and I forgot. I am sorry about the floor.',
  'Anna: You always forget what matters to me and never what matters to your boss.',
  'Tom: That is not fair. I did the shopping and the school run all week.',
]
const quarrel = (characters: number): string => {
  const all: string[] = []
  for (let length = 0, at = 0; length < characters; at++) length += all[all.push(lines[at % 4]!) - 1]!.length + 1
  return all.join('\n')
}

async function firstSentence(coach: Coach, history: Turn[]): Promise<number> {
  return time(60, (round) => {
    const message = input(messages[round % 4]!, history)
    return new Promise<void>((heard) => void coach.reply(message, { say: () => heard() }))
  })
}

/** What others wait for on the main thread while workers read something long, after `before` has woken them. */
async function meanwhile(before: (coach: Coach) => Promise<unknown>, work: typeof before) {
  const pool = pooled()
  await before(pool.coach)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const resident = process.memoryUsage().rss
  const began = performance.now()
  delay.enable()
  await work(pool.coach)
  delay.disable()
  const ms = performance.now() - began
  const grown = (process.memoryUsage().rss - resident) / 1e6
  await pool.close()
  return { ms, grown, p99: delay.percentile(99) / 1e6 }
}

const pasted = (originalConversation: string) => ({
  knownPeople: [],
  userFirstName: null,
  country: null,
  originalConversation,
  context: null,
  partiesInvolved: [],
})

/** The longest transcript that is taken. */
const whileAMillion = () =>
  meanwhile(
    (it) => it.resolveArgument(pasted(quarrel(6_000))),
    (it) => it.resolveArgument(pasted(quarrel(sized(999_000, 20_000)))),
  )

/** What is written every other hour, as often as in a real chat. */
const often = (at: number) =>
  `${['ok', 'on my way', 'can you get milk', 'how was the meeting?', 'late again, sorry', 'love you'][at % 6]} ${at % 4 || ''}`

const who = ['my sister', 'your mum', 'the plumber', 'Sam', 'the school', 'our neighbour', 'Priya', 'the bank']
const what = ['says', 'called about', 'is asking for', 'cannot find', 'brought back', 'forgot', 'wants']
const which = [
  'the keys',
  'dinner',
  'the blue form',
  'our car',
  'the tickets',
  'a new date',
  'the bill',
  'my coat',
  'it',
]
const when = ['tonight', 'on Friday', 'after work', 'before nine', 'this weekend', 'at the station', 'again', 'for now']
const closing = ['can you ring?', 'all good x', 'I will sort it', 'sorry, busy day', 'what do you think?']
const nth = (list: readonly string[], at: number) => list[at % list.length]!
/** 8 x 7 x 9 x 8 x 5 lines, each written once. */
const once = (at: number) =>
  [nth(who, at), nth(what, at), nth(which, at), nth(when, Math.trunc(at / 504)), nth(closing, at)].join(' ')

/** Months of a chat with quarrels in it, as a phone exports it; as on the screen, who speaks was asked for before. */
function anExport(everyday: (at: number) => string) {
  const hot = hotQuarrel.split('\n').map((line) => line.replace(/^\w+: /, ''))
  const text = Array.from({ length: sized(5_000, 200) }, (_, at) => {
    const sent = new Date(Date.UTC(2026, 0, 1) + at * 37 * 60_000).toISOString()
    const words = at % 9 === 0 ? hot[(at / 9) % hot.length] : everyday(at)
    return `[${sent.slice(8, 10)}/${sent.slice(5, 7)}/2026, ${sent.slice(11, 19)}] ${at % 2 ? 'Tom' : 'Anna'}: ${words}`
  }).join('\n')
  return meanwhile(
    (it) => it.speakers(pasted(text)),
    (it) => it.resolveArgument(pasted(text)),
  )
}

/**
 * Processor milliseconds, medians of processes of their own, with what Node keeps of our code between starts
 * (`scripts/setup.mjs`, Dockerfile): as production loads it, and from its sources.
 */
async function packageLoad(): Promise<{ shipped: number; sources: number }> {
  const program = `const from = process.cpuUsage(); await import('@mallama/coach/coach'); const { user, system } = process.cpuUsage(from); console.log((user + system) / 1e3)`
  const kept = await mkdtemp(join(tmpdir(), 'mallama-compiled-'))
  const load = async (flags: string[]): Promise<number> => {
    const env = { ...process.env, NODE_COMPILE_CACHE: kept }
    const args = [...flags, '--input-type=module', '-e', program]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: root })
    return Number(stdout)
  }
  const rounds = async (flags: string[]) => {
    // Files come off the disk, and what is made of them is kept.
    await load(flags)
    const taken: number[] = []
    for (let n = 0; n < sized(5, 2); n++) taken.push(await load(flags))
    return median(taken)
  }
  try {
    return { shipped: await rounds(shippedFlags), sources: await rounds([]) }
  } finally {
    await rm(kept, { recursive: true })
  }
}

/** Bytes of what the coach knows besides its code: the weights, and the data that an image takes along. */
function whatShips(): number {
  const copied = readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/(?<=^COPY .*)coach\/data\/[\w.-]+(?= .*$)/gm)
  const data = new Set([...copied].map(([path]) => path))
  const weights = filesIn('coach/src').filter((path) => /\.(?:json|bin|br)$/.test(path))
  return [...weights, ...[...data].flatMap(filesIn)].reduce((sum, path) => sum + statSync(join(root, path)).size, 0)
}

const filesIn = (path: string): string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
