import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { click, field, press, Refused, write } from '../../../parts/test-page.tsx'
import { open, path } from './test-open.tsx'
import { room } from './test-room.ts'

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
    await screen.findByText('It is being said back. You will say if it is right.')
    expect(page.sent('POST', `${path}/turn`)).toEqual([
      { do: 'say', step: 1, content: 'On Monday I fell asleep at the wheel.' },
      { do: 'say', step: 1, content: 'On Monday I fell asleep at the wheel.', aside: true },
    ])
  })

  test('where it may be about somebody close, help is folded, and nothing else on the page changes', async () => {
    const abuse = { ...safety, category: 'abuse', message: 'What you describe can be abuse.' }
    const page = await open(
      {},
      {
        [`POST ${path}/turn`]: () =>
          new Refused(409, {
            code: 'conflict',
            message: 'These words were not shared. Only you have seen them.',
            requestId: 'r',
            safety: abuse,
          }),
      },
    )
    page.now({ [`GET ${path}/mediation`]: room({ help: true }) })
    write('Say how it is for you', 'Some words')
    await press('Share with Tomas')
    await screen.findByText(/These words were not shared. Only you have seen them./)
    const fold = screen.getByText('Help').closest('details')!
    expect(fold.open).toBe(false)
    await click(screen.getByText('Help'))
    within(fold).getByText('What you describe can be abuse.')
    expect(screen.queryByRole('button', { name: 'This is not about my safety' })).toBeNull()
    // Pressed once more, it is said what would help, and help stays open.
    await press('Share with Tomas')
    await screen.findByText(/held again. Change them/)
    expect(screen.getByText('Help').closest('details')!.open).toBe(true)
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
    await screen.findByText('It is being said back. You will say if it is right.')
    expect(page.sent('POST', `${path}/turn`).map(({ aside }) => aside)).toEqual([undefined, undefined])
  })
})

describe('what strikes', () => {
  const refused = (details: Record<string, string[]>) =>
    new Refused(409, {
      code: 'conflict',
      message: 'This was not shared: one sentence in it strikes.',
      requestId: 'r',
      details,
    })

  test('is shown to its writer as the sentence that it is, which they leave out by one press, and send nothing by it', async () => {
    let asked = 0
    const page = await open(
      {},
      { [`POST ${path}/turn`]: () => (asked++ ? room({ phase: 'back' }) : refused({ content: ['You are a pig.'] })) },
    )
    write('Say how it is for you', 'It was late. You are a pig. I was tired.')
    await press('Share with Tomas')
    await screen.findByText('You are a pig.')
    screen.getByText('Or say what happened, how it was for you, and what you would like instead.')
    await press('Leave that sentence out')
    expect(field('Say how it is for you').value).toBe('It was late. I was tired.')
    expect(page.sent('POST', `${path}/turn`)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('You are a pig.')).toBeNull())
    await press('Share with Tomas')
    await screen.findByText('It is being said back. You will say if it is right.')
  })
})
