import { expect, expectAccessible, test } from './app.ts'
import { box, earlier, heading, opened, paste, quarrel, resolveButton, resolved, spanish, danger } from './argument.ts'
import { once } from './once.ts'
import { arrive, as, dismissToast, expectToast, newPerson } from './people.ts'
import { fold, part, press, unfold } from './tomas.ts'

test(
  'a quarrel is pasted, read and shown: the result as the specification lays it out',
  once,
  async ({ page, app, context }) => {
    test.setTimeout(120_000)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const person = await newPerson(app)
    await arrive(page, app, person, '/argument-resolver')
    await opened(page)
    await expect(earlier(page)).toContainText('Nothing yet.')
    await paste(page, quarrel)
    await expect(page.getByText('6 turns by 2 people.')).toBeVisible()
    await page.getByRole('radio', { name: /^Nora/ }).check()
    await unfold(page, 'Add context')
    await page.getByLabel(/^Additional Context/).fill('We have been together for four years.')
    await page.getByLabel(/^People Involved/).fill(' Nora , ,Tomas ')
    await expectAccessible(page)

    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('resolve-argument'),
    )
    await resolveButton(page).click()
    expect((await sent).postDataJSON()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      originalConversation: quarrel,
      context: 'We have been together for four years.',
      partiesInvolved: ['Nora', 'Tomas'],
      me: 'Nora',
      relationshipId: null,
    })
    await expect(heading(page, 'Conflict Analysis Complete')).toBeFocused({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Deep Analysis',
      'Proposed Compromise',
      'Prevention Tips',
      'How It Could Have Gone Better',
      'Areas for Improvement and What Went Well',
      'Summary: Why This Approach Works',
      'How it escalated',
      'Conflict Breakdown',
      /./,
      /./,
      'Save to a relationship',
      'Earlier analyses',
    ])
    const glance = page.getByRole('region', { name: 'Result at a glance' })
    await expect(glance).toContainText(/Conflict type.*Based only on the 6 turns you pasted/)
    await expect(glance).toContainText(/Severity[\d.]+out of 10(Mild|Tense|Strained|Severe)/)
    await expect(glance).toContainText(/Resolution potential[\d.]+out of 10(Strong|Promising|Uncertain|Far off)/)
    await glance.getByText('What this is made of').first().click()
    await expect(glance).toContainText('the hardest turns')
    const better = part(page, 'How It Could Have Gone Better')
    const turns = better.getByRole('list', { name: 'Turn by turn' }).locator(':scope > li')
    await expect(turns).toHaveCount(6)
    await expect(turns.nth(0)).toContainText(/Nora \(you\).*Kept as it was/)
    await expect(turns.nth(3)).toContainText('Contempt')
    await expect(turns.nth(3).locator('mark').first()).toContainText('Oh please, you are pathetic')
    // All of it is scorn: no better version stands beside it, but a sentence that only the person can fill.
    await expect(turns.nth(3)).toContainText('the turning point')
    await expect(turns.nth(3)).not.toContainText('Kept as it was')
    const toFill = turns.nth(3).getByRole('group', { name: 'Could have been: fill in what fits' })
    const gaps = toFill.getByRole('textbox')
    const empty = await gaps.count()
    // The ideas of another sentence than the first come once it is entered.
    await gaps.first().focus()
    for (let at = 0; at < empty; at++) await toFill.locator('button.start').first().click()
    for (const gap of await gaps.all()) await expect(gap).not.toHaveValue('')
    await toFill.getByRole('button', { name: 'Copy this sentence' }).click()
    await expectToast(page, 'Content Copied!')
    await dismissToast(page)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(await gaps.first().inputValue())
    await unfold(page, 'What the marks mean')
    await expect(better.getByRole('list').last()).toContainText('Looks down on the other person: mockery')
    await unfold(page, 'Areas for Improvement')
    const of = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await expect(of('Tomas')).toContainText(/What Went Well.*I know\. I should….*Areas for Improvement/)
    // Nothing of hers is sure enough to be named.
    await expect(of('Nora')).toContainText(/What Went Well/)
    await unfold(page, 'What each one needs')
    const inDeep = ['Underlying issue', 'Relationship pattern', 'Core emotional needs', 'Repair language']
    await expect(part(page, 'Deep Analysis').getByRole('heading', { level: 3 })).toHaveText(inDeep)
    await expect(part(page, 'Deep Analysis')).toContainText('"I know. I should have called you first"')
    await unfold(page, 'Conflict Breakdown')
    // No hard turn answers another one at once: no trigger is claimed.
    const broke = ['Root causes', 'Communication breakdowns']
    await expect(fold(page, 'Conflict Breakdown').getByRole('heading', { level: 3 })).toHaveText(broke)
    await expect(part(page, 'Proposed Compromise')).toContainText('Both can be true.')
    const curve = fold(page, 'How it escalated')
    await unfold(page, 'How it escalated')
    await expect(curve.getByRole('img').filter({ visible: true })).toHaveAccessibleName(/^Heat over 6 turns/)
    await curve.getByText('Show as table').click()
    await expect(curve.getByRole('row')).toHaveCount(7)
    await curve.getByRole('button', { name: 'Show this turn' }).click()
    await expect(turns.nth(3)).toBeFocused()
    await expectAccessible(page)

    await better.getByRole('button', { name: 'Copy', exact: true }).click()
    await expectToast(page, 'Content Copied!', 'The improved conversation is on your clipboard.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const improved = await as(app, person).get<{ id: string }[]>('/api/resolve-argument')
    const kept = await as(app, person).get<{ resolvedConversation: string }>(`/api/resolve-argument/${improved[0]!.id}`)
    expect(copied).toBe(kept.resolvedConversation)
    const speakers = (text: string) => text.split('\n').map((line) => line.split(':')[0])
    expect(speakers(copied)).toEqual(speakers(quarrel))
    // Where the browser does not let the page copy, the whole of it stands selected for copying by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('No'))
    })
    await press(page, 'Copy')
    await expectToast(page, 'The browser did not allow copying')
    const byHand = page.getByLabel('The improved conversation, to copy by hand')
    await expect(byHand).toBeFocused()
    await expect(byHand).toHaveValue(copied)
    const chosen = (area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]
    expect(await byHand.evaluate(chosen)).toEqual([0, copied.length])
    await better.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog', { name: 'Share this analysis' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.reload()
    await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: 'New Analysis' }).click()
    await expect(heading(page, 'Argument Resolver')).toBeFocused()
    await expect(box(page)).toHaveValue('')
  },
)

