import { sentences } from '../builtin/clauses.ts'
import { sight } from '../safety/screen.ts'
import { stripped } from '../text/words.ts'
import { marked, placeOf, untilWord, type Place } from './quoting.ts'
import type { Received } from './received.ts'
import {
  few,
  grave,
  groups,
  kinds,
  likeliest,
  open as leftOpen,
  threat,
  told as about,
  vague,
  type GraveKind,
  type Kind,
} from './sent.ts'

/** What is said of one message. */
export interface Told {
  says: string
  means: string
  other: string | null
  reply: string
  /** How likely it is that the message does this, 0..1. */
  chance: number
  named: string
  /** Left open between readings of which none is near. */
  open: boolean
  /** The words and how they are meant seem to conflict. */
  conflict: boolean
  /** What the reading rests on; the first stands in quotation marks in `says`. */
  shown: readonly (Place & { label: string })[]
}

/**
 * From the first chance the likeliest reading was right nine times in ten, from the second two times in three (messages
 * by authors not learnt from).
 */
const SURE = 0.85
const NEAR = 0.4
/** So many words are quoted whole. */
const AT_A_GLANCE = 16
/** A reading that is less likely is not worth a word beside another. */
const WORTH = 0.15
/** From this chance a group of readings is answered as such. */
const HALF = 0.5

export function told(it: Received): Told {
  const open = it.as.reads[0]!.chance < NEAR
  const [group, sum] = likeliest(it.as, (kind) => kind.group)
  // Where no reading is near, one kind of thing may be: then it is one of its readings.
  const within = it.as.reads.filter(({ label }) => kinds[label].group === group)
  const reads = open && sum >= HALF && within.length > 1 ? within : it.as.reads
  const [first, second] = [reads[0]!, reads[1]!]
  // Two readings that are less likely than not, even together, are guesses.
  if (open && sum < HALF && first.chance + second.chance < HALF) return unknown(it)
  const [kind, next] = [kinds[first.label], kinds[second.label]]
  const key = placeOf(it.text, it.words <= AT_A_GLANCE ? wholeOf(it.text) : it.as.shown(first.label))
  const beside = placeOf(it.text, it.as.shown(second.label))
  const two = !open && first.chance < SURE && second.chance >= WORTH
  const [here, there] = [it.as.shown(first.label), it.as.shown(second.label)]
  // Of two that stand in sentences of their own neither rules the other out: both may be meant.
  const both = two && here && there && here.start !== there.start ? beside : null
  return {
    says: open
      ? `The words alone leave it open. ${marked(key.quote)} could be ${kind.named}: more likely if ${kind.when}.${sum >= HALF && reads === within ? ` Either way it seems to be ${groups[group].named}.` : ''}`
      : `${wordings(kind.says, it.text).replace('{q}', marked(key.quote))}${sureness(first.chance, two, both !== null)}`,
    means: open ? leftOpen.means : [...kind.beneath, kind.tells].join(' '),
    other: otherOf(it, open || two ? next : null, two ? kind : null, both),
    reply: reply(it, open),
    chance: first.chance,
    named: kind.named,
    open,
    conflict: first.label === 'sarcasm' || (second.label === 'sarcasm' && kind.valence === 'positive' && two),
    shown: [
      { ...key, label: kind.named },
      ...(two && beside.quote !== key.quote ? [{ ...beside, label: `may be ${next.named}` }] : []),
    ],
  }
}

/** A second way to read it, and what would make it that one. A threat that may be there comes before any other. */
function otherOf({ as }: Received, next: Kind | null, first: Kind | null, both: Place | null): string | null {
  if (as.threat.use !== 'leave') return `It could also be ${threat.named}: more likely if ${threat.when}.`
  if (!next) return null
  if (both) return `Something else may be in it as well: ${marked(both.quote)} reads like ${next.named}.`
  const more = `It could also be ${next.named}. That is more likely if ${next.when}.`
  return first ? `${more} The first is more likely if ${first.when}.` : more
}

