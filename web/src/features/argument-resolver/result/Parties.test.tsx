import { Resolution } from '@mallama/contracts/arguments'
import { expect, test } from 'vitest'
import { openPage } from '../../../parts/test-page.tsx'
import { anId, example } from '../../../platform/test-example.ts'
import Parties from './Parties.tsx'

test('what could have been said instead has one lead, also where it is an example', () => {
  const improvements = {
    Tomas: {
      whatToImprove: ['An accusation', 'A threat'],
      howToImprove: ['For example: This matters to me. I would like an answer.', 'Say what you need, and by when.'],
    },
  }
  const resolution = example(Resolution, { id: anId(), improvements, whatWentWell: {} })
  openPage(<Parties resolution={resolution} parties={['Tomas']} />, {})
  expect([...document.querySelectorAll('.arg__pts li')].map(({ textContent }) => textContent)).toEqual([
    'An accusationInstead, for example: This matters to me. I would like an answer.',
    'A threatInstead: Say what you need, and by when.',
  ])
})
