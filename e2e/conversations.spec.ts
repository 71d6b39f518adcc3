import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, goWithin, newPerson } from './people.ts'

interface Shown {
  id: string
  status: string
  messageCount: number
}

test(
  'a conversation is begun, talked in, exported, closed and found again; a solo session is one press away',
  once,
  async ({ page, app }) => {
    test.setTimeout(120_000)
    const nora = await newPerson(app)
    const talks = () => as(app, nora).get<Shown[]>('/api/conversations')
    await arrive(page, app, nora, '/conversations')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'New Conversation' }).click()
    const form = page.getByRole('dialog', { name: 'New Conversation' })
    await form.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(form.getByText('Title is required')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Title').fill('Before I write to Leo')
    await form.getByLabel('Description').fill('A message about the flat')
    await form.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(heading).toHaveText('Before I write to Leo')
    const [made] = await talks()
    await expect(page).toHaveURL(`${app.url}/chat?id=${made!.id}`)

    // The whole height is for the talk.
    await expect(page.getByRole('navigation', { name: 'Main, bottom' })).toHaveCount(0)
    const box = page.getByRole('textbox', { name: 'Message Mallama' })
    await box.fill('Every time I write to Leo')
    await box.press('Shift+Enter')
    await box.pressSequentially('it ends up about the money.')
    await box.press('Enter')
    const log = page.getByRole('log', { name: 'Conversation' })
    await expect(log.locator('.msg--you')).toHaveText(/Every time I write to Leo\s+it ends up about the money\./)
    // The greeting, and the answer.
    await expect(log.locator('.msg--mallama:not([aria-hidden] *)')).toHaveCount(2, { timeout: 20_000 })
    await expect(box).toHaveValue('')
    await expect.poll(async () => (await talks())[0]!.messageCount).toBe(2)
    await expectAccessible(page)
    // Mallama's words are on the left and one's own on the right, on a phone and on a desktop.
    const screen = page.viewportSize()!
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const place = async (who: string) => (await log.locator(`.msg--${who} .msg__body`).last().boundingBox())!
      const [theirs, own] = [await place('mallama'), await place('you')]
      expect(own.x).toBeGreaterThan(theirs.x + 30)
      expect(own.x + own.width).toBeGreaterThan(width / 2)
      expect(own.x + own.width).toBeGreaterThanOrEqual(theirs.x + theirs.width)
    }
    await page.setViewportSize(screen)
    await page.reload()
    await expect(log.locator('.msg--you')).toHaveCount(1)

    await page.getByRole('button', { name: 'Share or export' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share or export' })
    await expect(sheet).toContainText('A file on your device is not locked.')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: /^Markdown/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Before I write to Leo.md')
    expect(await readFile(await file.path(), 'utf8')).toContain('it ends up about the money')
    await page.getByRole('button', { name: 'Share or export' }).click()
    await sheet.getByRole('button', { name: 'Mark as Resolved' }).click()
    await expect(page.getByText('This session is closed. You can still read and export it.')).toBeVisible()
    await expect.poll(async () => (await talks())[0]!.status).toBe('resolved')

    await page.getByRole('link', { name: 'Back to conversations' }).click()
    await expect(heading).toHaveText('Conversations')
    const stat = (name: string) => page.locator('.conv-stats > div').filter({ hasText: name }).locator('dd')
    await expect(stat('Total Sessions')).toHaveText('1')
    await expect(stat('Active Sessions')).toHaveText('0')
    const card = page.getByRole('listitem').filter({ hasText: 'Before I write to Leo' })
    await expect(card).toContainText('A message about the flat')
    await expect(card).toContainText('2 messages')
    await expect(card.getByRole('meter', { name: 'Resolved' })).toHaveAttribute('aria-valuenow', '4')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Search conversations' }).fill('MONEY')
    await expect(page.getByText('1 conversation has “MONEY” in it')).toBeVisible()
    await expect(card.locator('mark')).toHaveText('money')

    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/conversations?join=${made!.id}`)
    await expect(page).toHaveURL(`${app.url}/chat?id=${made!.id}`)
    await goWithin(page, '/conversations-simple')
    await expect(page.getByRole('link', { name: 'Before I write to Leo' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start Solo Session' }).click()
    await expect(heading).toHaveText('Solo session')
    await expect(page.getByText('nobody else reads this', { exact: false })).toBeVisible()
    await goWithin(page, '/chat')
    await expect(page.getByRole('heading', { name: 'No conversation selected' })).toBeVisible()
  },
)
