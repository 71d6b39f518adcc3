import type { Page } from '@playwright/test'
import { expect, expectAccessible, newAccount, signIn, test } from './app.ts'
import { linkTo, refuse } from './letters.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, goWithin, knownPerson, logOut, newPerson, openMenu } from './people.ts'
import { totp } from './totp.ts'

/**
 * Through the SDK in a real browser, by the names of IDENTITY.md's table: accounts:signUp, signInWithPassword, lookup
 * (account.reload), sendOobCode VERIFY_EMAIL and VERIFY_AND_CHANGE_EMAIL, resetPassword (checkActionCode), update (an
 * oobCode, and a password), v2/passwordPolicy, mfaEnrollment:start, :finalize, :withdraw, mfaSignIn:finalize, v1/token,
 * and POST and DELETE /api/session.
 */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'name, country and theme save each on their own, and a save that fails keeps the form',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app, { trial: false })
    await arrive(page, app, person, '/membership')
    const menu = await openMenu(page)
    await menu.getByText('Settings', { exact: true }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Account and security' })).toBeVisible()
    await expect(section(page, 'Email').getByText('Not confirmed yet')).toBeVisible()
    await expect(section(page, 'Sessions').getByText('This device')).toBeVisible()
    await expectAccessible(page)

    const profile = section(page, 'Profile')
    await profile.getByLabel('First name').fill('Nora')
    await profile.getByLabel('Last name').fill('Lind')
    await page.route('**/api/auth/user', (route) => route.abort(), { times: 1 })
    await press(page, 'Save name')
    await expectToast(page, 'Your name was not saved')
    await expect(profile.getByLabel('Last name')).toHaveValue('Lind')
    await press(page, 'Save name')
    await expectToast(page, 'Your name is saved')

    await section(page, 'Country').getByLabel('Country').selectOption('SE')
    await press(page, 'Save country')
    await expectToast(page, 'Your country is saved')
    await section(page, 'Theme').getByText('Dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await section(page, 'Theme').getByText('System', { exact: true }).click()
    expect(await as(app, person).get('/api/auth/user')).toMatchObject({
      firstName: 'Nora',
      lastName: 'Lind',
      country: 'SE',
    })
    await page.goto('/settings#sessions')
    await expect(section(page, 'Sessions')).toBeInViewport()
  },
)

