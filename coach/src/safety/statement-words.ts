import kept from '../../data/words/statement-classes.json' with { type: 'json' }

/** Classes of words that the statements are made of, as `fold` spells them. */
export const classes: Readonly<Record<string, string>> = kept.classes

/**
 * `framed`: said so, it is not said of the present: stories, play, jests, what was long ago, what might be, what is
 * denied. `said`, beside the statements: a wish to die or to harm oneself denied outright, a neck that was held, and
 * that it is not about safety.
 */
export const { framed, said } = kept
