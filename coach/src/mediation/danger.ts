import { fold } from '../text/fold.ts'
import { sight, sightTogether, type Flag } from '../safety/screen.ts'
import { saidToTheOther } from './cues/danger.ts'
import { holding, pressing, scorn } from './cues/pressed.ts'

const laughing = /\b(?:lol|lmao|ha(?:ha)+|jk|just kidding)\b|[😂🤣😜😝]/iu
/** Beyond this the screen alone reads on: a threat of one party to the other is no essay. */
const longest = 20_000

/** Said to somebody, "so I'm not allowed to care?" is a reproach. */
const meant = (rule: string, content: string): boolean =>
  !(
    rule.endsWith('rules-my-days') &&
    content.length < 200 &&
    /^(?:oh |so|and so|right|what)\b[^?]*\?\s*$/i.test(content.trim())
  )

/**
 * The gravest of what the room had and what this turn shows. Nothing that is written in a shared room lowers it: "this
 * is not about my safety" may have been said because the other reads along. `before`: the same speaker's, oldest first.
 */
export function flagAfter(held: Flag | null, content: string, before: readonly string[] = []): Flag | null {
  const found: Flag[] = held ? [held] : []
  for (const seen of [sight(content), sightTogether([...before, content])])
    if (seen && meant(seen.rule, content))
      found.push({ tier: seen.tier, category: seen.category, thirdParty: seen.thirdParty })
  const joking = laughing.test(content.slice(0, longest))
  for (const sentence of joking ? [] : fold(content.slice(0, longest)).split(/[.!?\n]+/))
    for (const { pattern, tier, category } of saidToTheOther)
      if (pattern.test(sentence)) found.push({ tier, category, thirdParty: false })
  if (!joking && presses(content)) found.push({ tier: 2, category: 'abuse', thirdParty: false })
  return found.reduce<Flag | null>((gravest, it) => (gravest && gravest.tier >= it.tier ? gravest : it), null)
}

const parted = (content: string): string[] => fold(content.slice(0, longest)).split(/[.!?\n]+/)

/** Fear, appeasement, a veiled threat, or a hold on the other: one clear sign, or two that are weak alone. */
function presses(content: string): boolean {
  const all = parted(content)
  if (all.some((it) => pressing.some((cue) => cue.test(it)))) return true
  // "Whatever he wants. I only want it to stop": what appeases is often said in two breaths.
  if (pressing.some((cue) => cue.test(all.map((it) => it.trim()).join(', ')) && all.length <= 4)) return true
  const weak = holding.filter((cue) => all.some((it) => cue.test(it))).length
  return weak >= 2 || (weak === 1 && scorns(content))
}

/** Whether the words make somebody less than a person. Of oneself and in a joke they do not strike. */
export const scorns = (content: string): boolean =>
  !laughing.test(content.slice(0, longest)) &&
  parted(content).some(
    (it) =>
      scorn.some((cue) => cue.test(it)) &&
      !/\b(?:i (?:feel|felt) like|as if|says? i|called me|calls me|call me|think im|think i am|thinks im|thinks i am)\b/.test(
        it,
      ),
  )
