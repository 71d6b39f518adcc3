import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { quarrel } from './argument.ts'
import { heard, log, own } from './heard.ts'
import { once } from './once.ts'
import { arrive, as, newPerson, type Person } from './people.ts'

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
  'an answer is read before the line that it opens, and the line is whole above the bar',
  once,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTalk(page, app)
    await say(page, 'But how do I say it without him calling me dramatic?')
    const answer = heard(page).last()
    await expect(answer).toContainText('your own words', answers)
    const step = page.locator('.step')
    await expect(step).toBeVisible()
    // The two have no room on one screen: the answer is there, and whoever goes on from it by keyboard comes to the step.
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(log(page)).toBeFocused()
    const hides = (await page.getByRole('navigation', { name: 'On this page' }).boundingBox())!
    // The page may still be scrolling to it.
    await expect.poll(async () => (await answer.boundingBox())!.y).toBeGreaterThanOrEqual(hides.y + hides.height)

    await step.getByRole('textbox').fill('I wanted you to know that I want to be asked')
    const next = step.getByRole('button', { name: 'Next' })
    await next.click()
    await expect(step).toContainText('2 of')
    await expect(step.getByRole('textbox')).toBeFocused()
    const bar = (await page.locator('.tabbar').boundingBox())!
    await expect
      .poll(async () => {
        const { y, height } = (await next.boundingBox())!
        return y + height
      })
      .toBeLessThanOrEqual(bar.y)
  },
)

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
    await say(page, 'Should I bring this up again on Sunday, or let it go?')
    const request = await asked
    expect(request.headers()).toMatchObject({ accept: 'text/event-stream' })
    // The page sends the words alone: what is known of the quarrel is read where it is kept.
    expect(Object.keys(request.postDataJSON() as object).sort()).toEqual(['clientId', 'message'])
    await expect(heard(page)).toHaveCount(1)
    await expect(page.getByText('Answered as a follow-up question')).toBeVisible(answers)

    await say(page, 'And if he gets angry?')
    await expect(page.getByText('A continuing conversation')).toBeVisible(answers)
    await expect(heard(page)).toHaveCount(2)

    await toggle(page, 'Hide Chat').click()
    await expect(log(page)).toHaveCount(0)
    await page.reload()
    await toggle(page, 'Start Chat with Mallama').click()
    await expect(own(page)).toHaveText([/Should I bring this up again/, /And if he gets angry/])
    await expect(heard(page)).toHaveCount(2)
    await expect(page.getByText('A continuing conversation')).toBeVisible()
    const { chat } = await as(app, person).get<Stored>(`/api/resolve-argument/${id}`)
    expect(chat.map(({ role }) => role)).toEqual(['user', 'ai', 'user', 'ai'])
    for (const { timestamp } of chat) expect(Date.parse(timestamp)).toBeGreaterThan(0)

    await test.step('who tells of danger in the talk is met first', async () => {
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
  },
)
