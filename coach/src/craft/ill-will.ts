import kept from '../../data/words/ill-will.json' with { type: 'json' }
import asks from '../../data/said/craft-danger.json' with { type: 'json' }
import reasons from '../../data/said/craft-refuse.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { CraftInput } from '../operations.ts'
import { toldIn } from '../text/told.ts'
import { setsOf, stripped } from '../text/words.ts'
import { dangerIn } from './danger.ts'
import { ordersIn } from './orders.ts'
import { phrasesIn } from './plainly.ts'
import { filled } from './tell.ts'

/**
 * Death, injury, shame or terror wished or urged on somebody. `urged` and `dosed` count behind a word that urges or
 * wishes, `said` whatever leads to it; of what is `near` only small words part them. Own lists, written for Mallama.
 */
const { urges, musts, wishes, denials, told, between, persons, stops, may } = setsOf(kept.lists)
const wide = phrasesIn(kept.phrases, 2, kept.alike, (word) => !stops.has(word))
const near = phrasesIn(kept.near, 2, kept.alike, (word) => may.has(word))
const harmless = phrasesIn(kept.harmless, 0, kept.alike)

/**
 * `from`: where it stands. Between it and what urges it there are only small words. Of a draft what is urged counts and
 * not what is wished: it is what is to be said better.
 */
function isUrged(words: readonly string[], from: number, isDraft: boolean): boolean {
  const at = words.findLastIndex((it, n) => n < from && !between.has(it) && !persons.has(it))
  if (at < 0) return !persons.has(words[0]!)
  if (musts.has(words[at]!)) return true
  const leads = urges.has(words[at]!) || (!isDraft && wishes.has(words[at]!))
  const before = words.slice(Math.max(0, at - 2), at)
  return leads && !persons.has(before.at(-1) ?? '') && !before.some((it) => denials.has(it))
}

interface IllWill {
  words: string
  /** It may as well be a medicine that is to be taken. */
  dose: boolean
}

/** The sentence of ill will in a text; null where there is none. Reads the first 6,000 characters of each. */
function illWill(text: string, turned: string, isDraft: boolean): IllWill | null {
  let asked: IllWill | null = null
  for (const source of [text, turned])
    for (const { words, from, to } of toldIn(source.slice(0, 6000))) {
      const fine = new Set(harmless(words).map((it) => it.from))
      const found = [...wide(words), ...near(words)].filter((it) => !fine.has(it.from))
      // Somebody fears it before, tells of it or owns up to it.
      const isMeant = (at: number) => source === text && !words.slice(0, at).some((it) => told.has(it))
      const counts = found.filter((it) => (it.is === 'said' ? isMeant(it.from) : isUrged(words, it.from, isDraft)))
      const hit = { words: source.slice(from, to).trim(), dose: false }
      if (counts.some(({ is }) => is !== 'dosed')) return hit
      if (counts.length > 0) asked ??= { ...hit, dose: true }
    }
  return asked
}

interface IllWish {
  text: string
  quote: string
  safety: Safety
  next: string
}

/**
 * A goal, a draft or a part that wishes or urges harm on the one written to. It is asked before anything else: such words
 * show no danger to their writer, and no reason makes them fit to send. `turned`: the goal as words to that one.
 */
export function illWillIn(input: CraftInput, turned: string, parts: readonly string[]): IllWish | null {
  const { goal } = input
  const draft = input.originalDraft ?? ''
  // Somebody who owns up to having said it asks for no help in saying it again.
  const ownsUp = ordersIn(goal).some(({ act }) => act === 'apologise')
  const inDraft = parts.length > 0 ? parts.map((it) => illWill(it, '', false)) : [illWill(draft, '', true)]
  const hits = [ownsUp ? null : illWill(goal, turned, false), ...inDraft].filter((it) => it !== null)
  const hit = hits.find(({ dose }) => !dose) ?? hits[0]
  if (!hit) return null
  // What is left without the wish may still be the writer's own danger, and that is heard.
  const without = (text: string) => text.replace(hit.words, '')
  const [whole, rest] = [dangerIn(input), dangerIn({ ...input, goal: without(goal), originalDraft: without(draft) })]
  const isThreat = whole.flag?.category === 'threat-to-others' && !hit.dose
  const safety = isThreat ? whole.safety : needsHelp(rest.flag) ? rest.safety : null
  if (hit.dose) return { quote: '', safety, text: filled(asks.asked, { ask: asks.asks.dose }), next: asks.asks.dose }
  // What was found in the goal turned to its reader is shown as its writer put it.
  const isTheirs = [goal, draft, ...parts].some((it) => it.includes(hit.words))
  const quote = stripped((isTheirs ? hit.words : goal.trim()).slice(0, 120), '', '.! ')
  const { why, next } = reasons.illWill
  return { quote: goal.includes(quote) ? quote : '', safety, text: filled(why, { quote }), next }
}
