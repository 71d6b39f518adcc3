import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { openRows } from './people.ts'
import { editor, openTomas as open, part as field, press, stored } from './tomas.ts'

const items = (page: Page, name: string) => field(page, name).locator('.lf__items > li > :first-child')
const adder = (page: Page, name: string) => field(page, name).getByRole('textbox', { name: `New in ${name}` })

const lists = {
  'Goals & Improvement': ['Relationship Goals', 'Areas to Improve', 'Current Issues & Concerns'],
  'Relationship Dynamics & Boundaries': [
    'Triggers',
    'Red Lines',
    'Incompatibilities',
    'Aspirations',
    'Core Values',
    'Non-Negotiables',
  ],
  'Insights & Appreciation': ["What You've Learned", 'What You Like'],
}
const names: Record<string, string> = {
  'Relationship Goals': 'relationshipGoals',
  'Areas to Improve': 'strugglingWith',
  'Current Issues & Concerns': 'currentIssues',
  Triggers: 'triggers',
  'Red Lines': 'redLines',
  Incompatibilities: 'incompatibilities',
  Aspirations: 'aspirations',
  'Core Values': 'values',
  'Non-Negotiables': 'nonNegotiables',
  "What You've Learned": 'learned',
  'What You Like': 'likes',
}

test('three cards hold eleven lists, each added to in its place and kept as lines', once, async ({ page, app }) => {
  const { person, id } = await open(page, app)
  for (const [card, labels] of Object.entries(lists)) {
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeVisible()
    for (const label of labels) {
      await expect(field(page, card).getByRole('heading', { level: 3, name: label })).toBeVisible()
      await press(page, `Add to ${label}`)
      await adder(page, label).fill(`  ${label}, the first  `)
      await adder(page, label).press('Enter')
      await expect(items(page, label)).toHaveText([`${label}, the first`])
    }
  }
  await press(page, 'Edit Triggers')
  await press(page, 'Remove: Red Lines, the first')
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Undo: Red Lines, the first')
  for (const [label, name] of Object.entries(names))
    await expect.poll(async () => (await stored(app, person, id))[name]).toBe(`${label}, the first`)
})

test('two tabs that change two lists keep both', once, async ({ page, app, context }) => {
  const { person, id } = await open(page, app, { triggers: 'Late calls', likes: 'His laugh' })
  const other = await context.newPage()
  await other.goto(page.url())
  await openRows(other)
  for (const [tab, label, words] of [
    [page, 'Triggers', 'Silence'],
    [other, 'What You Like', 'His cooking'],
  ] as const) {
    await press(tab, `Edit ${label}`)
    await editor(tab, label).press('End')
    await editor(tab, label).pressSequentially(`\n${words}`)
  }
  await field(page, 'Triggers').getByRole('button', { name: 'Save' }).click()
  await field(other, 'What You Like').getByRole('button', { name: 'Save' }).click()
  await expect(items(other, 'What You Like')).toHaveText(['His laugh', 'His cooking'])
  await expect
    .poll(() => stored(app, person, id))
    .toMatchObject({ triggers: 'Late calls\nSilence', likes: 'His laugh\nHis cooking' })
  // Each tab hears of the other's.
  await expect(items(page, 'What You Like')).toHaveText(['His laugh', 'His cooking'])
  await expect(items(other, 'Triggers')).toHaveText(['Late calls', 'Silence'])
})

test('five hundred items stay quick to read, to add to and to take from', once, async ({ page, app }) => {
  const many = Array.from({ length: 500 }, (_, n) => `item ${n + 1}`)
  const { person, id } = await open(page, app, { learned: many.join('\n') })
  await expect(items(page, "What You've Learned")).toHaveCount(12)
  await press(page, 'Show all 500')
  await expect(items(page, "What You've Learned")).toHaveCount(500)
  /** Milliseconds from the press until the screen shows it. */
  const took = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[aria-label="Remove: item 250"]')
    const began = performance.now()
    button?.click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return performance.now() - began
  })
  expect(took).toBeLessThan(2_000)
  await press(page, "Add to What You've Learned")
  await adder(page, "What You've Learned").fill('the last one')
  await adder(page, "What You've Learned").press('Enter')
  await expect(items(page, "What You've Learned").last()).toHaveText('the last one')
  const kept = [...many.slice(0, 249), ...many.slice(250), 'the last one'].join('\n')
  await expect.poll(async () => (await stored(app, person, id))['learned']).toBe(kept)
})
