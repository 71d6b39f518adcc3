import { act, screen, waitFor, within } from '@testing-library/react'
import type { CoachModel, Download, ModelOffers } from '@mallama/contracts/coach-model'
import { expect, test } from 'vitest'
import { queryClient } from '../../platform/query.ts'
import { button, openPage, press, pressNext, Refused, region } from '../../parts/test-page.tsx'
import CoachPanel from './CoachPanel.tsx'

const off: CoachModel = { setting: null, state: 'off', lastError: null }
const offer = { licence: 'Apache-2.0', says: 'a good beginning', wordsPerSecond: 7.2, fits: true, advised: false }
const list: ModelOffers = {
  lookedUp: '2026-11-22',
  machine: { memory: 8e9, cores: 4 },
  offers: [
    { ...offer, id: 'small', title: 'Small 2B', bytes: 1.8e9, memory: 2.6e9 },
    { ...offer, id: 'middle', title: 'Middle 4B', bytes: 2.5e9, memory: 4.1e9, advised: true },
    { ...offer, id: 'large', title: 'Large 14B', bytes: 9e9, memory: 12e9, fits: false },
  ],
}
const working: Download = {
  id: 'middle',
  title: 'Middle 4B',
  state: 'working',
  line: 'Downloading Middle 4B (2.5 GB) from models.example ...',
  done: 1.25e9,
  of: 2.5e9,
}
const answers = {
  'GET /api/admin/coach': off,
  'GET /api/admin/coach/offers': list,
  'POST /api/admin/coach/download': { ...off, download: working },
  'DELETE /api/admin/coach/download': {
    ...off,
    download: { ...working, state: 'stopped', line: 'Stopped. What is there already stays.' },
  },
}
const shows = (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))
const choices = () => within(region('Three ways to a better coach').getByRole('group', { name: 'Model to download' }))

test('the list comes at a press: what each takes, which fits best, and what is too big', async () => {
  const { asked } = openPage(<CoachPanel />, answers)
  await screen.findByRole('button', { name: 'Choose a model' })
  expect(asked.map(({ call }) => call)).not.toContain('/api/admin/coach/offers')
  await press('Choose a model')
  await screen.findByRole('radio', { name: /^Middle 4B/ })
  const [small, middle, large] = choices().getAllByRole<HTMLInputElement>('radio')
  expect([small!.checked, middle!.checked, large!.disabled]).toEqual([false, true, true])
  expect(middle!.labels![0]!.textContent).toBe(
    'Middle 4Ba good beginning2.5 GB to download, 4.1 GB of memory, Apache-2.0. About 7 words a second.',
  )
  expect(large!.labels![0]!.textContent).toContain('Too big for this machine.')
  expect(document.body.textContent).toContain('Sizes were looked up on 2026-11-22; the speed is an estimate')
})

test('a chosen one is downloaded, with how far it is, and can be stopped', async () => {
  const { sent } = openPage(<CoachPanel />, answers)
  await pressNext('Choose a model')
  await pressNext('Download and switch on')
  expect(sent('POST', '/api/admin/coach/download')).toEqual([{ id: 'middle' }])
  const bar = await screen.findByRole('progressbar', { name: 'Middle 4B is on its way' })
  expect(bar.getAttribute('aria-valuetext')).toBe('1.3 GB of 2.5 GB')
  expect(document.body.textContent).toContain('from models.example')
  await press('Stop')
  await shows('Middle 4B: Stopped. What is there already stays.')
  expect(screen.getByRole('button', { name: 'Download and switch on' }), 'it goes on from there').toBeTruthy()
})

test('its words stand in one place, which takes the focus when the pressed button goes', async () => {
  openPage(<CoachPanel />, answers)
  await pressNext('Choose a model')
  const begin = await screen.findByRole('button', { name: 'Download and switch on' })
  const words = begin.closest('.stack, li')!.querySelector('[role="status"]')!
  await press('Download and switch on')
  await screen.findByRole('progressbar', { name: 'Middle 4B is on its way' })
  await waitFor(() => expect(words.textContent).toBe(working.line))
  expect(document.activeElement).toBe(words)
  await press('Stop')
  await waitFor(() => expect(words.textContent).toBe('Middle 4B: Stopped. What is there already stays.'))
  expect(document.activeElement).toBe(words)
})

test('what came of it is said, and a press that is refused too', async () => {
  const line = 'There is no space for it: 2,498 MB more are needed and 500 MB beside, 900 MB are free.'
  openPage(<CoachPanel />, {
    ...answers,
    'GET /api/admin/coach': { ...off, download: { ...working, state: 'failed', line } },
    'POST /api/admin/coach/download': new Refused(409, {
      code: 'conflict',
      message: 'A model is being downloaded already.',
      requestId: 'r',
    }),
  })
  await shows(`Middle 4B: ${line}`)
  await pressNext('Choose a model')
  await pressNext('Download and switch on')
  await shows('A model is being downloaded already.')
})

