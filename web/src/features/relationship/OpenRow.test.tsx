import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OpenRow } from './OpenRow.tsx'

afterEach(() => {
  cleanup()
  window.location.hash = ''
})
const row = () => document.querySelector<HTMLDetailsElement>('details.open-row')!
const press = () => fireEvent.click(screen.getByRole('heading', { level: 2, name: 'Notes' }))

test('a row says what is in it, opens and closes, and asks for what is late once it is wanted', () => {
  render(
    <OpenRow title="Notes" line="We met at school" late>
      <p>All of them</p>
    </OpenRow>,
  )
  expect(row().querySelector('summary')!.textContent).toBe('NotesWe met at school')
  expect([row().open, screen.queryByText('All of them')]).toEqual([false, null])
  press()
  expect(row().open).toBe(true)
  expect(screen.getByText('All of them')).toBeTruthy()
  press()
  expect(row().open).toBe(false)
  // What was loaded stays, with whatever was begun in it.
  expect(screen.getByText('All of them')).toBeTruthy()
})

test('a search in the page that opens a row is heard', () => {
  render(
    <OpenRow title="Notes" line="" late>
      <p>All of them</p>
    </OpenRow>,
  )
  row().open = true
  fireEvent(row(), new Event('toggle'))
  expect(screen.getByText('All of them')).toBeTruthy()
})

test.each([
  ['what is being written is in it', {}, <textarea key="" aria-label="Note" />, ''],
  ['something in it was begun', { begun: true }, <p key="">A draft</p>, ''],
  ['a link leads to it', { place: 'notes' }, <p key="">All of them</p>, '#notes'],
])('a row stands open when %s', (_when, props, children, hash) => {
  window.location.hash = hash
  render(
    <OpenRow title="Notes" line="" {...props}>
      {children}
    </OpenRow>,
  )
  expect(row().open).toBe(true)
})

test('on a wide screen it stands open without the row', () => {
  render(
    <OpenRow title="Notes" line="" flat late>
      <p>All of them</p>
    </OpenRow>,
  )
  expect([row().open, row().querySelector('summary')!.hidden]).toEqual([true, true])
  expect(row().className).toContain('open-row--bare')
  expect(screen.getByText('All of them')).toBeTruthy()
})
