import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Mediation } from '@mallama/contracts/mediation'
import { openPage } from '../../../parts/test-page.tsx'
import MediationView from './MediationView.tsx'
import { listOf, whenOf } from './people.ts'
import { recordOf } from './record.ts'
import { room } from './test-room.ts'

/** Several sentences that are signed together are one list, wherever they are read. */

const at = '2026-11-21T21:30:00.000Z'
const agreed = (text: string): Partial<Mediation> => ({
  stage: 'agreed',
  waitingFor: [],
  chosen: { id: 's1', text, before: null, notes: [], reviser: null, answers: [], places: [] },
  agreement: {
    terms: [],
    wishes: [],
    review: null,
    yes: ['p1', 'p2', 'p3'].map((by) => ({ by, at })),
    whole: true,
    at,
  },
})
const opens = async (shown: Mediation) => {
  openPage(<MediationView id={shown.id} />, { [`GET /api/conversations/${shown.id}/mediation`]: shown })
  await screen.findByRole('heading', { name: 'You both said yes' })
}

describe('what was signed', () => {
  const three = 'We decide together who comes.\nWe look at the list on Thursdays. Tomas tells his parents.'

  test('is a list of its sentences, on the page and in the record', async () => {
    const shown = room(agreed(three))
    await opens(shown)
    const list = screen.getByRole('list', { name: 'What you share' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['We decide together who comes.', 'We look at the list on Thursdays.', 'Tomas tells his parents.'])
    screen.getByText(`Confirmed, ${listOf([1, 2, 3].map(() => whenOf(at)))}.`)
    expect(recordOf(shown)).toContain(
      '- We decide together who comes.\n- We look at the list on Thursdays.\n- Tomas tells his parents.\n',
    )
  })

  test('and one sentence is a sentence', async () => {
    await opens(room(agreed('We decide together.')))
    screen.getByText('We decide together.')
    expect(screen.queryByRole('list', { name: 'What you share' })).toBeNull()
  })
})
