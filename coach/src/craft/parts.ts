import said from '../../data/said/craft-parts.json' with { type: 'json' }
import says from '../../data/said/craft-tells.json' with { type: 'json' }
import type { CraftKind, CraftResult, CraftTone } from '@mallama/contracts/coach'
import { mended } from '../guide/draft.ts'
import { listed } from '../insights/days.ts'
import type { CraftInput } from '../operations.ts'
import { firstName } from '../text/people.ts'
import { filled, setOf } from '../text/words.ts'
import { actOf } from './order-words.ts'
import { quoted, written, type Setting } from './tell.ts'

const labels = { happened: 'what you said happened', felt: 'how it was for you', wish: 'what you would like' } as const
const names = Object.keys(labels) as (keyof typeof labels)[]

const isSaid = (text: string | null | undefined): text is string => /[\p{L}\p{N}]/u.test(text ?? '')

/** What was given as the message, part by part; empty where the goal alone has to say it. */
export const partsOf = (input: CraftInput): string[] => names.map((it) => input[it]).filter(isSaid)

const closings: Partial<Record<CraftTone, Partial<Record<CraftKind, string>>>> = said.close

/** A message given in parts is those parts, letter for letter; the tone adds a greeting and a close, which claim nothing. */
export function composed(setting: Setting): CraftResult {
  const { input, tone } = setting
  const parts = partsOf(input).map(lineByLine)
  const hello = greetingFor(input, tone, parts[0]!)
  // What a tone says behind a message of this kind.
  const close = (input.kind && closings[tone]?.[input.kind]) || ''
  const message = (some: string[]) => [hello, [...some, close].filter(Boolean).join(' ')].filter(Boolean).join('\n')
  const added = [hello, close].filter(Boolean).map(quoted)
  const turned = message([parts.at(-1)!, ...parts.slice(0, -1)])
  const { parts: own, ours } = says.explained
  const made = {
    message: message(parts),
    act: actOf(input.kind),
    matter: '',
    own: partsOf(input).join('\n'),
    explanation: added.length > 0 ? `${own} ${filled(ours, { tone, ours: listed(added) })}` : own,
    feedback: said.next[input.kind ?? 'how-it-was'],
    alternatives: parts.length > 1 ? [{ kind: 'restate' as const, message: turned }] : [],
    evidence: names.flatMap((it) =>
      isSaid(input[it]) ? [{ quote: input[it].trim().slice(0, 200), label: labels[it] }] : [],
    ),
  }
  return written(made, setting)
}

/** Each line a sentence of its own. */
const lineByLine = (part: string): string => part.split('\n').filter(isSaid).map(mended).join('\n')

const greetings = setOf('hi hey hello dear')
/** A greeting where it is known to whom and none stands there; what is plain needs none. */
function greetingFor({ person }: CraftInput, tone: CraftTone, own: string): string {
  const name = person && firstName(person.name)
  const hello = said.hello[tone]
  const first = own.split(/[\s,.!]/, 1)[0]!.toLowerCase()
  return name && hello && !greetings.has(first) && first !== name.toLowerCase() ? `${hello} ${name},` : ''
}
