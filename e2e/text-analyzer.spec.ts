import type { Page } from '@playwright/test'
import type { TextAnalysis } from '@mallama/contracts/tools'
import { answered, before, expectVerbatim, expectWords, hurt, slowly, threat } from './analyzed.ts'
import { complaintsOf, expect, expectAccessible, expectWideToo, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, newPerson, openRows } from './people.ts'
import { fold, part, press, unfold } from './tomas.ts'

const PATH = '/api/text-analysis'
const message = (page: Page) => page.getByLabel('Message', { exact: true })
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Message' })
const result = (page: Page) => part(page, 'What this message may mean')
const recent = (page: Page) => part(page, 'Recent analyses')

test(
  'a message becomes a reading with every part, its words marked, and a reply to copy or to edit',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    await know(app, person, { personName: 'Tomas', relationshipType: 'partner' })
    await arrive(page, app, person, '/text-analyzer')
    const complaints = complaintsOf(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Message Analyzer')
    await expect(recent(page)).toContainText('Nothing yet.')
    await expect(analyze(page)).toBeDisabled()
    await message(page).fill('  \n ')
    await expect(analyze(page)).toBeDisabled()
    await expectAccessible(page)
    await message(page).fill(hurt)
    await unfold(page, 'Add context')
    await page.getByLabel(/^What came before/).fill(before)
    await page.getByLabel(/^Who it is from/).selectOption({ label: 'Tomas (Partner)' })
    const release = await slowly(page, PATH)
    await page.getByLabel(/^Who it is from/).press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status', { name: 'Reading the message' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible()
    await release()

    await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
    // What it may mean and what to answer lead; the rest follows.
    const parts = ['Interpretation', 'Suggested response', 'Original message', 'How sure, and why']
    await expect(result(page).getByRole('heading', { level: 3 })).toHaveText(parts)
    await expect(result(page).getByRole('term')).toHaveText([
      'Emotional tone',
      'Underlying meaning',
      'The other reading',
    ])
    await expect(result(page).getByRole('heading', { level: 4, name: 'What came before' })).toBeVisible()
    await expect(result(page).getByRole('button', { name: 'Copy' })).toBeInViewport()
    // The form is one row above it: its words leave its name a line.
    const row = page.locator('summary').filter({ hasText: 'What you pasted' })
    expect((await row.boundingBox())!.height).toBeLessThan(80)
    const [kept] = await as(app, person).get<TextAnalysis[]>(PATH)
    const { analysis } = kept!
    await expect(result(page)).toContainText(`${Math.round(analysis.confidence * 100)}%`)
    for (const words of [
      analysis.interpretation.slice(-20),
      analysis.emotionalTone,
      analysis.underlyingMeaning,
      analysis.alternativeReading ?? 'No other reading was found',
      analysis.suggestedResponse,
    ])
      await expect(result(page)).toContainText(words, { ignoreCase: true })
    await expect(result(page).locator('.reading__words mark').first()).toContainText('Do whatever you want')
    await expectVerbatim(page, `${hurt}\n${before}`)
    await expect(result(page).locator('.ev-list q, .fold[open]')).toHaveCount(0)
    await unfold(page, 'How sure, and why')
    await expect(result(page).locator('.summands li').first()).toContainText(analysis.contributions[0]!.feature)
    await expectAccessible(page)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Copy')
    await expectToast(page, 'Copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(analysis.suggestedResponse)
    await result(page).getByRole('link', { name: 'Edit in Text this, not that' }).click()
    await expect(page).toHaveURL(/\/text-this-not-that$/)
    await expect
      .poll(() =>
        page.locator('textarea').evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value)),
      )
      .toContain(analysis.suggestedResponse)
    expect(complaints).toEqual([])
  },
)

