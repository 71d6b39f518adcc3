import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { once } from './once.ts'
import { arrive, as, know, newPerson, type Person } from './people.ts'

const named = async (app: RunningApp, firstName: string, trial: boolean): Promise<Person> => {
  const person = await newPerson(app, { trial })
  await as(app, person).patch('/api/auth/user', { firstName })
  return person
}
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const box = (page: Page, to: string) => page.getByRole('textbox', { name: `Message to ${to}`, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const hears = (page: Page, words: string) => expect(log(page).getByText(words, { exact: true })).toHaveCount(1)

/** What was sent stands in one's own log at once; it has arrived when the server has answered. */
async function say(page: Page, to: string, words: string) {
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/messages') && answer.status() === 201)
  await box(page, to).fill(words)
  await press(page, 'Send')
  await stored
  await hears(page, words)
}

/** The switch is in the room, where what it shows is seen. */
async function beSeen(page: Page) {
  await page.getByText('Being seen here is off', { exact: true }).click()
  const here = page.waitForResponse((answer) => answer.url().endsWith('/here') && answer.ok())
  await page.getByRole('switch', { name: 'Show when I am here and what I have read', exact: true }).check()
  await here
}

/** The words in the order in which they stand, without who and when. */
const words = (page: Page) => log(page).locator('.msg__body > p:first-child').allTextContents()

test(
  'two on their phones are joined by a link, talk, are seen, are away for a while, and part',
  once,
  async ({ app, browser }) => {
    test.slow()
    const [nora, tomas] = [await named(app, 'Nora', true), await named(app, 'Tomas', false)]
    const id = await know(app, nora, { personName: 'Tomas' })
    const phone = { baseURL: app.url, viewport: { width: 390, height: 844 } }
    const [hers, his] = [await browser.newContext(phone), await browser.newContext(phone)]
    const [page, other] = [await hers.newPage(), await his.newPage()]

    // The link, from the page about the person.
    await arrive(page, app, nora, `/relationships/${id}#connect`)
    await press(page, 'Make a link')
    const url = await page.getByRole('textbox', { name: 'Invitation link', exact: true }).inputValue()
    expect(new URL(url).pathname).toMatch(/^\/invite\/[\w-]{22}$/)

    // Whoever holds it sees who asks. Tomas has no membership, and says yes once he is signed in.
    await other.goto(url)
    await expect(other.getByRole('heading', { level: 1, name: 'Nora invites you' })).toBeVisible()
    await expectAccessible(other)
    await arrive(other, app, tomas, new URL(url).pathname)
    await other.getByRole('combobox', { name: 'Who is Nora to you?', exact: true }).selectOption({ label: 'Partner' })
    await press(other, 'Accept')
    await expect(other.getByRole('heading', { level: 1, name: 'You said yes' })).toBeVisible()

    // Nora's open page hears of it, and she says who that is.
    await expect(page.getByRole('heading', { name: 'Someone called Tomas accepted' })).toBeVisible()
    await press(page, 'Yes, that is my Tomas')
    await expect(page.getByText('You can open a room together.', { exact: false })).toBeVisible()

    // The room, from the chat. Tomas finds the way there on the page that he has open.
    await page.goto(`/relationships/${id}/chat`)
    await press(page, 'Invite Tomas')
    await expect(page.getByText('Multi-User', { exact: true })).toBeVisible()
    await expect(box(page, 'Tomas')).toBeVisible()
    await other.getByRole('link', { name: 'Open the room', exact: true }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Chat about Nora' })).toBeVisible()
    await expect(other.getByText('Multi-User Session', { exact: true })).toBeVisible()

    await say(page, 'Tomas', 'Can we do the list on Thursday?')
    await hears(other, 'Can we do the list on Thursday?')
    await say(other, 'Nora', 'Yes please')
    await hears(page, 'Yes please')
    await expectAccessible(page)

    // Seen and read, once both want it: Nora alone learns nothing by wanting it.
    await beSeen(page)
    await expect(page.getByText('Tomas is here', { exact: true })).toHaveCount(0)
    await expect(log(page).getByText('Read by Tomas', { exact: true })).toHaveCount(0)
    await beSeen(other)
    await expect(page.getByText('Tomas is here', { exact: true })).toBeVisible()
    await expect(other.getByText('Nora is here', { exact: true })).toBeVisible()
    await say(page, 'Tomas', 'And can it stay shut in between?')
    await hears(other, 'And can it stay shut in between?')
    await expect(log(page).getByText('Read by Tomas', { exact: true })).toBeVisible()
    await box(page, 'Tomas').fill('Eight')
    await expect(other.getByText('Nora is writing', { exact: true }).last()).toBeVisible()
    await box(page, 'Tomas').fill('')

    // A second window is in step with the first.
    const opening = page.waitForEvent('popup')
    await press(page, 'New Window')
    const second = await opening
    await expect(second.getByRole('heading', { level: 1, name: 'Chat about Tomas' })).toBeVisible()
    await hears(second, 'Yes please')
    await say(second, 'Tomas', 'From the window')
    await hears(page, 'From the window')
    await say(page, 'Tomas', 'From the page')
    await hears(second, 'From the page')
    await expectAccessible(second)
    // As narrow as a phone nothing in its head is cut, and the two buttons stand below the name.
    await second.setViewportSize({ width: 390, height: 844 })
    const cut = () =>
      second
        .locator('.chat__head *')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length)
    expect(await cut()).toBe(0)
    const [name, close] = [
      second.getByRole('heading', { level: 1 }),
      second.getByRole('button', { name: 'Close Window' }),
    ]
    expect((await close.boundingBox())!.y).toBeGreaterThan((await name.boundingBox())!.y + 30)
    // A press that closes its own page is told that the page is gone as often as that it was pressed.
    const closed = second.waitForEvent('close')
    await Promise.all([closed, press(second, 'Close Window').catch(() => {})])

    // Away for a while, and then whole: each message once, in one order for both.
    await his.setOffline(true)
    await expect(other.getByText('You are offline', { exact: true })).toBeVisible()
    await box(other, 'Nora').fill('Written while away')
    await press(other, 'Send')
    await expect(log(other).getByText('Waiting to send', { exact: true })).toBeVisible()
    await say(page, 'Tomas', 'Are you there?')
    await say(page, 'Tomas', 'Take your time')
    await expect(log(other).getByText('Are you there?', { exact: true })).toHaveCount(0)
    await his.setOffline(false)
    await hears(page, 'Written while away')
    await expect(log(other).getByText('Waiting to send', { exact: true })).toHaveCount(0)
    const whole = [
      'Can we do the list on Thursday?',
      'Yes please',
      'And can it stay shut in between?',
      'From the window',
      'From the page',
      'Are you there?',
      'Take your time',
      'Written while away',
    ]
    for (const each of [page, other]) await expect.poll(() => words(each)).toEqual(whole)

    // Unlinked: the room is closed to both, at once.
    await as(app, nora).del(`/api/relationships/${id}/connect`)
    await expect(other.getByRole('heading', { level: 1, name: 'This room is closed to you' })).toBeVisible()
    await expect(box(page, 'Tomas')).toHaveCount(0)
    await hers.close()
    await his.close()
  },
)
