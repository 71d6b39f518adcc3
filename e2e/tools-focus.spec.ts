import type { Page } from '@playwright/test'
import { expect, test, type RunningApp } from './app.ts'
import { earlier, heading, quarrel } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, goWithin, know, letUndoPass, newPerson } from './people.ts'
import { part, unfold } from './tomas.ts'

// Whoever goes by keyboard or by ear stays where they were, also when what they pressed is gone.

async function openResult(page: Page, app: RunningApp) {
  const person = await newPerson(app)
  await know(app, person, { personName: 'Tomas', relationshipType: 'partner' })
  const { id } = await as(app, person).post<{ id: string }>('/api/resolve-argument', { originalConversation: quarrel })
  await arrive(page, app, person, `/argument-resolver?analysis=${id}`)
  await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 30_000 })
}

test('keeping a quarrel with someone leads to the question that follows, and back', once, async ({ page, app }) => {
  await openResult(page, app)
  await test.step('a long result has ways to its parts, which stay in sight', async () => {
    const links = page.getByRole('navigation', { name: 'On this page' })
    for (const [name, title] of [
      ['Deep Analysis', 'Deep Analysis'],
      ['Summary', 'Summary: Why This Approach Works'],
      ['Prevention', 'Prevention Tips'],
    ] as const) {
      await links.getByRole('link', { name, exact: true }).click()
      await expect(heading(page, title)).toBeInViewport()
      await expect(links).toBeInViewport()
      // The page glides there: what counts is where it comes to rest.
      const below = async () => {
        const [bar, found] = [await links.boundingBox(), await heading(page, title).boundingBox()]
        return found!.y - bar!.y - bar!.height
      }
      await expect.poll(below).toBeGreaterThanOrEqual(0)
    }
    for (const link of await links.getByRole('link').all()) {
      const to = (await link.getAttribute('href'))!
      await expect(page.locator(to)).toHaveCount(1)
    }
    await expect(heading(page, 'Conflict Analysis Complete')).toBeAttached()
  })
  const saving = part(page, 'Save to a relationship')
  const title = heading(page, 'Save to a relationship')
  const who = saving.getByLabel(/^Who was it with/)
  const question = heading(page, 'Log it as a conflict between you?')
  for (const answer of ['No, leave it', 'Log the conflict']) {
    await who.selectOption({ label: 'Tomas (Partner)' })
    await saving.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(question).toBeFocused()
    await page.getByRole('button', { name: answer }).press('Enter')
    await expect(question).toHaveCount(0)
    await expect(title).toBeFocused()
    await who.selectOption({ label: 'Nobody in particular' })
    await saving.getByRole('button', { name: 'Take it off' }).press('Enter')
    await expect(saving).not.toContainText('Kept with')
    await expect(title).toBeFocused()
  }
})

const lists = [
  {
    path: '/text-analyzer',
    api: '/api/text-analysis',
    body: { text: 'Fine. Do whatever you want.' },
    title: 'Recent analyses',
  },
  {
    path: '/argument-resolver',
    api: '/api/resolve-argument',
    body: { originalConversation: quarrel },
    title: 'Earlier analyses',
  },
]

test('when Undo runs out one is still in the list', once, async ({ page, app }) => {
  const person = await newPerson(app)
  for (const { api, body } of lists) await as(app, person).post(api, body)
  await page.clock.install()
  await arrive(page, app, person)
  for (const { path, title } of lists) {
    await goWithin(page, path)
    const list = part(page, title)
    const remove = list.getByRole('button', { name: /^Delete/ })
    const undo = list.getByRole('button', { name: 'Undo' })
    await remove.press('Enter')
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(list.getByRole('listitem').getByRole('button').first()).toBeFocused()
    await remove.press('Enter')
    await letUndoPass(page)
    await expect(list).toContainText('Nothing yet.')
    await expect(heading(page, title)).toBeFocused()
  }
  await test.step('whoever has gone on is not called back', async () => {
    await as(app, person).post('/api/resolve-argument', { originalConversation: quarrel })
    await earlier(page)
      .getByRole('button', { name: /^Delete/ })
      .press('Enter')
    await unfold(page, 'Add context')
    const context = page.getByLabel(/^Additional Context/)
    await context.focus()
    await letUndoPass(page)
    await expect(earlier(page)).toContainText('Nothing yet.')
    await expect(context).toBeFocused()
  })
})
