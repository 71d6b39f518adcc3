import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, know, newPerson } from './people.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Your Relationships' })
const cards = (page: Page) => section(page).locator('.rel')
const tile = (page: Page, name: string) => section(page).locator('dl > div').filter({ hasText: name }).locator('dd')
const all = (score: number) => ({ trust: score, communication: score, joy: score, growth: score })

test('someone new is led to their first relationship, and to what can be done', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/relationships', async (route) => {
    await held.promise
    await route.continue()
  })
  await arrive(page, app, person)
  await expect(section(page).locator('.spinner')).toBeVisible()
  held.resolve()
  await expect(section(page).getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  for (const [name, to] of [
    ['Start Solo Session', '/conversations-simple'],
    ['Analyze Text', '/text-analyzer'],
    ['Relationship Insights', '/relationship-analysis'],
    ['Learning Feed', '/learning-feed'],
  ] as const)
    await expect(actions.getByRole('link', { name })).toHaveAttribute('href', to)
  await expectAccessible(page)
  // Nobody is welcomed back who was not here before, and the one thing to do is on the first screen.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Mallama')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const first = section(page).getByRole('link', { name: 'Add Your First Relationship' })
  await expect(first).toHaveAttribute('href', '/relationships')
  await expect(first).toBeInViewport({ ratio: 1 })
  const steps = section(page).getByRole('region', { name: 'A quiet start' })
  await expect(steps.locator('[aria-current=step]')).toContainText('Add one person')
  const lowest = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await lowest(first)).toBeLessThan(await lowest(section(page).getByLabel('First name')))
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Add Relationship' })
  await dialog.getByLabel("Person's Name").fill('Ines')
  await dialog.getByLabel('Relationship Type').selectOption({ label: 'Friend' })
  await dialog.getByRole('button', { name: 'Add Relationship' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines')
  await expect(page).toHaveURL(/\/relationships\/[0-9a-f-]{36}$/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'How are things with Ines right now?' })).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/relationships')
  await expect(steps.locator('[aria-current=step]')).toContainText('Say how things are now')
  await expectAccessible(page)
  await steps.getByRole('button', { name: 'Hide these steps' }).click()
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(steps).toHaveCount(0)
  await section(page).getByRole('link', { name: 'Check in' }).click()
  for (const name of ['Trust & Safety', 'Communication', 'Joy & Fulfillment', 'Growth'])
    await page.getByRole('slider', { name }).fill('70')
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByRole('region', { name: 'Scores' }).locator('.band')).toHaveText('70% Good')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back!')
  await expect(page.getByRole('heading', { name: 'How are things with Ines right now?' })).toHaveCount(0)
})

test('the tiles count whom a check-in says something about', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await know(app, person, { personName: 'Nil' })
  await arrive(page, app, person)
  await expect(tile(page, 'Total Relationships')).toHaveText('1')
  await expect(tile(page, 'Average Health %')).toHaveText('-')
  for (const score of [70, 69, 50, 49]) await know(app, person, { personName: `Score ${score}` }, all(score))
  await page.reload()
  await expect(tile(page, 'Total Relationships')).toHaveText('5')
  await expect(tile(page, 'Healthy Relationships')).toHaveText('1')
  await expect(tile(page, 'Need Attention')).toHaveText('1')
  // (70 + 69 + 50 + 49) / 4 is 59.5.
  await expect(tile(page, 'Average Health %')).toHaveText('60%')
})

test('a card tells how it is in one look: scores, excerpts of 80 characters, and the way in', async ({ page, app }) => {
  const person = await newPerson(app)
  const notes = 'state '.repeat(20).trim()
  const strugglingWith = 'work '.repeat(30).trim()
  const draft = { personName: 'Ines', relationshipType: 'close_friend', notes, strugglingWith }
  const id = await know(app, person, draft, { trust: 85, communication: 65, joy: 65, growth: 40 })
  for (const [personName, score] of [
    ['Ada', 80],
    ['Ben', 60],
    ['Cem', 59],
  ] as const)
    await know(app, person, { personName }, all(score))
  await know(app, person, { personName: 'Nil', notes: notes.slice(0, 80) })
  await arrive(page, app, person)
  const card = (name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) })
  const ines = card('Ines')
  await expect(ines).toHaveAttribute('href', `/relationships/${id}`)
  await expect(ines.locator('.rel__type')).toHaveText('close friend')
  await expect(ines.locator('.band')).toHaveText('66% Good')
  await expect(ines.getByRole('meter', { name: 'Overall health' })).toContainText('66/100')
  await expect(ines.locator('dd').nth(0)).toHaveText(`${notes.slice(0, 80)}...`)
  await expect(ines.locator('dd').nth(1)).toHaveText(`${strugglingWith.slice(0, 80)}...`)
  await expect(ines.locator('dt')).toHaveText(['Current State', 'Working On'])
  for (const [name, value] of [
    ['Trust', '85'],
    ['Communication', '65'],
    ['Growth', '40'],
  ] as const)
    await expect(ines.getByRole('meter', { name, exact: true })).toHaveAttribute('aria-valuenow', value)
  await expect(ines).toContainText('Click for details & AI insights')
  for (const [name, tone] of [
    ['Ada', 'is-good'],
    ['Ben', 'is-watch'],
    ['Cem', 'is-critical'],
  ] as const)
    await expect(card(name).locator('.band')).toHaveClass(new RegExp(tone))
  await expect(card('Nil').locator('.band')).toHaveText('No data yet')
  await expect(card('Nil').locator('dd').nth(0)).toHaveText(notes.slice(0, 80).trim())
  await expectAccessible(page)
  await ines.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
})

test('above six a button leads to all of them', once, async ({ page, app }) => {
  const person = await newPerson(app)
  for (let n = 1; n <= 6; n++) await know(app, person, { personName: `Person ${n}` })
  await arrive(page, app, person)
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^View All \d/ })).toHaveCount(0)
  await know(app, person, { personName: 'Person 7' })
  await page.reload()
  await expect(cards(page)).toHaveCount(6)
  await section(page).getByRole('link', { name: 'View All 7 Relationships' }).click()
  await expect(page.locator('.who')).toHaveCount(7)
})

test('relationships that do not load say so, and load again', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await page.route('**/api/relationships', (route) => route.abort())
  await arrive(page, app, person)
  await expect(page.getByText('Your relationships did not load')).toBeVisible()
  await page.unrouteAll()
  await section(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
})
