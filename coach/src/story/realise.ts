import type { StoryResult } from '@mallama/contracts/coach'
import teaches from '../../data/said/teaches.json' with { type: 'json' }
import { capitalised } from '../builtin/composer.ts'
import { hash } from '../builtin/state.ts'
import { sight } from '../safety/screen.ts'
import { flatten } from '../text/words.ts'
import { identifyingIn, partsOf } from './identifying/identifying.ts'
import { roleWords, type Role } from './role.ts'
import type { Texts } from './texts.ts'
import file from './words.json' with { type: 'json' }

/** All words of a story stand in `words.json`; `{other}` is the other's role, "they" the author. Scenes claim what every chat of the topic bears out; `delicate` ones are looked at before they are shared. An act is [done, planned]. */
export type Tried = keyof typeof file.acts
export type Outcome = keyof typeof file.outcomes
export const isOutcome = (name: string): name is Outcome => name in file.outcomes

/** The `matter` of a topic names it inside a sentence. */
export const { topics } = file

/** What a chat comes down to, in words from our own lists and no others. `delicate`: what it may be about is told of only with a person's word; `how`: whether the author did it, or means to. */
export type Frame = { topic: string; delicate: boolean; how: 'done' | 'planned'; tried: Tried[]; outcome: Outcome[] }

type Words = Omit<NonNullable<StoryResult['story']>, 'category'>

/** The story of a frame: two or three sentences and a lesson. `round` gives other words for the same frame. Nothing but the frame and the role goes in, so nothing of the author's can come out. */
export function realise(frame: Frame, { other }: Role, round = 0): Words {
  const { matter, titles, scenes } = topics.find(({ id }) => id === frame.topic)!
  const key = JSON.stringify([frame, other])
  const say = (slot: string, list: readonly string[], part = '', words = ''): string => {
    const at = Math.floor((hash(`${slot}|${round}|${key}`) / 2 ** 32) * list.length)
    return list[at]!.replaceAll('{matter}', matter).replaceAll('{other}', other).replace(part, words)
  }
  const [form, and, openers] =
    frame.how === 'done' ? [0, ', and they ', file.openersDone] : [1, ', and to ', file.openersPlanned]
  const forms = (act: Tried) => file.acts[act].map((it) => it[form]!)
  const acts = frame.tried.map((act) => say(`act-${act}`, forms(act))).join(and)
  const came = frame.outcome.map((it) => say(`outcome-${it}`, file.outcomes[it])).join(', and ')
  const result = came && say('result', file.results, '{outcome}', came)
  const sentences = [say('scene', [...scenes, ...file.anyScene]), say('opener', openers, '{acts}', acts), result]
  // After a no nothing is taught that worked.
  const isNo = frame.outcome.some((it) => ['refused', 'resisted', 'nothing'].includes(it))
  const lesson = isNo ? 'answered' : (teaches[frame.tried[0]!] as keyof typeof file.lessons)
  const summary = sentences.filter(Boolean).map(capitalised).join(' ')
  return { title: capitalised(say('title', titles)), summary, lessonLearned: say('lesson', file.lessons[lesson]) }
}

const wordsOf = (text: string): string[] => flatten(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every word that can be said: no other may stand in a story. */
export function vocabulary(): Set<string> {
  const { topics: _, ...lists } = file
  const texts = [roleWords, topics.map(({ matter, titles, scenes }) => [matter, ...titles, ...scenes])]
  const all = [...texts, ...Object.values(lists).map((its) => (Array.isArray(its) ? its : Object.values(its)))]
  return new Set((all.flat(4) as string[]).flatMap((text) => wordsOf(text.replace(/\{\w+\}/g, ' '))))
}

const ours = vocabulary()
/** Four words in a row in both are the author's own words, wherever they came from. */
const rowsIn = (words: readonly string[]) => words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))

/** The second screening, which trusts nothing of how the story was made: whether it has a word that is not ours, danger, a name ("Hope" may be one of the author's rows) or the author's own words. */
export function givesAway({ title, summary, lessonLearned }: Words, texts: Texts): boolean {
  const whole = `${title}. ${summary} ${lessonLearned}`
  const words = wordsOf(whole)
  const named = new Set(partsOf(texts.names))
  if (words.some((word) => !ours.has(word) || named.has(word))) return true
  if (identifyingIn(whole, texts.names).length > 0 || sight(whole)) return true
  const rows = new Set(rowsIn(words))
  return [...texts.own, ...texts.page, ...texts.coachs].some((text) => rowsIn(wordsOf(text)).some((it) => rows.has(it)))
}
