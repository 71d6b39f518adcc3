import { stripped } from '../text/words.ts'
import { sentences } from '../text/split.ts'
import { marked, placeOf, untilWord, type Place } from './quoting.ts'
import type { Received } from './received.ts'
import { HALF, SURE } from './received-heard.ts'
import * as said from './sent.ts'
import { groups, kinds, likeliest, type Kind, type Plainly } from './sent.ts'

/** What is said of one message; `chance`: how likely it is that the message does this, 0..1. */
export interface Told extends Plainly {
  /** Left open between readings of which none is near. */
  open: boolean
  /** The words and how they are meant seem to conflict. */
  conflict: boolean
  /** What the reading rests on; the first stands in quotation marks in `says`. */
  shown: readonly (Place & { label: string })[]
}

/** From this chance on the likeliest reading was right two times in three (messages by authors not learnt from). */
const NEAR = 0.4
/** So many words are quoted whole. */
const AT_A_GLANCE = 16
/** A reading that is less likely is not worth a word beside another. */
const WORTH = 0.15

/** `bare`: too few words to be read without what came before. */
export function told(it: Received, bare: boolean): Told {
  const whole = it.words <= AT_A_GLANCE ? null : (sentences(it.text.slice(0, 6000))[0] ?? null)
  if (it.grave) return plainly(it, said.grave[it.grave], it.danger ?? whole, false)
  if (bare) return plainly(it, said.few, whole, true)
  const open = it.as.reads[0]!.chance < NEAR
  const [group, sum] = likeliest(it.as, (kind) => kind.group)
  // Where no reading is near, one kind of thing may be: then it is one of its readings.
  const within = it.as.reads.filter(({ label }) => kinds[label].group === group)
  const isWithin = open && sum >= HALF && within.length > 1
  const [first, second] = [(isWithin ? within : it.as.reads)[0]!, (isWithin ? within : it.as.reads)[1]!]
  // Two readings that are less likely than not, even together, are guesses.
  if (open && sum < HALF && first.chance + second.chance < HALF) {
    const vague = { ...said.vague, chance: first.chance }
    return plainly(it, { ...vague, other: threatIn(it) ?? vague.other }, whole, true)
  }
  const [kind, next] = [kinds[first.label], kinds[second.label]]
  const [here, there] = [it.as.shown(first.label), it.as.shown(second.label)]
  const key = placeOf(it.text, whole && here)
  const beside = placeOf(it.text, there)
  const two = !open && first.chance < SURE && second.chance >= WORTH
  // Of two that stand in sentences of their own neither rules the other out: both may be meant.
  const both = two && here?.start !== there?.start
  const either = isWithin ? ` Either way it seems to be ${groups[group].named}.` : ''
  const others = `It could also be ${next.named}. That is more likely if ${next.when}.`
  const rivals = two ? `${others} The first is more likely if ${kind.when}.` : open ? others : null
  // The same message is always worded the same.
  const says = kind.says[it.text.length % kind.says.length]!.replace('{q}', () => marked(key.quote))
  const unsure = first.chance < SURE ? " I'm fairly sure of that, not certain." : ''
  return {
    says: open
      ? `The words alone leave it open. ${marked(key.quote)} could be ${kind.named}: more likely if ${kind.when}.${either}`
      : `${says}${both ? '' : two ? ' That is the nearer of two readings.' : unsure}`,
    means: open ? said.open.means : [...kind.beneath, kind.tells].join(' '),
    other:
      threatIn(it) ??
      (both ? `Something else may be in it as well: ${marked(beside.quote)} reads like ${next.named}.` : rivals),
    reply: replyTo(it, kind, open),
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

/** A threat that may be there comes before any other second reading. */
const threatIn = ({ as }: Received): string | null =>
  as.threat.use === 'leave' ? null : `It could also be ${said.threat.named}: more likely if ${said.threat.when}.`

/** What fits the reading and who sent it; where only what kind of thing it is can be told, what fits that. */
function replyTo({ as, role }: Received, kind: Kind, open: boolean): string {
  const [group, sum] = likeliest(as, (it) => it.group)
  const isSure = as.reads[0]!.chance >= (kind.costly ? SURE : HALF)
  if (!open && (isSure || (kind.group === group && !kind.costly)))
    return (role ? kind.answers[role] : undefined) ?? kind.answers.any
  return sum >= HALF ? groups[group].answer : said.open.answer
}

/** Danger, too few words, or none of which a reading is likely: what is said is the same whatever they are. */
function plainly({ text }: Received, it: Plainly, words: Omit<Place, 'quote'> | null, open: boolean): Told {
  const { named, chance, other, means, reply } = it
  const key = placeOf(text, words)
  const shown = [{ ...key, label: open ? 'what there is to read' : named }]
  return {
    says: it.says.replace('{q}', () => marked(key.quote)),
    means,
    other,
    reply,
    named,
    chance,
    open,
    conflict: false,
    shown,
  }
}

/** More of a context is not quoted. */
const LONGEST = 160
/** By how much it has to make a reading likelier for that to be said. */
const MORE = 0.1

/** What the told context does to the reading, and its words that say so; null without context. */
export function contextLine(it: Received, { named, open }: Told): { says: string; quote: string } | null {
  if (!it.context) return null
  const first = it.past.quote ?? untilWord(sentences(it.context)[0]?.text ?? it.context, LONGEST)
  const quote = stripped(first, '', '.!? \n') || first
  const [line, name] = lineOf(it, open ? null : named)
  return { says: said.told[line].replace('{t}', () => marked(quote)).replace('{n}', () => name), quote }
}

function lineOf({ grave, past, flag, as, alone }: Received, named: string | null): [keyof typeof said.told, string] {
  if (grave === 'watched' && (past.noContact || (past.ex && flag?.category === 'stalking'))) return ['after', '']
  if (past.noContact) return ['contact', '']
  if (grave || named === null) return ['beside', '']
  const [beside, without] = [as.reads[0]!, alone.reads[0]!]
  if (beside.label !== without.label) return ['without', kinds[without.label].named]
  return beside.chance - without.chance >= MORE ? ['speaks', named] : ['goes', '']
}
