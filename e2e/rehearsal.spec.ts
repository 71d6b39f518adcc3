import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { danger, quarrel } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, dismissToast, expectToast, know, letUndoPass, newPerson, type Person } from './people.ts'
import { part, press } from './tomas.ts'
import { fakeVoice, hear, languageOf } from './voice.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const log = (page: Page) => page.getByRole('log', { name: 'Rehearsal' })
const own = (page: Page) => log(page).locator('.msg--you')
const played = (page: Page) => log(page).locator('.msg--other')
const scene = (page: Page) => page.getByRole('textbox', { name: 'What the conversation is about' })
const box = (page: Page) => page.getByRole('textbox', { name: /^What you say to / })
const past = (page: Page) => part(page, 'Past rehearsals')

const accusing = 'You never ask me before you answer them.'
const asking = 'I felt left out on Sunday. Could you ask me before you answer your parents?'

/** Opens a resolved quarrel of someone new, with the rehearsal unfolded. */
async function openQuarrel(page: Page, app: RunningApp): Promise<{ person: Person; id: string }> {
  const person = await newPerson(app)
  const { id } = await as(app, person).post<{ id: string }>('/api/resolve-argument', {
    originalConversation: quarrel,
    me: 'Nora',
  })
  await arrive(page, app, person, `/argument-resolver?analysis=${id}`)
  await press(page, 'Rehearse the next conversation')
  await expect(scene(page)).toBeVisible()
  return { person, id }
}

/** The request that starts a rehearsal. */
const starting = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/rehearsals') && request.method() === 'POST')

async function say(page: Page, words: string) {
  const before = await own(page).count()
  await box(page).fill(words)
  await button(page, 'Send').click()
  await expect(log(page).getByRole('button', { name: 'Say this differently' })).toHaveCount(before + 1)
}

test('the next conversation is practised: whom, the scene, and what each line does', once, async ({ page, app }) => {
  await fakeVoice(page)
  await openQuarrel(page, app)
  await expect(page.getByLabel('Who Mallama plays')).toHaveValue('Tomas')
  await expect(scene(page)).toHaveValue(/^I want to talk with Tomas again\. The last thing I heard was: “/)
  await expect(past(page)).toContainText('Nothing yet.')
  await expectAccessible(page)

  await scene(page).fill('')
  await press(page, 'Start the rehearsal')
  await expect(page.getByText('Say what the conversation is about')).toBeVisible()
  await expect(scene(page)).toBeFocused()
  await scene(page).fill('Talking with Tomas about Sunday lunch.')
  const started = starting(page)
  await press(page, 'Start the rehearsal')
  // Their own lines, all of them, and nobody else's.
  const body = (await started).postDataJSON() as { basis: string[]; scenario: string }
  expect(body.scenario).toBe('Talking with Tomas about Sunday lunch.')
  expect(body.basis).toHaveLength(3)
  for (const line of body.basis) expect(quarrel).toContain(`Tomas: ${line}`)
  await expect(box(page)).toBeFocused()
  const notice = page.getByText('This is Mallama playing Tomas, not Tomas.')
  await expect(notice).toBeVisible()
  await expect(page.getByText('It is based on 3 lines they were quoted as saying.')).toBeVisible()
  await say(page, accusing)
  await expect(played(page)).toHaveCount(1)
  await expect(played(page)).toContainText('Mallama as Tomas')
  await expect(log(page)).toContainText('Rights: who is right')
  await expect(log(page)).toContainText(/is a verdict|covers so much/)
  await say(page, asking)
  await expect(log(page)).toContainText('Interests: what matters')
  await expect(log(page)).toContainText('Request')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await test.step('a line can be spoken, and nothing listens while one looks back', async () => {
    await press(page, 'Speak instead of typing')
    await page.getByRole('button', { name: 'Use my voice' }).click()
    await expect.poll(() => languageOf(page)).toBe('en-US')
    await hear(page, 'I felt left out')
    await expect(box(page)).toHaveValue('I felt left out')
    await expect(button(page, 'Send')).toBeDisabled()
    await press(page, 'Stop and look back')
    await press(page, 'Pick it up again')
    await expect(button(page, 'Speak instead of typing')).toBeVisible()
    await expect(button(page, 'Send')).toBeEnabled()
  })
})

