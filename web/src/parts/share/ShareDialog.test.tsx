import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Relationship } from '@mallama/contracts/relationships'
import { afterEach, expect, test } from 'vitest'
import { click, fails, field, nothingTold, openPage, press, pressNext, told } from '../test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { ShareDialog } from './ShareDialog.tsx'

const ida = example(Relationship, { id: anId(), personName: 'Ida', relationshipType: 'sister' })
const item = { title: 'Thanks', content: 'Ida, thank you for looking after the kids.', type: 'feedback' }
const PEOPLE = 'GET /api/relationships'

async function open(people: unknown = [ida]) {
  const page = openPage(<ShareDialog item={item} names={[]} open onClose={() => undefined} />, { [PEOPLE]: people })
  await screen.findByRole('dialog', { name: 'Share this feedback' })
  return page
}

const clipboard = navigator.clipboard
const copies = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
afterEach(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard }))

test('Instagram and TikTok get a copy, and an email needs somebody to go to', async () => {
  const copied: string[] = []
  copies(async (text) => void copied.push(text))
  await open()
  const text = (await screen.findByLabelText<HTMLTextAreaElement>('What is shared')).value
  expect(text).not.toContain('Ida')
  for (const name of ['Instagram', 'TikTok']) {
    expect(screen.queryByRole('link', { name })).toBeNull()
    await press(name)
    await told('Content Copied!', `Paste it into ${name}.`)
    await press('Dismiss')
  }
  await click(screen.getByRole('tab', { name: 'Direct Share' }))
  await press('Copy text')
  await told('Copied to clipboard!')
  expect(copied).toEqual([text, text, text])
  await press('Dismiss')
  await click(screen.getByRole('tab', { name: 'Email' }))
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open email' })
  await click(link)
  await told('Email required', 'Please enter a recipient email address.')
  const to = field('Recipient’s email')
  await waitFor(() => expect(document.activeElement).toBe(to))
  fireEvent.change(to, { target: { value: 'ada' } })
  await click(link)
  expect(screen.getByText(/^That is not an email address yet/)).toBeTruthy()
  fireEvent.change(to, { target: { value: 'ada+home@example.org' } })
  const mail = new URL(link.href)
  expect(decodeURIComponent(mail.pathname)).toBe('ada+home@example.org')
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: field('Title').value, body: text })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.submit(to.form!)
  await told('Email opened!')
})

function Closes() {
  const [open, setOpen] = useState(true)
  return <ShareDialog item={item} names={[]} open={open} onClose={() => setOpen(false)} />
}

test('what was missing is said no more once something is written, or the dialog is gone', async () => {
  openPage(<Closes />, { [PEOPLE]: [ida] })
  await click(await screen.findByRole('tab', { name: 'Email' }))
  const link = screen.getByRole('link', { name: 'Open email' })
  await click(link)
  await told('Email required')
  fireEvent.change(field('Recipient’s email'), { target: { value: 'a' } })
  await waitFor(nothingTold)
  fireEvent.change(field('Recipient’s email'), { target: { value: '' } })
  await click(link)
  await told('Email required')
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  nothingTold()
})

test('without leave to copy the text is selected, and without the list of names nothing is shared', async () => {
  copies(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  const { now } = await open(fails)
  expect(await screen.findByText('Names could not be taken out')).toBeTruthy()
  expect(screen.queryByLabelText('What is shared')).toBeNull()
  now({ [PEOPLE]: [ida] })
  await pressNext('Try again')
  const text = await screen.findByLabelText<HTMLTextAreaElement>('What is shared')
  expect(text.value).not.toMatch(/ida/i)
  await press('TikTok')
  await told('The browser did not allow copying')
  expect(document.activeElement).toBe(text)
  expect(text.selectionEnd - text.selectionStart).toBe(text.value.length)
})
