import { screen, within } from '@testing-library/react'
import type { Mediation } from '@mallama/contracts/mediation'
import { describe, expect, test } from 'vitest'
import { button, click, fails, press, pressNext, told, write } from '../../../parts/test-page.tsx'
import { id, open, path } from './test-open.tsx'
import { room } from './test-room.ts'

describe('before it begins', () => {
  const waiting: Partial<Mediation> = { stage: 'waiting', turns: [], waitingFor: ['p1'] }
  type Said = 'open' | 'yes' | 'not_now'
  const people = (mine: Said, theirs?: Said): Mediation['people'] =>
    room().people.flatMap((one): Mediation['people'] => {
      const state = one.id === 'p1' ? mine : theirs
      return state ? [{ ...one, state }] : []
    })

  test('each says yes to the ground rules for themselves', async () => {
    const page = await open(
      { ...waiting, people: people('open', 'open') },
      { [`PATCH ${path}/participants`]: room({ ...waiting, people: people('yes', 'open') }) },
    )
    screen.getByText('Nothing crosses until its owner shares it.')
    await press('Yes, I want this')
    expect(page.sent('PATCH', `${path}/participants`)).toEqual([{ consent: 'yes' }])
    await screen.findByRole('heading', { name: 'You said yes' })
    // Nothing that would tell whether the other has.
    await screen.findByText(/Nobody sees a yes before that/)
  })

  test('a link is made, shown once, and can be taken back', async () => {
    const asked = room({ ...waiting, people: people('yes'), awaited: 1 })
    const page = await open(
      { ...waiting, people: people('yes') },
      {
        [`POST ${path}/participants`]: {
          code: 'c',
          url: 'https://mallama.example/invite/c',
          expiresAt: '2026-11-28T21:00:00.000Z',
        },
      },
    )
    page.now({
      [`GET ${path}/mediation`]: asked,
      [`DELETE ${path}/invitations`]: room({ ...waiting, people: people('yes') }),
    })
    await press('Make a link')
    await screen.findByText('mallama.example/invite/c')
    await press('Take the invitation back')
    await screen.findByRole('button', { name: 'Make a link' })
  })

  test('a link is mailed to an address, in words that are shown and say nothing of what it is about', async () => {
    const page = await open(
      { ...waiting, people: people('yes') },
      {
        [`POST ${path}/participants`]: {
          code: 'c',
          url: 'https://m.example/invite/c',
          expiresAt: '2026-11-28T21:00:00.000Z',
        },
      },
    )
    await click(screen.getByText('Send it by email'))
    screen.getByText('Nora invites you to Mallama')
    await press('Send invitation')
    screen.getByText('Enter an email address')
    write('Their email', ' tomas@example.org ')
    await press('Send invitation')
    await told('Invitation sent', 'It works once, for seven days.')
    expect(page.sent('POST', `${path}/participants`)).toEqual([{ email: 'tomas@example.org' }])
    expect(document.querySelector('blockquote')!.textContent).not.toMatch(/guest|mediat/i)
  })

  test('an invitation that does not go says so, and says nothing of words', async () => {
    await open({ ...waiting, people: people('yes') }, { [`POST ${path}/participants`]: fails })
    await click(screen.getByText('Send it by email'))
    write('Their email', 'tomas@example.org')
    await press('Send invitation')
    await screen.findByText('The invitation was not sent. Please try again.')
    await press('Make a link')
    await screen.findByText('The link was not made. Please try again.')
  })

  test('a yes that does not go says so, and says nothing of words', async () => {
    await open({ ...waiting, people: people('open', 'open') }, { [`PATCH ${path}/participants`]: fails })
    await press('Yes, I want this')
    await screen.findByText('That did not go through. Please try again.')
  })

  test('a “not now” has no reason beside it', async () => {
    await open({ ...waiting, people: people('yes', 'not_now') })
    screen.getByRole('heading', { name: 'Tomas said not now' })
    screen.getByText(/That is all Mallama knows/)
  })
})

describe('the private room', () => {
  const said = (content: string, at: number) => ({
    id: `0000000${at}-0000-4000-8000-000000000000`,
    role: 'user',
    content,
    timestamp: '2026-11-21T20:43:00.000Z',
    userName: 'Nora',
  })
  const messages = [said('He never stands up for me. I find out at lunch.', 1)]

  test('lines cross one by one, each can be changed first, and nothing else leaves', async () => {
    const page = await open(
      {},
      { [`GET ${path}/private`]: { id, messages }, [`POST ${path}/turn`]: room({ phase: 'back', waitingFor: ['p2'] }) },
    )
    await press('My private room')
    await screen.findByText('Only you can see this room')
    await pressNext('Choose what Tomas may see')
    expect(button('Share 0 lines with Tomas').disabled).toBe(true)
    await click(within(screen.getByRole('group', { name: 'Line 2' })).getByLabelText('Share'))
    await press('Change line 2')
    write('Words of line 2', 'I find out at lunch, in front of everybody.')
    screen.getByText(/1 line stays here. You cannot take shared lines back./)
    await press('Share 1 line with Tomas')
    expect(page.sent('POST', `${path}/turn`)).toEqual([
      { do: 'say', step: 1, content: 'I find out at lunch, in front of everybody.' },
    ])
    await screen.findByText('It is being said back. You will say if it is right.')
  })

  test('out of turn nothing can be shared', async () => {
    await open({ speaker: 'p2', listener: 'p1', waitingFor: ['p2'] }, { [`GET ${path}/private`]: { id, messages } })
    await press('My private room')
    await screen.findByText(/You choose what others may see, line by line, when it is your turn/)
    expect(screen.queryByRole('button', { name: /Choose what/ })).toBeNull()
  })

  test('says first who can see it, and has a way out in a fold for everyone', async () => {
    await open({}, { [`GET ${path}/private`]: { id, messages } })
    await press('My private room')
    await screen.findByText(
      /Mallama shows it to nobody, and Tomas is not told that you write here. Whoever sees this screen/,
    )
    await click(screen.getByText('If something is not safe'))
    screen.getByText(/Mallama can end this in its own words, which name nobody. Leaving by yourself is shown/)
    screen.getByText(/If somebody asks you why it stopped: “It does that by itself, and gives no reasons.”/)
    expect(screen.queryByText(/There is nothing that you have to do/)).toBeNull()
  })

  test('for whom there is no mediation now, differs only inside of that fold', async () => {
    await open({ help: true }, { [`GET ${path}/private`]: { id, messages } })
    await press('My private room')
    const fold = (await screen.findByText('If something is not safe')).closest('details')!
    expect(fold.open).toBe(false)
    await click(screen.getByText('If something is not safe'))
    within(fold).getByText(/There is nothing that you have to do. Mallama may pause or end this/)
  })
})
