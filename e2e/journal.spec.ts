import type { Page } from '@playwright/test'
import type { JournalEntry } from '@mallama/contracts/journal'
import { complaintsOf, expect, expectAccessible, expectWideToo, test, type RunningApp } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, newPerson, type Person } from './people.ts'

const entry = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const form = (page: Page) => page.getByRole('dialog', { name: /^(?:New|Edit) Entry$/ })
const titles = (page: Page) => page.getByRole('article').getByRole('heading')

/** Six evenings, written through the API; the newest last. */
async function evenings(app: RunningApp, person: Person): Promise<void> {
  const { post } = as(app, person)
  for (const [mood, title, content] of [
    ['sad', 'The list', 'The dishes stood there again and we argued about the list.'],
    ['sad', 'Headphones', 'He had his headphones on and I did the dishes alone.'],
    ['sad', 'Late', 'Came home late, and the dishes, and not a word about either.'],
    ['happy', 'Harbour', 'We walked along the water with the phones at home.'],
    ['very_happy', 'The sea', 'A whole day at the sea with June. Sand in the bread.'],
    ['happy', 'Swimming', 'Thirty lengths with June and no thought in them.'],
  ])
    await post('/api/journal', { mood, title, content, emotions: 'Tired, fond', tags: ['evenings'] })
}

test('a day is written with one thumb, found again, changed and deleted', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await arrive(page, app, person, '/journal')
  const complaints = complaintsOf(page)
  await expect(page.getByRole('heading', { name: 'Your first page is blank, and that is fine' })).toBeVisible()
  await expectAccessible(page)

  // A mood, a line, save.
  await page.getByRole('button', { name: 'Write: Sad', exact: true }).click()
  await expect(page.getByLabel('What happened')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('What happened').fill('Sat in the car for ten minutes before going up.')
  await page.getByLabel('Title').fill('The car park')
  await page.getByLabel('Tags').fill('Tomas, evenings, car')
  await expect(page.getByRole('button', { name: 'Save Entry' })).toBeInViewport()

  // The connection is gone: nothing that was written is.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expectToast(
    page,
    'Failed to create journal entry',
    'You are offline. Your words are still here; save them when you are back.',
  )
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(form(page)).toBeHidden()
  await expect(entry(page, 'The car park')).toContainText('+1')
  const [kept, ...others] = await as(app, person).get<JournalEntry[]>('/api/journal')
  expect(kept).toMatchObject({ mood: 'sad', tags: ['Tomas', 'evenings', 'car'] })
  expect(others).toEqual([])

  // One more line, then what Mallama noticed: a job makes it, and the page hears of it.
  const question = page.getByRole('region', { name: /\?$/ }).filter({ hasText: 'Saved.' })
  await question.getByRole('textbox').fill('The silence in the lift.')
  await question.getByRole('button', { name: 'Add to the entry' }).click()
  await expect(question).toBeHidden()
  await entry(page, 'The car park').getByRole('button', { name: 'The car park', exact: true }).click()
  const reader = page.getByRole('dialog', { name: 'The car park' })
  await expect(reader).toContainText('The silence in the lift.')
  await expect(reader.getByRole('region', { name: 'What Mallama noticed' })).toContainText('Sad', { timeout: 20_000 })
  await expectAccessible(page)
  await reader.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Title').fill('The lift')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(titles(page)).toHaveText(['The lift'])

  await page.getByLabel('Search entries').fill('SILENCE lift')
  await expect(titles(page)).toHaveText(['The lift'])
  await page.getByLabel('Mood', { exact: true }).selectOption('Happy')
  await expect(page.getByRole('heading', { name: 'No entry fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await entry(page, 'The lift').getByRole('button', { name: 'Delete The lift' }).click()
  await expect(page.getByText('Deleted: The lift')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(['The lift'])
  await entry(page, 'The lift').getByRole('button', { name: 'Delete The lift' }).click()
  // The year is read for the first time before the entry is gone, and would be shown after it.
  const year = Promise.withResolvers<void>()
  const gone = page.waitForResponse((it) => it.request().method() === 'DELETE')
  await page.route('**/api/journal/*', async (route) => {
    if (route.request().method() === 'DELETE') await year.promise
    await route.fallback()
  })
  await page.route('**/api/journal/look-back*', async (route) => {
    const response = await route.fetch()
    year.resolve()
    await gone
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.getByRole('link', { name: 'Look back' }).click()
  await expect(page.getByRole('heading', { name: 'A year of days will stand here' })).toBeVisible()
  // What the browser itself says of the lost connection.
  expect(complaints.filter((told) => !/ERR_INTERNET_DISCONNECTED/.test(told))).toEqual([])
})

test('a year is looked back over, and a journal of another app joins it', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await know(app, person, { personName: 'June' })
  await evenings(app, person)
  await arrive(page, app, person, '/journal?view=look-back')
  const year = String(new Date().getFullYear())
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card(year).getByRole('img')).toBeVisible()
  await expect(card('What goes with your days')).toContainText('evenings6 entriesas usual')
  await expect(card('What often sets it off')).toContainText('The housework3 entries')
  await card(year).getByText('Show as table').click()
  await expect(card(year).getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await expectWideToo(page)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const file =
    'full_date,date,weekday,time,mood,activities,note_title,note\n2024-01-02,Jan 2,Tuesday,22:30,rad,walk,,We walked until it rained.'
  await page
    .getByLabel('A journal to bring in')
    .setInputFiles({ name: 'daylio.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Import 1 entry' }).click()
  await expectToast(page, '1 entry added')
  await page.getByRole('button', { name: 'Previous year' }).click()
  await expect(card('2024')).toContainText('1 day written.')
  await page.getByRole('button', { name: /^Take out again/ }).click()
  await page.getByRole('button', { name: 'Take out', exact: true }).click()
  await expectToast(page, '1 entry taken out')

  await page.getByRole('link', { name: 'Entries', exact: true }).click()
  await expect(titles(page)).toHaveText(['Swimming', 'The sea', 'Harbour', 'Late', 'Headphones', 'The list'])
  await page.getByText('The month', { exact: true }).click()
  await expect(page.getByRole('button', { name: /, Happy$|, Neutral$/ })).toBeVisible()
  await expectAccessible(page)
  await expectWideToo(page)
})
