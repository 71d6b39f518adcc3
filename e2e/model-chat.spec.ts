import { expect, expectAccessible } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, newPerson } from './people.ts'
import { test } from './with-model.ts'

const good = 'You wrote that he "forgot again". What would you have liked him to notice when you went to bed?'

test.describe.configure({ mode: 'default' })

test(
  'a language model answers whom agreed to it by name, and where it fails the person chooses',
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

    const safety = { tier: 0, category: 'none', who: 'nobody', quote: '', why: '' }
    const message = { text: 'When you said you would do the dishes, I counted on it.', to: 'Ines' }
    const reply = 'Here it is. It is your own fault.'
    model.plays = [
      { say: JSON.stringify({ safety, stage: 'act', reply, message }) },
      { say: JSON.stringify({ sentences: [''] }) },
    ]
    await write('Write me something to Ines about the dishes.')
    await expect(heard.last()).toContainText('Here it is.')
    await expect(heard.last().getByRole('group', { name: 'A message to Ines' })).toContainText('I counted on it')
    await expect(heard.last()).toContainText('is left out here')
    await expect(heard.last()).not.toContainText('your own fault')
    await expectAccessible(page)

    // It fails: nothing of it is an answer, and the person chooses what comes next.
    model.plays = [{ status: 500 }]
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
    await page.reload()
    await expect(heard).toHaveCount(before + 1)

    await page.goto(`${app.url}/settings#coach`)
    const section = page.getByRole('region', { name: 'Coach and privacy', exact: true })
    await expect(section.getByLabel('Language model')).toBeChecked()
    await section.getByText('Built-in coach', { exact: true }).click()
    await expectToast(page, 'Your choice is saved')
    await expect(section).toContainText('nothing you write leaves it')
    await expectAccessible(page)
  },
)
