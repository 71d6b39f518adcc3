import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectWideToo, test, type RunningApp } from './app.ts'
import { heard } from './heard.ts'
import { once } from './once.ts'
import { arrive, know, newPerson } from './people.ts'

/** The chat about Ines, and what is said in it: each message waits until the answer before it is on the screen. */
async function chat(page: Page, app: RunningApp) {
  const person = await newPerson(app)
  await arrive(page, app, person, `/relationships/${await know(app, person, { personName: 'Ines' })}/chat`)
  const box = page.getByRole('textbox', { name: 'Message Mallama about Ines' })
  const answers = async (ask: () => Promise<void>) => {
    const answered = page.waitForResponse((it) => it.url().endsWith('/api/chat') && it.status() === 200)
    await ask()
    await answered
  }
  return {
    answers,
    async say(message: string) {
      await expect(box).toHaveValue('')
      const before = await heard(page).count()
      await answers(async () => {
        await box.fill(message)
        await box.press('Enter')
      })
      await expect(heard(page)).toHaveCount(before + 1)
    },
  }
}

test(
  'under a card it is asked for whom words are, and a button answers, by keyboard too',
  once,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    const { say, answers } = await chat(page, app)
    await say('My ex hit me last year, that is why I left him. We have a son.')
    await say('I do have to write something for Saturday. Can you give me words?')
    await expect(page.getByRole('button', { name: 'My child' })).toBeVisible()
    await expectAccessible(page)
    const them = page.getByRole('button', { name: 'The one it is about' })
    await them.focus()
    await answers(() => page.keyboard.press('Enter'))
    await expect(heard(page).last()).toContainText('as few words as it takes')
    await expect(page.getByRole('button', { name: 'Family or a friend' })).toBeVisible()
    // A wide screen has the chat beside the page of its person.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
    await expectWideToo(page)
  },
)

test(
  'whoever denies an alarm goes on by the button below, and is told of no danger again',
  once,
  async ({ page, app }) => {
    const { say, answers } = await chat(page, app)
    await say(
      'I told my wife about the affair last night and now I sleep in the office, where can I rent something by the week',
    )
    await say('Nobody is doing anything bad here, this is a misunderstanding. Should I say sorry once more?')
    const answer = heard(page).last()
    await expect(answer).toContainText('The numbers stay there')
    await expectAccessible(page)
    const goOn = page.getByRole('button', { name: 'This is not about my safety' }).last()
    await goOn.focus()
    await answers(() => page.keyboard.press('Enter'))
    await expect(answer).toContainText(/sorry/)
    await expect(answer).not.toContainText('The numbers stay there')
    // Nothing is called fine in a talk in which harm was seen, and nothing of it is said again.
    await say('I wrote "Could you bring the blue bowl back on Sunday? We are baking." Does that sound bossy?')
    await expect(heard(page).last()).toContainText(/once|aloud/)
  },
)

test('how words sound is said before they are sent, and they stand from then on', once, async ({ page, app }) => {
  const { say } = await chat(page, app)
  await say('I wrote "Could you bring the blue bowl back on Sunday? We are baking." Does that sound bossy?')
  await expect(heard(page).last()).toContainText(/as it is|like that/)
  await expect(page.getByRole('button', { name: 'Change a line' })).toBeVisible()
  await expectAccessible(page)
})
