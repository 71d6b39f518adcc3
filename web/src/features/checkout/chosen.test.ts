import { expect, test } from 'vitest'
import { priceOf } from '../../parts/billing/words.ts'
import { chosenPlan } from './chosen.ts'

test.each([
  ['?plan=core&v=1', 'core', '$10/month'],
  ['?plan=plus&v=1', 'plus', '$20/month'],
  ['?plan=prime&v=1', 'prime', '$100 once'],
  ['', 'core', '$10/month'],
  ['?plan=platinum', 'core', '$10/month'],
  ['?plan=toString', 'core', '$10/month'],
])('%s is %s at %s', (search, plan, price) => {
  expect(chosenPlan(search)).toBe(plan)
  expect(priceOf(chosenPlan(search))).toBe(price)
})
