/** Why no words are written for a goal, or `none`; the labels of `refuse` in coach/data/lines. */
export const refusals = ['none', 'threat', 'leverage', 'control', 'deceive', 'harm', 'pursue', 'isolate'] as const
export type Refusal = (typeof refusals)[number]
