import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { heard, own } from './heard.ts'
import { once } from './once.ts'
import { as, dismissToast, expectToast, mark, openRows, toChat, toPerson } from './people.ts'
import { openTomas, part, press } from './tomas.ts'
import { between, watch } from './watched.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Message Mallama about Tomas' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

/** Until the page has not moved for a fifth of a second. */
const glided = (page: Page) =>
  page.evaluate(async () => {
    const pause = () => new Promise((go) => setTimeout(go, 200))
    for (let before = Number.NaN; before !== scrollY; await pause()) before = scrollY
  })

test(
  'the insight button of an item takes a prompt about it to the chat, which sends it',
  once,
  async ({ page, app }) => {
    const { person, id } = await openTomas(page, app, { likes: 'He sings when he cooks' })
    const told = await watch(page)
    await press(page, 'Explore with AI: He sings when he cooks')
    await expectToast(page, 'Taken to your chat', 'Mallama answers there.')
    await expect(page.getByRole('heading', { name: 'Chat about Tomas' })).toBeInViewport()
    await expect(own(page)).toHaveText(/"He sings when he cooks"/)
    await expect(heard(page)).toHaveCount(2)
    // What is liked stands there in words to him, and the box is free.
    await expect(page.getByText('I like that you sing when you cook.')).toBeVisible()
    await expect(box(page)).toBeVisible()
    await expect(page.locator('.toaster .toast')).toHaveCount(0)
    await expect.poll(async () => (await told())['toast gone']).toBeDefined()
    const { press: pressed, event: pushed, box: held, send: sent, toast: came, 'toast gone': gone } = await told()
    expect(pushed?.words).toContain('He sings when he cooks')
    expect(held?.words).toMatch(/^I like this about Tomas: "He sings when he cooks"/)
    expect(between(pressed, pushed)).toBeGreaterThanOrEqual(99)
    expect(between(pushed, sent)).toBeGreaterThanOrEqual(499)
    expect(between(came, gone)).toBeGreaterThanOrEqual(2_900)
    expect(between(came, gone)).toBeLessThan(6_000)
    const room = () => as(app, person).get<{ messages: { content: string }[] }>(`/api/relationships/${id}/room`)
    await expect.poll(async () => (await room()).messages[1]?.content).toBe(pushed?.words)
  },
)

test('Explore with AI takes what stands in a card along, or the wish to begin', once, async ({ page, app }) => {
  const { person, id } = await openTomas(page, app, {
    triggers: 'Late calls\nSilence',
    values: 'Honesty',
    likes: 'His laugh',
  })
  await press(page, 'Explore with AI: Relationship Dynamics & Boundaries')
  await expect(own(page).first()).toContainText('Triggers: "Late calls", "Silence".')
  await expect(own(page).first()).toContainText('Core Values: "Honesty".')
  await expect(heard(page)).toHaveCount(2)
  await toPerson(page)
  await openRows(page)
  await press(page, 'Explore with AI: Goals & Improvement')
  await expect(own(page).nth(1)).toContainText('I have not written anything yet')
  await expect(own(page).nth(1)).toContainText('Tomas')
  await test.step('a prompt for a closed chat waits in the box', async () => {
    await expect(heard(page)).toHaveCount(3)
    await as(app, person).patch(`/api/relationships/${id}/room`, { status: 'resolved' })
    await expect(box(page)).toBeDisabled()
    await toPerson(page)
    await openRows(page)
    await press(page, 'Explore with AI: His laugh')
    await expectToast(page, 'Taken to your chat', 'It waits in the box: the chat is closed.')
    await expect(box(page)).toHaveValue(/"His laugh"/)
    await expect(own(page)).toHaveCount(2)
  })
})

test(
  'a draft in the box is not lost, and a prompt waits for the answer that is on its way',
  once,
  async ({ page, app }) => {
    await openTomas(page, app, { likes: 'His laugh\nHis calm' })
    await toChat(page)
    await expect(heard(page)).toHaveCount(1)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/chat', async (route) => {
      await answer.promise
      await route.continue()
    })
    await box(page).fill('We talked about the garden.')
    await sendButton(page).click()
    await box(page).fill('What I did not say')
    await toPerson(page)
    await openRows(page)
    await press(page, 'Explore with AI: His laugh')
    await expectToast(page, 'Taken to your chat', 'It will be sent after the answer that is on its way.')
    const waiting = page.getByRole('list', { name: 'Sent next' })
    await expect(waiting.getByRole('listitem')).toHaveCount(1)
    // The page glides to the chat: a press goes to what stands still.
    await glided(page)
    await toPerson(page)
    await openRows(page)
    await press(page, 'Explore with AI: His calm')
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await waiting.getByRole('button', { name: 'Do not send' }).last().click()
    await page.waitForTimeout(700)
    await expect(own(page)).toHaveCount(1)
    answer.resolve()
    await expect(own(page)).toHaveCount(2)
    await expect(own(page).last()).toContainText('"His laugh"')
    await expect(heard(page)).toHaveCount(3)
    await expect(waiting).toHaveCount(0)
    await expect(box(page)).toHaveValue('What I did not say')
  },
)

