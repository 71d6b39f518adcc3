import type { CoachModel, LocalServer, Tried } from '@mallama/contracts/coach-model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queryDefaults } from '../../platform/query.ts'
import { SessionProvider } from '../../platform/session.tsx'
import { openNetwork, type Answers } from '../../platform/test-network.ts'
import { Toaster } from '../../ui/toast.tsx'
import { dismiss, toasts } from '../../ui/toasts.ts'
import CoachPanel from './CoachPanel.tsx'

const address = 'http://127.0.0.1:11434'
const off: CoachModel = { setting: null, state: 'off', lastError: null }
const tried: Tried = {
  wordsPerSecond: 9.5,
  firstWordMs: 700,
  form: 'kept',
  danger: null,
  mayClear: false,
  failure: null,
}
const setting = {
  by: 'administrator' as const,
  model: 'small:8b',
  host: '127.0.0.1:11434',
  address,
  kind: 'ollama' as const,
  since: '2026-03-01T10:00:00.000Z',
  tried: null,
}
const on: CoachModel = { setting, state: 'ready', lastError: null }
const servers: LocalServer[] = [
  {
    address,
    kind: 'ollama',
    models: [
      { model: 'small:8b', context: 8_192 },
      { model: 'large:70b', context: null },
    ],
  },
]
const fine = (body: unknown) => ({ status: 200, body })
const refused = (message: string) => ({ status: 400, body: { code: 'invalid_input', message, requestId: 'r' } })

let answers: Record<string, () => unknown>
let asked: ReturnType<typeof openNetwork> = []
beforeEach(() => {
  answers = {
    'GET /api/admin/coach': () => fine(off),
    'POST /api/admin/coach/find': () => fine({ servers, ports: [11434, 1234] }),
    'POST /api/admin/coach/try': () => fine(tried),
    'PUT /api/admin/coach': () => fine(on),
    'DELETE /api/admin/coach': () => fine(off),
  }
  const answer: Answers = (call, _body, { method }) => answers[`${method} ${call}`]!()
  asked = openNetwork(answer)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
      <SessionProvider>
        <MemoryRouter>
          <CoachPanel />
          <Toaster />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  for (const { id } of toasts.entries()) dismiss(id)
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const shows = async (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))
const calls = () => asked.map(({ call, method }) => `${method} ${call}`)
const row = async (model: string) => within((await screen.findByText(model)).closest('li')!)

describe('the panel of the coach', () => {
  test('asks no model server before the press, then lists what answers', async () => {
    await shows('The built-in coach answers everyone.')
    expect(calls()).toEqual(['GET /api/admin/coach'])
    await press('Find models on this machine')
    await shows('Ollama · keeps about 6,100 words in mind')
    expect((await row('large:70b')).getByText('Ollama')).toBeTruthy()
  })

  test('tries a model, and says what was seen in plain words', async () => {
    let done: (answer: unknown) => void = () => undefined
    answers['POST /api/admin/coach/try'] = () => new Promise((resolve) => (done = resolve))
    await press('Find models on this machine')
    fireEvent.click((await row('small:8b')).getByRole('button', { name: 'Try it' }))
    await shows('This takes a minute at most.')
    expect(asked.at(-1)!.body).toEqual({ address, model: 'small:8b' })
    done(fine(tried))
    await shows('It writes 9.5 words a second, quicker than people read.')
    await shows('Whether it sees danger was not measured. It can only add caution.')
  })

  test.each([
    [
      { danger: { met: 58, of: 60, spared: 52, twins: 60 }, mayClear: true },
      '52 of 60 harmless ones alone. It may also lift a false alarm.',
    ],
    [{ danger: { met: 40, of: 60, spared: 60, twins: 60 } }, 'It met 40 of 60 texts about danger'],
    [{ danger: { met: 40, of: 60, spared: 60, twins: 60 } }, 'harmless ones alone. It can only add caution.'],
    [{ failure: 'timeout' as const }, 'It was too slow to be tried with texts about danger. It can only add caution.'],
  ])('%#: says what it may do about an alarm', async (seen, words) => {
    answers['POST /api/admin/coach/try'] = () => fine({ ...tried, ...seen })
    await press('Find models on this machine')
    fireEvent.click((await row('small:8b')).getByRole('button', { name: 'Try it' }))
    await shows(words)
  })

  test('a try that fails says why, and the model can be tried again', async () => {
    answers['POST /api/admin/coach/try'] = () => refused('This model is no longer there')
    await press('Find models on this machine')
    fireEvent.click((await row('small:8b')).getByRole('button', { name: 'Try it' }))
    await shows('This model is no longer there')
    answers['POST /api/admin/coach/try'] = () => fine({ ...tried, wordsPerSecond: null, failure: 'no-memory' })
    fireEvent.click((await row('small:8b')).getByRole('button', { name: 'Try it' }))
    await shows('It did not answer: there was not enough memory for it.')
  })

  test('switches it on, shows that it is, and switches it off', async () => {
    await press('Find models on this machine')
    fireEvent.click((await row('small:8b')).getByRole('button', { name: 'Switch on' }))
    await shows('small:8b on this machine, with Ollama.')
    await shows('It answers.')
    expect(asked.find(({ method }) => method === 'PUT')!.body).toEqual({ address, model: 'small:8b' })
    await press('Switch off')
    await shows('The built-in coach answers everyone.')
    expect(calls()).toContain('DELETE /api/admin/coach')
  })

  test('what is not switched on or off says so, and stays as it was', async () => {
    answers['PUT /api/admin/coach'] = () => refused('It is still being loaded. Try again in a moment')
    await press('Find models on this machine')
    fireEvent.click((await row('small:8b')).getByRole('button', { name: 'Switch on' }))
    await shows('small:8b was not switched on')
    await shows('It is still being loaded. Try again in a moment')
    await shows('The built-in coach answers everyone.')
  })
})

describe('while no model is switched on', () => {
  const ways = () => screen.queryByRole('region', { name: 'Three ways to a better coach' })

  test('there are three ways to one, each with where the words go, and staying as it is', async () => {
    await waitFor(() => expect(ways()).toBeTruthy())
    const names = within(ways()!).getAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'A private model here',
      'One that already runs here',
      'A company’s key, or another server’s address',
    ])
    const [own, running, company] = within(ways()!).getAllByRole('listitem')
    expect(own!.textContent).toMatch(/Nothing people write leaves this machine.*npm run model/)
    expect(within(running!).getByRole('button', { name: 'Find models on this machine' })).toBeTruthy()
    expect(company!.textContent).toMatch(/goes to that company or server, and each person is asked first.*COACH_MODEL/)
    expect(ways()!.textContent).toContain('Or stay with the built-in coach')
    const on = within(ways()!).getByRole('link', { name: 'Go on with the built-in coach' })
    expect(on.getAttribute('href')).toBe('/dashboard')
    expect(calls(), 'nothing is looked for before the press').toEqual(['GET /api/admin/coach'])
  })

  test('what was found stays on the screen when it is switched on, and the ways are gone', async () => {
    await press('Find models on this machine')
    fireEvent.click((await row('small:8b')).getByRole('button', { name: 'Switch on' }))
    await shows('small:8b on this machine, with Ollama.')
    expect(ways()).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Models on this machine' })).getByText('small:8b')).toBeTruthy()
  })

  test('what a command has switched on meanwhile stands there when the owner comes back to the page', async () => {
    await waitFor(() => expect(ways()).toBeTruthy())
    const own = { ...setting, model: 'tiny', host: 'localhost', address: 'own', kind: 'gguf' as const }
    answers['GET /api/admin/coach'] = () => fine({ setting: own, state: 'ready', lastError: null })
    window.dispatchEvent(new Event('visibilitychange'))
    await shows('tiny on this machine, with Mallama itself.')
    expect(ways()).toBeNull()
  })
})

