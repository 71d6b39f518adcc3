import { clauses, insideQuotes, sentences } from '../builtin/clauses.ts'
import { polish } from '../builtin/polish.ts'
import { stop, unaddressed } from './addressed.ts'
import { askedBefore, contextSaid } from './context.ts'
import { giftOf } from './gifts.ts'
import { needs } from './needs.ts'
import { keyQuote } from './quoting.ts'
import type { Received } from './received.ts'
import { unsigned } from './shapes/shape.ts'
import { swap, turnPersons } from './swap.ts'

/** What of a message can stand in an answer to it; each absent where it cannot be said without guessing. */
export interface Slots {
  /** What the sender said of themselves, to them: "You waited until the trailers ended". */
  told?: string
  /** What the sender says the reader did, in the reader's mouth: "I didn't say goodnight". */
  deed?: string
  /** What is asked for: "take every second one from now". */
  task?: string
  /** What the sender would like to do themselves: "sleep in ours tonight". */
  wish?: string
  /** What the reader should not do: "turn up without calling". */
  halt?: string
  /** A question as part of a sentence: "when I land". */
  asked?: string
  /** Yes and no to a closed question: "Yes, I am" and "Not yet". */
  yes?: string
  no?: string
  /** What the thanks are for: "the soup". */
  gift?: string
  when?: string
  /** What went before, from the context, said to the sender. */
  before?: string
  /** What the reader had asked, from the context. */
  open?: string
  /** The ordinal of a repetition told in the context. */
  times?: string
  /** Something the sender states about the reader's things: "Tyres on my car are bald". */
  fact?: string
  /** What the reader had brought up, from the context: "you had missed the fitting". */
  raised?: string
  /** The complaint beside an insult, quoted. */
  point?: string
  /** A few words of the message. */
  quote?: string
  need?: string
  /** These are `told-of.ts`'s. */
  who?: string
  news?: string
  leave?: string
  question?: string
  deal?: string
}

