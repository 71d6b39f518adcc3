/** What a bank says to a card: while its owner looks on, and at a renewal, when nobody does. */
export interface TestCard {
  id: string
  name: string
  number: string
  outcome: string
  /** Left out of the page's list: what nobody needs who tries the checkout out. */
  unlisted?: true
  now?: Refusal
  later?: Refusal
  /** The bank asks its owner to approve: the first payment, or each. */
  asks?: 'once' | 'always'
  /** Its owner objects to the charge, and the bank decides so. */
  objects?: 'lost' | 'won'
  takesNoRefund?: true
  /** Runs out in the month in which it is used. */
  runsOut?: true
}

export interface Refusal {
  code: string
  decline_code?: string
  message: string
}

const declined: Refusal = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }
const noFunds: Refusal = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}
export const ranOut: Refusal = { code: 'expired_card', message: 'Your card has expired.' }
const wrongCode: Refusal = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }
export const notApproved: Refusal = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
export const mustApprove: Refusal = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** Stripe's own test numbers. There is no field for another: nobody can pay here with a card of theirs. */
export const testCards: readonly TestCard[] = [
  { id: 'success', name: 'Pays', number: '4242424242424242', outcome: 'The payment succeeds' },
  { id: 'declined', name: 'Declined', number: '4000000000000002', outcome: 'The bank says no', now: declined },
  {
    id: 'three_d_secure',
    name: 'Asks for approval',
    number: '4000002500003155',
    outcome: '3-D Secure: approve or fail',
    asks: 'once',
  },
  {
    id: 'insufficient_funds',
    name: 'Insufficient funds',
    number: '4000000000009995',
    outcome: 'There is not enough on it',
    now: noFunds,
  },
  { id: 'expired', name: 'Expired', number: '4000000000000069', outcome: 'It has run out', now: ranOut },
  {
    id: 'wrong_cvc',
    name: 'Wrong security code',
    number: '4000000000000127',
    outcome: 'The security code is wrong',
    now: wrongCode,
  },
  {
    id: 'renewal_fails',
    name: 'Renewal fails',
    number: '4000000000000341',
    outcome: 'Pays now, fails at the renewal',
    later: declined,
  },
  {
    id: 'always_asks',
    name: 'Asks each time',
    number: '4000002760003184',
    outcome: 'Each payment is approved, renewals too',
    asks: 'always',
    unlisted: true,
  },
  {
    id: 'runs_out',
    name: 'Runs out',
    number: '4000000000000077',
    outcome: 'Pays now, has run out at the renewal',
    runsOut: true,
    unlisted: true,
  },
  {
    id: 'disputed',
    name: 'Disputed',
    number: '4000000000000259',
    outcome: 'Pays; its owner objects, and gets the money back',
    objects: 'lost',
    unlisted: true,
  },
  {
    id: 'dispute_won',
    name: 'Disputed in vain',
    number: '4000000000002685',
    outcome: 'Pays; its owner objects in vain',
    objects: 'won',
    unlisted: true,
  },
  {
    id: 'refund_fails',
    name: 'Takes no refund',
    number: '4000000000005126',
    outcome: 'Pays; a refund to it fails',
    takesNoRefund: true,
    unlisted: true,
  },
]

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
/** Names that the same cards go by elsewhere. */
const also: Record<string, TestCard['id']> = {
  visa: 'success',
  pmcardvisa: 'success',
  ok: 'success',
  pays: 'success',
  generic: 'declined',
  decline: 'declined',
  carddeclined: 'declined',
  expiredcard: 'expired',
  incorrectcvc: 'wrong_cvc',
  cvc: 'wrong_cvc',
  '3ds': 'three_d_secure',
  '3dsecure': 'three_d_secure',
  threedsecure2: 'three_d_secure',
  requiresaction: 'three_d_secure',
  '4000000000003220': 'three_d_secure',
  '4000000000003063': 'three_d_secure',
  renewalfailure: 'renewal_fails',
  failsatrenewal: 'renewal_fails',
}

export function testCard(named: string): TestCard | undefined {
  const name = plain(named)
  return testCards.find(({ id, number }) => plain(id) === name || number === name || id === also[name])
}

export const cardOf = (id: TestCard['id']): TestCard => testCards.find((card) => card.id === id)!
