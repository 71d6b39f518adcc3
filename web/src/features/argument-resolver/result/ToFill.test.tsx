import { act, fireEvent, screen, within } from '@testing-library/react'
import { Resolution } from '@mallama/contracts/arguments'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, click, field, openPage, press, told, write } from '../../../parts/test-page.tsx'
import { anId, example } from '../../../platform/test-example.ts'
import { Better } from './Better.tsx'
import { useTurns } from './useTurns.ts'

const copied = vi.fn<(text: string) => Promise<void>>()
beforeEach(() => {
  copied.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
})

const said = (speaker: string, text: string, harm: number) => ({ speaker, text, harm, acts: [] })
const blank = (at: number, hint: string, ...suggestions: string[]) => ({ at, hint, suggestions })

/** Two turns that hurt, with a sentence to fill in beside each, and one that was kept. */
const quarrel = () =>
  example(Resolution, {
    id: anId(),
    turns: [said('Nora', 'You never ask.', 3), said('Tomas', 'Whatever.', 2), said('Nora', 'I wanted to be asked.', 0)],
    resolvedConversation: 'Nora: You never ask.\nTomas: Whatever.\nNora: I wanted to be asked.',
    curve: [3, 2.5, 1.7],
    antidotes: [
      {
        turn: 0,
        pattern: 'criticism',
        text: 'When , I felt .',
        blanks: [blank(5, 'what happened', 'I heard it last'), blank(14, 'how it felt', 'hurt', 'left out')],
      },
      { turn: 1, pattern: 'withdraw', text: 'Can we go on ?', blanks: [blank(13, 'when', 'after dinner')] },
    ],
  })

function Page({ resolution }: { resolution: Resolution }) {
  return <Better resolution={resolution} turns={useTurns(resolution)} />
}
const open = () => openPage(<Page resolution={quarrel()} />, {})
const of = (turn: number) => within(screen.getAllByRole('listitem')[turn]!)
const whole = (turn: number) => {
  const part = of(turn).getByRole('group', { name: /^Could have been/ })
  return document.getElementById(part.getAttribute('aria-describedby')!)!.textContent
}

test('a turn that hurts shows a sentence with places in it, and is called neither kept nor given up', () => {
  open()
  expect(screen.getByText(/Beside 2 of 3 turns is a sentence that you can fill in\.$/)).toBeTruthy()
  expect(whole(0)).toBe('When (what happened), I felt (how it felt).')
  expect(of(1).getByLabelText('when')).toBeTruthy()
  expect(screen.queryByText(/No better words/)).toBeNull()
  expect(screen.getAllByText('Kept as it was')).toHaveLength(1)
})

test('ideas are tapped one place after another, without a keyboard; at the end the sentence is copied', async () => {
  open()
  await press('I heard it last')
  expect(field('what happened').value).toBe('I heard it last')
  // On to the ideas for the next place, which a screen reader then says.
  expect(document.activeElement?.textContent).toContain('how it felt')
  await press('left out')
  expect(button('left out').getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(button('Copy this sentence'))
  await press('Copy this sentence')
  expect(copied).toHaveBeenCalledExactlyOnceWith('When I heard it last, I felt left out.')
  await told('Content Copied!')
})

test('what is empty is shown before anything is copied', async () => {
  open()
  write('what happened', 'you told them first')
  await press('Copy this sentence')
  expect(copied).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('how it felt'))
  expect(screen.getByText('Something is still empty.')).toBeTruthy()
  await act(async () => write('how it felt', 'small'))
  expect(screen.queryByText('Something is still empty.')).toBeNull()
  await press('Copy this sentence')
  expect(copied).toHaveBeenCalledExactlyOnceWith('When you told them first, I felt small.')
})

test('Enter goes on to the next place; the second sentence shows its ideas once it is written in', async () => {
  open()
  field('what happened').focus()
  await act(async () => void fireEvent.keyDown(field('what happened'), { key: 'Enter' }))
  expect(document.activeElement).toBe(field('how it felt'))
  expect(screen.queryByRole('button', { name: 'after dinner' })).toBeNull()
  await act(async () => field('when').focus())
  await click(of(1).getByRole('button', { name: 'after dinner' }))
  expect(field('when').value).toBe('after dinner')
})

test('what was filled in is there after a reload, and was sent to nobody', async () => {
  const resolution = quarrel()
  const page = openPage(<Page resolution={resolution} />, {})
  write('how it felt', 'left out')
  page.again()
  expect(field('how it felt').value).toBe('left out')
  expect(page.asked).toEqual([])
})

test('where nothing is to be filled in, everything is as it was', () => {
  const { antidotes: _none, ...rest } = quarrel()
  openPage(<Page resolution={rest} />, {})
  expect(screen.queryByText(/Could have been: fill/)).toBeNull()
  expect(screen.getAllByText('No better words were found for this')).toHaveLength(2)
})
