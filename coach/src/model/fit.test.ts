import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLocalServer, type LocalServer } from '../../test/local-server.ts'
import { words } from '../../test/model-words.ts'
import { workedOut } from '../../test/worked-out.ts'
import { asked } from '../evals/talk.ts'
import type { FollowUpInput, Operations } from '../operations.ts'
import { createModelCoach } from './coach.ts'
import { fitted } from './ask.ts'
import { openModel } from './provider.ts'

let server: LocalServer
beforeAll(async () => {
  server = await openLocalServer('lm-studio')
})
afterAll(() => server.close())

/** What LM Studio loads a model with that nobody has loaded by hand. */
const UNLOADED = 4_096
/** Three or four sentences. */
const LEAST = 600

const coach = () =>
  createModelCoach({
    model: openModel({ provider: 'lm-studio', model: 'small:8b', url: server.root }),
    builtIn: workedOut,
  })

/** Letters that are left for what somebody wrote. */
async function roomBeside(instructions: string): Promise<number> {
  let room = 0
  const data = (letters: number) => {
    room = letters
    return ''
  }
  const opened = openModel({ provider: 'openai-compatible', model: 'm', url: server.root })
  const model = { ...opened, context: async () => UNLOADED }
  const open = new AbortController().signal
  await fitted({ model, instructions, data, signal: open }, open)
  return room
}

const message = 'What could I have said instead?'
const followUp = async () => {
  const input = words.resolveArgument.input as Parameters<Operations['resolveArgument']>[0]
  const { person: _nobody, ...talk } = asked(message)
  const resolution: FollowUpInput = { ...talk, resolution: await workedOut.resolveArgument(input) }
  return coach().argumentFollowUp(resolution)
}

it.each<[string, () => Promise<unknown>]>([
  ['reply', () => coach().reply(asked(message))],
  ['argumentFollowUp', followUp],
  ...Object.entries(words).map(([name, { input }]): [string, () => Promise<unknown>] => [
    name,
    () => (coach()[name as 'memory'] as (input: unknown) => Promise<unknown>)(input),
  ]),
])('%s: the rules and the form leave room in a model that nobody has loaded by hand', async (name, ask) => {
  server.heard.length = 0
  const { say } = words[name as keyof typeof words] ?? { say: 'You could have said that you waited. What stopped you?' }
  server.plays = [{ say: typeof say === 'string' ? say : JSON.stringify(say) }]
  server.models[0]!.loaded = UNLOADED
  await ask()
  expect(server.heard).toHaveLength(1)
  const [system] = server.heard[0]!.body['messages'] as { content: string }[]
  expect(await roomBeside(system!.content)).toBeGreaterThanOrEqual(LEAST)
})
