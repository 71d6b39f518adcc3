import type { Page, Request } from '@playwright/test'
import { calls, kinds, names, namesElsewhere, namesOfTheClient, type Call } from '../server/test/identity-table.ts'
import { complaintsOf, expect, startApp, test as plain, type Started as Running } from './app.ts'
import { openIssuer } from './issuer.ts'
import { refuse } from './letters.ts'
import { once } from './once.ts'
import { arrive as arriveAs, as, newPerson, type Person } from './people.ts'
import { openSdk } from './sdk-page.ts'
import { totp } from './totp.ts'

/** The product with an OpenID provider beside it and the endpoints for tests. */
const test = plain.extend<object, { served: Running }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const provider = await openIssuer('mallama')
      const OIDC_PROVIDERS = JSON.stringify([
        { id: 'oidc.house', name: 'House', issuer: provider.issuer, clientId: 'mallama' },
      ])
      const app = await startApp({ IDENTITY_TEST_ENDPOINTS: '1', ADMIN_EMAIL: 'admin@example.org', OIDC_PROVIDERS })
      logIn = (login) => provider.logIn(login)
      await use(app)
      await app.stop()
      await provider.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.describe.configure({ mode: 'default' })
let logIn: Awaited<ReturnType<typeof openIssuer>>['logIn']

async function arrive(page: Page, served: Running) {
  await page.exposeFunction('totp', totp)
  await page.exposeFunction('logIn', (login: string) => logIn(login))
  await openSdk(page, served)
}

/** A request by the name of its row, with the kinds of it that its body shows. */
function rowsOf(request: Request): string[] {
  const path = new URL(request.url()).pathname.slice(1).replace(/^(identitytoolkit|securetoken)\.googleapis\.com\//, '')
  const call = `${request.method()} ${path}` as Call
  const body = path.startsWith('v') && request.method() === 'POST' && path !== 'v1/token' ? request.postDataJSON() : {}
  const said = body as Record<string, unknown>
  const shown = kinds[call]?.filter((kind) =>
    kind === 'anonymous' ? !('email' in said) : kind in said || said['requestType'] === kind,
  )
  return [call, ...(shown ?? []).map((kind) => `${call} ${kind}`)]
}

/**
 * A refusal is an answer of 400, which Chromium writes on its console. The SDK's own session sync comes with its
 * pop-ups, whose script a phone would fetch ahead: the content policy keeps that out, and has nothing else to keep out.
 */
const isExpected = (words: string) => words.includes('status of 400') || words.includes('https://apis.google.com/js/')

test('every call of the protocol is made by the SDK in Chromium, and answered', once, async ({ page, served }) => {
  const complaints = complaintsOf(page)
  await arrive(page, served)
  const answered = new Set<string>()
  page.on('response', (response) => {
    if (response.ok() || response.request().url().includes('mfaSignIn:start'))
      for (const row of rowsOf(response.request())) answered.add(row)
  })
  const told = await page.evaluate(async () => {
    const faults: string[] = []
    for (const [what, deed] of Object.entries(window.underTest.deeds))
      await deed().catch((error: unknown) => faults.push(`${what}: ${String(error)}`))
    return faults
  })
  expect(told).toEqual([])
  const wanted = calls.flatMap((call) => [call, ...(kinds[call] ?? []).map((kind) => `${call} ${kind}`)])
  expect(wanted.filter((row) => !answered.has(row))).toEqual([])
  expect(complaints.filter((words) => !isExpected(words))).toEqual([])
})

test('every code of the protocol arrives in Chromium under its name', once, async ({ page, served }) => {
  await arrive(page, served)
  const arrived: Record<string, string> = await page.evaluate(async () => {
    const { here, provoked } = window.underTest
    const seen: Record<string, string> = {}
    for (const [code, provoke] of Object.entries(provoked)) seen[code] = await here.nameOf(provoke())
    return seen
  })
  const wanted: Record<string, string> = { ...names, ...namesElsewhere }
  const ask = await page.evaluateHandle(() => window.underTest.asked())
  for (const code of Object.keys(wanted).filter((code) => !(code in arrived))) {
    await refuse(page, 'accounts:update', code, 1)
    arrived[code] = await ask.evaluate((asks) => asks())
  }
  expect(arrived).toEqual(wanted)
})

test('the names that the SDK gives of itself are given', once, async ({ page, served }) => {
  await arrive(page, served)
  const seen = await page.evaluate(async () => {
    const { here, ownNames } = window.underTest
    const seen: Record<string, string> = {}
    for (const [name, provoke] of Object.entries(ownNames)) seen[name] = await here.nameOf(provoke())
    return seen
  })
  const ask = await page.evaluateHandle(() => window.underTest.asked())
  await page.route('**/accounts:update*', (route) => route.abort())
  seen['network-request-failed'] = await ask.evaluate((asks) => asks())
  expect(seen).toEqual(Object.fromEntries(namesOfTheClient.map((name) => [name, name])))
})

async function send(method: string, url: string, body: object) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
const identity = (app: Running, call: string, body: object) =>
  send('POST', `${app.url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=local`, body)

/** Each happens elsewhere: on another device, or by the administrator's hand. */
const ends: [string, (app: Running, person: Person) => Promise<unknown>][] = [
  [
    'a password reset',
    async (app, { email }) => {
      await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email })
      const listed = await fetch(`${app.url}/emulator/v1/projects/mallama/oobCodes`)
      const { oobCodes } = (await listed.json()) as { oobCodes: { email: string; oobCode: string }[] }
      const { oobCode } = oobCodes.findLast((code) => code.email === email)!
      await identity(app, 'resetPassword', { oobCode, newPassword: 'another horse' })
    },
  ],
  ['signing out everywhere', (app, person) => as(app, person).post('/api/account/sign-out-everywhere', {})],
  [
    'disabling',
    (app, { uid }) => send('PATCH', `${app.url}/emulator/v1/projects/mallama/accounts/${uid}`, { disabled: true }),
  ],
  ['deletion', (app, { token }) => identity(app, 'delete', { idToken: token })],
]

