import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Relationship } from '@mallama/contracts/relationships'
import { describe, expect, test } from 'vitest'
import { click, dialog, fails, openPage, press, pressNext, Refused, told, write } from '../../parts/test-page.tsx'
import { queryClient } from '../../platform/query.ts'
import { anId, example } from '../../platform/test-example.ts'
import RelationshipPage from './RelationshipPage.tsx'

const PATCH = 'PATCH /api/relationships/:id'

/** The page about Tomas, and the server's copy of it, which refuses to replace what it does not have any more. */
async function open(texts: Partial<Relationship>) {
  const id = anId()
  const stored = example(Relationship, { id, personName: 'Tomas', relationshipType: 'partner', ...texts })
  const edit = ({ expected, ...changes }: Record<string, unknown>) => {
    const known = Object.entries((expected ?? {}) as Partial<Relationship>)
    if (known.some(([name, text]) => (stored as Record<string, unknown>)[name] !== text))
      return new Refused(409, { code: 'conflict', message: 'It was changed elsewhere.', requestId: 'r' })
    return structuredClone(Object.assign(stored, changes, { updatedAt: new Date().toISOString() }))
  }
  const answers = { 'GET /api/relationships/:id': () => structuredClone(stored), [PATCH]: edit }
  const page = openPage(<RelationshipPage />, answers, { path: `/relationships/${id}`, params: { id } })
  await screen.findByRole('heading', { level: 1, name: 'Tomas' })
  return {
    ...page,
    stored,
    changes: () => page.sent('PATCH', '/api/relationships/:id'),
    elsewhere: async (texts: Partial<Relationship>) => {
      Object.assign(stored, texts)
      await queryClient.invalidateQueries({ queryKey: [`/api/relationships/${id}`] })
    },
    works: () => page.now({ [PATCH]: edit }),
    breaks: () => page.now({ [PATCH]: fails }),
  }
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const items = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('.lf__items > li > :first-child')].map(
    (item) => item.textContent,
  )
const shows = (name: string, ...wanted: string[]) => waitFor(() => expect(items(name)).toEqual(wanted))
const editor = (name: string) => part(name).getByRole<HTMLTextAreaElement>('textbox', { name })
const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const adder = (name: string) => part(name).getByRole<HTMLTextAreaElement>('textbox', { name: `New in ${name}` })
const enter = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })
const save = (name: string) => click(part(name).getByRole('button', { name: 'Save' }))

