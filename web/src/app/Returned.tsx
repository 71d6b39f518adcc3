import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { chargeCard } from '../parts/billing/calls.ts'
import { settled } from '../parts/billing/settled.ts'
import { takeStatus } from '../parts/billing/status.queries.ts'
import { welcomeTo } from '../parts/billing/words.ts'
import { messageOf } from '../platform/api.ts'
import { getAccount } from '../platform/user.ts'
import { toast } from '../ui/toasts.ts'

const NAMES = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]
const planOf = { none: null, regular: 'core', premium: 'plus', prime: 'prime' } as const

/** Takes over what the bank decided, and takes the payment's secret off the address. */
export default function Returned() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const isDone = query.get('redirect_status') === 'succeeded'
    const card = query.get('setup_intent_client_secret')
    for (const name of NAMES) query.delete(name)
    void navigate({ pathname, search: query.toString() }, { replace: true })
    void (card === null ? paid(isDone) : changed(isDone, card))
  }, [pathname, search, navigate])
  return null
}

async function paid(isDone: boolean): Promise<void> {
  const arrived = isDone && (await settled(null))
  const { user } = getAccount()
  const plan = planOf[user?.subscriptionType ?? 'none']
  if (arrived && plan)
    toast({ title: 'Payment Successful', description: welcomeTo(plan, user?.firstName), tone: 'good', onward: true })
  else if (isDone)
    toast({ title: 'Payment received', description: 'Your plan opens in a moment. Do not pay again.', onward: true })
  else
    toast({
      title: 'Payment Failed',
      description: 'Your bank did not approve it. You have not been charged.',
      tone: 'error',
      onward: true,
    })
}

async function changed(isDone: boolean, clientSecret: string): Promise<void> {
  try {
    if (!isDone) throw new Error('not approved')
    await takeStatus(await chargeCard(clientSecret))
    toast({ title: 'Card changed', tone: 'good', onward: true })
  } catch (error) {
    const description = messageOf(error, 'Your bank did not approve the card. The one before stays in use.')
    toast({ title: 'Payment Failed', description, tone: 'error', onward: true })
  }
}
