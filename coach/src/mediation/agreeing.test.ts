import { expect, test } from 'vitest'
import { whenIn } from './dates.ts'

test.each([
  ['I will call her on 3 May', 'on 3 May'],
  ['Done by 14 June at the latest', 'by 14 June'],
  ['I take the bins from the 2nd of April', 'from the 2nd of April'],
  ['I cook on Tuesdays', 'on Tuesdays'],
  ['I am home at 6 pm', 'at 6 pm'],
])('a day is kept whole, in their own words: %s', (text, when) => expect(whenIn(text)).toBe(when))
