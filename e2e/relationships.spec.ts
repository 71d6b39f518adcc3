import type { Page } from '@playwright/test'
import { relationshipTypes } from '@mallama/contracts/relationship-types'
import { addRelationship, expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, isPhone, know, newPerson, openRows } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Relationship' })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Add Relationship' })
const openDialog = (page: Page) => page.getByRole('button', { name: /^Add (Your First )?Relationship$/ }).click()
const card = (page: Page, name: string) =>
  page.locator('.who').filter({ has: page.getByRole('link', { name, exact: true }) })

/** How the server takes an addition. */
const posting = (page: Page, answer: 'fail' | 'slow') =>
  page.route('**/api/relationships', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    if (answer === 'fail') return route.fulfill({ status: 500, body: '' })
    await new Promise((done) => setTimeout(done, 300))
    return route.continue()
  })

test('the dialog asks for a name and a type, and for a label only where the type is other', async ({ page, app }) => {
  const person = await newPerson(app)
  await arrive(page, app, person, '/relationships')
  await expect(heading(page)).toHaveText('Relationships')
  await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Your First Relationship' }).click()
  await submit(page).click()
  await expect(dialog(page)).toContainText('Person name is required')
  await expect(dialog(page)).toContainText('Relationship type is required')
  await expect(dialog(page).getByLabel("Person's Name")).toBeFocused()
  await dialog(page).getByLabel("Person's Name").fill('   ')
  await expect(dialog(page)).toContainText('Person name is required')
  await expectAccessible(page)
  const type = dialog(page).getByLabel('Relationship Type')
  const label = dialog(page).getByLabel(/^Custom Label/)
  await expect(label).toHaveCount(0)
  await type.selectOption('other')
  await label.fill('Landlord')
  await type.selectOption('friend')
  await expect(label).toHaveCount(0)
  await type.selectOption('other')
  await dialog(page).getByLabel("Person's Name").fill('Ms Okafor')
  await submit(page).click()
  await expect(card(page, 'Ms Okafor')).toContainText('Landlord')
  await expectToast(page, 'Ms Okafor is in your relationships')
})

test('every type can be chosen, and is kept and shown', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await arrive(page, app, person, '/relationships')
  await openDialog(page)
  const options = dialog(page).getByLabel('Relationship Type').locator('option')
  await expect(options).toHaveCount(relationshipTypes.length + 1)
  const offered = await options.evaluateAll((all) =>
    all.map((option) => ({ value: option.getAttribute('value') ?? '', label: option.textContent ?? '' })),
  )
  expect(
    offered
      .map(({ value }) => value)
      .filter(Boolean)
      .sort(),
  ).toEqual([...relationshipTypes].sort())
  expect(offered.find(({ value }) => value === 'aunt_uncle')?.label).toBe('Aunt/Uncle')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  for (const relationshipType of relationshipTypes)
    await know(app, person, { personName: `P ${relationshipType}`, relationshipType })
  await page.reload()
  await expect(page.locator('.who')).toHaveCount(relationshipTypes.length)
  for (const { value, label } of offered.filter(({ value }) => value))
    await expect(card(page, `P ${value}`).locator('.who__type')).toHaveText(label)
})

test('an addition that fails keeps the form; a double press adds one', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await arrive(page, app, person, '/relationships')
  await openDialog(page)
  await dialog(page).getByLabel("Person's Name").fill('Ines')
  await dialog(page).getByLabel('Relationship Type').selectOption('cousin')
  await dialog(page)
    .getByLabel(/^Notes/)
    .fill('We share a wall.')
  await posting(page, 'fail')
  await submit(page).click()
  await expectToast(page, 'Failed to add relationship')
  await expect(dialog(page).getByLabel(/^Notes/)).toHaveValue('We share a wall.')
  await page.unrouteAll()
  await posting(page, 'slow')
  await submit(page).dblclick()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('.who')).toHaveCount(1)
  expect(await as(app, person).get<unknown[]>('/api/relationships')).toHaveLength(1)
})

