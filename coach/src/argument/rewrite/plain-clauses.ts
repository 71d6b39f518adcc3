import { withoutName, withoutSting } from './clean.ts'
import { decides } from './decisions.ts'
import { behind } from './labels.ts'
import { readOnce } from './read-once.ts'
import { segmentsOf } from './segments.ts'
import { isPast } from './verbs.ts'
import { count, key, sentencesOf } from './words.ts'

const gone =
  /^(?:whatever|i[’']?m done|fine|shut up.*|forget it|oh please|here we go.*|seriously|wow|great|unbelievable|typical|(?:see,? )?(?:this|that)(?:[’']s| is) (?:exactly |just )?(?:what i mean|what i[’']?m talking about|my point)|see what i mean)$/i
/** A piece between commas that could stand alone: somebody or something is or does. */
const told =
  /\b(?:i|you|we|he|she|it|they|there|is|are|was|were|has|have|had|did|will)\b|\w[’'](?:s|ve|m|re|d|ll)\b|^(?:please |then )?(?:ask|tell|call|ring|pay|bring|take|pick|come|be|give|send|get|put|do|meet|wait|text)\b/i
/** Whether somebody is or does something in it, or is told to. */
export const tells = (piece: string): boolean =>
  told.test(piece) || (piece.toLowerCase().match(/\p{L}+/gu) ?? []).slice(1).some(isPast)
const heavy = new Set(['contempt', 'criticism', 'threat', 'withdraw', 'invalidate'])

/**
 * Only the clauses that tell something and hurt nobody, in their own words: what is left when nothing is composed.
 * `hard`: what else of the turn was read as hurting, folded by `key`.
 */
export function plainClauses(text: string, hard: readonly string[] = []): string {
  const spared = (clause: string) => {
    const bare = sparedOf(clause)
    return bare !== null && hard.some((quote) => key(bare).includes(quote)) ? null : bare
  }
  const out: string[] = []
  const small = /^\p{Ll}/u.test(text.trim())
  for (const sentence of sentencesOf(text)) {
    // A whole sentence that hurts nobody stays as it is.
    const entire = spared(sentence.replace(/[.!?…]+$/, ''))
    if (entire !== null) {
      out.push(entire + (/[.!?]/.exec(sentence.trim().slice(-1))?.[0] ?? '.'))
      continue
    }
    for (const { text: segment, close } of segmentsOf(sentence)) {
      const whole = spared(segment)
      // One hard piece between commas does not take the others with it; of a choice or a condition no half can stand.
      const pieces =
        whole !== null || /\b(?:or|either|neither|if|unless|whether|than)\b/i.test(segment)
          ? [whole]
          : segment
              .split(/,\s+|\s+(?=(?:and|but)\s)/)
              .map((piece) => (tells(piece) && count(piece) >= 3 ? spared(piece) : null))
      for (const bare of pieces) {
        if (bare === null) continue
        const mark = /^[.!?]/.exec(close)?.[0] ?? '.'
        out.push((small ? bare : bare.charAt(0).toUpperCase() + bare.slice(1)) + mark)
      }
    }
  }
  return out.join(' ')
}

/** The clause without its sting, or null where nothing is left that can stand. */
function sparedOf(clause: string): string | null {
  const bare = withoutSting(withoutName(clause))
    .replace(/(?:,|;| [-–])\s*([\p{L}’'-]+(?: [\p{L}’'-]+)?)$/u, (all, last: string) => (behind(last) ? '' : all))
    .replace(/^(?:and|but|so|because|cos|then),?\s+/i, '')
  if (count(bare) < 2 || gone.test(bare)) return null
  if (decides(bare)) return bare
  return (behind(bare) && /\b(?:you|your|ur|u)\b/i.test(bare)) || readOnce(bare).acts.some(({ id }) => heavy.has(id))
    ? null
    : bare
}

/** How many heavy acts are left in a text. */
export const weightOf = (text: string): number =>
  new Set(readOnce(text).acts.flatMap(({ id }) => (heavy.has(id) ? [id] : []))).size
