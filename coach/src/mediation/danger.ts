import kept from '../../data/words/pressing.json' with { type: 'json' }
import type { Pressure } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { gravest } from '../safety/flag.ts'
import { sight, sightTogether, type Flag } from '../safety/screen.ts'
import { listed, placesOf } from '../text/phrase.ts'
import { sentencesIn } from '../text/split.ts'
import { toldIn } from '../text/told.ts'

/** Beyond this the screen alone reads on: a threat of one party to the other is no essay. */
const longest = 20_000
/** A turn of more letters than this is read by the sentence alone. */
const short = 400

/** Chances from which it is believed: no more fair turns are held than by the cues that were here before. */
const sure: Readonly<Record<Pressure, number>> = { press: 0.8, scorn: 0.6 }

/**
 * The gravest of what this turn shows. Nothing that is written in a shared room lowers it: "this is not about my safety"
 * may have been said because the other reads along. `before`: the same speaker's, oldest first.
 */
export const flagOfTurn = (content: string, before: readonly string[] = []): Flag | null =>
  gravest([sight(content), sightTogether([...before, content]), ...saidIn(content)])

function saidIn(content: string): Flag[] {
  const sentences = toldIn(content.slice(0, longest)).map(({ words }) => words)
  if (sentences.some((words) => threatensLife(words).length > 0))
    return [{ tier: 3, category: 'threat-to-others', thirdParty: false }]
  // "Whatever he wants. I only want it to stop": what appeases is often said in two breaths.
  const parts = sentences.length <= 4 ? [...sentences, sentences.flat()] : sentences
  return parts.some(presses) || shows('press', content) ? [{ tier: 2, category: 'abuse', thirdParty: false }] : []
}

/** Said to the other, or of them. */
const threatensLife = placesOf({ life: kept.life }, 1)

const placesIn = listed({ says: kept.says.join(), mild: kept.mild.join(), ...kept.parts })

/**
 * Fear, a veiled threat, a hold on another and blame for one's own violence, in so many words, in a room where the other
 * listens: what the general screen does not read, since it reads one person's own account. Some of it presses only
 * where each part of a chain is said behind the one before.
 */
function presses(words: readonly string[]): boolean {
  const places = placesIn(words)
  const endOf = (chain: readonly string[]) =>
    chain.reduce((end, part) => places.find(({ is, from }) => is === part && from >= end)?.to ?? Infinity, 0)
  return [['says'], ...kept.chains].some((chain) => endOf(chain) < Infinity)
}

/** Whether the words make somebody less than a person. */
export const scorns = (content: string): boolean => shows('scorn', content)

function shows(what: Pressure, content: string): boolean {
  const near = content.slice(0, longest)
  // An insult often stands behind what is said: "I need a break from you, you ...".
  const parts = sentencesIn(near).flatMap((it) => (what === 'scorn' ? [it, it.slice(it.lastIndexOf(', ') + 1)] : [it]))
  const whole = near.length <= short ? [near] : []
  return [...whole, ...parts].some((part) => {
    const { pressure } = read(part)
    return pressure().some(({ label, chance }) => label === what && chance >= sure[what])
  })
}
