import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, goWithin, logOut, newPerson } from './people.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Your Relationships' })
const cards = (page: Page) => section(page).locator('.rel')

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
  await expect(section(page).getByRole('heading', { name: 'Your Relationships' })).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/relationships')
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  for (const [name, to] of [
    ['Start Solo Session', '/conversations-simple'],
    ['Analyze Text', '/text-analyzer'],
    ['Relationship Insights', '/relationship-analysis'],
    ['Learning Feed', '/learning-feed'],
  ] as const)
    await expect(actions.getByRole('link', { name })).toHaveAttribute('href', to)
  await expectAccessible(page)
  // The one thing to do is on the first screen, the way to the list with it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back!')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const first = section(page).getByRole('link', { name: 'Add Your First Relationship' })
  await expect(first).toHaveAttribute('href', '/relationships')
  await expect(first).toBeInViewport({ ratio: 1 })
  const steps = section(page).getByRole('region', { name: 'A quiet start' })
  await expect(steps.locator('[aria-current=step]')).toContainText('Add one person')
  const lowest = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await lowest(first)).toBeLessThan(await lowest(section(page).getByLabel('First name')))
  await test.step('the name that a new person gives greets them at once', async () => {
    const card = page.getByRole('region', { name: 'What should we call you?' })
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByText('Write a name, or choose "Not now".')).toBeVisible()
    await card.getByLabel('First name').fill('  Nora ')
    await card.getByLabel('First name').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Nora!' })).toBeVisible()
    await expect(card).toHaveCount(0)
  })
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Add Relationship' })
  await dialog.getByLabel("Person's Name").fill('Ines')
  await dialog.getByLabel('Relationship Type').selectOption({ label: 'Friend' })
  await dialog.getByRole('button', { name: 'Add Relationship' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines')
  await expect(page).toHaveURL(/\/relationships\/[0-9a-f-]{36}$/)
  await goWithin(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'How are things with Ines right now?' })).toBeVisible()
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
  await goWithin(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nora!')
  await expect(page.getByRole('heading', { name: 'How are things with Ines right now?' })).toHaveCount(0)
  // What is kept in sight stays in this browser, in the order of the page, until its person logs out.
  await page.getByRole('button', { name: 'Pin Strengths', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Pinned Insights' })).toContainText('Strong communication foundation')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your numbers' }).locator('dt')).toHaveText([
    'Active Sessions',
    'Progress Score',
    'Text Analyses',
    'Insights',
  ])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Your Relationships',
    'Pinned Insights',
    'Personal Insights',
    'Quick Actions',
    'Your Progress',
    'Recent Activity',
  ])
  await expect(page.getByRole('meter', { name: 'communication', exact: true })).toHaveAttribute('aria-valuenow', '70')
  await expectAccessible(page)
  const kept = () => page.evaluate(() => localStorage.getItem('dashboard-pinned-items'))
  expect(await kept()).toContain('strengths-1')
  await logOut(page)
  expect(await kept()).toBeNull()
})
