import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { as, dismissToast, expectToast, openRows } from './people.ts'
import { editor, openTomas as open, part as field, press, stored, type Fields } from './tomas.ts'

const items = (page: Page, name: string) => field(page, name).locator('.lf__items > li > :first-child')
const adder = (page: Page, name: string) => field(page, name).getByRole('textbox', { name: `New in ${name}` })

/** The bodies of the changes that this page sends from now on. */
function changesOf(page: Page): Fields[] {
  const bodies: Fields[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && /relationships\/[^/]+$/.test(request.url()))
      bodies.push(request.postDataJSON() as Fields)
  })
  return bodies
}

const lists = {
  'Goals & Improvement': ['Relationship Goals', 'Areas to Improve', 'Current Issues & Concerns'],
  'Relationship Dynamics & Boundaries': [
    'Triggers',
    'Red Lines',
    'Incompatibilities',
    'Aspirations',
    'Core Values',
    'Non-Negotiables',
  ],
  'Insights & Appreciation': ["What You've Learned", 'What You Like'],
}
const names: Record<string, string> = {
  'Relationship Goals': 'relationshipGoals',
  'Areas to Improve': 'strugglingWith',
  'Current Issues & Concerns': 'currentIssues',
  Triggers: 'triggers',
  'Red Lines': 'redLines',
  Incompatibilities: 'incompatibilities',
  Aspirations: 'aspirations',
  'Core Values': 'values',
  'Non-Negotiables': 'nonNegotiables',
  "What You've Learned": 'learned',
  'What You Like': 'likes',
}

test('three cards hold eleven lists, each added to in its place and kept as lines', async ({ page, app }) => {
  const { person, id } = await open(page, app)
  for (const [card, labels] of Object.entries(lists)) {
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeVisible()
    for (const label of labels) {
      await expect(field(page, card).getByRole('heading', { level: 3, name: label })).toBeVisible()
      await press(page, `Add to ${label}`)
      await adder(page, label).fill(`  ${label}, the first  `)
      await adder(page, label).press('Enter')
      await expect(items(page, label)).toHaveText([`${label}, the first`])
    }
  }
  await expectAccessible(page)
  for (const [label, name] of Object.entries(names))
    await expect.poll(async () => (await stored(app, person, id))[name]).toBe(`${label}, the first`)
})

test('a list is edited as a whole: a text area, a counter, Save and Cancel', once, async ({ page, app }) => {
  const { person, id } = await open(page, app, { triggers: 'Being told to calm down\nLate calls', likes: 'His laugh' })
  await press(page, 'Edit Triggers')
  await expect(editor(page, 'Triggers')).toHaveValue('Being told to calm down\nLate calls')
  await expect(editor(page, 'Triggers')).toBeFocused()
  await editor(page, 'Triggers').fill('gone')
  await field(page, 'Triggers').getByRole('button', { name: 'Cancel' }).click()
  await expect(items(page, 'Triggers')).toHaveText(['Being told to calm down', 'Late calls'])
  await expect(page.getByRole('button', { name: 'Edit Triggers' })).toBeFocused()
  await press(page, 'Edit Triggers')
  await expect(editor(page, 'Triggers')).toHaveValue('Being told to calm down\nLate calls')
  const save = field(page, 'Triggers').getByRole('button', { name: 'Save' })
  await editor(page, 'Triggers').fill('x'.repeat(10_001))
  await expect(field(page, 'Triggers')).toContainText('1 too many')
  await expect(save).toBeDisabled()
  await editor(page, 'Triggers').fill('• Late calls\n\n   \n2. Silence at dinner 🌱\n- الصمت')
  await expect(field(page, 'Triggers')).toContainText('of 10,000')
  await expectAccessible(page)
  const changes = changesOf(page)
  await save.click()
  await expect(items(page, 'Triggers')).toHaveText(['Late calls', 'Silence at dinner 🌱', 'الصمت'])
  expect(changes).toEqual([
    {
      triggers: 'Late calls\nSilence at dinner 🌱\nالصمت',
      expected: { triggers: 'Being told to calm down\nLate calls' },
    },
  ])
  expect(await stored(app, person, id)).toMatchObject({
    triggers: 'Late calls\nSilence at dinner 🌱\nالصمت',
    likes: 'His laugh',
  })
})

