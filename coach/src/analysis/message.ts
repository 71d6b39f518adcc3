import type { TextAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import safe from '../../data/said/received.json' with { type: 'json' }
import illegible from '../../data/said/unreadable.json' with { type: 'json' }
import { readable } from '../text/english.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { confidenceOf } from './confidence.ts'
import { beginningOf, distinct } from './quoting.ts'
import { contextLine, fewTold, graveTold, told, type Told } from './reading.ts'
import { received, toneOf, untold, type Received } from './received.ts'

/** Fewer words say nothing without what came before. */
const FEWEST = 4

/**
 * Reads one message that the user received; "you" in it is the user. Pure: the same input gives the same bytes. Every
 * quote stands in `text` or `context`; `start` and `end` are UTF-16 units into `text` and absent for the context.
 * `confidence` is 0..0.85, as `confidence.ts` explains. Never throws, whatever is written.
 */
export function analyseMessage(input: TextAnalysisInput): TextAnalysisResult {
  const it = received(input)
  const { words, context } = it
  const safety = it.flag ? toSafety(it.flag, input.country) : null
  const legible = readable(it.text)
  // "k." and "..." are whole messages between people; pictures say something beside what came before.
  const whole = legible === 'words' || (legible === 'emoji' ? context !== null : brief(it.text))
  if (!it.grave && !whole) return { ...unreadable(input.text, legible), safety }
  const bare = !it.grave && words < FEWEST && context === null
  const reading = it.grave ? graveTold(it, it.grave) : bare ? fewTold(it) : told(it)
  const extra = contextLine(it, reading)
  return {
    emotionalTone: bare ? untold : toneOf(it),
    interpretation: [reading.says, extra?.says].filter(Boolean).join(' '),
    underlyingMeaning: reading.means,
    alternativeReading:
      it.grave === 'watched' && it.flag?.category === 'stalking' && needsHelp(it.flag) ? null : reading.other,
    suggestedResponse: answer(it, reading),
    ...confidenceOf({ ...reading, quote: reading.shown[0]?.quote ?? '', words, context: context !== null }),
    evidence: [
      ...distinct(reading.shown).slice(0, 6),
      ...(extra ? [{ quote: extra.quote, label: 'what you told about it' }] : []),
    ],
    safety,
    coach: 'built-in',
  }
}

const brief = (text: string) => text.trim() !== '' && text.trim().length <= 4 && text.length < 100

/** A truthful answer to what cannot be read: it says why, quotes what there is, and claims nothing about anybody. */
function unreadable(text: string, legible: ReturnType<typeof readable>): TextAnalysisResult {
  const kind = legible === 'words' ? 'gibberish' : legible
  const { tone, says, means } = illegible.lines[kind]
  const shown = beginningOf(text)
  return {
    emotionalTone: tone,
    interpretation: says,
    underlyingMeaning: means,
    alternativeReading: null,
    suggestedResponse: illegible.replies[kind],
    confidence: 0.1,
    contributions: [{ score: 'confidence', feature: 'too little that can be read', amount: 0.1 }],
    evidence: shown.quote === '' ? [] : [{ ...shown, label: 'all there is to read' }],
    safety: null,
    coach: 'built-in',
  }
}

/**
 * What the reader could send back. Where the message, or what is told about it, puts the reader at risk, what protects
 * them comes in its place, after the advice that help lines give on threatening messages: nothing that gives way, nothing
 * that provokes. It quotes nothing: the words stand in the reading above it, and whoever gets the answer wrote them.
 */
function answer({ grave, flag, account, past, abuse }: Received, reading: Told): string {
  if (grave === 'danger') return flag?.category === 'self-harm' ? safe.heldHostage : safe.threatened
  if (account) return account === 'accused' ? safe.faced : safe[account]
  if (grave === 'watched' && flag?.category === 'stalking') return past.noContact ? safe.followedAfterNo : safe.followed
  if (grave === 'degrade') return safe.belittled
  if (grave === 'coercion') return safe.coerced
  if (grave === 'takeover') return safe.takenOver
  if (grave === 'control') return safe.controlled
  if (grave !== 'crisis' && abuse) return safe[abuse]
  if (grave === 'pressure') return safe.pressured
  if (grave === 'warning') return safe.warned
  return past.noContact && grave !== 'crisis' ? safe.outOfTouch : reading.reply
}
