import kept from '../../data/words/story-cues.json' with { type: 'json' }
import { readTie } from '../read/read.ts'
import { listed } from '../text/phrase.ts'
import type { Tried } from './words.ts'

export interface Act {
  is: Tried
  how: 'done' | 'planned'
  /** The sentence it stands in, and the words `[from, to)` of it. */
  sentence: number
  from: number
  to: number
}

const kinds = Object.keys(kept.tried)
/** Other words between those of a cue, between "told" and what was told, and of a clause before it. */
const [near, far, before] = [2, 18, 12]
const cuesIn = listed(kept.tried, near)
const sayingIn = listed(kept.saying)
const saidIn = listed(kept.said)
const howIn = listed(kept.how)
/** A bare verb says what could be done, not what was. */
const bare = new Set(kept.bare.split(','))
const breaks = new Set([',', 'but', 'then', 'because', 'so'])

/** What the author did or means to do about it, in the order in which it is told. */
export const actsIn = (sentences: readonly (readonly string[])[]): Act[] =>
  sentences.flatMap((words, sentence) => {
    const said = saidIn(words)
    let next = 0
    const spoken = sayingIn(words).flatMap(({ is, from, to }) => {
      while (said[next] && said[next]!.from < to) next++
      const told = said.slice(next, next + far).find((it) => it.is === is && it.from <= to + far)
      return told ? [{ is, from, to: told.to }] : []
    })
    const cues = [...cuesIn(words), ...spoken].sort(
      (a, b) => a.from - b.from || kinds.indexOf(a.is) - kinds.indexOf(b.is),
    )
    return cues.flatMap(({ is, from, to }): Act[] => {
      let opened = from
      while (opened > 0 && from - opened < before && !breaks.has(words[opened - 1]!)) opened--
      const how = howOf(words.slice(opened, from))
      if (how === null || (how === 'done' && bare.has(words[from]!))) return []
      const { does } = readTie(words.slice(opened, to).join(' '))
      return does.label === 'writer' || does.label === 'both' ? [{ is, how, sentence, from, to }] : []
    })
  })

/** Whether what stands before it in its clause makes it done or meant; null where it was thought of, denied or wished. */
function howOf(lead: readonly string[]): Act['how'] | null {
  const places = howIn(lead)
  const isComing = places.some(({ is, to }) => is === 'coming' && to >= lead.length - 3)
  if (isComing) return places.some(({ is }) => is === 'never') ? null : 'planned'
  return places.some(({ is, to }) => is === 'unreal' && to > lead.length - 4) ? null : 'done'
}
