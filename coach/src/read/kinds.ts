import messages from '../../data/kinds.json' with { type: 'json' }

/** What a message to somebody else has to do, as people ask for it; the labels of `words` in coach/data/lines. */
export type Kind = keyof typeof messages
export const kinds = Object.keys(messages) as Kind[]