async function streams(app: Running): Promise<number> {
  const counted = await (await fetch(`${app.url}/metrics`)).text()
  return Number(/^mallama_live_connections (\d+)$/m.exec(counted)?.[1])
}

/** When this page, from now on, first says that its session has ended; by the machine's clock, which the test shares. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = new Promise<number>((done) => {
      const look = () => {
        if (!document.querySelector('[role=dialog]')?.textContent?.includes('Your session has ended.')) return
        watching.disconnect()
        done(Date.now())
      }
      const watching = new MutationObserver(look)
      watching.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    Object.assign(window, { seen })
  })
const seenAt = (page: Page) => page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen)

test(
  'every open tab is out within seconds of a reset, a sign-out everywhere, a disabling and a deletion',
  once,
  async ({ browser, served: app }) => {
    const took: Record<string, number[]> = {}
    for (const [what, end] of ends) {
      const person = await newPerson(app)
      const context = await browser.newContext({ baseURL: app.url })
      const page = await context.newPage()
      const tabs = [page]
      await arriveAs(page, app, person)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // One tab holds the live stream for both; what it hears, it tells the other, whatever it was.
      if (end === ends[0]![1]) {
        const other = await context.newPage()
        await other.goto('/relationships')
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
        tabs.push(other)
      }
      await expect.poll(() => streams(app)).toBe(1)
      for (const tab of tabs) await watch(tab)
      await end(app, person)
      const ended = Date.now()
      took[what] = (await Promise.all(tabs.map(seenAt))).map((at) => at - ended)
      await context.close()
    }
    const told = `milliseconds until each open tab said so: ${JSON.stringify(took)}`
    expect(Math.max(...Object.values(took).flat()), told).toBeLessThan(2_500)
  },
)
