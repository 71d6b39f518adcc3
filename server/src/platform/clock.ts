/** The time, in milliseconds since 1970. Tests hand in one that they move. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

export const isoAt = (ms: number): string => new Date(ms).toISOString()
