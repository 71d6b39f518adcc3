import { dateWritten } from '@mallama/contracts/written-dates'
import { screen, waitFor } from '@testing-library/react'
import { ChatMessage, ChatReply, SavedChat } from '@mallama/contracts/chat'
import { describe, expect, test, vi } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { click, dialog, fails, field, held, openPage, told, write, type Api } from '../test-page.tsx'
import SaveChatDialog from './SaveChatDialog.tsx'

const id = anId()
const SAVE = 'POST /api/relationships/:id/saved-chats'
const reply = (response: string) => example(ChatReply, { response })
const sections = 'INSIGHTS:\nI wait.\n\nKEY TAKEAWAYS:\nAsk sooner.\n\nACTION ITEMS:\nCall her.'
const at = '2026-03-02T20:00:00.000Z'
const said = (role: 'user' | 'assistant', content: string) =>
  example(ChatMessage, { id: anId(), role, content, timestamp: at })
const talk = (words: string) => [said('assistant', 'Hello.'), said('user', words), said('assistant', 'I hear you.')]
const lessons = ['Insights', 'Key Takeaways', 'Action Items'] as const

function open(messages: ChatMessage[], api: Api = {}) {
  const done = vi.fn<(how: string) => void>()
  const page = openPage(
    <SaveChatDialog
      relationshipId={id}
      personName="Ines"
      status="resolved"
      messages={messages}
      onCancel={() => undefined}
      onDone={done}
    />,
    { 'POST /api/chat': reply(sections), [SAVE]: example(SavedChat), ...api },
  )
  return { ...page, done }
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const ready = () => waitFor(() => expect(save().disabled).toBe(false))

describe('what it came down to', () => {
  test('marking a chat asks for its insights half a second later, and fills three fields with them', async () => {
    const words = 'She forgot my birthday and I said nothing about it for a whole week.'
    const began = Date.now()
    let asked = 0
    const { sent, done } = open(talk(words), {
      'POST /api/chat': () => {
        asked = Date.now() - began
        return reply(sections)
      },
    })
    expect(save().disabled).toBe(true)
    await ready()
    expect(asked).toBeGreaterThanOrEqual(490)
    const [{ message, ...rest } = {}] = sent('POST', '/api/chat')
    for (const label of ['INSIGHTS', 'KEY TAKEAWAYS', 'ACTION ITEMS']) expect(message).toContain(label)
    expect(Object.keys(rest)).not.toContain('relationshipContext')
    // The first 50 characters of what was said first.
    expect(field('Title').value).toBe(`${words.slice(0, 50)}...`)
    expect(lessons.map((name) => field(name).value)).toEqual(['I wait.', 'Ask sooner.', 'Call her.'])
    write('Insights', 'I wait to be noticed.\nShe was busy, not cold.')
    await click(save())
    await told('Chat saved')
    expect(done).toHaveBeenCalledWith('saved')
    const [kept] = sent('POST', '/api/relationships/:id/saved-chats')
    expect(kept).toMatchObject({
      title: `${words.slice(0, 50)}...`,
      originalIssue: words,
      status: 'resolved',
      aiInsights: 'I wait to be noticed.\nShe was busy, not cold.',
      tags: ['Ines', 'relationship-help'],
    })
    expect(kept!['chatHistory']).toMatchObject([{ role: 'assistant' }, { role: 'user', timestamp: at }, {}])
  })

  test('insights that cannot be had leave questions to answer by hand', async () => {
    const { sent } = open(talk('A short one.'), { 'POST /api/chat': fails })
    await told('Manual Entry Required', 'Please add your insights manually')
    for (const name of lessons) expect(field(name).value).toMatch(/\?$/)
    write('Action Items', 'Call her on Sunday.')
    await click(save())
    await told('Chat saved')
    expect(sent('POST', '/api/relationships/:id/saved-chats')).toMatchObject([
      { aiInsights: '', keyTakeaways: '', actionItems: 'Call her on Sunday.' },
    ])
  })

  test('a section that did not come is filled with its default, which is not kept as if it were learnt', async () => {
    const { sent } = open(talk('A short one.'), { 'POST /api/chat': reply('KEY TAKEAWAYS:\nAsk sooner.\nAsk once.') })
    await ready()
    expect(lessons.map((name) => field(name).value)).toEqual([
      'Nothing stood out clearly enough to name.',
      'Ask sooner.\nAsk once.',
      'No next step yet.',
    ])
    await click(save())
    await told('Chat saved')
    expect(sent('POST', '/api/relationships/:id/saved-chats')).toMatchObject([
      { aiInsights: '', keyTakeaways: 'Ask sooner.\nAsk once.', actionItems: '' },
    ])
  })
})

test('a chat without a title is not saved', async () => {
  open(talk('A short one.'))
  await ready()
  expect(field('Title').value).toBe('A short one.')
  write('Title', '   ')
  expect(save().disabled).toBe(true)
  expect(screen.getByText('Title is required')).toBeTruthy()
  write('Title', 'Something')
  expect(save().disabled).toBe(false)
})

test('a chat in which nothing was said yet has a title and an issue all the same', async () => {
  const { sent } = open([said('assistant', 'Hello.')])
  await ready()
  expect(field('Title').value).toBe(`Chat with Ines - ${dateWritten(new Date())}`)
  await click(save())
  await told('Chat saved')
  expect(sent('POST', '/api/relationships/:id/saved-chats')).toMatchObject([{ originalIssue: 'General discussion' }])
})

test('a save that fails keeps the form, says so, and a second press saves once', async () => {
  const { sent, now, done } = open(talk('A short one.'), { [SAVE]: fails })
  await ready()
  write('Insights', 'Mine.')
  await click(save())
  await told('Error', 'Failed to save chat. Please try again.')
  expect(field('Insights').value).toBe('Mine.')
  const { promise, go } = held<object>()
  now({ [SAVE]: () => promise })
  await click(save(), 2)
  expect(await screen.findByRole('button', { name: /Saving/ })).toBeTruthy()
  go(example(SavedChat))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(sent('POST', '/api/relationships/:id/saved-chats')).toHaveLength(2)
})

test('Delete Chat asks, then clears the chat without saving it', async () => {
  const { sent, done } = open(talk('A short one.'), { 'DELETE /api/relationships/:id/room': null })
  const ask = async () => {
    await click((await dialog('Save this chat')).getByRole('button', { name: 'Delete Chat' }))
    return dialog('Delete this chat about Ines without saving it?', 'alertdialog')
  }
  await click((await ask()).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(done).not.toHaveBeenCalled()
  await click((await ask()).getByRole('button', { name: 'Delete Chat' }))
  await told('Chat deleted')
  expect(done).toHaveBeenCalledWith('deleted')
  expect(sent('POST', '/api/relationships/:id/saved-chats')).toEqual([])
})
