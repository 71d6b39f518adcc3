import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectWideToo, test } from './app.ts'
import { once } from './once.ts'
import { arrive, expectToast, goWithin, newPerson, withRecord } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const trialCard = (page: Page) => page.getByRole('region', { name: 'Try Free for 24 Hours' })
const start = (page: Page) => trialCard(page).getByRole('button', { name: 'Start Free Trial' }).click()
const banner = (page: Page) => page.getByRole('complementary', { name: 'Free trial' })
const hours = 3_600_000

test('a visitor reads the three plans, and is asked to log in for the trial', once, async ({ page }) => {
  await page.goto('/membership')
  await expect(heading(page)).toHaveText('Choose Your Membership')
  for (const [name, ...points] of [
    ['Core', '$10 per month', 'Shares anonymized learnings of resolved conflicts in the community feed'],
    ['Plus', 'Most Popular', '$20 per month', 'Does not share resolved conflicts'],
    ['Prime', '$100 one payment', 'Everything in Plus', 'A paid waitlist for guided group mediation'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    for (const point of points) await expect(card).toContainText(point)
  }
  await expect(trialCard(page)).toContainText('No credit card')
  await expect(trialCard(page)).toContainText(
    'As with Core, an anonymized learning from a chat you resolve may be shared',
  )
  await expectAccessible(page)
  await expectWideToo(page)
  await start(page)
  await expectToast(page, 'Error', 'Please log in to start your free trial')
})

test('plans are looked at, and the trial is taken', once, async ({ page, app }) => {
  await arrive(page, app, await newPerson(app, { trial: false }), '/membership')
  await test.step('choosing a plan leads to the checkout with the plan and the time', async () => {
    for (const [plan, name, price] of [
      ['core', 'Core', 'Pay $10/month'],
      ['plus', 'Plus', 'Pay $20/month'],
      ['prime', 'Prime', 'Pay $100 once'],
    ] as const) {
      const before = Date.now()
      await page.getByRole('button', { name: `Choose ${name}` }).click()
      await expect(page).toHaveURL(new RegExp(`/checkout\\?plan=${plan}&v=\\d+$`))
      const v = Number(new URL(page.url()).searchParams.get('v'))
      expect(v).toBeGreaterThanOrEqual(before)
      expect(v).toBeLessThanOrEqual(Date.now())
      await expect(page.getByRole('button', { name: price, exact: true })).toBeEnabled()
      await page.getByRole('link', { name: 'Plans', exact: true }).click()
      await expect(heading(page)).toHaveText('Choose Your Membership')
    }
  })
  await test.step('the trial starts once, without a card, and opens the dashboard', async () => {
    await expect(trialCard(page)).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(start-trial|auth\/user)$/.test(pathname))
        asked.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`)
    })
    await trialCard(page).getByRole('button', { name: 'Start Free Trial' }).dblclick()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectToast(page, 'Free Trial Started!', 'You now have 24 hours of free access to Core features.')
    await expect(banner(page)).toContainText('23h 59m remaining in your free trial')
    expect(asked.slice(0, 2)).toEqual(['POST /api/start-trial ', 'GET /api/auth/user '])
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(1)
    // One that runs is offered no second one.
    await goWithin(page, '/membership')
    await expect(heading(page)).toHaveText('Choose Your Membership')
    await expect(trialCard(page)).toHaveCount(0)
  })
})

test('the banner counts down, and its tone follows the hours that remain', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const colours: string[] = []
  const seen = async () => {
    await expectAccessible(page)
    colours.push(await banner(page).evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  const now = Date.now()
  await page.clock.install({ time: now })
  await withRecord(page, {
    serverTime: new Date(now).toISOString(),
    trialEndDate: new Date(now + 7 * hours).toISOString(),
  })
  await arrive(page, app, person, '/membership')
  await expect(banner(page)).toHaveAttribute('data-tone', 'normal')
  await expect(banner(page).getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/membership')
  const top = await banner(page).boundingBox()
  expect(top?.y).toBe(0)
  await expect(banner(page)).toContainText(/6h 59m remaining in your free trial/)
  await page.clock.fastForward('01:10')
  await expect(banner(page)).toContainText(/6h 58m remaining/)
  await seen()
  await page.clock.fastForward('01:00:00')
  await expect(banner(page)).toHaveAttribute('data-tone', 'warning')
  await expect(banner(page)).toContainText(/5h 58m remaining/)
  await seen()
  await page.clock.fastForward('04:00:00')
  await expect(banner(page)).toHaveAttribute('data-tone', 'urgent')
  await expect(banner(page).locator('strong')).toHaveText('URGENT')
  await expect(banner(page)).toContainText('1h 58m remaining. Subscribe now to avoid losing access!')
  const pulse = await banner(page)
    .locator('.icon')
    .evaluate((icon) => getComputedStyle(icon).animationName)
  expect(pulse).not.toBe('none')
  await seen()
  expect(new Set(colours).size, 'its tones can be told apart').toBe(3)
  await page.clock.fastForward('02:00:00')
  await expect(banner(page)).toHaveAttribute('data-tone', 'expired')
  await expect(banner(page)).not.toContainText('remaining')
})