test('a machine that carries none says so, and offers no press', async () => {
  const none = list.offers.map((one) => ({ ...one, fits: false, advised: false }))
  openPage(<CoachPanel />, { ...answers, 'GET /api/admin/coach/offers': { ...list, offers: none } })
  await pressNext('Choose a model')
  await shows('None of them fits into the memory of this machine.')
  expect(screen.queryByRole('button', { name: 'Download and switch on' })).toBeNull()
})

test('when it is there, it answers, and the ways are gone', async () => {
  const { now } = openPage(<CoachPanel />, { ...answers, 'GET /api/admin/coach': { ...off, download: working } })
  await screen.findByRole('progressbar', { name: 'Middle 4B is on its way' })
  now({
    ...answers,
    'GET /api/admin/coach': { setting, state: 'ready', lastError: null, download: { ...working, state: 'done' } },
  })
  await waitFor(() => expect(document.body.textContent).toMatch(/middle on this machine, with Mallama itself/), {
    timeout: 10_000,
  })
  expect(screen.queryByRole('region', { name: 'Three ways to a better coach' })).toBeNull()
})

const setting = {
  by: 'administrator' as const,
  model: 'middle',
  host: 'localhost',
  address: 'own',
  kind: 'gguf' as const,
  since: '2026-03-01T10:00:00.000Z',
  tried: null,
}
/** What a screen reader says: a region is read where words change in it, and not where it comes with its words. */
function listen(): string[] {
  const heard: string[] = []
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const from = target instanceof Element ? target : target.parentElement
      const words = from?.closest('[role="status"], [role="alert"]')?.textContent?.trim()
      if (words && heard.at(-1) !== words) heard.push(words)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  return heard
}
const line = (words: string, done = 2.5e9): CoachModel => ({ ...off, download: { ...working, line: words, done } })
/** The page looks again, and has drawn what it was told. */
async function looks({ now }: ReturnType<typeof openPage>, answer: CoachModel, drawn: string | RegExp) {
  now({ 'GET /api/admin/coach': answer })
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/admin/coach'], exact: true }))
  await shows(drawn)
}

test('each step is announced once, and how far it is at none: downloading, checking, starting, ready', async () => {
  const page = openPage(<CoachPanel />, answers)
  await pressNext('Choose a model')
  await screen.findByRole('button', { name: 'Download and switch on' })
  const heard = listen()
  await press('Download and switch on')
  for (const done of [1.5e9, 1.8e9, 2.2e9])
    await looks(page, line(working.line, done), `${(done / 1e9).toFixed(1)} GB of 2.5 GB`)
  await looks(page, line('Checking that it is the right one ...', 2.4e9), /Checking/)
  await looks(page, line('Checking that it is the right one ...'), '2.5 GB of 2.5 GB')
  await looks(page, line('Loading middle, and trying it for a minute at most ...'), /Loading middle/)
  button('Stop').focus()
  const on = { setting, state: 'ready' as const, lastError: null, download: { ...working, state: 'done' as const } }
  await looks(page, on, /middle on this machine, with Mallama itself/)
  await waitFor(() => expect(heard.at(-1)).toContain('ready'))
  expect(heard).toEqual([
    working.line,
    'Checking that it is the right one ...',
    'Loading middle, and trying it for a minute at most ...',
    expect.stringMatching(/^Middle 4B is ready and switched on/),
  ])
  // The button that had the focus is gone with its list.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'middle' }))
  await looks(page, on, /middle/)
  expect(heard).toHaveLength(4)
})

test('one that fails says so, where whoever stood at the button to stop it goes on', async () => {
  const page = openPage(<CoachPanel />, { ...answers, 'GET /api/admin/coach': line(working.line) })
  const stop = await screen.findByRole('button', { name: 'Stop' })
  stop.focus()
  const heard = listen()
  const failed = { ...working, state: 'failed' as const, line: 'The disk is full. Make room.' }
  await looks(page, { ...off, download: failed }, 'The disk is full')
  expect(heard).toEqual(['Middle 4B: The disk is full. Make room.'])
  expect(document.activeElement!.textContent).toBe('Middle 4B: The disk is full. Make room.')
})

test('a page that is opened when it is ready already announces nothing', async () => {
  const heard = listen()
  const on = { setting, state: 'ready' as const, lastError: null, download: { ...working, state: 'done' as const } }
  openPage(<CoachPanel />, { ...answers, 'GET /api/admin/coach': on })
  await shows(/middle on this machine/)
  expect(heard.filter((words) => words.includes('ready'))).toEqual([])
})

test('it can be stopped with the keyboard: the next stop of Tab after its words is the button', async () => {
  openPage(<CoachPanel />, answers)
  await pressNext('Choose a model')
  await pressNext('Download and switch on')
  const stop = await screen.findByRole<HTMLButtonElement>('button', { name: 'Stop' })
  await waitFor(() => expect(document.activeElement!.textContent).toBe(working.line))
  const reached = [...document.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]')].filter(
    (each) => document.activeElement!.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  // A button of the browser's own is pressed by Enter and by Space.
  expect(reached[0]).toBe(stop)
  expect([stop.tagName, stop.disabled, stop.tabIndex]).toEqual(['BUTTON', false, 0])
  await press('Stop')
  await shows('Middle 4B: Stopped. What is there already stays.')
})
