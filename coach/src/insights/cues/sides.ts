import kept from '../../../data/said/sides.json' with { type: 'json' }
import type { Side } from '../trend.ts'

/** One small act for each score that has moved; {whom} is the other person. Our own words. */
export const sideAdvice: Record<Exclude<Side, 'overall'>, { down: string; up: string }> = kept
