import { Check } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useWaysIn } from './ways-in.ts'

const plans = [
  {
    name: 'Core',
    price: '$10',
    per: 'per month',
    gives: [
      'AI-guided private conversations',
      'Text, relationship and argument tools',
      'Journal, moods and triggers',
      'Shares anonymized learnings of resolved conflicts in the community feed',
    ],
  },
  {
    name: 'Plus',
    price: '$20',
    per: 'per month',
    popular: true,
    gives: ['Everything in Core', 'Does not share resolved conflicts'],
  },
  {
    name: 'Prime',
    price: '$100',
    per: 'one payment',
    gives: ['Everything in Plus', 'A place on the paid waitlist for guided group mediation'],
  },
]

export function Pricing() {
  return (
    <section className="band-section" id="pricing" aria-labelledby="pricing-title">
      <h2 className="title" id="pricing-title">
        Start with a day. Stay if it helps.
      </h2>
      <div className="plans">
        {plans.map(({ name, price, per, popular, gives }) => (
          <Card as="article" key={name} className={popular ? 'plan plan--pop' : 'plan'}>
            <div className="row row--between">
              <h3 className="heading">{name}</h3>
              {popular && <Chip tone="lamp">Most Popular</Chip>}
            </div>
            <p className="plan__price">
              <span className="figure">{price}</span> <span className="meta">{per}</span>
            </p>
            <ul className="ticks">
              {gives.map((gift) => (
                <li key={gift}>
                  <Check className="icon" aria-hidden="true" />
                  {gift}
                </li>
              ))}
            </ul>
            <LinkButton to={useWaysIn().trial} variant={popular ? 'primary' : 'quiet'} block>
              Start Free Trial<span className="sr-only">, then {name}</span>
            </LinkButton>
          </Card>
        ))}
      </div>
      <p className="meta pricing__note">
        The trial is Core for 24 hours, its sharing rule included: you see each story before it is shared, without names
        or places, and you can withhold it.
      </p>
    </section>
  )
}
