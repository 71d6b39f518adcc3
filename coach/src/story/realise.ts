import kept from '../../data/said/teaches.json' with { type: 'json' }
import type { Frame } from './frame.ts'
import { roleWords, type Role } from './role.ts'
import { acts, anyScene, beginnings, knownBy, lessons, needs, openersDone, openersPlanned } from './words.ts'
import { outcomes, reactions, results, shapes, sides } from './words.ts'
import { topics, turnsOut, wishes, wishesTried } from './words.ts'
import type { Lesson, Tried } from './words.ts'

export interface Words {
  title: string
  summary: string
  lessonLearned: string
}

/** FNV-1a, 32 bits, with MurmurHash3's last step so that every bit counts: the same frame always gives the same words. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** What a wording says beside its slot, and when that is so: a story tells of no quarrel that nobody had. */
const claims: readonly { says: RegExp; holds: (frame: Frame) => boolean }[] = [
  {
    says: /\b(?:quarrel|fight|fighting|argu\w+|row|shouting|circle)\b/,
    holds: ({ shape }) => shape === 'quarrel',
  },
  { says: /\b(?:anger|angry)\b/, holds: ({ shape, reaction }) => shape === 'quarrel' || reaction === 'burst' },
  {
    says: /\b(?:kept|keeps|always|every|each|old|habit|usually|more and more|piled|thinned|less and less|added up|become|grown|once|used to|steps)\b/,
    holds: ({ shape }) => shape === 'recurring' || shape === 'long' || shape === 'quarrel',
  },
  {
    says: /\b(?:silen\w+|quiet|nobody|unasked|unspoken|never|overdue|put off|not enough said|waiting to be|out loud)\b/,
    holds: ({ shape, reaction }) => shape === 'quiet' || shape === 'cold' || reaction === 'silent',
  },
  {
    says: /\b(?:both|neither|victim|in front of|loyalty|imbalance|under it|really about|bigger question)\b/,
    holds: () => false,
  },
  {
    says: /\b(?:notes?, hints|knock)\b/i,
    holds: ({ reaction }) => reaction === 'around',
  },
  { says: /\b(?:accus\w+|the blame)\b/, holds: ({ reaction, side }) => reaction === 'accused' || side === 'attacked' },
]

/**
 * The story of a frame: two to five sentences and a lesson, all of it from `words/`. `round` gives other words for the
 * same frame. Nothing but the frame and the role goes in, so nothing of the author's can come out.
 */
export function realise(frame: Frame, role: Role, round = 0): Words | null {
  const topic = topics.find(({ id }) => id === frame.topic)
  if (!topic) return null
  const key = JSON.stringify([frame, role.other])
  const pick = (slot: string, all: readonly string[]): string => {
    const fitting = all.filter((line) =>
      claims.every(({ says, holds }) => !says.test(line.toLowerCase()) || holds(frame)),
    )
    const list = fitting.length > 0 ? fitting : all
    return list[hash(`${slot}|${round}|${key}`) % list.length] ?? ''
  }
  const fill = (text: string) => text.replaceAll('{matter}', topic.matter).replaceAll('{other}', role.other)
  const say = (slot: string, list: readonly string[]) => fill(pick(slot, list))

  const sentences = [say('scene', [...topic.scenes, ...anyScene]), beforeOf(frame, say)]
  const need = frame.need ? say('need', needs[frame.need]) : ''
  const after = afterOf(frame, say)
  if (frame.planned.length > 0) sentences.push(wishOf(need, say), ...after, plannedOf(frame, say))
  // Five sentences are enough: where there is much to tell, the wish and what was tried share one.
  else if (need && after.length > 1 && sentences[1])
    sentences.push(triedOf(frame, say, wishesTried).replace('{need}', need), ...after)
  else sentences.push(wishOf(need, say), triedOf(frame, say, openersDone), ...after)
  return {
    title: sentenceCase(say('title', topic.titles)),
    summary: sentences.filter(Boolean).map(sentenceCase).join(' '),
    lessonLearned: say('lesson', lessons[lessonOf(frame)]),
  }
}

type Say = (slot: string, list: readonly string[]) => string

function beforeOf({ shape, reaction }: Frame, say: Say): string {
  const how = shape ? say('shape', shapes[shape]) : ''
  const did = reaction ? say('reaction', reactions[reaction]) : ''
  if (!how && !did) return ''
  if (!did) return `${how}.`
  return how ? `${how}, ${say('beginning', beginnings).replace('{reaction}', did)}.` : `To begin with, ${did}.`
}

const wishOf = (need: string, say: Say): string => (need ? say('wish', wishes).replace('{need}', need) : '')

const triedOf = ({ tried }: Frame, say: Say, openers: readonly string[]): string => {
  const words = tried.map((act) =>
    say(
      `act-${act}`,
      acts[act].map(([done]) => done),
    ),
  )
  return words.length > 0 ? say('opener', openers).replace('{acts}', words.join(', and they ')) : ''
}

const plannedOf = ({ planned }: Frame, say: Say): string => {
  const words = planned.map((act) =>
    say(
      `act-${act}`,
      acts[act].map(([, plan]) => plan),
    ),
  )
  return say('opener', openersPlanned).replace('{acts}', words.join(', and to '))
}

/** What came out about the other person, and what came of it: a sentence each. */
function afterOf({ side, outcome, planned }: Frame, say: Say): string[] {
  const came = outcome.map((it) => say(`outcome-${it}`, outcomes[it])).slice(0, 2)
  return [
    ...(side
      ? [`${say('turns-out', planned.length > 0 ? knownBy : turnsOut).replace('{side}', say('side', sides[side]))}.`]
      : []),
    ...(came.length > 0 ? [say('result', results).replace('{outcome}', came.join(', and '))] : []),
  ]
}

const teaches = kept as Record<Tried, Lesson>

/** What followed from how it was tried. */
function lessonOf({ tried, planned, reaction, outcome }: Frame): Lesson {
  if (outcome.some((it) => it === 'refused' || it === 'resisted' || it === 'nothing')) return 'answered'
  const act = tried[0] ?? planned[0]
  if (act) return teaches[act]
  return reaction === 'guessed' ? 'ask' : reaction === 'around' ? 'direct' : 'early'
}

const sentenceCase = (text: string) =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Every word the grammar can say: no other may stand in a story. */
export function vocabulary(): Set<string> {
  const all = [
    roleWords,
    topics.flatMap(({ matter, titles, scenes }) => [matter, ...titles, ...scenes]),
    [
      ...anyScene,
      ...beginnings,
      ...openersDone,
      ...openersPlanned,
      ...wishes,
      ...turnsOut,
      ...knownBy,
      ...wishesTried,
      ...results,
    ],
    ...[shapes, reactions, needs, sides, outcomes, lessons].map((slots) => Object.values(slots).flat()),
    Object.values(acts).flat(2),
  ].flat()
  return new Set(
    all.flatMap(
      (text) =>
        text
          .replace(/\{\w+\}/g, ' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
    ),
  )
}
