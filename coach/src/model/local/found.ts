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

/** Names are shown, sent back and stored: what a server makes up beyond this is left out. */
export const isName = (name: string): boolean => /^[\w.:/@+-]{1,200}$/.test(name)

/** Of a list longer than this nobody chooses. */
export const MOST_MODELS = 50
