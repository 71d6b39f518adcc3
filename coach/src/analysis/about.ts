import type { RelationshipKind } from '@mallama/contracts/tools'
import file from '../../data/said/ties.json' with { type: 'json' }
import { hash } from '../builtin/state.ts'
import { lines, readOf, type Read } from '../guide/data.ts'
import { answerTo } from '../guide/wanted.ts'
import { read } from '../read/read.ts'
import { isNearDanger } from '../safety/screen.ts'
import type { Ending } from './description.ts'
import { crosses, placeOf, type Place } from './quoting.ts'

/** So many sentences are weighed two by two. */
const MOST = 40
/** Of fewer words any text comes near. */
const LEAST = 40
/** From this share on the text was right for 18 of 20 descriptions by two hands not learnt from. */
const SURE = 0.41

/**
 * The text on a common trouble that a description is about, and its words that say so; null where none is sure. A trouble
 * that shows in all of it and again from sentence to sentence, of those that such a relationship has.
 */
export function matterOf(text: string, whole: readonly Place[], type: RelationshipKind): (Place & Read) | null {
  const pairs = whole.slice(0, MOST).map((it, at) => text.slice(it.start, (whole[at + 1] ?? it).end))
  const { words, matter } = read(text)
  const all = words < LEAST ? [] : matter()
  const chances = pairs.map(
    (it) =>
      new Map(
        read(it)
          .matter()
          .map(({ label, chance }) => [label, chance]),
      ),
  )
  const fits: readonly string[] = file.fits[type]
  const found = all.flatMap(({ label, chance, shown }) => {
    const it = readOf(label)
    if (it && !it.topics.some((topic) => fits.includes(topic))) return []
    return { it, shown, share: Math.sqrt(chance * chances.reduce((sum, some) => sum + some.get(label)!, 0)) }
  })
  const [best] = found.toSorted((a, b) => b.share - a.share)
  const isSure = best !== undefined && best.share >= SURE * found.reduce((sum, { share }) => sum + share, 0)
  const place = isSure && whole.find((it) => best.shown && crosses(it, best.shown))
  return place && best.it ? { ...best.it, ...placeOf(text, place) } : null
}

/** What is usually good advice in such a relationship, whatever the matter. */
export function usually(wanted: Ending['asked'], type: RelationshipKind, quote: string): string {
  const all: readonly { topics?: readonly string[]; say: string }[] = lines.weighed[wanted ?? 'what-do-i-do']
  const some = all.filter(({ topics }) => topics?.includes(file.fits[type][0]!))
  const rest = some.length > 0 ? some : all.filter(({ topics }) => !topics)
  return rest[hash(quote) % rest.length]!.say
}

/** The written answer to what is asked at the end; near danger only one that says itself what whoever is afraid needs. */
export function answerIn(text: string, { quote, asked }: Ending, careful: boolean): string | null {
  const it = asked && (answerTo(text, asked) ?? answerTo(quote, asked))
  return it && (it.safe || !(careful || isNearDanger(text))) ? it.say : null
}
