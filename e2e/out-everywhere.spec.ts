import type { Page } from '@playwright/test'
import { expect, startApp, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, newPerson, type Person } from './people.ts'

type Running = Awaited<ReturnType<typeof startApp>>

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
  async ({ browser }) => {
    // It starts a product of its own.
    test.setTimeout(120_000)
    const app = await startApp({ IDENTITY_TEST_ENDPOINTS: '1' })
    const took: Record<string, number[]> = {}
    try {
      for (const [what, end] of ends) {
        const person = await newPerson(app)
        const context = await browser.newContext({ baseURL: app.url })
        const tabs = [await context.newPage(), await context.newPage()] as const
        await arrive(tabs[0], app, person)
        await expect(tabs[0].getByRole('heading', { level: 1 })).toBeVisible()
        await tabs[1].goto('/relationships')
        await expect(tabs[1].getByRole('heading', { level: 1 })).toBeVisible()
        // One tab holds the live stream for both.
        await expect.poll(() => streams(app)).toBe(1)
        for (const tab of tabs) await watch(tab)
        await end(app, person)
        const ended = Date.now()
        took[what] = (await Promise.all(tabs.map(seenAt))).map((at) => at - ended)
        await context.close()
      }
    } finally {
      await app.stop()
    }
    const told = `milliseconds until each of two tabs said so: ${JSON.stringify(took)}`
    expect(Math.max(...Object.values(took).flat()), told).toBeLessThan(2_500)
  },
)
