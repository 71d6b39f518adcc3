import type { billingApi as api, testPaymentsApi } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { call, callAll } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

export const begin = (plan: Plan) =>
  call(route<typeof api.createSubscription>('POST', '/api/create-subscription'), { plan })
export const agree = (clientSecret: string) =>
  call(route<typeof api.agree>('POST', '/api/subscription-consent'), { clientSecret })
export const readStatus = () => call(route<typeof api.subscriptionStatus>('GET', '/api/subscription-status'))
export const readReceipts = () => callAll(route<typeof api.receipts>('GET', '/api/receipts'), {})

export const cancel = () =>
  call(route<typeof api.cancelSubscription>('POST', '/api/cancel-subscription'), { when: 'period_end' })
export const resume = () => call(route<typeof api.resumeSubscription>('POST', '/api/resume-subscription'))
export const withdraw = () => call(route<typeof api.withdraw>('POST', '/api/withdraw-subscription'))

export const previewChange = (plan: Plan) =>
  call(route<typeof api.previewChange>('POST', '/api/change-subscription/preview'), { plan })
export const change = (plan: Plan, prorationDate: number) =>
  call(route<typeof api.changeSubscription>('POST', '/api/change-subscription'), { plan, prorationDate })

export const beginCard = () => call(route<typeof api.beginCard>('POST', '/api/update-card'))
export const chargeCard = (clientSecret: string) =>
  call(route<typeof api.useCard>('POST', '/api/update-card/confirm'), { clientSecret })
export const portal = () => call(route<typeof api.portal>('POST', '/api/billing-portal'))

export const joinList = () => call(route<typeof api.joinWaitlist>('POST', '/api/waiting-list'))
export const leaveList = () => call(route<typeof api.leaveWaitlist>('DELETE', '/api/waiting-list'))

export const confirmTest = (clientSecret: string, card: string, approve?: boolean) =>
  call(route<typeof testPaymentsApi.confirm>('POST', '/api/test-payments/confirm'), {
    clientSecret,
    card,
    ...(approve === undefined ? {} : { approve }),
  })
