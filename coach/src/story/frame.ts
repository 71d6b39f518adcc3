import cues from '../../data/words/story-cues.json' with { type: 'json' }
import type { StoryInput } from '../operations.ts'
import { chanceIn, type Doer } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { listed } from '../text/phrase.ts'
import { sentences } from '../text/words.ts'
import { clausesOf, sentencesOf, type Texts } from './texts.ts'
import { isOutcome, topics, type Frame, type Outcome } from './realise.ts'

type Words = readonly string[]

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
function howOf(lead: Words, isBare: boolean): Frame['how'] | null {
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
function cameOf(clauses: readonly Words[]): Outcome[] {
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