test(
  'a resolved chat that was saved suggests a moment, which the person adds or declines',
  once,
  async ({ page, app }) => {
    const { person, id } = await openTomas(page, app)
    await toChat(page)
    const { get, post } = as(app, person)
    const moments = () => get<{ kind: string; intensity: number }[]>(`/api/relationships/${id}/moments`)
    const resolve = async (words: string, how: 'Mark as Resolved' | 'Needs More Attention' = 'Mark as Resolved') => {
      await post('/api/chat', { message: words, relationshipContext: { relationshipId: id } })
      await expect(own(page)).toHaveCount(1)
      await mark(page, how)
      const dialog = page.getByRole('dialog', { name: 'Save this chat' })
      await dialog.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 15_000 })
      await expect(dialog).toBeHidden()
    }
    const suggestion = part(page, 'Was this a moment between you?')
    await resolve('He said sorry for the lunch.')
    await expect(suggestion).toBeVisible()
    const add = suggestion.getByRole('button', { name: 'Add moment' })
    await expect(add).toBeDisabled()
    await page.reload()
    await suggestion.getByRole('radio', { name: 'A repair' }).check()
    await suggestion.getByRole('radio', { name: 'Big' }).check()
    await expectAccessible(page)
    await page.route('**/moments', (route) => route.abort())
    await add.click()
    await expectToast(page, 'The moment was not saved')
    await dismissToast(page)
    await page.unroute('**/moments')
    await add.click()
    await expect(suggestion).toHaveCount(0)
    expect(await moments()).toMatchObject([{ kind: 'repair', intensity: 3 }])
    await resolve('We fought about the guests.')
    await suggestion.getByRole('button', { name: 'No, leave it' }).click()
    await expect(suggestion).toHaveCount(0)
    expect(await moments()).toHaveLength(1)
    await resolve('We still do not speak.', 'Needs More Attention')
    await expect(own(page)).toHaveCount(0)
    await expect(suggestion).toHaveCount(0)
  },
)

test(
  'a chat is offline for a while, rests on what was noted, and need not be learnt from',
  once,
  async ({ page, app, context }) => {
    const { person, id } = await openTomas(page, app, { triggers: 'Being late' })
    const room = () => as(app, person).get<{ temporary: boolean; messages: unknown[] }>(`/api/relationships/${id}/room`)
    await toChat(page)
    await test.step('what was written without a connection goes out once when it is back', async () => {
      await expect(heard(page)).toHaveCount(1)
      await context.setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
      await box(page).fill('He forgot the call again.')
      await sendButton(page).click()
      await expectToast(page, 'Error', 'Failed to send message. Please try again.')
      await dismissToast(page)
      await expect(box(page)).toHaveValue('He forgot the call again.')
      await expectAccessible(page)
      await context.setOffline(false)
      await expect(page.getByText('You are offline.')).toHaveCount(0)
      await expect(heard(page)).toHaveCount(2)
      await expect(own(page)).toHaveCount(1)
      await expect(box(page)).toHaveValue('')
      // A reply that is still being written looks like one to the locator.
      await expect.poll(async () => (await room()).messages.length).toBe(3)
    })
    await test.step('a reply says which memory it rests on', async () => {
      await box(page).fill('he was late again')
      await sendButton(page).click()
      const memory = heard(page).last().locator('.chat__memory')
      await expect(memory).toContainText('What this rests on: ')
      await expect(memory).toContainText('A trigger you noted: Being late')
      await expect(memory.getByRole('link', { name: 'See the memory' })).toHaveAttribute(
        'href',
        `/relationships/${id}#memory`,
      )
      await page.reload()
      await expect(own(page)).toHaveText([/He forgot the call again\./, /he was late again/])
      await expect(memory).toContainText('A trigger you noted: Being late')
      await memory.getByRole('link', { name: 'See the memory' }).click()
      await expect(part(page, 'What Mallama remembers')).toBeInViewport()
    })
    await test.step('a temporary chat says that nothing is learnt, and is what it was after a reload', async () => {
      await toChat(page)
      const told = page.getByText('Mallama learns nothing from this chat')
      const toggle = async (name: RegExp) => {
        await press(page, 'Chat options')
        await page.getByRole('menuitem', { name }).click()
      }
      await expect(told).toHaveCount(0)
      await toggle(/^Don't learn from this chat$/)
      await expect(told).toBeVisible()
      await expect.poll(async () => (await room()).temporary).toBe(true)
      await expectAccessible(page)
      await page.reload()
      await expect(told).toBeVisible()
      await page.route('**/room', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
      await toggle(/^On:\s*Don't learn from this chat$/)
      await expectToast(page, 'Error', 'Your choice was not saved. Please try again.')
      await expect(told).toBeVisible()
    })
  },
)
