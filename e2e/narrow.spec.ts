import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, newPerson } from './people.ts'

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

/** Nothing lies over the middle of it, once it is scrolled to. */
const isOnTop = (element: Element) => {
  element.scrollIntoView({ block: 'end' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('however long a name is, what a dialog asks can be read and pressed', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const { post, get } = as(app, person)
  await post('/api/conversations', { title: 'w'.repeat(200), type: 'solo_session' })
  await arrive(page, app, person, '/conversations')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toBeVisible()
  // The last is a screen of 1280 by 1024 at 400 %.
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const what of [asked.getByText(/go for good/), ...(await asked.getByRole('button').all())])
      expect(await what.evaluate(isOnTop), `${await what.innerText()} at ${width} by ${height}`).toBe(true)
  }
  // The name can be read to its end.
  await expect(asked.getByRole('heading')).toHaveAttribute('tabindex', '0')
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(asked).toBeHidden()
  expect(await get('/api/conversations')).toEqual([])
})
