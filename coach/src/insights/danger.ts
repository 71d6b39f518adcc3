import ways from '../../data/said/to-safety.json' with { type: 'json' }
import type { ConversationSummary } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { SummaryInput } from '../operations.ts'
import { isOfOneself } from '../safety/flag.ts'
import { flagOf, sight, toSafety, type Flag } from '../safety/screen.ts'
import { filled, sentences } from '../text/words.ts'
import { said, whole } from './excerpt.ts'

/** What the screen sees in several texts of one person, read each for itself. @param known what was seen where the words are not among the texts; it counts where it is graver than they are */
export function dangerIn(texts: readonly (string | null | undefined)[], country: string | null, known?: Flag | null) {
  const seen = texts.flatMap((text, at) => {
    const flag = text ? sight(text) : null
    return flag && !flag.doubt ? [{ flag, at }] : []
  })
  const most = seen.toSorted((a, b) => b.flag.tier - a.flag.tier)[0] ?? null
  const isKnown = known && known.tier > (most?.flag.tier ?? 0)
  const gravest = isKnown ? known : most && flagOf(most.flag)
  const first = isKnown || !most ? -1 : most.at
  // The first sentence that is grave by itself: the praise beside it is not what it is about.
  const isGrave = ({ text }: { text: string }) => (sight(text)?.tier ?? 0) >= Math.min(gravest?.tier ?? 0, 2)
  // Letters and sentences in which the grave one is looked for.
  const near = sentences((texts[first] ?? '').slice(0, 20_000)).slice(0, 200)
  const quote = near.filter(isGrave).flatMap((it) => whole(it.text, 250) ?? [])[0] ?? null
  return {
    safety: gravest && toSafety(gravest, country),
    /** Active or imminent, or an unsure sign of abuse: nothing may be advised that works on the relationship. */
    grave: needsHelp(gravest) || (gravest !== null && !isOfOneself(gravest)),
    /** A talk, or more than one text: a flag in one note alone stands beside the rest. */
    whole: gravest !== null && (needsHelp(known) || seen.filter(({ flag }) => needsHelp(flag)).length > 1),
    /** The texts with any flag: nothing else is drawn from them. */
    dark: new Set(seen.map(({ at }) => texts[at])),
    first,
    /** The sentence of it that set it off, as it was written; null where it is not one sentence alone. */
    quote,
    q: quote && said(quote),
  }
}

/** The danger seen in a talk, which keeps it from being put in short: a model alone does that, else it is counted. */
export function conversationSummary({ turns, country }: SummaryInput): ConversationSummary {
  const said = turns.map(({ content }) => content)
  return { safety: dangerIn(said, country).safety, coach: 'built-in', summary: '' }
}

/** What can be done under a flag, each with its time; about help and never about talking it through. */
export function stepsToSafety(safety: NonNullable<Safety>): string[] {
  const help = safety.resources.find(({ kind }) => kind !== 'emergency') ?? safety.resources[0]
  const line = help ? `${help.name}: ${help.contact}` : 'findahelpline.com'
  return ways[caseOf(safety)].map((step) => filled(step, { line }))
}

function caseOf({ category, thirdParty, tier, resources }: NonNullable<Safety>): keyof typeof ways {
  // An overdose may be either: where the card leads with the number and a poison line, the body comes first.
  const told = resources.map(({ when, name }) => `${name} ${when}`.toLowerCase()).join()
  const isTaken = tier === 3 && ['poison', 'vergift', 'tox', 'was taken'].some((it) => told.includes(it))
  if (category === 'medical' || isTaken) return 'body'
  if (category === 'self-harm') return thirdParty ? 'theirLife' : 'ownLife'
  return thirdParty ? 'theirs' : category === 'threat-to-others' ? 'threat' : 'own'
}