test('one item is added when it says something; a paste of many lines becomes many', once, async ({ page, app }) => {
  await open(page, app, { values: 'Honesty' })
  const changes = changesOf(page)
  await press(page, 'Add to Core Values')
  const add = field(page, 'Core Values').getByRole('button', { name: /^Add( \d+ items)?$/ })
  await expect(add).toBeDisabled()
  await adder(page, 'Core Values').fill('  \n - ')
  await expect(add).toBeDisabled()
  await adder(page, 'Core Values').press('Enter')
  await expect(items(page, 'Core Values')).toHaveCount(1)
  await adder(page, 'Core Values').fill('  Rest ')
  await adder(page, 'Core Values').press('Enter')
  await expect(items(page, 'Core Values')).toHaveText(['Honesty', 'Rest'])
  await expect(adder(page, 'Core Values')).toBeFocused()
  await expect(adder(page, 'Core Values')).toHaveValue('')
  await adder(page, 'Core Values').fill('• Play\r\n• Faith\n\n3) Time')
  await expect(add).toHaveText('Add 3 items')
  await add.click()
  await expect(items(page, 'Core Values')).toHaveText(['Honesty', 'Rest', 'Play', 'Faith', 'Time'])
  await expect
    .poll(() => changes.map(({ values }) => values))
    .toEqual(['Honesty\nRest', 'Honesty\nRest\nPlay\nFaith\nTime'])
  await adder(page, 'Core Values').fill('y'.repeat(9_990))
  await expect(field(page, 'Core Values')).toContainText('characters too many')
  await expect(add).toBeDisabled()
})

test('one item is removed at once, and can be had back where it was', once, async ({ page, app }) => {
  const { person, id } = await open(page, app, { redLines: 'Shouting\nReading my phone\nLies' })
  await press(page, 'Remove: Reading my phone')
  await expect(items(page, 'Red Lines')).toHaveText(['Shouting', 'Removed: Reading my phone', 'Lies'])
  const undo = page.getByRole('button', { name: 'Undo: Reading my phone' })
  await expect(undo).toBeFocused()
  await expect.poll(async () => (await stored(app, person, id))['redLines']).toBe('Shouting\nLies')
  await expectAccessible(page)
  await undo.click()
  await expect(items(page, 'Red Lines')).toHaveText(['Shouting', 'Reading my phone', 'Lies'])
  await expect(page.getByRole('button', { name: 'Remove: Reading my phone' })).toBeFocused()
  await expect.poll(async () => (await stored(app, person, id))['redLines']).toBe('Shouting\nReading my phone\nLies')
})

test('a save that fails says so and keeps the words, in the form and in the list', once, async ({ page, app }) => {
  const { person, id } = await open(page, app, { triggers: 'Late calls' })
  const fail = () =>
    page.route(/relationships\/[^/]+$/, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
  await fail()
  await press(page, 'Edit Triggers')
  await editor(page, 'Triggers').fill('Late calls\nSilence')
  await field(page, 'Triggers').getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Failed to update relationship', 'Your words are still here.')
  await expect(editor(page, 'Triggers')).toHaveValue('Late calls\nSilence')
  await dismissToast(page)
  await page.unrouteAll()
  // What is written survives a reload as well.
  await page.reload()
  await expect(editor(page, 'Triggers')).toHaveValue('Late calls\nSilence')
  await field(page, 'Triggers').getByRole('button', { name: 'Save' }).click()
  await expect(items(page, 'Triggers')).toHaveText(['Late calls', 'Silence'])

  await fail()
  await press(page, 'Remove: Silence')
  await expectToast(page, 'Failed to update relationship')
  await expect(field(page, 'Triggers')).toContainText('This change is not saved yet. It is kept here.')
  await dismissToast(page)
  await expectAccessible(page)
  await field(page, 'Triggers').getByRole('button', { name: 'Undo the change' }).click()
  await expect(items(page, 'Triggers')).toHaveText(['Late calls', 'Silence'])
  await press(page, 'Remove: Silence')
  await expectToast(page, 'Failed to update relationship')
  await page.unrouteAll()
  await field(page, 'Triggers').getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'Triggers')).not.toContainText('not saved yet')
  expect((await stored(app, person, id))['triggers']).toBe('Late calls')
})

