import { screen } from '@testing-library/react'
import { RehearsalLine } from '@mallama/contracts/tools'
import { expect, test } from 'vitest'
import { openPage } from '../../../parts/test-page.tsx'
import { example } from '../../../platform/test-example.ts'
import { Exchange } from './Exchange.tsx'

const nothing = async () => undefined
const shows = (more: object) => {
  const made = { content: 'Could you ask me first?', reply: 'It was only lunch.', refused: undefined, safety: null }
  const line = { ...example(RehearsalLine, { ...made, note: 'Wait for the answer now.' }), ...more }
  openPage(
    <Exchange
      line={line}
      name="Tomas"
      basis={[]}
      versions={[line]}
      onGo={() => undefined}
      onDifferently={() => undefined}
      onAside={nothing}
    />,
    {},
  )
}
const STAND_IN = /Our language model did not answer, so Mallama’s built-in coach did\./

test('who is played is never taken for the other themselves, also where a language model plays them', () => {
  shows({ coach: 'language-model' })
  expect(document.querySelector('.msg--other')!.textContent).toContain('Mallama as Tomas')
  expect(screen.getByText('It was only lunch.')).toBeTruthy()
  expect(screen.getByText('Wait for the answer now.')).toBeTruthy()
  expect(screen.queryByText(STAND_IN)).toBeNull()
})

test('a stand-in for a language model says that it is one', () => {
  shows({ coach: 'fallback' })
  expect(screen.getByText(STAND_IN)).toBeTruthy()
})

test('where the play stops nobody answers for the other, and nothing is said about the words', () => {
  shows({ refused: 'I will not play this.', reply: '' })
  expect(document.querySelector('.msg--other')).toBeNull()
  expect(screen.getByText('I will not play this.')).toBeTruthy()
  expect(screen.queryByText('Wait for the answer now.')).toBeNull()
})
