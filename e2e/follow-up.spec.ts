import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { quarrel } from './argument.ts'
import { heard, log, own } from './heard.ts'
import { once } from './once.ts'
import { arrive, as, dismissToast, expectToast, newPerson, type Person } from './people.ts'
import { press } from './tomas.ts'
import { fail, fakeVoice, hear, languageOf, noVoice } from './voice.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Message Mallama about this argument' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const toggle = (page: Page, name: 'Start Chat with Mallama' | 'Hide Chat') =>
  page.getByRole('button', { name, exact: true })

/** A server's first answer takes its time on a machine that is busy with other tests. */
const answers = { timeout: 30_000 }

/** A quarrel that was resolved. Answers its id. */
const resolve = async (app: RunningApp, person: Person) =>
  (
    await as(app, person).post<{ id: string }>('/api/resolve-argument', {
      originalConversation: quarrel,
      me: 'Nora',
    })
  ).id

/** Opens the talk about a quarrel of someone new. */
async function openTalk(page: Page, app: RunningApp): Promise<{ person: Person; id: string }> {
  const person = await newPerson(app)
  const id = await resolve(app, person)
  await arrive(page, app, person, `/argument-resolver?analysis=${id}`)
  await toggle(page, 'Start Chat with Mallama').click()
  await expect(box(page)).toBeFocused()
  return { person, id }
}

async function say(page: Page, words: string) {
  await box(page).fill(words)
  await sendButton(page).click()
}

interface Stored {
  chat: { role: string; content: string; timestamp: string }[]
}

test(
  'the talk opens and hides; its first message is a follow-up question, the later ones continue',
  once,
  async ({ page, app }) => {
    const { person, id } = await openTalk(page, app)
    await expect(toggle(page, 'Hide Chat')).toHaveAttribute('aria-expanded', 'true')
    await expect(log(page)).toContainText('Mallama is an AI, not a person or a therapist.')
    await expect(page.getByText('Your first message is sent as a follow-up question')).toBeVisible()
    await expectAccessible(page)

    const asked = page.waitForRequest((request) => request.url().endsWith(`/api/resolve-argument/${id}/chat`))
    await say(page, 'How can I bring this up again on Sunday?')
    const request = await asked
    expect(request.headers()).toMatchObject({ accept: 'text/event-stream' })
    // The page sends the words alone: what is known of the quarrel is read where it is kept.
    expect(Object.keys(request.postDataJSON() as object).sort()).toEqual(['clientId', 'message'])
    await expect(heard(page)).toHaveCount(1)
    await expect(page.getByText('Answered as a follow-up question')).toBeVisible(answers)

    await say(page, 'And if he gets angry?')
    await expect(page.getByText('A continuing conversation')).toBeVisible(answers)
    await expect(heard(page)).toHaveCount(2)
    await expectAccessible(page)

    await toggle(page, 'Hide Chat').click()
    await expect(log(page)).toHaveCount(0)
    await page.reload()
    await toggle(page, 'Start Chat with Mallama').click()
    await expect(own(page)).toHaveText([/How can I bring this up again/, /And if he gets angry/])
    await expect(heard(page)).toHaveCount(2)
    await expect(page.getByText('A continuing conversation')).toBeVisible()
    const { chat } = await as(app, person).get<Stored>(`/api/resolve-argument/${id}`)
    expect(chat.map(({ role }) => role)).toEqual(['user', 'ai', 'user', 'ai'])
    for (const { timestamp } of chat) expect(Date.parse(timestamp)).toBeGreaterThan(0)
  },
)

test(
  'Enter sends, Shift and Enter add a line; a blank message and one into a pending reply stay',
  once,
  async ({ page, app }) => {
    await openTalk(page, app)
    await expect(sendButton(page)).toBeDisabled()
    await box(page).fill('  \n ')
    await expect(sendButton(page)).toBeDisabled()
    await box(page).press('Enter')
    await expect(own(page)).toHaveCount(0)

    const answer = Promise.withResolvers<void>()
    await page.route('**/chat', async (route) => {
      await answer.promise
      await route.continue()
    })
    await box(page).fill('One line')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('and another')
    await expect(box(page)).toHaveValue('One line\nand another')
    await box(page).press('Enter')
    await expect(own(page)).toHaveText(/One line\s*and another/)
    await expect(page.getByText('Mallama is writing').first()).toBeAttached()
    await box(page).fill('What I think of next')
    await expect(sendButton(page)).toBeDisabled()
    await box(page).press('Enter')
    await expect(own(page)).toHaveCount(1)
    answer.resolve()
    await expect(sendButton(page)).toBeEnabled(answers)
    await expect(heard(page)).toHaveCount(1)
    await expect(box(page)).toHaveValue('What I think of next')
  },
)

