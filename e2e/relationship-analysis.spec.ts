import type { Page } from '@playwright/test'
import type { RelationshipAnalysis } from '@mallama/contracts/tools'
import { described, expectVerbatim, expectWords, failing, slowly } from './analyzed.ts'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, dismissToast, expectToast, know, newPerson, openRows } from './people.ts'
import { part, press, stored, unfold } from './tomas.ts'

const PATH = '/api/relationship-analysis'
const LEAST = 'Please provide at least 50 characters describing your relationship'
const description = (page: Page) => page.getByLabel('Describe your relationship')
const type = (page: Page) => page.getByLabel('Relationship type')
const result = (page: Page) => part(page, 'What your description shows')
const previous = (page: Page) => part(page, 'Previous analyses')

test(
  'a description is asked for what it lacks, counted beyond 500, and becomes a result with every field',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    await arrive(page, app, person, '/relationship-analysis')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relationship Analysis')
    await expect(type(page).getByRole('option')).toHaveText(['Choose one', 'Romantic', 'Family', 'Friend', 'Colleague'])
    await expect(previous(page)).toContainText('Nothing yet.')
    await expect(page.getByText('0/500')).toBeVisible()
    await press(page, 'Analyze Relationship')
    await expect(type(page)).toBeFocused()
    await expect(page.getByText('Choose romantic, family, friend or colleague')).toBeVisible()
    await expect(page.getByText(LEAST)).toBeVisible()
    await expectAccessible(page)
    await type(page).selectOption('Romantic')
    await description(page).fill(`${'a'.repeat(49)}     `)
    await press(page, 'Analyze Relationship')
    await expect(description(page)).toBeFocused()
    await expect(page.getByText(LEAST)).toBeVisible()
    await description(page).fill('a'.repeat(512))
    await expect(page.getByText('512/500')).toBeVisible()
    await expect(page.getByText(LEAST)).toHaveCount(0)
    await description(page).fill('a'.repeat(5_001))
    await expect(page.getByText('At most 5,000 characters')).toBeVisible()

    await description(page).fill(described)
    const release = await slowly(page, PATH)
    await press(page, 'Analyze Relationship')
    await expect(page.getByRole('status', { name: 'Reading your description' })).toBeVisible()
    await release()
    await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
    const [kept] = await as(app, person).get<RelationshipAnalysis[]>(PATH)
    const { analysis } = kept!
    for (const [heading, words] of [
      ['Overall health', String(analysis.overallHealth)],
      ['Strengths', 'You have good times together“We laugh a lot”'],
      ['Areas for growth', 'A worry you carry“I keep wondering if he still loves me”'],
      ['Areas for growth', 'Silence where you want words“lately he shuts down whenever I bring up money”'],
      ['Communication style', analysis.communicationStyle],
      ['Attachment style', 'Not enough information in this description.'],
    ] as const) {
      await expect(result(page).getByRole('heading', { level: 3, name: heading })).toBeVisible()
      await expect(result(page)).toContainText(words)
    }
    // What to do stands with what it answers, and the words of both are there once.
    expect(analysis.recommendations[0]).toMatch(
      /^For "lately he shuts down whenever I bring up money": don’t chase the silence/,
    )
    const first = result(page).getByRole('listitem').filter({ hasText: 'Silence where you want words' })
    await expect(first).toContainText('Recommendation: Don’t chase the silence')
    await expect(first).toHaveText(/^(?!.*lately he shuts down.*lately he shuts down)/)
    await expect(result(page).locator('.ten')).toContainText('out of 10')
    await expect(result(page).locator('.ten .band')).toHaveText('Needs attention')
    await expect(result(page).locator('.ev-text')).toBeHidden()
    await unfold(page, 'What you wrote')
    await expectWords(result(page), described)
    await expectVerbatim(page, described)
    await unfold(page, `How ${analysis.overallHealth} is made`)
    await expect(result(page).locator('.summands li').first()).toContainText('+5')
    await expectAccessible(page)
  },
)

test(
  'what was found is added to a tracked relationship, line by line, after it was seen',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Tomas', relationshipType: 'spouse', strugglingWith: 'Money' })
    await know(app, person, { personName: 'Ines' })
    await arrive(page, app, person, `/relationships/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
    await openRows(page)
    // By keyboard: the rows above were just opened, and what loads in them moves the link away under a finger.
    await page
      .getByRole('navigation', { name: 'Tools for Tomas' })
      .getByRole('link', { name: 'Describe how things are' })
      .press('Enter')
    await expect(page.getByLabel(/^Who it is about/)).toHaveValue(id)
    await expect(type(page)).toHaveValue('romantic')
    await description(page).fill(described)
    await press(page, 'Analyze Relationship')
    const keep = part(page, 'Keep it with a relationship')
    await expect(keep).toContainText('Add what was found to the page about Tomas?')
    await expect(keep.getByRole('group', { name: 'To “What You’ve Learned”' })).toContainText(
      'You have good times together',
    )
    const areas = keep.getByRole('group', { name: 'To “Areas to Improve”' })
    await expect(areas.getByRole('checkbox')).toHaveCount(2)
    await areas.getByRole('checkbox').first().uncheck()
    await expectAccessible(page)
    await failing(page, `/api/relationships/${id}`, 'PATCH')
    await press(page, 'Add 3 lines')
    await expectToast(page, 'Failed to update relationship')
    await dismissToast(page)
    await page.unrouteAll()
    // Written elsewhere meanwhile: it stays.
    await as(app, person).patch(`/api/relationships/${id}`, { strugglingWith: 'Money\nThe dishes' })
    await press(page, 'Add 3 lines')
    await expectToast(page, 'Added to Tomas')
    const fields = await stored(app, person, id)
    expect(fields['strugglingWith']).toMatch(/^Money\nThe dishes\nA worry you carry: .+$/)
    expect(fields['learned']).toMatch(/^You have good times together: .+\n.+: "he always picks me up from work"\.?$/)
    await expect(keep.getByRole('checkbox')).toHaveCount(1)
    await keep.getByRole('checkbox').check()
    await press(page, 'Add 1 line')
    await expect(keep).toContainText('What was found is now on the page about Tomas.')
    await expect(keep.getByRole('link', { name: 'Open Tomas' })).toBeFocused()

    await failing(page, `${PATH}/*`, 'PATCH')
    await keep.getByLabel(/^Who this analysis is about/).selectOption({ label: 'Ines (Friend)' })
    await expectToast(page, 'The link was not saved')
    await expect(keep.getByLabel(/^Who this analysis is about/)).toHaveValue(id)
    await page.unrouteAll()
    await keep.getByLabel(/^Who this analysis is about/).selectOption({ label: 'Ines (Friend)' })
    await expect(keep).toContainText('Add what was found to the page about Ines?')
    await keep.getByLabel(/^Who this analysis is about/).selectOption({ label: 'Nobody in particular' })
    await expect(keep.getByRole('group')).toHaveCount(0)
    // The page says so before the server has heard of it.
    const about = async () => (await as(app, person).get<RelationshipAnalysis[]>(PATH))[0]!.relationshipId
    await expect.poll(about).toBeNull()
  },
)
