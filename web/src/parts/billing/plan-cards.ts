import { Check, Hourglass, Lock, UsersRound, type LucideIcon } from 'lucide-react'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'

export interface PlanWords {
  plan: Plan
  name: string
  price: string
  per: string
  popular: boolean
  points: { icon: LucideIcon; text: string }[]
}

const words = (plan: Plan) => ({
  plan,
  name: plans[plan].name,
  price: `$${plans[plan].price}`,
  per: plans[plan].interval === 'month' ? 'per month' : 'one payment',
})

export const planCards: PlanWords[] = [
  {
    ...words('core'),
    popular: false,
    points: [
      { icon: Check, text: 'Every tool, chat and the journal' },
      { icon: UsersRound, text: 'Shares anonymized learnings of resolved conflicts in the community feed' },
    ],
  },
  {
    ...words('plus'),
    popular: true,
    points: [
      { icon: Check, text: 'Everything in Core' },
      { icon: Lock, text: 'Does not share resolved conflicts' },
    ],
  },
  {
    ...words('prime'),
    popular: false,
    points: [
      { icon: Check, text: 'Everything in Plus' },
      { icon: Hourglass, text: 'A paid waitlist for guided group mediation' },
    ],
  },
]
