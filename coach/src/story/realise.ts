import teaches from '../../data/said/teaches.json' with { type: 'json' }
import { capitalised } from '../builtin/realise.ts'
import { hash } from '../builtin/state.ts'
import { sight } from '../safety/screen.ts'
import { identifyingIn } from './identifying/identifying.ts'
import { partsOf } from './identifying/names.ts'
import { roleWords, type Role } from './role.ts'
import type { Texts } from './texts.ts'
import file from './words.json' with { type: 'json' }

/**
 * All the words a story may be made of stand in `words.json`. `{other}` is the role of the other person, "they" is always
 * the author. A topic's scenes claim only what every chat about it bears out, whichever side its author was on;
 * `delicate` ones are looked at by a person before they are shared. An act is [done, planned].
 */
export type Tried = keyof typeof file.acts
export type Outcome = keyof typeof file.outcomes
type Lesson = keyof typeof file.lessons

interface Topic {
  id: string
  /** Names the subject inside a sentence. */
  matter: string
  titles: readonly string[]
  scenes: readonly string[]
  delicate?: boolean
}
export const topics: readonly Topic[] = file.topics

/** What a chat comes down to, in words from our own lists and no others. */
export interface Frame {
  topic: string
  /** What it may be about is told of only with a person's word. */
  delicate: boolean
  tried: Tried[]
  planned: Tried[]
  outcome: Outcome[]
}

interface Words {
  title: string
  summary: string
  lessonLearned: string
}

/**
 * The story of a frame: two or three sentences and a lesson. `round` gives other words for the same frame. Nothing but
 * the frame and the role goes in, so nothing of the author's can come out.
 */
export function realise(frame: Frame, { other }: Role, round = 0): Words {
  const { matter, titles, scenes } = topics.find(({ id }) => id === frame.topic)!
  const key = JSON.stringify([frame, other])
  const say = (slot: string, list: readonly string[], part = '', words = ''): string => {
    const at = Math.floor((hash(`${slot}|${round}|${key}`) / 2 ** 32) * list.length)
    return list[at]!.replaceAll('{matter}', matter).replaceAll('{other}', other).replace(part, words)
  }
  const forms = (act: Tried, form: 0 | 1) => file.acts[act].map((it) => it[form]!)
  const does = (list: readonly Tried[], form: 0 | 1, and: string) =>
    list.map((act) => say(`act-${act}`, forms(act, form))).join(and)
  const came = frame.outcome.map((it) => say(`outcome-${it}`, file.outcomes[it])).join(', and ')
  const [done, planned] = [does(frame.tried, 0, ', and they '), does(frame.planned, 1, ', and to ')]
  const sentences = [
    say('scene', [...scenes, ...file.anyScene]),
    done && say('opener', file.openersDone, '{acts}', done),
    planned && say('opener', file.openersPlanned, '{acts}', planned),
    came && say('result', file.results, '{outcome}', came),
  ]
  return {
    title: capitalised(say('title', titles)),
    summary: sentences.filter(Boolean).map(capitalised).join(' '),
    lessonLearned: say('lesson', file.lessons[lessonOf(frame)]),
  }
}

const noes: readonly Outcome[] = ['refused', 'resisted', 'nothing']
function lessonOf({ tried, planned, outcome }: Frame): Lesson {
  const act = tried[0] ?? planned[0]
  return !act || outcome.some((it) => noes.includes(it)) ? 'answered' : (teaches[act] as Lesson)
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Every word that can be said: no other may stand in a story. */
export function vocabulary(): Set<string> {
  const { topics: _, ...lists } = file
  const texts = [roleWords, topics.map(({ matter, titles, scenes }) => [matter, ...titles, ...scenes])]
  const all = [...texts, ...Object.values(lists).map((its) => (Array.isArray(its) ? its : Object.values(its)))]
  return new Set((all.flat(4) as string[]).flatMap((text) => wordsOf(text.replace(/\{\w+\}/g, ' '))))
}

const ours = vocabulary()
/** So many words in a row in both are the author's own words, wherever they came from. */
const run = 4
const rowsIn = (words: readonly string[]) => words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))

/**
 * The second screening, on the finished story and without trust in how it was made: whether it has a word or a figure
 * that is not ours, danger, a name (one in the author's rows may be an ordinary word, "Hope"), or the author's own words.
 */
export function givesAway({ title, summary, lessonLearned }: Words, texts: Texts): boolean {
  const whole = `${title}. ${summary} ${lessonLearned}`
  const words = wordsOf(whole)
  const named = new Set(partsOf(texts.names))
  if (words.some((word) => !ours.has(word) || named.has(word))) return true
  if (identifyingIn(whole, texts.names).length > 0 || sight(whole)) return true
  const rows = new Set(rowsIn(words))
  return [...texts.own, ...texts.page, ...texts.coachs].some((text) => rowsIn(wordsOf(text)).some((it) => rows.has(it)))
}
