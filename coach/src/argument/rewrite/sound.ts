import { talksDown } from '../sneers.ts'
import { likened } from './clean.ts'
import { decides } from './decisions.ts'
import { behind } from './labels.ts'
import { tells } from './plain-clauses.ts'
import { mend, segmentsOf } from './segments.ts'
import { count, key, sentencesOf } from './words.ts'

/** A wish put to the other: its words are group 1. */
const asked =
  /\b(?:need|like|love|want|wanted|hoping|wish|matters (?:a lot |so much )?to me that) you(?:['’]d| would|['’]ll)? (?:to )?(?!(?:something|someone) )([^.!?,]+)|^(?:could|can|would) you (?:please )?([^.!?,]+)|^please (?!(?:don[’']?t|do not|stop|not|leave|tell)\b)([^.!?,]+)/i
/** Words that only stand beside a "not": in a wish they are what is left of "you never ... anyone". */
const leftOver =
  /\b(?:any(?:one|body|thing|where)?|ever|at all|either|yet|nobody|no one|nothing|nowhere|neither|nor|hardly|barely)\b|\b(?:some\w*|any\w*|no ?one|nobody) (?:but|except|besides|other than)\b|\bbut (?:your|you|his|her)\b|\bfor once\b|\ba (?:shit|damn|fuck|toss)\b/i
/** Beside these a wish asks for what was missing; without them it would ask for what was complained of. */
const missed =
  /\b(?:never|not|no|don[’']?t|doesn[’']?t|didn[’']?t|won[’']?t|wouldn[’']?t|can[’']?t|cannot|couldn[’']?t|haven[’']?t|hasn[’']?t|isn[’']?t|aren[’']?t|without|refuse[sd]?|fail(?:ed|s)?|forg[eo]t\w*|neglect\w*|instead|hardly|rarely|barely|please|need|want|wish|should|supposed|could|can|would|must|have to|better|or|either|time you|try|start|how about|why|learn|ask(?:ed)?|told|beg\w*|said|promised?|agreed?)\b/iu
const broken =
  /\b(?:why|when|how|that|where) you be\b|\byou be (?:such|so|a|an)\b|\bI(?:[’']ll| will| would|[’']d| feel|[’']m| am) (?:be )?(?:really |so |very )?(?:unheard|under pressure of|pulled two ways over)\b|\bthat (?:anything|anyone|nobody|nothing|no one|something except) |\bmatters? to you as much as (?:any|no|your?self)|\bif you (?:don[’']?t|aren[’']?t|won[’']?t)\b[^.!?]*,? I(?:[’']ll| will) be really\b/i

/** Without it the same verdict is left, or something that nobody said: "your mum is always upset" tells of no one day. */
const sweeping = /\b(?:always|constantly|forever|never|permanently) /gi
const person = /\b(?:you|your|you[’']?re|u|ur)\b/i
const subject =
  /\b(?:i|you|we|he|she|it|they|this|that|there|what|who|u|im|ive|id|thats|its|lets|whats)\b|\b\p{L}+[’'](?:s|m|re|ve|d|ll)\b|\b(?:is|are|was|were|has|have|had|did|does|do|will|would|can|could|can[’']?t|don[’']?t)\b|^(?:please|let|can|could|give|tell|talk|trying|ok|okay|fair|half an hour|honestly|all right|right|yes|no|sorry|thanks?|thank)\b/iu

const own = (text: string) => key(text).replace(/\s+/g, ' ')

/**
 * What every better sentence must pass: whole, asking for what was missing and not for what hurt, without an insult, and
 * with nothing left of a "never ... anyone". Sentences that stand in the turn word for word were never changed.
 */
export function sound(said: string, text: string): boolean {
  const before = own(text)
  const tamed = own(text.replace(sweeping, ''))
  const clauses = segmentsOf(mend(text, new Set())).map((it) => it.text.toLowerCase())
  const wholes = new Set([...sentencesOf(text), ...segmentsOf(text).map((it) => it.text)].map(own))
  return sentencesOf(said).every((sentence) => {
    const bare = sentence.trim()
    if (!bare) return true
    const verbatim = before.includes(own(bare))
    if (verbatim && decides(bare.replace(/[.!?]+$/, ''))) return true
    if (!verbatim && count(bare) > 1 && !/^i\b/i.test(bare) && tamed.includes(own(bare)) && tamed !== before)
      return false
    // "So you never have to decide" complains of being left with it: nobody wishes that they "have to".
    if (
      /\byou(?:['’]d)? (?:to )?(?:have|need) to\b/i.test(bare) &&
      /^i(?:['’]d| would| need| want)/i.test(bare) &&
      !verbatim
    )
      return false
    if (likened.test(bare) || bared(bare, before) || talksDown(bare)) return false
    if (broken.test(bare) && !broken.test(text)) return false
    if (person.test(bare) && behind(bare) !== null && !/\bI nearly said\b/i.test(bare)) return false
    if (!wholes.has(own(bare)) && !subject.test(bare) && !tells(bare)) return false
    const hit = asked.exec(bare)
    const wish = hit?.[1] ?? hit?.[2] ?? hit?.[3]
    if (!wish || verbatim) return true
    if (leftOver.test(wish)) return false
    return !turnedRound(wish, clauses)
  })
}

/** "You always forget" without its "always" is the same verdict: what is left must be told of the speaker, or asked. */
function bared(sentence: string, before: string): boolean {
  const verb =
    /^(?:and |but |so )*(?:you|u) (?!do\b|can\b|could\b|said\b|told\b|asked\b|were\b|are\b|did\b)([\p{L}’']+)(?= |[.!?]*$)/iu.exec(
      sentence,
    )?.[1]
  return (
    verb !== undefined &&
    new RegExp(
      `(?<!\\p{L})(?:you|u)(?: \\p{L}+)? (?:always|never|constantly|forever|only ever)(?: \\p{L}+)? ${verb.replace(/[’']/g, '')}`,
      'iu',
    ).test(before.replace(/[’']/g, ''))
  )
}

/** "If you walk out" is no wish that they walk out. */
function turnedRound(wish: string, clauses: readonly string[]): boolean {
  if (/\b(?:less|fewer|stop)\b/i.test(wish)) return false
  const verb = /^(?:please |just )?(?:be )?(\p{L}{3,})/iu.exec(wish.trim())?.[1]?.toLowerCase()
  if (!verb) return false
  const stem = verb.length > 4 ? verb.slice(0, Math.max(4, verb.length - 1)) : verb
  const holding = clauses.filter((it) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(it))
  const ordered = new RegExp(`^(?:(?:just|then|now|go|and|so|but|please),? )*${stem}`, 'u')
  return holding.length > 0 && !holding.some((it) => missed.test(it) || ordered.test(it))
}
