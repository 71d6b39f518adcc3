import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../../parts/test-page.tsx'
import { PersonalInsights } from './PersonalInsights.tsx'

const KEY = 'dashboard-pinned-items'
const open = (found = {}) => openPage(<PersonalInsights userId="nora" found={found} />, {})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const titles = () =>
  within(screen.getByRole('region', { name: 'Personal Insights' })).queryAllByRole('heading', { level: 3 })
const pinned = () => screen.queryByRole('region', { name: 'Pinned Insights' })

test('four cards begin with the person’s own strength and growth area; a pinned one stands above', async () => {
  const { asked, again } = open({ strength: 'You make up soon' })
  await screen.findByText('You make up soon')
  screen.getByText('Areas identified for growth')
  expect(titles().map(({ textContent }) => textContent)).toEqual([
    'Strengths',
    'Opportunities',
    'Communication',
    'Conflict',
  ])
  expect(pinned()).toBeNull()
  const before = asked.length
  press('Pin Strengths')
  within(pinned()!).getByText('You make up soon')
  again()
  await waitFor(() => expect(pinned()).not.toBeNull())
  press('Unpin Strengths from the top')
  expect(pinned()).toBeNull()
  // Nothing of it goes anywhere.
  expect(asked.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a card is written anew with Save, and stays as it was with Cancel', async () => {
  const { again } = open()
  await screen.findByText('Strong communication foundation')
  press('Edit Conflict')
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Conflict insight' })
  expect([box.placeholder, box.getAttribute('rows')]).toEqual(['Enter your content...', '3'])
  fireEvent.change(box, { target: { value: 'Not after ten at night' } })
  press('Cancel')
  expect(screen.queryByText('Not after ten at night')).toBeNull()
  press('Edit Conflict')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Not after ten at night' } })
  press('Save')
  screen.getByText('Not after ten at night')
  again()
  await screen.findByText('Not after ten at night')
})

test('a text too long for a card is kept whole in its box, and says by how much', async () => {
  open()
  await screen.findByText('Strong communication foundation')
  press('Edit Conflict')
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Conflict insight' })
  // A text area that is cut short says nothing of it.
  expect(box.maxLength).toBe(-1)
  const write = (value: string) => fireEvent.change(box, { target: { value } })
  write('a'.repeat(950))
  screen.getByText('950 of 1,000')
  write('a'.repeat(1_003))
  screen.getByText('3 too many')
  press('Save')
  expect(box.isConnected).toBe(true)
  expect(box.value).toHaveLength(1_003)
  screen.getByText('At most 1,000 characters')
  write('a'.repeat(1_000))
  press('Save')
  screen.getByText('a'.repeat(1_000))
})

test('a hidden card is not there, one line says so, and it comes back', async () => {
  const { again } = open()
  await screen.findByText('Areas identified for growth')
  press('Pin Opportunities')
  press('Hide Opportunities')
  expect(screen.queryByText('Areas identified for growth')).toBeNull()
  expect(pinned()).toBeNull()
  again()
  await screen.findByText('Opportunities is hidden.')
  press('Show it : Opportunities')
  expect(screen.getAllByText('Areas identified for growth')).toHaveLength(2)
})

test('what another tab did to a card is seen here, and nothing done here undoes it', async () => {
  open()
  await screen.findByText('Strong communication foundation')
  press('Pin Strengths')
  const elsewhere = (id: string, changes: object) => {
    const cards = JSON.parse(localStorage.getItem(KEY)!)['nora'] as { id: string }[]
    const nora = cards.map((card) => (card.id === id ? { ...card, ...changes } : card))
    localStorage.setItem(KEY, JSON.stringify({ nora }))
  }
  elsewhere('conflict-1', { content: 'Not after ten at night' })
  elsewhere('strengths-1', { content: 'We laugh' })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  screen.getByText('Not after ten at night')
  within(pinned()!).getByText('We laugh')
  // Also where the other tab’s change is not yet known here.
  elsewhere('opportunities-1', { isVisible: false })
  elsewhere('strengths-1', { content: 'We laugh again' })
  press('Unpin Strengths from the top')
  screen.getByText('Opportunities is hidden.')
  screen.getByText('We laugh again')
  screen.getByText('Not after ten at night')
})

test('where storage is refused a card changes for as long as the page is open', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open()
  await screen.findByText('Strong communication foundation')
  press('Pin Strengths')
  press('Pin Conflict')
  expect(within(pinned()!).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  refused.mockRestore()
  press('Unpin Conflict from the top')
  expect(localStorage.getItem(KEY)).toContain('"isPinned":true')
})

test('what is kept is the person’s own, beside that of others who use this browser', async () => {
  localStorage.setItem(KEY, '{"somebody-else":[]}')
  open()
  await screen.findByText('Strong communication foundation')
  press('Pin Strengths')
  const stored = JSON.parse(localStorage.getItem(KEY)!) as Record<string, object[]>
  expect(Object.keys(stored)).toEqual(['somebody-else', 'nora'])
  expect(stored['nora']![0]).toEqual({
    id: 'strengths-1',
    type: 'strengths',
    title: 'Strengths',
    content: 'Strong communication foundation',
    category: 'strengths',
    isPinned: true,
    isVisible: true,
  })
})
