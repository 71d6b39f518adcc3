/**
 * From tier 2 on help stands in the place of advice, and goes along with every answer and refusal. It stands apart from
 * the schemas because pages that check nothing ask it too.
 */
export const needsHelp = <S extends { tier: number }>(seen: S | null | undefined): seen is S & { tier: 2 | 3 } =>
  seen != null && seen.tier >= 2
