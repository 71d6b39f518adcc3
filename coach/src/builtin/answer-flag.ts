import kept from '../../data/said/answer-flag.json' with { type: 'json' }
import { resourcesFor } from '../knowledge/resources.ts'
import { isByClose, isOfChild } from '../safety/flag.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { choose, inOrder, plainly, say, type Composer } from './composer.ts'

const one = (c: Composer, what: 'kept' | 'fault' | 'love' | 'no' | 'yes' | 'heard') =>
  say(c, choose(c, `safety-${what}`, kept[what]))

/** A sentence to what was just written under a flag, before the next step. */
export function answerTo(c: Composer, flag: Flag): void {
  const { text } = c.reading
  if (disclaims(text)) one(c, 'kept')
  else if (isByClose(flag) && minimised.test(text)) {
    const ofChild = flag.category === 'child-abuse' && flag.thirdParty
    say(c, choose(c, 'safety-minimised', ofChild ? kept.minimisedForChild : kept.minimised))
    if (flag.category === 'child-abuse') say(c, childLine(c))
  } else if (
    /\b(?:my fault|i deserve|i provoke|i made (?:him|her)|i shouldn[’']?t have)\b/i.test(text) &&
    flag.category !== 'threat-to-others'
  )
    one(c, 'fault')
  else if (
    /\b(?:but (?:he|she|they) (?:loves?|is|can be)|i (?:still )?love (?:him|her|them)|sweet|sorry after|always sorry|not always)\b/i.test(
      text,
    )
  )
    one(c, 'love')
  else if (/\b(?:no|not|wouldn[’']?t|won[’']?t)\b/i.test(text.slice(0, 80)) && flag.category === 'self-harm')
    one(c, 'no')
  else if (/^(?:yes|yeah|yep|i am|maybe|i think so|i don[’']?t know|idk)\b/i.test(text.trim())) one(c, 'yes')
  else one(c, 'heard')
}

/** Who goes, or only thanks, is let go: one line with the help, and no question. */
export function letGo(c: Composer, flag: Flag): boolean {
  if (!c.reading.acts.some((act) => act === 'closing' || act === 'thanks')) return false
  const { category, tier, about } = flag
  const [line] = resourcesFor(c.input.country, category, tier, about, isOfChild(flag))
  return (
    line !== undefined && say(c, inOrder(c, 'safety-leaves', kept.leaves, { help: `${line.name} (${line.contact})` }))
  )
}

/** What the one who does it says about it: a name for the deed, or a reason not to tell. */
const minimised =
  /\b(?:he|she|they|it|mum|mom|dad|step\w+|uncle|coach)\b[^.!?\n]{0,30}\b(?:accident\w*|jok\w+|play\w*|mess\w* about|banter|did(?:n[’']?t| not) mean|my fault|normal|discipline|secret|(?:not|never|don[’']?t) (?:to )?tell|nobody (?:will|would)|no one (?:will|would)|imagin\w+|exaggerat\w+|dramatic|won[’']?t (?:happen|do it)|never (?:happen|do)|wasn[’']?t (?:that )?(?:hard|bad)|loves? me)\b/i

function childLine(c: Composer): string | null {
  const line = resourcesFor(c.input.country, 'child-abuse', 2, undefined, true).find(({ kind }) => kind !== 'emergency')
  return line ? plainly(c, `${line.name} (${line.contact}) is for exactly this.`) : null
}
