import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, newAccount, test, type RunningApp } from './app.ts'
import { linkTo } from './letters.ts'
import { once } from './once.ts'
import { arrive, newPerson } from './people.ts'

/**
 * Through the SDK in a real browser: accounts:sendOobCode EMAIL_SIGNIN, signInWithEmailLink, resetPassword and update
 * with an oobCode, and the codes INVALID_OOB_CODE, EXPIRED_OOB_CODE and USER_DISABLED under the names the client has.
 */
const press = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click()

async function ask(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await press(page, 'Send email')
  await expect(page.getByText(`A sign-in link is on its way to ${email}`)).toBeVisible()
}

test(
  'a sign-in link signs in where it was asked for, once, and goes where its person was going',
  once,
  async ({ page, app }) => {
    const { email } = await newPerson(app)
    await page.goto('/auth?next=%2Frelationships')
    await ask(page, email)
    await expectAccessible(page)
    const link = await linkTo(app, email)
    await page.goto(link)
    await expect(page.getByText('You asked for this link on this device.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await press(page, 'Sign In')
    await expect(page).toHaveURL(/\/relationships$/)
    await page.goto(link)
    await expect(page.getByText(`You are already signed in, as ${email}.`)).toBeVisible()
  },
)

test(
  'on another device the link asks whose it is; a new address gets its account',
  once,
  async ({ page, app, browser }) => {
    const { email } = newAccount()
    await page.goto('/auth')
    await ask(page, email)
    const link = await linkTo(app, email)
    const elsewhere = await browser.newContext({ baseURL: app.url })
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other.getByText('which email was it sent to?')).toBeVisible()
    await expectAccessible(other)
    await press(other, 'Sign In')
    await expect(other.getByText('Enter your email.')).toBeVisible()
    await other.getByLabel('Email').fill(newAccount().email)
    await press(other, 'Sign In')
    await expect(other.getByText('This is not the email that the link was sent to.')).toBeVisible()
    await other.getByLabel('Email').fill(email)
    await press(other, 'Sign In')
    await expect(other).toHaveURL(/\/membership$/)
    await elsewhere.close()
    await page.goto(link)
    await press(page, 'Sign In')
    await expect(page.getByText('This link has already been used, or part of it is missing.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in by email' })).toBeVisible()
  },
)

/** Signs in on one device, asks there for the letter, and opens it on another. */
async function openElsewhere(page: Page, app: RunningApp, browser: Browser) {
  const person = await newPerson(app)
  await arrive(page, app, person, '/settings')
  await page.getByRole('button', { name: 'Send a confirmation email' }).click()
  const elsewhere = await browser.newContext({ baseURL: app.url })
  const other = await elsewhere.newPage()
  await other.goto(await linkTo(app, person.email))
  await expect(other.getByText(`${person.email} is the email of an account that is not signed in here.`)).toBeVisible()
  return { ...person, other, elsewhere }
}

test(
  'a letter opened on another device takes the password, and nothing is lost',
  once,
  async ({ page, app, browser }) => {
    const { email, password, other, elsewhere } = await openElsewhere(page, app, browser)
    await expectAccessible(other)
    await press(other, 'Confirm this email')
    await expect(other.getByText('Enter your password.')).toBeVisible()
    await other.getByLabel('Password', { exact: true }).fill('not this one')
    await press(other, 'Confirm this email')
    await expect(other.getByText('Incorrect password. Please try again.')).toBeVisible()
    await other.getByLabel('Password', { exact: true }).fill(password)
    await press(other, 'Confirm this email')
    await expect(other.getByText(`${email} is confirmed.`)).toBeVisible()
    await other.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(other).toHaveURL(/\/settings$/)
    await page.reload()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await elsewhere.close()
  },
)

test(
  'whoever never knew the password takes the account over with one of their own',
  once,
  async ({ page, app, browser }) => {
    const { email, password, other, elsewhere } = await openElsewhere(page, app, browser)
    await other.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(other.getByText('Everyone signed in to this account now will be signed out.')).toBeVisible()
    await expectAccessible(other)
    await other.getByLabel('New Password', { exact: true }).fill('another horse')
    await other.getByLabel('Confirm Password', { exact: true }).fill('another horse')
    await press(other, 'Save the password')
    await expect(other.getByText(`${email} is confirmed.`)).toBeVisible()
    await other.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(other).toHaveURL(/\/settings$/)
    await elsewhere.close()
    // Whoever was in is out, and stays out.
    await expect(page.getByRole('dialog').getByText('Your session has ended')).toBeVisible()
    await page.goto('/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Sign In')
    await expect(page.getByText('Incorrect password. Please try again.').first()).toBeVisible()
  },
)

test('what a link did stays on the page when the account arrives only then', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await arrive(page, app, person, '/settings')
  await page.getByRole('button', { name: 'Send a confirmation email' }).click()
  const link = await linkTo(app, person.email)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this email' }).click()
  const done = page.getByText(`${person.email} is confirmed.`)
  await expect(done).toBeVisible()
  held.resolve()
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
  await expect(done).toBeVisible()
})
