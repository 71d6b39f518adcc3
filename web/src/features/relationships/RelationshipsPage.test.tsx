import { screen, waitFor, within } from '@testing-library/react'
import { relationshipTypes } from '@mallama/contracts/relationship-types'
import { Relationship } from '@mallama/contracts/relationships'
import { describe, expect, test } from 'vitest'
import {
  button,
  click,
  dialog,
  fails,
  field,
  held,
  nothingTold,
  openPage,
  press,
  pressNext,
  told,
  write,
} from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import RelationshipsPage from './RelationshipsPage.tsx'

const LIST = 'GET /api/relationships'
const someone = (personName: string, more: Partial<Relationship> = {}) =>
  example(Relationship, { id: anId(), personName, relationshipType: 'friend', ...more })
const scored = (personName: string, score: number, more: Partial<Relationship> = {}) =>
  someone(personName, {
    hasHealthData: true,
    overallHealthScore: score,
    trustSafetyScore: score,
    communicationClarityScore: score,
    growthScore: score,
    joyFulfillmentScore: score,
    ...more,
  })
const open = (list: unknown, api = {}) => openPage(<RelationshipsPage />, { [LIST]: list, ...api })
const card = (name: string) => within(screen.getByRole('link', { name }).closest<HTMLElement>('.who')!)
const cards = () => document.querySelectorAll('.who')

