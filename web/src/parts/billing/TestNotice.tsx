import { Info } from 'lucide-react'
import { useConfig } from '../../platform/config.ts'

/** Wherever something is paid, as long as no money moves by it. */
export function TestNotice() {
  const billing = useConfig()?.billing
  const words =
    billing?.mode === 'test'
      ? 'Test payments: no card is charged, Stripe is not connected.'
      : billing?.publishableKey?.startsWith('pk_test_')
        ? 'Stripe is in test mode: no card is charged.'
        : null
  if (words === null) return null
  return (
    <p className="pay-note">
      <Info className="icon" aria-hidden="true" />
      <span>{words}</span>
    </p>
  )
}
