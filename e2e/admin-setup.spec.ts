import type { Page } from '@playwright/test'
import { expect, expectAccessible, newAccount, test } from './app.ts'
import { refuse } from './letters.ts'
import { test as office } from './office.ts'
import { once } from './once.ts'
import { dismissToast, expectToast, newPerson } from './people.ts'

/**
 * Through the SDK in a real browser: accounts:signUp and signInWithPassword for the one address that may be taken here
 * only, and the codes EMAIL_EXISTS, WEAK_PASSWORD and INVALID_EMAIL in the words of this page.
 */
const create = (page: Page) => page.getByRole('button', { name: 'Create Admin Account' }).click()

async function fill(page: Page, values: { email: string; password: string; confirm?: string; code: string }) {
  await page.getByLabel('Email').fill(values.email)
  await page.getByLabel('Password', { exact: true }).fill(values.password)
  await page.getByLabel('Confirm Password').fill(values.confirm ?? values.password)
  await page.getByLabel('Setup code').fill(values.code)
}

test('the form names each field that is wrong, and says whose fault a refusal is', once, async ({ page }) => {
  await page.goto('/admin-setup')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin account setup' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await fill(page, { email: 'nobody', password: 'five5', confirm: 'five5!', code: '' })
  await create(page)
  for (const words of [
    'Invalid email address.',
    'Password too short',
    "Passwords don't match",
    'Enter the setup code.',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  const { email, password } = newAccount()
  await fill(page, { email, password, code: 'AAAA-BBBB-CCCC' })
  await create(page)
  await expect(page.getByText('This setup code is not valid.')).toBeVisible()
  await expect(page.getByLabel('Setup code')).toBeFocused()

  await page.route('**/api/admin-setup/check', (route) => route.fulfill({ status: 204 }))
  for (const [code, words] of [
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'Password should be at least 6 characters.'],
    ['INVALID_EMAIL', 'Invalid email address.'],
  ] as const) {
    await refuse(page, 'accounts:signUp', code, 1)
    await create(page)
    await expect(page.getByText(words)).toBeVisible()
  }
  for (const [code, words] of [
    ['EMAIL_EXISTS', 'Admin account already exists. Try logging in instead.'],
    ['SOMETHING_UNHEARD_OF', 'Failed to create admin account.'],
  ] as const) {
    await refuse(page, 'accounts:signUp', code, 1)
    await create(page)
    await expectToast(page, words)
    await dismissToast(page)
    if (code === 'EMAIL_EXISTS') await expect(page.getByText('this email has an ordinary account')).toBeVisible()
  }
  const body = { code: 'unexpected', message: 'Something went wrong on our side. Please try again.', requestId: 'r' }
  await page.route('**/api/admin-setup/check', (route) => route.fulfill({ status: 500, json: body }))
  await create(page)
  await expectToast(page, 'Failed to create admin account.', body.message)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
})

// The first of all that have this product: nobody is its administrator yet.
office(
  'the printed code makes the admin, once; a setup that broke off half-way is finished',
  once,
  async ({ page, started: app, office: seat }) => {
    await expect.poll(() => app.printed()).toMatch(/code: \S+/)
    const code = /code: (\S+)/.exec(app.printed())?.[1] ?? ''
    const { email, password } = newAccount()
    await page.goto(`${app.url}/admin-setup`)
    // An address that somebody has, and whose password this is not, leaves the code open for another.
    const somebody = await newPerson(app, { trial: false })
    await fill(page, { email: somebody.email, password: 'not their password', code })
    await create(page)
    await expectToast(page, 'Admin account already exists. Try logging in instead.')
    await expect(page.getByText('There is no admin yet: this email has an ordinary account.')).toBeVisible()
    await dismissToast(page)
    await fill(page, { email, password, code: code.toLowerCase() })
    await page.route('**/api/admin-setup', (route) => route.abort(), { times: 1 })
    await create(page)
    await expectToast(page, 'Failed to create admin account.')
    await page.reload()
    await fill(page, { email, password, code })
    await create(page)
    await expectToast(page, 'The admin account is ready')
    await expect(page).toHaveURL(/\/admin#coach$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Three ways to a better coach' })).toBeVisible()
    await page.getByRole('link', { name: 'Go on with the built-in coach' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back!' })).toBeVisible()

    const fresh = await page.context().browser()!.newPage({ baseURL: app.url })
    await fresh.goto('/admin-setup')
    await fill(fresh, { email, password, code })
    await create(fresh)
    await expectToast(fresh, 'Admin account already exists. Try logging in instead.')
    await fresh.close()
    seat.isHeldBy({ email, password })
  },
)
