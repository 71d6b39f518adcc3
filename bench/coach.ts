import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { createBuiltInCoach } from '@mallama/coach/coach'
import type { Coach, ReplyInput, Turn } from '@mallama/coach/port'
import { screen } from '@mallama/coach/safety/screen'
import { parse } from '../coach/src/argument/parse.ts'
import { quarrels } from '../coach/src/evals/cases/quarrels.ts'
import { pooled } from '../server/src/coach-pool.ts'
import { median, type Figure } from './processes.ts'

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

async function time(rounds: number, work: (round: number) => unknown): Promise<number> {
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
  const million = await whileAMillion(coach)
  const { cold, warm } = await packageLoad()
  const weights = weightOf(join(root, 'coach/src'))
  return [
    figure('built-in coach: a message analysed', analysed, 5),
    figure('built-in coach: a transcript of 1,000 words resolved', resolved, 50),
    figure('the same where nearly every turn hurts and is put in better words', hot, null),
    figure('built-in coach: the first sentence of a reply, 24 turns before it', first, 20),
    figure('built-in coach: a reply, 24 turns before it', message, 20),
    figure('built-in coach: a reply to 1,000 words', thousand, null),
    figure('built-in coach: what a chat of 50 turns comes down to', saved, null),
    figure('safety screen: a message', screened, null),
    figure(`the coach's package loads, warm (cold: ${cold.toFixed(0)} ms)`, warm, 400),
    {
      what: 'weights that are shipped',
      found: `${(weights / 1e6).toFixed(2)} MB`,
      target: 'under 1.5 MB',
      ok: weights < 1.5e6,
    },
    figure(
      `event-loop delay (p99) while 1,000,000 characters are resolved (${million.seconds.toFixed(1)} s)`,
      million.p99,
      50,
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

/** What others wait for on the main thread while a worker reads the longest transcript that is taken. */
async function whileAMillion(coach: Coach): Promise<{ p99: number; seconds: number }> {
  const pool = pooled(coach, new URL('../server/src/coach-worker.ts', import.meta.url))
  const ask = (characters: number) =>
    pool.coach.resolveArgument({
      knownPeople: [],
      userFirstName: null,
      country: null,
      originalConversation: quarrel(characters),
      context: null,
      partiesInvolved: [],
    })
  await ask(6_000)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const began = performance.now()
  delay.enable()
  await ask(999_000)
  delay.disable()
  const seconds = (performance.now() - began) / 1000
  await pool.close()
  return { p99: delay.percentile(99) / 1e6, seconds }
}

/** In processes of their own; the first has the files off the disk, the median of the others is warm. */
async function packageLoad(): Promise<{ cold: number; warm: number }> {
  const program = `const began = performance.now(); await import(${JSON.stringify(join(root, 'coach/src/coach.ts'))}); console.log(performance.now() - began)`
  const taken: number[] = []
  for (let n = 0; n < 6; n++) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
    taken.push(Number(stdout))
  }
  return { cold: taken[0]!, warm: median(taken.slice(1)) }
}

function weightOf(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && /\/(?:weights|model)\/[^/]+\.(?:json|bin)$/.test(path)) bytes += statSync(path).size
  }
  return bytes
}