const wholeOf = (text: string): Place => ({ quote: text, start: 0, end: text.length })

const sureness = (chance: number, two: boolean, both: boolean): string => {
  if (two && !both) return ' That is the nearer of two readings.'
  return chance < SURE && !both ? " I'm fairly sure of that, not certain." : ''
}

/** The same message is always worded the same. */
const wordings = (ways: readonly string[], text: string) => ways[text.length % ways.length]!

/** What fits the reading and who sent it; where only what kind of thing it is can be told, what fits that. */
function reply({ as, role }: Received, open: boolean): string {
  const [group, sum] = likeliest(as, (kind) => kind.group)
  const kind = kinds[as.reads[0]!.label]
  const from = kind.costly ? SURE : HALF
  if (!open && ((kind.group === group && !kind.costly) || as.reads[0]!.chance >= from))
    return (role ? kind.answers[role] : undefined) ?? kind.answers.any
  return sum >= HALF ? groups[group].answer : leftOpen.answer
}

/** Too few words to be read without what came before. */
export const fewTold = (it: Received): Told => ({ ...nameless(it, few, 0.1), other: null })

/** Enough words, of which no reading is likely: none is named. */
const unknown = (it: Received): Told => {
  const told = nameless(it, vague, it.as.reads[0]!.chance)
  return { ...told, other: otherOf(it, null, null, null) ?? told.other }
}

function nameless({ text, words }: Received, { says, means, answer, other }: Nameless, chance: number): Told {
  const whole = placeOf(text, words <= AT_A_GLANCE ? wholeOf(text) : null)
  return {
    says: says.replace('{q}', marked(whole.quote)),
    means,
    other: other ?? null,
    reply: answer,
    chance,
    named: 'any one thing',
    open: true,
    conflict: false,
    shown: [{ ...whole, label: 'what there is to read' }],
  }
}
type Nameless = Readonly<Record<'says' | 'means' | 'answer', string> & { other?: string }>

export function graveTold(it: Received, kind: GraveKind): Told {
  const { says, means, other, reply: answer = '', named, chance } = grave[kind]
  const spoken = kind === 'crisis' ? sentences(it.text.slice(0, 6000)).find(({ text }) => sight(text) !== null) : null
  const key = placeOf(it.text, spoken ? { ...spoken, quote: spoken.text } : it.danger)
  return {
    says: says.replace('{q}', marked(key.quote)),
    means,
    other,
    reply: answer,
    chance,
    named,
    open: false,
    conflict: false,
    shown: [{ ...key, label: named }],
  }
}

/** More of a context is not quoted. */
const LONGEST = 160
/** By how much it has to make a reading likelier for that to be said. */
const MORE = 0.1

/** What the told context does to the reading, and its words that say so; null without context. */
export function contextLine(it: Received, { named, open }: Told): { says: string; quote: string } | null {
  if (!it.context) return null
  const first = sentences(it.context)[0]?.text ?? it.context
  const told = it.past.quote ?? untilWord(first, LONGEST)
  const quote = stripped(told, '', '.!? \n') || told
  return { says: saysOf(it, open ? null : named, marked(quote)), quote }
}

function saysOf({ grave, past, flag, as, alone }: Received, named: string | null, told: string): string {
  const say = (key: keyof typeof about, name = '') => about[key].replace('{t}', () => told).replace('{n}', () => name)
  if (grave === 'watched' && (past.noContact || (past.ex && flag?.category === 'stalking'))) return say('after')
  if (past.noContact) return say('contact')
  if (grave || named === null) return say('beside')
  const [beside, without] = [as.reads[0]!, alone.reads[0]!]
  if (beside.label !== without.label) return say('without', kinds[without.label].named)
  return beside.chance - without.chance >= MORE ? say('speaks', named) : say('goes')
}
