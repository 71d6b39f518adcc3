import { expect, expectAccessible } from './app.ts'
import { test } from './office.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, newPerson } from './people.ts'

const good = 'You wrote that he "forgot again". What would you have liked him to notice when you went to bed?'
/** Fits the form of the try-out and that of a talk. */
const formed = JSON.stringify({ feeling: 'hurt', quotes: [], reply: good, asksFor: 'nothing' })

test.describe.configure({ mode: 'default' })

test(
  'the administrator finds a model of this machine, tries it, switches it on, talks to it, and off again',
  once,
  async ({ page, app, started, server, office }) => {
    test.setTimeout(180_000)
    server.plays = [(body) => (body['format'] ? { say: formed } : { say: good, pieceMs: 5 })]
    expect(started.printed()).toContain('switched on at /admin, by the admin')
    const admin = await office.admin()
    await arrive(page, app, admin, '/settings#model')
    await page.getByRole('link', { name: 'Choose it under Admin' }).click()
    const card = page.getByRole('main')
    // The product has only just started.
    await expect(card).toContainText('The built-in coach answers everyone.', { timeout: 30_000 })
    expect(server.asked).toEqual([])

    await card.getByRole('button', { name: 'Find models on this machine' }).click()
    await expect(card).toContainText('Ollama · 8.0B, 4.9 GB, keeps about 6,100 words in mind')
    await card.getByRole('button', { name: 'Try it' }).click()
    // As the page says, it takes a minute at most.
    await expect(card).toContainText(/It writes [\d.]+ words a second/, { timeout: 60_000 })
    await expect(card).toContainText('It keeps to a form')
    await expectAccessible(page)

    await card.getByRole('button', { name: 'Switch on' }).click()
    await expectToast(page, 'small:8b is switched on')
    await expect(card).toContainText('small:8b on this machine, with Ollama.')
    await expectAccessible(page)

    const id = await know(app, admin, { personName: 'Ines' })
    await as(app, admin).patch(`/api/relationships/${id}/memory`, { paused: true })
    await page.goto(`${app.url}/relationships/${id}/chat`)
    const choice = page.getByRole('region', { name: 'Who may read what you write?' })
    await expect(choice).toContainText('small:8b on this machine')
    await choice.getByRole('button', { name: 'Let the language model answer' }).click()
    await expect(choice).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Message Mallama about Ines' }).fill('He forgot again and I went to bed.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const heard = page.getByRole('log', { name: 'Conversation' }).locator('.msg--mallama:not([aria-hidden] *)')
    await expect(heard.last()).toContainText('What would you have liked him to notice')

    await page.goto(`${app.url}/admin#coach`)
    await card.getByRole('button', { name: 'Switch off' }).click()
    await expectToast(page, 'The built-in coach answers everyone again')
    await expect(card).toContainText('The built-in coach answers everyone.')
  },
)

test('nobody else sees the card', once, async ({ page, app }) => {
  await arrive(page, app, await newPerson(app), '/settings')
  await expect(page.getByRole('region', { name: 'Coach and privacy', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Language model', exact: true })).toHaveCount(0)
})
