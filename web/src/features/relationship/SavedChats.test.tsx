import { screen, waitFor, within } from '@testing-library/react'
import { SavedChat } from '@mallama/contracts/chat'
import { expect, test } from 'vitest'
import { click, dialog, fails, openPage, press, told } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { SavedChats } from './SavedChats.tsx'

const id = anId()
const LIST = 'GET /api/relationships/:id/saved-chats'
const REMOVE = 'DELETE /api/saved-chats/:id'
const entry = (title: string) => screen.getByRole('button', { name: title }).closest('li')!
const words = (title: string) => [...entry(title).querySelectorAll('p')].map((line) => line.textContent)

test('the saved list cuts the issue at 100 characters and the insights at 150, and deletes after asking', async () => {
  const originalIssue = 'issue '.repeat(30).trim()
  const aiInsights = 'insight '.repeat(30).trim()
  const saved = (title: string, more: Partial<SavedChat>) =>
    example(SavedChat, { id: anId(), title, status: 'needs_attention', ...more })
  const exact = saved('Exact', { originalIssue: originalIssue.slice(0, 100), aiInsights: aiInsights.slice(0, 150) })
  const { now } = openPage(<SavedChats relationshipId={id} open />, {
    [LIST]: [saved('Long', { originalIssue, aiInsights }), exact],
    [REMOVE]: fails,
  })
  await screen.findByRole('button', { name: 'Long' })
  expect(words('Long')[0]).toBe(`${originalIssue.slice(0, 100)}...`)
  expect(words('Long')[1]).toContain(`${aiInsights.slice(0, 150)}...`)
  expect(words('Exact')[0]).toBe(exact.originalIssue)
  expect(words('Exact')[1]).toMatch(new RegExp(`${exact.aiInsights.trim()}$`))
  expect(within(entry('Long')).getByText('Needs Attention')).toBeTruthy()

  const ask = () => dialog('Delete the chat "Long"?', 'alertdialog')
  await press('Delete the chat "Long"')
  await click((await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(entry('Long')).toBeTruthy()
  await press('Delete the chat "Long"')
  await click((await ask()).getByRole('button', { name: 'Delete' }))
  await told('Error', 'Failed to delete chat. Please try again.')
  now({ [REMOVE]: null, [LIST]: [exact] })
  await click((await ask()).getByRole('button', { name: 'Delete' }))
  await told('Chat deleted')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Long' })).toBeNull())
  expect(entry('Exact')).toBeTruthy()
})
