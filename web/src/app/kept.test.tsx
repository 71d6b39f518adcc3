import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useHoldOpen } from '../platform/hold.ts'
import { useKept } from './kept.ts'
import type { Shown } from './routes.ts'

const relationship: Shown = { screen: 'relationship', params: { id: 'r1' } }
const membership: Shown = { screen: 'membership', params: {} }

function Screen({ path = '/relationships/r1', next, expired }: { path?: string; next: Shown; expired: boolean }) {
  const shown = useKept(path, next, expired)
  return <h1>{'screen' in shown ? shown.screen : shown.redirect}</h1>
}

/** What may be on it: words that nobody has saved. Drawn apart, so that only the hold tells the screen of it. */
function Words({ unsaved }: { unsaved: boolean }) {
  useHoldOpen(unsaved)
  return null
}

const shows = () => screen.getByRole('heading').textContent
afterEach(cleanup)

test('a page with unsaved words outlives access until they are saved, and no longer', () => {
  const page = render(<Screen next={relationship} expired={false} />)
  const [first, second] = [render(<Words unsaved />), render(<Words unsaved />)]
  page.rerender(<Screen next={membership} expired />)
  expect(shows()).toBe('relationship')
  first.rerender(<Words unsaved={false} />)
  expect(shows()).toBe('relationship')
  second.unmount()
  expect(shows()).toBe('membership')
  // What is written after that brings nothing back.
  first.rerender(<Words unsaved />)
  expect(shows()).toBe('membership')
})

test('without unsaved words it goes with access, and with them it is left as any page is', () => {
  const page = render(<Screen next={relationship} expired={false} />)
  page.rerender(<Screen next={membership} expired />)
  expect(shows()).toBe('membership')
  page.rerender(<Screen next={relationship} expired={false} />)
  render(<Words unsaved />)
  page.rerender(<Screen path="/dashboard" next={membership} expired />)
  expect(shows()).toBe('membership')
})

test('a checkout that is being paid stays until it has said so', () => {
  const page = render(<Screen path="/checkout" next={{ screen: 'checkout', params: {} }} expired={false} />)
  const paying = render(<Words unsaved />)
  page.rerender(<Screen path="/checkout" next={{ redirect: '/subscribe' }} expired={false} />)
  expect(shows()).toBe('checkout')
  paying.rerender(<Words unsaved={false} />)
  expect(shows()).toBe('/subscribe')
})
