import kept from '../../data/words/statement-classes.json' with { type: 'json' }

/** Classes of words that the statements are made of, as `fold` spells them. */
export const classes: Readonly<Record<string, string>> = kept.classes

/** Said so, it is not said of the present: stories, play, jests, what was long ago, what might be, what is denied. */
export const { framed } = kept
