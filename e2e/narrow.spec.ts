import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, goWithin, know, newPerson } from './people.ts'
import { part } from './tomas.ts'

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

const address = 'https://example.org/one/word/that/no/browser/may/break/at/a/space/a1b2c3d4e5f6a7'
const name = 'alexandra.konstantinou@example.org'

test('an address or a name in one long word makes no page wider than the screen', once, async ({ page, app }) => {
  test.setTimeout(120_000)
  const person = await newPerson(app)
  const { post } = as(app, person)
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = async (what: string) => {
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(beyond), what).toBeLessThanOrEqual(0)
  }
  await know(app, person, { personName: name })
  await arrive(page, app, person)
  await expect(page.getByRole('heading', { name: `How are things with ${name} right now?` })).toBeVisible()
  await fits('a first person')
  await post('/api/conversations', { title: address, type: 'solo_session' })
  await post('/api/journal', { mood: 'happy', title: 'j'.repeat(100), content: address, emotions: address, tags: [] })
  await post('/api/craft-message', { goal: `I want to tell my sister about ${address}`, selectedTone: 'caring' })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await goWithin(page, '/journal')
    // An entry below the screen is not laid out.
    await page.getByRole('button', { name: 'j'.repeat(100), exact: true }).evaluate((it) => it.scrollIntoView())
    await fits(`an entry, ${width}`)
    await goWithin(page, '/text-this-not-that')
    await part(page, 'Previous messages').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: 'Why it is worded like this' })).toBeVisible()
    await fits(`words that were found, ${width}`)
    await goWithin(page, '/dashboard')
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByText(address)).toBeVisible()
    await fits(`what was done lately, ${width}`)
  }
})

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
