import type { Side } from '../trend.ts'

/** One small act for each score that has moved; {whom} is the other person. Our own words. */
export const sideAdvice: Record<Exclude<Side, 'overall'>, { down: string; up: string }> = {
  trust: {
    down: 'keep one small promise to {whom} to the minute, and ask for one small promise with a time in return.',
    up: 'tell {whom} which kept word it was that did you good, so that it is known to count.',
  },
  communication: {
    down: 'take fifteen minutes with {whom}, phones away: each speaks for five, and the other says back what was heard before answering.',
    up: 'name to {whom} one talk of these weeks that went well, and what made it easier.',
  },
  joy: {
    down: 'do one thing with {whom} that has no purpose and used to be fun, for an hour, and leave every topic out of it.',
    up: 'put the next thing you both look forward to into the calendar with {whom}.',
  },
  growth: {
    down: 'ask {whom} what {they} would like to try or learn in the next month, and offer to make room for one evening of it.',
    up: 'ask {whom} what has become easier lately, and say what has for you.',
  },
}
