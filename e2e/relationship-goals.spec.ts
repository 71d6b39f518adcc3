import { expect, expectAccessible, test } from './app.ts'
import { paste, quarrel, resolved } from './argument.ts'
import { once } from './once.ts'
import { as } from './people.ts'
import { editor, openTomas, part, press, stored } from './tomas.ts'

test('current issues point to the Argument Resolver, which opens about that person', once, async ({ page, app }) => {
  await openTomas(page, app, { currentIssues: 'The list of guests' })
  await page.getByText('Had an argument about it?').getByRole('link', { name: 'Argument Resolver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Argument Resolver' })).toBeVisible()
  await expect(page.getByLabel(/^Which relationship is it about/).locator('option:checked')).toHaveText(
    'Tomas (Partner)',
  )
  // A reload keeps it, and the address names nobody.
  await expect(page).toHaveURL(/\/argument-resolver$/)
  await paste(page, quarrel)
  await resolved(page)
  await expect(part(page, 'Save to a relationship')).toContainText('Kept with Tomas.')
  expect(new URL(page.url()).searchParams.get('relationship')).toBeNull()
})

test('notes are edited where they stand, and told apart from those of another tab', once, async ({ page, app }) => {
  const { person, id } = await openTomas(page, app, { notes: 'We talk every day.' })
  await press(page, 'Edit Notes')
  await editor(page, 'Notes').fill('- We talk every day.\n\nNot in the evenings.')
  await as(app, person).patch(`/api/relationships/${id}`, { notes: 'We talk.' })
  // What came in meanwhile is said above the button, and moves it.
  await expect(part(page, 'Notes')).toContainText('This was changed somewhere else in the meantime')
  // The keyboard is open, and the bar to the chat away: it does not come back under the finger that leaves the field.
  await page.setViewportSize({ width: 390, height: 500 })
  await editor(page, 'Notes').focus()
  const bar = page.locator('.ask-bar')
  await expect(bar).toBeHidden()
  const save = part(page, 'Notes').getByRole('button', { name: 'Save' })
  await save.evaluate((it) => scrollBy({ top: it.getBoundingClientRect().bottom - 430, behavior: 'instant' }))
  const at = (await save.boundingBox())!
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await expect(editor(page, 'Notes')).not.toBeFocused()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Keep yours' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep yours' }).click()
  await expect(bar).toBeVisible()
  await expect
    .poll(async () => (await stored(app, person, id))['notes'])
    .toBe('- We talk every day.\n\nNot in the evenings.')
  await expect(part(page, 'Notes')).toContainText('Not in the evenings.')
})
