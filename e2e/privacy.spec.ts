import { expect, expectAccessible, newAccount, startApp, test } from './app.ts'
import { linkTo } from './letters.ts'
import { once } from './once.ts'
import { logOut } from './people.ts'

test(
  'with e-mail privacy on, signing up says the same of every address, and the letters differ',
  once,
  async ({ page }) => {
    const app = await startApp({ IDENTITY_EMAIL_PRIVACY: 'on' })
    const lastLetter = () => app.lettersTo(email).at(-1) ?? ''
    const { email } = newAccount()
    const signUp = async (password: string) => {
      await page.goto(`${app.url}/auth?trial=true`)
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
    try {
      const first = await signUp('a lamp in the hall')
      await page.goto(await linkTo(app, email))
      await page.getByRole('button', { name: 'Confirm this email' }).click()
      await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
      await page.getByRole('link', { name: 'Continue', exact: true }).click()
      await logOut(page)
      expect(await signUp('a lamp in the hell')).toBe(first)
      await expect.poll(lastLetter).toContain('It already has an account.')
      await logOut(page)
    } finally {
      await app.stop()
    }
  },
)
