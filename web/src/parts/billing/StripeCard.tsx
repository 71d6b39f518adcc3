import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useConfig } from '../../platform/config.ts'
import { Button } from '../../ui/button.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import type { CardFormProps } from './outcome.ts'
import { appearance, confirmIn, letsStripeIn, openStripe } from './stripe.ts'

/** Stripe's own form, in its own frame: what is typed there never passes through this page. */
export default function StripeCard({ clientSecret, setup, returnTo, onReady }: CardFormProps) {
  const key = useConfig()?.billing.publishableKey ?? null
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    if (key === null) return
    if (!letsStripeIn()) return location.reload()
    let over = false
    let close: () => void = () => undefined
    const mount = async () => {
      const stripe = await openStripe(key)
      if (over || !box.current) return
      const elements = stripe.elements({ clientSecret, appearance: appearance() })
      const card = elements.create('payment')
      close = () => card.destroy()
      card.on('ready', () => {
        setState('ready')
        onReady(() => confirmIn(stripe, elements, setup, returnTo))
      })
      card.on('loaderror', () => setState('failed'))
      card.mount(box.current)
    }
    mount().catch(() => setState('failed'))
    return () => {
      over = true
      onReady(null)
      close()
    }
  }, [key, clientSecret, setup, returnTo, onReady])

  return (
    <div className="stack">
      {state === 'loading' && <Bone height="8rem" shape="round" />}
      {state === 'failed' && (
        <div className="stack justify-items-start" role="alert">
          <p>The payment form could not be loaded. Check your connection and anything that blocks scripts.</p>
          <Button variant="quiet" onClick={() => location.reload()}>
            Load it again
          </Button>
        </div>
      )}
      <div ref={box} />
      <p className="meta flex items-start gap-2">
        <Lock className="icon" aria-hidden="true" />
        Card details go straight to Stripe. Mallama never sees them.
      </p>
    </div>
  )
}
