import { complaintsOf, expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'

test('a visitor reads what this is, and finds the way in', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  await expect(page.getByLabel('Confirm Password', { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

test(
  'every call to action leads to the trial: the header, the hero, six features, three plans, the end',
  once,
  async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const features = page.getByRole('region', { name: /^For the conversation/ })
    const pricing = page.getByRole('region', { name: /^Start with a day/ })
    const end = page.getByRole('region', { name: 'You do not have to send it tonight.' })
    const trial = '/auth?trial=true'
    await expect(page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      trial,
    )
    await expect(main.locator('.hero').getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', trial)
    await expect(features.getByRole('link')).toHaveCount(6)
    for (const card of await features.getByRole('link').all()) await expect(card).toHaveAttribute('href', trial)
    for (const [name, ...words] of [
      ['Core', '$10 per month', 'Shares anonymized learnings of resolved conflicts in the community feed'],
      ['Plus', '$20 per month', 'Most Popular', 'Does not share resolved conflicts'],
      ['Prime', '$100 one payment', 'Everything in Plus', 'guided group mediation'],
    ] as const) {
      const plan = pricing.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
      for (const word of words) await expect(plan).toContainText(word)
      await expect(plan.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', trial)
    }
    await expect(end.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', trial)
    await expect(page.locator('body')).not.toContainText(/group.therapy/i)
    await expect(page).toHaveTitle(/Mallama/)
    await page.getByRole('button', { name: 'Learn More' }).click()
    await expect(features.getByRole('heading', { level: 2 })).toBeFocused()
    await test.step('for those who want no motion, a change of theme is one step', async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const words = page.locator('.demo__m span').last()
      await expect(words).toBeVisible()
      const colours = await words.evaluate(async (element) => {
        document.documentElement.dataset['theme'] = 'dark'
        const seen: string[] = [getComputedStyle(element).color]
        for (let frame = 0; frame < 12; frame++) {
          await new Promise((done) => requestAnimationFrame(done))
          seen.push(getComputedStyle(element).color)
        }
        return new Set(seen).size
      })
      expect(colours).toBe(1)
    })
    await test.step('320 px have room for the way in, beside the way out', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto('/')
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: 'Start Free Trial' })).toBeInViewport({ ratio: 1 })
      await expect(banner.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  },
)

test('the first page can be read before any script has come', once, async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(app.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
  await page.goto(`${app.url}/help-now`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
