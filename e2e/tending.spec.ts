import type { Page } from '@playwright/test'
import { addRelationship, complaintsOf, expect, expectAccessible, say, test } from './app.ts'
import { once } from './once.ts'
import { arrive, dismissToast, expectToast, goWithin, mark, newPerson, toChat, toPerson, openRows } from './people.ts'
import { calendarDaysSince, chart, checkedIn, checkIn, expectScores, logMoment } from './tending.ts'
import { part, press } from './tomas.ts'

const card = (page: Page, name: string) => page.locator('.who, .rel').filter({ hasText: name })
/** One of each card; lists.test.tsx and goals-card.test.tsx have all eleven. */
const lists = {
  'Relationship Goals': 'One evening a week without screens',
  Triggers: 'Being told to calm down',
  'What You Like': 'He sings when he cooks',
}

test(
  'someone is added, written about, explored, checked in on for weeks, and taken out again',
  once,
  async ({ page, app }) => {
    test.setTimeout(240_000)
    const person = await newPerson(app)
    const complaints = complaintsOf(page)
    await arrive(page, app, person, '/relationships')

    await test.step('added, with every field filled', async () => {
      await addRelationship(page, 'Tomas', 'Partner', 'We talk every day.')
      await page.getByRole('heading', { name: 'Tomas' }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
      await openRows(page)
      for (const [label, words] of Object.entries(lists)) {
        await press(page, `Add to ${label}`)
        const add = part(page, label).getByRole('textbox', { name: `New in ${label}` })
        await add.fill(words)
        await add.press('Enter')
        await expect(part(page, label)).toContainText(words)
      }
      await press(page, 'Edit Notes')
      await part(page, 'Notes').getByRole('textbox').fill('We talk every day, and the evenings go wrong.')
      await part(page, 'Notes').getByRole('button', { name: 'Save' }).click()
      await expect(part(page, 'Notes')).toContainText('the evenings go wrong')
    })

    await test.step('no check-in: no score, and no word that would be one', async () => {
      const top = page.getByRole('region', { name: 'Scores', exact: true })
      await expect(top.locator('.band')).toHaveText('No data yet')
      await expect(top).not.toContainText('Critical')
      await expect(page.getByText('No data yet')).toHaveCount(1)
      await expect(part(page, 'How things have gone')).toHaveCount(0)
    })

    await test.step('explored with AI', async () => {
      await press(page, `Explore with AI: ${lists.Triggers}`)
      const log = page.getByRole('log', { name: 'Conversation' })
      await expect(log.locator('.msg--you')).toContainText(lists.Triggers)
      await expect(log.locator('.msg--mallama')).toHaveCount(2, { timeout: 15_000 })
      await expect(page.getByRole('textbox', { name: 'Message Mallama about Tomas' })).toBeVisible()
    })

    await toPerson(page)
    const id = page.url().split('/').at(-1) ?? ''
    await test.step('checked in three times, over eight weeks', async () => {
      await checkedIn(app, person, id, 56, { trust: 40, communication: 40, joy: 40, growth: 40 })
      // Told by the server: one check-in is what it says.
      await expectScores(page, '40% Needs Attention', [40, 40, 40, 40])
      await checkedIn(app, person, id, 28, { trust: 60, communication: 50, joy: 70, growth: 40 })
      // Weights 1 and 1/2: (60 + 20) / 1.5 = 53.3, (50 + 20) / 1.5 = 46.7, (70 + 20) / 1.5 = 60, 40.
      // 0.3 x 53.3 + 0.3 x 46.7 + 0.2 x 60 + 0.2 x 40 = 50.
      await expectScores(page, '50% Needs Attention', [53, 47, 60, 40])
      await expect(part(page, 'Check-ins')).toContainText(
        `Last check-in: ${Math.floor(calendarDaysSince(28) / 7)} weeks ago`,
      )
      await checkIn(page, { trust: 80, communication: 60, joy: 40, growth: 70 }, 'We finally slept')
      // Weights 1, 1/2, 1/4: 120 / 1.75 = 68.6, 95 / 1.75 = 54.3, 85 / 1.75 = 48.6, 100 / 1.75 = 57.1.
      // 0.3 x 68.57 + 0.3 x 54.29 + 0.2 x 48.57 + 0.2 x 57.14 = 58.
      await expectScores(page, '58% Needs Attention', [69, 54, 49, 57])
      await expect(part(page, 'Check-ins')).toContainText('Last check-in: today')
      const changed = part(page, 'Check-ins').getByRole('status')
      await expect(changed.getByRole('listitem')).toHaveText([
        'Overall: from 50 to 58, Needs Attention',
        'Trust & Safety: from 53 to 69, Good',
        'Communication: from 47 to 54, Needs Attention',
        'Joy & Fulfillment: from 60 to 49, Needs Attention',
        'Growth: from 40 to 57, Needs Attention',
      ])
      await expect(changed).toContainText('From 3 check-ins since')
      await part(page, 'Check-ins').getByText('Earlier check-ins (3)').click()
      const earlier = part(page, 'Check-ins').locator('.tend__list').getByRole('listitem')
      await expect(earlier).toHaveCount(3)
      await expect(earlier.first()).toContainText('We finally slept')
      const newest = page.getByRole('button', { name: /^Delete: check-in/ }).first()
      await newest.click()
      await expectScores(page, '50% Needs Attention', [53, 47, 60, 40])
      await expect(part(page, 'Check-ins').getByRole('button', { name: 'Undo' })).toBeFocused()
      await press(page, 'Undo')
      await expectScores(page, '58% Needs Attention', [69, 54, 49, 57])
      await expect(newest).toBeFocused()
    })

    await test.step('the line goes 40, 50, 58, and the table has it', async () => {
      await openRows(page)
      await expect(part(page, 'How things have gone')).toContainText(
        /Overall went from 40 on .* to 58 on .*\. Lowest 40, highest 58\./,
      )
      await expect(chart(page)).toHaveAttribute('aria-label', /Overall went from 40/)
      await part(page, 'How things have gone').getByText('Show as table').click()
      const rows = part(page, 'How things have gone').getByRole('row')
      await expect(rows.nth(1).getByRole('cell')).toHaveText(['58', '69', '54', '49', '57'])
      await expect(rows.last().getByRole('cell')).toHaveText(['40', '40', '40', '40', '40'])
      await expectAccessible(page)
    })

    await test.step('moments move the scores as the formula says', async () => {
      await press(page, 'Conflict')
      await expect(page.getByRole('form', { name: 'A conflict' })).toBeVisible()
      await expectAccessible(page)
      // p = 0, c = 1: 10 (0 - 5) / (0 + 1 + 6) = -7.1, not on growth. Overall 58 - 0.8 x 7.14 = 52.3.
      await logMoment(page, 'Conflict', 'Small', 'He invited his parents and told me in the car.')
      await expectScores(page, '52% Needs Attention', [61, 47, 41, 57])
      // As the form had promised: 6 points off.
      await expect(part(page, 'Moments').getByRole('status')).toContainText('Overall: from 58 to 52, Needs Attention')
      await expect(part(page, 'Moments').getByRole('status')).toContainText('1 conflict takes 7 points off')
      // p = 3, c = 1: 10 (3 - 5) / 10 = -2. Overall 58 - 1.6 = 56.4.
      await logMoment(page, 'Repair', 'Big', 'He said sorry before I asked.')
      await expectScores(page, '56% Needs Attention', [67, 52, 47, 57])
      // p = 5, c = 1: five to one, and nothing is moved.
      await logMoment(page, 'Positive moment', 'Medium')
      await expectScores(page, '58% Needs Attention', [69, 54, 49, 57])
      await expect(part(page, 'How things have gone')).toContainText(
        '5 on the positive side to 1 on the negative side: 5 to 1.',
      )
      const conflict = page.getByRole('button', { name: /^Delete: Conflict/ })
      await conflict.click()
      // p = 5, c = 0: 50 / 11 = 4.5. Overall 58 + 3.6 = 61.6.
      await expectScores(page, '62% Good', [73, 59, 53, 57])
      await expect(part(page, 'Moments').getByRole('button', { name: 'Undo' })).toBeFocused()
      await press(page, 'Undo')
      await expectScores(page, '58% Needs Attention', [69, 54, 49, 57])
      await expect(conflict).toBeFocused()
      await expect(part(page, 'Moments').locator('.tend__list').getByRole('listitem')).toHaveCount(3)
    })

    const why = page.getByRole('dialog', { name: 'Why this score?' })
    await test.step('why it is so can be opened, and corrected with a reason', async () => {
      await press(page, 'Why this score?')
      await expect(why.getByRole('row').nth(1)).toContainText(/Trust & Safety\s*69\s*0\s*69\s*30%/)
      await expect(why).toContainText('Overall, each by its weight: 58.')
      await expect(why).toContainText('From 3 check-ins since')
      await expect(why.getByRole('region', { name: 'What would move it' }).getByRole('listitem').first()).toContainText(
        'A check-in today with',
      )
      await expectAccessible(page)
      await why.getByRole('button', { name: 'Correct Trust & Safety' }).click()
      await why.getByLabel('Trust & Safety, 0 to 100').fill('900')
      await why.getByRole('button', { name: 'Set this score' }).click()
      await expect(why).toContainText('A whole number from 0 to 100')
      await expect(why).toContainText('Say why the score should be different')
      await why.getByLabel('Trust & Safety, 0 to 100').fill('90')
      await why.getByLabel('Why?').fill('He drove through the night when I called.')
      await why.getByRole('button', { name: 'Set this score' }).click()
      await expect(why).toContainText('Trust & Safety: 90 in place of 69, set by you on')
      await expect(why).toContainText('He drove through the night when I called.')
      await why.getByRole('button', { name: 'Close' }).click()
      // 58 + 0.3 x (90 - 68.57) = 64.4.
      await expectScores(page, '64% Good', [90, 54, 49, 57])
      await press(page, 'Why this score?')
      await why.getByRole('button', { name: 'Take it back: Trust & Safety' }).click()
      await expect(why).not.toContainText('in place of 69')
      await why.getByRole('button', { name: 'Close' }).click()
      await expectScores(page, '58% Needs Attention', [69, 54, 49, 57])
    })

    await test.step('what stands out says the trend, and the words it rests on', async () => {
      const found = part(page, 'What stands out')
      await expect(found).toContainText('Improving.', { timeout: 20_000 })
      await expect(found).toContainText(/(High|Medium|Low) priority/)
      // A straight line through 40, 50 and 58 rises by 18.
      await expect(found).toContainText('a straight line through them rises by 18 points')
      await expect(found.getByRole('heading', { name: 'What you could do' }).first()).toBeVisible()
    })

    await test.step('the chat is resolved and saved, and what it was is for the person to say', async () => {
      await toChat(page)
      await say(page, 'He said sorry, and we want to cook together on Thursday.')
      await mark(page, 'Mark as Resolved')
      const dialog = page.getByRole('dialog', { name: 'Save this chat' })
      await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled({ timeout: 15_000 })
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expectToast(page, 'Chat saved')
      await dismissToast(page)
      await press(page, 'No, leave it')
      await toPerson(page)
      await expectScores(page, '58% Needs Attention', [69, 54, 49, 57])
    })

    await test.step('the list and the dashboard say the same', async () => {
      await page.getByRole('link', { name: 'Back to All Relationships' }).click()
      await expect(card(page, 'Tomas').locator('.band')).toHaveText('58% Needs Attention')
      await expect(card(page, 'Tomas').getByRole('meter', { name: 'Trust & Safety' })).toHaveAttribute(
        'aria-valuenow',
        '69',
      )
      await expect(card(page, 'Tomas')).toContainText(/This Week\s*1 conflict\s*2 positive/)
      await goWithin(page, '/dashboard')
      await expect(card(page, 'Tomas').locator('.band')).toHaveText('58% Needs Attention')
      await expect(card(page, 'Tomas').getByRole('meter', { name: 'Growth' })).toHaveAttribute('aria-valuenow', '57')
    })

    await test.step('deleted, with everything', async () => {
      await goWithin(page, '/relationships')
      await page.getByRole('button', { name: 'Delete Tomas' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
      await goWithin(page, `/relationships/${id}`)
      await expect(page.getByRole('heading', { name: 'Relationship Not Found' })).toBeVisible()
    })
    expect(complaints.filter((words) => !words.includes('404'))).toEqual([])
  },
)
