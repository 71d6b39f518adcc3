import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { refuse } from './letters.ts'
import { once } from './once.ts'
import { arrive, newPerson } from './people.ts'
import { loadSdk, openSdk } from './sdk-page.ts'

/** The SDK's own times, by the page's clock: nothing here waits for real. */
async function stopClock(page: Page): Promise<number> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  return page.evaluate(() => Date.now())
}

/** How many requests of a call the page has made. */
function counting(page: Page, call: string): () => number {
  let made = 0
  page.on('request', (request) => {
    if (request.url().includes(call) && request.method() === 'POST') made++
  })
  return () => made
}

/** The SDK sets its next timer just after it has seen what became of a request. */
const settled = (page: Page) => page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))

test(
  'a call that nobody answers fails as network-request-failed after 30 s in a browser, a phone’s as well, and after 60 s in a mobile app',
  once,
  async ({ page, app }) => {
    await openSdk(page, app)
    for (const [as, ms] of [
      ['browser', 30_000],
      // What the SDK calls mobile: a shell such as Cordova's on a phone. A browser on a phone is none to it.
      ['mobile app', 60_000],
    ] as const) {
      if (as === 'mobile app') await page.addInitScript(() => Object.assign(window, { cordova: {} }))
      await page.reload()
      await stopClock(page)
      await loadSdk(page)
      await page.route('**/accounts:update*', () => undefined)
      const asking = await page.evaluateHandle(async () => {
        const ask = await window.underTest.asked()
        const state = { answer: 'none yet' }
        void ask().then((name) => (state.answer = name))
        return state
      })
      await page.clock.runFor(ms - 1)
      expect(await asking.evaluate(({ answer }) => answer), as).toBe('none yet')
      await page.clock.runFor(1)
      await expect.poll(() => asking.evaluate(({ answer }) => answer), as).toBe('network-request-failed')
      await page.unroute('**/accounts:update*')
    }
  },
)

test(
  'the product renews its ID token five minutes before it ends, while the page is seen',
  once,
  async ({ page, app }) => {
    const renewed = counting(page, 'securetoken.googleapis.com/v1/token')
    await page.clock.install()
    await arrive(page, app, await newPerson(app))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 10_000)
    const left = () =>
      page.evaluate(async () => {
        const asked = indexedDB.open('firebaseLocalStorageDb')
        await new Promise((done) => asked.addEventListener('success', done))
        const all = asked.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll()
        await new Promise((done) => all.addEventListener('success', done))
        asked.result.close()
        const [{ value }] = all.result as [{ value: { stsTokenManager: { expirationTime: number } } }]
        return value.stsTokenManager.expirationTime - Date.now()
      })
    for (const round of [1, 2]) {
      await page.clock.fastForward((await left()) - 300_001)
      expect(renewed(), 'a millisecond earlier').toBe(round - 1)
      await page.clock.runFor(1)
      await expect.poll(renewed).toBe(round)
      await expect.poll(left).toBeGreaterThan(3_500_000)
      await settled(page)
    }
  },
)

test(
  'a renewal that fails is tried again after 30 s, then twice that, up to 16 minutes',
  once,
  async ({ page, app }) => {
    await openSdk(page, app)
    await stopClock(page)
    await loadSdk(page)
    await page.evaluate(async () => {
      const { auth } = await window.underTest.here.newcomer()
      const renewing = auth as unknown as { _startProactiveRefresh(): void }
      // oxlint-disable-next-line no-underscore-dangle -- the SDK's own name; web/src/platform/renewal.ts says why
      renewing._startProactiveRefresh()
    })
    const tried = counting(page, 'securetoken.googleapis.com/v1/token')
    let failed = 0
    page.on('requestfailed', () => failed++)
    await page.route('**/securetoken.googleapis.com/**', (route) => route.abort())
    const minutes = [55, 0.5, 1, 2, 4, 8, 16, 16]
    for (const [round, wait] of minutes.entries()) {
      await page.clock.fastForward(wait * 60_000 - 1)
      expect(tried(), `just before ${wait} minutes`).toBe(round)
      await page.clock.runFor(1)
      await expect.poll(() => failed, `after ${wait} minutes`).toBe(round + 1)
      expect(tried()).toBe(round + 1)
      // The SDK sets its next timer after it has seen the failure.
      await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
    }
  },
)

