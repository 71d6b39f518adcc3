import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { begun, has, member, none } from '../../parts/billing/test-payments.ts'
import { button, openPage, press, told, where } from '../../parts/test-page.tsx'
import { serverIs } from '../../platform/test-network.ts'
import CheckoutPage from './CheckoutPage.tsx'

/** Stripe's script comes from its own address: what stands here speaks as it does, at the edge of this machine. */
const confirmed: Record<string, unknown>[] = []
let answer: Record<string, unknown>
let onReady: (() => void) | null = null
const script = () => ({
  elements: ({ clientSecret }: { clientSecret: string }) => ({
    clientSecret,
    create: () => ({
      on: (event: string, then: () => void) => {
        if (event === 'ready') onReady = then
      },
      mount: () => undefined,
      destroy: () => undefined,
    }),
  }),
  confirmPayment: async (given: Record<string, unknown>) => {
    confirmed.push(given)
    return answer
  },
  registerAppInfo: () => undefined,
  _registerWrapper: () => undefined,
})

const stripe = { mode: 'stripe' as const, confirmPath: null, publishableKey: 'pk_test_1', testCards: [] }
beforeAll(() => serverIs({ supportEmail: 'help@mallama.example', billing: stripe }))
beforeEach(() => {
  confirmed.length = 0
  onReady = null
  vi.stubGlobal('Stripe', script)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (status: unknown = has('core')) =>
  openPage(
    <CheckoutPage />,
    {
      'POST /api/create-subscription': begun(),
      'POST /api/subscription-consent': null,
      'GET /api/subscription-status': status,
      'GET /api/auth/user': member('core'),
    },
    { path: '/checkout?plan=core&v=1' },
  )
const shows = (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))
async function pay() {
  await waitFor(() => expect(onReady).toBeTypeOf('function'))
  act(() => onReady!())
  fireEvent.click(screen.getByLabelText(/^Start now/))
  await press('Pay $10/month')
}

test('the button waits for Stripe and its form; the payment comes back to the dashboard', async () => {
  answer = { paymentIntent: { status: 'succeeded' } }
  const { sent } = open()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $10/month' })).disabled).toBe(true)
  await shows('Card details go straight to Stripe. Mallama never sees them.')
  await shows('Stripe is in test mode: no card is charged.')
  await pay()
  await waitFor(() => expect(where()).toBe('/dashboard'))
  expect(confirmed).toMatchObject([
    {
      elements: { clientSecret: 'pi_1_secret_1' },
      confirmParams: { return_url: `${location.origin}/dashboard` },
      redirect: 'if_required',
    },
  ])
  expect(sent('POST', '/api/test-payments/confirm')).toEqual([])
  await told('Payment Successful')
})

test.each([
  [{ error: { type: 'card_error', message: 'Your card was declined.' } }, /Payment Failed Your card was declined\./],
  [{ error: { type: 'api_connection_error' } }, /Payment Error An unexpected error occurred\. Please try again\./],
  [{ paymentIntent: { status: 'requires_action' } }, /Not paid yet You closed the approval/],
])('what Stripe answers is said: %j', async (given, words) => {
  answer = given
  open(none)
  await pay()
  await shows(words)
})

test('a document whose policy does not let Stripe in is loaded anew, and asks for no script', async () => {
  const script = vi.fn()
  vi.stubGlobal('Stripe', script)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const entry = { name: `${location.origin}/membership` } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  open()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(onReady).toBeNull()
  expect(script).not.toHaveBeenCalled()
})

test('what is missing in the form, the form itself says', async () => {
  answer = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
  open(none)
  await pay()
  await waitFor(() => expect(confirmed).toHaveLength(1))
  await waitFor(() => expect(button('Pay $10/month').getAttribute('aria-busy')).toBeNull())
  expect(document.body.textContent).not.toMatch(/Payment (Failed|Error)/)
})
