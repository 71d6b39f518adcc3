import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { crisisCases } from '../src/evals/cases/crisis.ts'
import { metLater } from '../src/evals/cases/crisis-later.ts'
import { firstContact } from '../src/evals/cases/second-first-contact.ts'
import {
  alarmLines,
  dangerGoalLines,
  factLines,
  goalLines,
  harmLines,
  intentLines,
  kindLines,
  matterLines,
  newLines,
  olderLines,
  tieLines,
  type Labelled,
} from '../src/evals/labelled.ts'
import type { Told as Sentence } from '../src/text/words.ts'
import { statedIn, statements } from '../src/safety/statements.ts'
import { toldIn, turnedIn } from '../src/safety/turned.ts'
import { grave, harmless } from '../src/evals/second-author.ts'

/** One message to learn from. `from`: an author's number, or where safe talk comes from. */
export interface Example {
  text: string
  least: number
  most: number
  from: string
  categories: readonly SafetyCategory[]
  /** Whose trouble it is and whether it is over, where the author says so. */
  who: Labelled['who']
  past: boolean | null
  /** How much it counts beside an author's line. */
  weight: number
  /** Labelled for something else: nobody read it for danger, so it does not say what stops. */
  lived?: true | undefined
}

const plain = (from: string, weight: number, texts: readonly string[]): Example[] =>
  texts.map((text) => ({ from, text, weight, least: 0, most: 0, categories: [], who: null, past: null }))
const data = new URL('./', import.meta.url)
const rows = (path: string): string[] =>
  readFileSync(new URL(path, data), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))

function first(): Example[] {
  const none = { from: '1', weight: 1, categories: [], past: null }
  return [
    ...crisisCases.map(({ text, tier, third }) => ({
      ...none,
      text,
      least: tier,
      most: tier >= 2 ? 3 : tier,
      who: third === true ? ('other' as const) : ('self' as const),
    })),
    ...metLater.map((text) => ({ ...none, text, least: 2, most: 3, who: null })),
  ]
}

function second(): Example[] {
  const known = (names: readonly string[]) => names.filter((name) => name !== '-') as SafetyCategory[]
  return [
    ...[...grave, ...harmless].map(({ text, least, most, categories, marks }) => ({
      from: '2',
      text,
      least,
      most,
      categories: known(categories),
      who: marks.includes('either') ? null : marks.includes('third') ? ('other' as const) : ('self' as const),
      past: null,
      weight: 1,
    })),
    ...firstContact.map(([tier, text]) => ({
      from: '2',
      text,
      least: tier,
      most: tier >= 2 ? 3 : tier,
      categories: [],
      who: null,
      past: null,
      weight: 1,
    })),
  ]
}

/** coach/train/safety-lines.txt: `[tier category]`, then lines. */
function written(): Example[] {
  let head: string[] = []
  return rows('safety-lines.txt').flatMap((row) => {
    if (!row.startsWith('[')) {
      const tier = Number(head[0])
      const categories = head.slice(1) as SafetyCategory[]
      return [
        {
          from: 'w',
          text: row,
          least: tier,
          most: tier === 2 ? 3 : tier,
          categories,
          who: null,
          past: null,
          weight: 1,
        },
      ]
    }
    head = row.slice(1, -1).split(' ')
    return []
  })
}

interface Told extends Record<
  'goal' | 'draft' | 'text' | 'message' | 'context' | 'trouble' | 'reply' | 'want',
  string
> {
  id: string
  refuse: boolean
  danger: boolean
  turns: { role: string; content: string }[]
}

const grim = /suicid|kill (?:my|your|him|her|them)sel|rape|abus|kms|kys|wanna die|want to die|molest/i

/** Goals, descriptions, messages and the like that are tuned on elsewhere; those that are not learnt from choose thresholds. */
function tools(learnt: boolean): string[] {
  const told = (file: string, read: (row: Told) => string[]) =>
    rows(`../src/evals/data/${file}.jsonl`)
      .map((row) => JSON.parse(row) as Told)
      .filter(
        ({ id, refuse, danger, want }) =>
          (Number(id.slice(1)) % 2 === 0) === learnt && !refuse && !danger && want !== 'blocked',
      )
      .flatMap(read)
  const all = [
    ...told('goals', ({ goal, draft }) => [goal, draft]),
    ...told('descriptions', ({ text }) => [text]),
    ...told('memory', ({ message }) => [message]),
    ...told('messages', ({ text, context }) => [text, context]),
    ...told('comforting', ({ trouble, reply }) => [trouble, reply]),
    ...told('stories', ({ want, turns }) =>
      want === 'ready' ? turns.filter(({ role }) => role === 'user').map(({ content }) => content) : [],
    ),
  ].filter(Boolean)
  return [...new Set(all)]
}
export const toolsUnseen = (): string[] => tools(false)

