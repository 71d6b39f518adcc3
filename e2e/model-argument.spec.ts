import { nothing } from '../coach/test/model-words.ts'
import { expect } from './app.ts'
import { box, heading, opened, paste, quarrel, resolveButton, resolved } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, newPerson } from './people.ts'
import { fold, part, press } from './tomas.ts'
import { agree, test } from './with-model.ts'

/** What the model says of the quarrel; who said what, in which order, and the arithmetic stay ours. */
const said = {
  safety: nothing,
  turns: [
    { turn: 0, acts: ['criticism'], harm: 4, quote: '' },
    { turn: 4, acts: ['request', 'disclose'], harm: 0, quote: 'I just wanted to be asked' },
  ],
  conflictType: 'Who is asked first',
  underlyingIssue: 'Being a part of plans before they are plans',
  relationshipPattern: 'A reproach and a shrug',
  rootCauses: ['Invitations are answered on the phone'],
  emotionalTriggers: ['Hearing it second'],
  communicationBreakdowns: ['A judgement where a wish would do'],
  parties: ['Nora', 'Tomas'].map((party) => ({
    party,
    needs: ['to be asked'],
    repair: ['I am sorry for how I said it'],
    wentWell: [{ what: 'said plainly what was wanted', quote: 'I just wanted to be asked' }],
    toImprove: ['saying it sooner'],
    how: ['one sentence before the phone rings'],
  })),
  rewrites: [],
  preventionTips: ['Let invitations wait for a day'],
  compromise: null,
  summary: 'One question in time would have been enough.',
  quotes: [{ quote: 'I just wanted to be asked', shows: 'the wish under it' }],
}

test.describe.configure({ mode: 'default' })

test(
  'a language model reads the quarrel for whom agreed; where it fails, the built-in coach does and says so',
  once,
  async ({ page, app, model }) => {
    const person = await newPerson(app)
    await arrive(page, app, person, '/argument-resolver')
    await opened(page)
    await expect(page.getByRole('region', { name: 'Who may read what you write?' })).toBeVisible()
    await agree(app, person)
    await page.reload()
    await opened(page)
    await expect(page.getByRole('region', { name: 'Who may read what you write?' })).toHaveCount(0)

    model.plays = [{ say: JSON.stringify(said) }]
    await paste(page, quarrel)
    await resolved(page)
    await expect(page.getByRole('region', { name: 'Result at a glance' })).toContainText('Who is asked first')
    await expect(part(page, 'Deep Analysis')).toContainText('Being a part of plans before they are plans')
    await expect(fold(page, 'Summary: Why This Approach Works')).toContainText('One question in time')
    // Its claims rest on words that were really said, and are marked where they stand.
    const turn = page.getByRole('list', { name: 'Turn by turn' }).locator(':scope > li').nth(4)
    await expect(turn.locator('mark').filter({ hasText: 'I just wanted to be asked' })).toContainText(
      'The wish under it',
    )

    model.plays = [{ status: 500 }]
    await press(page, 'New Analysis')
    await box(page).fill(quarrel)
    await resolveButton(page).click()
    await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 60_000 })
    await expect(part(page, 'About this reading')).toContainText(
      'Our language model did not answer, so Mallama’s built-in coach did.',
    )
  },
)

test('a language model answers about the quarrel with its summary before it', once, async ({ page, app, model }) => {
  const person = await newPerson(app)
  // Resolved by the built-in coach: nobody has agreed to anything yet.
  const { post, get } = as(app, person)
  const { id } = await post<{ id: string }>('/api/resolve-argument', { originalConversation: quarrel, me: 'Nora' })
  const { summary } = await get<{ summary: string }>(`/api/resolve-argument/${id}`)
  await arrive(page, app, person, '/settings#coach')
  await page.getByText('Language model', { exact: true }).click()
  await expectToast(page, 'Your choice is saved')
  await page.goto(`${app.url}/argument-resolver?analysis=${id}`)
  await press(page, 'Start Chat with Mallama')
  const answer = page.getByRole('log', { name: 'Conversation' }).locator('.msg--mallama').last()
  const say = async (words: string) => {
    await page.getByRole('textbox', { name: 'Message Mallama about this argument' }).fill(words)
    await press(page, 'Send')
  }
  model.plays = [{ say: 'You wrote "bring this up again". What would you like him to know first?' }]
  await say('How can I bring this up again?')
  await expect(answer).toContainText('What would you like him to know first?', { timeout: 30_000 })
  expect(model.heard).toHaveLength(1)
  // It is JSON within JSON, so its quotation marks are escaped once or twice.
  const plain = (text: string) => text.replaceAll(/["\\]/g, '')
  expect(plain(JSON.stringify(model.heard[0]))).toContain(plain(summary.slice(-60)))

  model.plays = [{ status: 500 }]
  const answers = page.getByRole('log', { name: 'Conversation' }).locator('.msg--mallama:not([aria-hidden] *)')
  // While it is written it is hidden from readers of the screen.
  await expect(answers).toHaveCount(1)
  await say('And what if he says no?')
  await page.getByRole('button', { name: 'A guided exercise' }).click({ timeout: 30_000 })
  await expect(answers).toHaveCount(2)
})
