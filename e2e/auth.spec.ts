import type { Page } from '@playwright/test'
import { expect, expectAccessible, newAccount, signIn, signUp, startApp, test, type Account } from './app.ts'
import { once } from './once.ts'
import { arrive, dismissToast, expectToast, logOut, newPerson } from './people.ts'

const form = (page: Page) => page.locator('form')

async function write(page: Page, { email, password }: Account, confirm?: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (confirm !== undefined) await page.getByLabel('Confirm Password', { exact: true }).fill(confirm)
}

/** The identity provider refuses the next calls with this code, in its own protocol. */
async function refuse(page: Page, call: string, message: string) {
  const address = `**/identitytoolkit.googleapis.com/v1/accounts:${call}*`
  await page.unroute(address)
  await page.route(address, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    }),
  )
}

test('the form turns from Sign In to Create Account and back without losing a word', async ({ page }) => {
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
  await expect(confirm).toHaveAttribute('minlength', '6')
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(email).toHaveValue('someone@example.org')
  await expect(confirm).toHaveCount(0)
})

test('empty and short fields are named before anything is sent', once, async ({ page }) => {
  let calls = 0
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => (calls++, route.continue()))
  await page.goto('/auth?trial=true')
  const create = form(page).getByRole('button', { name: 'Create Account' })
  await create.click()
  for (const words of ['Enter your email.', 'Enter your password.', 'Enter the password again.'])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await write(page, { email: 'not an address', password: '12345' }, '12345')
  await create.click()
  await expect(page.getByText('Invalid email address.')).toBeVisible()
  await expect(page.getByText('Password should be at least 6 characters.')).toHaveCount(2)
  expect(calls).toBe(0)
})

test('passwords that differ are told, and make no account', once, async ({ page }) => {
  const account = newAccount()
  await page.goto('/auth?trial=true')
  await write(page, account, 'another horse')
  await form(page).getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, "Passwords don't match", 'Please make sure your passwords match')
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
})

test('trial=true, or coming from the first page, opens sign-up with the trial banner', once, async ({ page, app }) => {
  const banner = page.getByRole('complementary', { name: 'Free trial' })
  const arrived = await page.goto('/auth?trial=true')
  expect(arrived?.headers()['referrer-policy']).toBe('same-origin')
  await expect(banner).toContainText('no credit card')
  await page.goto('/auth', { referer: `${app.url}/` })
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  await expect(banner).toContainText('As with Core, what you resolve is shared as an anonymized learning')
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

test('a sign-in that fails says why, in the words of its code', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await page.goto('/auth')
  const press = () => form(page).getByRole('button', { name: 'Sign In' }).click()
  await write(page, newAccount())
  await press()
  await expectToast(page, 'Login failed', 'No account found with this email. Please sign up first.')
  await write(page, { ...person, password: 'not this one' })
  await press()
  await expectToast(page, 'Login failed', 'Incorrect password. Please try again.')
  for (const [code, words] of [
    ['USER_DISABLED', 'This account has been disabled.'],
    ['INVALID_EMAIL', 'Invalid email address.'],
    ['INVALID_LOGIN_CREDENTIALS', 'Email or password is incorrect.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes, then try again.'],
    ['QUOTA_EXCEEDED : The house is full today.', 'The house is full today.'],
    ['SOMETHING_UNHEARD_OF', 'Please try again.'],
  ] as const) {
    await refuse(page, 'signInWithPassword', code)
    await press()
    await expectToast(page, 'Login failed', words)
  }
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one')
})

test('a sign-up that fails says why, and keeps what was typed', once, async ({ page, app }) => {
  const { email } = await newPerson(app)
  await page.goto('/auth?trial=true')
  const press = () => form(page).getByRole('button', { name: 'Create Account' }).click()
  const taken = 'An account with this email already exists. Try logging in instead.'
  await write(page, { email, password: 'correct horse' }, 'correct horse')
  await press()
  await expectToast(page, 'Sign up failed', taken)
  for (const [code, words] of [
    ['EMAIL_EXISTS', taken],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'Password should be at least 6 characters.'],
    ['INVALID_EMAIL', 'Invalid email address.'],
    ['SOMETHING_UNHEARD_OF : Come back on Monday.', 'Come back on Monday.'],
    ['SOMETHING_UNHEARD_OF', 'Please try again.'],
  ] as const) {
    await refuse(page, 'signUp', code)
    await press()
    await expectToast(page, 'Sign up failed', words)
  }
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await dismissToast(page)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a second press of Create Account makes no second account', once, async ({ page }) => {
  let made = 0
  await page.route('**/accounts:signUp*', async (route) => {
    made++
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
  await page.goto('/auth?trial=true')
  const account = newAccount()
  await write(page, account, account.password)
  await form(page).getByRole('button', { name: 'Create Account' }).dblclick()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(made).toBe(1)
})

test('a forgotten password is replaced through the letter, whose link works once', once, async ({ page, app }) => {
  const { email } = await newPerson(app)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Look into your mail.')).toBeVisible()
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
  await expect(page.getByText('This link was used already, or a part of it is missing.')).toBeVisible()
  await signIn(page, { email, password: 'a lamp in the hall' })
})

test('with e-mail privacy on, nobody learns whether an address has an account', once, async ({ page }) => {
  const app = await startApp({ IDENTITY_EMAIL_PRIVACY: 'on' })
  try {
    const { email } = await newPerson(app)
    await page.goto(`${app.url}/auth`)
    for (const asked of [email, newAccount().email]) {
      await write(page, { email: asked, password: 'not this one' })
      await form(page).getByRole('button', { name: 'Sign In' }).click()
      await expectToast(page, 'Login failed', 'Email or password is incorrect.')
      await dismissToast(page)
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText(`If there is an account for ${asked}, a link`)).toBeVisible()
      await page.getByRole('button', { name: 'Back to Sign In' }).click()
    }
  } finally {
    await app.stop()
  }
})

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
