import type { StoryResult } from '@mallama/contracts/coach'
import kept from '../../data/said/story-reasons.json' with { type: 'json' }
import { legibility } from '../builtin/kind-of-text.ts'
import { actsOf } from '../text/asks.ts'
import type { StoryInput } from '../operations.ts'
import { blockedBy } from './blocked.ts'
import { frameOf, type Frame } from './frame.ts'
import { identifyingIn, longest } from './identifying/identifying.ts'
import { realise } from './realise.ts'
import { residue } from './recheck.ts'
import { roleOf } from './role.ts'
import { textsOf, type Texts } from './texts.ts'

type Redaction = StoryResult['redactions'][number]

/** So many other ways to say the same frame are tried before a story is held. */
const rounds = 12
const mostRedactions = 200

/**
 * A saved chat as a story for strangers. It is rebuilt and never redacted: the chat is read into a frame of our own
 * closed lists (who, subject, what was done, needed, tried, found out), and only the frame is told. `blocked`: safety, a
 * minor, or a matter no story is made of. `held`: too little to tell, or not sure; with a story where one can be told,
 * for its author to look at. `redactions` are identifying spans of the author's own words, word for word, at most 200,
 * each once, for the author's eyes alone. Pure: the same input gives the same bytes. Never throws.
 */
export function tellStory(input: StoryInput): StoryResult {
  const texts = textsOf(input)
  const redactions = redactionsOf(texts)
  const answer = (
    state: StoryResult['state'],
    reason: string | null,
    story: StoryResult['story'] = null,
  ): StoryResult => ({ state, reason, story, redactions, coach: 'built-in' })
  const blocked = blockedBy(input, texts)
  if (blocked) return answer('blocked', blocked)
  const unread = unreadable(input, texts)
  if (unread) return answer('held', unread)
  const found = roleOf(input, texts.own.join('\n'), texts.names)
  if (!found.role) return answer('held', kept.role[found.why])
  const { role } = found
  const frame = frameOf(input)
  const thin = tooThin(frame)
  if (thin) return answer('held', thin)
  for (let round = 0; round < rounds; round++) {
    const words = realise(frame, role, round)
    if (!words || residue(words, texts).length > 0) continue
    const { title, ...rest } = words
    const story = { title, category: role.category, ...rest }
    const unsure = doubt(frame, role.unusual, redactions)
    return answer(unsure ? 'held' : 'ready', unsure, story)
  }
  return answer('held', kept.close)
}

/** Why the built-in coach cannot tell what stands there; null where it can. */
function unreadable({ turns }: StoryInput, texts: Texts): string | null {
  const own = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const size = texts.own.reduce((sum, text) => sum + text.length, 0)
  if (size > longest) return kept.unread.long
  const kinds = own.map((text) => legibility(text))
  const foreign = kinds.filter((kind) => kind === 'other-language').length
  if (foreign > 0 && foreign * 4 >= kinds.length) return kept.unread.foreign
  if (!kinds.includes('words')) return kept.unread.little
  return own.some(isOrder) ? kept.unread.orders : null
}

const orders =
  /\b(?:ignore|forget|disregard) (?:(?:all|your|the|any|these|those|of|previous|prior|earlier|above|and) ){1,5}(?:rules|instructions?|prompts?|orders|guidelines)\b/i
const isOrder = (text: string) => orders.test(text) || actsOf(text.slice(0, 6000)).includes('injection')

/** A story is worth a stranger's time when it says what was done about the trouble and what came of that. */
function tooThin({ topic, tried, planned, outcome }: Frame): string | null {
  if (tried.length + planned.length === 0) return kept.thin.untried
  // What was done needs an end, or a trouble with a name and more than one thing; so does a plan, whose end is to come.
  const more = tried.length + planned.length > 1 && (topic !== 'unnamed' || planned.length > 0)
  return outcome.length === 0 && !more ? kept.thin.endless : null
}

/** Why a person should look at the finished story before it is shared; null where there is no doubt. */
function doubt(frame: Frame, unusualRole: boolean, redactions: readonly Redaction[]): string | null {
  const of = (kind: string) => redactions.filter((it) => it.kind === kind).length
  if (unusualRole) return kept.doubt.role
  if (frame.delicate) return kept.doubt.delicate
  if (of('rare event') > 0) return kept.doubt.rare
  return of('health') > 1 ? kept.doubt.health : null
}

function redactionsOf(texts: Texts): Redaction[] {
  const found: Redaction[] = []
  const seen = new Set<string>()
  let room = longest
  for (const text of texts.own) {
    for (const { quote, kind } of identifyingIn(text.slice(0, room), texts.names)) {
      const key = `${kind}|${quote.toLowerCase()}`
      if (seen.has(key) || found.length >= mostRedactions) continue
      seen.add(key)
      found.push({ quote, kind })
    }
    room = Math.max(0, room - text.length)
  }
  return found
}
