import said from '../../data/said/craft-parts.json' with { type: 'json' }
import type { CraftKind, CraftResult, CraftTone } from '@mallama/contracts/coach'
import { listed } from '../insights/days.ts'
import { firstName } from '../text/people.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { mended } from '../guide/draft.ts'
import type { CraftInput } from '../operations.ts'
import { actOf } from './acts.ts'
import { horsemenIn, score, unscored } from './score.ts'

/**
 * A message that was given in parts is those parts: in the order happened, felt, wish, letter for letter but for capitals
 * and full stops. The tone adds at most a greeting and a closing, which claim nothing about anybody.
 */

const closings: Partial<Record<CraftTone, Partial<Record<CraftKind, string>>>> = said.close

const isSaid = (text: string | null | undefined): text is string => /[\p{L}\p{N}]/u.test(text ?? '')

/** What was given as the message, part by part; empty where the goal alone has to say it. */
export const partsOf = ({ happened, felt, wish }: CraftInput): string[] => [happened, felt, wish].filter(isSaid)

/** `bare`: nothing beside the parts, where a warm word could be used against the one who writes it. */
export function composed(input: CraftInput, safety: CraftResult['safety'], bare: boolean): CraftResult {
  const parts = partsOf(input).map((part) => lineByLine(part))
  const own = parts.join(' ')
  const kind = input.kind ?? null
  const tone = bare ? 'direct' : input.selectedTone
  const open = greetingFor(input, tone, own)
  const close = (kind && closings[tone]?.[kind]) || ''
  const dressed = (lines: readonly string[], last = close) => `${open}${[...lines, last].filter(Boolean).join(' ')}`
  const message = dressed(parts)
  const measure = { act: actOf(kind), matter: '' }
  const read = legibility(own) === 'words' ? score(message, measure, tone) : null
  const draft =
    input.originalDraft && read && isSaid(input.originalDraft) ? score(input.originalDraft, measure, tone) : null
  const hard = read && horsemenIn(read.reading)[0]?.[1][0]?.quote.trim()
  const added = [open.trim(), close].filter(Boolean)
  const other = parts.length > 1 && !bare ? dressed([parts.at(-1)!, ...parts.slice(0, -1)]) : ''
  return {
    craftedMessage: message,
    explanation: [
      'These are your own words, in the order in which you gave them. Only capitals and full stops were changed.',
      added.length > 0
        ? `What makes it ${tone} is ${listed(added.map((it) => `"${it}"`))}, which is not yours: leave it out if it is not you.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...(read?.scores ?? unscored),
    positiveResponseChance: read?.chance ?? null,
    feedback: hard
      ? `"${hard}" can sound like an attack. What happened, said without it, is harder to argue with.`
      : said.next[kind ?? 'how-it-was'],
    alternatives: other && other !== message ? [{ kind: 'restate', message: other }] : [],
    draft: draft ? { ...draft.scores, feedback: 'Measured as the message is, by its words alone.' } : null,
    contributions: read?.contributions ?? [],
    evidence: evidenceOf(input),
    safety,
    coach: 'built-in',
  }
}

/** Each line a sentence of its own. */
const lineByLine = (part: string): string =>
  part
    .split('\n')
    .filter(isSaid)
    .map((line) => mended(line))
    .join('\n')

/** A greeting where it is known to whom and none stands there; what is plain needs none. */
function greetingFor({ person }: CraftInput, tone: CraftTone, own: string): string {
  const name = person && firstName(person.name)
  const hello = said.hello[tone]
  const first = own.split(/[\s,.!]/, 1)[0]!.toLowerCase()
  const greets = ['hi', 'hey', 'hello', 'dear', name?.toLowerCase()].includes(first)
  return name && hello && !greets ? `${hello} ${name},\n` : ''
}

const labels = { happened: 'what you said happened', felt: 'how it was for you', wish: 'what you would like' } as const

const evidenceOf = (input: CraftInput): CraftResult['evidence'] =>
  (['happened', 'felt', 'wish'] as const).flatMap((name) => {
    const text = input[name]
    return isSaid(text) ? [{ quote: text.trim().slice(0, 200), label: labels[name] }] : []
  })
