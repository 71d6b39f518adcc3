import teaches from '../../data/said/teaches.json' with { type: 'json' }
import file from './words.json' with { type: 'json' }
import cues from '../../data/words/story-cues.json' with { type: 'json' }
import type { StoryResult } from '@mallama/contracts/coach'
import { capitalised } from '../builtin/composer.ts'
import { hash } from '../builtin/state.ts'
import { sight } from '../safety/screen.ts'
import { filled, flatten, sentences } from '../text/words.ts'
import { identifyingIn, partsOf } from './identifying/identifying.ts'
import { type Texts, clausesOf, sentencesOf } from './texts.ts'
import { roleWords, type Role } from './role.ts'
import type { StoryInput } from '../operations.ts'
import { chanceIn, type Doer } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { listed } from '../text/phrase.ts'

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
    return filled(list[at]!, { matter, other, [part]: words })
  }
  const [form, and, openers] =
    frame.how === 'done' ? [0, ', and they ', file.openersDone] : [1, ', and to ', file.openersPlanned]
  const forms = (act: Tried) => file.acts[act].map((it) => it[form]!)
  const acts = frame.tried.map((act) => say(`act-${act}`, forms(act))).join(and)
  const came = frame.outcome.map((it) => say(`outcome-${it}`, file.outcomes[it])).join(', and ')
  const result = came && say('result', file.results, 'outcome', came)
  const sentences = [say('scene', [...scenes, ...file.anyScene]), say('opener', openers, 'acts', acts), result]
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

type Clause = readonly string[]

/** Read is what the author said, without what is put in quotation marks: those are other people's words. What was agreed is what came of the rest; where nothing else was done it is what was tried. */
export function frameOf({ title, originalIssue }: StoryInput, { turns }: Texts): Frame {
  const told = [originalIssue, ...turns].join('\n').slice(0, 60_000)
  const all = sentencesOf(told.replace(/["“][^"”\n]{0,300}["”]/g, ' ... '))
  const front = `${title}. ${originalIssue}`
  const likely = [[front, ...turns].join('\n'), front].flatMap((text) => read(text).matter().slice(0, 1))
  const sure = likely.filter(({ use, chance }, at) => use === 'say' || (at === 0 && chance >= clear))
  const isDelicate = likely.some(({ label, chance }) => chance >= possible && topicOf(label)?.delicate)
  const topic = sure.map(({ label }) => topicOf(label)?.id).find((id) => id !== undefined) ?? 'unnamed'
  // A whole that is about much else may still tell of one.
  const parts = [front, ...turns].flatMap((text) => sentences(text.slice(0, 6000)))
  const delicate = isDelicate || parts.some((it) => chanceIn(read(it.text).ties(), ['affair']) >= clear)
  // What the author did or means to do about it, where it stands.
  const found = all.flatMap((words, sentence) => {
    const said = saidIn(words)
    let next = 0
    const spoken = sayingIn(words).flatMap(({ is, from, to }) => {
      while (said[next] && said[next]!.from < to) next++
      const told = said.slice(next, next + far).find((it) => it.is === is && it.from <= to + far)
      return told ? [{ is, from, to: told.to }] : []
    })
    const each = [...triedIn(words), ...spoken].toSorted((a, b) => a.from - b.from)
    return each.flatMap(({ is, from, to }) => {
      const opened = Math.max(0, from - before)
      const how = howOf(words.slice(opened, from), bare.has(words[from]!))
      const does = how && read(words.slice(opened, to).join(' ')).does()[0]!.label
      return how && (does === 'writer' || does === 'both') ? [{ is, how, sentence }] : []
    })
  })
  const acts = found.some(({ is }) => is !== 'agreed') ? found.filter(({ is }) => is !== 'agreed') : found
  const how = acts.some((act) => act.how === 'done') ? 'done' : 'planned'
  const did = [...new Set(acts.flatMap((act) => (act.how === how ? act.is : [])))]
  // Two that were tried, the time before the words; "talked" says least and gives way.
  const telling = did.length > 1 ? did.filter((it) => it !== 'talked') : did
  const tried = telling.slice(0, 2).toSorted((a, b) => Number(b === 'calm') - Number(a === 'calm'))
  const outcome = how === 'done' ? cameOf(all.slice(acts[0]!.sentence + 1).flatMap(clausesOf)) : []
  return { topic, delicate, how, tried, outcome }
}

const topicOf = (matter: string) => topics.find(({ matters }) => matters.includes(matter))

/** A subject is named where the reader is sure, or where the whole leaves little else; from the second on it may be one that is delicate: too many are looked at rather than too few. */
const [clear, possible] = [0.7, 0.25]

/** Other words between those of a cue, between "told" and what was told, and as many before it as are read with it. */
const [near, far, before] = [2, 18, 12]
const [triedIn, sayingIn] = [listed(cues.tried, near), listed(cues.saying)]
const [saidIn, howIn] = [listed(cues.said), listed(cues.how)]
/** A bare verb says what could be done, not what was, but for "I tried to listen". */
const bare = new Set(cues.bare.split(','))

/** Whether what stands before it in its clause makes it done or meant; null where it was thought of, denied or wished. */
function howOf(lead: Clause, isBare: boolean): Frame['how'] | null {
  const places = howIn(lead)
  const isComing = places.some(({ is, to }) => is === 'coming' && to >= lead.length - 3)
  if (isComing) return places.some(({ is }) => is === 'never') ? null : 'planned'
  const isReal = !places.some(({ is, to }) => is === 'unreal' && to > lead.length - 4)
  return isReal && (!isBare || places.some(({ is, to }) => is === 'did' && to > lead.length - 3)) ? 'done' : null
}

/** What a clause can tell, the first that fits. `denied`: a no in it is part of what it says. What is not sure and what ends a talk are met only so that nothing else is, and are no outcome. */
const came = cues.came as readonly { is: string; by?: Doer; denied?: true; cues: string }[]
const cameIn = listed(Object.fromEntries([['no', cues.no], ...came.map((it) => [it.is, it.cues])]), near)

/** What came of what the author tried, clause by clause: who acts, whether it is denied, what was said or done. What fits no kind is left out, and where nothing changed nothing else is told. */
function cameOf(clauses: readonly Clause[]): Outcome[] {
  const found = new Set<Outcome>()
  let by: Doer | null = null
  for (const clause of clauses) {
    const does = read(clause.join(' ')).does()[0]!
    // Below this a clause does not show who acts in it, and whoever acted before still does.
    if (does.chance >= 0.8) by = does.label
    const met = new Set(cameIn(clause).map(({ is }) => is))
    const first = came.find((it) => met.has(it.is) && (it.denied || !met.has('no')) && (!it.by || it.by === by))
    if (first && isOutcome(first.is)) found.add(first.is)
  }
  return found.has('nothing') ? ['nothing'] : [...found].slice(0, 2)
}
