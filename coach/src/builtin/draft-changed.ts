import type { Someone } from '../detectors/people.ts'
import { literally } from '../literally.ts'
import { addition, another, removal, trailing } from './asked-for.ts'
import { asMedium } from './asked-next.ts'
import { requestFrom } from './draft-whole.ts'
import { wordsOf, type Draft, type Part } from './draft-parts.ts'
import { sentenceFor } from './draft-asked.ts'
import { revise } from './revise.ts'
import type { State } from './state.ts'

/** The draft that stands, with what was asked to be added, taken out, or turned to somebody else; null where neither was asked. */
export function changedDraft(text: string, state: State, who: Someone | null): Draft | null {
  const last = state.lastDraft
  if (!last) return null
  const plain = text.trim()
  const less = removal.exec(plain)?.[1]
  if (less) {
    // What is not in it stays out; what is all of it leaves the draft as it was.
    return whole(without(last.parts, less) ?? [...last.parts], less)
  }
  if (asMedium(plain)) {
    const hi: Part[] = last.parts.some(([part]) => part === 'hi') || !who?.name ? [] : [['hi', `Hi ${who.name},`]]
    return whole([...hi, ...last.parts.filter(([part]) => part !== 'soft')], plain)
  }
  const more = addition.exec(plain)?.[1] ?? trailing.exec(plain)?.[1]
  if (more) {
    const soft = /\bmake it (?:friendlier|softer|warmer|kinder|gentler|nicer)\b/i.test(plain)
    const parts = soft ? revise(last.parts, 'soft', state.drafts) : last.parts.map(([part, it]): Part => [part, it])
    // Behind what is told and before what is asked for, so that the request keeps its place at the end.
    const told = parts.findLastIndex(([part]) => part === 'fact' || part === 'sorry') + 1
    const end = told > 0 ? told : parts.findLastIndex(([part]) => part === 'ask') + 1
    const asked = requestFrom(more, who)
    // What is asked for takes the place of a line that asked for nothing yet.
    if (asked || state.related.includes('ask-open'))
      return whole(
        [...parts.filter(([part]) => part !== 'ask'), ['ask', asked ?? sentenceFor(more, who, state.names)]],
        more,
      )
    const line: Part = ['fact', sentenceFor(more, who, state.names)]
    return whole([...parts.slice(0, end), line, ...parts.slice(end)], more)
  }
  const to = another.exec(plain)?.[1]
  if (!to) return null
  const name = /^[A-Z]/.test(to) ? to : null
  const rest = last.parts.filter(([part]) => part !== 'hi').map(([part, it]): Part => [part, it])
  return whole(name ? [['hi', `Hi ${name},`], ...rest] : rest, to)
}

const empty =
  /^(?:the|a|an|my|our|his|her|their|your|that|this|any|all|bit|part|line|sentence|word|stuff|thing|about|of|with|where|i|he|she|they|it|and|or|at|on|in|by|for|to|is|was|say|says|said)$/i
const key = (word: string) => word.toLowerCase().replace(/(?:ings?|ed|es|s)$/, '')

/**
 * The draft without something. First the phrase that holds it goes ("in March", ", and it stung"), then its sentence;
 * null where it is not in there, or where nothing would be left to say.
 */
function without(parts: readonly Part[], what: string): Part[] | null {
  const words = (what.match(/[\p{L}\p{N}£$€:.]+/gu) ?? [])
    .map((it) => it.replace(/[.:]+$/, ''))
    .filter((it) => it.length > 1 && !empty.test(it))
  if (words.length === 0) return null
  const holds = (text: string) => {
    const own = (text.match(/[\p{L}\p{N}£$€:.]+/gu) ?? []).map((it) => key(it.replace(/[.:]+$/, '')))
    return words.some((it) => own.includes(key(it)))
  }
  if (!parts.some(([part, text]) => part !== 'hi' && holds(text))) return null
  const kept = parts.flatMap(([part, text]): Part[] => {
    if (part === 'hi' || !holds(text)) return [[part, text]]
    const cut = words.reduce((said, word) => {
      const at = `[\\p{L}'£$€]*${literally(word.replace(/(?:ing|ed|es|s)$/i, ''))}\\p{L}*(?:['’]s(?: \\p{L}+)?)?`
      return said
        .replace(
          new RegExp(
            `,? (?:in|on|by|at|from|since|until|till|before|after|for|over|about|because of|during|around)(?: (?:the|my|our|a|an|last|next|this|your))?(?: [\\p{L}\\d]+)? ${at}(?: (?:bill|trip|party|money|repair|repairs|wedding))?(?=[\\s.,?!;]|$)`,
            'iu',
          ),
          '',
        )
        .replace(new RegExp(`,? (?:and|but|because|since|so|as|even though) [^,.?!]*${at}[^,.?!]*`, 'iu'), '')
        .replace(new RegExp(`, [^,.?!]*${at}[^,.?!]*`, 'iu'), '')
    }, text)
    return cut !== text && !holds(cut) && cut.split(/\s+/).length > 2 ? [[part, cut.replace(/\s+([.?!])/g, '$1')]] : []
  })
  return kept.some(([part]) => part === 'fact' || part === 'ask' || part === 'sorry') ? kept : null
}

const whole = (parts: Part[], from: string): Draft => ({ parts, from, words: wordsOf(parts) })
