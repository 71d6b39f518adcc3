import type { ArgumentAct } from '@mallama/contracts/coach'
import type { BandTone } from '../../../ui/bands.ts'

/** How a mark is drawn: the line under the words tells the kind without the colour. */
export type Line = 'solid' | 'double' | 'dash' | 'dot'

export interface ActWords {
  name: string
  /** What it does between two people. */
  does: string
  tone: BandTone | null
  line: Line
}

const act = (name: string, does: string, tone: BandTone | null, line: Line): ActWords => ({ name, does, tone, line })

const acts: Record<ArgumentAct, ActWords> = {
  complaint: act('Complaint', 'Names something that happened.', null, 'solid'),
  criticism: act('Criticism', 'Judges the person, not what happened.', 'critical', 'solid'),
  contempt: act('Contempt', 'Looks down on the other person: mockery, name-calling, disgust.', 'critical', 'double'),
  defend: act('Defending', 'Answers the charge before the hurt is heard.', 'strain', 'dash'),
  withdraw: act('Withdrawing', 'Leaves the conversation without saying when it will continue.', 'strain', 'dash'),
  demand: act('Demand', 'Leaves no way to say no.', 'strain', 'solid'),
  threat: act('Threat', 'Says what will be lost.', 'critical', 'double'),
  invalidate: act('Brushing aside', 'Tells the other person that what they feel is not real.', 'strain', 'solid'),
  question: act('Question', 'Asks.', null, 'solid'),
  disclose: act('Opening up', 'Says how it feels from the inside.', 'good', 'dot'),
  request: act('Request', 'Asks for something that can be done.', 'good', 'dot'),
  validate: act('Acknowledging', 'Shows that the other person was heard.', 'good', 'dot'),
  apologise: act('Apology', 'Says sorry.', 'good', 'dot'),
  accountability: act('Taking responsibility', 'Owns a part of it.', 'good', 'dot'),
  repair: act('Repair', 'Reaches out to stop the fight.', 'good', 'dot'),
  offer: act('Offer', 'Puts something on the table.', 'good', 'dot'),
  agree: act('Agreement', 'Says yes.', 'good', 'dot'),
}

export const wordsOf = (of: ArgumentAct): ActWords => acts[of]

const isAct = (word: string): word is ArgumentAct => Object.hasOwn(acts, word)
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What a piece of evidence says about its words, as a reader understands it. The coach labels it for itself. */
export function markOf(label: string): Omit<ActWords, 'does'> & { does?: string } {
  const [kind = '', rest = ''] = label.split(/:\s*/, 2)
  if (isAct(kind)) return acts[kind]
  if (kind === 'went well') return { ...(isAct(rest) ? acts[rest] : { name: 'Went well' }), tone: 'good', line: 'dot' }
  if (label === 'an attempt at repair') return acts.repair
  if (label === 'turning point') return { name: 'Turning point', tone: 'critical', line: 'solid' }
  if (label === 'breakdown') return { name: 'Communication breakdown', tone: 'strain', line: 'dash' }
  if (kind === 'pattern')
    return { name: `Part of the pattern: ${rest.replaceAll('-', ' and ')}`, tone: 'strain', line: 'dash' }
  return { name: capital(label), tone: null, line: 'solid' }
}

/** What a reader looks for first: a hurt or a strength says more than what the quarrel is about. */
const weight = (label: string) =>
  /what to say instead/.test(label) ? 3 : /^(went well|an attempt|turning point|what was)/.test(label) ? 2 : 1

/** What stands on the same words, the weightiest first, each said once. */
export function marksOf(labels: readonly string[]): [ReturnType<typeof markOf>, ...ReturnType<typeof markOf>[]] {
  const all = labels.toSorted((a, b) => weight(b) - weight(a)).map(markOf)
  const [first = markOf(''), ...rest] = all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
  return [first, ...rest]
}
