import type { SafetyResource } from '@mallama/contracts/safety'
import ownHarm from '../../data/said/own-harm.json' with { type: 'json' }
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import { nearness } from '../guide/nearest.ts'
import { lineForWhoHurts, resourcesFor } from '../knowledge/resources.ts'
import { holdsNeck } from '../safety/neck.ts'
import type { Flag } from '../safety/screen.ts'
import { toldIn } from '../safety/told.ts'
import type { Harm } from './answer-harm-seen.ts'
import { inOrder, say, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'

const { body } = ownHarm
const { neck } = talk
/** What marks a talk in which the writer told whom they hurt, and how. */
const hurts = ['neck', 'child', 'other'] as const
export const mark = (hurt: (typeof hurts)[number]) => `hurt/${hurt}`

const says = ({ text, danger }: Reading, signs: readonly string[]) =>
  nearness(signs, text) > 0 || danger()?.category === 'medical'

/** Whoever was hurt comes before whoever did it: a doctor first, in the answer in which it is told. */
export function tendFirst(c: Composer, { kind, child }: Harm): void {
  const { reading, state } = c
  if (kind !== 'hurt') return
  const hurt = holdsNeck(toldIn(reading.text)) ? 'neck' : child ? 'child' : 'other'
  if (!state.related.includes(mark(hurt))) state.related.push(mark(hurt))
  if (says(reading, [...body.signs, ...neck.signs])) return urge(c, body.now)
  const first = state.flag?.about === 'child' ? body.shaken : hurt === 'other' ? null : body[hurt]
  if (first) urge(c, first)
}

/** A sign of the body afterwards, or whom to call: the emergency number, before anything about stopping or staying. */
export function tellsSign(c: Composer, flag: Flag | null): boolean {
  const { reading, state } = c
  const tended = hurts.some((it) => state.related.includes(mark(it)))
  const isNeck = flag?.about === 'neck' || state.related.includes(mark('neck'))
  const isHurt = (flag?.about === 'child' && flag.thirdParty) || tended
  if (isNeck && nearness(neck.signs, reading.text) > 0) urge(c, neck.now)
  else if (isHurt && says(reading, body.signs)) urge(c, body.now)
  else if (tended && nearness(body.calls, reading.text) > 0) urge(c, body.call)
  else return false
  return true
}

/** The number for an ambulance, as it stands in a sentence. */
export function emergency({ input }: Composer): string {
  const [{ name, contact }] = resourcesFor(input.country, 'medical', 3) as [SafetyResource]
  return `${name} (${contact})`
}

/** It is said again before it is left out. */
function urge(c: Composer, lines: readonly string[]): void {
  const { country } = c.input
  const number = emergency(c)
  const line = lineForWhoHurts(country)
  const slots = { number, line: line && `${line.name} (${line.contact})` }
  say(c, inOrder(c, lines, slots) ?? inOrder(c, body.again, slots) ?? `${number}, now.`)
}
