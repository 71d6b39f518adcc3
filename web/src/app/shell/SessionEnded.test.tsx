import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialog, field, leavePage, openPage, press, write } from '../../parts/test-page.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { SessionEndContext } from '../../ui/session-end.ts'
import { ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { LogIn } from './LogIn.tsx'
import SessionEnded from './SessionEnded.tsx'

test.each([
  ['/journal', 'Please log in', /^Your session has ended\./],
  ['/conversations', 'Access Denied', /^Please log in\./],
])('on %s a session that ends asks to log in, and the words stay', async (path, title, said) => {
  openPage(
    <>
      <textarea aria-label="Entry" defaultValue="He was late again." />
      <SessionEnded />
    </>,
    {},
    { path },
  )
  await dialog(title)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText(/What you typed is still on this page; .* Everything else is hidden until you/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/api/login')
  expect(screen.getByRole('button', { name: 'Stay on this page' })).toBeTruthy()
})

test('a page with no words of theirs does not say that it has some, nor offers to stay', async () => {
  openPage(
    <>
      <textarea aria-label="Entry" />
      <SessionEnded />
    </>,
    {},
  )
  await dialog('Please log in')
  expect(screen.getByText('Your session has ended. This page is hidden until you log in.')).toBeTruthy()
  expect(screen.queryByText(/What you typed/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stay on this page' })).toBeNull()
})

test('whoever stays has what they typed, and the way back in; the rest is hidden until the session is there again', async () => {
  const { documentElement } = document
  openPage(
    <>
      <label htmlFor="entry">Entry</label>
      <textarea id="entry" defaultValue="He was" />
      <SessionEnded />
    </>,
    {},
  )
  await dialog('Please log in')
  write('Entry', 'He was late again.')
  await press('Stay on this page')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field('Entry').value).toBe('He was late again.')
  expect(screen.getByRole('complementary', { name: 'Session' }).textContent).toContain('Your session has ended.')
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/api/login')
  expect(documentElement.dataset).toHaveProperty('ended')
  leavePage()
  expect(documentElement.dataset).not.toHaveProperty('ended')
})

test('what did not load blames the connection, and once the session has ended that', () => {
  const retry = () => undefined
  const sections = (
    <>
      <NotLoaded what="Your moments did not load." busy={false} onRetry={retry} />
      <ErrorState title="Your journal did not load" text="It may be your connection." onRetry={retry} />
    </>
  )
  openPage(sections, {})
  expect(screen.getAllByText(/It may be your connection\./)).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  leavePage()
  openPage(<SessionEndContext value={<LogIn />}>{sections}</SessionEndContext>, {})
  expect(screen.queryByText(/connection/)).toBeNull()
  expect(screen.getAllByText(/Your session has ended\./)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Log In' })).toHaveLength(2)
})

function Writing() {
  useTitle('Chat about Tomas')
  return (
    <Dialog open onOpenChange={() => undefined} title="New Entry">
      <textarea aria-label="What happened" />
    </Dialog>
  )
}

test('the tab names nobody, and a dialog that was open has its own way back in', async () => {
  openPage(
    <SessionEndContext value={<LogIn />}>
      <Writing />
    </SessionEndContext>,
    {},
  )
  expect(document.title).toBe('Please log in - Mallama')
  const entry = await dialog('New Entry')
  expect(entry.getByText('Your session has ended.')).toBeTruthy()
  expect(entry.getAllByRole('link', { name: 'Log In' })).toHaveLength(1)
})