describe('the dialog', () => {
  const openDialog = async () => {
    await pressNext(/^Add (Your First )?Relationship$/)
    return dialog('Add Relationship')
  }

  test('the dialog asks for a name and a type, and for a label only where the type is other', async () => {
    const { sent } = open([], { 'POST /api/relationships': someone('Ms Okafor') })
    expect(await screen.findByRole('heading', { name: 'No Relationships Yet' })).toBeTruthy()
    const form = await openDialog()
    const send = () => click(form.getByRole('button', { name: 'Add Relationship' }))
    await send()
    expect(await form.findByText('Person name is required')).toBeTruthy()
    expect(form.getByText('Relationship type is required')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field("Person's Name")))
    write("Person's Name", '   ')
    expect(form.getByText('Person name is required')).toBeTruthy()
    expect(form.queryByLabelText(/^Custom Label/)).toBeNull()
    write('Relationship Type', 'other')
    write(/^Custom Label/, 'Landlord')
    write('Relationship Type', 'friend')
    expect(form.queryByLabelText(/^Custom Label/)).toBeNull()
    write('Relationship Type', 'other')
    write("Person's Name", 'Ms Okafor')
    await send()
    await told('Ms Okafor is in your relationships')
    expect(sent('POST', '/api/relationships')).toMatchObject([
      { personName: 'Ms Okafor', relationshipType: 'other', customLabel: 'Landlord' },
    ])
  })

  test('an addition that failed is not said any more once its dialog is closed', async () => {
    open([], { 'POST /api/relationships': fails })
    const form = await openDialog()
    write("Person's Name", 'Ines')
    write('Relationship Type', 'cousin')
    await click(form.getByRole('button', { name: /^Add/ }))
    await told('Failed to add relationship')
    await click(form.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    nothingTold()
  })

  test('an addition that fails keeps the form; a double press adds one', async () => {
    const { now, sent } = open([], { 'POST /api/relationships': fails })
    const form = await openDialog()
    const send = (times = 1) => click(form.getByRole('button', { name: /^Add/ }), times)
    write("Person's Name", 'Ines')
    write('Relationship Type', 'cousin')
    write(/^Notes/, 'We share a wall.')
    await send()
    await told('Failed to add relationship')
    expect(field(/^Notes/).value).toBe('We share a wall.')
    const { promise, go } = held<object>()
    now({ 'POST /api/relationships': () => promise, [LIST]: [someone('Ines')] })
    await send(2)
    go(someone('Ines'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('POST', '/api/relationships')).toHaveLength(2)
  })

  test('every type can be chosen, and is shown', async () => {
    const all = relationshipTypes.map((relationshipType) => someone(`P ${relationshipType}`, { relationshipType }))
    open(all)
    await waitFor(() => expect(cards()).toHaveLength(all.length))
    const form = await openDialog()
    const options = [...form.getByLabelText<HTMLSelectElement>('Relationship Type').options]
    const offered = options.filter(({ value }) => value)
    expect(offered.map(({ value }) => value).sort()).toEqual([...relationshipTypes].sort())
    expect(offered.find(({ value }) => value === 'aunt_uncle')?.text).toBe('Aunt/Uncle')
    await click(form.getByRole('button', { name: 'Cancel' }))
    for (const { value, text } of offered)
      expect(
        screen
          .getByRole('link', { name: `P ${value}` })
          .closest('.who')!
          .querySelector('.who__type')!.textContent,
      ).toBe(text)
  })
})

describe('the list', () => {
  test('a card shows scores in number, word and tone, and the week', async () => {
    const tones = {
      Ada: [85, 'Excellent', 'is-good'],
      Ben: [65, 'Good', 'is-watch'],
      Cem: [45, 'Needs Attention', 'is-critical'],
      Dee: [20, 'Critical', 'is-critical'],
    } as const
    const week = { recentConflictsCount: 2, recentPositiveInteractions: 3 }
    open([
      ...Object.entries(tones).map(([name, [score]]) => scored(name, score)),
      scored('Eve', 60, week),
      someone('Fay'),
    ])
    await screen.findByRole('link', { name: 'Ada' })
    for (const [name, [score, word, tone]] of Object.entries(tones)) {
      const band = card(name).getByText(new RegExp(word), { selector: '.band' })
      expect(band.textContent).toBe(`${score}% ${word}`)
      expect(band.className).toContain(tone)
      expect(card(name).getByRole('meter', { name: 'Overall Health' }).textContent).toContain(`${score}/100`)
      expect(card(name).getByRole('meter', { name: 'Growth' }).className).toContain(tone)
      expect(card(name).getByText(/Nothing logged/)).toBeTruthy()
    }
    for (const part of ['Trust & Safety', 'Communication', 'Joy & Fulfillment', 'Growth'])
      expect(card('Eve').getByRole('meter', { name: part })).toBeTruthy()
    expect(card('Eve').getByText('2 conflicts').className).toContain('is-critical')
    expect(card('Eve').getByText('3 positive').className).toContain('is-good')
    expect(card('Eve').getByRole('link', { name: 'Details about Eve' }).getAttribute('href')).toMatch(
      /^\/relationships\/[0-9a-f-]{36}$/,
    )
    // That there is no data is said once, and what would bring some.
    expect(card('Fay').getAllByText('No data yet')).toHaveLength(1)
    expect(card('Fay').getByText(/^One check-in takes a minute\./)).toBeTruthy()
    expect(card('Fay').queryByRole('meter')).toBeNull()
    expect(card('Fay').queryByText(/Critical/)).toBeNull()
  })

  test('two hundred people are all there, and one is found by name', async () => {
    open(Array.from({ length: 200 }, (_, n) => someone(`Person ${n}`)))
    await waitFor(() => expect(cards()).toHaveLength(200), { timeout: 25_000 })
    write('Search by name', 'person 137')
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(card('Person 137')).toBeTruthy()
  }, 40_000)

  test('the list says that it is loading, that it failed, and loads again', async () => {
    const { promise, go } = held<unknown>()
    const { now } = open(() => promise)
    // Once: what is seen is what is read out.
    const loading = await screen.findByText('Loading relationships...')
    expect(loading.closest('[role=status]')).toBeTruthy()
    expect(loading.closest('.sr-only, [aria-hidden=true]')).toBeNull()
    go(fails())
    expect(await screen.findByText('Your relationships did not load')).toBeTruthy()
    now({ [LIST]: [someone('Ines')] })
    await press('Try again')
    expect(await screen.findByRole('link', { name: 'Ines' })).toBeTruthy()
  })

  test('deleting asks first, says when it failed, and takes the card away', async () => {
    const { now, sent } = open([someone('Otto'), someone('Ines')], { 'DELETE /api/relationships/:id': fails })
    await pressNext('Delete Ines')
    const sure = () => dialog('Delete Ines from your relationships?', 'alertdialog')
    await click((await sure()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button('Delete Ines')))
    expect(sent('DELETE', '/api/relationships/:id')).toEqual([])
    await press('Delete Ines')
    await click((await sure()).getByRole('button', { name: 'Delete' }))
    await told('Failed to delete relationship')
    now({ 'DELETE /api/relationships/:id': null, [LIST]: [someone('Otto')] })
    const confirm = (await sure()).getByRole('button', { name: 'Delete' })
    await click(confirm, 2)
    await told('Ines is deleted')
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(sent('DELETE', '/api/relationships/:id')).toHaveLength(2)
  })
})
