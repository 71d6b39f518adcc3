import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { box, earlier, heading, quarrel } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, newPerson, type Person } from './people.ts'
import { press } from './tomas.ts'

const remove = (app: RunningApp, { token }: Person, path: string) =>
  fetch(app.url + path, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })

/** This tab hears nothing of what happens elsewhere. */
const deaf = (page: Page) => page.route('**/api/events', (route) => route.abort())

const deleted = (page: Page, what = 'This analysis') => page.getByRole('region', { name: `${what} was deleted` })

async function openQuarrel(page: Page, app: RunningApp) {
  const person = await newPerson(app)
  const { id } = await as(app, person).post<{ id: string }>('/api/resolve-argument', { originalConversation: quarrel })
  await arrive(page, app, person, `/argument-resolver?analysis=${id}`)
  await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 30_000 })
  return { person, path: `/api/resolve-argument/${id}` }
}

test(
  'a message about a quarrel that is gone is not lost, and no try is offered that cannot help',
  once,
  async ({ page, app, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await deaf(page)
    const { person, path } = await openQuarrel(page, app)
    await press(page, 'Start Chat with Mallama')
    const message = page.getByRole('textbox', { name: 'Message Mallama about this argument' })
    await message.fill('How do I bring this up again?')
    await remove(app, person, path)
    await message.press('Enter')
    await expect(deleted(page)).toContainText('in another tab or on another device')
    await expect(deleted(page).getByRole('heading')).toBeFocused()
    const words = deleted(page).getByLabel('What you had written')
    await expect(words).toHaveValue('How do I bring this up again?')
    await expect(words).not.toBeEditable()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(page.locator('.toaster .toast')).toHaveCount(0)
    await expect(heading(page, 'Conflict Analysis Complete')).toHaveCount(0)
    await expect(earlier(page)).toContainText('Nothing yet.')
    await expectAccessible(page)
    await deleted(page).getByRole('button', { name: 'Copy' }).click()
    await expectToast(page, 'Copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('How do I bring this up again?')
    await deleted(page).getByRole('button', { name: 'New Analysis' }).click()
    await expect(box(page)).toHaveValue('')
    await expect(heading(page, 'Argument Resolver')).toBeFocused()
  },
)

test(
  'a quarrel that is deleted in another tab goes from this one, with what stands unsent',
  once,
  async ({ page, app }) => {
    const { person, path } = await openQuarrel(page, app)
    await press(page, 'Start Chat with Mallama')
    await page.getByRole('textbox', { name: 'Message Mallama about this argument' }).fill('Half a sent')
    await remove(app, person, path)
    await expect(deleted(page).getByLabel('What you had written')).toHaveValue('Half a sent')
    await expect(deleted(page).getByRole('heading')).toBeFocused()
  },
)
