/** What a received message does; the labels of coach/train/received-messages.jsonl, in the order of the weights. */
export const acts = [
  'complaint',
  'request',
  'question',
  'information',
  'thanks',
  'affection',
  'apology',
  'non-apology',
  'deflection',
  'boundary',
  'invitation',
  'break-up',
  'threat',
  'ultimatum',
  'joke',
] as const
export type Act = (typeof acts)[number]

export const valences = ['positive', 'neutral', 'negative'] as const
export type Valence = (typeof valences)[number]

export const sarcasms = ['none', 'possible', 'likely'] as const
export type Sarcasm = (typeof sarcasms)[number]
