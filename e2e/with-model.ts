import { openModelServer, type ModelServer } from '../coach/test/model-server.ts'
import { startApp, test as plain, type RunningApp } from './app.ts'
import { as, type Person } from './people.ts'

/** The product with a language model beside it, on loopback. Nobody has agreed to it yet. */
export const test = plain.extend<{ model: ModelServer }, { server: ModelServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const server = await openModelServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ server }, use) => {
      const app = await startApp({ COACH_MODEL: `openai-compatible:small@${server.url}` })
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // What another test asked it and had it say is not this one's.
  model: async ({ server }, use) => {
    server.plays = []
    server.heard.length = 0
    await use(server)
  },
})

/** Has the language model answer this person from now on. */
export async function agree(app: RunningApp, person: Person): Promise<void> {
  const { get, patch } = as(app, person)
  const { coach } = await get<{ coach: { remote: { consent: string } } }>('/api/config')
  await patch('/api/auth/user', { coachConsent: coach.remote.consent })
}
