import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Kept } from './Kept.tsx'
import type { Part } from '@mallama/contracts/kept-parts'

afterEach(cleanup)

const leaf = (title: string, text: string): Part => ({ title, lines: [{ label: 'Words', text }], parts: [] })

test('one row a part; what is inside is drawn when it is opened, and a long list in it folds again', () => {
  const chats = [leaf('You, March 1', 'He was late again.'), leaf('Mallama, March 1', 'What did you hope for?')]
  const part: Part = {
    title: 'Tomas',
    lines: [{ label: 'Notes', text: 'Evenings go wrong' }],
    parts: [
      { title: 'Moments', lines: [], parts: [leaf('Repair', 'We laughed')] },
      { title: 'Chats', lines: [], parts: chats },
    ],
  }
  render(<Kept part={part} />)
  expect(screen.getByText('3 entries')).toBeTruthy()
  expect(screen.queryByText('Evenings go wrong')).toBeNull()
  fireEvent.click(screen.getByText('Tomas'))
  expect(screen.getByText('Evenings go wrong')).toBeTruthy()
  expect(screen.getByText('We laughed')).toBeTruthy()
  expect(screen.queryByText('He was late again.')).toBeNull()
  fireEvent.click(screen.getByText('Chats'))
  expect(screen.getByText('He was late again.')).toBeTruthy()
})

test('a row is called by its name; when it was stands by itself', () => {
  render(<Kept part={leaf('Dad’s coat, 30 May 2026, 01:35', 'Cold.')} />)
  expect(screen.getByText('Dad’s coat')).toBeTruthy()
  expect(screen.getByText('30 May 2026, 01:35')).toBeTruthy()
})
