import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Resolution, Speakers } from '@mallama/contracts/arguments'
import { CraftedMessage, RelationshipAnalysis, TextAnalysis } from '@mallama/contracts/tools'
import { describe, expect, test } from 'vitest'
import { fails, field, held, nothingTold, openPage, press, Refused, told, write } from '../parts/test-page.tsx'
import { example } from '../platform/test-example.ts'
import ArgumentResolverPage from '../features/argument-resolver/ArgumentResolverPage.tsx'
import RelationshipAnalysisPage from '../features/relationship-analysis/RelationshipAnalysisPage.tsx'
import TextAnalyzerPage from '../features/text-analyzer/TextAnalyzerPage.tsx'
import TextThisPage from '../features/text-this-not-that/TextThisPage.tsx'

// What the four tools that answer at once have in common.

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
  },
]
const result = () => document.querySelector('.tool__result, .arg__result')
const sendButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function open({ api, page, made }: (typeof tools)[number], answer: unknown) {
  return openPage(page, {
    [`GET ${api}`]: [],
    'GET /api/relationships': [],
    'GET /api/rehearsals': [],
    'POST /api/resolve-argument/speakers': example(Speakers),
    'GET /api/resolve-argument/:id': { ...made, chat: [] },
    [`DELETE ${api}/:id`]: null,
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
})