describe('what it says', () => {
  const again = async (now: CoachModel) => {
    cleanup()
    answers['GET /api/admin/coach'] = () => fine(now)
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
        <SessionProvider>
          <MemoryRouter>
            <CoachPanel />
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>,
    )
  }

  test.each([
    ['gone', 'Its server does not answer.'],
    ['no-model', 'does not have this model any more'],
  ] as const)('of a model whose state is %s', async (state, words) => {
    await again({ setting, state, lastError: { at: '2026-03-01T11:00:00.000Z', reason: 'timeout' } })
    await shows(words)
    await shows(/Last trouble, .+: no word came in time\./)
  })

  test('of a model that Mallama runs by itself, whose file is gone', async () => {
    const own = { ...setting, model: 'tiny', host: 'localhost', address: 'own', kind: 'gguf' as const }
    await again({ setting: own, state: 'no-model', lastError: null })
    await shows('tiny on this machine, with Mallama itself.')
    await shows('Its file is not there any more')
  })

  test('of the environment’s model: it cannot be changed here', async () => {
    await again({
      setting: { ...setting, by: 'environment', host: 'models.example.org', address: null, kind: null, since: null },
      state: 'unasked',
      lastError: null,
    })
    await shows('small:8b at models.example.org.')
    await shows('COACH_MODEL')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([off, on])(
    'where the environment’s model cannot answer: why, and that what is chosen here does',
    async (now) => {
      await again({ ...now, problem: 'tiny.gguf was cut short: it is no whole GGUF model.' })
      await shows('names a model that cannot answer: tiny.gguf was cut short')
      await shows('What is chosen here answers instead')
      expect(screen.getByRole('button', { name: 'Find models on this machine' })).toBeTruthy()
    },
  )

  test('where nothing answers: how to start something, and where was looked', async () => {
    answers['POST /api/admin/coach/find'] = () => fine({ servers: [], ports: [11434, 1234] })
    await press('Find models on this machine')
    await shows('No model server answers on this machine.')
    await shows('npm run model')
    await shows('ollama run llama3.1')
    await shows('the ports 11434, 1234')
    answers['POST /api/admin/coach/find'] = () => fine({ servers: [{ ...servers[0]!, models: [] }], ports: [11434] })
    await press('Look again')
    await shows('Ollama answers, and has no model yet.')
  })

  test('where it does not load: and loads it again', async () => {
    cleanup()
    await again(off)
    cleanup()
    answers['GET /api/admin/coach'] = () => ({
      status: 500,
      body: { code: 'unexpected', message: 'No', requestId: 'r' },
    })
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
        <SessionProvider>
          <MemoryRouter>
            <CoachPanel />
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>,
    )
    await shows('This did not load.')
    answers['GET /api/admin/coach'] = () => fine(on)
    await press('Try again')
    await shows('small:8b on this machine')
  })
})
