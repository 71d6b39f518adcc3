import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { openRows } from './people.ts'
import { openTomas, part, press } from './tomas.ts'

test(
  'a note that tells of danger is kept, and help stands beside it until it is closed',
  once,
  async ({ page, app }) => {
    await openTomas(page, app)
    const add = part(page, 'Triggers').getByRole('textbox', { name: 'New in Triggers' })
    await press(page, 'Add to Triggers')
    const note = async (words: string) => {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/relationships/'),
      )
      await add.fill(words)
      await add.press('Enter')
      await expect(part(page, 'Triggers')).toContainText(words)
      // A page that is loaded anew before it is kept would find the older list.
      await saved
    }
    await note('Being interrupted')
    // The insights may say it too, once they are made anew.
    const heading = page.getByRole('status').getByText('You deserve to be safe', { exact: true })
    await expect(heading).toHaveCount(0)
    await note('He hits me when I talk back')
    await expect(heading).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await expect(heading).toHaveCount(0)
    // Held out once, not with every note.
    await note('He hits me when he drinks')
    await expect(heading).toHaveCount(0)
    await page.reload()
    await openRows(page)
    await press(page, 'Add to Triggers')
    await note('He choked me on Sunday')
    await page.getByRole('link', { name: 'See who can help' }).click()
    await expect(page).toHaveURL(/\/help-now$/)
    await expect(heading).toHaveCount(0)
  },
)
