import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectWideToo, signUp, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, newPerson, openMenu } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Start now/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

test('a plan is chosen, refused, asked about, paid, canceled and resumed', once, async ({ page }) => {
  test.setTimeout(120_000)
  await test.step('a new account without the trial flag is led to the plans', async () => {
    await signUp(page, { trial: false })
    await expect(page).toHaveURL(/\/membership$/)
    await expectToast(page, 'Account created! Please select a membership plan to continue.')
    await expect(heading(page)).toHaveText('Choose Your Membership')
  })
  await button(page, 'Choose Plus').click()
  await expect(page).toHaveURL(/\/checkout\?plan=plus&v=\d+$/)
  await expect(heading(page)).toHaveText('Complete Your Subscription')
  await expect(button(page, 'Pay $20/month')).toBeEnabled()
  await expect(page.getByText('Test payments: no card is charged, Stripe is not connected.')).toBeVisible()
  await expectAccessible(page)
  await expectWideToo(page)

  await consent(page).check()
  await page.locator('form summary').click()
  const alert = page.locator('form').getByRole('alert')
  for (const [name, why] of [
    ['Insufficient funds', 'Your card has insufficient funds.'],
    ['Expired', 'Your card has expired.'],
    ['Wrong security code', "Your card's security code is incorrect."],
    ['Declined', 'Your card was declined.'],
  ] as const) {
    await card(page, name).check()
    await button(page, 'Pay $20/month').click()
    await expect(alert).toContainText(`Payment Failed ${why} You have not been charged.`)
  }
  await expectAccessible(page)

  await card(page, 'Asks for approval').check()
  await button(page, 'Pay $20/month').click()
  const bank = page.getByRole('dialog', { name: 'Is this you?' })
  await expect(bank).toContainText('$20.00')
  await expectAccessible(page)
  // In the middle of it the page is loaded anew: it is the same payment that goes on.
  await page.reload()
  await expect(button(page, 'Pay $20/month')).toBeEnabled()
  await card(page, 'Asks for approval').check()
  await consent(page).check()
  await button(page, 'Pay $20/month').click()
  await bank.getByRole('button', { name: 'Fail', exact: true }).click()
  await expect(alert).toContainText('We are unable to authenticate your payment method.')

  await card(page, 'Pays').check()
  await button(page, 'Pay $20/month').dblclick()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectToast(page, 'Payment Successful', 'Welcome to Plus.')

  const menu = await openMenu(page)
  await expect(menu).toContainText('Premium+ Member')
  await menu.getByRole('link', { name: 'Manage Subscription', exact: true }).click()
  await expect(heading(page)).toHaveText('Your membership')
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipts' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectWideToo(page)
  await button(page, 'Change plan').click()
  const change = page.getByRole('dialog', { name: 'Change plan' })
  await expect(change.getByRole('button', { name: 'Change to Core', exact: true })).toBeEnabled()
  await expect(change).toContainText('Core shares what you learn.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(change).toBeHidden()

  await button(page, 'Cancel membership').click()
  const cancel = page.getByRole('dialog', { name: 'Cancel Plus?' })
  await expect(cancel).toContainText('You keep everything until')
  await cancel.getByRole('button', { name: 'Cancel membership', exact: true }).click()
  await expect(page.locator('.band')).toContainText('Ends')
  await button(page, 'Resume Plus').click()
  await expect(page.locator('.band')).toHaveText('Active')
  // Whoever has a plan is not led to pay for another one.
  await page.goto('/checkout?plan=core')
  await expect(page).toHaveURL(/\/subscribe$/)
})

test('a renewal that fails is said on every page, until another card has paid it', once, async ({ page, app }) => {
  test.setTimeout(120_000)
  const person = await newPerson(app, { trial: false })
  const { post } = as(app, person)
  const { clientSecret } = await post<{ clientSecret: string }>('/api/create-subscription', { plan: 'core' })
  await post('/api/test-payments/confirm', { clientSecret, card: 'renewal_fails' })
  await post('/api/test-payments/advance', { days: 32 })
  await arrive(page, app, person)
  const banner = page.getByRole('complementary', { name: 'Payment' })
  await expect(banner).toContainText('Your payment of $10.00 failed.')
  await expectAccessible(page)
  await banner.getByRole('link', { name: 'Use another card' }).click()
  await expect(page.locator('.band')).toHaveText('Payment failed')
  await expectAccessible(page)
  // As small as a screen gets, with letters of twice the size.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await button(page, 'Use another card').click()
  const dialog = page.getByRole('dialog', { name: 'Use another card' })
  await expect(dialog.getByRole('button', { name: 'Save card and pay $10.00', exact: true })).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save card and pay $10.00', exact: true }).click()
  await expectToast(page, 'Payment Successful')
  await expect(page.locator('.band')).toHaveText('Active')
  await page.goto(`${app.url}/dashboard`)
  await expect(heading(page)).toHaveText('Welcome back!')
  await expect(banner).toHaveCount(0)
})
