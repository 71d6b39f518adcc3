import type { Page, Request } from '@playwright/test'
import { calls, kinds, names, namesElsewhere, namesOfTheClient, type Call } from '../server/test/identity-table.ts'
import { complaintsOf, expect, type RunningApp } from './app.ts'
import { test, type House } from './house.ts'
import { refuse } from './letters.ts'
import { once } from './once.ts'
import { arrive as arriveAs, newPerson, type Person } from './people.ts'
import { openSdk } from './sdk-page.ts'
import { totp } from './totp.ts'

test.describe.configure({ mode: 'default' })

async function arrive(page: Page, { app, known }: House) {
  await page.exposeFunction('totp', totp)
  await page.exposeFunction('logIn', (login: string) => known.logIn(login))
  await openSdk(page, app)
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

test('what a person does through the SDK, and what refuses it, in one page', once, async ({ page, house }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  await arrive(page, house)
  await test.step('every call of the protocol is made by the SDK in Chromium, and answered', async () => {
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
  const ask = await page.evaluateHandle(() => window.underTest.asked())
  await test.step('every code of the protocol arrives in Chromium under its name', async () => {
    const arrived: Record<string, string> = await page.evaluate(async () => {
      const { here, provoked } = window.underTest
      const seen: Record<string, string> = {}
      for (const [code, provoke] of Object.entries(provoked)) seen[code] = await here.nameOf(provoke())
      return seen
    })
    const wanted: Record<string, string> = { ...names, ...namesElsewhere }
    for (const code of Object.keys(wanted).filter((code) => !(code in arrived))) {
      await refuse(page, 'accounts:update', code, 1)
      arrived[code] = await ask.evaluate((asks) => asks())
    }
    expect(arrived).toEqual(wanted)
  })
  await test.step('the names that the SDK gives of itself are given', async () => {
    const seen = await page.evaluate(async () => {
      const { here, ownNames } = window.underTest
      const seen: Record<string, string> = {}
      for (const [name, provoke] of Object.entries(ownNames)) seen[name] = await here.nameOf(provoke())
      return seen
    })
    await page.route('**/accounts:update*', (route) => route.abort())
    seen['network-request-failed'] = await ask.evaluate((asks) => asks())
    expect(seen).toEqual(Object.fromEntries(namesOfTheClient.map((name) => [name, name])))
  })
})

async function send(method: string, url: string, body: object) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
const identity = (app: RunningApp, call: string, body: object) =>
  send('POST', `${app.url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=local`, body)

/** It happens on another device. What else ends a sign-in says the same on the stream: `two-servers.test.ts`. */
async function reset(app: RunningApp, { email }: Person) {
  await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const listed = await fetch(`${app.url}/emulator/v1/projects/mallama/oobCodes`)
  const { oobCodes } = (await listed.json()) as { oobCodes: { email: string; oobCode: string }[] }
  const { oobCode } = oobCodes.findLast((code) => code.email === email)!
  await identity(app, 'resetPassword', { oobCode, newPassword: 'another horse' })
}

async function streams(app: RunningApp): Promise<number> {
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

test('every open tab is out within seconds of a reset', once, async ({ context, page, app }) => {
  const person = await newPerson(app)
  await arriveAs(page, app, person)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // One tab holds the live stream for both; what it hears, it tells the other, whatever it was.
  const other = await context.newPage()
  await other.goto(`${app.url}/relationships`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => streams(app)).toBe(1)
  for (const tab of [page, other]) await watch(tab)
  await reset(app, person)
  const ended = Date.now()
  const took = (await Promise.all([page, other].map(seenAt))).map((at) => at - ended)
  expect(Math.max(...took), `milliseconds until each open tab said so: ${took.join(', ')}`).toBeLessThan(2_500)
})
