import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { crisisCases } from '../src/evals/cases/crisis.ts'
import { metLater } from '../src/evals/cases/crisis-later.ts'
import { firstContact } from '../src/evals/cases/second-first-contact.ts'
import { authorLines, type AuthorLine } from '../src/evals/safety-authors.ts'
import { grave, harmless } from '../src/evals/second-author.ts'

/** One message to learn from. `from`: an author's number, or where safe talk comes from. */
export interface Example extends Pick<AuthorLine, 'text' | 'least' | 'most'> {
  from: string
  categories: readonly SafetyCategory[]
  /** Someone else's trouble, where the author says so. */
  third: boolean | null
  /** How much it counts beside an author's line. */
  weight: number
}

const plain = (from: string, weight: number, texts: readonly string[]): Example[] =>
  texts.map((text) => ({ from, text, weight, least: 0, most: 0, categories: [], third: null }))
const rows = (path: string): string[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))

function first(): Example[] {
  const none = { from: '1', weight: 1, categories: [] }
  return [
    ...crisisCases.map(({ text, tier, third }) => ({
      ...none,
      text,
      least: tier,
      most: tier >= 2 ? 3 : tier,
      third: third === true,
    })),
    ...metLater.map((text) => ({ ...none, text, least: 2, most: 3, third: null })),
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
      third: marks.includes('either') ? null : marks.includes('third'),
      weight: 1,
    })),
    ...firstContact.map(([tier, text]) => ({
      from: '2',
      text,
      least: tier,
      most: tier >= 2 ? 3 : tier,
      categories: [],
      third: null,
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
      return [{ from: 'w', text: row, least: tier, most: tier === 2 ? 3 : tier, categories, third: null, weight: 1 }]
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
  // Goals, descriptions, messages and the like that are tuned on elsewhere; the odd ones stay unseen here too.
  const told = (file: string, read: (row: Told) => string[]) =>
    rows(`../src/evals/data/${file}.jsonl`)
      .map((row) => JSON.parse(row) as Told)
      .filter(
        ({ id, refuse, danger, want }) => Number(id.slice(1)) % 2 === 0 && !refuse && !danger && want !== 'blocked',
      )
      .flatMap(read)
  const tools = [
    ...told('goals', ({ goal, draft }) => [goal, draft]),
    ...told('descriptions', ({ text }) => [text]),
    ...told('memory', ({ message }) => [message]),
    ...told('messages', ({ text, context }) => [text, context]),
    ...told('comforting', ({ trouble, reply }) => [trouble, reply]),
    ...told('stories', ({ want, turns }) =>
      want === 'ready' ? turns.filter(({ role }) => role === 'user').map(({ content }) => content) : [],
    ),
  ].filter(Boolean)
  const comments = join(folder, 'goemotions/train.jsonl')
  const spoken = existsSync(comments)
    ? readFileSync(comments, 'utf8')
        .trim()
        .split('\n')
        .filter((_, at) => at % 8 === 0)
        .map((row) => (JSON.parse(row) as { text: string }).text)
        .filter((text) => !grim.test(text))
    : []
  return [
    ...plain('requests', 1, rows('requests.txt')),
    ...plain('talk', 1.5, rows('talk.txt')),
    ...plain('short-talk', 1.5, rows('short-talk.txt')),
    ...plain(
      'messages',
      0.7,
      [...rows('messages.txt'), ...rows('plain-messages.txt')].filter((row) => !row.startsWith('[')),
    ),
    ...plain(
      'turns',
      0.7,
      [...turns, ...quarrels].map(({ text }) => text),
    ),
    ...plain('tools', 0.7, [...new Set(tools)]),
    ...plain('comments', 0.4, spoken),
  ]
}

const ofAuthor = ({ author, text, least, most, categories, kind }: AuthorLine): Example => ({
  from: author,
  text,
  least,
  most,
  categories,
  third: least === 0 ? null : kind === 'third',
  weight: 1,
})

/** Everything that may be learnt from: the sealed lines of `safety-authors.ts` are not among it. */
export function examples(folder: string): Example[] {
  const authors = authorLines().filter((line) => !line.sealed)
  return [...first(), ...second(), ...written(), ...authors.map(ofAuthor), ...safe(folder)]
}
