import { expect, expectAccessible, test } from './app.ts'
import { earlier, heading, opened, quarrel } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, letUndoPass, newPerson } from './people.ts'
import { part, press } from './tomas.ts'

test(
  'a quarrel is kept with a relationship and noted there, found again, and deleted with a way back',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Tomas', relationshipType: 'partner' })
    await as(app, person).post('/api/resolve-argument', { originalConversation: quarrel, partiesInvolved: [] })
    await page.clock.install()
    await arrive(page, app, person, '/argument-resolver')
    await opened(page)
    const kept = earlier(page).getByRole('button', { name: /^A quarrel that softens/ })
    await kept.click()
    await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible()
    const saving = part(page, 'Save to a relationship')
    await saving.getByLabel(/^Who was it with/).selectOption({ label: 'Tomas (Partner)' })
    await saving.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(saving).toContainText('Kept with Tomas.')
    const offer = page.getByRole('region', { name: 'Log it as a conflict between you?' })
    await expect(offer.getByRole('radio', { name: 'Small' })).toBeChecked()
    await offer.getByText('Medium', { exact: true }).click()
    await expect(offer.getByRole('radio', { name: 'Medium' })).toBeChecked()
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'Log the conflict' }).click()
    await expectToast(page, 'Conflict logged')
    const [moment] = await as(app, person).get<{ kind: string; intensity: number; note: string | null }[]>(
      `/api/relationships/${id}/moments`,
    )
    expect(moment).toMatchObject({ kind: 'conflict', intensity: 2, note: null })
    await page.reload()
    await expect(part(page, 'Save to a relationship')).toContainText('Kept with Tomas.', { timeout: 15_000 })

    const remove = earlier(page).getByRole('button', { name: /^Delete: A quarrel that softens/ })
    await remove.click()
    await expect(heading(page, 'Conflict Analysis Complete')).toHaveCount(0)
    await earlier(page).getByRole('button', { name: 'Undo' }).click()
    await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible()
    await press(page, 'New Analysis')
    await expect(earlier(page).getByRole('button', { name: /^A quarrel that softens/ })).toBeVisible()
    await earlier(page)
      .getByRole('button', { name: /^Delete: A quarrel that softens/ })
      .click()
    await letUndoPass(page)
    await expect(earlier(page)).toContainText('Nothing yet.')
    expect(await as(app, person).get('/api/resolve-argument')).toEqual([])
  },
)
