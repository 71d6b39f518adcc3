import type { Page } from '@playwright/test'
import { expect, expectAccessible, newAccount, signIn, signUp, test } from './app.ts'
import { linkTo, refuse } from './letters.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, logOut, newPerson, openMenu } from './people.ts'
import { totp } from './totp.ts'

/**
 * Through the SDK in a real browser, by the names of IDENTITY.md's table: accounts:signUp, signInWithPassword, lookup
 * (account.reload), sendOobCode VERIFY_EMAIL and VERIFY_AND_CHANGE_EMAIL, resetPassword (checkActionCode), update (an
 * oobCode, and a password), v2/passwordPolicy, mfaEnrollment:start, :finalize, :withdraw, mfaSignIn:finalize, v1/token,
 * and POST and DELETE /api/session.
 */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a new person is asked what to call them, and may say nothing', once, async ({ page }) => {
  await signUp(page)
  const card = page.getByRole('region', { name: 'What should we call you?' })
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back!' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('the name that a new person gives greets them at once', once, async ({ page, app }) => {
  await arrive(page, app, await newPerson(app))
  const card = page.getByRole('region', { name: 'What should we call you?' })
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Write a name, or choose "Not now".')).toBeVisible()
  await card.getByLabel('First name').fill('  Nora ')
  await card.getByLabel('First name').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Nora!' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test(
  'name, country and theme save each on their own, and a save that fails keeps the form',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app, { trial: false })
    await arrive(page, app, person, '/membership')
    const menu = await openMenu(page)
    await menu.getByText('Account and security').click()
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
  const { email, password } = await newPerson(app)
  await signIn(page, { email, password })
  await page.goto('/settings')
  await press(page, 'Send a letter to confirm it')
  await expect(page.getByText(`A letter is on its way to ${email}.`)).toBeVisible()
  await page.goto(await linkTo(app, email))
  await expect(page.getByText(`${email} is the email of your account.`)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Confirm this email')
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(section(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible()

  const moved = newAccount().email
  const field = section(page, 'Email').getByLabel('New email')
  await press(page, 'Change email')
  await expect(page.getByText('Enter the new email.')).toBeVisible()
  await field.fill(email.toUpperCase())
  await press(page, 'Change email')
  await expect(page.getByText('This is your email already.')).toBeVisible()
  await field.fill((await newPerson(app)).email)
  await press(page, 'Change email')
  await expect(page.getByText('Another account has this email already.')).toBeVisible()

  await field.fill(moved)
  await refuse(page, 'accounts:sendOobCode', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 1)
  await press(page, 'Change email')
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('Incorrect password. Please try again.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(`Open the letter that we sent to ${moved}.`)).toBeVisible()
  await page.goto(await linkTo(app, moved))
  await press(page, 'Use this email')
  await expect(page.getByText(`Your email is now ${moved}.`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await signIn(page, { email: moved, password })
})

test('a new password meets the rules, and signs out everywhere but here', once, async ({ page, app, browser }) => {
  const account = await newPerson(app)
  await signIn(page, account)
  const elsewhere = await browser.newContext({ baseURL: app.url })
  const other = await elsewhere.newPage()
  await signIn(other, account)
  await page.goto('/settings')
  const form = section(page, 'Password')
  const fill = async (current: string, next: string, again = next) => {
    await form.getByLabel('Current password').fill(current)
    await form.getByLabel('New password', { exact: true }).fill(next)
    await form.getByLabel('Confirm new password').fill(again)
  }
  const rule = form.getByRole('list', { name: 'The password needs' }).getByText('At least 8 characters')
  await fill(account.password, 'seven77')
  await expect(rule).toContainText('not yet')
  await press(page, 'Change password')
  await expect(form.getByText('The password needs: at least 8 characters.')).toBeVisible()
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
  await expectToast(page, 'Your password is changed', 'Everywhere else you are signed out.')
  await expect(other.getByRole('dialog', { name: 'Please log in' })).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Account and security' })).toBeVisible()
  await logOut(page)
  await signIn(page, { ...account, password: 'a lamp in the hall' })
})

test('two-step sign-in: set up, asked for at the next sign-in, and removed', once, async ({ page, app }) => {
  const account = await newPerson(app)
  await signIn(page, account)
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'mallama_session')
  await expect.poll(cookie).toMatchObject({ value: '1', httpOnly: true, sameSite: 'Lax' })
  await page.goto('/settings')
  const two = section(page, 'Two-step sign-in')
  await expect(two.getByText('There are no recovery codes.')).toBeVisible()
  await expect(two.getByText('Confirm your email first.')).toBeVisible()
  await expect(two.getByRole('button', { name: 'Set up two-step sign-in' })).toHaveCount(0)
  await press(page, 'Send a letter to confirm your email')
  await expect(two.getByText(`A letter is on its way to ${account.email}.`)).toBeVisible()
  await page.goto(await linkTo(app, account.email))
  await press(page, 'Confirm this email')
  await page.getByRole('link', { name: 'Go on' }).click()
  await press(page, 'Set up two-step sign-in')
  await expect(two.getByRole('img', { name: 'QR code of the secret below' }).locator('path')).toHaveAttribute('d', /^M/)
  const secret = await two.locator('.secret').innerText()
  await expect(two.getByRole('link', { name: 'open the app' })).toHaveAttribute('href', /^otpauth:\/\/totp\//)
  await expectAccessible(page)
  await two.getByLabel('Name of the app').fill('My phone')
  await two.getByRole('textbox', { name: 'Code' }).fill('12345')
  await press(page, 'Turn it on')
  await expect(two.getByText('Enter the code of six digits.')).toBeVisible()
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
  await expect(page.getByText('That code is not right. Look for the newest one in your app.')).toBeVisible()
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
    const elsewhere = await browser.newContext({ baseURL: app.url })
    const other = await elsewhere.newPage()
    await signIn(other, account)
    await signIn(page, account)
    await page.goto('/settings')
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
