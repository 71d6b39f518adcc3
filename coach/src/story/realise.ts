import kept from '../../data/said/teaches.json' with { type: 'json' }
import { capitalised } from '../builtin/realise.ts'
import { hash } from '../builtin/state.ts'
import type { Frame } from './frame.ts'
import { roleWords, type Role } from './role.ts'
import { acts, anyScene, lessons, openersDone, openersPlanned, outcomes, results, topics, wordsOf } from './words.ts'
import type { Lesson, Outcome, Tried } from './words.ts'

export interface Words {
  title: string
  summary: string
  lessonLearned: string
}

/**
 * The story of a frame: two or three sentences and a lesson, all of it from `words.json`. `round` gives other words for
 * the same frame. Nothing but the frame and the role goes in, so nothing of the author's can come out.
 */
export function realise(frame: Frame, role: Role, round = 0): Words {
  const topic = topics.find(({ id }) => id === frame.topic)!
  const key = JSON.stringify([frame, role.other])
  const say = (slot: string, list: readonly string[]): string =>
    list[spread(`${slot}|${round}|${key}`) % list.length]!.replaceAll('{matter}', topic.matter).replaceAll(
      '{other}',
      role.other,
    )
  const does = (list: readonly Tried[], form: 0 | 1) => list.map((act) => say(`act-${act}`, wordsFor(act, form)))
  const [done, planned] = [does(frame.tried, 0), does(frame.planned, 1)]
  const came = frame.outcome.map((it) => say(`outcome-${it}`, outcomes[it]))
  const sentences = [
    say('scene', [...topic.scenes, ...anyScene]),
    done.length > 0 && say('opener', openersDone).replace('{acts}', done.join(', and they ')),
    planned.length > 0 && say('opener', openersPlanned).replace('{acts}', planned.join(', and to ')),
    came.length > 0 && say('result', results).replace('{outcome}', came.join(', and ')),
  ]
  return {
    title: capitalised(say('title', topic.titles)),
    summary: sentences.flatMap((it) => (it ? capitalised(it) : [])).join(' '),
    lessonLearned: say('lesson', lessons[lessonOf(frame)]),
  }
}

const wordsFor = (act: Tried, form: 0 | 1) => acts[act].map((it) => it[form])
const teaches = kept as Record<Tried, Lesson>
const noes: readonly Outcome[] = ['refused', 'resisted', 'nothing']

/** What followed from how it was tried. */
function lessonOf({ tried, planned, outcome }: Frame): Lesson {
  const act = tried[0] ?? planned[0]
  return !act || outcome.some((it) => noes.includes(it)) ? 'answered' : teaches[act]
}

/** Every word the grammar can say: no other may stand in a story. */
export const vocabulary = (): Set<string> =>
  new Set(
    [
      roleWords,
      topics.flatMap(({ matter, titles, scenes }) => [matter, ...titles, ...scenes]),
      [anyScene, openersDone, openersPlanned, results].flat(),
      [outcomes, lessons].flatMap((slots) => Object.values(slots).flat()),
      Object.values(acts).flat(2),
    ]
      .flat()
      .flatMap((text) => wordsOf(text.replace(/\{\w+\}/g, ' '))),
  )

/** FNV-1a with MurmurHash3's last step, so that every bit counts and the same frame always gives the same words. */
function spread(text: string): number {
  let value = hash(text)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