test(
  'what is too short, and what fails, is said in the words of the specification; the form keeps all',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    await arrive(page, app, person, '/argument-resolver')
    await opened(page)
    await resolveButton(page).click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAccessibleDescription('Please provide a conversation with at least 20 characters')
    await box(page).fill('He said')
    await expect(page.getByText('Please provide a conversation with at least 20 characters')).toBeVisible()
    await expectAccessible(page)

    await page.route('**/api/resolve-argument', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    )
    // Who speaks may fail without a word.
    await page.route('**/api/resolve-argument/speakers', (route) => route.abort())
    await box(page).fill(quarrel)
    await unfold(page, 'Add context')
    await page.getByLabel(/^People Involved/).fill('Nora, Tomas')
    await resolveButton(page).click()
    await expectToast(page, 'Analysis Failed', 'Please try again.')
    await expect(box(page)).toHaveValue(quarrel)
    await page.reload()
    await expect(box(page)).toHaveValue(quarrel, { timeout: 15_000 })
    await expect(page.getByLabel(/^People Involved/)).toHaveValue('Nora, Tomas')

    await page.unrouteAll()
    const { promise: waited, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/resolve-argument', async (route) => {
      if (route.request().method() === 'POST') await waited
      await route.fallback()
    })
    await resolveButton(page).click()
    await expect(page.getByRole('button', { name: 'Analyzing Conflict...' })).toBeVisible()
    await expect(part(page, 'Analyzing Conflict...')).toContainText('What you wrote stays here.')
    await expect(box(page)).not.toBeEditable()
    await expectAccessible(page)
    answer()
    await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 30_000 })
  },
)

