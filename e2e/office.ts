import { openLocalServer, type LocalServer } from '../coach/test/local-server.ts'
import { freePort } from '../server/test/free-port.ts'
import { startApp, test as plain, type Account, type Started } from './app.ts'
import { knownPerson, theAdmin, type Person } from './people.ts'

interface Office {
  /** The administrator, made when first asked for. */
  admin(): Promise<Person>
  /** This account is the administrator's already. */
  isHeldBy(account: Account): void
}

/**
 * A product with an administrator, for all specs that need one, beside a model server of this machine that it does not
 * know of. They run one after the other (playwright.config.ts).
 */
export const test = plain.extend<object, { server: LocalServer; started: Started; office: Office }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const server = await openLocalServer('ollama')
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  started: [
    async ({ server }, use) => {
      const nobody = await freePort()
      const app = await startApp({ COACH_PORTS: `${nobody},${new URL(server.root).port}` })
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  app: [async ({ started }, use) => use(started), { scope: 'worker' }],
  office: [
    async ({ started }, use) => {
      let holder: Promise<Person> | undefined
      await use({
        admin: () => (holder ??= theAdmin(started)),
        isHeldBy: (account) => (holder = knownPerson(started, account)),
      })
    },
    { scope: 'worker' },
  ],
})
