import { expect, expectAccessible } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, newPerson } from './people.ts'
import { test } from './with-model.ts'

const good = 'You wrote that he "forgot again". What would you have liked him to notice when you went to bed?'

test.describe.configure({ mode: 'default' })

test(
  'a language model answers whom agreed to it by name, and a stand-in says that it is one',
  once,
  async ({ page, app, model }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Ines' })
    // Learning asks the model too, after each answer; here only the answers are counted.
    await as(app, person).patch(`/api/relationships/${id}/memory`, { paused: true })
    const log = page.getByRole('log', { name: 'Conversation' })
    const heard = log.locator('.msg--mallama:not([aria-hidden] *)')
    const write = async (words: string) => {
      await page.getByRole('textbox', { name: 'Message Mallama about Ines' }).fill(words)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    }
    await arrive(page, app, person, `/relationships/${id}/chat`)

    const choice = page.getByRole('region', { name: 'Who may read what you write?' })
    await expect(choice).toContainText('small on this machine')
    await expect(choice).toContainText('danger, abuse or wanting to die')
    await expectAccessible(page)
    model.plays = [{ say: good }]
    await write('He forgot again and I went to bed.')
    await expect(heard).toHaveCount(2)
    expect(model.heard).toHaveLength(0)

    await choice.getByRole('button', { name: 'Let the language model answer' }).click()
    await expect(choice).toHaveCount(0)
    await write('He forgot again, and I went to bed early.')
    await expect(heard.last()).toContainText('What would you have liked him to notice')
    expect(model.heard).toHaveLength(1)

    model.plays = [{ status: 500 }]
    await write('And nobody did the dishes, so I did them.')
    const said = 'Our language model did not answer, so Mallama’s built-in coach did.'
    await expect(heard.last()).toContainText(said)
    await page.reload()
    await expect(heard.last()).toContainText(said)

    await page.goto(`${app.url}/settings#coach`)
    const section = page.getByRole('region', { name: 'Coach and privacy', exact: true })
    await expect(section.getByLabel('Language model')).toBeChecked()
    await section.getByText('Built-in coach', { exact: true }).click()
    await expectToast(page, 'Your choice is saved')
    await expect(section).toContainText('nothing you write leaves it')
    await expectAccessible(page)
  },
)
