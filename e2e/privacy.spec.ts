import { expect, expectAccessible, newAccount, startApp, test as plain } from './app.ts'
import { linkTo } from './letters.ts'
import { once } from './once.ts'
import { dismissToast, expectToast, logOut, newPerson } from './people.ts'

/** The product with e-mail privacy on: whoever asks learns of no address whether it has an account. */
const test = plain.extend<object>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const app = await startApp({ IDENTITY_EMAIL_PRIVACY: 'on', ADMIN_EMAIL: 'keeper@example.org' })
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test.describe.configure({ mode: 'default' })

test(
  'with e-mail privacy on, signing up says the same of every address, and the letters differ',
  once,
  async ({ page, app }) => {
    const lastLetter = () => app.lettersTo(email).at(-1) ?? ''
    const { email } = newAccount()
    const signUp = async (password: string) => {
      await page.goto('/auth?trial=true')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm Password', { exact: true }).fill(password)
      await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
      const said = await page.getByRole('main').innerText()
      expect(said).toContain(`We sent an email to ${email}.`)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      return said
    }
    const first = await signUp('a lamp in the hall')
    await page.goto(await linkTo(app, email))
    await page.getByRole('button', { name: 'Confirm this email' }).click()
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await logOut(page)
    expect(await signUp('a lamp in the hell')).toBe(first)
    await expect.poll(lastLetter).toContain('It already has an account.')
    await logOut(page)
  },
)

test('with e-mail privacy on, nobody learns whether an address has an account', once, async ({ page, app }) => {
  const { email } = await newPerson(app)
  await page.goto('/auth')
  const form = page.locator('form')
  for (const asked of [email, newAccount().email, 'keeper@example.org']) {
    await page.getByLabel('Email').fill(asked)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await form.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Login failed', 'Email or password is incorrect.')
    await dismissToast(page)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await form.getByRole('button', { name: 'Send email' }).click()
    await expect(page.getByText(`If there is an account for ${asked}, a link`)).toBeVisible()
    await page.getByRole('button', { name: 'Back to Sign In' }).click()
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await form.getByRole('button', { name: 'Send email' }).click()
    await expect(page.getByText(`A sign-in link is on its way to ${asked}`)).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to Sign In' }).click()
  }
})
