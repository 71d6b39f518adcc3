import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { sentences } from '../builtin/clauses.ts'
import { stretches, type Excerpt } from './excerpt.ts'
import { isOfOneself } from '../safety/flag.ts'
import { flagOf, isDoubt, sight, toSafety, type Flag } from '../safety/screen.ts'

/** What the screen saw in several texts of one person, read each for itself. */
export interface Danger {
  /** The gravest flag; null when nothing was seen. */
  safety: Safety
  /** Active or imminent, or an unsure sign of abuse: nothing may be advised that works on the relationship. */
  grave: boolean
  /** Someone hurts, threatens, forces, watches or follows someone. */
  abuse: boolean
  /** A talk, or more than one text: a flag in one note alone stands beside the rest. */
  whole: boolean
  /** The texts with any flag, by their place in the list: nothing else is drawn from them. */
  flagged: ReadonlySet<number>
  /** The first text with the gravest flag; -1 when there is none. */
  first: number
  /** The sentence of it that set it off, as it was written; null where it is not one sentence alone. */
  quote: Excerpt | null
}

/** @param known what was seen where the words are not among the texts; it counts where it is graver than they are */
export function dangerIn(
  texts: readonly (string | null | undefined)[],
  country: string | null,
  known: Flag | null = null,
): Danger {
  const flagged = new Set<number>()
  let gravest: Flag | null = null
  let first = -1
  for (const [at, text] of texts.entries()) {
    const seen = text ? sight(text) : null
    if (!seen || isDoubt(seen)) continue
    flagged.add(at)
    if (gravest && seen.tier <= gravest.tier) continue
    gravest = flagOf(seen)
    first = at
  }
  if (known && known.tier > (gravest?.tier ?? 0)) {
    gravest = known
    first = -1
  }
  const serious = [...flagged].filter((at) => needsHelp(sight(texts[at] ?? ''))).length
  const abuse = gravest !== null && !isOfOneself(gravest)
  return {
    safety: gravest ? toSafety(gravest, country) : null,
    grave: needsHelp(gravest) || abuse,
    abuse,
    whole: gravest !== null && (needsHelp(known) || serious > 1),
    flagged,
    first,
    quote: gravest ? graveSentence(texts[first] ?? '', gravest.tier) : null,
  }
}

/** Only words that are grave by themselves are quoted: the praise beside them is not what it is about. */
function graveSentence(text: string, tier: number): Excerpt | null {
  for (const whole of sentences(text.slice(0, 20_000)).slice(0, 200)) {
    if ((sight(whole.text)?.tier ?? 0) < Math.min(tier, 2)) continue
    const parts = stretches(whole.text).filter((it) => (sight(it.text)?.tier ?? 0) >= Math.min(tier, 2))
    const part = parts.toSorted((a, b) => b.text.length - a.text.length)[0]
    if (part) return { quote: part.text, start: whole.start + part.start, end: whole.start + part.end }
    const bare = whole.text.replace(/[.\s]+$/, '')
    if (bare.length <= 200 && !/["“”\n<>{}]/.test(bare))
      return { quote: bare, start: whole.start, end: whole.start + bare.length }
  }
  return null
}

/** What can be done under a flag, each with its time; about help and never about talking it through. */
export function stepsToSafety(safety: NonNullable<Safety>): string[] {
  const help = safety.resources.find(({ kind }) => kind !== 'emergency') ?? safety.resources[0]
  const line = help ? `${help.name}: ${help.contact}` : 'findahelpline.com'
  // An overdose may be either: where the card leads with the number and a poison line, the body comes first.
  if (
    safety.category === 'medical' ||
    (safety.tier === 3 &&
      safety.resources.some(({ when, name }) => /poison|vergift|tox|was taken/i.test(`${name} ${when}`)))
  )
    return ['Now: call the emergency number, before anything else.', 'Until help comes: stay with someone.']
  if (safety.category === 'self-harm')
    return safety.thirdParty
      ? [
          'Today: ask them directly whether they think of ending their life. Asking does not put the thought there.',
          `Before you leave them alone: bring in one more person, or ${line}.`,
        ]
      : [
          `Now, or as soon as you can: talk to a person who does this every day. ${line}.`,
          'Tonight: be where someone else is, or ask someone to stay on the phone.',
        ]
  if (safety.thirdParty)
    return [
      'The next time you are alone with them: say that you believe them, and let them set the pace.',
      `This week, for your own questions: ${line}.`,
    ]
  if (safety.category === 'threat-to-others')
    return ['Now: put distance between you, and leave the talk for another day.', `Today: tell a person. ${line}.`]
  return [
    `When you are alone and nobody can read along: ${line}.`,
    'Before the week is over: tell one person you trust what happened, in the words you used here.',
    'On a calm day: think through where you could go, who would come, and what you would take.',
  ]
}
