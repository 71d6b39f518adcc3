import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ChatMessage, ChatReply, RelationshipRoom } from '@mallama/contracts/chat'
import { KeptInsights } from '@mallama/contracts/insights'
import { beforeAll, expect, test } from 'vitest'
import { dialog, fails, field, press, pressNext, told, write } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { serverIs } from '../../platform/test-network.ts'
import { known, openProfile } from './test-nora.tsx'

beforeAll(() => serverIs({}))

const said = (role: 'user' | 'assistant', content: string) => example(ChatMessage, { id: anId(), role, content })
const ROOM = 'GET /api/relationships/:id/room'
const SEND = 'POST /api/chat'
const room = (...messages: ChatMessage[]) =>
  example(RelationshipRoom, { status: 'active', messages: [said('assistant', 'What is it about?'), ...messages] })
const tomas = known('Tomas', 58, { relationshipType: 'partner' })
const BOX = 'Message Mallama about Tomas'

test('AI Insights: the number in the profile’s own band, what stands out, and the way to ask about it', async () => {
  openProfile([tomas], {
    [ROOM]: room(),
    'GET /api/relationships/:id/insights': example(KeptInsights, {
      overallHealth: 58,
      trendAnalysis: { direction: 'improving', explanation: 'Eight check-ins rise by 8 points.' },
      insights: [
        {
          title: 'The evenings carry it',
          priority: 'high',
          insightType: 'pattern',
          description: 'Five of six conflicts began after eight.',
          actionableAdvice: ['Bring it up before dinner.'],
        },
      ],
    }),
  })
  await pressNext('AI Insights about Tomas')
  const insights = await dialog('AI Insights: Tomas')
  await insights.findByText('The evenings carry it')
  insights.getByText('58% Fair')
  insights.getByText('Improving.')
  insights.getByText('High priority')
  insights.getByText('Bring it up before dinner.')
  await press('Ask Mallama about this')
  await dialog('Ask Mallama')
  expect(screen.queryByRole('dialog', { name: 'AI Insights: Tomas' })).toBeNull()
})

test('a question about someone goes with who they are and how it stands, and its answer comes', async () => {
  const { sent, now } = openProfile([tomas], { [ROOM]: room() })
  await pressNext('Ask Mallama about Tomas')
  await dialog('Ask Mallama')
  await waitFor(() => expect(field(BOX)).toBeTruthy())
  now({
    [SEND]: () => {
      now({ [ROOM]: room(said('user', 'How do I begin?'), said('assistant', 'Say it early.')) })
      return example(ChatReply, { response: 'Say it early.', conversationId: anId() })
    },
  })
  write(BOX, 'How do I begin?')
  await press('Send')
  await screen.findByText('Say it early.')
  expect(sent('POST', '/api/chat')[0]).toMatchObject({
    message: 'How do I begin?',
    relationshipContext: {
      personName: 'Tomas',
      relationshipType: 'partner',
      healthScores: { overall: 58, trust: 71, communication: 44, growth: 62 },
    },
  })
})

test('without a check-in no score goes along', async () => {
  const idris = known('Idris', null)
  const { sent } = openProfile([idris], { [ROOM]: room(), [SEND]: fails })
  await pressNext('Ask Mallama about Idris')
  await dialog('Ask Mallama')
  await waitFor(() => expect(field('Message Mallama about Idris')).toBeTruthy())
  write('Message Mallama about Idris', 'Hello')
  await press('Send')
  await waitFor(() => expect(sent('POST', '/api/chat')).toHaveLength(1))
  expect(sent('POST', '/api/chat')[0]!['relationshipContext']).toEqual({
    relationshipId: idris.id,
    personName: 'Idris',
    relationshipType: 'friend',
  })
})

test('no answer: it is said, the words stay, and closing the dialog does not lose them', async () => {
  openProfile([tomas], { [ROOM]: room(), [SEND]: fails })
  await pressNext('Ask Mallama about Tomas')
  await dialog('Ask Mallama')
  await waitFor(() => expect(field(BOX)).toBeTruthy())
  write(BOX, 'What did I miss?')
  await press('Send')
  await told('Chat Failed', 'Could not get AI response.')
  expect(field(BOX).value).toBe('What did I miss?')
  await press('Close')
  await pressNext('Ask Mallama about Tomas')
  await waitFor(() => expect(field(BOX).value).toBe('What did I miss?'))
})

test('a chat that was marked as done says so, and can be written on', async () => {
  const { now } = openProfile([tomas], {
    [ROOM]: { ...room(said('user', 'We talked.')), status: 'resolved' },
    'PATCH /api/relationships/:id/room': room(said('user', 'We talked.')),
  })
  await pressNext('Ask Mallama about Tomas')
  await screen.findByText('This chat is marked as done, and is not saved yet.')
  expect(field(BOX).disabled).toBe(true)
  now({ [ROOM]: room(said('user', 'We talked.')) })
  fireEvent.click(screen.getByRole('button', { name: 'Keep writing' }))
  await waitFor(() => expect(field(BOX).disabled).toBe(false))
})
