import { DAY_MS } from '@mallama/contracts/days'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, goWithin, know, newPerson } from './people.ts'
import { openTomas, part } from './tomas.ts'

/** The day after so many days in the browser's time zone (playwright.config.ts), in parts. */
function dayIn(days: number) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).formatToParts(Date.now() + days * DAY_MS)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { year: Number(of('year')), month: of('month'), day: of('day'), weekday: of('weekday') }
}

const due = (page: Page) => page.getByRole('region', { name: 'Today and soon' })
const picker = (page: Page) => page.getByLabel('A file to bring people from')
const csv = (text: string, name = 'people.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test(
  'reminders are off until set, stand on the dashboard on their day, and go when they are done',
  once,
  async ({ page, app }) => {
    const { person, id } = await openTomas(page, app)
    const card = part(page, 'Reminders')
    await expect(card.getByRole('checkbox', { name: 'Stay in touch' })).not.toBeChecked()
    await expect(card.getByLabel('Check-in day')).toHaveValue('')
    await expect(card.getByRole('button', { name: 'Save reminders' })).toHaveCount(0)
    await card.getByRole('checkbox', { name: 'Stay in touch' }).check()
    await card.getByLabel('At least once in this many days').fill('0')
    await card.getByLabel('Check-in day').selectOption(dayIn(0).weekday)
    await card.getByRole('button', { name: 'Add a date' }).click()
    const birthday = card.getByRole('group', { name: 'Date 1' })
    await birthday.getByLabel('Month').selectOption('February')
    await birthday.getByLabel('Day', { exact: true }).fill('30')
    await card.getByRole('button', { name: 'Save reminders' }).click()
    await expect(card).toContainText('A whole number of days, 1 to 365')
    await expect(card).toContainText('This month has no such day')
    await expect(card.getByLabel('At least once in this many days')).toBeFocused()
    await expectAccessible(page)
    await card.getByLabel('At least once in this many days').fill('10')
    const soon = dayIn(3)
    await birthday.getByLabel('Month').selectOption(soon.month)
    await birthday.getByLabel('Day', { exact: true }).fill(soon.day)
    await birthday.getByLabel('Year').fill(String(soon.year - 40))
    await card.getByRole('button', { name: 'Add a date' }).click()
    const other = card.getByRole('group', { name: 'Date 2' })
    await other.getByLabel('What', { exact: true }).selectOption('Another day')
    await other.getByLabel('What day is it?').fill('The day we moved in')
    await other.getByLabel('Month').selectOption(dayIn(0).month)
    await other.getByLabel('Day', { exact: true }).fill(dayIn(0).day)
    await page.route('**/reminders', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await card.getByRole('button', { name: 'Save reminders' }).click()
    await expectToast(page, 'The reminders were not saved')
    await page.unrouteAll()
    // What was set outlives a reload.
    await page.reload()
    await expect(other.getByLabel('What day is it?')).toHaveValue('The day we moved in')
    await card.getByRole('button', { name: 'Save reminders' }).click()
    await expectToast(page, 'Reminders saved')
    await expect
      .poll(async () => (await as(app, person).get<{ timeZone: string | null }>('/api/auth/user')).timeZone)
      .toBe('America/New_York')

    await goWithin(page, '/dashboard')
    await expect(due(page).getByRole('listitem')).toHaveText([
      /Tomas\s*Check in, today\s*Done/,
      /Tomas\s*The day we moved in, today\s*Done/,
      new RegExp(`Tomas\\s*Birthday on ${soon.weekday}, turning 40\\s*Done`),
    ])
    await expectAccessible(page)
    await page.route('**/done', (route) => route.abort())
    await due(page).getByRole('button', { name: 'Done: Tomas, The day we moved in, today' }).click()
    await expectToast(page, 'It could not be marked as done')
    await page.unrouteAll()
    for (const what of ['The day we moved in, today', `Birthday on ${soon.weekday}, turning 40`]) {
      await due(page)
        .getByRole('button', { name: `Done: Tomas, ${what}` })
        .click()
      await expect(due(page)).not.toContainText(what)
    }
    // A check-in is what that reminder was for.
    await as(app, person).post(`/api/relationships/${id}/check-ins`, {
      trust: 60,
      communication: 60,
      joy: 60,
      growth: 60,
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your Relationships' })).toBeVisible()
    await expect(page.locator('.rel')).toHaveCount(1)
    await expect(due(page)).toHaveCount(0)
  },
)

test(
  'people come out of a file: looked at first, the known left alone, and the rest brought in',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    await know(app, person, { personName: 'Tomas', notes: 'As he is.' })
    await arrive(page, app, person, '/relationships')
    await page.getByRole('link', { name: 'Bring people from another app' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bring people from another app' })).toBeVisible()
    await expectAccessible(page)
    const rows =
      'Name,Relationship,Notes,Birthday,Shoe size\nTomas,husband,,1984-03-02,43\nMara Lindt,mum,"Calls on Sundays, early",,38\nليلى,flatmate,,,\n'
    await picker(page).setInputFiles(csv(rows))
    const found = page.getByRole('region', { name: '2 people to add' })
    await expect(found).toBeFocused()
    await expect(found.getByRole('listitem')).toHaveText([
      /Tomas\s*Spouse\s*Already here/,
      /Mara Lindt\s*Mother\s*Calls on Sundays, early/,
      /ليلى\s*Roommate/,
    ])
    await found.getByText('Left behind: 1 field').click()
    await expect(found).toContainText(/Mallama has no place for these: Shoe size\./i)
    await expectAccessible(page)
    await page.route('**/relationships/import', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await found.getByRole('button', { name: 'Add 2 people' }).click()
    await expect(page.getByText('Nobody was added. It may be your connection. The file is still here.')).toBeVisible()
    await page.unrouteAll()
    await found.getByRole('button', { name: 'Add 2 people' }).click()
    await expectToast(page, '2 people added')
    await expect(page.locator('.who')).toHaveCount(3)
    const all = await as(app, person).get<{ personName: string; notes: string | null }[]>('/api/relationships')
    expect(all.find(({ personName }) => personName === 'Tomas')?.notes).toBe('As he is.')
    expect(all.find(({ personName }) => personName === 'Mara Lindt')?.notes).toBe('Calls on Sundays, early')
  },
)
