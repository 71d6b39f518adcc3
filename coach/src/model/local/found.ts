/** What a server of the house says it has. Sizes and lengths are null where it does not say. */
export interface LocalModel {
  model: string
  bytes: number | null
  /** As the server writes it, such as 8.0B. */
  parameters: string | null
  /** Tokens that it can keep in mind here. */
  context: number | null
  state: 'ready' | 'not-loaded' | 'loading'
}

/** Of a list longer than this nobody chooses. */
const MOST_MODELS = 50

/** Names are shown, sent back and stored: what a server makes up beyond this is left out. */
export const named = <T>(models: readonly T[], nameOf: (model: T) => string): T[] =>
  models.filter((model) => /^[\w.:/@+-]{1,200}$/.test(nameOf(model))).slice(0, MOST_MODELS)