test('a card shows scores in number, word and colour, and the week', async ({ page, app }) => {
  const person = await newPerson(app)
  const { post } = as(app, person)
  const scored = { Ada: 85, Ben: 65, Cem: 45, Dee: 20 }
  for (const [personName, score] of Object.entries(scored))
    await know(app, person, { personName }, { trust: score, communication: score, joy: score, growth: score })
  const mixed = await know(app, person, { personName: 'Eve' }, { trust: 90, communication: 60, joy: 30, growth: 50 })
  await know(app, person, { personName: 'Fay' })
  const occurredAt = new Date().toISOString()
  for (const kind of ['conflict', 'conflict', 'positive', 'repair', 'positive'])
    await post(`/api/relationships/${mixed}/moments`, { kind, intensity: 1, occurredAt })
  await arrive(page, app, person, '/relationships')
  const colour = (name: string) =>
    card(page, name)
      .locator('.who__overall .band')
      .evaluate((band) => getComputedStyle(band).backgroundColor)
  for (const [name, word] of [
    ['Ada', '85% Excellent'],
    ['Ben', '65% Good'],
    ['Cem', '45% Needs Attention'],
    ['Dee', '20% Critical'],
  ] as const) {
    await expect(card(page, name).locator('.band')).toHaveText(word)
    await expect(card(page, name).getByRole('meter', { name: 'Overall Health' })).toContainText(
      word.slice(0, 2) + '/100',
    )
    await expect(card(page, name).locator('.who__week')).toContainText('Nothing logged')
  }
  for (const [name, tone] of [
    ['Ada', 'is-good'],
    ['Ben', 'is-watch'],
    ['Cem', 'is-critical'],
    ['Dee', 'is-critical'],
  ] as const) {
    await expect(card(page, name).locator('.band')).toHaveClass(new RegExp(tone))
    await expect(card(page, name).getByRole('meter', { name: 'Growth' })).toHaveClass(new RegExp(tone))
  }
  expect(await colour('Ada')).not.toBe(await colour('Ben'))
  expect(await colour('Ben')).not.toBe(await colour('Cem'))
  for (const part of ['Trust & Safety', 'Communication', 'Joy & Fulfillment', 'Growth'])
    await expect(card(page, 'Eve').getByRole('meter', { name: part })).toBeVisible()
  await expect(card(page, 'Eve').locator('.who__week')).toHaveText(/This Week\s*2 conflicts\s*3 positive/)
  await expect(card(page, 'Eve').getByText('2 conflicts')).toHaveClass(/is-critical/)
  await expect(card(page, 'Eve').getByText('3 positive')).toHaveClass(/is-good/)
  await expect(card(page, 'Fay').locator('.band')).toHaveText('No data yet')
  await expect(card(page, 'Fay').locator('.meter--none b')).toHaveText(Array.from({ length: 5 }, () => 'No data yet'))
  await expect(card(page, 'Fay')).not.toContainText('Critical')
  await expectAccessible(page)
  await card(page, 'Eve').getByRole('link', { name: 'Details about Eve' }).click()
  await expect(page).toHaveURL(new RegExp(`/relationships/${mixed}$`))
})

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

test('deleting asks first, says when it failed, and takes the card away', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await know(app, person, { personName: 'Otto' })
  await know(app, person, { personName: 'Ines' })
  await arrive(page, app, person, '/relationships')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(`body ${request.postData()}`))
  const remove = card(page, 'Ines').getByRole('button', { name: 'Delete Ines' })
  const sure = page.getByRole('alertdialog', { name: 'Delete Ines from your relationships?' })
  await remove.click()
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  expect(sent).toEqual([])
  await page.route('**/api/relationships/*', (route) => route.fulfill({ status: 500, body: '' }))
  await remove.click()
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Failed to delete relationship')
  await page.unrouteAll()
  await sure.getByRole('button', { name: 'Delete' }).dblclick()
  await expectToast(page, 'Ines is deleted')
  await expect(page.locator('.who')).toHaveCount(1)
  expect(sent).toEqual(['body null', 'body null'])
})

test('names of any length and script stay inside their card', async ({ page, app }) => {
  const person = await newPerson(app)
  const names = ['ليلى بنت عبد الرحمن', '👩‍👩‍👧‍👦 família ❤️', 'Donaudampfschifffahrt'.repeat(9), '李小龍']
  for (const personName of names) await know(app, person, { personName, notes: personName })
  await arrive(page, app, person, '/relationships')
  for (const name of names) await expect(card(page, name)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(page.locator('.rel')).toHaveCount(4)
  await expectAccessible(page)
  await page.goto('/relationships')
  await card(page, names[2] ?? '')
    .getByRole('link', { name: names[2], exact: true })
    .click()
  await expect(heading(page)).toHaveText(names[2] ?? '')
  await expectAccessible(page)
})

test('two hundred people are all there, and one is found by name', once, async ({ page, app }) => {
  const person = await newPerson(app)
  for (let from = 0; from < 200; from += 20)
    await Promise.all(Array.from({ length: 20 }, (_, n) => know(app, person, { personName: `Person ${from + n}` })))
  await arrive(page, app, person, '/relationships')
  await expect(page.locator('.who')).toHaveCount(200)
  await page.getByLabel('Search by name').fill('person 137')
  await expect(page.locator('.who')).toHaveCount(1)
  await expect(card(page, 'Person 137')).toBeVisible()
  await addRelationship(page, 'Person 200')
})

test('the list says that it is loading, that it failed, and loads again', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await know(app, person, { personName: 'Ines' })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/relationships', async (route) => {
    await held.promise
    await route.fulfill({ status: 500, body: '' })
  })
  await arrive(page, app, person, '/relationships')
  await expect(page.getByText('Loading relationships...').first()).toBeVisible()
  held.resolve()
  await expect(page.getByText('Your relationships did not load')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Ines')).toBeVisible()
})

test('what is added in one tab appears in the other', once, async ({ page, context, app }) => {
  await arrive(page, app, await newPerson(app), '/relationships')
  await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
  await addRelationship(page, 'Ines')
  await expect(other.getByRole('heading', { name: 'Ines', exact: true })).toBeVisible()
})