test(
  'a line is said differently, both ways stay, and the look back says which lines stood on interests',
  once,
  async ({ page, app }) => {
    await openQuarrel(page, app)
    await press(page, 'Start the rehearsal')
    await say(page, accusing)
    await say(page, 'Fine. Then I will not come on Sunday.')
    await expect(own(page)).toHaveCount(2)
    await log(page).getByRole('button', { name: 'Say this differently' }).first().click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue(accusing)
    await expect(own(page)).toHaveCount(0)
    await expect(page.getByText('What you said before stays.')).toBeVisible()
    await press(page, 'Leave it as it was')
    await expect(own(page)).toHaveCount(2)
    await expect(box(page)).toHaveValue('')
    await log(page).getByRole('button', { name: 'Say this differently' }).first().click()
    await box(page).fill(asking)
    await button(page, 'Send').click()
    await expect(own(page)).toHaveText([new RegExp('I felt left out')])
    await expect(log(page)).toContainText('Version 2 of 2')
    await expectAccessible(page)
    const before = button(page, 'The version before')
    await before.click()
    await expect(own(page)).toHaveCount(2)
    await expect(own(page).first()).toContainText(accusing)
    await expect(log(page)).toContainText('Version 1 of 2')
    await expect(before).toBeFocused()
    await button(page, 'The version after').click()
    await expect(own(page)).toHaveText([/I felt left out/])
    await press(page, 'Stop and look back')
    const back = part(page, 'Looking back')
    await expect(page.getByRole('heading', { name: 'Looking back' })).toBeFocused()
    await expect(back).toContainText(
      'You said 1 line, and it leaned on interests: what matters, rather than who is right or stronger.',
    )
    await expect(back).toContainText('1 on interests')
    await expect(back.locator('.said')).toHaveText([asking])
    await expect(back).toContainText(`“${accusing}” leaned on rights.`)
    await expect(back).toContainText('This was Mallama playing Tomas.')
    await expectAccessible(page)
    await press(page, 'Pick it up again')
    await expect(box(page)).toBeFocused()
    // A reload finds it as it was left, with every way of saying it.
    await box(page).fill('What I say next')
    await page.reload()
    await expect(box(page)).toHaveValue('What I say next')
    await expect(own(page)).toHaveText([/I felt left out/])
    await expect(log(page)).toContainText('Version 2 of 2')
  },
)

test('nobody is played where someone is hurt: in the scene, in a line, in the quarrel', once, async ({ page, app }) => {
  const { person } = await openQuarrel(page, app)
  await test.step('a scene in which someone is hurt is not played: help comes in its place', async () => {
    await scene(page).fill('He hit me again and I want to ask him to stop.')
    await press(page, 'Start the rehearsal')
    await expect(page.getByRole('heading', { name: 'This comes first' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'You deserve to be safe' })).toBeVisible()
    await expect(box(page)).toHaveCount(0)
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)
    await press(page, 'Write something else')
    await expect(scene(page)).toHaveValue('He hit me again and I want to ask him to stop.')
  })
  await test.step('a line that tells of violence ends it, and nothing is said about the words', async () => {
    await scene(page).fill('Talking with Tomas about Sunday lunch.')
    await press(page, 'Start the rehearsal')
    await say(page, asking)
    await box(page).fill('You hit me last night and I am scared of you.')
    await button(page, 'Send').click()
    await expect(log(page)).toContainText(/I will not play/)
    const card = log(page).getByRole('region', { name: 'You deserve to be safe' })
    await expect(card).toBeVisible()
    await expect(played(page)).toHaveCount(1)
    const last = log(page).locator('.reh__exchange').last()
    await expect(last).not.toContainText(/Interests|Rights|Power|Say this differently/)
    await expect(box(page)).toBeDisabled()
    await expectAccessible(page)
    // Another way from an earlier line is open.
    await log(page).getByRole('button', { name: 'Say this differently' }).first().click()
    await expect(box(page)).toBeEnabled()
  })
  await test.step('out of a quarrel with violence in it nobody is played', async () => {
    const { id } = await as(app, person).post<{ id: string }>('/api/resolve-argument', {
      originalConversation: danger,
      me: 'Me',
    })
    await arrive(page, app, person, `/argument-resolver?analysis=${id}`)
    await expect(page.getByRole('heading', { name: 'This comes first' })).toBeVisible()
    await expect(button(page, 'Rehearse the next conversation')).toHaveCount(0)
  })
})