test('one page after another quarrel: danger, a doubt of it, another language', once, async ({ page, app }) => {
  test.slow()
  const person = await newPerson(app)
  await as(app, person).patch('/api/auth/user', { country: 'US' })
  await arrive(page, app, person, '/argument-resolver')
  await opened(page)
  await test.step('help stands in the place of a result where someone is in danger, and nothing of the quarrel beside it', async () => {
    await paste(page, danger)
    await resolveButton(page).click()
    const help = page.getByRole('region', { name: 'This comes first' })
    await expect(help).toBeVisible({ timeout: 30_000 })
    await expect(help.getByRole('button', { name: 'Quick exit' })).toBeVisible()
    await expect(heading(page, 'Conflict Analysis Complete')).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText(/Severity|Areas for Improvement|Proposed Compromise/)
    await expectAccessible(page)
    await help.getByRole('button', { name: 'Write something else' }).click()
    await expect(box(page)).toHaveValue('')
    // No word of it is in the list; opened again, it is help as well.
    await expect(earlier(page)).not.toContainText(/sister|Not a quarrel/)
    const asked = earlier(page).getByRole('button', { name: /^Something you asked about/ })
    await asked.click()
    await expect(help).toBeVisible()
  })
  await press(page, 'Write something else')
  await test.step('another language is said plainly, and nothing is scored', async () => {
    await paste(page, spanish)
    await resolved(page)
    await expect(part(page, 'About this reading')).toContainText('reads English only')
    const glance = page.getByRole('region', { name: 'Result at a glance' })
    await expect(glance).toContainText('Not read: this is not in English')
    await expect(glance).not.toContainText('out of 10')
    await expect(fold(page, 'How it escalated')).toHaveCount(0)
    await expect(part(page, 'Deep Analysis')).toHaveCount(0)
    await expect(part(page, 'Who said what')).not.toContainText('Kept as it was')
    await expect(earlier(page)).not.toContainText('Severity')
    await expect(page.getByRole('list', { name: 'Turn by turn' }).locator(':scope > li')).toHaveCount(3)
    await expectAccessible(page)
  })
  await press(page, 'New Analysis')
  await test.step('where it is not sure that someone is in danger, one question comes before the result', async () => {
    await paste(
      page,
      "Nora: You never listen to me.\nTomas: I can't take this any more, I just want it all to stop.\nNora: Then talk to me.",
    )
    await expect(page.getByText('3 turns by 2 people.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await expect(page.getByText('3 turns by 2 people.')).toHaveCount(0)
    await press(page, 'Undo')
    await expect(box(page)).toHaveValue(/^Nora: You never listen to me\.\nTomas/)
    await expect(page.getByText('3 turns by 2 people.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await paste(page, "Nora: You never listen to me.\nTomas: I can't take this any more, I just want it all to stop.")
    // Who speaks comes above the button and moves it.
    await expect(page.getByText('2 turns by 2 people.')).toBeVisible()
    await resolveButton(page).click()
    const question = page.getByRole('region', { name: 'A careful question' })
    await expect(question).toContainText('Do you think that they are in danger?', { timeout: 30_000 })
    await expect(part(page, 'Deep Analysis')).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('region', { name: 'Help for someone you care about' })).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/Severity|Areas for Improvement|Proposed Compromise/)
    await page.getByRole('button', { name: 'This is not about my safety' }).click()
    await expect(heading(page, 'Conflict Analysis Complete')).toBeFocused()
    await expect(part(page, 'Deep Analysis')).toBeVisible()
    await expect(page.locator('main .safety').first()).toBeHidden()
    await expect(earlier(page)).not.toContainText('never listen')
  })
})
