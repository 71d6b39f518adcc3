import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { heard, log, own } from './heard.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, isPhone, know, mark, markOf, newPerson, toChat, type Person } from './people.ts'

const edges = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
const box = (page: Page) => page.getByRole('textbox', { name: 'Message Mallama about Ines' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function send(page: Page, words: string) {
  await box(page).fill(words)
  await sendButton(page).click()
}

/** Opens the chat about Ines, of someone new. */
async function openChat(page: Page, app: RunningApp): Promise<{ person: Person; id: string }> {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await arrive(page, app, person, `/relationships/${id}/chat`)
  await expect(heard(page)).toHaveCount(1)
  return { person, id }
}

interface Room {
  status: string
  messages: { role: string; content: string; timestamp: string }[]
}
const roomOf = (app: RunningApp, person: Person, id: string) =>
  as(app, person).get<Room>(`/api/relationships/${id}/room`)

test('a room is greeted once, and kept with what was written in it', once, async ({ page, app }) => {
  await openChat(page, app)
  await test.step('the greeting stands there once, after the line that this is an AI', async () => {
    await expect(log(page).locator('> *').first()).toHaveText(
      'Mallama is an AI, not a person or a therapist. Here it is a simple guide.',
    )
    const topics = [
      'communication and conflict resolution',
      'relationship dynamics',
      'specific issues',
      'emotional connection',
      'boundaries',
    ]
    for (const topic of topics) await expect(heard(page)).toContainText(topic, { ignoreCase: true })
    // The greeting is a message: a chat in which nothing else was said can be ended as well.
    for (const name of ['Mark as Resolved', 'Needs More Attention'] as const)
      await expect(await markOf(page, name)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a reload keeps the room and the words not sent yet', async () => {
    await send(page, 'She forgot my birthday.')
    await expect(heard(page)).toHaveCount(2)
    await box(page).fill('What I did not say was')
    await page.reload()
    await expect(own(page)).toHaveText(/She forgot my birthday\./)
    await expect(heard(page)).toHaveCount(2)
    await expect(box(page)).toHaveValue('What I did not say was')
    await page.getByRole('link', { name: 'Back to Ines' }).click()
    await page.getByRole('link', { name: 'Back to All Relationships' }).click()
    await page.getByRole('link', { name: 'Ines', exact: true }).click()
    await toChat(page)
    await expect(box(page)).toHaveValue('What I did not say was')
  })
})

test('one message fails and is sent again, the next one is met with help', once, async ({ page, app }) => {
  const { person, id } = await openChat(page, app)
  await test.step('a message that could not be sent keeps its words, and a retry sends it once', async () => {
    await page.route('**/api/chat', (route) => route.abort())
    await send(page, 'I was short with her on the phone.')
    await expectToast(page, 'Error', 'Failed to send message. Please try again.')
    await expect(box(page)).toHaveValue('I was short with her on the phone.')
    // In the log it would stand under a message that did arrive.
    await expect(page.getByText('Not sent. Your words are in the box below.')).toBeVisible()
    await expect(log(page)).not.toContainText('Not sent')
    const [written, told] = [await edges(box(page)), await edges(page.locator('.toaster .toast'))]
    expect(told.bottom <= written.top || told.top >= written.bottom || told.left >= written.right).toBe(true)
    const above = await edges(page.locator('.chat__head'))
    expect(told.top).toBeGreaterThanOrEqual(above.bottom)
    await expectAccessible(page)
    // The message arrives, its answer does not: only the retry's one is shown, and the server has it once.
    await page.unroute('**/api/chat')
    await page.route('**/api/chat', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const lost = page.waitForEvent('requestfailed')
    await button(page, 'Retry').click()
    await lost
    await page.unroute('**/api/chat')
    // Seen to be heard and answered after all, it leaves the box by itself.
    const again = button(page, 'Retry').click({ timeout: 5_000 })
    await again.catch(() => undefined)
    await expect(heard(page)).toHaveCount(2)
    await expect(own(page)).toHaveCount(1)
    await expect(box(page)).toHaveValue('')
    const { messages } = await roomOf(app, person, id)
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
    expect(Object.keys(messages[1] ?? {})).toEqual(expect.arrayContaining(['role', 'content', 'timestamp', 'userName']))
  })
  await test.step('someone in danger is met first: three places at most, and the way out before all', async () => {
    await send(page, 'I want to kill myself tonight.')
    const card = log(page).getByRole('region', { name: 'You do not have to hold this alone' })
    await expect(card).toBeVisible()
    const places = card.getByRole('listitem')
    await expect(places).not.toHaveCount(0)
    expect(await places.count()).toBeLessThanOrEqual(3)
    // Read aloud or stepped through, Quick exit comes before every number.
    const first = await card.evaluate((element) => element.querySelector('a, button')?.textContent)
    expect(first).toBe('Quick exit')
    // The card is all that is said, once; with the numbers of where the clock is, which nobody has saved.
    await expect(heard(page).last().locator('.msg__body > *')).toHaveCount(1)
    await expect(card).toHaveText(
      /^(?!.*You can reach)(?!.*cannot call.*cannot call).*Mallama is an AI and cannot call/s,
    )
    await expect(card).toContainText('We guessed United States.')
    await expect(card.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911')
    expect((await as(app, person).get<{ country: string | null }>('/api/auth/user')).country).toBeNull()
    await expect(page.getByRole('button', { name: 'Needs More Attention' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Chat options' }).click()
    await expect(page.getByRole('menuitem', { name: 'Mark as Resolved' })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'Needs More Attention' })).toHaveCount(1)
    await expectAccessible(page)
    await page.reload()
    await expect(card).toBeVisible()
  })
})

test('a marked chat is closed, says its status, and opens again', once, async ({ page, app }) => {
  const { person, id } = await openChat(page, app)
  await send(page, 'She forgot my birthday.')
  await expect(heard(page)).toHaveCount(2)
  for (const [name, status, badge] of [
    ['Mark as Resolved', 'resolved', 'Resolved'],
    ['Needs More Attention', 'needs_attention', 'Needs Attention'],
  ] as const) {
    await mark(page, name)
    const dialog = page.getByRole('dialog', { name: 'Save this chat' })
    await expect(dialog).toBeVisible()
    await expect.poll(async () => (await roomOf(app, person, id)).status).toBe(status)
    await page.reload()
    await expect(page.locator('.chat__head .band')).toHaveText(badge)
    await expect(box(page)).toBeDisabled()
    await expect(sendButton(page)).toBeDisabled()
    await expect(button(page, 'Chat options')).toHaveCount(0)
    await button(page, 'Save this chat').click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(box(page)).toBeEnabled()
    await expect(page.locator('.chat__head .band')).toHaveCount(0)
    await expect.poll(async () => (await roomOf(app, person, id)).status).toBe('active')
  }
})

test('on a phone the chat has the whole screen, and the keyboard takes nothing of the composer', async ({
  page,
  app,
}) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await arrive(page, app, person, `/relationships/${id}`)
  const way = page.getByRole('link', { name: 'Chat about Ines' })
  if (!isPhone(page)) {
    await expect(way).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Chat about Ines' })).toBeVisible()
    await page.goto(`/relationships/${id}/chat`)
    await expect(page).toHaveURL(new RegExp(`/relationships/${id}$`))
    await expect(heard(page)).toHaveCount(1)
    // 96 units of a quarter rem, on every window.
    for (const height of [600, 800, 1400]) {
      await page.setViewportSize({ width: 1280, height })
      expect((await edges(log(page))).height).toBe(384)
    }
    // However low the window, writing is in reach without a way to the end of the page.
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    return expect(box(page)).toBeInViewport({ ratio: 1 })
  }
  // Always in reach, wherever the page stands.
  for (const at of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }), at)
    await expect(way).toBeInViewport({ ratio: 1 })
  }
  await way.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chat about Ines' })).toBeVisible()
  for (const name of ['Main, bottom', 'Footer', 'Main'])
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(0)
  await expect(page.locator('.app-header')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  const low = async () => (await edges(page.locator('.composer'))).bottom
  expect(await low()).toBeGreaterThan(800)
  await box(page).focus()
  // A browser that makes the page smaller for its keyboard, and one that only tells how much of it is seen.
  await page.setViewportSize({ width: 390, height: 480 })
  expect(await low()).toBeLessThanOrEqual(480)
  await expect(log(page)).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    const view = window.visualViewport!
    Object.defineProperty(view, 'height', { configurable: true, value: 500 })
    view.dispatchEvent(new Event('resize'))
  })
  await expect.poll(low).toBeLessThanOrEqual(500)
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    delete (window.visualViewport as { height?: number }).height
    window.visualViewport!.dispatchEvent(new Event('resize'))
  })
  await expect.poll(low).toBeGreaterThan(800)
  // The browser's own way back leaves it, and so does the one in its head, without a second entry for the page.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
  await toChat(page)
  await page.getByRole('link', { name: 'Back to Ines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Chat about Ines' })).toBeVisible()
})
