/**
 * From tier 2 on help stands in the place of advice, and goes along with every answer and refusal. It stands apart from
 * the schemas because pages that check nothing ask it too.
 */
export const needsHelp = <S extends { tier: number }>(seen: S | null | undefined): seen is S & { tier: 2 | 3 } =>
  seen != null && seen.tier >= 2

/** Whether "This is not about my safety" is offered. What was kept before a finding said so itself goes by its kind. */
export const maySetAside = (seen: { tier: number; category: string; stays?: true | undefined } | null | undefined) =>
  needsHelp(seen) && seen.tier < 3 && seen.category !== 'child-abuse' && !seen.stays

/** What answers a quiet question; each is sent as the next message, in these words. */
export const quietAnswers = ['Yes', 'No', 'Rather not'] as const

/** Whether a body may be in trouble: then an ambulance that has a number of its own comes first. */
export const mayBeHurt = ({ category, tier }: { category: string; tier: number }): boolean =>
  category === 'medical' || (category === 'self-harm' && tier === 3)
