import { screen, waitFor } from '@testing-library/react'
import type { Mediation } from '@mallama/contracts/mediation'
import { expect, test } from 'vitest'
import { button, click, press, pressNext, Refused, write } from '../../../parts/test-page.tsx'
import { id, open, path } from './test-open.tsx'
import { room } from './test-room.ts'

const calm = { own: 'yes', refuse: 'no', afraid: 'no', hurt: 'no' }

const door: Partial<Mediation> = {
  stage: 'waiting',
  turns: [],
  waitingFor: ['p1'],
  alone: true,
  people: room().people.map((one) => ({ ...one, state: 'open' as const })),
}

async function answer(...said: string[]) {
  await pressNext('I am alone')
  for (const one of said) await press(one)
}

test('the yes to the rules comes after the questions, which are sent together at the end', async () => {
  const page = await open(door, {
    [`PATCH ${path}/private`]: room({ ...door, alone: false }),
    [`PATCH ${path}/participants`]: room({ ...door, alone: false }),
  })
  screen.getByText('Mallama asks each of you alone')
  expect(screen.queryByRole('button', { name: 'Yes, I want this' })).toBeNull()
  await press('First a few questions, for you alone')
  await answer('Yes', 'No', 'Not sure', 'No')
  // One plain question more, and not an end.
  screen.getByText('If it were up to you alone, would you go on with this?')
  await press('Yes')
  screen.getByText('That was all. Nobody is told what you answered.')
  expect(page.sent('PATCH', `${path}/private`)).toEqual([])
  await press('Back')
  await press('Back')
  screen.getByText(/In the last two years, has one of you hit/)
  await press('Back')
  screen.getByText('Are you afraid of anyone who takes part?')
  for (const one of ['No', 'No', 'Send my answers']) await press(one)
  expect(page.sent('PATCH', `${path}/private`)).toEqual([calm])
  await pressNext('Yes, I want this')
  expect(page.sent('PATCH', `${path}/participants`)).toEqual([{ consent: 'yes' }])
})

test('while somebody is near nothing is asked, and nothing is sent', async () => {
  const page = await open(door)
  await press('First a few questions, for you alone')
  await pressNext('Somebody is near')
  screen.getByText(/Then not now. Nothing was answered, and nobody is told./)
  expect(screen.queryByText('Is it your own choice to take part?')).toBeNull()
  await press('I am alone now')
  screen.getByText('Is it your own choice to take part?')
  await press('Back')
  await press('Back')
  screen.getByRole('heading', { name: 'Before you begin' })
  expect(page.sent('PATCH', `${path}/private`)).toEqual([])
})

test('what is asked has the focus, and the three answers stand in one order', async () => {
  await open(door)
  await press('First a few questions, for you alone')
  await pressNext('I am alone')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Is it your own choice to take part?'))
  expect(
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .slice(-4),
  ).toEqual(['Yes', 'No', 'Not sure', 'Back'])
})

test('answers that could not be sent are still there, and say so', async () => {
  await open(door, { [`PATCH ${path}/private`]: new Refused(500, { code: 'unexpected', requestId: 'r' }) })
  await press('First a few questions, for you alone')
  await answer('Yes', 'No', 'No', 'No')
  await press('Send my answers')
  await screen.findByText('Your answers were not sent. Please try again.')
  button('Send my answers')
})

test('after a pause "Go on" asks first, and then goes on', async () => {
  const paused = { paused: true, until: '2026-11-21T21:40:00.000Z' }
  const page = await open(
    { ...paused, alone: true },
    { [`PATCH ${path}/private`]: room(paused), [`POST ${path}/pause`]: room({ ...paused, goOn: true }) },
  )
  await press('Go on')
  await answer('Yes', 'No', 'No', 'No')
  await press('Send my answers')
  await screen.findByText(/Noted, and shown to nobody/)
  expect(page.sent('POST', `${path}/pause`)).toEqual([{ paused: false }])
})

const whole: Mediation['agreement'] = {
  terms: [
    { by: 'p2', what: 'I tell my parents.', when: 'Before Sunday', wish: null },
    { by: 'p1', what: 'I leave the list alone.', when: 'Until Thursday', wish: null },
  ],
  wishes: [],
  review: '2026-12-12',
  yes: [],
  whole: true,
  at: null,
}

test('an agreement is asked about before the yes to it', async () => {
  const agreement = whole
  const page = await open(
    { stage: 'agreement', agreement, alone: true },
    { [`PATCH ${path}/private`]: room({ stage: 'agreement', agreement }) },
  )
  expect(screen.queryByRole('button', { name: 'Yes, I agree' })).toBeNull()
  await press('First a few questions, for you alone')
  await pressNext('I am alone')
  screen.getByText('Could you say no to this, and nothing bad would come of it?')
  for (const one of ['Not sure', 'No', 'Yes', 'Send my answers']) await press(one)
  expect(page.sent('PATCH', `${path}/private`)).toEqual([{ able: 'unsure', peace: 'no', more: 'yes' }])
  await screen.findByRole('button', { name: 'Yes, I agree' })
})

test('who clears a doubt at the agreement is asked the two before the last yes right after it', async () => {
  const agreed: Partial<Mediation> = { stage: 'agreement', help: true, alone: true }
  let sent = 0
  const page = await open(
    { ...agreed, agreement: whole },
    {
      [`GET ${path}/private`]: { id, messages: [] },
      [`PATCH ${path}/private`]: () => room({ stage: 'agreement', agreement: whole, alone: sent++ === 0 }),
    },
  )
  await press('First a few questions, for you alone')
  await answer('Yes', 'No', 'No', 'No')
  await press('Send my answers')
  await screen.findByText('Could you say no to this, and nothing bad would come of it?')
  for (const one of ['Yes', 'No', 'Send my answers']) await press(one)
  await screen.findByRole('button', { name: 'Yes, I agree' })
  expect(page.sent('PATCH', `${path}/private`)).toEqual([calm, { able: 'yes', peace: 'no' }])
})

test('words that may be about somebody close are cleared alone, and then go as they were', async () => {
  const safety = {
    tier: 2,
    category: 'abuse',
    message: 'What you describe can be abuse.',
    resources: [],
    country: null,
    thirdParty: false,
    aside: false,
  }
  const refused = new Refused(409, {
    code: 'conflict',
    message: 'These words were not shared.',
    requestId: 'r',
    safety,
  })
  let asked = 0
  const page = await open(
    {},
    {
      [`POST ${path}/turn`]: () => (asked++ ? room({ phase: 'back' }) : refused),
      [`PATCH ${path}/private`]: room(),
    },
  )
  page.now({ [`GET ${path}/mediation`]: room({ help: true, alone: true }) })
  write('Say how it is for you', 'I am not asking you for permission.')
  await press('Share with Tomas')
  await click(await screen.findByText('A few questions, for you alone'))
  await answer('Yes', 'No', 'No', 'No')
  await press('Send my answers')
  await screen.findByText('It is being said back. You will say if it is right.')
  expect(page.sent('PATCH', `${path}/private`)).toEqual([calm])
  expect(page.sent('POST', `${path}/turn`)).toEqual([
    { do: 'say', step: 1, content: 'I am not asking you for permission.' },
    { do: 'say', step: 1, content: 'I am not asking you for permission.', aside: true },
  ])
})
