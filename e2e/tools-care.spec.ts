import type { Locator, Page } from '@playwright/test'
import { hurt } from './analyzed.ts'
import { expect, expectAccessible, test } from './app.ts'
import { craft } from './crafting.ts'
import { once } from './once.ts'
import { arrive, as, dismissToast, expectToast, newPerson } from './people.ts'
import { press } from './tomas.ts'

const thanks = 'I want to thank my sister Ida for looking after the kids on Saturday.'

const toasts = (page: Page) => page.locator('.toaster .toast')

/** Every pair of boxes that lie over each other. */
async function expectClear(page: Page, what: Locator) {
  await expect(toasts(page)).toHaveCount(1)
  await expect
    .poll(async () => {
      const toast = (await toasts(page).boundingBox())!
      const boxes = await Promise.all((await what.filter({ visible: true }).all()).map((one) => one.boundingBox()))
      return boxes.filter(
        (box) =>
          box &&
          box.x < toast.x + toast.width &&
          box.x + box.width > toast.x &&
          box.y < toast.y + toast.height &&
          box.y + box.height > toast.y,
      ).length
    })
    .toBe(0)
}

test('no toast lies over Quick exit or over the head of a dialog', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const made = await as(app, person).post<object>('/api/craft-message', { goal: thanks, selectedTone: 'caring' })
  const feedback = 'Say when it suits you, and leave room for another day. '.repeat(8)
  await arrive(page, app, person, '/text-this-not-that')
  await page.route('**/api/craft-message', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { ...made, feedback } })
      : route.fallback(),
  )
  const ways = page.locator('[data-exit]')
  for (const [width, height] of [
    [390, 844],
    [320, 256],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await craft(page, thanks, 'Caring')
    await expectToast(page, 'Guidance')
    await expectClear(page, ways)
    await dismissToast(page)
    await press(page, 'Share')
    await expect(page.getByRole('dialog', { name: 'Share this' })).toBeVisible()
    await press(page, 'Instagram')
    await expectClear(page, page.locator('.dialog__head, [data-exit]'))
    await page.keyboard.press('Escape')
    await dismissToast(page)
  }
})

test('a toast lies over nothing that is in use, goes with its page, and is read in dark and light', async ({
  page,
  app,
}) => {
  await arrive(page, app, await newPerson(app), '/text-analyzer')
  await page.route('**/api/text-analysis', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  await page.getByLabel('Message', { exact: true }).fill(hurt)
  await press(page, 'Analyze Message')
  await expectToast(page, 'Analysis Failed')
  await expectClear(page, page.locator('[data-exit], .reach, :focus'))
  await page.getByLabel('Message', { exact: true }).focus()
  await expectClear(page, page.locator('[data-exit], .reach, :focus'))
  await expectAccessible(page)
  // It stays until it is read, and no longer than what it is about.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/dashboard$|\/$/)
  await expect(toasts(page)).toHaveCount(0)
})
