import { expect, expectAccessible } from './app.ts'
import { box, heading, opened, paste, quarrel, resolveButton, resolved } from './argument.ts'
import { once } from './once.ts'
import { arrive, newPerson } from './people.ts'
import { part, press } from './tomas.ts'
import { agree, test } from './with-model.ts'

/** What the model says of the quarrel; turns, scores and what is rewritten stay the built-in coach's. */
const said = {
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
  compromise: 'Nobody answers for both on the phone',
  summary: 'One question in time would have been enough.',
  quotes: [{ quote: 'I just wanted to be asked', shows: 'the wish under it' }],
}

test(
  'a language model reads the quarrel for whom agreed; where it fails, the built-in coach does and says so',
  once,
  async ({ page, app, model }) => {
    const person = await newPerson(app)
    await arrive(page, app, person, '/argument-resolver')
    await opened(page)
    await expect(page.getByRole('region', { name: 'Who may read what you write?' })).toBeVisible()
    await expectAccessible(page)
    await agree(app, person)
    await page.reload()
    await opened(page)
    await expect(page.getByRole('region', { name: 'Who may read what you write?' })).toHaveCount(0)

    model.plays = [{ say: JSON.stringify(said) }]
    await paste(page, quarrel)
    await resolved(page)
    await expect(page.getByRole('region', { name: 'Result at a glance' })).toContainText('Who is asked first')
    await expect(part(page, 'Deep Analysis')).toContainText('Being a part of plans before they are plans')
    await expect(part(page, 'Summary: Why This Approach Works')).toContainText('One question in time')
    // Its claims rest on words that were really said, and are marked where they stand.
    const turn = page.getByRole('list', { name: 'Turn by turn' }).locator(':scope > li').nth(4)
    await expect(turn.locator('mark').filter({ hasText: 'I just wanted to be asked' })).toContainText(
      'The wish under it',
    )
    await expectAccessible(page)

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
