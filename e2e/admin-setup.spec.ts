import type { Page } from '@playwright/test'
import { expect, expectAccessible, newAccount } from './app.ts'
import { test } from './office.ts'
import { once } from './once.ts'
import { dismissToast, expectToast, newPerson } from './people.ts'

/** What the form says, and whose fault a refusal is: `AdminSetupPage.test.tsx`. */
const create = (page: Page) => page.getByRole('button', { name: 'Create Admin Account' }).click()

async function fill(page: Page, values: { email: string; password: string; confirm?: string; code: string }) {
  await page.getByLabel('Email').fill(values.email)
  await page.getByLabel('Password', { exact: true }).fill(values.password)
  await page.getByLabel('Confirm Password').fill(values.confirm ?? values.password)
  await page.getByLabel('Setup code').fill(values.code)
}

// The first of all that have this product: nobody is its administrator yet.
test(
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
    await expectAccessible(page)
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
