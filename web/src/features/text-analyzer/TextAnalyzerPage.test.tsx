import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { TextAnalysis } from '@mallama/contracts/tools'
import { expect, test } from 'vitest'
import { click, fails, field, held, openPage, press, pressNext, region, told, write } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import TextAnalyzerPage from './TextAnalyzerPage.tsx'

const API = '/api/text-analysis'
const LIST = `GET ${API}`
const hurt = 'Fine. Do whatever you want. You never ask me anyway.'
const before = 'I said I would go to my parents on Sunday'
const reading = (originalText: string) => example(TextAnalysis, { id: anId(), originalText })
const message = () => field('Message')
const recent = () => region('Recent analyses')
const rows = () => recent().queryAllByRole('listitem')
const result = () => screen.queryByRole('region', { name: 'What this message may mean' })
const open = (kept: unknown, api = {}) =>
  openPage(<TextAnalyzerPage />, {
    [LIST]: kept,
    'GET /api/relationships': [],
    [`POST ${API}`]: reading(hurt),
    [`DELETE ${API}/:id`]: null,
    ...api,
  })

test('a failed analysis says so and loses nothing, also over a reload', async () => {
  const { again, now } = open([], { [`POST ${API}`]: fails })
  expect(await recent().findByText(/^Nothing yet\./)).toBeTruthy()
  // Nobody is tracked: there is nobody to choose.
  expect(screen.queryByLabelText(/^Who it is from/)).toBeNull()
  write('Message', hurt)
  write(/^What came before/, before)
  await press('Analyze Message')
  await told('Analysis Failed', 'Please try again. Your words are still here.')
  expect(message().value).toBe(hurt)
  again()
  expect(message().value).toBe(hurt)
  expect(field(/^What came before/).value).toBe(before)
  now({ [`POST ${API}`]: reading(hurt) })
  await press('Analyze Message')
  await waitFor(() => expect(result()).not.toBeNull())
  await press('Clear')
  expect(message().value).toBe('')
  expect(document.activeElement).toBe(message())
  expect(result()).toBeNull()
  await press('Undo')
  expect(message().value).toBe(hurt)
  expect(field(/^What came before/).value).toBe(before)
  expect(result()).not.toBeNull()
  expect(screen.queryByText('The form was cleared.')).toBeNull()
  await press('Clear')
  write('Message', 'a'.repeat(10_001))
  expect(screen.getByText('1 too many')).toBeTruthy()
  await press('Analyze Message')
  expect(screen.getByText('At most 10,000 characters')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(message()))
})

test('the first five come back by a press, and one that is deleted can be had back', async () => {
  const kept = [7, 6, 5, 4, 3, 2, 1].map((at) => reading(`Message ${at}: you never ask me anyway.`))
  const { sent } = open(kept)
  await waitFor(() => expect(rows()).toHaveLength(5))
  expect(rows()[0]!.textContent).toContain('Message 7')
  write('Message', 'Something of my own')
  const five = () => recent().getByRole('button', { name: /^Message 5/ })
  await click(five())
  expect(result()!.textContent).toContain('Message 5: you never ask me anyway.')
  expect(five().getAttribute('aria-current')).toBe('true')
  expect(message().value).toBe('Something of my own')

  // What is deleted is not left standing on the screen while it can be had back.
  const remove = (at: number) => press(`Delete: Message ${at}: you never ask me anyway.`)
  await remove(5)
  expect(result()).toBeNull()
  await press('Undo')
  expect(result()).not.toBeNull()
  await remove(7)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'))
  await press('Undo')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Message 7'))
  expect(sent('DELETE', `${API}/:id`)).toEqual([])
  await press('Show 2 more')
  expect(rows()).toHaveLength(7)
  await remove(5)
  // Another deletion ends the wait of the first; what was open goes with it.
  await remove(1)
  await waitFor(() => expect(rows()).toHaveLength(6))
  expect(result()).toBeNull()
  expect(sent('DELETE', `${API}/${kept[2]!.id}`)).toHaveLength(1)
  expect(sent('DELETE', `${API}/:id`)).toHaveLength(1)
})

