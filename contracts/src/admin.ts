import { z } from 'zod'
import { User } from './account.ts'
import { defineApi } from './endpoint.ts'
import { Nothing } from './fields.ts'

const code = z.string('Enter the setup code').trim().min(1, 'Enter the setup code').max(64, 'At most 64 characters')

/**
 * How the one admin account is made: `check`, then the identity service's own sign-up with the same address within ten
 * minutes, then `claim`. A code that is wrong, used or past its day: 400 on `code`; when there is an admin: 409.
 */
export const adminApi = defineApi({
  checkSetup: {
    method: 'POST',
    path: '/api/admin-setup/check',
    access: 'anyone',
    summary: 'Verifies the setup code and opens sign-up for this one address for ten minutes.',
    body: z.strictObject({ email: z.string().trim().max(254).pipe(z.email('Invalid email address.')), code }),
    response: Nothing,
    status: 204,
  },
  claim: {
    method: 'POST',
    path: '/api/admin-setup',
    access: 'signed-in',
    summary: 'Uses the setup code up: the signed-in person, whose address is the fixed one, becomes the admin.',
    body: z.strictObject({ code }),
    response: User,
  },
})
