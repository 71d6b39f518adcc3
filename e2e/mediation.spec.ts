import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { once } from './once.ts'
import { arrive, as, newPerson, type Person } from './people.ts'

const named = async (app: RunningApp, firstName: string, trial: boolean): Promise<Person> => {
  const person = await newPerson(app, { trial })
  await as(app, person).patch('/api/auth/user', { firstName })
  return person
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const write = (page: Page, label: string, words: string) => page.getByLabel(label, { exact: true }).fill(words)
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
const hears = (page: Page, words: string) =>
  expect(page.getByRole('log', { name: 'Conversation' }).getByText(words, { exact: true })).toBeVisible()

/** What everyone is asked alone, at every door. */
async function answers(page: Page, calm = ['Yes', 'No', 'No', 'No']) {
  await press(page, 'I am alone')
  for (const answer of calm) await press(page, answer)
  await press(page, 'Send my answers')
}

/** One says it, the other says it back, the first one confirms. */
async function heard(speaker: Page, listener: Page, to: string, from: string, words: string, back: string) {
  await write(speaker, 'Say how it is for you', words)
  await press(speaker, `Share with ${to}`)
  await hears(listener, words)
  await write(listener, 'Say back what you heard', back)
  await press(listener, `Share with ${from}`)
  await hears(speaker, back)
  await press(speaker, 'Yes, that is it')
}

/** What one has to answer stands above the panel in which one answers. */
async function inSight(page: Page, words: string): Promise<void> {
  const said = page.getByRole('log').getByText(words, { exact: true }).last()
  const panel = page.locator('.med-turn')
  await expect
    .poll(async () => {
      const [at, below] = [await said.boundingBox(), await panel.boundingBox()]
      return at !== null && below !== null && at.y >= 0 && at.y + at.height <= below.y
    })
    .toBe(true)
}

test('two on their phones, from an invitation to an agreement', once, async ({ app, browser }) => {
  test.slow()
  const [nora, tomas] = [await named(app, 'Nora', true), await named(app, 'Tomas', false)]
  const draft = { title: 'The guest list', type: 'group_mediation' }
  const { id } = await as(app, nora).post<{ id: string }>('/api/conversations', draft)
  const phone = { baseURL: app.url, viewport: { width: 390, height: 844 } }
  const hers = await (await browser.newContext(phone)).newPage()
  const his = await (await browser.newContext(phone)).newPage()

  // Nora says yes for herself, and asks Tomas by a link.
  await arrive(hers, app, nora, `/chat?id=${id}`)
  await heading(hers, 'Before you begin')
  await expectAccessible(hers)
  await press(hers, 'First a few questions, for you alone')
  await expect(hers.getByRole('button', { name: 'I am alone', exact: true })).toBeVisible()
  await expectAccessible(hers)
  await answers(hers)
  await press(hers, 'Yes, I want this')
  await press(hers, 'Make a link')
  const shown = await hers.locator('.med-link code').textContent()
  const code = shown!.split('/').at(-1)!

  // Tomas has no membership. The link is enough to come in, and to say yes for himself.
  await arrive(his, app, tomas, `/invite/${code}`)
  await press(his, 'Accept')
  await his.getByRole('link', { name: 'Go there', exact: true }).click()
  await expect(his).toHaveURL(new RegExp(`/chat\\?id=${id}$`))
  await heading(his, 'Before you begin')
  await heading(hers, 'You said yes')
  await press(his, 'First a few questions, for you alone')
  await answers(his)
  await press(his, 'Yes, I want this')

  // What crosses from the private room is picked line by line.
  await press(hers, 'My private room')
  await write(hers, 'Write in your private room', 'He never asks me. I find out at lunch, in front of everybody.')
  await press(hers, 'Send')
  await press(hers, 'Choose what Tomas may see')
  await hers.getByRole('group', { name: 'Line 2', exact: true }).getByText('Share', { exact: true }).click()
  await expectAccessible(hers)
  await press(hers, 'Share 1 line with Tomas')
  await hears(his, 'I find out at lunch, in front of everybody.')
  await expect(his.getByText('He never asks me.', { exact: false })).toHaveCount(0)
  await inSight(his, 'I find out at lunch, in front of everybody.')
  await write(his, 'Say back what you heard', 'You are told last, and others see it.')
  await press(his, 'Share with Nora')
  await hears(hers, 'You are told last, and others see it.')
  await inSight(hers, 'You are told last, and others see it.')
  await press(hers, 'Yes, that is it')
  await heard(his, hers, 'Nora', 'Tomas', 'I sit between two chairs. I want one calm hour.', 'You would like some calm')

  // Sentences of their own, an order each, a change, and good enough for both.
  await heading(his, 'What could you both sign?')
  for (const [mine, theirs, words] of [
    [hers, his, 'We decide together who comes.'],
    [hers, his, 'We look at the list on Thursdays.'],
    [his, hers, 'We call them on Sunday.'],
  ] as const) {
    await write(mine, 'Write one of your own', words)
    await press(mine, 'Add it')
    await expect(theirs.getByText(words, { exact: true })).toBeVisible()
  }
  for (const page of [hers, his]) await press(page, 'I am done')
  await heading(his, 'Put them in your order')
  await expectAccessible(his)
  await press(his, 'Move down: We decide together who comes.')
  for (const page of [his, hers]) await press(page, 'This is my order')
  await write(his, 'What would you change, so that you can live with it?', 'I should be the one to say it.')
  await press(his, 'Ask for this')
  await press(hers, 'As it is')
  const words = 'Put it into words that have room for all of this'
  await write(his, words, 'We decide together who comes, and Tomas says it.')
  await press(his, 'Show it to Nora')
  await expect(hers.locator('ins')).toContainText('Tomas says it.')
  for (const page of [hers, his]) await press(page, 'Good enough for me')

  // What each does and when, a day, and two separate yeses.
  for (const [page, what] of [
    [hers, 'I leave the list alone.'],
    [his, 'I tell my parents.'],
  ] as const) {
    await heading(page, 'Your agreement')
    await write(page, 'What will you do?', what)
    await write(page, 'When?', 'Before Sunday')
    await press(page, 'Put it in')
    await expect(page.getByText(what, { exact: true })).toBeVisible()
  }
  await press(hers, 'Set the day')
  // Tomas put another sentence first. It is his to put aside, and nobody else’s.
  await expect(hers.getByText('Tomas put this first. Nothing stands for it yet.', { exact: true })).toBeVisible()
  await press(his, 'Put it aside for now')
  for (const page of [hers, his]) {
    await press(page, 'First a few questions, for you alone')
    await answers(page, ['Yes', 'No'])
  }
  await press(hers, 'Yes, I agree')
  await expectAccessible(hers)
  await press(his, 'Yes, I agree')
  for (const page of [hers, his]) {
    await heading(page, 'You both said yes')
    await expect(page.getByText('I tell my parents.', { exact: true })).toBeVisible()
  }
  await expectAccessible(his)
})
