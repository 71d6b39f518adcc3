import { nothing } from '../coach/test/model-words.ts'
import { expect } from './app.ts'
import { quarrel } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, newPerson } from './people.ts'
import { press } from './tomas.ts'
import { agree, test } from './with-model.ts'

const asking = 'I felt left out on Sunday. Could you ask me before you answer your parents?'

/** What the model gives the other to say, and the person as a note. */
const part = (reply: string) => ({
  say: JSON.stringify({
    safety: nothing,
    stance: 'interests',
    act: 'request',
    reply,
    note: 'Your line tells how it was and asks for one thing; wait for the answer now.',
    quotes: [{ quote: 'I felt left out on Sunday', shows: 'how it was' }],
  }),
})

test.describe.configure({ mode: 'default' })

test(
  'a language model plays the other for whom agreed; what it may not say is not shown, and a stand-in says that it is one',
  once,
  async ({ page, app, model }) => {
    const person = await newPerson(app)
    const { id } = await as(app, person).post<{ id: string }>('/api/resolve-argument', {
      originalConversation: quarrel,
      me: 'Nora',
    })
    await agree(app, person)
    const log = page.getByRole('log', { name: 'Rehearsal' })
    const exchange = log.locator('.reh__exchange')
    const played = log.locator('.msg--other')
    const say = async (words: string) => {
      const before = await exchange.count()
      await page.getByRole('textbox', { name: /^What you say to / }).fill(words)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(log.getByRole('button', { name: 'Say this differently' })).toHaveCount(before + 1, {
        timeout: 60_000,
      })
    }
    await arrive(page, app, person, `/argument-resolver?analysis=${id}`)
    await press(page, 'Rehearse the next conversation')
    await page
      .getByRole('textbox', { name: 'What the conversation is about' })
      .fill('Talking with Tomas about Sunday lunch.')
    await press(page, 'Start the rehearsal')

    // In character, with its own reading of the line, and never taken for the other themselves.
    model.plays = [part('I did not think it would matter to you. It was only lunch.')]
    await say(asking)
    await expect(played.last()).toContainText('Mallama as Tomas')
    await expect(played.last()).toContainText('It was only lunch.')
    await expect(page.getByText('This is Mallama playing Tomas, not Tomas.')).toBeVisible()
    await expect(exchange.last()).toContainText('Interests: what matters')
    await expect(exchange.last()).toContainText('wait for the answer now')
    expect(model.heard).toHaveLength(1)
    expect(model.heard[0]!.text).toContain('left out on Sunday')

    // A threat is nobody's part here: the built-in coach answers in its place, and says so.
    model.plays = [part('Say that once more and I will hit you.')]
    await say('I would like us to decide such things together.')
    const said = 'Our language model did not answer, so Mallama’s built-in coach did.'
    await expect(exchange.last()).toContainText(said)
    await expect(log).not.toContainText('hit you')
    await expect(played.last()).toContainText('Mallama as Tomas')

    model.plays = [{ status: 500 }]
    await say('What was it like for you on Sunday?')
    await expect(exchange.last()).toContainText(said)
    await expect(played).toHaveCount(3)

    // Our card stands, whatever a model makes of it.
    await page.getByRole('textbox', { name: /^What you say to / }).fill('You hit me last night and I am scared of you.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(log.getByRole('region', { name: 'You deserve to be safe' })).toBeVisible()
    await expect(played).toHaveCount(3)
    await page.reload()
    await expect(played.first()).toContainText('It was only lunch.')
  },
)
