import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type Account } from './app.ts'
import { once } from './once.ts'
import { arrive, expectToast, logOut, newPerson } from './people.ts'

const form = (page: Page) => page.locator('form')

async function write(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('the form turns from Sign In to Create Account and back without losing a word', once, async ({ page, app }) => {
  await page.goto('/auth', { referer: `${app.url}/membership` })
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const confirm = page.getByLabel('Confirm Password', { exact: true })
  await expect(confirm).toHaveCount(0)
  await expect(email).toHaveAttribute('type', 'email')
  for (const field of [email, password]) await expect(field).toHaveAttribute('required')
  await expect(password).toHaveAttribute('minlength', '6')
  await email.fill('someone@example.org')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  await expect(confirm).toHaveAttribute('required')
  for (const field of [password, confirm]) await expect(field).toHaveAttribute('minlength', '6')
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(email).toHaveValue('someone@example.org')
  await expect(confirm).toHaveCount(0)
})

test('trial=true, or coming from the first page, opens sign-up with the trial banner', once, async ({ page, app }) => {
  const banner = page.getByRole('complementary', { name: 'Free trial' })
  const arrived = await page.goto('/auth?trial=true')
  expect(arrived?.headers()['referrer-policy']).toBe('same-origin')
  await expect(banner).toContainText('no credit card')
  await page.goto('/auth', { referer: `${app.url}/` })
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  await expect(banner).toContainText('As with Core, an anonymized learning from a chat you resolve may be shared')
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

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
