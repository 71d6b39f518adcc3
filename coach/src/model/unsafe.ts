import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { legibility } from '../builtin/kind-of-text.ts'
import { toThem } from '../builtin/safety-talk.ts'
import { attributed, concessions, condition, cues, doing, retelling } from './unsafe-cues.ts'
import { locate, quotationsIn } from './quotes.ts'

export interface Watch {
  /** What we told the model: nobody is shown it. */
  instructions: string
  /** All that the person wrote. */
  input: string
  safety: Safety
  /** Whose words the text is: the coach's, the person's own in a message to send, or the other one's in a rehearsal. */
  voice: 'coach' | 'person' | 'other'
}

/** Harm that one does to another: whoever bears it is not asked to give way. */
const done = new Set<string>(['abuse', 'sexual-coercion', 'child-abuse', 'stalking'])

/** Why these words of a model may not be shown, or null when they may. */
export function unsafe(text: string, { instructions, input, safety, voice }: Watch): string | null {
  const own = voice === 'coach' ? text.replace(/["“][^"“”]*["”]/g, '""') : ''
  for (const [id, { pattern, unless, advice, retold }] of Object.entries(cues)) {
    const judged = advice ? own : text
    const hit = pattern.exec(judged)
    if (!hit || unless?.test(text)) continue
    const before = judged.slice(0, hit.index)
    if (retold && (retelling.test(before) || (retold === 'deeds' && doing.test(before)))) continue
    if (id === 'names a condition' && saysOfThemselves(input, text)) continue
    return id
  }
  if (safety && done.has(safety.category)) {
    // Under a card nobody who is harmed is sent to talk to whoever does it.
    const underCard = needsHelp(safety) && !safety.thirdParty && toThem.test(text)
    if (underCard || concessions.test(text)) return 'asks for a concession'
  }
  if (voice === 'coach' && putsIntoMouths(input, text)) return 'quotes what nobody wrote'
  if (shares(instructions, text)) return 'speaks of its orders'
  // What we cannot read we cannot answer for: the rows above are English.
  if (legibility(text) === 'other-language' || /[\u0370-\u1CFF\u2E80-\uD7FF]/.test(text)) return 'another language'
  return null
}

/** "I have ADHD" is a fact that the person told, and may be said back. */
function saysOfThemselves(input: string, text: string): boolean {
  const name = condition.exec(text)?.[0]
  if (!name) return false
  return new RegExp(`\\b(?:I(?:['’]m| am| have|['’]ve)|my)\\b[^.?!]{0,40}\\b${name}\\b`, 'i').test(input)
}

/** So much of a quotation must be somebody's: it may be cut, or said as "you" where they said "I". */
const THEIRS = 0.6

/** "You said "I hate him"", where nothing like it was written. Words that are offered are nobody's yet. */
function putsIntoMouths(input: string, text: string): boolean {
  return quotationsIn(text).some(({ quote, index }) => {
    if (!attributed.test(text.slice(Math.max(0, index - 90), index)) || locate([input], quote)) return false
    const words = wordsOf(quote).filter((word) => word.length > 2)
    const known = new Set(wordsOf(input))
    return words.filter((word) => known.has(word)).length < words.length * THEIRS
  })
}

const RUN = 6
const runs = new Map<string, Set<string>>()
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []

/** Six words in a row of our own instructions are not there by chance. */
function shares(instructions: string, text: string): boolean {
  const known = runs.get(instructions) ?? new Set(runsOf(instructions))
  runs.set(instructions, known)
  return runsOf(text).some((run) => known.has(run))
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
}
