import { fireEvent, screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { expect, test } from 'vitest'
import { openPage, press, Refused, seenBy, told } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { PictureField } from './PictureField.tsx'

const nora = (more: Partial<User> = {}) =>
  example(User, { id: 'u1', firstName: 'Nora', serverTime: '2026-03-02T20:00:00.000Z', ...more })
const open = (api: Record<string, unknown>, user = nora()) => openPage(seenBy(user, <PictureField user={user} />), api)
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('A picture of you'), { target: { files: [file] } })
const problem = () => document.querySelector('.field__error:not([hidden])')?.textContent
const small = (type = 'image/png') => new File(['dots'], 'me.png', { type })

test('a picture that is chosen is sent as it is, and said to be saved', async () => {
  const { asked } = open({ 'PUT /api/account/picture': nora({ profileImageUrl: '/api/account/picture?v=1' }) })
  choose(small())
  await told('Your picture is saved')
  const [sent] = asked.filter(({ method }) => method === 'PUT')
  expect(await (sent!.body['file'] as Blob).text()).toBe('dots')
})

test('what the server says of a file that is none stands beside the button, and the next try can go well', async () => {
  const why = 'This picture has 60000 by 60000 dots: too many to open. Make it smaller first.'
  const { now } = open({ 'PUT /api/account/picture': new Refused(400, { code: 'invalid_input', message: why }) })
  choose(small())
  await waitFor(() => expect(problem()).toBe(why))
  now({ 'PUT /api/account/picture': nora({ profileImageUrl: '/api/account/picture?v=1' }) })
  choose(small())
  await told('Your picture is saved')
  expect(problem()).toBeUndefined()
})

test('an SVG, a file that is no picture and one that cannot be opened are told before anything is sent', async () => {
  const { asked } = open({})
  const says = async (words: RegExp) => waitFor(() => expect(problem()).toMatch(words))
  choose(small('image/svg+xml'))
  await says(/An SVG file cannot be used/)
  choose(small('text/plain'))
  await says(/This is not a picture/)
  // No browser can open it; this one has no canvas either.
  choose(new File([new Uint8Array(50_000_000)], 'me.jpg', { type: 'image/jpeg' }))
  await says(/This picture could not be opened. Choose a JPEG, PNG or WebP file/)
  expect(asked).toEqual([])
})

test('a picture is removed; where that fails it is said', async () => {
  const user = nora({ profileImageUrl: '/api/account/picture?v=1' })
  const { now, sent } = open({ 'GET /api/account/picture': {}, 'DELETE /api/account/picture': new Refused(500) }, user)
  await press('Remove picture')
  await waitFor(() => expect(problem()).toMatch(/was not removed/))
  now({ 'DELETE /api/account/picture': null })
  await press('Remove picture')
  await told('Your picture is removed')
  expect(sent('DELETE', '/api/account/picture')).toHaveLength(2)
})
