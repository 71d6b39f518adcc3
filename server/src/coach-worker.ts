import { createBuiltInCoach } from '@mallama/coach/coach'
import type { SpeakersInput } from '@mallama/coach/operations'
import { operations, type Answered, type Answering } from './coach-pool.ts'
import { serveDeeds } from './platform/threads.ts'

const coach = createBuiltInCoach()

/** What is said sentence by sentence comes with the answer, in the same sentences. */
const asked = (name: keyof typeof operations) => [
  name,
  async (input: unknown): Promise<Answered> => {
    const said: string[] = []
    return { answer: await (coach[name] as Answering).call(coach, input, { say: (part) => said.push(part) }), said }
  },
]

const setting = { knownPeople: ['Sam'], userFirstName: 'Nora', country: null }
const message = 'We argued about the dishes again and Sam said I never listen. I do not know what to say now.'
const quarrel = `Anna: You always forget what matters to me.\nTom: That is not fair. I said I am sorry, and you never listen.`

/** Weights are unpacked and patterns compiled at their first use: here, and not while somebody waits. */
async function warmUp(): Promise<void> {
  const at = '2026-03-02T20:00:00.000Z'
  const talk = { history: [], state: null, person: null, now: at, startedAt: at }
  for (const said of [message, 'What should I write to Sam?']) await coach.reply({ ...setting, ...talk, message: said })
  await coach.resolveArgument(anArgument({ ...setting, originalConversation: quarrel, partiesInvolved: [] }))
}

const anArgument = (input: SpeakersInput) => ({ ...input, country: null, context: null })

serveDeeds(Object.fromEntries(Object.keys(operations).map((name) => asked(name as never))), warmUp)
