import type { Page } from '@playwright/test'
import { CODE_CLIENT, openProvider, SECRET, SECRET_CLIENT, type Abroad } from '../server/test/openid-provider.ts'
import { freePort } from '../server/test/free-port.ts'
import { startApp, test as plain, type RunningApp } from './app.ts'
import { openIssuer } from './issuer.ts'

/**
 * The product with OpenID providers beside it and the endpoints for tests: House and Garden on loopback, Gone, which does
 * not answer, and Known, whose people have logged in already.
 */
export interface House {
  app: RunningApp
  issuer: string
  known: Awaited<ReturnType<typeof openIssuer>>
  /** Someone they know, by the name to log in there with. */
  someone(name: string, abroad?: Abroad): { login: string; email: string }
}

let made = 0

export const test = plain.extend<object, { house: House }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const port = await freePort()
      const ids = ['oidc.house', 'oidc.garden', 'oidc.gone']
      const people: Record<string, Abroad> = {}
      const provider = await openProvider(
        people,
        ids.map((id) => `http://localhost:${port}/api/openid/callback/${id}`),
      )
      const { issuer } = provider
      const known = await openIssuer('mallama')
      const providers = [
        { id: 'oidc.house', name: 'House', issuer, clientId: CODE_CLIENT },
        { id: 'oidc.garden', name: 'Garden', issuer, clientId: SECRET_CLIENT, clientSecret: SECRET },
        { id: 'oidc.gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId: CODE_CLIENT },
        { id: 'oidc.known', name: 'Known', issuer: known.issuer, clientId: 'mallama' },
      ]
      const app = await startApp({
        PORT: String(port),
        OIDC_PROVIDERS: JSON.stringify(providers),
        IDENTITY_TEST_ENDPOINTS: '1',
        ADMIN_EMAIL: 'admin@example.org',
      })
      await use({
        app,
        issuer,
        known,
        someone(name, abroad = {}) {
          const login = `${name}-${process.pid}-${++made}`
          const email = `${login}@example.org`
          people[login] = { email, email_verified: true, name: 'Ada Abroad', ...abroad }
          return { login, email }
        },
      })
      await app.stop()
      await known.close()
      await provider.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  app: [async ({ house }, use) => use(house.app), { scope: 'worker' }],
})

const isElsewhere = ({ hostname }: URL) => !['localhost', '127.0.0.1'].includes(hostname)

/** Nothing from anywhere but this machine: the provider's own pages would like a font from the net. Tells what was asked. */
export async function listenTo(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.context().route(isElsewhere, (route) => route.abort())
  return asked
}

/** What a person does at the provider's own pages. */
export async function logInThere(there: Page, login: string): Promise<void> {
  await there.getByPlaceholder('Enter any login').fill(login)
  await there.getByPlaceholder('and password').fill('any')
  await there.getByRole('button', { name: 'Sign-in' }).click()
  // Asked once for each of those who want to know.
  await there.getByRole('button', { name: 'Continue' }).click()
}

/** Presses a button that opens the provider, and answers its window. */
export async function openWindow(page: Page, name: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return opened
}
