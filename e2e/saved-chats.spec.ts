import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, mark as markIt, newPerson, openRows, type Person } from './people.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const box = (page: Page) => page.getByRole('textbox', { name: 'Message Mallama about Ines' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save this chat' })
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true })
const mark = (page: Page) => markIt(page, 'Mark as Resolved')
const lessons = ['Insights', 'Key Takeaways', 'Action Items'] as const

interface Saved {
  id: string
  title: string
  originalIssue: string
  chatHistory: { role: string; content: string; timestamp: string }[]
  status: string
  aiInsights: string
  keyTakeaways: string
  actionItems: string
  tags: string[]
  createdAt: string
}
const savedOf = (app: RunningApp, person: Person, id: string) =>
  as(app, person).get<Saved[]>(`/api/relationships/${id}/saved-chats`)

/** A chat about Ines in which one thing was said. */
async function talked(page: Page, app: RunningApp, words: string): Promise<{ person: Person; id: string }> {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await as(app, person).post('/api/chat', { message: words, relationshipContext: { relationshipId: id } })
  await arrive(page, app, person, `/relationships/${id}/chat`)
  await expect(log(page).locator('.msg--you')).toHaveCount(1)
  return { person, id }
}

/** Answers the insight prompt, which comes without a context, in this way. */
const answerInsights = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route('**/api/chat', (route) => {
    const { relationshipContext } = route.request().postDataJSON() as { relationshipContext?: object }
    return relationshipContext ? route.continue() : answer(route)
  })
const reply = (response: string) => (route: Route) =>
  route.fulfill({ json: { response, safety: null, conversationId: crypto.randomUUID() } })

test(
  'marking a chat asks for its insights half a second later, and fills three fields with them',
  once,
  async ({ page, app }) => {
    const words = 'She forgot my birthday and I said nothing about it for a whole week.'
    const { person, id } = await talked(page, app, words)
    const asked = page.waitForRequest('**/api/chat')
    const began = Date.now()
    await mark(page)
    await expect(dialog(page)).toBeVisible()
    await expect(save(page)).toBeDisabled()
    const request = await asked
    expect(Date.now() - began).toBeGreaterThanOrEqual(500)
    const { message, ...rest } = request.postDataJSON() as { message: string; conversationId?: string }
    for (const label of ['INSIGHTS', 'KEY TAKEAWAYS', 'ACTION ITEMS']) expect(message).toContain(label)
    expect(Object.keys(rest)).not.toContain('relationshipContext')
    for (const name of lessons) await expect(field(page, name)).not.toHaveValue('')
    // The first 50 characters of what was said first.
    await expect(field(page, 'Title')).toHaveValue(`${words.slice(0, 50)}...`)
    await expect(save(page)).toBeEnabled()
    await expectAccessible(page)

    await field(page, 'Insights').fill('I wait to be noticed.\nShe was busy, not cold.')
    await press(page, 'Save')
    await expectToast(page, 'Chat saved')
    await expect(dialog(page)).toBeHidden()
    await expect(box(page)).toBeEnabled()
    await expect(log(page).locator('.msg--you')).toHaveCount(0)
    await expect(log(page).locator('.msg--mallama')).toHaveCount(1)
    const [saved] = await savedOf(app, person, id)
    expect(saved).toMatchObject({
      title: `${words.slice(0, 50)}...`,
      originalIssue: words,
      status: 'resolved',
      aiInsights: 'I wait to be noticed.\nShe was busy, not cold.',
      tags: ['Ines', 'relationship-help'],
    })
    expect(saved?.chatHistory.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
    expect(Date.parse(saved?.chatHistory[1]?.timestamp ?? '')).not.toBeNaN()
  },
)

test('a chat without a title is not saved', once, async ({ page, app }) => {
  await talked(page, app, 'A short one.')
  await mark(page)
  await expect(save(page)).toBeEnabled()
  await expect(field(page, 'Title')).toHaveValue('A short one.')
  await field(page, 'Title').fill('   ')
  await expect(save(page)).toBeDisabled()
  await expect(dialog(page)).toContainText('Title is required')
  await field(page, 'Title').fill('Something')
  await expect(save(page)).toBeEnabled()
})

test('a chat in which nothing was said yet has a title and an issue all the same', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await arrive(page, app, person, `/relationships/${id}/chat`)
  await mark(page)
  const today = await page.evaluate(() => new Date().toLocaleDateString())
  await expect(field(page, 'Title')).toHaveValue(`Chat with Ines - ${today}`)
  await press(page, 'Save')
  await expect(dialog(page)).toBeHidden()
  const [saved] = await savedOf(app, person, id)
  expect(saved?.originalIssue).toBe('General discussion')
})

