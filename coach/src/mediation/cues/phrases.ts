import file from '../phrases.json' with { type: 'json' }

/**
 * What the coach says in a shared room. {X} is the one the step is about, {Y} the other; {A} and {B} where both are
 * meant alike. Every line speaks to both by name, gives both the same, and judges neither. Own words, written for
 * Mallama after the steps in COACH.md.
 */
export const { phrases, harmPhrases, balancePhrases } = file
