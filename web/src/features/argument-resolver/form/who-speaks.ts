import type { Speakers } from '@mallama/contracts/arguments'

/** Below this share of turns with a known speaker nobody is called by a name (the coach's own rule). */
const SURE_FROM = 0.7

export const turnsOf = (turns: number) => `${turns.toLocaleString('en-US')} ${turns === 1 ? 'turn' : 'turns'}`

/** Said plainly where it is not sure who said what; null where it is. */
export const unsureOf = (attribution: number): string | null =>
  attribution < SURE_FROM
    ? `It is clear who said what in only ${Math.round(attribution * 100)}% of it, so people are called Person A, Person B and so on.`
    : null

/** Who speaks in what was pasted, in a sentence or two. */
export function told({ speakers, turns, attribution }: Speakers): string {
  const [first, ...others] = speakers
  if (!first)
    return 'No speakers were found, so this will be read as one person’s account. Put a name before each line (“Nora: ...”), and it can tell you more.'
  const who =
    others.length === 0
      ? `Only one person speaks here: ${first.name}. What the other person said is missing, so it can only be read from one side.`
      : `${turnsOf(turns)} by ${speakers.length} people.`
  return [who, unsureOf(attribution)].filter(Boolean).join(' ')
}

/** In a list of many one looks for a name. */
export const byName = (speakers: Speakers['speakers']) =>
  speakers.toSorted((one, other) =>
    one.name.localeCompare(other.name, undefined, { numeric: true, sensitivity: 'base' }),
  )
