import { expect, expectAccessible, test } from './app.ts'
import { arrive, as, goWithin, isPhone, know, newPerson } from './people.ts'
import { part, press } from './tomas.ts'

test('on a phone what is not looked at each time is a row that opens; on a desktop it stands open', async ({
  page,
  app,
}) => {
  const person = await newPerson(app)
  const scores = { trust: 60, communication: 60, joy: 60, growth: 60 }
  const id = await know(app, person, { personName: 'Tomas', relationshipType: 'partner' }, scores)
  await as(app, person).patch(`/api/relationships/${id}`, { likes: 'His laugh', triggers: 'Late calls\nSilence' })
  await arrive(page, app, person, `/relationships/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
  const triggers = part(page, 'Triggers')
  if (!isPhone(page)) {
    await expect(triggers).toContainText('Late calls')
    await expect(page.locator('.open-row > summary:visible')).toHaveCount(0)
    // Also of somebody of whom nothing is known.
    await goWithin(page, `/relationships/${await know(app, person, { personName: 'Otto' })}`)
    for (const card of ['Goals & Improvement', 'Relationship Dynamics & Boundaries', 'Insights & Appreciation'])
      await expect(part(page, card).getByRole('heading', { level: 2, name: card })).toBeVisible()
    return expectAccessible(page)
  }
  const row = page.locator('.open-row > summary', { hasText: 'Relationship Dynamics & Boundaries' })
  await expect(row).toContainText('2 things in one list')
  await expect(triggers).toBeHidden()
  await row.press('Enter')
  await expect(triggers).toContainText('Late calls')
  // What is being written there is not folded away by a reload.
  await press(page, 'Edit Triggers')
  await triggers.getByRole('textbox').fill('Late calls')
  await page.reload()
  await expect(triggers.getByRole('textbox')).toHaveValue('Late calls')
})
