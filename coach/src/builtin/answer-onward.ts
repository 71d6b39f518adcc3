import { ANSWERED } from './quiet-question.ts'
import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import { listen } from '../guide/heard.ts'
import { isLikeness } from '../safety/aside.ts'
import { BY_MODEL } from '../safety/flag.ts'
import { directQuestions } from '../knowledge/safety-lines.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { bearsOut } from './answer-flag.ts'
import { inOrder, say, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'
import type { State } from './state.ts'

/** A child's flag stays a child's: a later, vaguer sighting about the same person is no new matter. */
export function staying(c: Composer, flag: Flag): { flag: Flag; moved: boolean } {
  const { related } = c.state
  if (flag.category === 'child-abuse') {
    const id = `flag/child-abuse/${flag.thirdParty ? 'third' : 'own'}`
    if (!related.some((it) => it.startsWith('flag/child-abuse'))) related.push(id)
    return { flag, moved: false }
  }
  const held = related.find((it) => it.startsWith('flag/child-abuse'))
  if (!held || !/^(?:abuse|sexual-coercion|stalking)$/.test(flag.category)) return { flag, moved: false }
  return { flag: { ...flag, category: 'child-abuse', thirdParty: held.endsWith('third') }, moved: true }
}

/** Whether a rule or the person's own yes stands behind the flag, or only the model, and on how many messages. */
export function originOf(c: Composer, raised: boolean): State['flagFrom'] {
  const { state, reading } = c
  const before = state.flagFrom
  if (before === 'rule') return 'rule'
  const seen = graveSight(reading)
  // Raised without a sighting: a yes to the direct question.
  const yes = c.awaited === 'safety' && reading.acts.includes('yes') && reading.words <= 12
  // The mild question beneath an answer asks about what is too much: a yes to it has still to be asked about plainly.
  if (seen === null && before === null && state.related.includes(ANSWERED) && state.flag?.category === 'self-harm')
    return 'model'
  if (seen === null && before !== null && state.flag && bearsOut(state.flag, reading)) return 'models'
  if (seen === 'rule' || (seen === null && (raised || yes))) return 'rule'
  return seen === 'model' && before !== null ? 'models' : (before ?? seen)
}

function graveSight({ danger }: Reading): 'rule' | 'model' | null {
  const seen = danger()
  if (!needsHelp(seen)) return null
  return isLikeness(seen) || seen.rule === BY_MODEL ? 'model' : 'rule'
}

const denies =
  /\b(?:i[’']?m|i am|we[’']?re|everyone is|all) (?:\w+ )?(?:fine|ok(?:ay)?|safe|good|all right|alright)\b|^(?:no|nope|nah)\b|^what[?!. ]*$|\b(?:misunderst\w+|not what i meant|nothing like that|why (?:would|do|are) you)\b/i

/**
 * One message looked grave to the model alone, and nothing since bears it out: it is asked about once more, together
 * with what the person came for; then the talk goes on. The flag itself stays where it is.
 */
export function doubt(c: Composer, flag: Flag, next: boolean): void {
  listen(c)
  if (!next || disclaims(c.reading.text) || denies.test(c.reading.text.trim())) return
  const kind = flag.thirdParty ? 'helper' : flag.category === 'self-harm' ? 'self-harm' : 'other'
  const line = inOrder(c, flag.category === 'child-abuse' ? kept.doubtOfChild : directQuestions[kind])
  insteadOfLast(c, line ?? inOrder(c, ['Is everyone safe?']))
  c.state.awaiting = 'safety'
}

/** One question a reply: the last one gives way. */
function insteadOfLast(c: Composer, line: string | null): void {
  if (!line) return
  const at = c.pieces.findLastIndex((it) => it.replace(/"[^"]*"/g, '').includes('?'))
  if (at >= 0) c.pieces.splice(at, 1)
  say(c, `\n\n${line}`)
}
