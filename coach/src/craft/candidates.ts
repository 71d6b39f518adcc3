import { craftTones, type CraftResult, type CraftTone } from '@mallama/contracts/coach'
import { hash } from '../builtin/state.ts'
import { inSentence, sentenceCase } from '../builtin/polish.ts'
import { badNews, type Act } from './cues/acts.ts'
import { faultIn, orderIn } from './grammar.ts'
import lines from './tone-lines.json' with { type: 'json' }
import { distance, horsemenIn, profileOf, score, type Scored } from './score.ts'
import { profiles } from './cues/tones.ts'
import type { Goal } from './goal.ts'
import type { LastTurn } from './last-turn.ts'
import { coreOf } from './realise.ts'
import type { Recipient } from './recipient.ts'
import type { Slots } from './slots.ts'

export interface Candidate extends Scored {
  message: string
  /** What is not the writer's: said before and after their words. */
  open: string
  close: string
  /** How far from the chosen tone; 1 and more where it sounds like another. */
  off: number
}

export interface Wanted {
  goal: Goal
  slots: Slots
  who: Recipient
  tone: CraftTone
  answer: LastTurn | null
  /** "Hey", where the writer's own draft begins so. */
  hello: string | null
  names: readonly string[]
}

const most = 4

/** About a dozen wordings, the likeliest for the tone scored in full; best first. */
export function candidatesFor(wanted: Wanted, scored = most): Candidate[] {
  const { goal, slots, who, tone } = wanted
  const taken = answerLine(wanted)
  // Nothing is dressed up about a death, a limit or an ending.
  const grave =
    /^(?:end|comfort|boundary|apologise)$/.test(goal.act) ||
    goal.pieces.some(({ words }) => badNews(words) || /\bcancer|divorc|miscarr/i.test(words))
  const dressed = !plainTones.includes(tone)
  // Beside plain news, and to people one is not close to, a line of ours would be too much.
  const plain = !dressed && /^(?:tell|remind|invite)$/.test(goal.act)
  const bare = goal.style.brief || plain || (dressed && grave) || (tone === 'caring' && who.register === 'reserved')
  const opens = taken ? [taken] : ['']
  const closes = bare ? [''] : lines[tone]
  const made: { open: string; close: string; message: string; off: number }[] = []
  const seen = new Set<string>()
  for (const variant of [0, 1]) {
    const core = coreOf(goal, tone, who.register, variant, wanted.names)
    for (const open of opens)
      for (const close of closes) {
        if (repeats(open, close, core) || (goal.style.noPity && /\bso(?:rry)?\b/i.test(open + close))) continue
        const message = joined([open, ...core, close], wanted, core.length)
        if (!message || seen.has(message) || faultIn(message)) continue
        seen.add(message)
        made.push({ open, close, message, off: offOf(message, tone) })
      }
  }
  // Where no ending fits, their words stand alone.
  if (made.length === 0)
    for (const variant of [0, 1]) {
      const core = coreOf(goal, tone, who.register, variant, wanted.names)
      const message = joined(core, wanted, core.length)
      if (message && !orderIn(message)) made.push({ open: '', close: '', message, off: offOf(message, tone) })
    }
  return made
    .toSorted((a, b) => a.off - b.off)
    .slice(0, scored)
    .map(({ open, close, message, off }) => ({
      open,
      close,
      message,
      off,
      ...score(message, { act: goal.act, slots, unread: goal.unread.length > 0 }, tone),
    }))
    .toSorted(
      (a, b) =>
        horsemenIn(a.reading).length - horsemenIn(b.reading).length ||
        Number(a.off >= 1) - Number(b.off >= 1) ||
        b.scores.overallScore - a.scores.overallScore,
    )
}

const plainTones: readonly CraftTone[] = ['caring', 'direct', 'diplomatic']

/** Distance to the chosen tone; words that sound nearer to another tone come after all that do not. */
function offOf(message: string, tone: CraftTone): number {
  const own = profileOf(message)
  const off = distance(own, profiles[tone])
  return off + (craftTones.some((other) => distance(own, profiles[other]) < off) ? 1 : 0)
}

/** The best; among those as good within two points one by the hash of the goal, so that not everybody gets the same. */
export function bestOf(found: readonly Candidate[], seed: string): Candidate | null {
  const [first] = found
  if (!first) return null
  const near = found.filter(
    ({ scores, off }) => off < 1 === first.off < 1 && scores.overallScore >= first.scores.overallScore - 2,
  )
  return near[hash(seed) % near.length] ?? first
}

/**
 * The same matter doing something else: said without anything beside it, with their side seen first, or with a door left
 * open for them. One that would do what the chosen message does already is left out.
 */
