import { expect, expectAccessible, test } from './app.ts'
import { heard } from './heard.ts'
import { arrive, know, newPerson } from './people.ts'

test('under a card it is asked for whom words are, and a button answers, by keyboard too', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const person = await newPerson(app)
  await arrive(page, app, person, `/relationships/${await know(app, person, { personName: 'Ines' })}/chat`)
  const box = page.getByRole('textbox', { name: 'Message Mallama about Ines' })
  const answers = async (ask: () => Promise<void>) => {
    const answered = page.waitForResponse((it) => it.url().endsWith('/api/chat') && it.status() === 200)
    await ask()
    await answered
  }
  const say = (message: string) =>
    answers(async () => {
      await box.fill(message)
      await box.press('Enter')
    })
  await say('My ex hit me last year, that is why I left him. We have a son.')
  await say('I do have to write something for Saturday. Can you give me words?')
  await expect(page.getByRole('button', { name: 'My child' })).toBeVisible()
  await expectAccessible(page)
  const them = page.getByRole('button', { name: 'The one it is about' })
  await them.focus()
  await answers(() => page.keyboard.press('Enter'))
  await expect(heard(page).last()).toContainText('as few words as it takes')
  await expect(page.getByRole('button', { name: 'Family or a friend' })).toBeVisible()
})
