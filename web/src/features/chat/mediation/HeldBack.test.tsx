import { screen, waitFor } from '@testing-library/react'
import type { Mediation } from '@mallama/contracts/mediation'
import { describe, expect, test } from 'vitest'
import { dialog, openPage, press, pressNext, Refused, write, type Api } from '../../../parts/test-page.tsx'
import MediationView from './MediationView.tsx'
import { room } from './test-room.ts'

const { id } = room()
const path = `/api/conversations/${id}`

async function open(more: Partial<Mediation> = {}, api: Api = {}) {
  const page = openPage(<MediationView id={id} />, { [`GET ${path}/mediation`]: room(more), ...api })
  await screen.findByRole('heading', { level: 1 })
  return page
}

describe('what is like danger', () => {
  const safety = {
    tier: 2,
    category: 'medical',
    message: 'This may need medical help right now.',
    resources: [],
    country: null,
    thirdParty: false,
    aside: false,
  }
  const heldBack = () =>
    new Refused(409, { code: 'conflict', message: 'These words were not shared.', requestId: 'r', safety })

  test('is not shared before its writer says that it is not about anybody’s safety', async () => {
    let asked = 0
    const page = await open({}, { [`POST ${path}/turn`]: () => (asked++ ? room({ phase: 'back' }) : heldBack()) })
    write('Say how it is for you', 'On Monday I fell asleep at the wheel.')
    await press('Share with Tomas')
    await screen.findByText('This may need medical help right now.')
    await press('This is not about my safety')
    await screen.findByText('Tomas is saying it back. You will say if it is right.')
    expect(page.sent('POST', `${path}/turn`)).toEqual([
      { do: 'say', step: 1, content: 'On Monday I fell asleep at the wheel.' },
      { do: 'say', step: 1, content: 'On Monday I fell asleep at the wheel.', aside: true },
    ])
  })

  test('where it closes the room to its writer, the private room says why, and how to leave', async () => {
    const page = await open(
      {},
      { [`POST ${path}/turn`]: heldBack, [`GET ${path}/private`]: { id: null, messages: [] } },
    )
    page.now({ [`GET ${path}/mediation`]: room({ help: true }) })
    write('Say how it is for you', 'Some words')
    await press('Share with Tomas')
    await screen.findByText('What you were about to share was not shared. Only you have seen it.')
    screen.getByText('Only you can see this room')
    await press('Pause, leave or end')
    await pressNext(/^Leave/)
    await dialog('Leave this mediation?', 'alertdialog')
  })

  test.each([
    ['is changed by hand', () => write('Say how it is for you', 'Some other words')],
    ['gets another beginning', () => press('I would like')],
  ])('what %s afterwards is no longer what was held back, and is read anew', async (_, edit) => {
    let asked = 0
    const page = await open({}, { [`POST ${path}/turn`]: () => (asked++ ? room({ phase: 'back' }) : heldBack()) })
    write('Say how it is for you', 'Some words')
    await press('Share with Tomas')
    await screen.findByRole('button', { name: 'This is not about my safety' })
    await edit()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'This is not about my safety' })).toBeNull())
    await press('Share with Tomas')
    await screen.findByText('Tomas is saying it back. You will say if it is right.')
    expect(page.sent('POST', `${path}/turn`).map(({ aside }) => aside)).toEqual([undefined, undefined])
  })

  test('why the room is closed stays told when it is paused from there, and not once the words went through', async () => {
    const closed = room({ help: true })
    const page = await open(
      {},
      { [`POST ${path}/turn`]: heldBack, [`GET ${path}/private`]: { id: null, messages: [] } },
    )
    page.now({ [`GET ${path}/mediation`]: closed, [`POST ${path}/pause`]: { ...closed, paused: true } })
    write('Say how it is for you', 'Some words')
    await press('Share with Tomas')
    await screen.findByText('What you were about to share was not shared. Only you have seen it.')
    await press('Pause, leave or end')
    await pressNext(/^Pause/)
    await waitFor(() => expect(page.sent('POST', `${path}/pause`)).toHaveLength(1))
    screen.getByText('What you were about to share was not shared. Only you have seen it.')
  })
})
