import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { once } from './once.ts'
import { arrive, newPerson } from './people.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main, bottom' })

/** Words of the bar at the bottom that leave their own tab, or the screen. */
const crowded = (page: Page) =>
  bar(page).evaluate((all) =>
    [...all.children].flatMap((tab) => {
      const words = tab.querySelector('span')!
      const [around, inside] = [tab.getBoundingClientRect(), words.getBoundingClientRect()]
      const fits = inside.left >= around.left - 0.5 && inside.right <= around.right + 0.5 && around.right <= innerWidth
      return fits ? [] : [words.textContent]
    }),
  )

/** How wide each of its words is: one pixel where they are hidden. */
const widths = (page: Page) =>
  bar(page)
    .locator('> * > span')
    .evaluateAll((words) => words.map((one) => one.getBoundingClientRect().width))

test(
  'the words of the bar have room at 320 px, and letters too large for them leave the pictures',
  once,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    const browser = await page.context().newCDPSession(page)
    await arrive(page, app, await newPerson(app))
    for (const standard of [16, 18, 24, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
      await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'Conversations', 'Journal', 'Learning Feed'])
      expect(await crowded(page), `letters of ${standard} px`).toEqual([])
      if (standard === 16) {
        const shown = await widths(page)
        expect(shown).toHaveLength(5)
        expect(Math.min(...shown), 'hidden words fit everywhere').toBeGreaterThan(20)
      }
    }
    await expect(bar(page).getByRole('link', { name: 'Conversations', exact: true })).toBeVisible()
  },
)
