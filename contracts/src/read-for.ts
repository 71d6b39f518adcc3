/** What the coach reads for. Apart from the schemas: what only reads does not wait for the validator to load. */
export const argumentActs = [
  'complaint',
  'criticism',
  'contempt',
  'defend',
  'withdraw',
  'demand',
  'threat',
  'invalidate',
  'question',
  'disclose',
  'request',
  'validate',
  'apologise',
  'accountability',
  'repair',
  'offer',
  'agree',
] as const

export const memoryKinds = ['person', 'event', 'wish', 'helps', 'hurts'] as const
