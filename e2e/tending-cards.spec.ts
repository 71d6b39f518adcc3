import { DAY_MS } from '@mallama/contracts/days'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, expectToast, know, newPerson, openRows } from './people.ts'
import { chart, checkedIn, slider } from './tending.ts'
import { openTomas, part, press, unfold } from './tomas.ts'

test(
  'a first check-in waits for all four, works by keyboard, and a failed save keeps it',
  once,
  async ({ page, app }) => {
    await openTomas(page, app)
    // It waits open on the page of someone new, and takes nobody's focus.
    await expect(slider(page, 'trust')).toHaveAttribute('aria-valuetext', 'Not set yet')
    await expect(slider(page, 'trust')).not.toBeFocused()
    await expect(page.getByText('Set all four first')).toBeVisible()
    await slider(page, 'trust').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider(page, 'trust')).toHaveAttribute('aria-valuetext', '65, Good')
    await slider(page, 'communication').press('End')
    await expect(slider(page, 'communication')).toHaveAttribute('aria-valuetext', '100, Excellent')
    // Where the thumb stands already is an answer too.
    await slider(page, 'joy').press('Enter')
    await expect(slider(page, 'joy')).toHaveAttribute('aria-valuetext', '60, Good')
    await press(page, 'Save check-in')
    await expect(part(page, 'How are things between you?')).toContainText('Set Growth, or leave this for another day')
    await expect(slider(page, 'growth')).toBeFocused()
    await expectAccessible(page)
    await slider(page, 'growth').press('Home')
    await page.getByLabel(/^A word or two/).fill('Tired')
    await page.route('**/check-ins', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await press(page, 'Save check-in')
    await expectToast(page, 'Your check-in was not saved')
    await expect(slider(page, 'communication')).toHaveValue('100')
    await page.unrouteAll()
    // What was set outlives a reload as well.
    await page.reload()
    await expect(page.getByLabel(/^A word or two/)).toHaveValue('Tired')
    await press(page, 'Save check-in')
    await expectToast(page, 'Check-in saved')
    // 0.3 x 65 + 0.3 x 100 + 0.2 x 60 + 0.2 x 0 = 61.5.
    await expect(page.getByRole('region', { name: 'Scores', exact: true }).locator('.band')).toHaveText(/6[12]% Good/)
    await press(page, 'Check in')
    await expect(slider(page, 'trust')).toHaveAttribute('aria-valuetext', '65, Good, same as last time')
  },
)

