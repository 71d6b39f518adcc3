import asks from '../../data/said/craft-danger.json' with { type: 'json' }
import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { CraftInput } from '../operations.ts'
import { stripped } from '../text/words.ts'
import { illWill } from './cues/ill-will.ts'
import { dangerIn } from './danger.ts'
import { ordersIn } from './orders.ts'
import { filled } from './tell.ts'

interface IllWish {
  text: string
  quote: string
  safety: Safety
  next: string
}

/**
 * A goal, a draft or a part that wishes or urges death, self-harm, injury, shame or terror on the one written to. It is
 * asked before anything else: such words show no danger to their writer, and no reason makes them fit to send. `turned`:
 * the goal as words to that one.
 */
export function illWillIn(input: CraftInput, turned: string, parts: readonly string[]): IllWish | null {
  const { goal, originalDraft } = input
  // Somebody who owns up to having said it asks for no help in saying it again.
  const ownsUp = ordersIn(goal).some(({ act }) => act === 'apologise')
  const hits = [
    ownsUp ? null : illWill(goal, turned),
    ...(parts.length > 0 ? parts.map((it) => illWill(it, '')) : [illWill(originalDraft ?? '', null)]),
  ].filter((it) => it !== null)
  const hit = hits.find(({ dose }) => !dose) ?? hits[0]
  if (!hit) return null
  // What is left without the wish may still be the writer's own danger, and that is heard.
  const [whole, rest] = [hit.words, ''].map((kept) =>
    dangerIn({
      ...input,
      goal: goal.replace(hit.words, kept),
      originalDraft: originalDraft?.replace(hit.words, kept) ?? null,
    }),
  )
  const isThreat = whole!.flag?.category === 'threat-to-others' && !hit.dose
  const own = rest && needsHelp(rest.flag) ? rest.safety : null
  const safety = isThreat ? whole!.safety : own
  if (hit.dose) return { quote: '', safety, text: filled(asks.asked, { ask: asks.asks.dose }), next: asks.asks.dose }
  // What was found in the goal turned to its reader is shown as its writer put it.
  const isTheirs = [goal, originalDraft ?? '', ...parts].some((it) => it.includes(hit.words))
  const quote = stripped((isTheirs ? hit.words : goal.trim()).slice(0, 120), '', '.! ')
  const { why, next } = kept.illWill
  return { quote: goal.includes(quote) ? quote : '', safety, text: filled(why, { quote }), next }
}
