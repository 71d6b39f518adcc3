import { screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { Invitation } from '@mallama/contracts/connections'
import { beforeEach, expect, test } from 'vitest'
import { button, click, fails, field, held, openPage, press, seenBy, told, write } from '../../../parts/test-page.tsx'
import { example } from '../../../platform/test-example.ts'
import { useConnect } from './connect.queries.ts'
import { Invite } from './Invite.tsx'

const ASK = 'POST /api/relationships/:id/connect'
const ME = 'PATCH /api/auth/user'
const invitation = example(Invitation, { expiresAt: '2026-03-09T20:00:00.000Z' })
const person = (firstName: string | null) =>
  example(User, { id: 'u1', firstName, serverTime: '2026-03-02T20:00:00.000Z' })

let failed: unknown[] = []
beforeEach(() => {
  failed = []
})

const Card = () => <Invite personName="Tomas" connect={useConnect('r1')} onFailed={(error) => failed.push(error)} />

test('a double press mails one letter: a second one would make the link of the first worthless', async () => {
  const { promise, go } = held<object>()
  const { sent } = openPage(seenBy(person('Nora'), <Card />), { [ASK]: () => promise })
  await press('Send an email')
  write(/email$/, ' tomas@example.org ')
  await click(button('Send invitation'), 2)
  go(invitation)
  await told('Invitation sent')
  expect(sent('POST', '/api/relationships/:id/connect')).toEqual([{ email: 'tomas@example.org' }])
})

test('who has no first name is asked for it, and a double press gives it once', async () => {
  const { sent } = openPage(seenBy(person(null), <Card />), { [ME]: person('Nora'), [ASK]: invitation })
  await press('Make a link')
  expect(screen.getByText('Write your first name')).toBeTruthy()
  write('Your first name', 'Nora')
  await click(button('Make a link'), 2)
  await waitFor(() => expect(sent('POST', '/api/relationships/:id/connect')).toHaveLength(1))
  expect(sent('PATCH', '/api/auth/user')).toEqual([{ firstName: 'Nora' }])
})

test('a letter that could not be sent says so, keeps the address, and can be sent again', async () => {
  const { now, sent } = openPage(seenBy(person('Nora'), <Card />), { [ASK]: fails })
  await press('Send an email')
  write(/email$/, 'tomas@example.org')
  await press('Send invitation')
  await waitFor(() => expect(failed).toHaveLength(1))
  expect(field(/email$/).value).toBe('tomas@example.org')
  now({ [ASK]: invitation })
  await press('Send invitation')
  await told('Invitation sent')
  expect(sent('POST', '/api/relationships/:id/connect')).toHaveLength(2)
})
