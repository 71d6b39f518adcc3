/**
 * What quarrels are about: the words that show it, and what a person in the middle of it tends to feel and need. Own
 * list, written for Mallama from everyday quarrels; feelings are feelings (hurt, lonely, worn out), not verdicts on the
 * other ("ignored", "disrespected"), after Rosenberg's distinction.
 */
export interface Theme {
  id: string
  /** The kind of conflict, for a heading. */
  kind: string
  cue: RegExp
  /** Nouns that name the matter itself. */
  noun: RegExp
  /** How the matter is called where no noun is at hand. */
  matter: string
  /** "I feel ...". */
  feel: string[]
  /** "I need ...". */
  need: string[]
  /** What lies under it, as a noun phrase. */
  under: string
  /** What the one who is hurt by it is after, as a noun phrase. */
  after: string
  /** One habit that keeps this from coming to a head again. */
  habit: string
}

const of = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'gi')
export const theme = (
  id: string,
  kind: string,
  cue: string,
  noun: string,
  rest: Omit<Theme, 'id' | 'kind' | 'cue' | 'noun'>,
): Theme => ({ id, kind, cue: of(cue), noun: of(noun), ...rest })

/** Where nothing names the matter. */
export const open: Theme = {
  id: 'open',
  kind: 'A disagreement',
  cue: /(?!)/g,
  noun: /(?!)/g,
  matter: 'this',
  feel: ['upset', 'hurt', 'frustrated'],
  need: ['us to sort this out', 'you to see my side', 'to talk about this calmly'],
  under: 'two views of the same moment',
  after: 'to have their side seen',
  habit: 'Begin with what happened and what it was like, before anything about the other',
}