test('one that the server does not delete stays in the list, and stays open', async () => {
  const kept = [2, 1].map((at) => reading(`Message ${at}: you never ask me anyway.`))
  const { now, sent } = open(kept, { [`DELETE ${API}/:id`]: fails })
  await waitFor(() => expect(rows()).toHaveLength(2))
  await click(recent().getByRole('button', { name: /^Message 2/ }))
  await press('Delete: Message 2: you never ask me anyway.')
  await press('Undo')
  await waitFor(() => expect(result()).not.toBeNull())
  await press('Delete: Message 2: you never ask me anyway.')
  expect(result()).toBeNull()
  // The page turns away, and the wait for Undo is over.
  fireEvent(window, new Event('pagehide'))
  await told('It was not deleted', 'It is still there. Please try again.')
  expect(sent('DELETE', `${API}/:id`)).toHaveLength(1)
  await waitFor(() => expect(rows()).toHaveLength(2))
  await waitFor(() => expect(result()).not.toBeNull())

  now({ [`DELETE ${API}/:id`]: null })
  await press('Delete: Message 2: you never ask me anyway.')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(rows()).toHaveLength(1))
  await waitFor(() => expect(result()).toBeNull())
})

test('a list that does not load says so, and comes with another try', async () => {
  const { now } = open(fails)
  expect(await recent().findByText(/^These did not load\./)).toBeTruthy()
  now({ [LIST]: [reading(hurt)] })
  await pressNext('Try again')
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test('an example fills the box, and what it took the place of can be had back', async () => {
  open([])
  const examples = region('Example phrases').getAllByRole('button')
  await click(examples.find(({ textContent }) => textContent === '“k”')!)
  expect(message().value).toBe('k')
  await waitFor(() => expect(document.activeElement).toBe(message()))
  write('Message', 'My own words')
  await press(/Wow, thanks/)
  expect(message().value).toBe('Wow, thanks for asking me first.')
  await press('Undo')
  expect(message().value).toBe('My own words')
  expect(within(screen.getByRole('region', { name: 'Tips' })).getAllByRole('listitem')).toHaveLength(4)
})

test('examples and tips go with the form, and do not stand beside a reading', async () => {
  open([reading(hurt)])
  const hints = () => ['Example phrases', 'Tips'].filter((name) => screen.queryByRole('region', { name }))
  expect(hints()).toEqual(['Example phrases', 'Tips'])
  await click(await recent().findByRole('button', { name: /^Fine\./ }))
  expect(result()).not.toBeNull()
  expect(hints()).toEqual([])
  // The form that is opened again has them.
  await click(screen.getByText('Another message'))
  expect(hints()).toEqual(['Example phrases', 'Tips'])
})

test('words that were not analyzed are not told as what a reading was made from', async () => {
  const row = () => document.querySelector('.fold > summary')!.textContent
  const { now } = open([reading('Where are you?')])
  write('Message', 'A draft I have not sent yet')
  await click(await recent().findByRole('button', { name: /^Where are you/ }))
  expect(result()).not.toBeNull()
  expect(row()).toBe('Not analyzed yetA draft I have not sent yet')
  write('Message', ' Where are\nyou? ')
  expect(row()).toBe('What you pastedWhere are you?')
  // Changed while it is read, it is another one as well.
  const { promise, go } = held<unknown>()
  now({ [`POST ${API}`]: promise })
  write('Message', hurt)
  await press('Analyze Message')
  write('Message', `${hurt} And call.`)
  go(reading(hurt))
  await waitFor(() => expect(row()).toBe(`Not analyzed yet${hurt} And call.`))
})

test('where the words do not tell, two readings stand side by side and what came before can be added', async () => {
  const kept = reading('Ok, if you want.')
  const unsure = {
    ...kept,
    context: 'I asked about Friday.',
    analysis: {
      ...kept.analysis,
      confidence: 0.38,
      interpretation: 'A plain yes. It fits if Leo always writes this short.',
      alternativeReading: 'A yes with a sting.',
    },
  }
  open([unsure])
  await click(await recent().findByRole('button', { name: /^Ok, if you want/ }))
  const heads = within(result()!).getAllByRole('heading', { level: 4 })
  expect(heads.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['One way to read it', 'Another way'])
  expect(result()!.textContent).toContain('Ok, if you want. is hard to tell from the words alone.')
  expect(result()!.textContent).not.toContain('The other reading')
  await click(within(result()!).getByRole('button', { name: 'Add context' }))
  await waitFor(() => expect(document.activeElement).toBe(field(/^What came before/)))
  expect(message().value).toBe('Ok, if you want.')
  expect(field(/^What came before/).value).toBe('I asked about Friday.')
  // What somebody is writing is not given up for it.
  write('Message', 'Something of my own')
  expect(within(result()!).queryByRole('button', { name: 'Add context' })).toBeNull()
})