describe('a list', () => {
  test('a list is edited as a whole: a text area, a counter, Save and Cancel', async () => {
    const { changes, stored } = await open({ triggers: 'Being told to calm down\nLate calls', likes: 'His laugh' })
    await press('Edit Triggers')
    expect(editor('Triggers').value).toBe('Being told to calm down\nLate calls')
    await waitFor(() => expect(document.activeElement).toBe(editor('Triggers')))
    fill(editor('Triggers'), 'gone')
    await click(part('Triggers').getByRole('button', { name: 'Cancel' }))
    await shows('Triggers', 'Being told to calm down', 'Late calls')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Triggers'))
    await press('Edit Triggers')
    expect(editor('Triggers').value).toBe('Being told to calm down\nLate calls')
    fill(editor('Triggers'), 'x'.repeat(10_001))
    expect(part('Triggers').getByText(/1 too many/)).toBeTruthy()
    expect(part('Triggers').getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    fill(editor('Triggers'), '• Late calls\n\n   \n2. Silence at dinner 🌱\n- الصمت')
    expect(part('Triggers').getByText(/of 10,000/)).toBeTruthy()
    await save('Triggers')
    await shows('Triggers', 'Late calls', 'Silence at dinner 🌱', 'الصمت')
    const kept = 'Late calls\nSilence at dinner 🌱\nالصمت'
    expect(changes()).toEqual([{ triggers: kept, expected: { triggers: 'Being told to calm down\nLate calls' } }])
    expect(stored).toMatchObject({ triggers: kept, likes: 'His laugh' })
  })

  test('one item is added when it says something; a paste of many lines becomes many', async () => {
    const { changes } = await open({ values: 'Honesty' })
    await press('Add to Core Values')
    const add = () => part('Core Values').getByRole<HTMLButtonElement>('button', { name: /^Add( \d+ items)?$/ })
    expect(add().disabled).toBe(true)
    fill(adder('Core Values'), '  \n - ')
    expect(add().disabled).toBe(true)
    enter(adder('Core Values'))
    await shows('Core Values', 'Honesty')
    fill(adder('Core Values'), '  Rest ')
    enter(adder('Core Values'))
    await shows('Core Values', 'Honesty', 'Rest')
    expect(adder('Core Values').value).toBe('')
    fill(adder('Core Values'), '• Play\r\n• Faith\n\n3) Time')
    expect(add().textContent).toBe('Add 3 items')
    await click(add())
    await shows('Core Values', 'Honesty', 'Rest', 'Play', 'Faith', 'Time')
    await waitFor(() =>
      expect(changes().map(({ values }) => values)).toEqual(['Honesty\nRest', 'Honesty\nRest\nPlay\nFaith\nTime']),
    )
    fill(adder('Core Values'), 'y'.repeat(9_990))
    expect(part('Core Values').getByText(/characters too many/)).toBeTruthy()
    expect(add().disabled).toBe(true)
  })

  test('one item is removed at once, and can be had back where it was', async () => {
    const { stored } = await open({ redLines: 'Shouting\nReading my phone\nLies' })
    await press('Remove: Reading my phone')
    await shows('Red Lines', 'Shouting', 'Removed: Reading my phone', 'Lies')
    const undo = await screen.findByRole('button', { name: 'Undo: Reading my phone' })
    await waitFor(() => expect(document.activeElement).toBe(undo))
    await waitFor(() => expect(stored.redLines).toBe('Shouting\nLies'))
    await click(undo)
    await shows('Red Lines', 'Shouting', 'Reading my phone', 'Lies')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Reading my phone'))
    await waitFor(() => expect(stored.redLines).toBe('Shouting\nReading my phone\nLies'))
  })

  test('a save that fails says so and keeps the words, in the form and in the list', async () => {
    const { again, breaks, works, stored } = await open({ triggers: 'Late calls' })
    breaks()
    await press('Edit Triggers')
    fill(editor('Triggers'), 'Late calls\nSilence')
    await save('Triggers')
    await told('Failed to update relationship', 'Your words are still here.')
    expect(editor('Triggers').value).toBe('Late calls\nSilence')
    await press('Dismiss')
    works()
    // What is written survives a reload as well.
    again()
    await screen.findByRole('heading', { level: 1, name: 'Tomas' })
    expect(editor('Triggers').value).toBe('Late calls\nSilence')
    await save('Triggers')
    await shows('Triggers', 'Late calls', 'Silence')

    breaks()
    await press('Remove: Silence')
    await told('Failed to update relationship')
    expect(part('Triggers').getByText('This change is not saved yet. It is kept here.')).toBeTruthy()
    await press('Dismiss')
    await click(part('Triggers').getByRole('button', { name: 'Undo the change' }))
    await shows('Triggers', 'Late calls', 'Silence')
    await press('Remove: Silence')
    await told('Failed to update relationship')
    works()
    await click(part('Triggers').getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(part('Triggers').queryByText(/not saved yet/)).toBeNull())
    expect(stored.triggers).toBe('Late calls')
  })

  test('what another tab made of a list is told, with both versions and a choice', async () => {
    const { elsewhere, stored } = await open({ triggers: 'Late calls\nSilence' })
    const clash = async () => within(await screen.findByRole('region', { name: 'Changed somewhere else: Triggers' }))
    const mine = async (text: string, theirs: string) => {
      await press('Edit Triggers')
      fill(editor('Triggers'), text)
      await elsewhere({ triggers: theirs })
    }
    await mine('Late calls\nSilence\nMine', 'Silence\nTheirs')
    expect(await part('Triggers').findByText(/This was changed somewhere else in the meantime/)).toBeTruthy()
    await save('Triggers')
    const told = await clash()
    expect(told.getByRole('region', { name: 'Yours' }).textContent).toContain('Late calls\nSilence\nMine')
    expect(told.getByRole('region', { name: 'The other one' }).textContent).toContain('Silence\nTheirs')
    expect(stored.triggers).toBe('Silence\nTheirs')
    await click(told.getByRole('button', { name: 'Put both together' }))
    await shows('Triggers', 'Silence', 'Theirs', 'Mine')
    await waitFor(() => expect(stored.triggers).toBe('Silence\nTheirs\nMine'))

    await mine('Only mine', 'Only theirs')
    await save('Triggers')
    await click((await clash()).getByRole('button', { name: 'Keep the other one' }))
    await shows('Triggers', 'Only theirs')

    await mine('Mine after all', 'Theirs again')
    await save('Triggers')
    await click((await clash()).getByRole('button', { name: 'Keep yours' }))
    await shows('Triggers', 'Mine after all')
    await waitFor(() => expect(stored.triggers).toBe('Mine after all'))
  })
})

test('the form sends what was changed in it, and tells of notes that another tab changed', async () => {
  const { elsewhere, changes, stored } = await open({ notes: 'We talk every day.' })
  await pressNext('Edit Tomas')
  await dialog('Edit Tomas')
  write("Person's Name", 'Tom')
  await elsewhere({ notes: 'We talk.' })
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes()).toEqual([{ personName: 'Tom', expected: { personName: 'Tomas' } }])
  expect(stored).toMatchObject({ personName: 'Tom', notes: 'We talk.' })
  await press('Dismiss')
  await pressNext('Edit Tom')
  const form = await dialog('Edit Tom')
  fill(form.getByLabelText(/^Notes/), 'Mine')
  await elsewhere({ notes: 'Theirs' })
  await press('Save')
  expect((await form.findByRole('alert')).textContent).toContain('The notes: Theirs')
  await told('Failed to update relationship')
  expect(stored.notes).toBe('Theirs')
  await press('Dismiss')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stored).toMatchObject({ personName: 'Tom', notes: 'Mine' })
})
