import { z } from 'zod'
import { User } from './account.ts'
import { defineApi } from './endpoint.ts'

export const Plan = z.enum(['core', 'plus', 'prime'])
export type Plan = z.infer<typeof Plan>

/** Whole dollars. Prime is paid once. */
export const plans = {
  core: { name: 'Core', price: 10, interval: 'month', subscriptionType: 'regular' },
  plus: { name: 'Plus', price: 20, interval: 'month', subscriptionType: 'premium' },
  prime: { name: 'Prime', price: 100, interval: 'once', subscriptionType: 'prime' },
} as const satisfies Record<Plan, { name: string; price: number; interval: 'month' | 'once'; subscriptionType: string }>

export const membershipApi = defineApi({
  startTrial: {
    method: 'POST',
    path: '/api/start-trial',
    access: 'signed-in',
    summary: 'Starts the free trial of 24 hours; once a person.',
    body: z.strictObject({}).nullish(),
    response: User,
  },
})
