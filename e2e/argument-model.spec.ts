import { openModelServer } from '../coach/test/model-server.ts'
import { expect, expectAccessible, startApp, test } from './app.ts'
import { box, heading, opened, paste, quarrel, resolveButton, resolved } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, newPerson } from './people.ts'
import { part, press } from './tomas.ts'

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
  async ({ page }) => {
    test.setTimeout(180_000)
    const server = await openModelServer()
    const app = await startApp({ COACH_MODEL: `openai-compatible:small@${server.url}` })
    try {
      const person = await newPerson(app)
      const { coach } = await as(app, person).get<{ coach: { remote: { consent: string } } }>('/api/config')
      await arrive(page, app, person, '/argument-resolver')
      await opened(page)
      await expect(page.getByRole('region', { name: 'Who may read what you write?' })).toBeVisible()
      await expectAccessible(page)
      await as(app, person).patch('/api/auth/user', { coachConsent: coach.remote.consent })
      await page.reload()
      await opened(page)
      await expect(page.getByRole('region', { name: 'Who may read what you write?' })).toHaveCount(0)

      server.plays = [{ say: JSON.stringify(said) }]
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

      server.plays = [{ status: 500 }]
      await press(page, 'New Analysis')
      await box(page).fill(quarrel)
      await resolveButton(page).click()
      await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 60_000 })
      await expect(part(page, 'About this reading')).toContainText(
        'Our language model did not answer, so Mallama’s built-in coach did.',
      )
    } finally {
      await app.stop()
      await server.close()
    }
  },
)
