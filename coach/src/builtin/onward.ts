import { inOrder, say, type Composer } from './composer.ts'
import guide from './guide.json' with { type: 'json' }
import { ask, beginnings, cannotKnow, listen, takeIn, tryThis } from './listen.ts'
import type { Reading } from './reading.ts'

const complaint =
  /\b(?:you(?:[’']?re| are)? (?:useless|stupid|a bot|no help|not help\w*|rubbish|shit)|this is (?:useless|stupid|pointless|shit)|are you (?:even |actually )?listening|did you (?:even )?read (?:that|it|this|what)|you (?:never|don[’']?t|dont) (?:listen|read|care))\b/i

/** What the person came for: words, something to try, to be put right, or to be heard. */
export function onward(c: Composer): void {
  const { reading, state } = c
  const { acts, words, text } = reading
  const has = (...any: Reading['acts']) => any.some((act) => acts.includes(act))
  if (has('repeat-complaint') || (complaint.test(text) && words < 20)) return said(c, inOrder(c, 'owned', guide.owned))
  if (has('correction') && words <= 40 && state.turn > 1) return said(c, inOrder(c, 'corrected', guide.corrected))
  if (has('script') || (state.drafts > 0 && has('shorter', 'softer', 'firmer', 'not-my-voice'))) return beginnings(c)
  if (has('judge-me', 'should-i', 'forecast', 'read-them', 'why-do-they', 'normal') && words <= 24) return cannotKnow(c)
  if (has('advice', 'would-you')) return tryThis(c)
  if (has('dont-know')) return said(c, inOrder(c, 'unsure', guide.unsure))
  if (words <= 3 && has('yes', 'no', 'ok')) return said(c, inOrder(c, 'short', guide.short))
  if (reading.commitments.length > 0 && words < 60) return said(c, inOrder(c, 'step', guide.step))
  listen(c)
}

/** One line of the list; where they are used up, the next open question. */
function said(c: Composer, line: string | null): void {
  takeIn(c)
  c.state.awaiting = 'answer'
  if (!say(c, line)) ask(c)
}
