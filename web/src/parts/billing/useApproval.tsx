import { useState, type ReactNode } from 'react'
import { useConfig } from '../../platform/config.ts'
import { Approval } from './Approval.tsx'
import { confirmTest } from './calls.ts'
import { approveWithStripe } from './stripe.ts'

const CLOSED = 'You closed the approval. Nothing has changed.'

/**
 * What the bank asks about a payment with the card that is kept (3-D Secure). `ask` answers why it was not approved, or
 * null; `sheet` belongs into the dialog.
 */
export function useApproval(amount: number | null): {
  ask: (clientSecret: string) => Promise<string | null>
  sheet: ReactNode
} {
  const config = useConfig()?.billing
  const [asking, setAsking] = useState<((approve: boolean | null) => void) | null>(null)
  const ask = async (clientSecret: string): Promise<string | null> => {
    if (config?.mode === 'stripe' && config.publishableKey) {
      const outcome = await approveWithStripe(config.publishableKey, clientSecret)
      if (outcome.is === 'paid' || outcome.is === 'pending') return null
      return outcome.is === 'refused' ? outcome.message : CLOSED
    }
    const approve = await new Promise<boolean | null>((answer) => setAsking(() => answer))
    setAsking(null)
    if (approve === null) return CLOSED
    // The bank knows by itself which card it asks about.
    const done = await confirmTest(clientSecret, 'success', approve)
    return done.status === 'succeeded' ? null : (done.error?.message ?? 'Your card was declined.')
  }
  return { ask, sheet: asking && <Approval amount={amount} card={null} onAnswer={asking} /> }
}
