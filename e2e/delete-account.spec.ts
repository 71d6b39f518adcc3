import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, goWithin, know, newPerson } from './people.ts'

test(
  'an account is deleted with its password, and nothing of it is left to sign in to',
  once,
  async ({ page, app }) => {
    const account = await newPerson(app)
    await know(app, account, { personName: 'Tomas' })
    await arrive(page, app, account, '/settings')
    await page.getByRole('button', { name: 'Delete my words' }).click()
    const words = page.getByRole('dialog', { name: 'Delete your words?' })
    await expect(words.getByLabel('Your password')).toBeVisible()
    await expectAccessible(page)
    await words.getByLabel('Your password').fill(account.password)
    await words.getByRole('button', { name: 'Delete my words' }).click()
    await expect(page.getByText('Nothing written yet')).toBeVisible()

    await goWithin(page, '/settings')
    await expect(page.getByRole('link', { name: 'Read or download your words' })).toHaveAttribute('href', '/your-words')
    await page.getByRole('region', { name: 'Delete account' }).getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByRole('link', { name: 'Download your words first' })).toHaveAttribute('href', '/your-words')
    await expectAccessible(page)
    const erase = dialog.getByRole('button', { name: 'Delete everything' })
    await erase.click()
    await expect(dialog.getByText('Enter your password.')).toBeVisible()
    await dialog.getByLabel('Your password').fill('not this one')
    await erase.click()
    await expect(dialog.getByText('This is not your password.')).toBeVisible()
    await dialog.getByLabel('Your password').fill(account.password)
    await erase.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'To the start' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
    const again = await page.request.post(
      `${app.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
      { data: { email: account.email, password: account.password, returnSecureToken: true } },
    )
    expect(again.status()).toBe(400)
  },
)
