import type { Page } from '@playwright/test'
import { nothing, reading } from '../coach/test/model-words.ts'
import { described, expectVerbatim, hurt } from './analyzed.ts'
import { expect } from './app.ts'
import { craft, expectResult, toForm } from './crafting.ts'
import { once } from './once.ts'
import { arrive, expectToast, newPerson } from './people.ts'
import { part, press, unfold } from './tomas.ts'
import { test } from './with-model.ts'

const read = (page: Page) => part(page, 'What this message may mean')
const thanks = 'I want to thank my sister Ida for looking after the kids on Saturday.'

test.describe.configure({ mode: 'default' })

test(
  'a language model reads for whom agreed to it, its quotes are ours to check, and a stand-in says so',
  once,
  async ({ page, app, model }) => {
    const person = await newPerson(app)
    await arrive(page, app, person, '/text-analyzer')
    const choice = page.getByRole('region', { name: 'Who may read what you write?' })
    await expect(choice).toContainText('small on this machine')
    await choice.getByRole('button', { name: 'Let the language model answer' }).click()
    await expect(choice).toHaveCount(0)
    const text = 'Fine. Do whatever you want, you always do.'
    model.plays = [{ say: JSON.stringify(reading) }]
    await page.getByLabel('Message', { exact: true }).fill(text)
    await press(page, 'Analyze Message')
    await expect(read(page)).toContainText(reading.suggestedResponse)
    await expect(read(page).locator('.reading__words mark')).toHaveCount(1)
    await expectVerbatim(page, text)
    // One measure on the screen: its own word for how sure it is, and no number of ours.
    await expect(read(page).locator('.sure')).not.toContainText('%')
    model.plays = [{ status: 500 }]
    await unfold(page, 'What you pasted')
    await page.getByLabel('Message', { exact: true }).fill(hurt)
    await press(page, 'Analyze Message')
    await expect(read(page)).toContainText('Our language model did not answer, so Mallama’s built-in coach did.')
    await expectVerbatim(page, hurt)
  },
)

test('a language model words and marks it, and a stand-in says that it is one', once, async ({ page, app, model }) => {
  await arrive(page, app, await newPerson(app), '/text-this-not-that')
  const choice = page.getByRole('region', { name: 'Who may read what you write?' })
  await choice.getByRole('button', { name: 'Let the language model answer' }).click()
  await expect(choice).toHaveCount(0)
  model.plays = [
    {
      say: JSON.stringify({
        craftedMessage: 'Hi Ida, thank you so much for looking after the kids on Saturday. It meant a lot to me.',
        explanation: 'It thanks her for "looking after the kids on Saturday", and says what it was worth.',
        feedback: 'Send it while Saturday is still near.',
        alternatives: [{ kind: 'more polite', message: 'Dear Ida, I would like to thank you for Saturday.' }],
        safety: nothing,
        scores: {
          tone: { score: 91, quote: 'thank you so much' },
          clarity: { score: 90, quote: 'on Saturday' },
          empathy: { score: 85, quote: 'It meant a lot to me' },
          goal: { score: 94, quote: 'thank you' },
          horsemen: [],
        },
        draft: null,
        refused: null,
      }),
    },
  ]
  await craft(page, thanks, 'Caring')
  await expectResult(page)
  const result = page.getByRole('region', { name: 'Your message' })
  await expect(result.locator('.craft__message')).toContainText('It meant a lot to me.')
  await expectToast(page, 'Guidance', 'Send it while Saturday is still near.')
  await expect(result).toContainText('Dear Ida, I would like to thank you')
  await unfold(page, 'Scores')
  await expect(result.locator('.meter').first()).toContainText(/\d+ (Excellent|Good)/)

  model.plays = [{ status: 500 }]
  await toForm(page)
  await page.getByRole('button', { name: 'Craft message' }).click()
  await expect(result).toContainText('Our language model did not answer, so Mallama’s built-in coach did.')
})

test(
  'a language model describes for whom agreed to it; its points make the number',
  once,
  async ({ page, app, model }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await arrive(page, app, await newPerson(app), '/relationship-analysis')
    await press(page, 'Let the language model answer')
    await expect(page.getByRole('region', { name: 'Who may read what you write?' })).toHaveCount(0)
    const strength = 'You laugh together.'
    const growth = {
      area: 'Money is hard to talk about.',
      quote: 'he shuts down whenever I bring up money',
      recommendation: 'Choose a calm hour for it.',
    }
    const say = {
      safety: nothing,
      communicationStyle: 'Money is where the talking stops.',
      strengths: [{ strength, quote: 'We laugh a lot' }],
      growth: [growth],
      points: [
        { kind: 'fun', quote: 'We laugh a lot' },
        { kind: 'withdrawal', quote: growth.quote },
      ],
      attachment: { kind: 'not enough information', cues: [] },
    }
    model.plays = [{ say: JSON.stringify(say) }]
    await page.getByLabel('Relationship type').selectOption('Romantic')
    await page.getByLabel('Describe your relationship').fill(described)
    await press(page, 'Analyze Relationship')
    const result = part(page, 'What your description shows')
    await expect(result).toContainText(growth.recommendation)
    await expect(result.locator('.ten')).toContainText('Overall health5.1')
    await expectVerbatim(page, described)
  },
)
