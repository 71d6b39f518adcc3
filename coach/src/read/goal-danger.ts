import rows from '../../data/labels.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import type { Sighting } from '../safety/flag.ts'
import { noneOf, type GoalDanger } from './labels.ts'
import { read } from './read.ts'

type Kind = Exclude<GoalDanger, 'none'>

export type SeenInGoal = NonNullable<ReturnType<typeof dangerOfGoal>>

/** Chances of any danger, of authors left out (decision 100): fine goals stopped and asked about stand there. */
const [SURE, LIKELY] = [0.75, 0.3]
const [LONGEST, QUOTED] = [3000, 120]

const categories = rows.goalCategory as Readonly<Record<Kind, SafetyCategory | null>>
/** An order that names a letter or a text: what is told in it counts, as in "tell my dad ...", and not that it is one. */
const letter =
  /^(?:please )?(?:write|send|draft|text|email|message) (?:(?:an? )?(?:\w+ )?(?:to|for) )?((?:my|our|the) [\w'’-]+|[\w'’-]+)(?: an? (?:\w+ )?\w+)?,? (?:(?:that|which) says|saying|to say|that)(?: that)? /i

const first = new Set(['i', 'im', 'ive', 'me', 'my', 'us', 'we'])

/** What a goal, or a wish for words, shows of danger: an order tells nothing, and the screen was taught on tellings. Null for an ordinary one; 3,000 characters are read. */
export function dangerOfGoal(text: string) {
  const reading = read(text.slice(0, LONGEST).replace(letter, 'tell $1 '))
  const found = reading.goalDanger()
  const chance = 1 - noneOf(found)
  if (chance < LIKELY) return null
  const { label, shown, chance: own } = found.find((it) => it.label !== 'none')!
  const danger = label as Kind
  const sure = chance >= SURE
  const isOwn = reading.sentences().some(({ words }) => words.some((it) => first.has(it)))
  const who = reading.endangered()[0]!.label
  const category = danger === 'victim' && who === 'child' ? 'child-abuse' : categories[danger]
  const thirdParty = danger !== 'groom' && (who === 'other' || (who === 'child' && !isOwn))
  const flag: Sighting | null = category && { tier: sure ? 2 : 1, category, thirdParty, rule: `learnt/goal-${danger}` }
  return {
    danger,
    /** That it is this one. */
    chance: own,
    /** A card is shown and nothing is written; else it is asked, and nothing is written before the answer. */
    sure,
    /** The words that speak most for it, where they are few; empty else. */
    quote: shown && shown.quote.length <= QUOTED && text.includes(shown.quote) ? shown.quote.trim() : '',
    /** As the screen would tell it; null of what is refused and no danger to help with. */
    flag,
  }
}

/** The same of a message in a talk, where it asks for words: from this chance on it does. */
export const dangerOfWish = (text: string) => (1 - noneOf(read(text).kind()) >= 0.5 ? dangerOfGoal(text) : null)
