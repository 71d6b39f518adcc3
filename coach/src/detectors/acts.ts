import type { ArgumentAct } from '@mallama/contracts/coach'
import { actCues } from './cues/acts.ts'
import { brushOffs } from './cues/dismissal.ts'
import type { ApologyReading } from './apology.ts'
import type { Features } from './features.ts'
import { match, spanAt } from './match.ts'
import type { NeedsReading } from './nvc.ts'
import type { Plain, Sentence } from './plain.ts'
import type { Span } from './span.ts'

export interface ActSpan extends Span {
  id: ArgumentAct
}

interface Seen {
  spans: Record<'criticism' | 'contempt' | 'defensiveness' | 'stonewalling' | 'repair', readonly Span[]>
  features: Features
  apology: ApologyReading
  needs: NeedsReading
}

// What an act's words cannot be at the same time: the first takes the words of the second.
const outranks: Partial<Record<ArgumentAct, readonly ArgumentAct[]>> = {
  contempt: ['demand', 'invalidate', 'complaint', 'request', 'offer', 'agree'],
  threat: ['demand', 'offer', 'complaint', 'withdraw', 'request', 'disclose'],
  criticism: ['complaint', 'demand', 'request', 'invalidate', 'defend'],
  withdraw: ['request', 'offer', 'demand', 'agree', 'repair', 'disclose'],
  invalidate: ['complaint', 'demand', 'defend', 'agree'],
  apologise: ['disclose', 'defend', 'complaint', 'repair'],
  accountability: ['defend', 'complaint', 'disclose'],
  repair: ['disclose', 'offer', 'request', 'demand', 'defend'],
  validate: ['disclose', 'agree'],
  request: ['demand', 'offer'],
  defend: ['complaint', 'disclose', 'demand'],
  disclose: ['complaint'],
}

/** What a turn does, each with its words, in the order of the text. Questions are what asks and is nothing else. */
export function actsOfTurn(read: Plain, parts: readonly Sentence[], seen: Seen): ActSpan[] {
  const found: ActSpan[] = match(read, [...actCues, ...brushOffs]).map((span) => span as ActSpan)
  const take = (spans: readonly Span[], id: ArgumentAct) => {
    for (const span of spans) found.push({ ...span, id })
  }
  const { spans, features, apology, needs } = seen
  take(
    spans.criticism.filter(({ target }) => target === 'other'),
    'criticism',
  )
  take(
    spans.criticism.filter(({ target }) => target !== 'other'),
    'complaint',
  )
  take(spans.contempt, 'contempt')
  take(spans.defensiveness, 'defend')
  take(
    spans.stonewalling.filter(({ id }) => id !== 'timed-break'),
    'withdraw',
  )
  take(
    spans.stonewalling.filter(({ id }) => id === 'timed-break'),
    'repair',
  )
  take(spans.repair, 'repair')
  take([...features.ultimatum, ...features.threat], 'threat')
  take(
    apology.spans.filter(({ id }) => id === 'non-apology'),
    'defend',
  )
  if (apology.kind === 'apology')
    take(
      apology.spans.filter(({ id }) => id === 'regret' || id === 'forgiveness'),
      'apologise',
    )
  if (apology.kind !== 'non-apology')
    take(
      apology.spans.filter(({ id }) => id === 'responsibility'),
      'accountability',
    )
  take(features.acknowledgement, 'validate')
  take([...needs.feelings, ...needs.evaluations], 'disclose')
  take(needs.requests, 'request')
  const kept = settle(
    apology.kind === 'non-apology' ? found.filter(({ id }) => id !== 'repair' && id !== 'agree') : found,
  )
  for (const { from, end, text, close } of parts) {
    const start = read.starts[from] ?? 0
    const stop = read.ends[end - 1] ?? start
    const asks = close.includes('?') || asking.test(text)
    const busy = kept.some((it) => it.start < stop && it.end > start && it.id !== 'validate' && it.id !== 'agree')
    if (asks && !busy) kept.push({ ...spanAt(read, 'question', from, end, 0.6), id: 'question' })
  }
  return kept.sort((a, b) => a.start - b.start || b.end - a.end)
}

const asking =
  /^(?:(?:and|so|but|okay|hey|also|well|then),? )?(?:[a-z]+,? )?(?:did|do|does|are|is|was|were|have|has|will|can|could|would|shall|should|dyou) (?:you|u|he|she|they|it|we|i|the|your|my|there|that|this)\b|^(?:(?:and|so|but|okay|hey|also|well),? )?(?:what|where|who|whose|why|how|which|whats|wheres|whos|hows|when)(?! (?:a|an|you|i|we|lovely|nice|cares|ever|the|with)\b)(?: [a-z]+){0,9}[.?]*$|\b(?:for|with|to|at|by|from|about) (?:who|what|whom|where)\W*$|, (?:no|right|or not|innit|isnt it|yeah)\W*$/

/** Of two spans of one act that meet, the longer stays; of two acts on the same words, the one that outranks. */
function settle(found: ActSpan[]): ActSpan[] {
  const longest = found.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const single: ActSpan[] = []
  for (const span of longest) if (!single.some((it) => it.id === span.id && meets(it, span))) single.push(span)
  return single.filter(
    (span) => !single.some((it) => it !== span && outranks[it.id]?.includes(span.id) && meets(it, span)),
  )
}

const meets = (a: Span, b: Span) => a.start < b.end && a.end > b.start

const harmful: readonly ArgumentAct[] = ['threat', 'contempt', 'criticism', 'withdraw', 'invalidate', 'defend']
const others: readonly ArgumentAct[] = [
  'accountability',
  'apologise',
  'request',
  'repair',
  'offer',
  'demand',
  'validate',
  'complaint',
  'disclose',
  'question',
  'agree',
]

/** The act the other has to answer: what hurts first, then what asks or reaches out; null where nothing is seen. */
export function mainAct(acts: readonly ActSpan[]): ArgumentAct | null {
  const has = (act: ArgumentAct) => acts.some(({ id }) => id === act)
  return [...harmful, ...others].find(has) ?? null
}
