import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { once } from './once.ts'
import { openRows } from './people.ts'
import { editor, openTomas as open, part as field, press, stored } from './tomas.ts'

const items = (page: Page, name: string) => field(page, name).locator('.lf__items > li > :first-child')

test('two tabs that change two lists keep both', once, async ({ page, app, context }) => {
  const { person, id } = await open(page, app, { triggers: 'Late calls', likes: 'His laugh' })
  const other = await context.newPage()
  await other.goto(page.url())
  await openRows(other)
  for (const [tab, label, words] of [
    [page, 'Triggers', 'Silence'],
    [other, 'What You Like', 'His cooking'],
  ] as const) {
    await press(tab, `Edit ${label}`)
    await editor(tab, label).press('End')
    await editor(tab, label).pressSequentially(`\n${words}`)
  }
  await field(page, 'Triggers').getByRole('button', { name: 'Save' }).click()
  await field(other, 'What You Like').getByRole('button', { name: 'Save' }).click()
  await expect(items(other, 'What You Like')).toHaveText(['His laugh', 'His cooking'])
  await expect
    .poll(() => stored(app, person, id))
    .toMatchObject({ triggers: 'Late calls\nSilence', likes: 'His laugh\nHis cooking' })
  // Each tab hears of the other's.
  await expect(items(page, 'What You Like')).toHaveText(['His laugh', 'His cooking'])
  await expect(items(other, 'Triggers')).toHaveText(['Late calls', 'Silence'])
})
