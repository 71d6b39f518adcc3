import { readPressed } from '../read/read.ts'
import type { Pressure } from '../read/labels.ts'
import { sight, sightTogether, type Flag } from '../safety/screen.ts'
import { sentencesIn } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import { pressing, threatensLife } from './cues.ts'

const laughing = /\b(?:lol|lmao|ha(?:ha)+|jk|just kidding)\b|[😂🤣😜😝]/iu
/** Beyond this the screen alone reads on: a threat of one party to the other is no essay. */
const longest = 20_000
/** A turn of more letters than this is read by the sentence alone. */
const short = 400

/** Chances from which it is believed: no more fair turns are held than by the cues that were here before. */
const sure: Readonly<Record<Pressure, number>> = { press: 0.8, scorn: 0.6 }

const turns = setOf('oh so and right what')
/** Said to somebody, "so I'm not allowed to care?" is a reproach. */
const meant = (rule: string, content: string): boolean => {
  const said = content.trim().toLowerCase()
  return !(rule.endsWith('rules-my-days') && said.length < 200 && said.endsWith('?') && turns.has(said.split(' ')[0]!))
}

/**
 * The gravest of what the room had and what this turn shows. Nothing that is written in a shared room lowers it: "this
 * is not about my safety" may have been said because the other reads along. `before`: the same speaker's, oldest first.
 */
export function flagAfter(held: Flag | null, content: string, before: readonly string[] = []): Flag | null {
  const found: Flag[] = held ? [held] : []
  for (const seen of [sight(content), sightTogether([...before, content])])
    if (seen && meant(seen.rule, content))
      found.push({ tier: seen.tier, category: seen.category, thirdParty: seen.thirdParty })
  if (!laughing.test(content.slice(0, longest))) found.push(...saidIn(content))
  return found.reduce<Flag | null>((gravest, it) => (gravest && gravest.tier >= it.tier ? gravest : it), null)
}

function saidIn(content: string): Flag[] {
  const sentences = toldIn(content.slice(0, longest)).map(({ words }) => words)
  if (sentences.some(threatensLife)) return [{ tier: 3, category: 'threat-to-others', thirdParty: false }]
  // "Whatever he wants. I only want it to stop": what appeases is often said in two breaths.
  const read = sentences.length <= 4 ? [...sentences, sentences.flat()] : sentences
  return read.some(pressing) || shows('press', content) ? [{ tier: 2, category: 'abuse', thirdParty: false }] : []
}

/** Whether the words make somebody less than a person. In a joke they do not strike. */
export const scorns = (content: string): boolean => !laughing.test(content.slice(0, longest)) && shows('scorn', content)

function shows(what: Pressure, content: string): boolean {
  const near = content.slice(0, longest)
  const sentences = sentencesIn(near)
  // An insult often stands behind what is said: "I need a break from you, you ...".
  const behind = what === 'scorn' ? sentences.map((it) => it.slice(it.lastIndexOf(', ') + 1)) : []
  const parts = new Set([...(near.length <= short ? [near] : []), ...sentences, ...behind])
  return [...parts].some((part) =>
    readPressed(part).some(({ label, chance }) => label === what && chance >= sure[what]),
  )
}