test('a moment is not of the future, and a failed save keeps what was written', once, async ({ page, app }) => {
  await openTomas(page, app)
  await press(page, 'Repair')
  const form = page.getByRole('form', { name: 'A repair' })
  await expect(form.getByRole('radio', { name: 'Medium' })).toBeFocused()
  await form.getByLabel('When').fill('2199-01-01')
  await expect(form).toContainText('This is in the future. Choose a day that has passed')
  await press(page, 'Save moment')
  await expect(form.getByLabel('When')).toBeFocused()
  await form.getByLabel('When').fill('2026-01-05')
  await form.getByLabel(/^Note/).fill('We walked it off.')
  await page.route('**/moments', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await press(page, 'Save moment')
  await expectToast(page, 'The moment was not saved')
  await expect(form.getByLabel(/^Note/)).toHaveValue('We walked it off.')
  await expectAccessible(page)
  await page.unrouteAll()
  await press(page, 'Save moment')
  await expectToast(page, 'Repair logged')
  await expect(part(page, 'Moments').locator('.tend__moment')).toContainText('We walked it off.')
  // Moments alone make no score.
  await expect(page.getByRole('region', { name: 'Scores', exact: true }).locator('.band')).toHaveText('No data yet')
})

test('one point, two points and two hundred are drawn, in shapes as well as colours', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const one = await know(app, person, { personName: 'One' }, { trust: 20, communication: 30, joy: 40, growth: 50 })
  const two = await know(app, person, { personName: 'Two' })
  await checkedIn(app, person, two, 3, { trust: 20, communication: 30, joy: 40, growth: 50 })
  await checkedIn(app, person, two, 1, { trust: 80, communication: 30, joy: 40, growth: 50 })
  const many = await know(app, person, { personName: 'Many' })
  await checkedIn(app, person, many, 200 * 7, { trust: 20, communication: 90, joy: 40, growth: 50 })
  await arrive(page, app, person, `/relationships/${one}`)
  await openRows(page)
  await expect(part(page, 'How things have gone')).toContainText('One point so far: overall 33')
  await expect(chart(page).locator('.trend__mark, .trend__cross')).toHaveCount(5)
  await expectAccessible(page)
  await page.goto(`/relationships/${two}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await openRows(page)
  // Up to the second one, and on to today.
  await expect(chart(page).locator('.trend--trust path').first()).toHaveAttribute(
    'd',
    /^M[\d.]+ [\d.]+L[\d.]+ ([\d.]+)L[\d.]+ \1$/,
  )
  await page.goto(`/relationships/${many}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Many' })).toBeVisible()
  await openRows(page)
  await expect(chart(page).locator('.trend__mark, .trend__cross')).toHaveCount(60)
  await part(page, 'How things have gone').getByText('Show as table').click()
  await expect(part(page, 'How things have gone').getByRole('row')).toHaveCount(202)
  const growth = part(page, 'How things have gone').getByRole('button', { name: /^Growth/ })
  await growth.click()
  await expect(growth).toHaveAttribute('aria-pressed', 'false')
  await expect(chart(page).locator('.trend__cross')).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'insights say when there is too little, change by the live event, and fail without loss',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Tomas' }, { trust: 60, communication: 60, joy: 60, growth: 60 })
    await page.route('**/insights', (route) => route.fulfill({ status: 500, body: '' }))
    await arrive(page, app, person, `/relationships/${id}`)
    const found = part(page, 'What stands out')
    await expect(found).toContainText('The insights did not load.')
    await page.unrouteAll()
    await found.getByRole('button', { name: 'Try again' }).click()
    await expect(found).toContainText('Not enough data yet.')
    // The score stands once, at the top of the page.
    await expect(page.getByRole('region', { name: 'Scores' }).locator('.top__badge .band')).toHaveText('60% Good')
    await expect(found.locator('.band')).toHaveCount(0)
    for (const days of [20, 10, 5])
      await as(app, person).post(`/api/relationships/${id}/moments`, {
        kind: 'conflict',
        intensity: 2,
        occurredAt: new Date(Date.now() - days * DAY_MS).toISOString(),
        note: 'We fought about who pays the rent.',
      })
    await expect(found).toContainText('We fought about who pays the rent', { timeout: 30_000 })
  },
)

test('where someone may be in danger, safety stands first and alone', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Marek' }, { trust: 60, communication: 60, joy: 60, growth: 60 })
  await as(app, person).post('/api/chat', {
    message: 'He pushed me against the wall and said I would regret it if I told anyone.',
    relationshipContext: { relationshipId: id },
  })
  await arrive(page, app, person, `/relationships/${id}`)
  const found = part(page, 'What stands out')
  // One row, for whoever looks over a shoulder; it opens.
  await expect(found.locator('.safety')).toBeHidden()
  await unfold(page, 'Help that you can reach')
  await expect(found.locator('.safety')).toBeVisible()
  await expect(found.getByRole('button', { name: /Quick exit/ })).toBeVisible()
  await expect(found).toContainText('Your safety comes first')
  await expect(found.locator('article, .said')).toHaveCount(0)
  await expect(found.getByRole('heading', { name: 'Next steps' })).toHaveCount(0)
  await expect(found.locator('.band')).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'what was learnt is seen with its words, put right, forgotten, had back, and paused',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Tomas', relationshipType: 'spouse' })
    await arrive(page, app, person, `/relationships/${id}`)
    const memory = part(page, 'What Mallama remembers')
    await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
    await openRows(page)
    await expect(memory).toContainText('Nothing yet.')
    await as(app, person).post('/api/chat', {
      message: 'Tomas lost his job in March.',
      relationshipContext: { relationshipId: id },
    })
    const facts = memory.getByRole('listitem')
    await expect(facts).toHaveCount(1, { timeout: 15_000 })
    await expect(facts.locator('.said')).toContainText('lost his job in March')
    await expectAccessible(page)
    await memory.getByRole('button', { name: /^Edit: / }).click()
    await memory.getByLabel('What is right').fill('  ')
    await memory.getByRole('button', { name: 'Save' }).click()
    await expect(memory).toContainText('Say what is right, or delete the fact')
    await memory.getByLabel('What is right').fill('He left his job in April.')
    await memory.getByRole('button', { name: 'Save' }).click()
    await expect(facts).toContainText('He left his job in April.')
    await expect(facts).toContainText('corrected by you')
    const deletions: string[] = []
    page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
    await memory.getByRole('button', { name: /^Forget: / }).click()
    await expect(memory.getByRole('button', { name: 'Undo' })).toBeFocused()
    await memory.getByRole('button', { name: 'Undo' }).click()
    await expect(facts).toContainText('He left his job in April.')
    expect(deletions).toEqual([])
    await memory.getByRole('switch', { name: 'Pause the memory' }).check()
    await expect(memory).toContainText('Paused: Mallama learns nothing new')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
    await openRows(page)
    await expect(memory.getByRole('switch', { name: 'Pause the memory' })).toBeChecked()
    await memory.getByRole('button', { name: /^Forget: / }).click()
    // Leaving does not wait for the end of Undo.
    await page.getByRole('link', { name: 'Back to All Relationships' }).click()
    await expect
      .poll(async () => (await as(app, person).get<{ facts: unknown[] }>(`/api/relationships/${id}/memory`)).facts)
      .toEqual([])
  },
)

test('Quick exit in the breath after forgetting still forgets', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Tomas', relationshipType: 'spouse' })
  await as(app, person).post('/api/chat', {
    message: 'Tomas lost his job in March.',
    relationshipContext: { relationshipId: id },
  })
  const known = () => as(app, person).get<{ facts: unknown[] }>(`/api/relationships/${id}/memory`)
  await expect.poll(async () => (await known()).facts.length).toBe(1)
  await page.context().route(/weather/, (route) => route.fulfill({ body: 'Rain' }))
  await arrive(page, app, person, `/relationships/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
  await openRows(page)
  await part(page, 'What Mallama remembers')
    .getByRole('button', { name: /^Forget: / })
    .click()
  await page.getByRole('button', { name: 'Quick exit' }).first().click()
  await expect(page.getByText('Rain')).toBeVisible()
  await expect.poll(async () => (await known()).facts.length).toBe(0)
})
