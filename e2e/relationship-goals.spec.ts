import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { as, openRows } from './people.ts'
import { editor, openTomas, part, press, stored } from './tomas.ts'

test('goals are a checklist of at most six, which asks the server for nothing', once, async ({ page, app }) => {
  const { person, id } = await openTomas(page, app, {
    relationshipGoals: 'Listen more - argue less\nok\nSleep first\nCall his mum\nSunday walks\nSay thanks\nMove house',
  })
  const goals = part(page, 'Relationship Goals')
  const boxes = goals.getByRole('checkbox')
  await expect(boxes).toHaveCount(6)
  const progress = goals.getByRole('progressbar', { name: 'Goal progress' })
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 6')
  const asked: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()))
  await goals.getByRole('checkbox', { name: 'argue less' }).check()
  await goals.getByRole('checkbox', { name: 'Sleep first' }).check()
  await expect(progress).toHaveAttribute('aria-valuetext', '2 of 6')
  await expectAccessible(page)
  await press(page, 'Reprocess Goals')
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 6')
  await expect(goals).toContainText('Checklist rebuilt: 6 goals.')
  await goals.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(progress).toHaveAttribute('aria-valuetext', '2 of 6')
  expect(asked).toEqual([])
  await page.reload()
  await openRows(page)
  await expect(progress).toHaveAttribute('aria-valuetext', '2 of 6')
  // A goal that is gone takes its tick along; the others keep theirs.
  await press(page, 'Remove: Sleep first')
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 6')
  await expect(goals.getByRole('checkbox', { name: 'Move house' })).toBeVisible()
  await as(app, person).patch(`/api/relationships/${id}`, { relationshipGoals: 'us' })
  await expect(boxes).toHaveCount(1)
})

test('action steps come on demand, are ticked off, and are kept nowhere', once, async ({ page, app }) => {
  const { person, id } = await openTomas(page, app, { strugglingWith: 'Saying what I need before I am already angry' })
  const steps = page.getByRole('region', { name: 'Action Steps' })
  const before = await stored(app, person, id)
  const asked = page.waitForRequest('**/action-steps')
  await press(page, 'Generate Action Steps')
  expect((await asked).postDataJSON()).toEqual({ areas: 'Saying what I need before I am already angry' })
  await expect(steps.getByRole('checkbox').first()).toBeVisible()
  const count = await steps.getByRole('checkbox').count()
  expect(count).toBeLessThanOrEqual(5)
  const progress = steps.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuetext', `0/${count} · 0%`)
  await steps.getByRole('checkbox').first().check()
  await expect(progress).toHaveAttribute('aria-valuetext', `1/${count} · ${Math.round(100 / count)}%`)
  await expect(progress).toHaveAttribute('aria-valuenow', '1')
  await expectAccessible(page)
  expect(await stored(app, person, id)).toEqual(before)
  await page.reload()
  await openRows(page)
  await expect(steps.getByRole('button', { name: 'Generate Action Steps' })).toBeVisible()
  await expect(steps.getByRole('checkbox')).toHaveCount(0)
  await page.route('**/action-steps', (route) => route.abort())
  await press(page, 'Generate Action Steps')
  await expect(steps).toContainText('No steps came back. It may be your connection; please try again.')
})

test('current issues point to the Argument Resolver, which opens about that person', once, async ({ page, app }) => {
  await openTomas(page, app, { currentIssues: 'The list of guests' })
  await page.getByText('Had an argument about it?').getByRole('link', { name: 'Argument Resolver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Argument Resolver' })).toBeVisible()
  await expect(page.getByLabel(/^Which relationship is it about/).locator('option:checked')).toHaveText(
    'Tomas (Partner)',
  )
  // A reload keeps it, and the address names nobody.
  await expect(page).toHaveURL(/\/argument-resolver$/)
})

test('notes are edited where they stand, and told apart from those of another tab', once, async ({ page, app }) => {
  const { person, id } = await openTomas(page, app, { notes: 'We talk every day.' })
  await press(page, 'Edit Notes')
  await editor(page, 'Notes').fill('- We talk every day.\n\nNot in the evenings.')
  await as(app, person).patch(`/api/relationships/${id}`, { notes: 'We talk.' })
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
