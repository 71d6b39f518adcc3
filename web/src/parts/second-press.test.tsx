import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held, openPage, Refused } from './test-page.tsx'
import { apiRequest } from '../platform/api.ts'
import { useMutation } from '../platform/mutation.ts'

const SAVE = 'POST /api/things'

interface ThingsProps {
  said: readonly unknown[]
  bodyOf?: (thing: unknown) => object
}

function Things({ said, bodyOf = (thing) => ({ thing }) }: ThingsProps) {
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: (thing: unknown) => apiRequest('POST', '/api/things', bodyOf(thing)),
  })
  return (
    <>
      {said.map((thing, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of them may say the same
        <button key={at} type="button" onClick={() => mutate(thing)}>
          Send {at}
        </button>
      ))}
      <output>{isPending ? 'on its way' : isSuccess ? 'kept' : isError ? 'failed' : 'nothing yet'}</output>
    </>
  )
}

/** Presses as fast as a page can be pressed: nothing is drawn between them. */
const presses = (...which: number[]) =>
  act(async () => {
    for (const at of which) screen.getByRole('button', { name: `Send ${at}` }).click()
  })
const says = (words: string) => screen.findByText(words)

test('two presses in one breath send once, and the next after the answer sends again', async () => {
  const answer = held<object>()
  const { sent, now } = openPage(<Things said={[{ name: 'Ines' }]} />, { [SAVE]: () => answer.promise })
  await presses(0, 0, 0)
  await says('on its way')
  await presses(0)
  expect(sent('POST', '/api/things')).toEqual([{ thing: { name: 'Ines' } }])
  answer.go({})
  await says('kept')
  now({ [SAVE]: {} })
  await presses(0)
  await waitFor(() => expect(sent('POST', '/api/things')).toHaveLength(2))
})

test('after a failure the same is sent again', async () => {
  const { sent, now } = openPage(<Things said={['a']} />, { [SAVE]: () => new Refused(500) })
  await presses(0, 0)
  await says('failed')
  now({ [SAVE]: {} })
  await presses(0)
  await says('kept')
  expect(sent('POST', '/api/things')).toHaveLength(2)
})

test('what differs is sent at once: on, off and on again end as they were pressed', async () => {
  const answer = held<object>()
  const { sent } = openPage(<Things said={[true, false, { id: 1 }, { id: 2 }]} />, { [SAVE]: () => answer.promise })
  await presses(0, 0, 1, 1, 0, 2, 3)
  await waitFor(() =>
    expect(sent('POST', '/api/things').map(({ thing }) => thing)).toEqual([true, false, true, { id: 1 }, { id: 2 }]),
  )
  answer.go({})
  await says('kept')
})

const file = (name: string) => new File([name], `${name}.csv`)
const round = () => {
  const it: { self?: object } = {}
  it.self = it
  return it
}

test.each([
  ['files', [file('a'), file('b')]],
  ['files with a word', [file('a'), file('b')].map((one) => ({ file: one, kind: 'csv' }))],
  ['lists of files', [[file('a')], [file('b')]]],
  ['maps', [new Map([['a', 1]]), new Map([['b', 2]])]],
  ['things that hold themselves', [round(), round()]],
])('two %s are two things, and one of them is itself', async (_, said) => {
  const { sent } = openPage(<Things said={said} bodyOf={() => ({})} />, { [SAVE]: () => held<object>().promise })
  await presses(0, 0, 1, 1)
  await waitFor(() => expect(sent('POST', '/api/things')).toHaveLength(2))
})

test('what says the same in every part is the same', async () => {
  const said = [1, 2].map(() => ({ name: 'Ines', at: [1, null, { on: true }], left: undefined }))
  const { sent } = openPage(<Things said={said} />, { [SAVE]: () => held<object>().promise })
  await presses(0, 1, 0)
  await says('on its way')
  expect(sent('POST', '/api/things')).toHaveLength(1)
})
