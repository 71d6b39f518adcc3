import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, click, dialog, field, press, pressNext, Refused, write } from '../../../parts/test-page.tsx'
import { partsOf } from './Log.tsx'
import { whenOf } from './people.ts'
import { open, path } from './test-open.tsx'
import { heardPart, room, sentences } from './test-room.ts'

describe('the one thing to do', () => {
  test('who is to say it shares their words, and with them the step that they saw', async () => {
    const page = await open({}, { [`POST ${path}/turn`]: room({ phase: 'back', step: 2, waitingFor: ['p2'] }) })
    screen.getByText('Only you can see this until you share it')
    expect(button('Share with Tomas').disabled).toBe(true)
    await press('I felt')
    write('Say how it is for you', `${field('Say how it is for you').value}alone with it.`)
    await press('Share with Tomas')
    expect(page.sent('POST', `${path}/turn`)).toEqual([{ do: 'say', step: 1, content: 'I felt alone with it.' }])
    await screen.findByText('It is being said back. You will say if it is right.')
  })

  test('words that were not shared stay in the box, with the help that came with the refusal', async () => {
    await open(
      {},
      {
        [`POST ${path}/turn`]: new Refused(409, {
          code: 'conflict',
          message: 'These words were not shared. Only you have seen them.',
          requestId: 'r',
        }),
      },
    )
    write('Say how it is for you', 'Some words')
    await press('Share with Tomas')
    await screen.findByText(/These words were not shared. Only you have seen them. Your words are still here./)
    expect(field('Say how it is for you').value).toBe('Some words')
  })

  test('not quite asks what is missing; after two of those it may be left as it stands', async () => {
    const page = await open({ phase: 'confirm', mayLeaveStanding: true }, { [`POST ${path}/turn`]: room() })
    button('Leave it as it stands')
    await press('Not quite')
    write('What is missing?', 'That it was twice.')
    await press('Share with Tomas')
    expect(page.sent('POST', `${path}/turn`)).toEqual([{ do: 'put_right', step: 1, content: 'That it was twice.' }])
  })

  test('who waits is told what comes next, and not for whom: they need not stay', async () => {
    await open({ speaker: 'p2', listener: 'p1', waitingFor: ['p2'] })
    screen.getByText('It is being told. Then you say it back.')
    screen.getByText('Step 2 of 5. No need to wait here')
    screen.getByRole('region', { name: 'Not your turn' })
    expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help-now')
  })

  test('for whom there is no mediation now, the page is the very same, and so is what they can do', async () => {
    const html = () => document.body.innerHTML.replace(/ (?:id|for|aria-\w+by|aria-controls)="[^"]*"/g, '')
    await open()
    const page = html()
    cleanup()
    await open({ help: true })
    expect(html()).toBe(page)
  })
})

test('a part that is over folds to one line with both sentences, and the rest stands in order', async () => {
  const parts = partsOf(heardPart)
  expect(parts.map((part) => ('heard' in part ? 'heard' : part.turn.id))).toEqual(['t1', 'heard', 't5'])
  await open(heardPart)
  const pair = screen.getByText('You were heard').closest('details')!
  expect(pair.textContent).toContain('You saidI feel like a guest.')
  expect(pair.textContent).toContain('Tomas heardYou feel pushed out.')
})

describe('what they share', () => {
  test('lines are marked, sentences written and taken out, and then one is done', async () => {
    const lines = [{ id: 'l1', by: 'p2', text: 'I want one calm hour.', mine: false }]
    const page = await open(
      { stage: 'lines', lines, statements: sentences.slice(0, 2) },
      {
        [`POST ${path}/statements`]: (body: { do: string }) =>
          room({ stage: 'lines', lines, statements: sentences, waitingFor: body.do === 'done' ? ['p2'] : ['p1'] }),
      },
    )
    await click(screen.getByRole('checkbox', { name: 'I want one calm hour.' }))
    write('Write one of your own', 'We call on Sunday.')
    await press('Add it')
    await press('Take out: We decide together who comes.')
    expect(screen.queryByRole('button', { name: 'Take out: We look at the list on Thursdays.' })).toBeNull()
    await press('I am done')
    expect(page.sent('POST', `${path}/statements`)).toEqual([
      { do: 'mark', step: 1, lines: ['l1'] },
      { do: 'write', step: 1, content: 'We call on Sunday.' },
      { do: 'take_out', step: 1, statement: 's1' },
      { do: 'done', step: 1 },
    ])
    await screen.findByText('Not everyone is done yet. You can close the page.')
  })

  test('ranking goes by buttons, and says where a sentence is now', async () => {
    const page = await open(
      { stage: 'ranking', statements: sentences },
      {
        [`POST ${path}/statements`]: room({
          stage: 'ranking',
          statements: sentences,
          waitingFor: ['p2'],
          order: ['s2', 's1', 's3'],
        }),
      },
    )
    expect(button('Move up: We decide together who comes.').disabled).toBe(true)
    await press('Move down: We decide together who comes.')
    await screen.findByText('Now number 2 of 3')
    await press('This is my order')
    expect(page.sent('POST', `${path}/statements`)).toEqual([{ do: 'rank', step: 1, order: ['s2', 's1', 's3'] }])
    await screen.findByText('Not everyone is done yet. You can close the page.')
  })

  const chosen = {
    id: 's1',
    text: 'We decide together, and Tomas tells them.',
    before: 'We decide together who comes.',
    notes: [
      { by: 'p2', text: 'I should say it.' },
      { by: 'p1', text: '' },
    ],
    reviser: 'p2',
    answers: [{ by: 'p2', good: true }],
    places: [
      { by: 'p1', place: 1 },
      { by: 'p2', place: 2 },
    ],
  }

  test('what was changed is shown, with who asked for it, and nobody’s answer', async () => {
    const page = await open(
      { stage: 'deciding', chosen },
      { [`POST ${path}/statements`]: room({ stage: 'agreement' }) },
    )
    screen.getByText('first for you, second for Tomas')
    expect(document.querySelector('ins')?.textContent).toContain('Tomas')
    screen.getByText('Tomas asked')
    expect(screen.queryByText('You asked')).toBeNull()
    screen.getByText('Nobody sees your answer before all have answered.')
    expect(screen.queryByText('Good enough')).toBeNull()
    await press('Good enough for me')
    expect(page.sent('POST', `${path}/statements`)).toEqual([{ do: 'decide', step: 1, good: true }])
  })

  test('each asks for what they need before they see what the other asks', async () => {
    const page = await open(
      { stage: 'notes', chosen: { ...chosen, before: null, notes: [] } },
      {
        [`POST ${path}/statements`]: room({
          stage: 'notes',
          waitingFor: ['p2'],
          chosen: { ...chosen, before: null, notes: [] },
        }),
      },
    )
    await press('As it is')
    expect(page.sent('POST', `${path}/statements`)).toEqual([{ do: 'note', step: 1, content: '' }])
    await screen.findByText('Not everyone is done yet. You can close the page.')
  })
})

