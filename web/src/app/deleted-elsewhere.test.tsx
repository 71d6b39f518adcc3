import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResolutionHead, ResolutionWithChat } from '@mallama/contracts/arguments'
import { CraftedMessage, RelationshipAnalysis, TextAnalysis } from '@mallama/contracts/tools'
import { expect, test } from 'vitest'
import { click, field, nothingTold, openPage, press, Refused } from '../parts/test-page.tsx'
import { queryClient } from '../platform/query.ts'
import { anId, example } from '../platform/test-example.ts'
import ArgumentResolverPage from '../features/argument-resolver/ArgumentResolverPage.tsx'
import RelationshipAnalysisPage from '../features/relationship-analysis/RelationshipAnalysisPage.tsx'
import TextAnalyzerPage from '../features/text-analyzer/TextAnalyzerPage.tsx'
import TextThisPage from '../features/text-this-not-that/TextThisPage.tsx'

const words = 'Something of my own that I have not sent yet, and that nobody else has seen.'
const described = 'We laugh a lot and he always picks me up from work. But lately he shuts down.'
const thanks = 'I want to thank my sister for looking after the kids.'

const readers = [
  {
    path: '/text-analyzer',
    api: '/api/text-analysis',
    page: <TextAnalyzerPage />,
    made: (id: string) => example(TextAnalysis, { id, originalText: 'Fine. Do whatever you want.' }),
    list: 'Recent analyses',
    what: 'This analysis',
    onwards: 'New Analysis',
    box: 'Message',
  },
  {
    path: '/relationship-analysis',
    api: '/api/relationship-analysis',
    page: <RelationshipAnalysisPage />,
    made: (id: string) => example(RelationshipAnalysis, { id, description: described }),
    list: 'Previous analyses',
    what: 'This analysis',
    onwards: 'New Analysis',
    box: 'Describe your relationship',
  },
  {
    path: '/text-this-not-that',
    api: '/api/craft-message',
    page: <TextThisPage />,
    made: (id: string) => example(CraftedMessage, { id, goal: thanks, craftedMessage: 'Thank you.' }),
    list: 'Previous messages',
    what: 'This message',
    onwards: 'New message',
    box: 'What do you want to say, and to whom?',
  },
]

test.each(readers)(
  'what is deleted in another tab goes from this one, and nobody is called away: $path',
  async ({ api, page, made, list, what, onwards, box }) => {
    const [first, second] = [made(anId()), made(anId())]
    const { now } = openPage(page, {
      [`GET ${api}`]: [first, second],
      'GET /api/relationships': [],
      [`DELETE ${api}/:id`]: null,
    })
    const rows = () => within(screen.getByRole('region', { name: list })).getAllByRole('listitem')
    const result = () => document.querySelector('.tool__result')
    await waitFor(() => expect(rows()).toHaveLength(2))
    await click(within(rows()[1]!).getAllByRole('button')[0]!)
    await waitFor(() => expect(document.activeElement).toBe(result()))
    fireEvent.change(field(box), { target: { value: words } })
    field(box).focus()
    // The other tab's deletion comes as a live event, which has the list read again.
    now({ [`GET ${api}`]: [first] })
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(api) })
    const gone = await screen.findByRole('region', { name: `${what} was deleted` })
    expect(rows()).toHaveLength(1)
    expect(document.activeElement).toBe(field(box))
    await click(within(gone).getByRole('button', { name: onwards }))
    await waitFor(() => expect(screen.queryByRole('region', { name: `${what} was deleted` })).toBeNull())
    expect(field(box).value).toBe(words)
    // What is deleted here goes without a word of another tab.
    await click(within(rows()[0]!).getAllByRole('button')[0]!)
    await waitFor(() => expect(result()).not.toBeNull())
    await click(within(rows()[0]!).getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(result()).toBeNull())
    expect(screen.queryByRole('region', { name: `${what} was deleted` })).toBeNull()
    nothingTold()
  },
)

const gone = () => new Refused(404, { code: 'not_found', message: 'There is no such analysis.', requestId: 'r' })
const QUARREL = 'GET /api/resolve-argument'

/** A quarrel that is open, and was deleted elsewhere without a word of it here. */
async function openQuarrel() {
  const id = anId()
  const page = openPage(
    <ArgumentResolverPage />,
    {
      [QUARREL]: [example(ResolutionHead, { id, conflictType: 'The guests' })],
      [`${QUARREL}/:id`]: example(ResolutionWithChat, { id }),
      'GET /api/relationships': [],
      'GET /api/rehearsals': [],
    },
    { path: `/argument-resolver?analysis=${id}` },
  )
  await screen.findByRole('heading', { name: 'Conflict Analysis Complete' })
  await screen.findByRole('button', { name: /^Delete: / })
  page.now({ [QUARREL]: [], [`${QUARREL}/:id`]: gone, 'DELETE /api/resolve-argument/:id': gone })
  return page
}
const none = () => screen.findByText(/^Nothing yet\./)

test('the talk of a quarrel that is gone does not offer to load again', async () => {
  const { again } = await openQuarrel()
  await press('Start Chat with Mallama')
  const deleted = await screen.findByRole('region', { name: 'This analysis was deleted' })
  expect(within(deleted).queryByLabelText('What you had written')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(await none()).toBeTruthy()
  again()
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this analysis' })).toBeTruthy()
})

test('deleting a quarrel that is gone is no failure', async () => {
  await openQuarrel()
  await press(/^Delete: /)
  // The page turns away, and the wait for Undo is over.
  fireEvent(window, new Event('pagehide'))
  expect(await none()).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Argument Resolver' })).toBeTruthy()
  nothingTold()
})
