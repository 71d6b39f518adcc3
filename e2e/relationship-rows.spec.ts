import { expect, test } from './app.ts'
import { as, isPhone } from './people.ts'
import { openTomas, part, press } from './tomas.ts'

test('on a phone what is not looked at each time is a row that opens; on a desktop it stands open', async ({
  page,
  app,
}) => {
  const { person, id } = await openTomas(page, app, { likes: 'His laugh', triggers: 'Late calls\nSilence' })
  await as(app, person).post(`/api/relationships/${id}/check-ins`, {
    trust: 60,
    communication: 60,
    joy: 60,
    growth: 60,
  })
  await page.goto(`/relationships/${id}`)
  const triggers = part(page, 'Triggers')
  if (!isPhone(page)) {
    await expect(triggers).toContainText('Late calls')
    return expect(page.locator('.open-row > summary:visible')).toHaveCount(0)
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
