import { devices, type Page } from '@playwright/test'
import { expect, expectAccessible, newAccount, signUp } from './app.ts'
import { listenTo, logInThere, openWindow, test } from './house.ts'
import { refuse } from './letters.ts'
import { once } from './once.ts'
import { dismissToast, expectToast, isPhone, logOut } from './people.ts'
import { totp } from './totp.ts'

const HOUSE = 'Continue with House'
test.describe.configure({ mode: 'default' })

test(
  'someone signs up in a window, with the trial, and later signs in; nothing external before it is asked for',
  once,
  async ({ page, house }) => {
    const asked = await listenTo(page)
    await page.addInitScript(() => {
      const plain = window.open.bind(window)
      window.open = (url, target, features) => {
        document.documentElement.dataset['opened'] = `${features}`
        return plain(url, target, features)
      }
    })
    await page.goto('/auth?trial=true')
    await expect(page.getByRole('button', { name: 'Continue with Garden' })).toBeVisible()
    await page.getByLabel('Email').fill('waits@example.org')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => !url.startsWith(house.app.url))).toEqual([])
    await expectAccessible(page)

    const { login, email } = house.someone('nora')
    const there = await openWindow(page, HOUSE)
    await expect(page.getByText('House is open in another window.')).toBeVisible()
    expect(await page.locator('html').getAttribute('data-opened')).toMatch(/^popup,width=500,height=600,left=\d/)
    await logInThere(there, login)
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
    await expectToast(page, 'Welcome to Mallama')
    expect(there.isClosed()).toBe(true)
    await expect(page.getByRole('complementary', { name: 'Free trial' })).toContainText('23h 59m remaining')
    await expect(page.getByRole('region', { name: 'What should we call you?' })).toBeVisible()

    await logOut(page)
    await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
    await page.goto('/auth?next=%2Frelationships')
    // They are still known there: the window closes by itself.
    await page.getByRole('button', { name: HOUSE }).click()
    await expect(page).toHaveURL(/\/relationships$/)
    await expectToast(page, 'Welcome back!')
    await page.goto('/settings')
    await expect(page.getByText(`Connected, as ${email}`)).toBeVisible()
    // Of all that, nothing but our own was ever asked for by the page itself.
    expect(asked.filter((url) => !url.startsWith(house.app.url))).toEqual([])
  },
)