/** Safe talk: messages and conversations of the project, and public comments without the words of danger. */
function safe(folder: string): Example[] {
  const turns = rows('../src/evals/data/turns.jsonl')
    .map((row) => JSON.parse(row) as { conversation: string; text: string })
    .filter(({ conversation }) => Number(conversation.slice(1)) % 2 === 0)
  const quarrels = [1, 2, 3, 4].flatMap((author) =>
    rows(`turns-${author}.jsonl`)
      .map((row) => JSON.parse(row) as { text: string; harm: number; cues: string[] })
      .filter(({ harm, cues }) => harm <= 5 && !cues.includes('threat') && !cues.includes('ultimatum')),
  )
  const messages = [...rows('messages.txt'), ...rows('plain-messages.txt')].filter((row) => !row.startsWith('['))
  const received = newLines()
    .filter(({ kind, most, split }) => kind === 'received' && most === 0 && split === 'train')
    .map(({ t }) => t)
  // As the screen reads what is said to somebody (`turned.ts`).
  const spoken = (told: readonly Sentence[]) => told.map(({ words }) => words.join(' ')).join('. ')
  const comments = join(folder, 'goemotions/train.jsonl')
  const heard = existsSync(comments)
    ? readFileSync(comments, 'utf8')
        .trim()
        .split('\n')
        .map((row) => (JSON.parse(row) as { text: string }).text)
        .filter((text) => !grim.test(text))
    : []
  return [
    ...plain('requests', 1, rows('requests.txt')),
    ...plain('talk', 2.5, rows('talk.txt')),
    ...plain('short-talk', 2.5, rows('short-talk.txt')),
    ...plain('news', 2.5, rows('../data/news.txt')),
    ...plain('goals', 2, rows('../data/goals.txt')),
    ...plain('messages', 0.7, messages),
    ...plain(
      'turns',
      0.7,
      [...turns, ...quarrels].map(({ text }) => text),
    ),
    ...plain(
      'turned',
      0.4,
      [...quarrels.map(({ text }) => text), ...messages, ...received].flatMap((text) =>
        turnedIn(toldIn(text)).map(spoken),
      ),
    ),
    ...plain('tools', 2.5, tools(true)),
    ...plain('comments', 0.4, heard),
  ]
}

const ofAuthor =
  (weight: number) =>
  ({ t, least, most, categories, who, past, by }: Labelled): Example => ({
    from: by,
    text: t,
    least,
    most,
    categories,
    who,
    past,
    weight,
  })

/** What is told under these labels may be danger, whoever labelled it for something else. */
const uncertain = new Set(
  'partner-low drinks pushy raise-worry set-limit hold-no answers-safety fear decides mocked quarrel ill hurts'.split(
    ' ',
  ),
)

/** More of them thin out what is grave (decision 128). */
const TOLD = 0.4

/**
 * What people tell the coach, ask of it and say of somebody, labelled for something else than danger. Nobody in them is
 * in any; what was looked at for danger is learnt from as that.
 */
function lived(looked: ReadonlySet<string>): Example[] {
  const told = [
    ...matterLines().map(({ matter, ...it }) => ({ ...it, label: matter })),
    ...kindLines().flatMap(({ words, split, ...it }) => (split === 'train' ? [{ ...it, label: words }] : [])),
    ...intentLines().flatMap(({ intent, split, ...it }) => (split === 'train' ? [{ ...it, label: intent }] : [])),
    ...tieLines().map(({ tie, ...it }) => ({ ...it, label: tie })),
    ...factLines().map(({ fact, ...it }) => ({ ...it, label: fact })),
  ]
  return told
    .filter(({ t, label }) => !uncertain.has(label) && !looked.has(t) && statedIn(toldIn(t)).length === 0)
    .flatMap(({ t, by }) => plain(by.startsWith('a') ? by : `m-${by}`, TOLD, [t]))
    .map((it) => ({ ...it, lived: true }))
}

/** Lines that a statement must fit (coach/data/statements.jsonl): what is said outright is learnt as well. */
function outright(): Example[] {
  const known = new Map(statements.map((it) => [it.id, it]))
  return rows('../data/statements.jsonl')
    .map((row) => JSON.parse(row) as { s: string; fits: boolean; t: string })
    .flatMap(({ s, fits, t }): Example[] => {
      const of = fits && known.get(s)
      if (!of) return []
      const most = of.tier === 1 ? 1 : 3
      return [
        {
          text: t,
          least: of.tier,
          most,
          from: 'outright',
          categories: [of.category],
          who: null,
          past: null,
          weight: 1,
        },
      ]
    })
}

/** Whose orders are learnt from; readers of goals and messages are measured on the others'. */
const ORDERS = new Set(['g0', 'h0', 'y1', 'y2', 'y3'])
/** Orders for a message and messages that were received, in which somebody looked for danger and found none. */
function orders(): Example[] {
  const calm = [
    ...dangerGoalLines().flatMap(({ danger, ...it }) => (danger === 'none' ? [{ ...it, weight: 1 }] : [])),
    ...goalLines().flatMap(({ refuse, ...it }) => (refuse === 'none' ? [{ ...it, weight: 1 }] : [])),
    ...harmLines().flatMap(({ harm, ...it }) => (harm === 'none' ? [{ ...it, weight: 0.7 }] : [])),
  ].filter(({ t, by }) => ORDERS.has(by) && statedIn(toldIn(t)).length === 0)
  return calm.flatMap(({ t, by, weight }) => plain(`o-${by}`, weight, [t]))
}

/** Whoever wrote ages: of a minor beside a grown-up heads of their own are taught (`minors.ts`). */
const wroteAges = (by: string): boolean => by.startsWith('a') && Number(by.slice(1)) >= 110

/** Everything that may be learnt from: no sealed author is among it. `ages`: with those who wrote ages, for the heads that read them. */
export function examples(folder: string, ages = false): Example[] {
  const free = ({ split, by }: Labelled) => split === 'train' && (ages || !wroteAges(by))
  const looked = alarmLines()
  return [
    ...first(),
    ...second(),
    ...written(),
    ...olderLines().filter(free).map(ofAuthor(1)),
    ...newLines().filter(free).map(ofAuthor(2)),
    ...looked.filter(free).map((it) => ofAuthor(it.kind === 'near' || it.kind === 'mended' ? 3 : 2.5)(it)),
    ...lived(new Set(looked.map(({ t }) => t))),
    ...outright(),
    ...orders(),
    ...safe(folder),
  ]
}
