import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import type { Outcome } from './outcome.ts'

let opening: Promise<Stripe> | undefined

/** Stripe's own script, from its own address: only where a card is asked for. A failure is not remembered. */
export function openStripe(publishableKey: string): Promise<Stripe> {
  opening ??= load(publishableKey).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function load(key: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(key)
  if (!stripe) throw new Error('Stripe’s form is for a browser.')
  return stripe
}

/**
 * Whether the policy of this very document lets Stripe in: that of two addresses does, and whoever came here by a link
 * inside the product still has the document of where they came from.
 */
export function letsStripeIn(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return !entry || /^\/(checkout|subscribe)(?![\w-])/.test(new URL(entry.name, location.href).pathname)
}

/** Colours of the page that is open: the form lies in a frame of its own. */
export function appearance(): Appearance {
  const styles = getComputedStyle(document.body)
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colour = (name: string) => {
    const value = styles.getPropertyValue(name).trim()
    if (!probe || value === '') return undefined
    // Stripe reads rgb alone; a dot of the colour says it, whatever way it is written in.
    probe.fillStyle = value
    probe.fillRect(0, 0, 1, 1)
    const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const named = {
    colorPrimary: colour('--brand'),
    colorBackground: colour('--surface-1'),
    colorText: colour('--ink-1'),
    colorTextSecondary: colour('--ink-2'),
    colorDanger: colour('--critical'),
  }
  const known = Object.entries(named).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return {
    theme: 'flat',
    variables: { ...Object.fromEntries(known), borderRadius: '12px', fontSizeBase: '16px' },
    rules: { '.Input': { border: `1px solid ${colour('--line-strong') ?? 'currentColor'}` } },
  }
}

interface Confirmed {
  error?: { type: string; message?: string } | undefined
  status?: string | undefined
}

/** What is about the card is the bank's answer; anything else is an exception. */
function outcomeOf({ error, status }: Confirmed): Outcome {
  if (error?.type === 'validation_error') return { is: 'incomplete' }
  if (error?.type === 'card_error' || error?.type === 'invalid_request_error')
    return { is: 'refused', message: error.message ?? 'Your card was declined.' }
  if (error) throw new Error(error.type)
  return status === 'succeeded' ? { is: 'paid' } : status === 'processing' ? { is: 'pending' } : { is: 'left' }
}

/** Confirms with what stands in the form. The bank may lead away, and back to `returnTo`. */
export async function confirmIn(stripe: Stripe, elements: StripeElements, setup: boolean, returnTo: string) {
  const confirmParams = { return_url: new URL(returnTo, location.origin).href }
  if (setup) {
    const { error, setupIntent } = await stripe.confirmSetup({ elements, confirmParams, redirect: 'if_required' })
    return outcomeOf({ error, status: setupIntent?.status })
  }
  const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
  return outcomeOf({ error, status: paymentIntent?.status })
}

/** The bank asks for a payment with the card that is kept already. */
export async function approveWithStripe(publishableKey: string, clientSecret: string): Promise<Outcome> {
  const stripe = await openStripe(publishableKey)
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
  return outcomeOf({ error, status: paymentIntent?.status })
}