// On both: a phone looks less often.
/** Where the browser says that it is a phone's, it looks less often. */
async function noticesClosing(page: Page) {
  await listenTo(page)
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.goto('/auth')
  // The screen needs time to come; from there on it passes only where it is told to.
  await page.getByRole('button', { name: HOUSE }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(now + 60_000)
  const there = await openWindow(page, HOUSE)
  const waiting = page.getByText('House is open in another window.')
  await there.getByPlaceholder('Enter any login').waitFor()
  await there.close()
  const every = isPhone(page) ? 10_000 : 2_000
  // Looked at just before the check, and just before the grace after it ends.
  await page.clock.runFor(every - 500)
  await page.clock.runFor(500 + 8_000 - 600)
  await expect(waiting).toBeVisible()
  await page.clock.runFor(1_200)
  await expect(waiting).toBeHidden()
  await expect(page.locator('.toaster .toast')).toHaveCount(0)

  // Whoever knows that they closed it, or changed their mind, need not wait.
  const again = await openWindow(page, HOUSE)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(waiting).toBeHidden()
  await page.clock.resume()
  await expect.poll(() => again.isClosed()).toBe(true)
}

test(
  'a window that is closed is noticed in its time, and the form is there again without a word',
  once,
  async ({ page, browser, baseURL }) => {
    await noticesClosing(page)
    const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
    const wide = await browser.newPage({ ...desktop, baseURL: baseURL! })
    await noticesClosing(wide)
    await wide.close()
  },
)

test(
  'a blocked window is offered in the page instead, which leads back to where its person was going',
  once,
  async ({ page, house }) => {
    await listenTo(page)
    await page.addInitScript(() => {
      window.open = () => null
    })
    const { login } = house.someone('paul')
    await page.goto('/auth?trial=true')
    await page.getByRole('button', { name: HOUSE }).click()
    await expect(page.getByText('The browser did not open a window for House.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open it here instead' }).click()
    await logInThere(page, login)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectToast(page, 'Welcome to Mallama')

    await logOut(page)
    await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
    await page.goto('/auth?next=%2Frelationships%3Ffrom%3Dmail')
    await page.getByRole('button', { name: HOUSE }).click()
    const back = page.waitForRequest(/\/auth\/openid\?visit=/)
    await page.getByRole('button', { name: 'Open it here instead' }).click()
    await expect(page).toHaveURL(/\/relationships\?from=mail$/)
    // The same answer again leads to the same place, and signs nobody in a second time; after ten minutes it is over.
    const returned = (await back).url()
    await page.goto(returned)
    await expect(page).toHaveURL(/\/relationships\?from=mail$/)
    await page.clock.install()
    await page.clock.fastForward(10 * 60_000)
    await page.goto(returned)
    await expect(page.getByText('This sign-in has ended')).toBeVisible()
  },
)

test('a second press takes the place of the first', once, async ({ page, house }) => {
  await listenTo(page)
  await page.goto('/auth')
  const first = await openWindow(page, HOUSE)
  const second = await openWindow(page, 'Continue with Garden')
  await expect.poll(() => first.isClosed(), { timeout: 15_000 }).toBe(true)
  await expect(page.getByText('Garden is open in another window.')).toBeVisible()
  await expect(page.getByText('House is open')).toBeHidden()
  await logInThere(second, house.someone('rosa').login)
  await expect(page).toHaveURL(/\/membership$/)
  await expectToast(page, 'Account created! Please select a membership plan to continue.')
})

test('what goes wrong is said plainly, and signs nobody in', once, async ({ page, house }) => {
  await listenTo(page)
  await page.goto('/auth')
  const there = await openWindow(page, HOUSE)
  await there.getByRole('link', { name: 'Cancel' }).click()
  await expectToast(
    page,
    'Login failed',
    'You were not signed in, because permission was not given at House. Nothing has changed.',
  )
  expect(there.isClosed()).toBe(true)
  await dismissToast(page)
  await page.getByRole('button', { name: 'Continue with Gone' }).click()
  await expectToast(page, 'Login failed', 'Gone is not answering. Try again in a minute, or sign in another way.')
  // Someone else's way back, opened here.
  for (const query of [`?state=${'s'.repeat(43)}&code=theirs`, '?error=access_denied', '']) {
    await page.goto(`/api/openid/callback/oidc.house${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'You were not signed in' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  // The address that providers do not lead back to.
  await page.goto(`${house.app.url.replace('localhost', '127.0.0.1')}/auth`)
  await page.getByRole('button', { name: HOUSE }).click()
  await expectToast(
    page,
    'Login failed',
    'This address of Mallama is not allowed to sign people in. Open it at its usual address.',
  )
})

test('an address that has an account is connected once its password was shown', once, async ({ page, house }) => {
  await listenTo(page)
  const account = newAccount()
  const { login } = house.someone('ben', { email: account.email, email_verified: false })
  await signUp(page, { account })
  await logOut(page)
  await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
  await page.goto('/auth?next=%2Fsettings')
  await logInThere(await openWindow(page, HOUSE), login)
  await expect(page.getByRole('heading', { level: 1, name: 'You already have an account' })).toBeVisible()
  await expect(page.getByText(`There is already an account for ${account.email}.`)).toBeVisible()
  await expectAccessible(page)
  const go = page.getByRole('button', { name: 'Sign in and connect House' })
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await go.click()
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await go.click()
  await expect(page).toHaveURL(/\/settings$/)
  await expectToast(page, 'Welcome back!', 'From now on you can continue with House as well.')

  const ways = page.getByRole('region', { name: 'Other ways to sign in' })
  await expect(ways.getByText(`Connected, as ${account.email}`)).toBeVisible()
  await ways.getByRole('button', { name: 'Disconnect House' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expectToast(page, 'House is disconnected')
  await expect(ways.getByRole('button', { name: 'Connect House' })).toBeVisible()
})

test('without a password: connect another, prove who it is, and the second step', once, async ({ page, house }) => {
  await listenTo(page)
  const { login } = house.someone('vera')
  await page.goto('/auth?next=%2Finvite%2Fnone')
  await logInThere(await openWindow(page, HOUSE), login)
  await expect(page).not.toHaveURL(/\/auth/)
  await page.goto('/settings#providers')
  const ways = page.getByRole('region', { name: 'Other ways to sign in' })
  await expect(ways.getByText('Your only way to sign in.')).toBeVisible()
  await expect(page.getByText('A password is one more way in.')).toBeVisible()

  // Asked again, in the window, to another person: nothing happens. To the same one: it goes on.
  await refuse(page, 'accounts:signInWithIdp', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 1)
  const garden = await openWindow(page, 'Connect Garden')
  await garden.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const stranger = await openWindow(page, HOUSE)
  await logInThere(stranger, house.someone('otto').login)
  await expectToast(page, 'That was not you', 'That is not the account you are signed in with.')
  await dismissToast(page)
  await expectAccessible(page)
  await logInThere(await openWindow(page, HOUSE), login)
  await expect(question).toBeHidden()
  await expectToast(page, 'Garden is connected')
  await expect(ways.getByRole('button', { name: 'Disconnect Garden' })).toBeVisible()

  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const two = page.getByRole('region', { name: 'Two-step sign-in' })
  const secret = await two.locator('.secret').innerText()
  await two.getByRole('textbox', { name: 'Code' }).fill(await totp(secret, 'now'))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expectToast(page, 'Two-step sign-in is on')
  await logOut(page)
  await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
  await page.goto('/auth?next=%2Fsettings')
  await page.getByRole('button', { name: HOUSE }).click()
  await page.getByLabel('Code').fill(await totp(secret, 'after'))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/settings$/)
})
