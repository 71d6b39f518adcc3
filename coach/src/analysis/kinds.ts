import type readings from './readings.json'

/** What a message is, finely enough that each is read and answered as what it is; `readings.json` has a row of each. */
export type Kind = keyof typeof readings | 'unreadable'