test('an email is confirmed by its letter, and changed by the letter to the new one', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const { email, password } = person
  await arrive(page, app, person, '/settings')
  await press(page, 'Send a confirmation email')
  await expect(page.getByText(`An email is on its way to ${email}.`)).toBeVisible()
  await page.goto(await linkTo(app, email))
  await expect(page.getByText(`${email} is the email of your account.`)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Confirm this email')
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(section(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible()

  const moved = newAccount().email
  const field = section(page, 'Email').getByLabel('New email')
  await press(page, 'Change email')
  await expect(page.getByText('Enter the new email.')).toBeVisible()
  await field.fill(email.toUpperCase())
  await press(page, 'Change email')
  await expect(page.getByText('This is already your email.')).toBeVisible()
  await field.fill((await newPerson(app)).email)
  await press(page, 'Change email')
  await expect(page.getByText('Another account already uses this email.')).toBeVisible()

  await field.fill(moved)
  await refuse(page, 'accounts:sendOobCode', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 1)
  await press(page, 'Change email')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog.getByText('Incorrect password. Please try again.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(`Open the email we sent to ${moved}.`)).toBeVisible()
  await page.goto(await linkTo(app, moved))
  await press(page, 'Use this email')
  await expect(page.getByText(`Your email is now ${moved}.`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await signIn(page, { email: moved, password })
  await logOut(page)

  // The letter to the old address takes it back, and brings another for a new password.
  await page.goto(await linkTo(app, email, 2))
  await expect(page.getByRole('heading', { level: 1, name: 'Get your email back' })).toBeVisible()
  await expect(page.getByText(`Your account will go back to ${email}.`)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Change it back')
  await expect(page.getByText(`Your email is ${email} again.`)).toBeVisible()
  await page.goto(await linkTo(app, email, 3))
  await page.getByLabel('New Password', { exact: true }).fill('a lamp in the hall')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a lamp in the hall')
  await press(page, 'Save the password')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await signIn(page, { email, password: 'a lamp in the hall' })
})

test('a new password meets the rules, and signs out everywhere but here', once, async ({ page, app, browser }) => {
  const account = await newPerson(app)
  const elsewhere = await browser.newContext({ baseURL: app.url })
  const other = await elsewhere.newPage()
  await arrive(other, app, await knownPerson(app, account), '/profile')
  await expect(other.getByRole('complementary', { name: 'Free trial' })).toBeVisible()
  await arrive(page, app, account, '/settings')
  const form = section(page, 'Password')
  const fill = async (current: string, next: string, again = next) => {
    await form.getByLabel('Current password').fill(current)
    await form.getByLabel('New password', { exact: true }).fill(next)
    await form.getByLabel('Confirm new password').fill(again)
  }
  const rule = form.getByRole('list', { name: 'The password needs' }).getByText('At least 6 characters')
  await fill(account.password, 'five5')
  await expect(rule).toContainText('not yet')
  await press(page, 'Change password')
  await expect(form.getByText('Password should be at least 6 characters.')).toBeVisible()
  await fill('not this one', 'a lamp in the hall', 'a lamp in the hell')
  await expect(rule).toContainText(': met')
  await press(page, 'Change password')
  await expect(form.getByText("Passwords don't match")).toBeVisible()
  await fill('not this one', 'a lamp in the hall')
  await press(page, 'Change password')
  await expect(form.getByText('This is not your password.')).toBeVisible()
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('a lamp in the hall')
  await fill(account.password, 'a lamp in the hall')
  await press(page, 'Change password')
  await expectToast(page, 'Your password is changed', 'You are signed out everywhere else.')
  await expect(other.getByRole('dialog', { name: 'Please log in' })).toBeVisible()
  await expect(other).toHaveTitle('Please log in - Mallama')
  await elsewhere.close()
  await goWithin(page, '/relationships')
  await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
  await logOut(page)
  await signIn(page, { ...account, password: 'a lamp in the hall' })
})

test('two-step sign-in: set up, asked for at the next sign-in, and removed', once, async ({ page, app }) => {
  const account = await newPerson(app)
  await arrive(page, app, account, '/settings')
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'mallama_session')
  await expect.poll(cookie).toMatchObject({ value: '1', httpOnly: true, sameSite: 'Lax' })
  const two = section(page, 'Two-step sign-in')
  await expect(two.getByText('There are no recovery codes.')).toBeVisible()
  await expect(two.getByText('Confirm your email first.')).toBeVisible()
  await expect(two.getByRole('button', { name: 'Set up two-step sign-in' })).toHaveCount(0)
  await press(page, 'Email me a confirmation link')
  await expect(two.getByText(`An email is on its way to ${account.email}.`)).toBeVisible()
  await page.goto(await linkTo(app, account.email))
  await press(page, 'Confirm this email')
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await press(page, 'Set up two-step sign-in')
  await expect(two.getByRole('img', { name: 'QR code of the secret below' }).locator('path')).toHaveAttribute('d', /^M/)
  const secret = await two.locator('.secret').innerText()
  await expect(two.getByRole('link', { name: 'open the app' })).toHaveAttribute('href', /^otpauth:\/\/totp\//)
  await expectAccessible(page)
  await two.getByLabel('Name of the app').fill('My phone')
  await two.getByRole('textbox', { name: 'Code' }).fill('12345')
  await press(page, 'Turn it on')
  await expect(two.getByText('Enter the six-digit code.')).toBeVisible()
  await two.getByRole('textbox', { name: 'Code' }).fill((await totp(secret, 'now')).replace(/^(\d{3})/, '$1 '))
  await press(page, 'Turn it on')
  await expectToast(page, 'Two-step sign-in is on')
  await expect(two.getByText('My phone')).toBeVisible()

  await logOut(page)
  await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
  await expect.poll(cookie).toBeUndefined()
  await page.goto('/auth?next=%2Fsettings')
  const first = async () => {
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible()
  }
  await first()
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await press(page, 'Back to Sign In')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await first()
  await code.fill('000000')
  await press(page, 'Sign In')
  await expect(page.getByText('That code is not right. Use the newest one in your app.')).toBeVisible()
  await code.fill(await totp(secret, 'after'))
  await press(page, 'Sign In')
  await expect(page).toHaveURL(/\/settings$/)

  await press(page, 'Remove My phone')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'My phone is removed')
  await expect(two.getByText('Off. Your password alone signs you in.')).toBeVisible()
})

test(
  'a sign-in elsewhere is seen and ended; so are all of them, and then this one too',
  once,
  async ({ page, app, browser }) => {
    const account = await newPerson(app)
    await knownPerson(app, account)
    const elsewhere = await browser.newContext({ baseURL: app.url })
    const other = await elsewhere.newPage()
    await signIn(other, account)
    await arrive(page, app, account, '/settings')
    const sessions = section(page, 'Sessions')
    const ends = sessions.getByRole('button', { name: /^Sign out .+, last used/ })
    await expect(sessions.getByText('This device')).toHaveCount(1)
    await expect(ends).toHaveCount(2)
    await sessions.getByRole('button', { name: /^Sign out Chrom/ }).click()
    await expect(ends).toHaveCount(1)
    await expect(other.getByRole('dialog', { name: 'Please log in' })).toBeVisible()
    await elsewhere.close()
    await press(page, 'Sign out everywhere else')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expectToast(page, 'You are signed out everywhere else')
    await expect(ends).toHaveCount(0)
    await press(page, 'Sign out everywhere')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Care for yourself and others' })).toBeVisible()
  },
)