test('insights that cannot be had leave questions to answer by hand', once, async ({ page, app }) => {
  const { person, id } = await talked(page, app, 'A short one.')
  await answerInsights(page, (route) => route.abort())
  await mark(page)
  await expectToast(page, 'Manual Entry Required', 'Please add your insights manually')
  for (const name of lessons) await expect(field(page, name)).toHaveValue(/\?$/)
  await field(page, 'Action Items').fill('Call her on Sunday.')
  await press(page, 'Save')
  await expect(dialog(page)).toBeHidden()
  const [saved] = await savedOf(app, person, id)
  expect(saved).toMatchObject({ aiInsights: '', keyTakeaways: '', actionItems: 'Call her on Sunday.' })
})

test('a section that did not come is filled with its default', once, async ({ page, app }) => {
  await talked(page, app, 'A short one.')
  await answerInsights(page, reply('KEY TAKEAWAYS:\nAsk sooner.\nAsk once.'))
  await mark(page)
  await expect(field(page, 'Key Takeaways')).toHaveValue('Ask sooner.\nAsk once.')
  await expect(field(page, 'Insights')).toHaveValue('Nothing stood out clearly enough to name.')
  await expect(field(page, 'Action Items')).toHaveValue('No next step yet.')
})

test('a save that fails keeps the form, says so, and a second press saves once', once, async ({ page, app }) => {
  const { person, id } = await talked(page, app, 'A short one.')
  await mark(page)
  await expect(save(page)).toBeEnabled()
  await field(page, 'Insights').fill('Mine.')
  const address = `**/api/relationships/${id}/saved-chats`
  await page.route(address, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await press(page, 'Save')
  await expectToast(page, 'Error', 'Failed to save chat. Please try again.')
  await expect(field(page, 'Insights')).toHaveValue('Mine.')
  await page.unroute(address)
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await save(page).dblclick()
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
  held.resolve()
  await expect(dialog(page)).toBeHidden()
  expect(await savedOf(app, person, id)).toHaveLength(1)
})

test('Delete Chat asks, then clears the chat without saving it', once, async ({ page, app }) => {
  const { person, id } = await talked(page, app, 'A short one.')
  await mark(page)
  await press(page, 'Delete Chat')
  const sure = page.getByRole('alertdialog', { name: 'Delete this chat about Ines without saving it?' })
  await sure.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog(page)).toBeVisible()
  await press(page, 'Delete Chat')
  await sure.getByRole('button', { name: 'Delete Chat' }).click()
  await expectToast(page, 'Chat deleted')
  await expect(log(page).locator('.msg--you')).toHaveCount(0)
  await expect(log(page).locator('.msg--mallama')).toHaveCount(1)
  expect(await savedOf(app, person, id)).toEqual([])
})

test(
  'the saved list cuts the issue at 100 characters and the insights at 150, and deletes after asking',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Ines' })
    const issue = 'issue '.repeat(30).trim()
    const insights = 'insight '.repeat(30).trim()
    const draft = {
      chatHistory: [],
      status: 'needs_attention',
      aiInsights: insights,
      keyTakeaways: '',
      actionItems: '',
    }
    await as(app, person).post(`/api/relationships/${id}/saved-chats`, {
      ...draft,
      title: 'Long',
      originalIssue: issue,
    })
    const exact = { originalIssue: issue.slice(0, 100), aiInsights: insights.slice(0, 150) }
    await as(app, person).post(`/api/relationships/${id}/saved-chats`, { ...draft, ...exact, title: 'Exact' })
    await arrive(page, app, person, `/relationships/${id}`)
    await openRows(page)
    const entry = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) })
    await expect(entry('Long').locator('p').nth(0)).toHaveText(`${issue.slice(0, 100)}...`)
    await expect(entry('Long').locator('p').nth(1)).toHaveText(`Insights ${insights.slice(0, 150)}...`)
    await expect(entry('Exact').locator('p').nth(0)).toHaveText(exact.originalIssue)
    await expect(entry('Exact').locator('p').nth(1)).toHaveText(`Insights ${exact.aiInsights.trim()}`)
    await expect(entry('Long')).toContainText('Needs Attention')

    await page.getByRole('button', { name: 'Delete the chat "Long"' }).click()
    const sure = page.getByRole('alertdialog', { name: 'Delete the chat "Long"?' })
    await sure.getByRole('button', { name: 'Cancel' }).click()
    await expect(entry('Long')).toBeVisible()
    await page.route('**/api/saved-chats/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete the chat "Long"' }).click()
    await sure.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Error', 'Failed to delete chat. Please try again.')
    await page.unroute('**/api/saved-chats/*')
    await sure.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Chat deleted')
    await expect(entry('Long')).toHaveCount(0)
    await expect(entry('Exact')).toBeVisible()
  },
)