export function alternativesFor(
  wanted: Wanted,
  chosen: string,
): { kind: 'restate' | 'validate' | 'more polite'; message: string }[] {
  const { goal, who, tone } = wanted
  const brief = coreOf(goal, 'direct', who.register, 1, wanted.names)
  const plain = coreOf(goal, tone === 'flirty' || tone === 'playful' ? 'caring' : tone, who.register, 0, wanted.names)
  const { regard, door } = lines
  const kinds: [kind: 'restate' | 'validate' | 'more polite', own: string, message: string | null][] = [
    ['validate', regard, joined([regard, ...plain], wanted, plain.length)],
    [
      'more polite',
      door,
      plain.at(-1)?.endsWith('?') && door.endsWith('?') ? null : joined([...plain, door], wanted, plain.length),
    ],
    ['restate', '', joined(brief, wanted, brief.length)],
  ]
  const seen = new Set([chosen])
  return kinds
    .flatMap(([kind, own, message]) =>
      message &&
      !(own && chosen.includes(own)) &&
      !faultIn(message) &&
      !repeats(own, '', plain) &&
      !seen.has(message) &&
      seen.add(message)
        ? [{ kind, message }]
        : [],
    )
    .slice(0, 2)
}

/** Other answers to what was said, where the goal chooses none: greeted as the message is. */
export const otherAnswers = (
  answers: readonly string[],
  { who, hello, goal, names }: Wanted,
): CraftResult['alternatives'] =>
  answers.map((it, at) => ({
    kind: at === 0 ? 'restate' : 'more polite',
    message: greeted(it, who, hello, goal.act, names),
  }))

const length = (list: readonly string[]) => list.reduce((sum, it) => sum + (it.match(/[.!?](?:\s|$)/g)?.length ?? 1), 0)

/** Five sentences at most, the writer's own before any frame; longer matter is joined. */
function joined(parts: readonly string[], { who, hello, goal, names }: Wanted, core: number): string | null {
  let said = parts.filter(Boolean)
  if (core === 0 || said.length === 0) return null
  const own = said.findIndex((it) => it === parts.filter(Boolean).at(parts[0] ? 1 : 0))
  if (length(said) > 5 && own > 0) said = said.slice(own)
  if (length(said) > 5 && said.length > core) said = said.slice(0, core)
  while (said.length > 5) {
    const at = Math.max(1, said.length - 3)
    const one = said[at - 1] ?? ''
    const two = said[at] ?? ''
    said = [
      ...said.slice(0, at - 1),
      `${one.replace(/[.!]$/, '')}, and ${inSentence(two, names)}`,
      ...said.slice(at + 1),
    ]
  }
  const text = said.map((it, at) => (said[at - 1]?.endsWith(':') ? inSentence(it, names) : sentenceCase(it))).join(' ')
  return clean(greeted(text, who, hello, goal.act, names))
}

function greeted(text: string, who: Recipient, hello: string | null, act: Act, names: readonly string[]): string {
  const called = who.role === 'team' ? 'all' : who.called
  if (!called) return text
  const grave = act === 'end' || act === 'boundary' || act === 'comfort'
  const formal = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)/.test(called)
  const lead =
    hello && !formal
      ? `${hello} ${called},`
      : formal
        ? `Dear ${called},`
        : grave && called !== 'all'
          ? `${called},`
          : `Hi ${called},`
  return `${lead} ${inSentence(text, names)}`
}

const clean = (text: string) =>
  text
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/([?!:])[.,]/g, '$1')
    .trim()

/** A frame that says what the writer says, or the same thing twice. */
function repeats(open: string, close: string, core: readonly string[]): boolean {
  const own = core.join(' ')
  const all = `${open} ${own} ${close}`
  const twice = (word: RegExp, times: number) => (all.match(word)?.length ?? 0) > times
  return (
    (twice(/\b(?:sorry|apologi[sz]e)\b/gi, 1) && /\b(?:sorry|apologi[sz]e)\b/i.test(`${open} ${close}`)) ||
    (/\bexcuse/i.test(own) && /\bexcuse/i.test(open + close)) ||
    twice(/\bthank/gi, 2) ||
    twice(/\b(?:i'm|i am) (?:so )?(?:glad|happy)\b/gi, 1) ||
    twice(/\bcongratulations\b/gi, 1) ||
    twice(/\bproud\b/gi, 1) ||
    twice(/\b(?:i realise|matters? to me|i appreciate)\b/gi, 1) ||
    twice(/\btell me\b/gi, 1) ||
    (twice(/\bplease\b/gi, 1) && /\bplease\b/i.test(open + close)) ||
    twice(/\bi would love\b/gi, 1) ||
    twice(/\byours to decide\b/gi, 1) ||
    twice(/\bif (?:it|that) (?:suits|is not possible)\b/gi, 1) ||
    twice(/\b(?:i|you) (?:care|love)\b/gi, 1) ||
    twice(/\bi am sorry\b/gi, 1) ||
    twice(/\bperhaps\b/gi, 1) ||
    twice(/\bi wonder\b/gi, 1) ||
    twice(/\bofficial(?:ly)?\b/gi, 1) ||
    twice(/\bi want\b/gi, 3) ||
    twice(/\bstraight\b/gi, 1) ||
    twice(/\bdecision\b/gi, 1) ||
    twice(/\bi suggest|differently\b/gi, 2)
  )
}

/** "You asked ..., and this is my answer." The quote is theirs, from the pasted exchange. */
function answerLine({ answer }: Wanted): string | null {
  if (!answer?.quote) return null
  const quote = answer.quote.replace(/["“”]/g, "'")
  return answer.asks
    ? `You asked: '${quote.replace(/[?.!]+$/, '')}?'`
    : `You wrote '${quote.replace(/[.!]+$/, '')}', and I do not want to pass over that.`
}
