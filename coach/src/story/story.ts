import type { StoryResult } from '@mallama/contracts/coach'
import kept from '../../data/said/story-reasons.json' with { type: 'json' }
import cues from '../../data/words/story-cues.json' with { type: 'json' }
import { legibility } from '../builtin/kind-of-text.ts'
import type { StoryInput } from '../operations.ts'
import { actsOf } from '../text/asks.ts'
import { listed } from '../text/phrase.ts'
import { blockedBy } from './blocked.ts'
import { frameOf } from './frame.ts'
import { identifyingIn, longest } from './identifying/identifying.ts'
import { givesAway, realise, type Frame } from './realise.ts'
import { roleOf } from './role.ts'
import { sentencesOf, textsOf, type Texts } from './texts.ts'

type Redactions = StoryResult['redactions']

/** A saved chat as a story for strangers, rebuilt and never redacted: read into a frame of closed lists, and the frame is told. `blocked`: safety, a minor, no matter for one; `held`: unsure, for its author to look at. `redactions`: at most 200. */
export function tellStory(input: StoryInput): StoryResult {
  const texts = textsOf(input)
  const redactions = redactionsOf(texts)
  const answer = (state: StoryResult['state'], reason: string | null, story: StoryResult['story'] = null) => {
    return { state, reason, story, redactions, coach: 'built-in' as const }
  }
  const blocked = blockedBy(input, texts)
  if (blocked) return answer('blocked', blocked)
  const unread = unreadable(texts)
  if (unread) return answer('held', unread)
  const role = roleOf(input, texts)
  if (typeof role === 'string') return answer('held', kept.role[role])
  const frame = frameOf(input, texts)
  const thin = tooThin(frame)
  if (thin) return answer('held', thin)
  // So many other ways to say the same frame are tried before a story is held.
  for (let round = 0; round < 12; round++) {
    const { title, ...rest } = realise(frame, role, round)
    if (givesAway({ title, ...rest }, texts)) continue
    const unsure = role.unusual ? kept.doubt.role : doubt(frame, redactions)
    return answer(unsure ? 'held' : 'ready', unsure, { title, category: role.category, ...rest })
  }
  return answer('held', kept.close)
}

/** An order may have so many words between its verb and what it is about. */
const ordersIn = listed({ orders: cues.orders }, 4)
const isOrder = (text: string) =>
  sentencesOf(text).some((words) => ordersIn(words).length > 0) || actsOf(text.slice(0, 6000)).includes('injection')

/** Why the built-in coach cannot tell what stands there; null where it can. */
function unreadable({ own, turns }: Texts): string | null {
  if (own.reduce((sum, text) => sum + text.length, 0) > longest) return kept.unread.long
  const kinds = turns.map((text) => legibility(text))
  const foreign = kinds.filter((kind) => kind === 'other-language').length
  if (foreign > 0 && foreign * 4 >= kinds.length) return kept.unread.foreign
  return !kinds.includes('words') ? kept.unread.little : turns.some(isOrder) ? kept.unread.orders : null
}

/** A story is worth a stranger's time when it says what was done about the trouble and what came of that. */
function tooThin({ topic, how, tried, outcome }: Frame): string | null {
  if (tried.length === 0) return kept.thin.untried
  // What was done needs an end, or a trouble with a name and more than one thing; so does a plan, whose end is to come.
  const more = tried.length > 1 && (topic !== 'unnamed' || how === 'planned')
  return outcome.length === 0 && !more ? kept.thin.endless : null
}

/** Why a person should look at the finished story before it is shared; null where there is no doubt. */
function doubt({ delicate }: Frame, redactions: Redactions): string | null {
  const of = (kind: string) => redactions.filter((it) => it.kind === kind).length
  if (delicate) return kept.doubt.delicate
  return of('rare event') > 0 ? kept.doubt.rare : of('health') > 1 ? kept.doubt.health : null
}

function redactionsOf({ own, names }: Texts): Redactions {
  const found = identifyingIn(own.join('\n\n'), names).map(({ quote, kind }) => ({ quote, kind }))
  const each = Map.groupBy(found, ({ quote, kind }) => `${kind}|${quote.toLowerCase()}`).values()
  return [...each].map(([first]) => first!).slice(0, 200)
}
