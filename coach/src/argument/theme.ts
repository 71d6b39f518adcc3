import { once } from '../once.ts'

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
  /** The same for the first of them, without the flag g. */
  first: RegExp
  /** The first of the nouns that name the matter itself. */
  noun: RegExp
  /** The same with whose it is as its first group. */
  owned: () => RegExp
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

const of = (words: string, flags = 'giu') => new RegExp(`\\b(?:${words})\\b`, flags)
const ownedBy = (noun: string) =>
  once(
    () =>
      new RegExp(
        `(?:\\b(my|your|our|the|this|that|his|her) (?:(?!own|whole|stupid|bloody|fucking|damn)\\w+ )?)?\\b(?:${noun})\\b`,
        'i',
      ),
  )
export const theme = (
  id: string,
  kind: string,
  cue: string,
  noun: string,
  rest: Omit<Theme, 'id' | 'kind' | 'cue' | 'first' | 'noun' | 'owned'>,
): Theme => ({ id, kind, cue: of(cue), first: of(cue, 'iu'), noun: of(noun, 'iu'), owned: ownedBy(noun), ...rest })

/** Where nothing names the matter. */
export const open: Theme = {
  id: 'open',
  kind: 'A disagreement',
  cue: /(?!)/g,
  first: /(?!)/,
  noun: /(?!)/,
  owned: () => /(?!)/,
  matter: 'this',
  feel: ['upset', 'hurt', 'frustrated'],
  need: ['us to sort this out', 'you to see my side', 'to talk about this calmly'],
  under: 'two views of the same moment',
  after: 'to have their side seen',
  habit: 'Begin with what happened and what it was like, before anything about the other',
}
