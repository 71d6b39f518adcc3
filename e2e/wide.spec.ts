import { described, hurt } from './analyzed.ts'
import { expect, expectAccessible, test } from './app.ts'
import { earlier, heading, quarrel } from './argument.ts'
import { wide } from './once.ts'
import { arrive, as, goWithin, newPerson } from './people.ts'
import { part, press } from './tomas.ts'

const goal = 'I want to thank my sister for looking after the kids.'
const readers = [
  ['/text-analyzer', '/api/text-analysis', { text: hurt }, 'Recent analyses'],
  [
    '/relationship-analysis',
    '/api/relationship-analysis',
    { relationshipType: 'romantic', description: described },
    'Previous analyses',
  ],
  ['/text-this-not-that', '/api/craft-message', { goal, selectedTone: 'caring' }, 'Previous messages'],
] as const

test('what each tool found fits a wide screen, in the dark', wide, async ({ page, app }) => {
  test.setTimeout(120_000)
  const person = await newPerson(app)
  for (const [, api, body] of readers) await as(app, person).post(api, body)
  await as(app, person).post('/api/resolve-argument', { originalConversation: quarrel, me: 'Nora' })
  await arrive(page, app, person, '/help-now')
  for (const [path, , , list] of readers) {
    await goWithin(page, path)
    await part(page, list).getByRole('listitem').getByRole('button').first().click()
    await expect(page.locator('.tool__result')).toBeFocused()
    await expectAccessible(page)
  }
  await goWithin(page, '/argument-resolver')
  const kept = earlier(page).getByRole('listitem').getByRole('button').first()
  await expect(kept).toBeVisible()
  await expectAccessible(page)
  await kept.click()
  await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 30_000 })
  await press(page, 'Rehearse the next conversation')
  await expectAccessible(page)
})