test('past rehearsals are opened again and deleted, with a way back', once, async ({ page, app }) => {
  await page.clock.install()
  const { person } = await openQuarrel(page, app)
  const stored = () => as(app, person).get<{ id: string }[]>('/api/rehearsals')
  await scene(page).fill('The first scene')
  await press(page, 'Start the rehearsal')
  await say(page, asking)
  await press(page, 'Stop and look back')
  await press(page, 'Start another rehearsal')
  await scene(page).fill('The second scene')
  await press(page, 'Start the rehearsal')
  await expect(box(page)).toBeVisible()
  await expect(past(page).getByRole('listitem')).toHaveCount(2)
  const first = past(page).getByRole('button', { name: /^The first scene/ })
  await first.click()
  await expect(own(page)).toHaveText([/I felt left out/])
  await expect(past(page)).toContainText('1 line')
  await past(page).getByRole('button', { name: 'Delete: The first scene' }).click()
  await expect(own(page)).toHaveCount(0)
  await press(page, 'Undo')
  await expect(own(page)).toHaveText([/I felt left out/])
  await expect(past(page).getByRole('listitem')).toHaveCount(2)
  expect(await stored()).toHaveLength(2)
  await past(page).getByRole('button', { name: 'Delete: The first scene' }).click()
  await letUndoPass(page)
  await expect(past(page).getByRole('listitem')).toHaveCount(1)
  expect(await stored()).toHaveLength(1)
  // What is deleted is not on the screen either.
  await expect(own(page)).toHaveCount(0)
  await expect(scene(page)).toBeVisible()
})

test('without a quarrel: someone who is tracked, a scene, and lines of theirs', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines', relationshipType: 'friend' })
  await arrive(page, app, person, '/argument-resolver')
  await press(page, 'Rehearse a conversation')
  await page.getByLabel(/^Who Mallama plays/).selectOption(id)
  await scene(page).fill('Asking Ines to give back the money she borrowed.')
  await page.getByLabel(/^Things they have said/).fill('I will pay you back, promise\n\nYou know how it is right now')
  await expectAccessible(page)
  const started = starting(page)
  await press(page, 'Start the rehearsal')
  expect((await started).postDataJSON()).toEqual({
    relationshipId: id,
    scenario: 'Asking Ines to give back the money she borrowed.',
    basis: ['I will pay you back, promise', 'You know how it is right now'],
  })
  await expect(page.getByText('This is Mallama playing Ines, not Ines.')).toBeVisible()
  await say(page, 'I am short this month. Could we find a day for the money?')
  await expect(played(page)).toContainText('Mallama as Ines')
  await test.step('a line in another language is not played, and says why', async () => {
    await box(page).fill('nunca me escuchas cuando te hablo de nuestros planes')
    await button(page, 'Send').click()
    await expect(log(page)).toContainText('The built-in coach reads English')
    await expect(played(page)).toHaveCount(1)
    await expect(box(page)).toBeEnabled()
  })
})

test('what fails keeps its words: a start, a line, a list', once, async ({ page, app }) => {
  await openQuarrel(page, app)
  await page.route('**/api/rehearsals', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await scene(page).fill('A scene that I thought about')
  await press(page, 'Start the rehearsal')
  await expectToast(page, 'The rehearsal did not start')
  await expect(scene(page)).toHaveValue('A scene that I thought about')
  await dismissToast(page)
  await page.reload()
  await expect(scene(page)).toHaveValue('A scene that I thought about')
  await page.unroute('**/api/rehearsals')
  await press(page, 'Start the rehearsal')
  await expect(box(page)).toBeVisible()

  await page.route('**/turns', (route) => route.abort())
  await box(page).fill(asking)
  await button(page, 'Send').click()
  await expectToast(page, 'Failed to Get Response', 'Please try again. Your words are still here.')
  await expect(box(page)).toHaveValue(asking)
  await expect(own(page)).toHaveCount(0)
  await expectAccessible(page)
  await dismissToast(page)
  await page.unroute('**/turns')
  const answer = Promise.withResolvers<void>()
  await page.route('**/turns', async (route) => {
    await answer.promise
    await route.continue()
  })
  await button(page, 'Send').click()
  await expect(page.getByText('Mallama as Tomas is answering')).toBeAttached()
  await expect(button(page, 'Send')).toBeDisabled()
  answer.resolve()
  await expect(own(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')

  await page.route('**/api/rehearsals', (route) => route.abort())
  await page.reload()
  await expect(past(page)).toContainText('These did not load.')
})