test('what another tab made of a list is told, with both versions and a choice', once, async ({ page, app }) => {
  const { person, id } = await open(page, app, { triggers: 'Late calls\nSilence' })
  const elsewhere = (triggers: string) => as(app, person).patch(`/api/relationships/${id}`, { triggers })
  const write = async (text: string) => {
    await press(page, 'Edit Triggers')
    await editor(page, 'Triggers').fill(text)
  }
  const save = () => field(page, 'Triggers').getByRole('button', { name: 'Save' }).click()
  const clash = page.getByRole('region', { name: 'Changed somewhere else: Triggers' })

  await write('Late calls\nSilence\nMine')
  await elsewhere('Silence\nTheirs')
  await expect(field(page, 'Triggers')).toContainText('This was changed somewhere else in the meantime')
  await save()
  await expect(clash.getByRole('region', { name: 'Yours' })).toContainText('Late calls\nSilence\nMine')
  await expect(clash.getByRole('region', { name: 'The other one' })).toContainText('Silence\nTheirs')
  expect((await stored(app, person, id))['triggers']).toBe('Silence\nTheirs')
  await expectAccessible(page)
  await clash.getByRole('button', { name: 'Put both together' }).click()
  await expect(items(page, 'Triggers')).toHaveText(['Silence', 'Theirs', 'Mine'])
  await expect.poll(async () => (await stored(app, person, id))['triggers']).toBe('Silence\nTheirs\nMine')

  await write('Only mine')
  await elsewhere('Only theirs')
  await save()
  await clash.getByRole('button', { name: 'Keep the other one' }).click()
  await expect(items(page, 'Triggers')).toHaveText(['Only theirs'])

  await write('Mine after all')
  await elsewhere('Theirs again')
  await save()
  await clash.getByRole('button', { name: 'Keep yours' }).click()
  await expect(items(page, 'Triggers')).toHaveText(['Mine after all'])
  await expect.poll(async () => (await stored(app, person, id))['triggers']).toBe('Mine after all')
})

test('two tabs that change two lists keep both', once, async ({ page, app, context }) => {
  const { person, id } = await open(page, app, { triggers: 'Late calls', likes: 'His laugh' })
  const other = await context.newPage()
  await other.goto(page.url())
  await openRows(other)
  for (const [tab, label, words] of [
    [page, 'Triggers', 'Silence'],
    [other, 'What You Like', 'His cooking'],
  ] as const) {
    await press(tab, `Edit ${label}`)
    await editor(tab, label).press('End')
    await editor(tab, label).pressSequentially(`\n${words}`)
  }
  await field(page, 'Triggers').getByRole('button', { name: 'Save' }).click()
  await field(other, 'What You Like').getByRole('button', { name: 'Save' }).click()
  await expect(items(other, 'What You Like')).toHaveText(['His laugh', 'His cooking'])
  await expect
    .poll(() => stored(app, person, id))
    .toMatchObject({ triggers: 'Late calls\nSilence', likes: 'His laugh\nHis cooking' })
  // Each tab hears of the other's.
  await expect(items(page, 'What You Like')).toHaveText(['His laugh', 'His cooking'])
  await expect(items(other, 'Triggers')).toHaveText(['Late calls', 'Silence'])
})

test('five hundred items stay quick to read, to add to and to take from', once, async ({ page, app }) => {
  const many = Array.from({ length: 500 }, (_, n) => `item ${n + 1}`)
  const { person, id } = await open(page, app, { learned: many.join('\n') })
  await expect(items(page, "What You've Learned")).toHaveCount(12)
  await press(page, 'Show all 500')
  await expect(items(page, "What You've Learned")).toHaveCount(500)
  /** Milliseconds from the press until the screen shows it. */
  const took = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[aria-label="Remove: item 250"]')
    const began = performance.now()
    button?.click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return performance.now() - began
  })
  expect(took).toBeLessThan(2_000)
  await press(page, "Add to What You've Learned")
  await adder(page, "What You've Learned").fill('the last one')
  await adder(page, "What You've Learned").press('Enter')
  await expect(items(page, "What You've Learned").last()).toHaveText('the last one')
  const kept = [...many.slice(0, 249), ...many.slice(250), 'the last one'].join('\n')
  await expect.poll(async () => (await stored(app, person, id))['learned']).toBe(kept)
})

test(
  'the form sends what was changed in it, and tells of notes that another tab changed',
  once,
  async ({ page, app }) => {
    const { person, id } = await open(page, app, { notes: 'We talk every day.' })
    const elsewhere = (notes: string) => as(app, person).patch(`/api/relationships/${id}`, { notes })
    const form = page.getByRole('dialog', { name: /^Edit / })
    const save = () => form.getByRole('button', { name: 'Save' }).click()
    await press(page, 'Edit Tomas')
    await form.getByLabel("Person's Name").fill('Tom')
    await elsewhere('We talk.')
    await save()
    await expect(form).toBeHidden()
    expect(await stored(app, person, id)).toMatchObject({ personName: 'Tom', notes: 'We talk.' })
    await press(page, 'Edit Tom')
    await form.getByLabel(/^Notes/).fill('Mine')
    await elsewhere('Theirs')
    await save()
    await expect(form.getByRole('alert')).toContainText('The notes: Theirs')
    await expectToast(page, 'Failed to update relationship')
    expect(await stored(app, person, id)).toMatchObject({ notes: 'Theirs' })
    await dismissToast(page)
    await expect(form.getByLabel(/^Notes/)).toHaveValue('Mine')
    await save()
    await expect(form).toBeHidden()
    expect(await stored(app, person, id)).toMatchObject({ personName: 'Tom', notes: 'Mine' })
  },
)
