import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectWideToo, test } from './app.ts'
import { once } from './once.ts'
import { arrive, goWithin, isPhone, know, newPerson, openRows } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, name: string) =>
  page.locator('.who').filter({ has: page.getByRole('link', { name, exact: true }) })

test('the page of one person has their scores, the notes if there are any, the chat and what was saved', async ({
  page,
  app,
}) => {
  const person = await newPerson(app)
  const scores = { trust: 90, communication: 80, joy: 70, growth: 60 }
  const draft = { personName: 'Ines', relationshipType: 'best_friend', notes: 'She hums.\nShe waits.' }
  const id = await know(app, person, draft, scores)
  const without = await know(app, person, { personName: 'Otto' })
  await arrive(page, app, person, `/relationships/${id}`)
  await expect(heading(page)).toHaveText('Ines')
  const top = page.getByRole('region', { name: 'Scores' })
  await expect(top.locator('.top__type')).toHaveText('Best friend')
  await expect(top.locator('.band')).toHaveText('77% Good')
  for (const [name, value] of [
    ['Trust & Safety', '90'],
    ['Communication', '80'],
    ['Joy & Fulfillment', '70'],
    ['Growth', '60'],
  ] as const)
    await expect(top.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', value)
  await openRows(page)
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('She hums.')
  await expect(
    isPhone(page)
      ? page.getByRole('link', { name: 'Chat about Ines' })
      : page.getByRole('region', { name: 'Chat about Ines' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved conversations' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to All Relationships' }).click()
  await card(page, 'Otto').getByRole('link', { name: 'Otto', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${without}$`))
  await expect(page.getByRole('region', { name: 'Scores' }).locator('.band')).toHaveText('No data yet')
  await expect(page.getByRole('region', { name: 'Notes' })).toHaveCount(0)
})

test('names of any length and script stay inside their card', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const names = ['ليلى بنت عبد الرحمن', '👩‍👩‍👧‍👦 família ❤️', 'Donaudampfschifffahrt'.repeat(9), '李小龍']
  for (const personName of names) await know(app, person, { personName, notes: personName })
  await arrive(page, app, person, '/relationships')
  for (const name of names) await expect(card(page, name)).toBeVisible()
  await expectAccessible(page)
  await expectWideToo(page)
  await goWithin(page, '/dashboard')
  await expect(page.locator('.rel')).toHaveCount(4)
  await expectAccessible(page)
  await expectWideToo(page)
  await goWithin(page, '/relationships')
  await card(page, names[2] ?? '')
    .getByRole('link', { name: names[2], exact: true })
    .click()
  await expect(heading(page)).toHaveText(names[2] ?? '')
  await expectAccessible(page)
  await expectWideToo(page)
})
