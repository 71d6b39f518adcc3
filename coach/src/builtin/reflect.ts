import * as felt from '../knowledge/felt.ts'
import type { Emotion } from '../detectors/emotions.ts'
import { choose, cite, say, selfJudging, type Composer } from './composer.ts'
import { mayEcho } from './echoing.ts'
import { inSentence } from './polish.ts'
import { mirror } from './mirror.ts'
import { restate } from './restate.ts'

/**
 * What a good listener gives back is the meaning, seldom the words: the two sides of a "but", what it costs, the feeling
 * and what it is about. Their own sentence comes back at most every third turn, and a short answer never does.
 */
export function reflect(c: Composer): string | null {
  return bothSides(c) ?? supposed(c) ?? meaning(c) ?? feeling(c)
}

/** Says their words back where that may be; else they are taken in unsaid, and the answer rests on them all the same. */
export function echo(c: Composer, most?: number): boolean {
  if (mayEcho(c)) return restate(c, most)
  takeIn(c)
  return false
}

export function takeIn(c: Composer): void {
  const { pieces, grammar } = c
  c.pieces = []
  const said = restate(c)
  c.pieces = pieces
  if (said) grammar.chosen = grammar.chosen.filter(([id]) => id !== 'echo')
}

const half = /^(?:(?:and|so|ok|honestly|yes|yeah)[, ]+)*(i\b[^.!?\n"“”]{5,70}?),? but (i\b[^.!?\n"“”]{5,70})[.!\s]*$/i

/** "I want to be happy for her but I feel replaced": both are held, the heavier half first. */
function bothSides(c: Composer): string | null {
  const { text, names } = c.reading
  const hit = half.exec(text.trim())
  if (!hit?.[1] || !hit[2]) return null
  const [one, two] = [mirror(hit[1], names), mirror(hit[2], names)]
  if (!one || !two || / but /i.test(two)) return null
  const line = choose(c, 'both', felt.both, { a: inSentence(one, names), b: inSentence(two, names) })
  if (!line) return null
  cite(c, hit[0].trim(), 'both sides')
  return say(c, line) ? 'both' : null
}

/** "I think she does it because she is insecure" stays what the writer thinks. */
function supposed(c: Composer): string | null {
  const hit =
    /^(?:(?:and|so|but|honestly)[, ]+)*i (?:think|guess|suspect|believe|bet) (?!i\b|im\b|i[’']m\b|its?\b|ill\b|so\b|we\b|that\b)(?:he|she|they|hes|shes|theyre|my \w+|[A-Z]\w+)\b[^.!?\n]{6,110}[.!]?$/i.exec(
      c.reading.text.trim(),
    )
  const line = hit ? choose(c, 'supposed', felt.supposed) : null
  if (!hit || !line) return null
  cite(c, hit[0].replace(/[.!]+$/, ''), 'what you think')
  return say(c, line) ? 'supposed' : null
}

export const askOfSupposed = (c: Composer): boolean =>
  c.grammar.chosen.some(([id]) => id.startsWith('supposed/')) && say(c, choose(c, 'ask-supposed', felt.supposedAsks))

/** Guilt is not yet a wrong: it is met as a feeling. */
export const onlyGuilt = (id: string, quote: string): boolean => id === 'remorse' && /guilty/i.test(quote)

function meaning(c: Composer): string | null {
  for (const { notice, quote, start } of c.reading.noticed) {
    if (onlyGuilt(notice.id, quote)) continue
    const line = choose(c, `shape/${notice.id}`, notice.say)
    if (!line) continue
    cite(c, quote, notice.id, start)
    say(c, line)
    return notice.id
  }
  return null
}

/** The feeling they named, in other words, and where it comes from as far as they have told. */
function feeling(c: Composer): string | null {
  const { feeling: named, emotions } = c.reading
  // A word by which they judge themselves gets an answer of its own, and is not agreed with.
  if (!named?.named || /^(?:joy|love|gratitude|neutral)$/.test(named.family) || selfJudging.test(named.named))
    return null
  const row = rowOf(named)
  const other = emotions.find(
    (it) => it.named && it.family !== named.family && felt.pairs[pairKey(it.family, named.family)],
  )
  const line =
    (other ? choose(c, 'felt-both', felt.pairs[pairKey(other.family, named.family)] ?? []) : null) ??
    choose(c, `felt/${row}`, felt.lines[row] ?? [], {
      label: c.about.id === 'open' ? null : c.about.label,
    })
  if (!line) return null
  cite(c, named.quote, 'feeling', named.start)
  return say(c, line) ? 'feeling' : null
}

const rowOf = ({ named, shade, family }: Emotion): string =>
  /^guilty$/.test(named ?? '')
    ? 'guilty'
    : /^(?:humiliated|embarrassed|mortified|belittled)$/.test(named ?? '')
      ? 'humiliated'
      : (shade ?? family)

/** What one would ask of somebody who has just said how they feel. */
export function askOfFeeling(c: Composer): boolean {
  const named = c.reading.feeling
  if (!named?.named || c.reading.words > 14 || selfJudging.test(named.named)) return false
  const row = rowOf(named)
  const line = choose(c, `ask-felt/${row}`, felt.asks[row] ?? [])
  if (line) cite(c, named.quote, 'feeling', named.start)
  return say(c, line)
}

const pairKey = (one: string, two: string): string => [one, two].sort().join('+')
