import { screen, within } from '@testing-library/react'
import type { Mediation } from '@mallama/contracts/mediation'
import type { WishState } from '@mallama/contracts/mediation-words'
import { describe, expect, test } from 'vitest'
import { button, click, dialog, press, pressNext, write } from '../../../parts/test-page.tsx'
import { partsOf } from './Log.tsx'
import { id, open, path } from './test-open.tsx'
import { heardPart, room } from './test-room.ts'

/** What each came for, and what is answered before it goes on. */

const part = (by: string, wish: string | null = null) => ({ by, what: 'I call.', when: 'On Sunday', wish })
const agreement = (state: WishState, by = 'p1'): Mediation['agreement'] => ({
  terms: [part('p1'), part('p2'), ...(state === 'kept' || state === 'offered' ? [part('p1', 's2')] : [])],
  wishes: [{ by, statement: 's2', text: 'We look at the list on Thursdays.', state }],
  review: '2026-12-12',
  yes: [],
  whole: state !== 'open' && state !== 'offered',
  at: null,
})
const at = (one: Mediation['agreement']): Partial<Mediation> => ({ stage: 'agreement', agreement: one })

describe('what somebody put first', () => {
  test('its owner says that it is in there, or puts it aside; nobody says yes before that', async () => {
    const page = await open(at(agreement('open')), { [`POST ${path}/agreement`]: room(at(agreement('aside'))) })
    await screen.findByRole('heading', { name: 'What else was put first' })
    screen.getByText('You put this first. Nothing stands for it yet.')
    expect(screen.queryByRole('button', { name: 'Yes, I agree' })).toBeNull()
    button('It is in there already')
    await press('Put it aside for now')
    await screen.findByText('You put this first. Put aside for now by you.')
    button('Yes, I agree')
    await press('Take it up again')
    expect(page.sent('POST', `${path}/agreement`)).toEqual([
      { do: 'put_aside', step: 1, wish: 's2' },
      { do: 'take_up', step: 1, wish: 's2' },
    ])
  })

  test('anybody may do something for it, and take that out again; what is not one’s own cannot be put aside', async () => {
    const page = await open(at(agreement('open', 'p2')), {
      [`POST ${path}/agreement`]: room(at(agreement('offered', 'p2'))),
    })
    await screen.findByText('Tomas put this first. Nothing stands for it yet.')
    for (const name of ['Put it aside for now', 'It is in there already'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await press('I do something for it')
    write('What will you do for it?', 'I open the list on Thursday.')
    write('When?', 'At eight')
    await press('Put it in')
    expect(page.sent('POST', `${path}/agreement`)).toEqual([
      { do: 'term', step: 1, what: 'I open the list on Thursday.', when: 'At eight', wish: 's2' },
    ])
    await screen.findByText(
      'Tomas put this first. Somebody does something for it. Whether that is enough is for Tomas to say.',
    )
    for (const name of ['That is enough for me', 'Yes, I agree'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await pressNext('Take my part for it out')
    expect(page.sent('POST', `${path}/agreement`).at(-1)).toEqual({ do: 'take_term_out', step: 1, wish: 's2' })
  })

  test('whose it is says whether what somebody does for it is enough, and may think again', async () => {
    const page = await open(at(agreement('offered')), { [`POST ${path}/agreement`]: room(at(agreement('kept'))) })
    await screen.findByText(
      'You put this first. Somebody does something for it. Whether that is enough is for you to say.',
    )
    await press('That is enough for me')
    await screen.findByText('You put this first. Somebody does something for it. That is enough for you.')
    button('Yes, I agree')
    await press('It is not enough')
    expect(page.sent('POST', `${path}/agreement`)).toEqual([
      { do: 'in_it', step: 1, wish: 's2' },
      { do: 'take_up', step: 1, wish: 's2' },
    ])
  })

  test('what was put aside stands beside what was agreed on', async () => {
    const agreed = { ...agreement('aside'), at: '2026-11-21T21:50:00.000Z' }
    await open({ stage: 'agreed', agreement: agreed })
    within(screen.getByRole('list', { name: 'Put aside for now' })).getByText('We look at the list on Thursdays.')
  })

  const left = room().people.map((one) => (one.id === 'p2' ? { ...one, state: 'left' as const } : one))

  test('who left after it does not look as if they were still there', async () => {
    const agreed = { ...agreement('kept', 'p2'), at: '2026-11-21T21:50:00.000Z' }
    await open({ stage: 'agreed', agreement: agreed, people: left })
    expect([...document.querySelectorAll('dt')].at(1)?.textContent).toBe('Tomas (left since)')
    screen.getByText(/for “We look at the list on Thursdays.”/)
  })

  test('no part is for nothing where the account is gone whose words it was for', async () => {
    const agreed = { ...agreement('kept', 'p2'), wishes: [], at: '2026-11-21T21:50:00.000Z' }
    await open({ stage: 'agreed', agreement: agreed, people: left })
    expect([...document.querySelectorAll('dt')].at(2)?.textContent).toBe('Nora')
    expect(document.body.textContent).not.toContain('“”')
  })

  test('what the mediator says in a step without the talk is on the page', async () => {
    await open({ stage: 'ranking', says: 'Nora and Tomas, this is where you differ.' })
    screen.getByText('Nora and Tomas, this is where you differ.')
  })
})

describe('too much at once', () => {
  test('everyone can stop from their own room, or share one line only, without having to find words for it', async () => {
    const page = await open(
      {},
      { [`GET ${path}/private`]: { id, messages: [] }, [`POST ${path}/pause`]: room({ paused: true }) },
    )
    await press('My private room')
    await click(await screen.findByText('If it is too much at once'))
    await press('One line only')
    await screen.findByText('Say how it is for you')
    await press('My private room')
    await click(await screen.findByText('If it is too much at once'))
    await press('Take a break')
    await screen.findByText('Paused. Anyone can end it.')
    expect(page.sent('POST', `${path}/pause`)).toEqual([{ paused: true }])
  })

  test('ending it from there is asked about once', async () => {
    await open({ waitingFor: ['p2'], speaker: 'p2', listener: 'p1' }, { [`GET ${path}/private`]: { id, messages: [] } })
    await press('My private room')
    await click(await screen.findByText('If it is too much at once'))
    expect(screen.queryByRole('button', { name: 'One line only' })).toBeNull()
    await press('End it')
    await dialog('End it for both?', 'alertdialog')
  })
})

describe('what is answered before it goes on', () => {
  const answering: Partial<Mediation> = { phase: 'answer', answering: 'p1', waitingFor: ['p1'] }

  test('whoever is asked shares an answer, or says nothing to it', async () => {
    const page = await open(answering, { [`POST ${path}/turn`]: room(answering) })
    write('What would you like to say to that?', 'It helps to hear it.')
    await press('Share with Tomas')
    await pressNext('Say nothing to it')
    expect(page.sent('POST', `${path}/turn`)).toEqual([
      { do: 'answer', step: 1, content: 'It helps to hear it.' },
      { do: 'pass', step: 1 },
    ])
  })

  test('who waits is told so, and not for whom', async () => {
    await open({ ...answering, answering: 'p2', waitingFor: ['p2'] })
    screen.getByText('There is room for an answer to what was said.')
    screen.getByRole('region', { name: 'Not your turn' })
  })
})

test('a part that is said back once more folds by itself: what another said in between keeps its own fold', () => {
  const [first] = heardPart.heard
  const later = { id: 't7', by: 'p2', kind: 'back' as const, content: 'You felt alone.', at: first!.at }
  const left = { id: 't6', by: null, kind: 'left' as const, content: 'Ana left', at: first!.at }
  const turns = [...heardPart.turns, left, later]
  const again = { ...first!, by: 'p3', said: ['t1'], heard: 't7' }
  const parts = partsOf({ turns, heard: [first!, again] })
  expect(parts.map((one) => ('heard' in one ? one.heard.heard : one.turn.id))).toEqual(['t7', 't4', 't6'])
})
