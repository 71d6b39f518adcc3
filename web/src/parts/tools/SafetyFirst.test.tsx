import { screen, waitFor } from '@testing-library/react'
import type { Safety } from '@mallama/contracts/safety'
import { expect, test, vi } from 'vitest'
import { anId } from '../../platform/test-example.ts'
import { openPage, press } from '../test-page.tsx'
import { SafetyFirst } from './SafetyFirst.tsx'

const help = (changes: object): NonNullable<Safety> => ({
  tier: 2,
  category: 'abuse',
  message: 'It is not your fault.',
  resources: [],
  country: 'US',
  thirdParty: false,
  aside: false,
  ...changes,
})
const NOT_THIS = 'This is not about my safety'
const HELP = 'This comes first'

function open(safety: Safety, onAside = vi.fn(async () => undefined), beside?: true) {
  openPage(
    <SafetyFirst id={anId()} safety={safety} beside={beside} onReset={() => undefined} onAside={onAside}>
      <p>The result</p>
    </SafetyFirst>,
    {},
  )
  return onAside
}
const result = () => screen.queryByText('The result')

test('from tier 2 on help stands in the place of a result, with a way back', async () => {
  const onAside = open(help({}))
  expect(result()).toBeNull()
  expect(screen.getByRole('heading', { name: HELP })).toBeTruthy()
  await press(NOT_THIS)
  expect(onAside).toHaveBeenCalledOnce()
})

test.each([help({ tier: 3 }), help({ category: 'child-abuse' }), help({ stays: true })])(
  'and without one where it stays: %j',
  (safety) => {
    open(safety)
    expect(result()).toBeNull()
    expect(screen.queryByText(NOT_THIS)).toBeNull()
  },
)

test('what was written for it waits folded below help', () => {
  open(help({}), undefined, true)
  expect(screen.getByRole('heading', { name: HELP })).toBeTruthy()
  expect(result()!.closest('details')!.open).toBe(false)
})

test('a doubt is a result with one quiet question; a no is kept, and the question goes', async () => {
  const onAside = open(help({ tier: 1 }))
  expect(result()).toBeTruthy()
  await press('No')
  expect(onAside).toHaveBeenCalledOnce()
  expect(result()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  expect(screen.getByText('If this is about someone’s safety', { exact: false })).toBeTruthy()
})

test('a yes brings help in its place, and is told to nobody', async () => {
  const onAside = open(help({ tier: 1 }))
  await press('Yes')
  await waitFor(() => expect(screen.getByRole('heading', { name: HELP })).toBeTruthy())
  expect(result()).toBeNull()
  await press(NOT_THIS)
  await waitFor(() => expect(result()).toBeTruthy())
  expect(onAside).not.toHaveBeenCalled()
})

test('what was set aside is a result like any other, with help one press away', () => {
  open(help({ tier: 1, aside: true }))
  expect(result()).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'A careful question' })).toBeNull()
  expect(screen.getByText('If this is about someone’s safety', { exact: false })).toBeTruthy()
})