describe('the agreement', () => {
  const agreement = {
    terms: [
      { by: 'p2', what: 'I tell my parents.', when: 'Before Sunday', wish: null },
      { by: 'p1', what: 'I leave the list alone.', when: 'Until Thursday', wish: null },
    ],
    wishes: [],
    review: '2026-12-12',
    yes: [{ by: 'p2', at: '2026-11-21T21:46:00.000Z' }],
    whole: true,
    at: null,
  }

  test('each yes is its own, and can be taken back until all stand', async () => {
    const said = { ...agreement, yes: [...agreement.yes, { by: 'p1', at: '2026-11-21T21:49:00.000Z' }] }
    const page = await open(
      { stage: 'agreement', agreement },
      {
        [`POST ${path}/agreement`]: (body: { do: string }) =>
          room({ stage: 'agreement', agreement: body.do === 'yes' ? said : agreement }),
      },
    )
    screen.getByText('Sat 12 Dec 2026')
    await press('Yes, I agree')
    await pressNext('Take my yes back')
    await screen.findByRole('button', { name: 'Yes, I agree' })
    expect(page.sent('POST', `${path}/agreement`)).toEqual([
      { do: 'yes', step: 1 },
      { do: 'take_back', step: 1 },
    ])
  })

  test('one’s part is what and when', async () => {
    const none = { ...agreement, terms: [], review: null, yes: [], whole: false }
    const page = await open(
      { stage: 'agreement', agreement: none },
      { [`POST ${path}/agreement`]: room({ stage: 'agreement', agreement }) },
    )
    write('What will you do?', 'I leave the list alone.')
    write('When?', 'Until Thursday')
    await press('Put it in')
    expect(page.sent('POST', `${path}/agreement`)).toEqual([
      { do: 'term', step: 1, what: 'I leave the list alone.', when: 'Until Thursday' },
    ])
  })
})

describe('stopping', () => {
  test('a pause names nobody, lasts until a time, and a press of one’s own is shown to nobody', async () => {
    const until = '2026-11-21T21:40:00.000Z'
    const page = await open(
      { paused: true, until },
      { [`POST ${path}/pause`]: room({ paused: true, until, goOn: true }) },
    )
    screen.getByText(new RegExp(`every pause lasts until ${whenOf(until)} and a while longer`))
    // Whoever comes back days later was told until when it is kept open.
    screen.getByText(/A pause that not all of you take up ends this on 28 November\./)
    screen.getByText('Paused. Anyone can end it.')
    expect(screen.queryByRole('button', { name: 'Share with Tomas' })).toBeNull()
    await press('Go on')
    expect(page.sent('POST', `${path}/pause`)).toEqual([{ paused: false }])
    await screen.findByText(
      new RegExp(
        `^Noted, and shown to nobody. Mallama goes on, or ends it, at a moment that no press decides, after ${whenOf(until)}. Nobody needs to wait here.`,
      ),
    )
  })

  test('leaving asks first, and says what the other sees', async () => {
    const page = await open(
      {},
      {
        [`DELETE ${path}/participants`]: room({
          people: room().people.map((one) => (one.id === 'p1' ? { ...one, state: 'left' as const } : one)),
        }),
      },
    )
    await press('Pause, leave or end')
    await pressNext(/^Leave/)
    const asks = await dialog('Leave this mediation?', 'alertdialog')
    asks.getByText(/Tomas sees that you left, not why/)
    await click(asks.getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'You left this mediation' })
    expect(page.sent('DELETE', `${path}/participants`)).toHaveLength(1)
  })

  test('when the other has left, nobody guesses why', async () => {
    await open({
      people: room().people.map((one) =>
        one.id === 'p2' ? { ...one, state: 'left' as const, leftAt: '2026-11-21T21:12:00.000Z' } : one,
      ),
    })
    screen.getByText('People leave for many reasons. Mallama does not know Tomas’s.')
    screen.getByText('Tomas left')
  })

  test('what has ended is kept', async () => {
    const endedAt = '2026-11-21T21:30:00.000Z'
    const ends = { id: 't6', by: null, kind: 'mediator' as const, content: 'This mediation ends here.', at: endedAt }
    await open({ endedAt, ...heardPart, turns: [...heardPart.turns, ends] })
    screen.getByRole('heading', { name: 'This mediation has ended' })
    screen.getByText('This mediation ends here.')
    await press('Read the record')
    screen.getByText('You were heard')
  })
})
