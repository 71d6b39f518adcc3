import { needOf, type Slots } from './slots.ts'
import type { Received } from './received.ts'
import { conditions } from './reply-conditions.ts'
import { wordings, type Place } from './reply-words.ts'
import { deathTold } from './shapes/deaths.ts'
import { trades } from './shapes/trading.ts'
import { putRight } from './tone.ts'

const work =
  /^(?:boss|employee|colleague|client|vendor|business_partner|teacher|student|mentor|mentee|therapist|coach)$/
const kin =
  /^(?:parent|mother|father|sibling|brother|sister|child|son|daughter|grand\w+|romantic_partner|partner|boyfriend|girlfriend|spouse)$/

/** Where a kind of message stands: the same words from a boss, after a fourth time or at one in the night want another answer. */
function kindInPlace(it: Received, slots: Slots): Place {
  const text = it.text
  const formal = it.relation !== null && work.test(it.relation)
  switch (it.kind) {
    case 'hurt':
      if (!slots.before && !/\b(?:you|u|ur|your|yours|you[’']?(?:re|ve|d|ll))\b/i.test(text)) return 'hurt/others'
      return slots.before ? 'hurt/before' : 'hurt'
    case 'information':
      if (putRight(it)) return 'information/fixed'
      return /\b(?:funeral|memorial|cremation|burial|the wake)\b/i.test(text) ? 'information/funeral' : 'information'
    case 'angry':
    case 'guilt':
    case 'worn':
      return slots.before ? 'hurt/before' : it.kind
    case 'resigned':
      return slots.before ? 'resigned/before' : 'resigned'
    case 'sarcasm':
      return slots.before ? 'sarcasm/before' : it.context?.told ? 'sarcasm/news' : 'sarcasm'
    case 'insult':
      return formal ? 'insult/work' : 'insult'
    case 'break-up':
      if (
        /\b(?:don[’']?t|do not|please don[’']?t) (?:call|contact|text|write|ring|message|reply)|\bno contact\b/i.test(
          text,
        )
      )
        return 'break-up/no-contact'
      return /\b(?:dates?|spark|meeting you|wish you)\b/i.test(text) ? 'break-up/kind' : 'break-up'
    case 'apology':
      if (/\b(?:don[’']?t|do not) (?:have|need) to (?:answer|reply)|\bshould have come\b|\byears?\b/i.test(text))
        return 'apology/late'
      if (slots.wish) return 'apology/ask'
      return it.turn.harm.score < 1 &&
        it.words < 45 &&
        /\b(?:cake|drinks?|coffee|noise|loud|louder|from now on)\b/i.test(text)
        ? 'apology/light'
        : 'apology'
    case 'cancel':
      return slots.times ? 'cancel/again' : 'cancel'
    case 'unhappy':
      return formal ? 'unhappy/work' : 'unhappy'
    case 'bad-news':
      return grief.test(text) || deathTold(it.read.text) ? 'bad-news/loss' : 'bad-news'
    case 'good-news':
      if ((it.context?.ex ?? false) || (it.relation ?? '').startsWith('ex')) return 'good-news/ex'
      return it.cues.some(({ id }) => id === 'good-news') &&
        !/\b(?:I|we|I[’']?ve|we[’']?re|I[’']?m)\b/.test(it.cues[0]?.quote ?? '')
        ? 'good-news/other'
        : 'good-news'
    case 'boundary-pause':
      if (slots.when && /\?/.test(text)) return 'boundary-pause/day'
      return /\b(?:space|quiet|alone|on my own|by myself|to myself|in touch|few days|couple of (?:days|weeks)|week(?:end)?|(?:not|stop|don[’']?t) (?:text|call|message|ring|contact))/i.test(
        text,
      )
        ? 'boundary-pause/space'
        : 'boundary-pause'
    case 'leaves-it':
      return /\bif\b/i.test(text) ? 'leaves-it/open' : 'leaves-it'
    case 'unsure':
      return slots.question ? 'unsure/asked' : kindly(it) ? 'unsure/warm' : 'unsure'
    case 'bid':
      return it.context?.ex || (it.relation ?? '').startsWith('ex') ? 'bid/ex' : 'bid'
    case 'invitation':
      return /\b(?:scan|hospital|appointment|funeral|clinic|surgery|operation|court|vigil|memorial|wake|chemo)\b/i.test(
        text,
      )
        ? 'invitation/hard'
        : 'invitation'
    case 'evade':
      return slots.open ? 'evade/open' : 'evade'
    case 'request':
      return requestIn(it, slots, formal)
    case 'summons':
      return formal ? 'summons/work' : 'summons'
    case 'thanks':
      return formal ? 'thanks/work' : 'thanks'
    case 'missing':
      return it.context?.ex || (it.relation ?? '').startsWith('ex') ? 'missing/ex' : 'missing'
    case 'condolence':
      return slots.fact
        ? 'condolence/fact'
        : /\b(?:he|she|your \w+) was\b/i.test(text)
          ? 'condolence/memory'
          : 'condolence'
    default:
      return it.kind as Place
  }
}

const endearing =
  /\bx{1,6}[\s.!]*$|[❤💕💖🥰😘]|\b(?:darling|sweetheart|love you|lots of love|much love|my love|dear(?:est)?)\b/iu
/** Who writes with love and blames nobody is not asked how it was meant. */
const kindly = ({ text, act, second, flag, tone, context, relation, conflict }: Received): boolean =>
  !flag &&
  endearing.test(text) &&
  !conflict &&
  !context?.ex &&
  !(relation ?? '').startsWith('ex') &&
  tone.first === 'love' &&
  tone.modifier === 'warm' &&
  ![act, second].some((one) =>
    /^(?:complaint|threat|ultimatum|non-apology|break-up|boundary|deflection)$/.test(one ?? ''),
  )

const grief =
  /\b(?:died|passed away|passed (?:this|last|peacefully)|put (?:\w+ )?(?:down|to sleep)|lost (?:the|our|her|my) baby|miscarr\w+|no heartbeat|killed|stillb\w+|dying)\b/i

function requestIn(it: Received, slots: Slots, formal: boolean): Place {
  if (trades(it.read.text)) return 'request/trade'
  if (putRight(it)) return 'request/fixed'
  if (slots.leave) return 'request/leave'
  const feels = (...families: string[]) => families.includes(it.tone.first) || families.includes(it.tone.second ?? '')
  if (
    !formal &&
    it.words <= 14 &&
    (slots.task !== undefined || /^(?:order|save|dont|don[’']?t|remember|make sure)\b/i.test(it.text)) &&
    !/\b(?:we|us|our)\b/i.test(it.text) &&
    !it.context &&
    !slots.wish &&
    needOf(it) !== 'dignity' &&
    !feels('anger', 'hurt', 'fear', 'shame', 'sadness')
  )
    return 'request/small'
  if (needOf(it) === 'dignity' && slots.task) return 'request/shy'
  if (
    feels('fear') &&
    !feels('anger') &&
    /\b(?:fever|hospital|emergency|urgent|asap|rang|sick|accident)\b/i.test(it.text) &&
    slots.task
  )
    return 'request/urgent'
  if (/\bi (?:felt|feel)\b/i.test(it.text) && (slots.told || slots.task)) return 'request/fair'
  if (/\b(?:your method|learn|show me|teach me|how you)\b/i.test(it.text) && slots.wish) return 'request/learn'
  if (feels('anger', 'hurt') && slots.task && !formal) return 'request/load'
  if (
    (formal && (it.relation !== 'colleague' || /please|attached|regards|many thanks/i.test(it.text))) ||
    (!slots.task && !slots.wish && it.words < 14)
  )
    return 'request/work'
  if (it.words < 24 && !/[?]|please/i.test(it.text) && slots.task) return 'request/gruff'
  return 'request'
}

/** What the reader could send back. Null where nothing should be sent before they are safe. */
export function replyTo(it: Received, slots: Slots): string {
  const short = shortAnswers(it, slots)
  if (short) return short
  const words = wordings[kindInPlace(it, slots)] ?? wordings[it.kind as Place] ?? wordings.statement!
  const seed = hash(it.text)
  const used = new Set<string>()
  const parts = [words.ack, words.own ?? [], words.ask ?? []].map((groups) => pick(groups, slots, it, seed, used))
  const [ack = '', own = '', ask = ''] = parts
  // About as long as what it answers: a few words get a few words back.
  const kept = it.words <= 6 && it.kind !== 'crisis' ? [ack, ask || own] : [ack, own, ask]
  return inRegister(kept.filter(Boolean).join(' '), it)
}

/** A closed question is the reader's to answer: both answers, ready to send. */
function shortAnswers(it: Received, { yes, no }: Slots): string | null {
  if (!yes || !no || !/^(?:question|question-care)$/.test(it.kind)) return null
  const thanks = it.kind === 'question-care' ? ' Thanks for checking on me.' : ''
  return `"${yes}.${thanks}" Or, if that is the truth: "${no}.${thanks}"`
}

const inside = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

function pick(
  groups: readonly (readonly string[])[],
  slots: Slots,
  it: Received,
  seed: number,
  used: Set<string>,
): string {
  for (const group of groups) {
    const lines = group.flatMap((line) => {
      const [words = '', only] = line.split('=')
      if (only && !conditions[only]?.(it, slots)) return []
      const filled = fill(words, slots, used)
      return filled === null ? [] : [{ filled, only }]
    })
    // A line for just this case goes before those for any.
    const fitting = lines.some(({ only }) => only) ? lines.filter(({ only }) => only) : lines
    const chosen = fitting[seed % Math.max(1, fitting.length)]
    if (chosen) {
      for (const name of slotNames) if (group.some((line) => line.includes(`{${name}`)) && slots[name]) used.add(name)
      return chosen.filled
    }
  }
  return ''
}

const slotNames = ['told', 'deed', 'before', 'quote'] as const

function fill(words: string, slots: Slots, used: ReadonlySet<string>): string | null {
  let whole = true
  const filled = words.replace(/\{(\w+)(\|?)\}/g, (_, name: keyof Slots, form: string) => {
    const value = slots[name]
    if (!value || (used.has(name) && name !== 'quote')) {
      whole = false
      return ''
    }
    return form === '|' ? inside(value) : value
  })
  return whole ? filled : null
}

const casual =
  /(?:^|\s)(?:u|ur|lol|haha|lmao|tmrw|gonna|wanna|cos|deffo|mate|babe|rn|tbh)(?=\s|[.,!?]|$)|\bx{1,3}\s*$|\p{Extended_Pictographic}/iu

/** In the message's own dress: small letters for small letters, a kiss for a kiss, full forms for a formal note. */
function inRegister(reply: string, it: Received): string {
  const text = it.text.trim()
  // These hold an answer each for two cases, and are read before they are sent.
  if (/^(?:crisis|tease|bluster-open|watched)$/.test(it.kind) || reply.startsWith('"')) return reply
  const formal = it.relation !== null && work.test(it.relation)
  let dressed = reply
  if (!formal && /^[a-z]/.test(text) && !/[.!?]\s+[A-Z]/.test(text) && it.words > 1)
    dressed = dressed.replace(
      /(^|[.!?] )(["“]?)([A-Z])(?!['\w]*\b(?:\s[A-Z]))/g,
      (all, gap: string, mark: string, letter: string, at: number) =>
        /^I\b/.test(dressed.slice(at + gap.length + mark.length)) ? all : gap + mark + letter.toLowerCase(),
    )
  if (!formal && casual.test(text) && it.words <= 25) dressed = dressed.replace(/\.$/, '')
  const kiss = /(?:^|\s)(x{1,3})\s*$/i.exec(text)?.[1]
  if (
    kiss &&
    !formal &&
    it.relation !== 'ex' &&
    (it.relation === null || kin.test(it.relation) || /friend/.test(it.relation)) &&
    !/^(?:insult|angry|guilt|sarcasm|joke-barbed|evade)$/.test(it.kind)
  )
    dressed = `${dressed} ${kiss.toLowerCase()}`
  return dressed
}

/** FNV-1a (Fowler, Noll and Vo), so that the same message always gets the same words. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < Math.min(text.length, 4000); at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  return value >>> 3
}
