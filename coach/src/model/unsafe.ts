import type { Safety } from '@mallama/contracts/safety'
import { legibility } from '../builtin/kind-of-text.ts'
import { fold } from '../safety/fold.ts'
import { sightByRules } from '../safety/rules-sight.ts'
import { concessions, condition, cues } from './unsafe-cues.ts'

export interface Watch {
  /** What we told the model: nobody is shown it. */
  instructions: string
  /** All that the person wrote. */
  input: string
  safety: Safety
  /** Whose words the text is: a draft for the person, or the other one's part in a rehearsal, may say "my husband". */
  voice: 'coach' | 'person'
}

/** Why these words of a model may not be shown, or null when they may. `before`: what was shown already. */
export function unsafe(text: string, before: string, { instructions, input, safety, voice }: Watch): string | null {
  const ownVoice = voice === 'coach' ? text.replace(/["“][^"“”]*["”]/g, '""') : ''
  for (const { id, pattern, unless, itself } of cues) {
    if (!pattern.test(itself ? ownVoice : text) || unless?.test(text)) continue
    if (id === 'names a condition' && saysOfThemselves(input, text)) continue
    return id
  }
  if (safety && concessions.test(text)) return 'asks for a concession'
  if (shares(instructions, text)) return 'speaks of its orders'
  if (inventsName(input, voice === 'coach' ? ownVoice : text)) return 'a name nobody mentioned'
  // What we cannot read we cannot answer for: the rows above are English.
  if (legibility(text) === 'other-language' || /[\u0370-\u1CFF\u2E80-\uD7FF]/.test(text)) return 'another language'
  // The trained half of the screen was taught how people write of themselves, and knows nothing of a coach's voice.
  if ((sightByRules(fold(`${before.slice(-400)} ${text}`))?.tier ?? 0) >= 2) return 'grave'
  return null
}

/** "I have ADHD" is a fact that the person told, and may be said back. */
function saysOfThemselves(input: string, text: string): boolean {
  const name = condition.exec(text)?.[0]
  if (!name) return false
  return new RegExp(`\\b(?:I(?:['’]m| am| have|['’]ve)|my)\\b[^.?!]{0,40}\\b${name}\\b`, 'i').test(input)
}

const everyones =
  /^(?:Mallama|English|AI|Mum|Mom|Dad|Mam|Nan|Gran|Grandma|Grandpa|God|Christmas|Easter|Eid|Diwali|Hanukkah|Ramadan|Thanksgiving|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|WhatsApp|Instagram|Facebook|That|This|What|When|How|Why|Who|Would|Could|Can|Does|Did|Are|You|The|Perhaps|Maybe)$/

/** A capital inside a sentence that stands nowhere in what the person wrote. */
function inventsName(input: string, text: string): boolean {
  const known = input.toLowerCase()
  return [...text.matchAll(/(?<=[a-z,;] )[A-Z][a-z]{2,30}/g)].some(
    ([name]) => !everyones.test(name) && !known.includes(name.toLowerCase()),
  )
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
