import type { TextAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import { readable } from '../detectors/english.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { confidenceOf } from './confidence.ts'
import { contextLine } from './context-line.ts'
import { distinct } from './quoting.ts'
import { fewTold, graveTold, told, type Told } from './reading.ts'
import { received, type Received } from './received.ts'
import * as safe from './safe-reply.ts'
import { toneOf, untold } from './tone.ts'
import { unreadable } from './unreadable.ts'

/** Fewer words say nothing without what came before. */
const FEWEST = 4

/**
 * Reads one message that the user received; "you" in it is the user. Pure: the same input gives the same bytes. Every
 * quote stands in `text` or `context`; `start` and `end` are UTF-16 units into `text` and absent for the context.
 * `confidence` is 0..0.85, as `confidence.ts` explains. Never throws, whatever is written.
 */
export function analyseMessage(input: TextAnalysisInput): TextAnalysisResult {
  const it = received(input)
  const legible = readable(it.text)
  // "k." and "..." are whole messages between people; pictures say something beside what came before.
  const whole = legible === 'words' || (legible === 'emoji' ? it.context !== null : brief(it.text))
  if (!it.grave && !whole) return unreadable(input, it, legible)
  const bare = !it.grave && it.words < FEWEST && it.context === null
  const reading = it.grave ? graveTold(it, it.grave) : bare ? fewTold(it) : told(it)
  const extra = contextLine(it, reading)
  const [key] = reading.shown
  const { words, context } = it
  return {
    emotionalTone: bare ? untold : toneOf(it),
    interpretation: [reading.says, extra?.says].filter(Boolean).join(' '),
    underlyingMeaning: reading.means,
    alternativeReading:
      it.grave === 'watched' && it.flag?.category === 'stalking' && needsHelp(it.flag) ? null : reading.other,
    suggestedResponse: answer(it, reading),
    ...confidenceOf({ ...reading, quote: key?.quote ?? '', words, context: context !== null }),
    evidence: [
      ...distinct(reading.shown).slice(0, 6),
      ...(extra ? [{ quote: extra.quote, label: 'what you told about it' }] : []),
    ],
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}

const brief = (text: string) => text.trim() !== '' && text.trim().length <= 4 && text.length < 100

/**
 * What the reader could send back; where they may not be safe, what protects them comes in its place. It quotes nothing:
 * the words stand in the reading above it, and whoever gets the answer wrote them.
 */
function answer(it: Received, reading: Told): string {
  if (it.grave === 'danger') return it.flag?.category === 'self-harm' ? safe.heldHostage : safe.threatened
  if (it.account) return it.account === 'accused' ? safe.faced : safe.listened(it.account)
  if (it.grave === 'watched' && it.flag?.category === 'stalking') return safe.followed(it.past)
  if (it.grave === 'degrade') return safe.belittled
  if (it.grave === 'coercion') return safe.coerced
  if (it.grave === 'takeover') return safe.takenOver
  if (it.grave === 'control') return safe.controlled(reading.shown[0]?.quote ?? '')
  if (it.grave !== 'crisis' && it.abuse) return safe.insideAbuse(it.abuse)
  if (it.grave === 'pressure') return safe.pressured
  if (it.grave === 'warning') return safe.warned
  if (it.past.noContact && it.grave !== 'crisis') return safe.outOfTouch
  return reading.reply
}
