import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { has, member } from '../parts/billing/test-payments.ts'
import { openPage, Refused, told, where, type Api } from '../parts/test-page.tsx'
import Returned from './Returned.tsx'
import { isReturn } from './returns.ts'

const open = (path: string, api: Api = {}) =>
  openPage(
    <Returned />,
    { 'GET /api/subscription-status': has('plus'), 'GET /api/auth/user': member('plus'), ...api },
    { path },
  )
const payment = (how: string) =>
  `/dashboard?payment_intent=pi_1&payment_intent_client_secret=pi_1_s&redirect_status=${how}`
const card = (how: string) =>
  `/subscribe?setup_intent=seti_1&setup_intent_client_secret=seti_1_s&redirect_status=${how}`

test('who comes back from the bank has the plan, and no secret stays in the address', async () => {
  open(payment('succeeded'))
  await told('Payment Successful', 'Welcome to Plus.')
  expect(where()).toBe('/dashboard')
})

test('a payment that was not approved says so', async () => {
  open(payment('failed'))
  await told('Payment Failed', 'You have not been charged.')
  expect(where()).toBe('/dashboard')
})

test('a card that was approved is used, and one that was not is not', async () => {
  const { sent } = open(card('succeeded'), { 'POST /api/update-card/confirm': has('plus') })
  await told('Card changed')
  expect(sent('POST', '/api/update-card/confirm')).toEqual([{ clientSecret: 'seti_1_s' }])
  expect(where()).toBe('/subscribe')
})

test.each([
  ['failed', {}],
  ['succeeded', { 'POST /api/update-card/confirm': new Refused(409, { code: 'conflict', message: 'No.' }) }],
])('a card that did not help says so: %s', async (how, api) => {
  open(card(how), api)
  await told('Payment Failed')
  await waitFor(() => expect(where()).toBe('/subscribe'))
})

test('every other address is nobody’s return', () => {
  expect(isReturn('?plan=plus&v=1')).toBe(false)
  expect(isReturn(new URL(payment('succeeded'), 'http://here').search)).toBe(true)
})