test(
  'what the SDK keeps in the browser is watched, and a store that is broken given up in time',
  once,
  async ({ page, app }) => {
    await openSdk(page, app)
    await stopClock(page)
    await loadSdk(page)
    for (const [store, ms] of [
      ['local storage', 1_000],
      ['the indexed store', 800],
    ] as const) {
      await test.step(`what another page changed in ${store} is noticed within ${ms} ms`, async () => {
        const signedIn = await page.evaluateHandle(async (local) => {
          const { here } = window.underTest
          const auth = here.open(local ? here.sdk.browserLocalPersistence : here.sdk.indexedDBLocalPersistence)
          await here.sdk.createUserWithEmailAndPassword(auth, here.anEmail(), here.PASSWORD)
          return () => auth.currentUser !== null
        }, store === 'local storage')
        await page.evaluate(async (local) => {
          if (local) {
            for (const key of Object.keys(localStorage))
              if (key.startsWith('firebase:authUser')) localStorage.removeItem(key)
            return
          }
          const asked = indexedDB.open('firebaseLocalStorageDb')
          await new Promise((done) => asked.addEventListener('success', done))
          const change = asked.result.transaction('firebaseLocalStorage', 'readwrite')
          change.objectStore('firebaseLocalStorage').clear()
          await new Promise((done) => change.addEventListener('complete', done))
          asked.result.close()
        }, store === 'local storage')
        await page.clock.runFor(ms - 1)
        expect(await signedIn.evaluate((ask) => ask())).toBe(true)
        await page.clock.runFor(1)
        await expect.poll(() => signedIn.evaluate((ask) => ask())).toBe(false)
      })
    }
    const broken =
      'an indexed store that fails is tried again, and given up after the SDK’s limit of three and one more'
    await test.step(broken, async () => {
      const tries = await page.evaluate(async () => {
        const { here } = window.underTest
        const auth = here.open(here.sdk.indexedDBLocalPersistence)
        await here.sdk.createUserWithEmailAndPassword(auth, here.anEmail(), here.PASSWORD)
        const { transaction } = IDBDatabase.prototype
        let tries = 0
        const upTo = async (failing: number) => {
          tries = 0
          IDBDatabase.prototype.transaction = function (...asked) {
            if (++tries <= failing) throw new DOMException('The store is broken.', 'InvalidStateError')
            return transaction.apply(this, asked)
          }
          const outcome = await here.sdk.signOut(auth).then(
            () => 'stored',
            () => 'given up',
          )
          return [outcome, tries]
        }
        return [await upTo(1_000), await upTo(3)]
      })
      expect(tries).toEqual([
        ['given up', 5],
        ['stored', 4],
      ])
    })
  },
)

test(
  'the session cookie is asked for with an ID token of five minutes, and not of a millisecond more',
  once,
  async ({ page, app }) => {
    const asked = counting(page, '/api/session')
    const person = await newPerson(app)
    const { iat } = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString()) as { iat: number }
    const shown = page.getByRole('heading', { level: 1 })
    await page.clock.setFixedTime(iat * 1_000 + 300_001)
    await arrive(page, app, person)
    await expect(shown).toBeVisible()
    expect(asked()).toBe(0)
    await page.clock.setFixedTime(iat * 1_000 + 300_000)
    await page.reload()
    await expect(shown).toBeVisible()
    await expect.poll(asked).toBe(1)
  },
)

test(
  'a captcha script that does not load is an internal-error, and is asked for only when one is wanted',
  once,
  async ({ page, app }) => {
    const abroad: string[] = []
    page.on('response', (response) => {
      if (!response.url().startsWith(app.url)) abroad.push(response.url())
    })
    await openSdk(page, app)
    expect(await page.locator('script[src*="recaptcha"]').count()).toBe(0)
    await refuse(page, 'accounts:signInWithPassword', 'MISSING_RECAPTCHA_TOKEN')
    const name = await page.evaluate(() => {
      const { here } = window.underTest
      const auth = here.open()
      // With a service of our own the SDK asks for no captcha at all; this is how it is with a hosted one.
      auth.settings.appVerificationDisabledForTesting = false
      return here.nameOf(here.sdk.signInWithEmailAndPassword(auth, here.anEmail(), here.PASSWORD))
    })
    expect(name).toBe('internal-error')
    expect(await page.locator('script[src*="recaptcha"]').count()).toBeGreaterThan(0)
    // Our content policy is what keeps it from loading: nothing came in.
    expect(abroad).toEqual([])
  },
)
