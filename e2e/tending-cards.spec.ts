import { expect, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, know, newPerson, openRows } from './people.ts'
import { part } from './tomas.ts'

test('Quick exit in the breath after forgetting still forgets', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Tomas', relationshipType: 'spouse' })
  await as(app, person).post('/api/chat', {
    message: 'Tomas lost his job in March.',
    relationshipContext: { relationshipId: id },
  })
  const known = () => as(app, person).get<{ facts: unknown[] }>(`/api/relationships/${id}/memory`)
  await expect.poll(async () => (await known()).facts.length).toBe(1)
  await page.context().route(/weather/, (route) => route.fulfill({ body: 'Rain' }))
  await arrive(page, app, person, `/relationships/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
  await openRows(page)
  await part(page, 'What Mallama remembers')
    .getByRole('button', { name: /^Forget: / })
    .click()
  await page.getByRole('button', { name: 'Quick exit' }).first().click()
  await expect(page.getByText('Rain')).toBeVisible()
  await expect.poll(async () => (await known()).facts.length).toBe(0)
})
