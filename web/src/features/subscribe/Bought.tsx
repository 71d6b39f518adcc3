import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Plan } from '@mallama/contracts/membership'
import { nameOfPlan } from '../../parts/billing/words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Scene } from '../../ui/scenes.tsx'

const REDIRECT_MS = 2_000

const gives: Record<Plan, string> = {
  core: 'Every tool is open to you.',
  plus: 'Your resolved conflicts stay private from now on.',
  prime: 'We write to you when a place in a guided group mediation is free.',
}

/** Paid: two seconds to read it, then the dashboard. */
export function Bought({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className="page subscribe">
      <h1 ref={title} tabIndex={-1}>
        Payment Successful
      </h1>
      <Card as="section" className="empty">
        <Scene />
        <h2>{plan === 'prime' ? 'Added to Prime Waiting List' : `Welcome to ${nameOfPlan(plan)}`}</h2>
        <p>{gives[plan]} Taking you to your dashboard.</p>
        <LinkButton to="/dashboard" replace>
          Go now
        </LinkButton>
      </Card>
    </div>
  )
}
