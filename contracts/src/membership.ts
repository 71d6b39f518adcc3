import { z } from 'zod'
import { User } from './account.ts'
import { defineApi } from './endpoint.ts'

export const Plan = z.enum(['core', 'plus', 'prime'])
export type Plan = z.infer<typeof Plan>

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
