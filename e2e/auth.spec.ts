import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, signUp, test, type Account } from './app.ts'
import { once } from './once.ts'
import { arrive, expectToast, logOut, newPerson } from './people.ts'

const form = (page: Page) => page.locator('form')

async function write(page: Page, { email, password }: Account, confirm?: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (confirm !== undefined) await page.getByLabel('Confirm Password', { exact: true }).fill(confirm)
}

test('the form turns from Sign In to Create Account and back without losing a word', once, async ({ page }) => {
  await page.goto('/auth')
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
  for (const field of [password, confirm]) await expect(field).toHaveAttribute('minlength', '8')
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
  await page.goto('/auth', { referer: `${app.url}/membership` })
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('a new account with the trial flag arrives at the dashboard with its trial running', once, async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) sent.push(request.postDataJSON())
  })
  const { email, password } = await signUp(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectToast(page, 'Welcome to Mallama')
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toContainText('23h 59m remaining')
  expect(sent).toEqual([{ returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' }])
})

test('a new account without the trial flag is led to the plans', once, async ({ page }) => {
  await signUp(page, { trial: false })
  await expect(page).toHaveURL(/\/membership$/)
  await expectToast(page, 'Account created! Please select a membership plan to continue.')
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
    await signIn(page, person)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectToast(page, 'Welcome back!')
    const { email, password } = person
    expect(sent).toEqual([{ returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' }])
    for (const [next, expected] of [
      ['/relationships?from=mail', '/relationships?from=mail'],
      ['https://example.com/', '/dashboard'],
    ] as const) {
      await logOut(page)
      await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
      await page.goto(`/auth?next=${encodeURIComponent(next)}`)
      await write(page, person)
      await form(page).getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(app.url + expected)
    }
  },
)

test('a forgotten password is replaced through the letter, whose link works once', once, async ({ page, app }) => {
  const { email } = await newPerson(app)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Check your email.')).toBeVisible()
  await expect.poll(() => app.lettersTo(email).length).toBe(1)
  const [letter = ''] = app.lettersTo(email)
  const link = /https?:\/\/\S+\/auth\/action\S+/.exec(letter.replaceAll('=\n', '').replaceAll('=3D', '='))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText(`For ${email}.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New Password', { exact: true }).fill('a lamp in the hall')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a lamp in the hall')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link has already been used, or part of it is missing.')).toBeVisible()
  await signIn(page, { email, password: 'a lamp in the hall' })
})

test(
  'logging out in one tab logs out the other, and leaves nothing in the browser',
  once,
  async ({ page, context, app }) => {
    const person = await newPerson(app)
    await arrive(page, app, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Mallama' })).toBeVisible()
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

test('without a network the form says so, and sends again what was typed', once, async ({ page, context, app }) => {
  const person = await newPerson(app)
  await page.goto('/auth', { waitUntil: 'networkidle' })
  await write(page, person)
  await context.setOffline(true)
  await form(page).getByRole('button', { name: 'Sign In' }).click()
  const words = 'No connection. What you typed is still here; try again when you are online.'
  await expectToast(page, 'Login failed', words)
  await context.setOffline(false)
  await form(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