test(
  'one page after another message: not safe, uncertain, and what hardly can be read',
  once,
  async ({ page, app }) => {
    test.slow()
    await arrive(page, app, await newPerson(app), '/text-analyzer')
    await test.step('where someone may not be safe, help stands in the place of a reading', async () => {
      await message(page).fill(threat)
      await press(page, 'Analyze Message')
      await expect(page.getByRole('heading', { name: 'This comes first' })).toBeFocused()
      await expect(page.getByRole('region', { name: 'You deserve to be safe' })).toBeVisible()
      await expect(page.getByText('Suggested response')).toHaveCount(0)
      await expectAccessible(page)
      await press(page, 'Write something else')
      await expect(message(page)).toBeFocused()
      await expect(message(page)).toHaveValue('')
      // Whoever looks over a shoulder learns nothing from the list; opened again, it is help again.
      await expect(recent(page)).not.toContainText(/leave me|kill/)
      await recent(page)
        .getByRole('button', { name: /^Something you asked about/ })
        .click()
      await expect(page.getByRole('heading', { name: 'This comes first' })).toBeFocused()
      await expect(page.getByText('Suggested response')).toHaveCount(0)
      await page.reload()
      await expect(recent(page).getByRole('listitem')).toHaveText(/^Something you asked about/)
      await recent(page)
        .getByRole('button', { name: /^Delete: Something you asked about, / })
        .click()
      await expect(recent(page)).toContainText('Deleted: Something you asked about')
    })
    await test.step('where it is uncertain one quiet question stands beneath the reading; a yes brings help, a no is kept', async () => {
      await message(page).fill('I feel so empty and alone, nothing helps.')
      await press(page, 'Analyze Message')
      const question = page.getByRole('region', { name: 'A careful question' })
      await expect(question).toContainText('Do you think that they are in danger?')
      await expect(result(page).getByRole('heading', { name: 'Suggested response' })).toBeVisible()
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Yes' }).click()
      const help = page.getByRole('region', { name: 'This comes first' })
      await expect(help.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(help.locator('.safety')).toBeVisible()
      await expect(help.getByRole('button', { name: 'Quick exit' })).toBeVisible()
      await expect(result(page)).toHaveCount(0)
      // Its words are in no list, and on another day it is asked again.
      await expect(recent(page)).not.toContainText('nothing helps')
      await page.reload()
      await recent(page)
        .getByRole('button', { name: /^Something you asked about/ })
        .click()
      await question.getByRole('button', { name: 'No', exact: true }).click()
      await expect(question).toHaveCount(0)
      await expectWords(result(page), 'I feel so empty and alone, nothing helps.')
    })
    await test.step('where the words do not tell, two readings stand side by side', async () => {
      await answered(page, PATH, (made) => ({
        analysis: {
          ...(made['analysis'] as object),
          confidence: 0.38,
          mayBe: undefined,
          interpretation: 'It can be a plain yes from someone who always writes this short.',
          alternativeReading:
            'It can be a yes with a sting, if they had asked for something else. Asking is cheaper than guessing.',
          suggestedResponse: 'Is that a yes, or a yes with a but? Either is fine, I’d just like to know.',
        },
      }))
      await unfold(page, 'What you pasted')
      await message(page).fill('Ok, if you want.')
      await analyze(page).click()
      await expect(result(page)).toContainText('is hard to tell from the words alone')
      const [one, other] = await result(page)
        .locator('.arch-reading')
        .evaluateAll((doors) => doors.map((door) => door.getBoundingClientRect().top))
      expect(one).toBe(other)
      await expectAccessible(page)
      await expectWideToo(page)
      await press(page, 'Add context')
      await expect(page.getByLabel(/^What came before/)).toBeFocused()
      await expectAccessible(page)
      await page.unrouteAll()
    })
    await test.step('and what else it may be is chosen, with an answer of its own', async () => {
      await unfold(page, 'What you pasted')
      await message(page).fill('Nice that you finally wrote back')
      await analyze(page).click()
      const choices = result(page).getByRole('group', { name: 'Which of these comes nearest?' })
      await expect(choices.getByRole('radio')).not.toHaveCount(0)
      const before = await result(page).locator('.reading__say').innerText()
      await choices.getByRole('radio').first().check()
      await expect(result(page).locator('.reading__say')).not.toHaveText(before)
      await expectAccessible(page)
      await expectWideToo(page)
      await page.reload()
      await recent(page)
        .getByRole('button', { name: /^Nice that you finally/ })
        .click()
      await expect(choices.getByRole('radio').first()).toBeChecked()
      await choices.getByRole('radio', { name: 'None of these' }).check()
      await expect(result(page)).toContainText('Asking is surer than guessing')
    })
    await test.step('another language, noise and as much as there may be are answered too', async () => {
      for (const text of [
        'Mach doch was du willst, du fragst mich ja sowieso nie.',
        '~~|| 1l 0O ]]|_ =- .:',
        'You never ask me anyway. '.repeat(400),
      ]) {
        await unfold(page, 'What you pasted')
        await message(page).fill(text)
        await press(page, 'Analyze Message')
        await expectWords(result(page), text)
      }
    })
  },
)

test(
  'at 400 % zoom nothing is cut off, and a relationship’s page opens it for that person',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Tomas', relationshipType: 'partner' })
    await page.setViewportSize({ width: 320, height: 256 })
    await arrive(page, app, person, `/relationships/${id}`)
    await openRows(page)
    const tools = page.getByRole('navigation', { name: 'Tools for Tomas' })
    await expect(tools.getByRole('link', { name: 'Describe how things are' })).toHaveAttribute(
      'href',
      `/relationship-analysis?relationship=${id}`,
    )
    await tools.getByRole('link', { name: 'Read a message' }).click()
    await expect(fold(page, 'Add context')).toHaveText(/Add contextTomas/)
    await expect(page.getByLabel(/^Who it is from/)).toHaveValue(id)
    await expect(page).toHaveURL(/\/text-analyzer$/)
    await page.reload()
    await expect(page.getByLabel(/^Who it is from/)).toHaveValue(id)
    await unfold(page, 'Add context')
    await page.getByLabel(/^Who it is from/).selectOption({ label: 'Nobody in particular' })
    await page.reload()
    await expect(page.getByLabel(/^Who it is from/)).toHaveValue('')
    await message(page).fill(hurt)
    await press(page, 'Analyze Message')
    await expect(result(page)).toBeVisible()
    await expectAccessible(page)
  },
)
