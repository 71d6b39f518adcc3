import type { Locator, Page } from '@playwright/test'
import { expect, newAccount, type Account, type RunningApp, type Started } from './app.ts'

/**
 * People who are there already. They are made through the product's own calls; their session is put into the browser
 * as the identity provider's SDK keeps it, so that only the specs about signing in spend their time on the form.
 */
export interface Person extends Account {
  uid: string
  token: string
  refreshToken: string
}

/** The local identity service's key: it names the service and protects nothing. */
const KEY = 'local'
const identity = (app: RunningApp, call: string) =>
  `${app.url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${KEY}`

async function ask<T>(method: string, url: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`)
  return (text === '' ? null : JSON.parse(text)) as T
}

interface Tokens {
  localId: string
  idToken: string
  refreshToken: string
}

const asPerson = (account: Account, { localId, idToken, refreshToken }: Tokens): Person => ({
  ...account,
  uid: localId,
  token: idToken,
  refreshToken,
})

/** Someone with an account; with `trial` their free day runs. */
export async function newPerson(app: RunningApp, { trial = true } = {}): Promise<Person> {
  const account = newAccount()
  const tokens = await ask<Tokens>('POST', identity(app, 'signUp'), { ...account, returnSecureToken: true })
  const person = asPerson(account, tokens)
  if (trial) await as(app, person).post('/api/start-trial')
  return person
}

/** The administrator of a server that has none yet: made with the code on its console. */
export async function theAdmin(app: Started): Promise<Person> {
  await expect.poll(() => app.printed()).toMatch(/code: \S+/)
  const [, code = ''] = /code: (\S+)/.exec(app.printed()) ?? []
  const account = newAccount()
  await ask('POST', `${app.url}/api/admin-setup/check`, { email: account.email, code })
  const tokens = await ask<Tokens>('POST', identity(app, 'signUp'), { ...account, returnSecureToken: true })
  const person = asPerson(account, tokens)
  await as(app, person).post('/api/admin-setup', { code })
  return person
}

/** Someone whose account exists, such as one of the demo story. */
export async function knownPerson(app: RunningApp, account: Account): Promise<Person> {
  return asPerson(
    account,
    await ask('POST', identity(app, 'signInWithPassword'), { ...account, returnSecureToken: true }),
  )
}

/** Ends every session of this person, as someone who changes the password on another device does. */
export async function changePassword(app: RunningApp, person: Person, password: string): Promise<void> {
  await ask('POST', identity(app, 'update'), { idToken: person.token, password, returnSecureToken: true })
}

/** The API, spoken as this person. */
export function as(app: RunningApp, { token }: Person) {
  return {
    get: <T>(path: string) => ask<T>('GET', app.url + path, undefined, token),
    post: <T>(path: string, body?: unknown) => ask<T>('POST', app.url + path, body, token),
    put: <T>(path: string, body: unknown) => ask<T>('PUT', app.url + path, body, token),
    patch: <T>(path: string, body: unknown) => ask<T>('PATCH', app.url + path, body, token),
    del: (path: string) => ask<null>('DELETE', app.url + path, undefined, token),
  }
}

/** Adds someone to a person's relationships, with a check-in if there is one. Answers the id. */
export async function know(
  app: RunningApp,
  person: Person,
  draft: { personName: string; relationshipType?: string; notes?: string; strugglingWith?: string },
  scores?: { trust: number; communication: number; joy: number; growth: number },
): Promise<string> {
  const { post } = as(app, person)
  const { id } = await post<{ id: string }>('/api/relationships', { relationshipType: 'friend', ...draft })
  if (scores) await post(`/api/relationships/${id}/check-ins`, scores)
  return id
}

/** Opens the product as this person, whose token lives for `left` milliseconds. */
export async function arrive(page: Page, app: RunningApp, person: Person, path = '/dashboard', left = 3_500_000) {
  const { uid, email, token: accessToken, refreshToken } = person
  const known = { displayName: null, phoneNumber: null, photoURL: null, email }
  const record = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ ...known, providerId: 'password', uid: email }],
    stsTokenManager: { refreshToken, accessToken, expirationTime: Date.now() + left },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: KEY,
    appName: '[DEFAULT]',
  }
  // Before the page's own scripts, and for this one visit: a document only to write it in would be one more to load.
  const remembering = await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value)
      localStorage.setItem('mallama:session', '1')
    },
    [`firebase:authUser:${KEY}:[DEFAULT]`, JSON.stringify(record)] as const,
  )
  await page.goto(app.url + path)
  await remembering.dispose()
}

/** To another page without a new document, as a link leads there; ends when that page's own heading is there. */
export async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    for (const one of document.querySelectorAll('h1')) one.dataset['before'] = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // Looked for in the page, frame by frame: asked for from outside it is found a third of a second later.
  const there = () => document.querySelector('h1:not([data-before])')?.checkVisibility()
  await page.waitForFunction(there, null, { timeout: 10_000 })
}

/** The server's record of this person with some of it changed, for standings that nothing in the product sells yet. */
export async function withRecord(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const record = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...record, ...changes } })
  })
}

/** A trial that ended an hour ago. */
export const ended = () => ({
  subscriptionType: 'none',
  stripeSubscriptionId: null,
  planEndDate: null,
  hasUsedTrial: true,
  trialStartDate: new Date(Date.now() - 25 * 3_600_000).toISOString(),
  trialEndDate: new Date(Date.now() - 3_600_000).toISOString(),
})

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

/** The menu with the account in it: the phone's sheet, or the desktop's dropdown. */
export async function openMenu(page: Page): Promise<Locator> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return page.getByRole('dialog', { name: 'Menu' })
  }
  await page.locator('header button.user').click()
  return page.getByRole('menu')
}

// The chat about someone: a screen of its own on a phone, beside their page on a desktop.

export async function toChat(page: Page): Promise<void> {
  if (!isPhone(page)) return
  await page.getByRole('link', { name: /^Chat about / }).click()
  await expect(page).toHaveURL(/\/chat$/)
}

export async function toPerson(page: Page): Promise<void> {
  if (!isPhone(page)) return
  await page.getByRole('link', { name: /^Back to (?!All)/ }).click()
  await expect(page).not.toHaveURL(/\/chat$/)
}

type Mark = 'Mark as Resolved' | 'Needs More Attention'

/** A way to end a talk: under the composer, or on a phone among the options. */
export async function markOf(page: Page, name: Mark): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('button', { name, exact: true })
  const options = page.getByRole('button', { name: 'Chat options' })
  if ((await options.getAttribute('aria-expanded')) !== 'true') await options.click()
  return page.getByRole('menuitem', { name, exact: true })
}
export const mark = async (page: Page, name: Mark) => (await markOf(page, name)).click()

/** Opens every row of the page about someone that is folded. */
export async function openRows(page: Page): Promise<void> {
  await expect(page.locator('.open-rows')).toBeVisible()
  // Looked for and pressed in one go: one that opens by itself in between would be waited for in vain.
  const opened = () =>
    page.evaluate(() => {
      const folded = '.open-row:not([open]) > summary, .saved-list:not([open]) > summary'
      const seen = [...document.querySelectorAll<HTMLElement>(folded)].filter((one) => one.checkVisibility())
      for (const one of seen) one.click()
      return seen.length
    })
  await expect.poll(opened).toBe(0)
}

/** Ends on the landing page, in its fresh document: going elsewhere before it is there would break off both. */
export async function logOut(page: Page): Promise<void> {
  const menu = await openMenu(page)
  const role = isPhone(page) ? 'button' : 'menuitem'
  await menu.getByRole(role, { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
  await page.waitForLoadState()
}

/** The one toast on the screen says this. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const shown = page.locator('.toaster .toast')
  await expect(shown.locator('b')).toHaveText(title, { timeout: 15_000 })
  if (description !== undefined) await expect(shown.locator('p')).toHaveText(description)
  await expect(shown).toHaveCount(1)
}

/** The time for Undo is over: what was deleted goes from the server too. Only after `page.clock.install()`. */
export const letUndoPass = (page: Page) => page.clock.fastForward(8_000)

export const dismissToast = (page: Page) => page.locator('.toaster').getByRole('button', { name: 'Dismiss' }).click()
