import { expect, expectAccessible } from './app.ts'
import { test } from './office.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, newPerson } from './people.ts'

test.describe.configure({ mode: 'default' })

test(
  'the administrator looks after the server: sees how it does, disables an account with a reason, ends a plan',
  once,
  async ({ page, app, office }) => {
    test.setTimeout(120_000)
    const admin = await office.admin()
    const nora = await newPerson(app)
    await as(app, nora).patch('/api/auth/user', { firstName: 'Nora', lastName: 'Adeyemi' })
    const { clientSecret } = await as(app, admin).post<{ clientSecret: string }>('/api/create-subscription', {
      plan: 'core',
    })
    await as(app, admin).post('/api/test-payments/confirm', { clientSecret, card: 'success' })

    await arrive(page, app, admin, '/dashboard')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible({ timeout: 30_000 })
    const health = page.getByRole('region', { name: 'System health' })
    await expect(health).toContainText('Test payments')
    await expect(page.getByRole('region', { name: 'Needs you' })).toContainText('no language model is switched on')
    await expectAccessible(page)
    const section = (name: string) =>
      page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }).click()

    await section('People')
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('adey')
    const row = page.getByRole('button', { name: /^Nora Adeyemi/ })
    await expect(page.getByRole('list', { name: 'People' }).getByRole('button')).toHaveCount(1)
    await expectAccessible(page)
    await row.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Disable account' }).click()
    await expect(dialog.getByText('Say why, for the log.')).toBeVisible()
    await expect(dialog.getByLabel('Why')).toBeFocused()
    await page.keyboard.type('Asked us to, by e-mail')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Disable account' }).click()
    await expect(dialog.getByRole('heading', { name: 'Disable the account of Nora Adeyemi?' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Disable account' }).click()
    await expectToast(page, 'Nora Adeyemi is disabled')
    await expect(row).toContainText('Disabled')
    const answer = await fetch(`${app.url}/api/auth/user`, { headers: { Authorization: `Bearer ${nora.token}` } })
    expect(answer.status).toBe(401)

    await section('Membership')
    const own = page.getByRole('region', { name: 'Your subscription' })
    await expect(own).toContainText('Core, $10 a month')
    const paying = Number(await page.getByText('Core', { exact: true }).locator('+ dd').textContent())
    await own.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expectToast(page, 'Your subscription has been canceled.')
    await expect(own).toContainText('none')
    await expect(page.getByText('Core', { exact: true }).locator('+ dd')).toHaveText(String(paying - 1))
    await expectAccessible(page)

    await section('Log')
    await expect(page.getByRole('list', { name: 'Acts' })).toContainText('Disabled Nora Adeyemi')
    await expect(page.getByRole('list', { name: 'Acts' })).toContainText('Asked us to, by e-mail')
    await expect(page.getByRole('list', { name: 'Acts' })).toContainText(/Canceled the plan of .* at once/)
    await expectAccessible(page)
    await section('Community')
    await expect(page.getByRole('region', { name: 'Stories to review' })).toContainText(
      'No story waits for a reviewer.',
    )
    await expectAccessible(page)
  },
)
