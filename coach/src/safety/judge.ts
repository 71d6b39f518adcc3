import { needsHelp } from '@mallama/contracts/help'
import { model as trained, type Model, type Reading } from './model/model.ts'
import type { Sighting } from './weigh.ts'

/**
 * What the rules saw and what the trained model makes of the same text, as one sighting. A rule that was met is evidence
 * of known worth; the model reads what no rule foresaw. Either alone can raise the tier, and a rule that the model finds
 * nothing in asks where it would have acted.
 */
export function judge(seen: Sighting | null, reading: Reading | null, model: Model = trained): Sighting | null {
  // The model was taught English, and sentence by sentence: another language is the rules' alone, and so is what only
  // two sentences together say.
  if (seen?.sure && seen.tier >= 2) return seen
  if (!reading || (seen && /tongues|-(?:scripts|cyrillic)$|\/gone-/.test(seen.rule))) return seen
  // Plain words about ending one's life are never weighed against the rest of the message.
  if (needsHelp(seen) && seen.category === 'self-harm' && !bodily.test(seen.rule)) return seen
  const { from, rule } = model
  const sum = reading.danger + (seen ? rule[seen.tier - 1]! : 0)
  const now = reading.imminent >= from.three && sum >= from.two + (seen ? SURER : 2 * SURER)
  // A rule that was met stands where the model finds the words no calmer than those of an ordinary quarrel.
  const kept = seen?.tier === 3 || done.test(seen?.rule ?? '') ? KEPT_NOW : KEPT
  if (needsHelp(seen) && reading.danger >= kept) return sighting(seen, reading, model, now || seen.tier === 3 ? 3 : 2)
  // A rule lowers itself to a question where the words are denied, long past or in jest, which the model hardly reads.
  const asks = seen?.tier === 1
  if (sum >= from.two + (asks ? ASKED : seen ? 0 : SURER))
    return sighting(seen, reading, model, now || seen?.tier === 3 ? 3 : 2)
  // In a long account there is always a sentence one could ask about, so a question needs a rule there. Elsewhere the
  // model asks by itself only where it is surer: a question about harm in ordinary talk hurts too.
  if (seen ? sum >= from.one : reading.passages === 1 && sum >= from.one + ALONE)
    return sighting(seen, reading, model, 1)
  // Below that, a rule is kept as a question unless the model is as calm as it is about ordinary talk; one that only
  // asked must have more of a reason, but for the wish not to live.
  return seen && sum >= from.calm + (asks && seen.category !== 'self-harm' ? 1 : 0) ? { ...seen, tier: 1 } : null
}

/** A blow or a grip told in so many words; what only sounds like one is taken out before (`everyday.ts`). */
const done = /^abuse\/hit$/

/** Tablets, cuts, things laid ready and "I will do it tonight" mean something everyday far more often than not. */
const bodily = /^self-harm\/(?:taken|swallowed|self-injury|laid-ready|near-the-act|do-it-now)$/

/**
 * In log-odds, chosen on authors left out of the training (decision 19): how calm the model must be to turn a rule into
 * a question, and one of tier 3; what it needs more against a rule that only asks; what it needs more to ask by itself; and what it needs
 * more to act by itself, and for "now", twice that where there is no rule.
 */
const KEPT = -1
const KEPT_NOW = -2.5
const ASKED = 1.5
const ALONE = 1
const SURER = 0.5

/** The rule's own category counts as this much, in log-odds: it was written for it. */
const OWN_CATEGORY = 2

function sighting(seen: Sighting | null, reading: Reading, model: Model, tier: 1 | 2 | 3): Sighting {
  let best = 0
  const worth = (at: number) => reading.kinds[at]! + (seen?.category === model.categories[at] ? OWN_CATEGORY : 0)
  for (let at = 1; at < model.categories.length; at++) if (worth(at) > worth(best)) best = at
  // What a rule only asks about is asked as the rule has it.
  const category = seen && tier === 1 ? seen.category : model.categories[best]!
  const thirdParty = seen?.category === category ? seen.thirdParty : reading.third >= model.from.third
  return { tier, category, thirdParty, rule: seen?.category === category ? seen.rule : `model/${category}` }
}
