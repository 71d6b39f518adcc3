import { expect, expectAccessible } from './app.ts'
import { test } from './office.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, goWithin, know } from './people.ts'

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
    await expect(card).toContainText('Ollama · keeps about 6,100 words in mind')
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
    await expect(choice).toContainText('danger, abuse or wanting to die')
    await expectAccessible(page)
    await choice.getByRole('button', { name: 'Let the language model answer' }).click()
    await expect(choice).toHaveCount(0)
    const write = async (words: string) => {
      await page.getByRole('textbox', { name: 'Message Mallama about Ines' }).fill(words)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    }
    await write('He forgot again and I went to bed.')
    const heard = page.getByRole('log', { name: 'Conversation' }).locator('.msg--mallama:not([aria-hidden] *)')
    await expect(heard.last()).toContainText('What would you have liked him to notice')

    await test.step('where a language model fails the person chooses, also to have no more of it', async () => {
      // Nothing of it is an answer.
      server.plays = [{ trouble: 'no-memory' }]
      const before = await heard.count()
      await write('And nobody did the dishes, so I did them.')
      const guided = page.getByRole('button', { name: 'A guided exercise' })
      await expect(guided).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText('The language model did not answer.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
      await expectAccessible(page)
      await guided.click()
      await expect(heard).toHaveCount(before + 1)
      await expect(guided).toHaveCount(0)
      await goWithin(page, '/settings')
      const section = page.getByRole('region', { name: 'Coach and privacy', exact: true })
      await expect(section.getByLabel('Language model')).toBeChecked()
      await section.getByText('Built-in coach', { exact: true }).click()
      await expectToast(page, 'Your choice is saved')
      await expect(section).toContainText('nothing you write leaves it')
      await expectAccessible(page)
    })

    await goWithin(page, '/admin#coach')
    await card.getByRole('button', { name: 'Switch off' }).click()
    await expectToast(page, 'The built-in coach answers everyone again')
    await expect(card).toContainText('The built-in coach answers everyone.')
  },
)
