import views from '../../data/words/views.json' with { type: 'json' }
import { lastSentences, sentencesIn, stripped } from '../text/words.ts'
import { blended, chancesBy, leans, softmax } from './labels.ts'
import { read } from './read.ts'
import { fileOf, once } from '../learn/file.ts'
import { layersOf, type Layers } from '../learn/convolution.ts'
import { wordVectors } from '../safety/likeness.ts'
import { askedIn } from './wish.ts'

/** What a message does in its talk, read by one network with what was said before it (decision 212): it stands beside the readers of single messages, and what both say counts. */

/** So many words of each are read, the last ones: of the message, its question, what was said before it, and before that in so many messages; they stand in the last so many letters. */
export const MOST = [160, 60, 100, 120] as const
const [LOOKED_BACK, LONGEST] = [6, 3_000]
/** A message in its talk, as the network reads it: the words of each sentence. `earlier`: what its writer said before it, oldest first. */
export const laidInTalk = (message: string, earlier: readonly string[]): (readonly string[])[][] =>
  [message, questionOf(message), earlier.at(-1) ?? '', earlier.slice(-LOOKED_BACK, -1).join('\n')].map((text, at) => {
    let left = MOST[at]!
    const last = askedIn(text.slice(-LONGEST)).toReversed()
    const kept = last.flatMap(({ words }) => {
      const fits = words.slice(Math.max(0, words.length - left))
      left -= fits.length
      return fits.length > 0 ? [fits] : []
    })
    return kept.toReversed()
  })

const networkOf = (name: string) => {
  const file = fileOf<Layers>(new URL(`weights/${name}.br`, import.meta.url))
  const read = once(() => layersOf(file(), wordVectors()))
  return (texts: ReturnType<typeof laidInTalk>) => Object.keys(file().parts).flatMap(read()(texts))
}
const networks = ['talk', 'danger', 'danger-2', 'asked'].map(networkOf)
type Group = 'lean' | 'answer' | 'under' | 'kind' | 'intent' | 'met' | 'grave' | 'category' | 'whose' | 'to'
/** Which of them read it, else the last. Danger is read by two, of which the mean counts: one knows better what is told first, and one talks (decision 228). */
const two = [1, 2]
const readBy: Partial<Record<Group, number[]>> = { under: [0], to: [0], grave: two, category: two, whose: two }

/** A side, the written answer, what is said under a card, what words that are asked for have to do, how grave it is (`none`, `passive`, `active`), what kind of danger, who is in it (`self`, `other`, `child`; `writer`: who does it), and to whom words are wanted. */
export type InTalk = ReturnType<typeof talkOf>
/** The chance of each label of a group, by its name; worked out where it is first asked for. */
export function talkOf(message: string, earlier: readonly string[]) {
  const laid = once(() => laidInTalk(message, earlier))
  const found = networks.map((read) => once(() => read(laid())))
  return (group: Group): ReadonlyMap<string, number> => {
    const all = (readBy[group] ?? [3]).map((at) => found[at]!().find(({ name }) => name === group)!)
    const chances = all.map(({ odds }) => softmax(odds, 1))
    return new Map(all[0]!.labels.map((it, at) => [it, chances.reduce((sum, by) => sum + by[at]!, 0) / all.length]))
  }
}
/** The likeliest label. */
export const likeliestOf = (chances: ReadonlyMap<string, number>): string =>
  [...chances].reduce((best, it) => (it[1] > best[1] ? it : best))[0]

/** How much each way to read a message counts: behind what was said before it, alone, its question alone (decision 210), and in its talk (decision 212). Of strangers' questions in talks right first. */
const [BEHIND, ALONE, QUESTION, IN_TALK] = [0.1, 0.2, 0.2, 0.5]
const lean = (text: string, counts: number) => [chancesBy(read(text).lean()), counts] as const
/** The sides to lean to, the likeliest first, each with its share. `inTalk`: the chance of each as the message is read in its talk. */
export function sidesIn(message: string, before: string, inTalk: ReadonlyMap<string, number>) {
  const behind = lean([before, message].filter(Boolean).join('\n'), BEHIND)
  return blended(leans, behind, lean(message, ALONE), lean(questionOf(message), QUESTION), [inTalk, IN_TALK])
}

/** To whom words are wanted, the likeliest first, behind so many messages before it. `inTalk`: as `sidesIn`. Of a sealed hand's requests .68 are right, and .73 from a chance of .4 on (decision 221). */
export function whomIn(message: string, earlier: readonly string[], inTalk: ReadonlyMap<string, number>) {
  const behind = read([...earlier.slice(-LOOKED_BACK), message].join('\n')).to()
  const labels = behind.map(({ label }) => label)
  return blended(labels, [chancesBy(behind), 0.7], [inTalk, 0.3])
}

/** How likely each message of a talk is to be grave, each behind those before it. */
export const gravesIn = (told: readonly string[]): number[] =>
  told.map((it, at) => 1 - talkOf(it, told.slice(0, at))('grave').get('none')!)

/** The question of a message: its last with the mark, else its last sentence; of what our view is asked, where no more is. */
export function questionOf(message: string): string {
  const all = lastSentences(message)
  const asked = all.length > 1 ? all.filter((it) => !isView(it)) : all
  return asked.findLast((it) => it.endsWith('?')) ?? asked.at(-1) ?? message
}
const isView = (sentence: string) => views.includes(stripped(sentence.toLowerCase().replaceAll('’', "'"), '', ' .,!?'))
/** What stands before "What do you think?" at the end of a message; null where it ends on anything else, or is no more. */
export function viewAsked(message: string): string | null {
  const all = isView(lastSentences(message).at(-1) ?? '') ? sentencesIn(message) : []
  return all.length > 1 ? all.slice(0, -1).join(' ') : null
}