test(
  'spoken English becomes words, after it was said where a voice goes; the button starts and stops it',
  once,
  async ({ page, app }) => {
    await fakeVoice(page)
    await openTalk(page, app)
    await box(page).fill('I think')
    await press(page, 'Speak instead of typing')
    const consent = page.getByRole('dialog', { name: 'Where your voice goes' })
    await expect(consent).toContainText('may send what it hears to the servers of the company that makes the browser')
    await expectAccessible(page)
    await consent.getByRole('button', { name: 'Not now' }).click()
    expect(await languageOf(page)).toBeNull()
    await press(page, 'Speak instead of typing')
    await consent.getByRole('button', { name: 'Use my voice' }).click()
    await expect.poll(() => languageOf(page)).toBe('en-US')
    await hear(page, 'he was ashamed')
    await expect(box(page)).toHaveValue('I think he was ashamed')
    await expect(sendButton(page)).toBeDisabled()
    await box(page).press('Enter')
    await expect(own(page)).toHaveCount(0)
    await press(page, 'Stop listening')
    await expect(sendButton(page)).toBeEnabled()
    await press(page, 'Speak instead of typing')
    await expect(consent).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  },
)

test('a voice that was not understood says so, and what was written stays', once, async ({ page, app }) => {
  await fakeVoice(page)
  await openTalk(page, app)
  await box(page).fill('Half a sentence')
  await press(page, 'Speak instead of typing')
  await page.getByRole('button', { name: 'Use my voice' }).click()
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  await fail(page, 'network')
  await expectToast(page, 'Voice recognition failed', 'Please try again or type your message.')
  await expect(page.getByText('The browser could not reach the service')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Speak instead of typing' })).toBeVisible()
  await expect(box(page)).toHaveValue('Half a sentence')
})

test('a browser that cannot listen says so when it is asked to', once, async ({ page, app }) => {
  await noVoice(page)
  await openTalk(page, app)
  await press(page, 'Speak instead of typing')
  await expectToast(
    page,
    'Voice recording not supported',
    "Your browser doesn't support voice recording. Please type your message.",
  )
})

test('no answer: the reason, or to try again, and the words stay', once, async ({ page, app }) => {
  const { person, id } = await openTalk(page, app)
  await page.route('**/chat', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many_requests', message: 'That was a lot at once. Wait a minute.', requestId: 'r' },
    }),
  )
  await say(page, 'What did I miss?')
  await expectToast(page, 'Failed to Get Response', 'That was a lot at once. Wait a minute.')
  await expect(box(page)).toHaveValue('What did I miss?')
  await expect(log(page)).not.toContainText('Not sent')
  await dismissToast(page)
  await page.unroute('**/chat')
  await page.route('**/chat', (route) => route.abort())
  await sendButton(page).click()
  await expectToast(page, 'Failed to Get Response', 'Please try again.')
  await expect(box(page)).toHaveValue('What did I miss?')
  // Its words stand in one place: where they can be changed.
  await expect(page.getByText('Not sent. Your words are in the box below.')).toBeVisible()
  await expect(own(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await box(page).fill('What did I really miss?')
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await box(page).fill('What did I miss?')
  await expectAccessible(page)
  // Unsent words are not behind the button after a reload.
  await page.unroute('**/chat')
  await page.reload()
  await expect(box(page)).toHaveValue('What did I miss?')
  await expect(own(page)).toHaveCount(0)
  await sendButton(page).click()
  await expect(heard(page)).toHaveCount(1)
  await expect(own(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  const roles = async () =>
    (await as(app, person).get<Stored>(`/api/resolve-argument/${id}`)).chat.map(({ role }) => role)
  await expect.poll(roles, answers).toEqual(['user', 'ai'])
})

test('a talk that does not load says so, and loads again', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await resolve(app, person)
  await arrive(page, app, person, `/argument-resolver?analysis=${id}`)
  await expect(toggle(page, 'Start Chat with Mallama')).toBeVisible()
  await page.route(`**/api/resolve-argument/${id}`, (route) => route.abort())
  await toggle(page, 'Start Chat with Mallama').click()
  await expect(page.getByText('The chat did not load')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`**/api/resolve-argument/${id}`)
  await press(page, 'Try again')
  await expect(box(page)).toBeVisible()
})

test('who tells of danger in the talk is met first', once, async ({ page, app }) => {
  await openTalk(page, app)
  await say(page, 'Last night he held me by the throat and I could not breathe.')
  const card = log(page).getByRole('region', { name: 'You deserve to be safe' })
  await expect(card).toBeVisible(answers)
  const first = await card.evaluate((element) => element.querySelector('a, button')?.textContent)
  expect(first).toBe('Quick exit')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await toggle(page, 'Start Chat with Mallama').click()
  await expect(card).toBeVisible()
})