const lower = (text: string) => (/^(?:I\b|I')/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
const vocative =
  /^(?:(?:hi|hey|hello|dear|ok(?:ay)?|so|well|oh|and|but|look|listen|honestly|also|anyway|no no|yes|yeah|ha|mum|mom|dad|darling|love|babe|mate|sis|bro|hun|honey|sweetheart|dear both|all)\b[,!]? *)+(?=\S)/i

export function slotsOf(it: Received, names: readonly string[], quote: string): Slots {
  const text = unsigned(it.text).slice(0, 6000)
  const said = echoes(it, names)
  const asks = askSlots(text, names)
  const found: Slots = {
    ...asks,
    ...said,
    ...(needOf(it) ? { need: needs[needOf(it)!].said } : {}),
    ...whenOf(text),
    ...giftOf(text, names),
    ...(quote && !/["“”\n]/.test(quote) ? { quote } : {}),
    ...pointOf(it),
  }
  if (it.context) {
    const { context } = it
    // A wrong told of "him" or "her" above an aggrieved message was done to the one who sent it.
    const senders = context.wrong === 'other' && /^(?:hurt|sarcasm|guilt|resigned|angry|worn)$/.test(it.kind)
    const before = context.wrong === 'writer' || senders ? contextSaid(context, names, senders) : null
    if (before && /^I\b/.test(before)) found.before = before
    const open = askedBefore(context, names)
    if (open) found.open = open
    if (context.times) found.times = context.times
    const raised = /^I (?:told|said to) you (?:that )?(?=you\b)(.+)$/.exec(
      contextSaid(context, names, false) ?? '',
    )?.[1]
    if (raised) found.raised = raised
  }
  return found
}

/** Beside an insult: the sentence that says what it is about. */
function pointOf(it: Received): Slots {
  if (it.kind !== 'insult') return {}
  const rude = it.cues
  const sentence = sentences(it.text.slice(0, 4000)).find(
    (part) =>
      /^(?:you|we|I|it|this|that|every|when|if)\b/i.test(part.text) &&
      part.text.split(/\s+/).length <= 18 &&
      !/["“”]/.test(part.text) &&
      !rude.some(
        (span) => span.id !== 'angry' && span.id !== 'criticism' && span.start < part.end && span.end > part.start,
      ),
  )
  return sentence ? { point: stop(sentence.text) } : {}
}

export const needOf = (it: Received) => it.needs[0]?.need ?? null

/** What people call themselves when they are sorry is not said back to them. */
const harsh =
  /\b(?:coward|idiot|horrible|awful|liar|stupid|jerk|arse|ass|terrible|selfish|worst|failure|pathetic|mess|fool|rubbish|useless)\b/i
const without =
  /^(?:just |only |also )?(?:heard|saw|found|missed|forgot|lost|got|passed|had|went|left|made|felt|been|waited|tried|kept|came|sat|cried)\b/i

/** A sorry that names nothing is nothing to be thanked for naming. */
const bareSorry = /^you(?:[’']re| are)(?: \w+){0,3} sorry(?: (?:too|again|x+))?\W*$/i

function echoes(it: Received, names: readonly string[]): Pick<Slots, 'told' | 'deed' | 'fact'> {
  const best: Record<'told' | 'deed' | 'fact', { text: string; weight: number } | null> = {
    told: null,
    deed: null,
    fact: null,
  }
  const key = keyQuote(it)
  const whole = clauses(it.text.slice(0, 4000)).slice(0, 60)
  const shorter = whole.flatMap((clause) => {
    const comma = clause.text.split(/\s+/).length > 18 ? clause.text.indexOf(', ', 20) : -1
    return comma > 0 ? [{ ...clause, text: clause.text.slice(0, comma), end: clause.start + comma }] : []
  })
  for (const clause of [...whole, ...shorter]) {
    const bare = clause.text
      .replace(vocative, '')
      .replace(
        /^(?:I[’']?m|I am|so|really|very|we[’']?re) ?(?:so |really |very |truly )*sorry (?:that |for how )?(?=(?:I|we|you)\b)/i,
        '',
      )
    const spoken = unaddressed(bare.replace(/\s+x{1,3}$/i, ''))
    const body = without.test(spoken) ? `I ${spoken.charAt(0).toLowerCase()}${spoken.slice(1)}` : spoken
    const count = body.split(/\s+/).length
    if (count < 3 || count > 18 || insideQuotes(it.text, clause.start)) continue
    if (!/\b(?:I|i|me|my|you|your|u|im|ive|we|I[’']\w+|i[’']\w+|you[’']\w+)\b/.test(body)) continue
    if (
      /^(?:i (?:suppose|think|guess|mean|know|just|only|hope) (?:you|so|that)|thank|sorry|i[’']?m sorry|love you|please|can|could|would|will|did|do|are|have|is|or|if|go\b|that'?s what)/i.test(
        body,
      )
    )
      continue
    if (it.kind.startsWith('request') && /^i(?:[’']d| would| really| just)* (?:need|want|like) you to\b/i.test(body))
      continue
    const turned = swap(body, names)
    if (!turned) continue
    const kind = /^(?:I|My)\b/.test(turned)
      ? 'deed'
      : /^(?:You|Your|We|Our)\b/.test(turned)
        ? 'told'
        : /\bmy\b/.test(turned) || (it.kind === 'condolence' && /^(?:He|She)\b/.test(turned))
          ? 'fact'
          : null
    if (!kind || harsh.test(turned) || (/sorry/i.test(turned) && it.kind === 'non-apology')) continue
    const inside = (span: { start: number; end: number }) => span.start < clause.end && span.end > clause.start
    const cues =
      (it.kind === 'break-up' ? 0.3 : 1) * it.cues.filter(inside).length + 0.7 * it.tone.spans.filter(inside).length
    const kind2 = /^(?:hurt|angry|worn|resigned|guilt|sarcasm|insult|distress)$/.test(it.kind)
    const kindly =
      kind2 && it.tone.spans.some((span) => inside(span) && /^(?:love|joy|gratitude)$/.test(span.family)) ? 2.5 : 0
    const weight =
      (inside(key) ? 0.8 : 0) +
      1.2 * cues -
      kindly +
      (count >= 4 && count <= 13 ? 1 : 0) -
      (it.kind === 'joke' ? 2 : 0.25) * Math.min(4, clause.sentence) -
      count / 30
    if (!best[kind] || weight > best[kind].weight) best[kind] = { text: stop(turned), weight }
  }
  // Of a complaint the stronger half is said back, not both.
  if (/^(?:hurt|angry)$/.test(it.kind) && best.told && best.deed)
    best[best.told.weight >= best.deed.weight ? 'deed' : 'told'] = null
  return {
    ...(best.told && !bareSorry.test(best.told.text) ? { told: best.told.text } : {}),
    ...(best.deed ? { deed: best.deed.text } : {}),
    ...(best.fact ? { fact: best.fact.text } : {}),
  }
}

/** An ask turned round: "call me by noon" -> "call you by noon". */
function turnedAsk(raw: string, names: readonly string[]): string | null {
  const body = unaddressed(stop(polish(raw, names)))
    .replace(/,? (?:please|pls|for me|thanks|thank you|okay|ok)$/i, '')
    .replace(/^(?:please|just|maybe|possibly|kindly) /i, '')
  const first =
    body.split(/[?!;]|\. |, (?=and (?:i|we)\b|i\b|or\b|it'?s\b)|(?<=\w{3}) (?:because|cos|so that)\b/i)[0] ?? ''
  const count = first.split(/\s+/).length
  if (
    count < 1 ||
    count > 14 ||
    /\b(?:shut up|grow up|fuck|get lost|fork off)\b/i.test(first) ||
    /["“”:…]|https?:|\p{Extended_Pictographic}/u.test(first) ||
    !/^[a-zà-ÿ]/i.test(first)
  )
    return null
  const turned = turnPersons(stop(first))
  return turned === null ? null : lower(turned)
}

const doWords =
  'bring|send|pick up|grab|get|take|call|ring|reply|confirm|check|fill|sign|book|drop|put|move|wash|clean|empty|forward|share|remind|lend|water|feed|return|pay|buy|read|come|let me know|text|message|tell me|ping me|leave|meet|turn|keep|ask|give|look'

function askSlots(text: string, names: readonly string[]): Slots {
  const found: Slots = {}
  for (const { text: raw } of sentences(text).slice(0, 40)) {
    const body = raw.replace(vocative, '').trim()
    const task =
      /\b(?:can|could|would|will) (?:you|u) (?:please |just |maybe |possibly |also )?(?!believe|imagine|mind)(.+)$/i.exec(
        body,
      )?.[1] ??
      /\bI(?:[’']d| would| really| just)?(?: need| like| want) you to (.+)$/i.exec(body)?.[1] ??
      new RegExp(`^(?:please |pls |kindly |just )?((?:${doWords})\\b .+)$`, 'i').exec(body)?.[1]
    const wish = /\b(?:can|could|may) (?:I|we) (?:please |just |maybe )?(.+)\?/i.exec(body)?.[1]
    const halt = /(?:^|please |, )(?:please )?(?:don[’']?t|do not|stop) (?!worry|be )(.+)$/i.exec(body)?.[1]
    const limit = task && !found.task ? turnedAsk(task, names) : null
    if (limit) found.task = limit
    const longing =
      wish && !found.wish && !/^(?:talk|speak|have a word)/i.test(wish)
        ? turnedAsk(wish.split(/, (?=no |and |or )/)[0] ?? '', names)
        : null
    if (longing) found.wish = longing
    const not = halt && !found.halt ? turnedAsk(halt.replace(/^(\w+)ing\b/, '$1'), names) : null
    if (not && /^(?:\w+)(?!ing\b)/.test(not) && !/stop/i.test(body)) found.halt = not
    Object.assign(found, { ...questionSlots(body, names), ...found })
  }
  return found
}

/** Short answers to a closed question, and an open one as part of a sentence. */
function questionSlots(body: string, names: readonly string[]): Slots {
  if (!/\?/.test(body) && !/^(?:so |and |but |hey )?(?:are|did|do|have|can|will|would) (?:you|u)\b/i.test(body))
    return {}
  const closed = /^(?:so |and |but |hey )?(are|were|do|did|have|can|could|will|would) (?:you|u)\b/i.exec(body)
  const verb = closed?.[1]?.toLowerCase()
  if (verb) {
    const own =
      verb === 'are'
        ? 'am'
        : verb === 'were'
          ? 'was'
          : verb === 'could' || verb === 'can'
            ? 'can'
            : verb === 'would'
              ? 'would'
              : verb
    const no = verb === 'are' && /\byet\b/i.test(body) ? 'Not yet' : `No, I${refusals[own] ?? ` ${own}n't`}`
    return { yes: `Yes, I ${own}`, no }
  }
  const open =
    /^(?:so |and |but |hey )?((?:what time|what|when|where|which \w+|how many|how much|how long|why|who|how)) (are|did|do|will|is|was|were|have|can) you (.+?)\?/i.exec(
      body,
    )
  if (!open) return {}
  const [, wh = '', aux = '', rest = ''] = open
  const turned = turnPersons(stop(polish(rest, names)))
  if (!turned || turned.split(/\s+/).length > 12) return {}
  const subject =
    {
      are: "I'm ",
      did: 'I did ',
      do: 'I ',
      will: "I'll ",
      is: "I'm ",
      was: 'I was ',
      were: 'I was ',
      have: "I've ",
      can: 'I can ',
    }[aux.toLowerCase()] ?? 'I '
  // "what did you say" has no short form that needs no past tense.
  return aux.toLowerCase() === 'did' ? {} : { asked: `${wh.toLowerCase()} ${subject}${turned}` }
}
const refusals: Record<string, string> = {
  am: "'m not",
  will: " won't",
  can: " can't",
  would: " wouldn't",
  do: " don't",
  did: " didn't",
  have: " haven't",
  was: " wasn't",
}

const times =
  /\b(?:(?:on |by |before |at |this |next |tomorrow )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:morning|afternoon|evening|night|at \w+(?:[:.]\d\d)?(?: ?[ap]m)?|\d{1,2}[:.]\d\d))?|tomorrow(?: (?:after \w+|morning|afternoon|evening|night|at \w+))?|tonight|(?:at |by |before )(?:noon|lunch|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?! (?:people|of|minutes|kids))|(?:the )?\d{1,2} ?[ap]m|the weekend|next week|this (?:evening|afternoon|morning|weekend)|the \d{1,2}(?:st|nd|rd|th))\b/gi

function whenOf(text: string): Slots {
  // The last one named is the one proposed; what "not tonight" takes away was said before it.
  const hit = [...text.matchAll(times)].filter(({ index }) => !insideQuotes(text, index)).at(-1)
  if (!hit) return {}
  const polished = polish(hit[0], []).replace(/^(?:by|on|before|at) /i, (lead) => lead.toLowerCase())
  return {
    when: lower(polished).replace(
      /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)/gi,
      (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
    ),
  }
}
