import { fireEvent, screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { Resolution, ResolutionHead, Speakers } from '@mallama/contracts/arguments'
import { CraftedMessage, RelationshipAnalysis, TextAnalysis } from '@mallama/contracts/tools'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { fails, field, held, nothingTold, openPage, press, Refused, seenBy, told, write } from '../parts/test-page.tsx'
import { example } from '../platform/test-example.ts'
import { serverIs } from '../platform/test-network.ts'
import ArgumentResolverPage from '../features/argument-resolver/ArgumentResolverPage.tsx'
import RelationshipAnalysisPage from '../features/relationship-analysis/RelationshipAnalysisPage.tsx'
import TextAnalyzerPage from '../features/text-analyzer/TextAnalyzerPage.tsx'
import TextThisPage from '../features/text-this-not-that/TextThisPage.tsx'

// What the four tools that answer at once have in common.

const remote = { model: 'a small model', host: 'this machine', here: true, consent: 'small@here' }
const nora = example(User, { id: 'u1', role: 'user', coachConsent: null })
afterEach(() => serverIs({ coach: { kind: 'built-in', remote: null } }))

const quarrel = 'Nora: You never listen to me.\nTomas: I do listen, you just shout.'
const described =
  'We laugh a lot and he always picks me up from work. But lately he shuts down whenever I bring up money.'
const tools = [
  {
    api: '/api/text-analysis',
    page: <TextAnalyzerPage />,
    fill: () => write('Message', 'Fine. Do whatever you want.'),
    words: () => field('Message').value,
    send: 'Analyze Message',
    failed: 'Analysis Failed',
    made: example(TextAnalysis, { originalText: 'Fine. Do whatever you want.' }),
  },
  {
    api: '/api/relationship-analysis',
    page: <RelationshipAnalysisPage />,
    fill: () => {
      write('Relationship type', 'romantic')
      write(/^Describe your relationship/, described)
    },
    words: () => field(/^Describe your relationship/).value,
    send: 'Analyze Relationship',
    failed: 'Analysis Failed',
    made: example(RelationshipAnalysis, { description: described }),
  },
  {
    api: '/api/craft-message',
    page: <TextThisPage />,
    fill: () => {
      write(/^What do you want to say/, 'I want to thank my sister Ida.')
      fireEvent.click(screen.getByRole('radio', { name: /^Caring/ }))
    },
    words: () => field(/^What do you want to say/).value,
    send: 'Craft message',
    failed: 'Failed to craft message',
    made: example(CraftedMessage, { goal: 'I want to thank my sister Ida.', craftedMessage: 'Thank you, Ida.' }),
  },
  {
    api: '/api/resolve-argument',
    page: <ArgumentResolverPage />,
    fill: () => write(/^Conversation or Argument/, quarrel),
    words: () => field(/^Conversation or Argument/).value,
    send: 'Resolve This Argument',
    failed: 'Analysis Failed',
    made: example(Resolution, { originalConversation: quarrel }),
    kept: example(ResolutionHead),
  },
]
const result = () => document.querySelector('.tool__result, .arg__result')
const sendButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function open({ api, page, made }: { api: string; page: ReactNode; made: object }, answer: unknown) {
  return openPage(page, {
    [`GET ${api}`]: [],
    'GET /api/relationships': [],
    'GET /api/rehearsals': [],
    'POST /api/resolve-argument/speakers': example(Speakers),
    'GET /api/resolve-argument/:id': { ...made, chat: [] },
    [`DELETE ${api}/:id`]: null,
    'PATCH /api/auth/user': nora,
    [`POST ${api}`]: answer,
  })
}

describe.each(tools)('$api', (tool) => {
  const { api, fill, words, send, failed, made } = tool

  test(`what is cancelled comes to nothing, is called off and taken back: ${api}`, async () => {
    const { promise, go } = held<unknown>()
    const signals: AbortSignal[] = []
    const { sent, now } = open(tool, (_: object, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return promise
    })
    fill()
    const before = words()
    await press(send)
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await press('Cancel')
    await waitFor(() => expect(document.contains(cancel)).toBe(false))
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    const [{ id } = {}] = sent('POST', api)
    await waitFor(() => expect(sent('DELETE', `${api}/${String(id)}`).length).toBeGreaterThan(0))
    go(made)
    expect(sendButton(send).getAttribute('aria-disabled')).not.toBe('true')
    expect(result()).toBeNull()
    nothingTold()
    // The words stayed, and go when they are sent again.
    expect(words()).toBe(before)
    now({ [`POST ${api}`]: made })
    await press(send)
    await waitFor(() => expect(result()).not.toBeNull())
  })

  test(`a failure goes with the next try, and too much at once says when: ${api}`, async () => {
    const { now } = open(tool, fails)
    fill()
    const before = words()
    await press(send)
    await told(failed)
    const message = 'That is a lot at once. Your words stay here; please send them again in a while.'
    const much = { code: 'too_many_requests', message, requestId: 'r' }
    now({ [`POST ${api}`]: () => new Refused(429, much, { 'Retry-After': '40' }) })
    await press(send)
    await told(failed, 'That is a lot at once. You can go on in 40 seconds. Your words are still here.')
    expect(words()).toBe(before)
    const { promise, go } = held<unknown>()
    now({ [`POST ${api}`]: () => promise })
    await press(send)
    await waitFor(nothingTold)
    go(made)
    await waitFor(() => expect(result()).not.toBeNull())
    expect(document.querySelector('.toaster')!.textContent).not.toContain(failed)
  })

  test(`whoever goes on to another page finds what was asked for, and is not pulled back: ${api}`, async () => {
    const { promise, go } = held<unknown>()
    const signals: AbortSignal[] = []
    const { again, now, sent } = open(tool, (_: object, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return promise
    })
    fill()
    await press(send)
    await waitFor(() => expect(signals).toHaveLength(1))
    now({ [`GET ${api}`]: ['kept' in tool ? tool.kept : made] })
    again()
    go(made)
    // It was not called off, nor taken back; it lies in the list, and nothing opens by itself.
    expect((await screen.findAllByRole('button', { name: /^Delete: / })).length).toBe(1)
    expect(signals[0]!.aborted).toBe(false)
    expect(sent('DELETE', `${api}/:id`)).toEqual([])
    expect(result()).toBeNull()
    nothingTold()
  })

  test(`a language model is asked for by name, and where it failed a stand-in says that it is one: ${api}`, async () => {
    await serverIs({ coach: { kind: 'built-in', remote } })
    const standIn = 'analysis' in made ? { ...made, analysis: { ...made.analysis, coach: 'fallback' } } : made
    const answer = { ...standIn, coach: 'fallback' }
    const { sent } = open({ api, page: seenBy(nora, tool.page), made: answer }, answer)
    const choice = await screen.findByRole('region', { name: 'Who may read what you write?' })
    expect(choice.textContent).toMatch(/a small model on this machine.+danger, abuse or wanting to die/)
    await press('Let the language model answer')
    expect(sent('PATCH', '/api/auth/user')).toEqual([{ coachConsent: remote.consent }])
    fill()
    await press(send)
    expect(
      (await screen.findAllByText(/Our language model did not answer, so Mallama’s built-in coach did\./)).length,
    ).toBe(1)
  })
})
