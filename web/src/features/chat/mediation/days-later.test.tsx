import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../parts/test-page.tsx'
import MediationView from './MediationView.tsx'
import { whenOf } from './people.ts'
import { recordOf } from './record.ts'
import { room } from './test-room.ts'

/** Whoever comes back on a later day finds where it stands, and when what was said. */

const turn = (id: string, at: string) => ({ id, by: 'p2', kind: 'say' as const, content: `Said ${id}.`, at })
const turns = [
  turn('one', '2026-11-02T12:00:00.000Z'),
  turn('two', '2026-11-02T12:05:00.000Z'),
  turn('three', '2026-11-06T12:00:00.000Z'),
]
const opens = async (more: Parameters<typeof room>[0]) => {
  const shown = room(more)
  openPage(<MediationView id={shown.id} />, { [`GET /api/conversations/${shown.id}/mediation`]: shown })
  await screen.findByRole('heading', { level: 1 })
}

test('the talk says on which day it was, once a day, and whether it is one’s own turn', async () => {
  await opens({ turns })
  expect(screen.getAllByText(/^\w+day \d+ November\b/).map(({ textContent }) => textContent)).toHaveLength(2)
  screen.getByText(/Your turn/)
})

test('a link that nobody took up is told where it is waited for', async () => {
  const says = 'The last link was not taken up, and opens nothing any more. You can make another.'
  const people = room().people.slice(0, 1)
  await opens({ stage: 'waiting', waitingFor: [], turns: [], people, says })
  screen.getByText(says)
  screen.getByRole('button', { name: 'Make a link' })
})

test('today it is a time, on another day of this year a day, and a year later it is no time of today', () => {
  const at = new Date(2026, 10, 2, 21, 5).toISOString()
  const seen = (...day: [number, number, number]) => whenOf(at, new Date(...day, 23, 59))
  expect([seen(2026, 10, 2), seen(2026, 10, 3), seen(2027, 10, 2)]).toEqual([
    '21:05',
    '2 November, 21:05',
    '2 November 2026, 21:05',
  ])
})

test('the record has the day and its year beside the time', () => {
  expect(recordOf(room({ turns }))).toContain('Tomas, 6 November 2026, ')
})
