import { mayMeet, meets } from '../sieve.ts'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { windows } from '../text/fold.ts'
import { idioms } from './idioms.ts'
import type { Rule } from './rule.ts'
import { abuseRules } from './rules-abuse.ts'
import { otherRules } from './rules-others.ts'
import { coercionRules } from './rules-coercion.ts'
import { controlRules } from './rules-control.ts'
import { dangerRules } from './rules-danger.ts'
import { decideRules } from './rules-decides.ts'
import { doorstepRules } from './rules-doorstep.ts'
import { dictateRules, relativeRules } from './rules-dictates.ts'
import { goneRules } from './rules-gone.ts'
import { householdRules } from './rules-household.ts'
import { jestRules } from './rules-jest.ts'
import { leverageRules } from './rules-leverage.ts'
import { lineRules } from './rules-lines.ts'
import { partingRules } from './rules-parting.ts'
import { plainRules } from './rules-plain.ts'
import { quietRules } from './rules-quiet.ts'
import { shapeRules } from './rules-shapes.ts'
import { selfHarmRules } from './rules-self-harm.ts'
import { threatRules } from './rules-threats.ts'
import { temperRules } from './rules-temper.ts'
import { tongueRules } from './rules-tongues.ts'
import { violenceRules } from './rules-violence.ts'
import { wishToDieRules } from './rules-wish-to-die.ts'
import { weigh, type Sighting } from './weigh.ts'

export const rules: readonly Rule[] = [
  ...selfHarmRules,
  ...wishToDieRules,
  ...abuseRules,
  ...violenceRules,
  ...controlRules,
  ...otherRules,
  ...coercionRules,
  ...dangerRules,
  ...shapeRules,
  ...plainRules,
  ...threatRules,
  ...goneRules,
  ...dictateRules,
  ...decideRules,
  ...relativeRules,
  ...householdRules,
  ...jestRules,
  ...quietRules,
  ...lineRules,
  ...temperRules,
  ...partingRules,
  ...leverageRules,
  ...doorstepRules,
  ...tongueRules,
]
// Writing without spaces or Latin letters has no words to look up, so these rows are tried wherever it appears.
const scriptRules = tongueRules.filter((row) => /-(?:scripts|cyrillic)$/.test(row.id))

// Word -> rows that it can set off: a sentence without any of the words costs one look-up a word and nothing more.
const byCue = new Map<string, Rule[]>()
for (const row of rules) for (const cue of row.cue) byCue.set(cue, [...(byCue.get(cue) ?? []), row])

const weight: SafetyCategory[] = [
  'medical',
  'self-harm',
  'sexual-coercion',
  'child-abuse',
  'abuse',
  'stalking',
  'threat-to-others',
]

/** The gravest thing that the rules see in a folded text, framed; null when there is none. */
export function sightByRules(folded: string): Sighting | null {
  let gravest: Sighting | null = null
  const parts = windows(folded)
  // The same lines pasted a thousand times are read once.
  const met = new Set<string>()
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? ''
    const candidates = rowsFor(part)
    if (candidates.length === 0) continue
    const beside = `${parts[i - 1] ?? ''}. ${part}. ${parts[i + 1] ?? ''}`
    if (met.has(beside)) continue
    met.add(beside)
    const found = sightIn(part, candidates, beside)
    if (found && (!gravest || graver(found, gravest))) gravest = found
    if (gravest?.tier === 3 && parts.length > 400) break
  }
  return gravest
}

function rowsFor(sentence: string): Rule[] {
  let found: Set<Rule> | null = null
  if (/[\u0400-\u1cff\u3040-\ud7af]/.test(sentence)) found = new Set(scriptRules)
  for (const word of sentence.split(/[^a-z0-9]+/)) {
    const rows = byCue.get(word)
    if (rows) for (const row of rows) (found ??= new Set()).add(row)
  }
  if (!found) return []
  // What is done to somebody needs somebody: a page of plain prose is not read for it.
  return person.test(sentence) ? [...found] : [...found].filter((row) => impersonal.has(row))
}

const person =
  /\b(?:i|im|ive|id|ill|me|my|myself|we|us|our|he|she|hes|shes|hed|shed|hell|shell|him|her|his|they|them|you|your|who|mum|mom|dad|husband|wife|boyfriend|girlfriend|partner|ex|friend|someone|baby|kids?|child|children|son|daughter|brother|sister|parents|mother|father)\b/
const impersonal = new Set(
  [
    ...selfHarmRules,
    ...wishToDieRules,
    ...tongueRules,
    ...dangerRules,
    ...otherRules,
    ...shapeRules,
    ...plainRules,
  ].filter((row) => /^(?:self-harm|medical)$/.test(row.category) || row.id.includes('tongues')),
)
// Nobody need be named by a pronoun: "grandma drives the twins home drunk".
for (const row of [...householdRules, ...quietRules, ...lineRules, ...partingRules, ...leverageRules, ...doorstepRules])
  impersonal.add(row)
for (const row of [...abuseRules, ...coercionRules, ...violenceRules, ...plainRules])
  if (row.tier === 3 || /other-tongues|raped?$|abuse\/fear|fears-them|says-what-comes-next/.test(row.id))
    impersonal.add(row)

const serious =
  /\b(?:not joking|no joke|he means it|she means it|im serious|i mean it|not a joke|actually will|like actually)\b/

function sightIn(sentence: string, candidates: readonly Rule[], beside: string): Sighting | null {
  // Most sentences with a grave word in them say nothing grave; only the rest are searched for idioms.
  const met = candidates.filter((row) => meets(row.pattern, sentence))
  if (met.length === 0) return null
  let literal = sentence
  if (!serious.test(beside))
    for (const idiom of idioms) if (mayMeet(idiom, literal)) literal = literal.replace(idiom, ' - ')
  let gravest = null as Sighting | null
  for (const row of met) {
    const hit = row.pattern.exec(row.raw ? sentence : literal)
    if (!hit) continue
    const sighting = weigh(row, hit.input, hit, beside)
    if (!sighting) continue
    const sure: true | undefined = gravest?.tier === sighting.tier ? (sighting.sure ?? gravest.sure) : undefined
    if (!gravest || graver(sighting, gravest)) gravest = sighting
    // What one row says for certain is not taken back because another row of the same weight gives it its name.
    if (sure) gravest = { ...gravest, sure }
  }
  return gravest
}

function graver(a: Sighting, b: Sighting): boolean {
  if (a.tier === b.tier && a.sure !== b.sure && a.category !== 'child-abuse' && b.category !== 'child-abuse')
    return a.sure === true
  return a.tier !== b.tier ? a.tier > b.tier : weight.indexOf(a.category) < weight.indexOf(b.category)
}
