import type { Page } from '@playwright/test'
import { expect, test, type Account } from './app.ts'
import { once } from './once.ts'
import { arrive, expectToast, logOut, newPerson } from './people.ts'

const form = (page: Page) => page.locator('form')

async function write(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test(
  'signing in leads to the dashboard, or back to where one was going, and nowhere else',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('accounts:signInWithPassword')) sent.push(request.postDataJSON())
    })
    for (const [next, expected] of [
      ['/relationships?from=mail', '/relationships?from=mail'],
      ['https://example.com/', '/dashboard'],
    ] as const) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`)
      await write(page, person)
      await form(page).getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(app.url + expected)
      await expectToast(page, 'Welcome back!')
      if (next.startsWith('/')) await logOut(page)
    }
    const { email, password } = person
    const one = { returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' }
    expect(sent).toEqual([one, one])
  },
)

test(
  'logging out in one tab logs out the other, and leaves nothing in the browser',
  once,
  async ({ page, context, app }) => {
    const person = await newPerson(app)
    await arrive(page, app, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back!' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/relationships')
    await expect(other.getByRole('heading', { level: 1, name: 'Relationships' })).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('mallama:draft:chat:x', 'words'))
    await logOut(page)
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
      await expect(tab).toHaveURL(`${app.url}/`)
    }
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(left.filter((key) => key.startsWith('mallama:') && key !== 'mallama:theme')).toEqual([])
    await page.goto('/relationships')
    await expect(page.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
  },
)

test('log-out ends in a fresh page at the start even when signing out fails', once, async ({ page, app }) => {
  await arrive(page, app, await newPerson(app), '/relationships')
  await expect(page.getByRole('heading', { level: 1, name: 'Relationships' })).toBeVisible()
  await page.evaluate(() => {
    Object.assign(window, { stale: true })
    // The provider's own store refuses: its sign-out cannot finish.
    IDBFactory.prototype.open = () => {
      throw new Error('refused')
    }
    IDBDatabase.prototype.transaction = () => {
      throw new Error('refused')
    }
  })
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/`)
  expect(await page.evaluate(() => 'stale' in window)).toBe(false)
})
