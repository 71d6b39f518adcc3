import kept from '../../data/said/craft-danger.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { Safety, SafetyCategory } from '@mallama/contracts/safety'
import type { CraftInput } from '../operations.ts'
import { dangerOfGoal, type SeenInGoal } from '../read/goal-danger.ts'
import { read } from '../read/read.ts'
import { asSaid, guards, isLikeness, staysPut } from '../safety/aside.ts'
import { isByClose, isOfChild } from '../safety/flag.ts'
import { sight, sightTogether, toSafety, type Flag, type Sighting } from '../safety/screen.ts'
import { toldIn } from '../safety/told.ts'
import type { Act } from './acts.ts'
import { partsOf } from './parts.ts'
import { isFarewell } from './signs.ts'

interface Danger {
  safety: Safety
  flag: Flag | null
  /** What the goal shows of danger, surely or not; null of an ordinary one. */
  shown: SeenInGoal | null
  /** It is like what is dangerous, and is asked about. */
  asks: boolean
}

/** The screen over everything that was given; the gravest counts. */
export function dangerIn(input: CraftInput): Danger {
  const parts = partsOf(input)
  const inParts = parts.length > 0 ? dangerOfGoal(parts.join('\n')) : null
  const shown = inParts?.sure ? inParts : dangerOfGoal(input.goal)
  const { seen: screened, asks } = sightOfGoal(input.goal)
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
  // Who asks how somebody is that takes leave is not the one in danger.
  const sign = isFarewell(shown) && shown.sure && (seen?.tier ?? 0) < 3
  const found: Flag | null = sign ? { tier: 2, category: 'self-harm', thirdParty: true } : seen
  const flag = asSaid(found, input.aside, [input.goal, input.context, input.originalDraft])
  return {
    flag,
    shown,
    asks,
    safety: flag ? toSafety(flag, input.country) : null,
  }
}

const togetherIn = (parts: readonly string[]) => parts.map((_, at) => sightTogether(parts.slice(0, at + 1)))

/** In words to send, it is the writer who threatens where "your boss" would be shown it, and the other where it is "my boss". */
const asTheirOwn = (seen: Sighting | null): Sighting | null =>
  seen?.rule === 'statement/shown-unless' && toldIn(seen.quote ?? '').some(({ words }) => words.includes('your'))
    ? { ...seen, category: 'threat-to-others' }
    : seen

/** Log-odds above its threshold from which a likeness needs no question. */
const SURE = 2
/** The same, up to which it is a doubt of a goal that shows nothing as a goal; despair is heard in many errands. */
const room = (category: SafetyCategory): number => (category === 'self-harm' ? SURE : 0.5)
/** From this chance of nothing that may not be written on, a goal threatens nobody. */
const HARMLESS = 0.98
/** From this chance on a goal shows nothing as a goal. */
const FINE = 0.8

/**
 * What the goal shows of danger. The order to the coach ("tell her that ...") is no telling, and the learnt half of the
 * screen, which was taught on tellings, starts at it: what a goal is only like counts less where the goal, as one, shows
 * nothing, and is asked about where it may. Never of a child.
 */
function sightOfGoal(goal: string): { seen: Sighting | null; asks: boolean } {
  const seen = sight(goal)
  const above = seen?.above ?? SURE
  if (!seen || !isLikeness(seen) || staysPut(seen) || above >= SURE) return { seen, asks: false }
  // A threat is what may not be written: where nothing of that is heard, something broke and is owned up to.
  if (isPlain(goal) && seen.category === 'threat-to-others' && saysNone(read(goal).refusal(), HARMLESS))
    return { seen: null, asks: false }
  if (isPlain(goal) && above < room(seen.category))
    return { seen: seen.tier === 1 ? null : { ...seen, tier: 1 }, asks: false }
  if (seen.category === 'self-harm') return { seen: { ...seen, tier: 1 }, asks: false }
  const asks = seen.tier === 2 && isByClose(seen)
  return { seen: asks ? { ...seen, tier: 1 } : seen, asks }
}

const saysNone = (all: readonly { label: string; chance: number }[], least: number): boolean =>
  all.some(({ label, chance }) => label === 'none' && chance >= least)
const isPlain = (text: string): boolean => saysNone(read(text).goalDanger(), FINE)

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
export function askedFirst({ shown, flag, asks }: Danger, isAnswered: boolean): string | null {
  if (isAnswered || !flag || needsHelp(flag) || (!asks && (!shown?.flag || shown.sure))) return null
  const danger = asks && isByClose(flag) ? 'victim' : isFarewell(shown) ? 'farewell' : shown!.danger
  return kept.asked.replace('{ask}', kept.asks[danger as keyof typeof kept.asks])
}
