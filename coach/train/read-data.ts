import { readFileSync } from 'node:fs'
import { answerLines } from '../src/evals/asked-lines.ts'
import {
  factLines,
  feltLines,
  wantLines,
  intentLines,
  kindLines,
  matterLines,
  newLines,
  recallLines,
  tellingLines,
  tieLines,
} from '../src/evals/labelled.ts'
import { type ActHead } from '../src/read/labels.ts'
import {
  kinds,
  closenesses,
  doers,
  ties,
  messageActs,
  valences,
  actHeads,
  facts,
  wants,
  recalls,
  matters,
} from './labels.ts'
import { sarcasms } from './turn-groups.ts'
import { askedIn } from '../src/read/wish.ts'
import { withSigns } from '../src/read/laid.ts'
import { toldIn } from '../src/text/words.ts'
import { hurts, labelledTurns, type LabelledTurn } from './turns-data.ts'
import type { Example } from './task.ts'

/** What the classifiers of coach/src/read learn from. Sealed authors and odd conversations are not among it. */

interface Received {
  id?: string
  text: string
  act: string
  valence: string
  sarcasm: string
}

export const rows = (path: string): string[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
export const received = (file: string): Received[] => rows(file).map((row) => JSON.parse(row) as Received)

/** Lines under `[label]`. */
export function underHeads(file: string): { label: string; text: string }[] {
  let label = ''
  return rows(file).flatMap((text) => {
    const head = /^\[(\S+)\]$/.exec(text)
    if (head) label = head[1]!
    return head ? [] : [{ label, text }]
  })
}

export const messageFiles = [
  ['m1', './received-messages.jsonl'],
  ['m2', './received-messages-second.jsonl'],
  ['m3', './received-messages-third.jsonl'],
] as const
export const one = (labels: readonly string[], label: string | undefined): (number | null)[] =>
  labels.map((it) => (label === undefined ? null : it === label ? 1 : 0))

/** Which heads a turn shows: its cues, and the act that it mainly is. */
const inTurn: Record<ActHead, (turn: LabelledTurn) => boolean | number | null> = {
  criticism: ({ cues, act }) => cues.includes('criticism') || act === 'criticism',
  contempt: ({ cues, act }) => cues.includes('contempt') || act === 'contempt',
  defend: ({ cues, act }) => cues.includes('defensiveness') || act === 'defend',
  withdraw: ({ cues, act }) => cues.includes('withdraw') || cues.includes('stonewalling') || act === 'withdraw',
  threat: ({ cues, act }) => cues.includes('threat') || cues.includes('ultimatum') || act === 'threat',
  invalidate: ({ act }) => act === 'invalidate',
  demand: ({ cues, act }) => cues.includes('demand') || act === 'demand',
  complaint: ({ act }) => act === 'complaint',
  ask: ({ cues, act }) => cues.includes('request') || act === 'request',
  question: ({ act }) => act === 'question',
  offer: ({ act }) => act === 'offer',
  agree: ({ act }) => act === 'agree',
  disclose: ({ act }) => act === 'disclose',
  validation: ({ cues, act }) => cues.includes('validation') || act === 'validate',
  repair: ({ cues, act }) => cues.includes('repair') || act === 'repair',
  accountability: ({ act }) => act === 'accountability',
  apology: ({ cues }) => cues.includes('apology'),
  'non-apology': ({ cues }) => cues.includes('non-apology'),
  appreciation: ({ cues }) => cues.includes('appreciation'),
  limit: () => null,
  ending: () => null,
  absolutes: ({ cues }) => cues.includes('absolutes'),
  'mind-reading': ({ cues }) => cues.includes('mind-reading'),
  sarcasm: ({ sarcasm }) => sarcasm !== 'none',
  hurts: (turn) => hurts(turn),
  harm: ({ harm }) => (harm === null ? null : harm / 10),
}

/** What the one act of a received message says of a head; null where it says nothing. */
const inMessage = (head: ActHead, { act, sarcasm }: Received): number | null => {
  if (head === 'sarcasm') return sarcasm === 'none' ? 0 : 1
  const shows: Partial<Record<ActHead, readonly string[]>> = {
    threat: ['threat', 'ultimatum'],
    complaint: ['complaint'],
    ask: ['request'],
    question: ['question'],
    apology: ['apology'],
    'non-apology': ['non-apology'],
    appreciation: ['thanks'],
    limit: ['boundary'],
    ending: ['break-up'],
  }
  return shows[head] ? Number(shows[head].includes(act)) : null
}

export function actExamples(): Example[] {
  return [
    ...labelledTurns().map((turn) => ({
      told: toldIn(turn.text),
      by: turn.author,
      weight: 1,
      want: actHeads.map((head) => {
        const shown = inTurn[head](turn)
        return shown === null ? null : Number(shown)
      }),
    })),
    ...messageFiles.flatMap(([by, file]) =>
      received(file).map((it) => ({
        told: toldIn(it.text),
        by,
        weight: 0.7,
        want: actHeads.map((head) => inMessage(head, it)),
      })),
    ),
  ]
}

export function messageExamples(): Example[] {
  const want = (act: string | undefined, valence: string | undefined, sarcasm: string | undefined) => [
    ...one(messageActs, act),
    ...one(valences, valence),
    ...one(sarcasms, sarcasm),
  ]
  const even = received('../src/evals/data/messages.jsonl').filter(({ id }) => Number(/\d+/.exec(id!)?.[0]) % 2 === 0)
  return [
    ...messageFiles.flatMap(([by, file]) =>
      received(file).map(({ text, act, valence, sarcasm }) => ({
        told: withSigns(text),
        by,
        weight: 1,
        want: want(act, valence, sarcasm),
      })),
    ),
    ...even.map(({ text, act, valence }) => ({
      told: withSigns(text),
      by: 'even',
      weight: 1,
      want: want(act, valence, undefined),
    })),
    ...underHeads('./plain-messages.txt').map(({ label, text }) => ({
      told: withSigns(text),
      by: 'plain',
      weight: 1,
      want: want(label, undefined, undefined),
    })),
  ]
}

export const train = ({ split }: { split: string }) => split === 'train'
/** Where two labels fit, each is part of it. */
export const shared = (labels: readonly string[], label: string, also: string | undefined) =>
  labels.map((it) => (it === label ? (also ? 0.6 : 1) : it === also ? 0.4 : 0))

export const matterExamples = (): Example[] =>
  matterLines().map(({ t, matter, also, by }) => ({
    told: toldIn(t),
    by,
    weight: 1,
    want: shared(matters, matter, also),
  }))

/** Other wishes than for words, and what is only told: where no words are asked for. Of tellings some are enough. */
const noWords = (): { t: string; by: string }[] => [
  ...intentLines().filter((it) => train(it) && !ofWords.includes(it.intent)),
  ...tellingLines()
    .filter(train)
    .filter((_, at) => at % 4 === 0),
]
export const ofWords = ['words', 'dictates', 'change-the-draft', 'judge-my-draft']

/** How much a request counts without what was told before it. */
const ALONE = 0.5
/** Requests for words with what those have to do, behind all that was told before; where two kinds fit, each is part of it. */
export const kindExamples = (): Example[] => [
  ...kindLines()
    .filter(train)
    .flatMap(({ t, told, words, also, by }) => {
      const want = shared(kinds, words, also)
      const view = (text: string, weight: number) => ({ told: askedIn(text), by, weight, want })
      return told ? [view(t, ALONE), view(`${told}\n${t}`, 1)] : [view(t, 1)]
    }),
  ...noWords().map(({ t, by }) => ({ told: askedIn(t), by, weight: 1, want: one(kinds, 'none') })),
]

/** Parts of descriptions, and lines of everyday life that tell neither a strength nor a strain. */
export const tieExamples = (): Example[] => [
  ...tieLines().map(({ t, tie, does, close, kind, by }) => ({
    told: toldIn(t),
    by,
    weight: kind === 'found' ? FOUND : 1,
    want: [
      ...one(ties, tie),
      ...one(doers, does),
      ...one(closenesses, kind === 'found' ? undefined : (close ?? 'neither')),
    ],
  })),
  ...newLines()
    .filter((it) => train(it) && everyday.has(it.kind) && it.most === 0)
    .filter((_, at) => at % 5 === 0)
    .map(({ t, by }) => ({
      told: toldIn(t),
      by,
      weight: 0.3,
      want: [...one(ties, 'none'), ...one(doers, undefined), ...one(closenesses, 'neither')],
    })),
]
/** Who wrote parts to be learnt from; the others only told of themselves. */
export const tieAuthors = [...new Set(tieLines().flatMap(({ by, kind }) => (kind === 'found' ? [] : [by])))]
/** Labelled by the cues that this classifier took the place of: right about three times in four. */
const FOUND = 0.1
const everyday = new Set(['chore', 'plain', 'work'])

/** What is worth keeping; what is only asked or wanted of the coach is not. */
export const factExamples = (): Example[] => [
  ...factLines().map(({ t, fact, by }) => ({ told: toldIn(t), by, weight: 1, want: one(facts, fact) })),
  ...intentLines()
    .filter((it) => train(it) && it.intent !== 'tells' && it.t.split(' ').length <= 12)
    .filter((_, at) => at % 8 === 0)
    .map(({ t, by }) => ({ told: toldIn(t), by, weight: 0.3, want: one(facts, 'none') })),
]

/** Wishes told of somebody and put to them; whatever else is told or said is none. */
export const wantExamples = (): Example[] =>
  [...factLines().map(({ fact, ...it }) => ({ ...it, want: fact === 'wish' })), ...wantLines()].map(
    ({ t, by, want }) => ({ told: toldIn(t), by, weight: 1, want: one(wants, want ? 'want' : 'none') }),
  )

/** What people tell, by whether it weighs on them; where two labels fit, each is part of it. */
export const weighsExamples = (): Example[] =>
  feltLines()
    .filter(train)
    .map(({ t, felt, by }) => ({ told: toldIn(t), by, weight: 1, want: [weightOf(felt)] }))
const weightOf = ([main, also = main]: readonly string[]) => (light.has(main!) ? 0 : 0.6) + (light.has(also!) ? 0 : 0.4)
const light = new Set(['wry', 'glad', 'plain'])

/** Questions for what was told; beside them whatever else is wanted, what Mallama is and does among it. */
export const recallExamples = (): Example[] => [
  ...recallLines()
    .filter(train)
    .map((it) => ({ told: askedIn(it.t), by: it.by, weight: 1, want: one(recalls, it.recalls) })),
  ...intentLines()
    .filter((it) => train(it) && it.kind !== 'story')
    .filter(({ intent }, at) => intent === 'about-mallama' || at % 4 === 0)
    .map(({ t, intent, by }) => ({
      told: askedIn(t),
      by,
      weight: intent === 'about-mallama' ? ABOUT_US : 0.05,
      want: one(recalls, 'none'),
    })),
  ...answerLines()
    .filter((it, at) => train(it) && at % 4 === 0)
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: ASKED, want: one(recalls, 'none') })),
]
const [ABOUT_US, ASKED] = [0.3, 0.1]
