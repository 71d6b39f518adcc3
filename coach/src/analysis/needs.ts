import kept from '../../data/said/needs.json' with { type: 'json' }
import { cue, match, type PlainCue } from '../detectors/match.ts'
import type { Plain } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'

/** What somebody may be after, in two voices: about them ("to be able to count on you") and to them ("to count on me"). */
export interface Need {
  /** Follows "they may want"; "you" is the reader. */
  theirs: string
  /** Follows "you'd like", said by the reader to the sender. */
  said: string
}

/** Our own list, after the everyday needs of `detectors/cues/feelings.ts`. */
export const needs = kept satisfies Record<string, Need>
export type NeedId = keyof typeof needs

const row = (id: NeedId, ways: readonly string[]): PlainCue & { id: NeedId } => ({
  ...cue(id, ways, { strength: 0.6 }),
  id,
})

const needCues = [
  row('dignity', [`dont make it a{few}|i know what i said{few}|please dont (?:lecture|judge|be (?:mad|angry)){few}`]),
  row('trust', [
    `you told (?!me|us){one} (?:what|about|that){rest}|i trusted{few}|behind my back{few}|(?:in|my) (?:secret|confidence){few}|you lied{few}|you (?:read|went through) my{few}`,
  ]),
  row('fairness', [
    `out of (?:five|four|three|ten|\\d+)|every second one{few}|(?:always|only) (?:me|the one){few}|i do (?:everything|it all|all){few}|(?:your|my) turn{few}|(?:not|isnt) fair{few}|fairly{few}|half (?:of )?(?:it|the){few}|i cant cover{few}|look after (?:him|her){few}|again while{few}|isnt in the{few}|the (?:bins?|dishes|washing up|laundry|hoovering){few}`,
  ]),
  row('certainty', [
    `did i do{few}|not knowing{few}|if youre (?:cross|mad|angry){few}|where (?:do )?(?:i|we) stand{few}|i dont want to guess{few}|is it us{few}|are we (?:okay|good|alright){few}|what are we{few}|do you (?:still|even) (?:love|like|want){few}`,
  ]),
  row('safe', [
    `when (?:you|youre) (?:parked|home|there|safe|back|in){few}|get home safe{few}|drive (?:safe|carefully){few}|past the{few}|let me know you{few}`,
  ]),
  row('seen', [
    `(?:look|looked) (?:around|up|at me){few}|see something{few}|notice(?:d|s)?(?: {one}){0,3}|(?:your|on the|your) phone{few}|invisible|nobody (?:asks|asked|sees){few}|you never ask{few}|not once{few}|dont even ask{few}`,
  ]),
  row('considered', [
    `hear(?:d)? it from{few}|found out{few}|without (?:asking|telling){few}|(?:asked|told|ask|tell) me (?:first|before){few}|whatever you(?: two)? decide{few}|asked you to come{few}|asked him to come{few}|you decided{few}|pretending i knew`,
  ]),
  row('contact', [
    `since you (?:rang|called|came|visited|wrote|texted){few}|havent heard{few}|rings? her every{few}|you never (?:ring|call|visit|text|write){few}|call (?:me )?(?:more|sometime|once){few}`,
  ]),
  row('reliability', [
    `i waited{few}|(?:two second )?text would{few}|you (?:said|promised)(?: {one}){0,4}|(?:running |always |so )?late(?: again)?|didnt (?:show|turn up|come|call){few}|cancel(?:led|ling)?(?: {one}){0,2}|due (?:today|tomorrow|on){few}|by (?:noon|tonight|tomorrow|friday|monday|\\d+){few}`,
  ]),
  row('rest', [
    `up since{few}|exhausted|worn out|knackered|shattered|so tired|need to sleep{few}|running on empty|nobody needed me`,
  ]),
  row('together', [
    `same as every{few}|our (?:weekend|evening|date|anniversary|plans){few}|just (?:us|the two of us){few}|time together|with your friends|ill (?:just )?be (?:here|alone){few}`,
  ]),
  row('respect', [
    `talked over{few}|interrupt{few}|let me finish{few}|in front of (?:everyone|the){few}|you dont get to{few}|tell us how{few}|laugh(?:ed)? at me{few}|my opinion{few}|like a child`,
  ]),
  row('space', [`need (?:some )?(?:space|time|to sleep|to calm){few}|not tonight|cant talk about (?:this|it){few}`]),
  row('closeness', [
    `miss(?:ing)? (?:you|us){few}|sleep in ours|feels (?:very |so )?(?:big|empty){few}|hold (?:me|you|hands)|a hug|our song|walk tonight|no phones|be close{few}`,
  ]),
  row('honesty', [
    `(?:say it|tell me|say so) (?:to me )?straight{few}|(?:just )?tell me (?:why|the truth|what){few}|why you did it|be honest{few}|what really{few}`,
  ]),
  row('included', [
    `talked about a (?:wedding|baby){few}|(?:nobody|no one) (?:told|invited|asked) me{few}|left out|without me|set a date`,
  ]),
  row('repair', [`(?:im|so|really|i am) sorry{few}|forgive{few}|make it up{few}|start again|start over`]),
  row('help', [
    `instead of me|can you (?:take|do|pick|jump|cover|help|lend|watch|look){few}|lend me{few}|need (?:a hand|help|you to){few}`,
  ]),
]

export interface FoundNeed extends Span {
  need: NeedId
}

/** The needs that words of the message point to: the most often shown first, else in the order of the list above. */
export function needsShown(read: Plain): FoundNeed[] {
  const found = match(read, needCues).map((span): FoundNeed => ({ ...span, need: span.id as NeedId }))
  const times = (need: NeedId) => found.filter((it) => it.need === need).length
  return found.toSorted((a, b) => times(b.need) - times(a.need) || order(a.need) - order(b.need) || a.start - b.start)
}

const ranks = new Map(needCues.map(({ id }, at) => [id, at]))
const order = (need: NeedId) => ranks.get(need) ?? 99
