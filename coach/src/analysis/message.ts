import type { Contribution, TextAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import safe from '../../data/said/received.json' with { type: 'json' }
import illegible from '../../data/said/unreadable.json' with { type: 'json' }
import { readable } from '../text/english.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { distinct, untilWord } from './quoting.ts'
import { contextLine, told, type Told } from './reading.ts'
import { received, toneOf, untold, type Received } from './received.ts'
import { grave as graves } from './sent.ts'

/** Fewer words say nothing without what came before. */
const FEWEST = 4

/**
 * Reads one message that the user received; "you" in it is the user. Pure: the same input gives the same bytes. Every
 * quote stands in `text` or `context`; `start` and `end` are UTF-16 units into `text` and absent for the context.
 * Never throws, whatever is written.
 */
export function analyseMessage(input: TextAnalysisInput): TextAnalysisResult {
  const it = received(input)
  const safety = it.flag ? toSafety(it.flag, input.country) : null
  const legible = readable(it.text)
  // "k." and "..." are whole messages between people; pictures say something beside what came before.
  const isBrief = it.text.trim() !== '' && it.text.trim().length <= 4 && it.text.length < 100
  const isWhole = legible === 'words' || (legible === 'emoji' ? it.context !== null : isBrief)
  if (!it.grave && !isWhole) return { ...unreadable(input.text, legible), safety }
  const bare = !it.grave && it.words < FEWEST && it.context === null
  const reading = told(it, bare)
  const extra = contextLine(it, reading)
  const isFollowed = it.grave === 'watched' && it.flag?.category === 'stalking' && needsHelp(it.flag)
  return {
    emotionalTone: bare ? untold : toneOf(it),
    interpretation: [reading.says, extra?.says].filter(Boolean).join(' '),
    underlyingMeaning: reading.means,
    alternativeReading: isFollowed ? null : reading.other,
    suggestedResponse: answer(it, reading.reply),
    ...confidenceOf(it, reading),
    evidence: [...distinct(reading.shown), ...(extra ? [{ quote: extra.quote, label: 'what you told about it' }] : [])],
    safety,
    coach: 'built-in',
  }
}

/** A truthful answer to what cannot be read: it says why, quotes what there is, and claims nothing about anybody. */
function unreadable(text: string, legible: ReturnType<typeof readable>): TextAnalysisResult {
  const kind = legible === 'words' ? 'gibberish' : legible
  const { tone, says, means } = illegible.lines[kind]
  const quote = untilWord(text.trim(), 40)
  const start = text.indexOf(quote)
  return {
    emotionalTone: tone,
    interpretation: says,
    underlyingMeaning: means,
    alternativeReading: null,
    suggestedResponse: illegible.replies[kind],
    confidence: 0.1,
    contributions: [{ score: 'confidence', feature: 'too little that can be read', amount: 0.1 }],
    evidence: quote ? [{ quote, start, end: start + quote.length, label: 'all there is to read' }] : [],
    safety: null,
    coach: 'built-in',
  }
}

/**
 * What the reader could send back. Where the message, or what is told about it, puts the reader at risk, what protects
 * them comes in its place, after the advice that help lines give on threatening messages: nothing that gives way, nothing
 * that provokes. It quotes nothing: the words stand in the reading above it, and whoever gets the answer wrote them.
 */
function answer({ grave, flag, account, past, abuse }: Received, reply: string): string {
  if (grave === 'danger' && flag?.category === 'self-harm') return safe.heldHostage
  if (account === 'child') return safe.child
  if (grave === 'watched' && flag?.category === 'stalking') return past.noContact ? safe.followedAfterNo : safe.followed
  if (grave === 'crisis' || (grave && graves[grave].firm)) return reply
  return abuse ? safe[abuse] : past.noContact ? safe.outOfTouch : reply
}

/** COACH.md, "Text analysis": the caps. */
const CAPS = { bare: 0.45, conflict: 0.5, always: 0.85 } as const

/** How sure the reading is of what the message does, 0.1..0.85, and what that rests on: the contributions add up to it. */
function confidenceOf({ words, context }: Received, { chance, named, conflict, shown }: Told) {
  const contributions: Contribution[] = []
  let value = 0
  const to = (next: number, feature: string, quote?: string) => {
    const amount = round(next - value)
    if (amount !== 0) contributions.push({ score: 'confidence', feature, amount, ...(quote ? { quote } : {}) })
    value = round(value + amount)
  }
  to(chance, `how clearly the words show ${named} rather than anything else`, shown[0]?.quote)
  if (words <= FEWEST && context === null)
    to(Math.min(value, CAPS.bare), 'four words or fewer, without context: never surer than 0.45')
  if (conflict)
    to(Math.min(value, CAPS.conflict), 'the words and how they are meant seem to conflict: never surer than 0.50')
  to(Math.min(Math.max(value, 0.1), CAPS.always), 'words alone: never surer than 0.85')
  return { confidence: value, contributions }
}
const round = (value: number) => Math.round(value * 100) / 100
