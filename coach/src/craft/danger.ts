import kept from '../../data/said/craft-danger.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { CraftInput } from '../operations.ts'
import { dangerOfGoal, type SeenInGoal } from '../read/goal-danger.ts'
import { asSaid, guards, isLikeness } from '../safety/aside.ts'
import { isByClose, isOfChild } from '../safety/flag.ts'
import { sight, sightTogether, toSafety, type Flag, type Sighting } from '../safety/screen.ts'
import { toldIn } from '../safety/told.ts'
import type { Act } from './acts.ts'
import { partsOf } from './parts.ts'
import { signIn } from './signs.ts'

interface Danger {
  safety: Safety
  flag: Flag | null
  /** What the goal shows of danger, surely or not; null of an ordinary one. */
  shown: SeenInGoal | null
}

/** The screen over everything that was given; the gravest counts. */
export function dangerIn(input: CraftInput): Danger {
  const parts = partsOf(input)
  const inParts = parts.length > 0 ? dangerOfGoal(parts.join('\n')) : null
  const shown = inParts?.sure ? inParts : dangerOfGoal(input.goal)
  const screened = sightOfGoal(input.goal)
  // What is stated comes first, then what the goal shows as a goal, then what its words are only like.
  const inGoal = screened && isLikeness(screened) ? [shown?.flag ?? null, screened] : [screened, shown?.flag ?? null]
  const told = [
    ...inGoal,
    ...[input.context ?? '', input.conversationHistory ?? ''].map((text) => sight(text)),
    ...[...[parts.join('\n'), ...parts].map((text) => sight(text)), ...togetherIn(parts)].map(asTheirOwn),
  ].filter((it) => it !== null)
  const draft = input.originalDraft ? sight(input.originalDraft) : null
  const all = draft ? [...told, draft] : told
  const seen: Flag | null = all.toSorted((a, b) => b.tier - a.tier)[0] ?? null
  // Of somebody else's goodbye or giving away no rule of the screen may know.
  const sign = signIn(input.goal) !== null && (seen?.tier ?? 0) < 3
  const found: Flag | null = sign ? { tier: 2, category: 'self-harm', thirdParty: true } : seen
  const flag = asSaid(found, input.aside, [input.goal, input.context, input.originalDraft])
  return {
    flag,
    shown,
    safety: flag ? toSafety(flag, input.country) : null,
  }
}

const togetherIn = (parts: readonly string[]) => parts.map((_, at) => sightTogether(parts.slice(0, at + 1)))

/** In words to send, it is the writer who threatens where "your boss" would be shown it, and the other where it is "my boss". */
const asTheirOwn = (seen: Sighting | null): Sighting | null =>
  seen?.rule === 'statement/shown-unless' && toldIn(seen.quote ?? '').some(({ words }) => words.includes('your'))
    ? { ...seen, category: 'threat-to-others' }
    : seen

const order =
  /^(?:please,? )?(?:i (?:just |really )?(?:want|need|would like) to |help me (?:to )?)?(?:tell|ask|let|say to|write to|text|message|remind|explain to) (?:my \w+|\w+)(?: know)?(?: that)?,? /i

/** Log-odds above its threshold from which the classifier alone hears despair in an errand; below, it asks. */
const SURE = 2

/**
 * What the goal shows of danger. The order to the coach ("tell her that ...") is no telling, and the classifier, which
 * was taught on tellings, starts at it: it is asked about the words without it as well, and the milder of the two counts.
 */
export function sightOfGoal(goal: string): Sighting | null {
  const seen = sight(goal)
  if (!seen?.rule.startsWith('learnt/')) return seen
  const bare = sight(goal.trim().replace(order, ''))
  const milder = bare && bare.tier > seen.tier ? seen : bare
  const unsure = milder?.category === 'self-harm' && (milder.above ?? SURE) < SURE
  return milder?.tier === 2 && unsure ? { ...milder, tier: 1 } : milder
}

/** What one may write to somebody dangerous: a limit or an end, and nothing that soothes, promises or explains. */
const plainActs: readonly Act[] = ['boundary', 'end', 'decline']

// A message to somebody in danger that asks, stays or helps is the one that should be sent.
const standsBy =
  /\b(?:worr(?:y|ied)|afraid for|scared for|concerned|here for|there for|stay|call|help|safe|love|sorry|glad|listen|come (?:over|round)|not your fault|not (?:his|her|their) fault|believe|support|comfort|check (?:in|on)|miss|hug|thank|with (?:him|her|them)|sit with|visit|invite|ask (?:him|her|them|my \w+|\p{Lu}\w+) (?:how|if|whether))\b/iu

/** `none`: no message at all; `short`: the writer's own limit, bare; null: nothing stands in the way. */
export function holdBack({ flag, shown }: Danger, act: Act, goal: string): 'none' | 'short' | null {
  if (!needsHelp(flag)) return guards(flag) && !flag?.thirdParty && yields(act, goal) ? 'none' : null
  if (shown?.sure && shown.flag) return 'none'
  if (flag.thirdParty) return standsBy.test(goal) ? null : 'none'
  if (flag.category === 'threat-to-others') return 'none'
  if (!isByClose(flag)) return 'none'
  // To whom hurts them a child need write nothing.
  return flag.tier === 2 && !isOfChild(flag) && plainActs.includes(act) ? 'short' : 'none'
}

/** To give in to somebody who may do harm, a doubt of it included, and also where it was set aside. */
const givingIn = ['forgiv', 'make up with', 'make peace', 'make it up to', 'compromise', 'halfway', 'back together']
const yields = (act: Act, goal: string): boolean =>
  act === 'apologise' || givingIn.some((words) => goal.toLowerCase().includes(words))

type Reason = 'own' | 'other' | 'child' | 'threat' | 'near' | 'hostage' | 'taken' | 'takenNear' | 'groom'
const reasons = kept.held as unknown as Readonly<Record<Reason, readonly [why: string, next: string]>>

function reasonOf({ flag, shown }: Danger): Reason {
  if (shown?.sure && shown.danger === 'groom') return 'groom'
  const near = flag?.thirdParty === true && flag.category === 'self-harm'
  if (shown?.sure && shown.danger === 'taken') return near ? 'takenNear' : 'taken'
  // Their death is held over the writer, so that they stay.
  if (near) return shown?.danger === 'victim' ? 'hostage' : 'near'
  if (flag?.category === 'threat-to-others') return 'threat'
  if (!flag || !isByClose(flag)) return 'own'
  return isOfChild(flag) ? 'child' : 'other'
}

export function heldBack(danger: Danger, quote: string): { refused: string; next: string } {
  const [why, next] = reasons[reasonOf(danger)]
  const first = danger.safety?.message ? `${danger.safety.message} ` : ''
  return { refused: `${first}${quote ? `You wrote "${quote}". ` : ''}${why} ${next}`, next }
}

/** The one question before a message for a goal that may show danger; null where there is none, or it was answered. */
export function askedFirst({ shown, flag }: Danger, isAnswered: boolean): string | null {
  if (!shown?.flag || shown.sure || isAnswered || needsHelp(flag)) return null
  return kept.asked.replace('{ask}', kept.asks[shown.danger as keyof typeof kept.asks])
}
