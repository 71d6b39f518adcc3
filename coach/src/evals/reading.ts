import { readFileSync } from 'node:fs'
import { isNo, isYes } from '../builtin/quiet-question.ts'
import { read } from '../read/read.ts'
import { signOf, strainKindOf, type StrainTie } from '../read/labels.ts'
import { heardIn } from '../analysis/description.ts'
import acts from '../../data/unseen/acts.json' with { type: 'json' }
import feelings from '../../data/unseen/feelings.json' with { type: 'json' }
import intents from '../../data/unseen/intents.json' with { type: 'json' }
import kinds from '../../data/unseen/kinds.json' with { type: 'json' }
import matters from '../../data/unseen/matters.json' with { type: 'json' }
import addressed from '../../data/unseen/addressed.json' with { type: 'json' }
import messages from '../../data/unseen/messages.json' with { type: 'json' }
import products from '../../data/unseen/products.json' with { type: 'json' }
import { familyF1 } from './emotion-figures.ts'
import { answerRows, IN_TALKS, ORDINARY, row, sideRows, underRows, whomRows } from './asked-rows.ts'
import { talkRows } from './whole-talks.ts'
import { intentLines, settleLines } from './labelled.ts'
import { linesIn } from './lines.ts'
import { atLeast, atMost, halves, median, share, type Row, type RowModule } from './measure.ts'
import { ownTurns } from './own-turns.ts'

/** As coach/train/read.ts measured each author by weights, calibration and limits that came from the others. */
interface GroupFigures {
  group: string
  macroF1: number
  right: number | null
  calibration: number
  unsaid: number
  silent: number
  labels: readonly LabelFigures[]
}
interface LabelFigures {
  label: string
  shown: number
  precision: number
  recall: number
  said: number
  sayPrecision: number | null
  asked: number
  askPrecision: number | null
}

const pooled = (labels: readonly LabelFigures[], count: 'said' | 'asked', precision: 'sayPrecision' | 'askPrecision') =>
  share(
    labels.reduce((sum, it) => sum + it[count] * (it[precision] ?? 0), 0),
    labels.reduce((sum, it) => sum + it[count], 0),
  )

function groupRows(which: string, { labels, macroF1, right, calibration, unsaid, silent }: GroupFigures): Row[] {
  return [
    row(`${which}: macro-F1`, macroF1, atLeast(0.25)),
    ...(right === null ? [] : [row(`${which}: the likeliest is right`, right, atLeast(0.4))]),
    row(`${which}: calibration error`, calibration, atMost(0.1, '0.10')),
    row(`${which}: right where it may be said`, pooled(labels, 'said', 'sayPrecision'), atLeast(0.78, '0.90')),
    row(`${which}: right where it is said or asked`, pooled(labels, 'asked', 'askPrecision'), atLeast(0.5, '0.50')),
    row(`${which}: texts of which nothing is said`, unsaid, atMost(1)),
    row(`${which}: texts of which nothing is said or asked`, silent, atMost(1)),
    ...labels
      .filter(({ shown }) => shown > 0)
      .flatMap(({ label, precision, recall }) => [
        row(`${which}, ${label}: precision`, precision, atLeast(0), 0.1),
        row(`${which}, ${label}: recall`, recall, atLeast(0), 0.1),
      ]),
  ]
}

function unseenRows(): Row[] {
  const of = (which: string, file: unknown, group: string) =>
    groupRows(
      which,
      (file as GroupFigures[]).find((it) => it.group === group)!,
    )
  return [
    ...of('acts', acts, 'act'),
    ...of('what a message does', messages, 'act'),
    ...of('valence of a message', messages, 'valence'),
    ...of('intent', intents, 'intent'),
    ...of('kind of words', kinds, 'kind'),
    ...of('asked about Mallama', products, 'product'),
    ...of('said to somebody, not to the coach', addressed, 'addressed'),
    ...of('matter', matters, 'matter'),
    ...of('feeling', feelings, 'feeling'),
  ]
}

/** Answers to the question whether somebody is in danger, by a hand that nothing was learnt from. */
function settleRows(): Row[] {
  const all = settleLines().filter(({ split }) => split === 'sealed')
  const heardBy = (is: (text: string) => boolean, ...which: string[]) => {
    const some = all.filter(({ settles }) => which.includes(settles))
    return share(some.filter(({ t }) => is(t)).length, some.length)
  }
  const heard = (...which: string[]) => heardBy(isYes, ...which)
  return [
    row('asked about danger, sealed: a yes, or half of one, is heard', heard('yes', 'unsure'), atLeast(0.6)),
    row('asked about danger, sealed: a plain no is taken for a yes', heard('no'), atMost(0.15)),
    row('asked about danger, sealed: a plain no is heard', heardBy(isNo, 'no'), atLeast(0.5)),
    row(
      'asked about danger, sealed: a yes, or half of one, is taken for a plain no',
      heardBy(isNo, 'yes', 'unsure'),
      atMost(0.08),
    ),
  ]
}

/** What ships, on texts that nothing was learnt from. */
function shippedRows(): Row[] {
  const sealed = intentLines().filter(({ split }) => split === 'sealed')
  const heard = sealed.map(({ t, intent }) => ({ intent, found: read(t).intent()[0]! }))
  // To take a line for a telling claims nothing: it is listened to. How often that is wrong has a row of its own.
  const claimed = heard.filter(({ found }) => found.use === 'say' && found.label !== 'tells')
  const unheard = heard.filter(({ intent, found }) => found.label === 'tells' && intent !== 'tells')
  const messages = halves(linesIn<{ id: string; text: string; act: string; valence: string }>('messages.jsonl')).held
  const turns = ownTurns().filter(({ held }) => held)
  return [
    ...answerRows('odd', ({ by }) => by !== ORDINARY && !IN_TALKS.includes(by), [0.2, 0.6]),
    ...answerRows('ordinary', ({ by }) => by === ORDINARY, [0.4, 0.7]),
    ...sideRows(),
    ...underRows(),
    ...whomRows(),
    ...talkRows(),
    ...settleRows(),
    row(
      `intent, sealed authors, ${sealed.length} lines: the likeliest is right`,
      share(heard.filter(({ intent, found }) => found.label === intent).length, sealed.length),
      atLeast(0.75),
    ),
    row(
      'intent, sealed authors: right where more than a telling is said',
      share(claimed.filter(({ intent, found }) => found.label === intent).length, claimed.length),
      atLeast(0.88, '0.90'),
    ),
    row('intent, sealed authors: a wish taken for a telling', share(unheard.length, sealed.length), atMost(0.16)),
    row(
      'odd messages: act right',
      share(messages.filter(({ text, act }) => read(text).message()[0]!.label === act).length, messages.length),
      atLeast(0.3),
      0.07,
    ),
    row(
      'odd messages: valence right',
      share(messages.filter(({ text, valence }) => read(text).valence()[0]!.label === valence).length, messages.length),
      atLeast(0.6),
      0.07,
    ),
    row(
      'odd turns: macro-F1 of the likeliest feeling',
      familyF1(turns.map(({ text, is }) => ({ is: [is], got: [read(text).tone()[0]!.label] }))),
      atLeast(0.2),
    ),
  ]
}

interface Part {
  text: string
  tie: string
}

/** Of the parts that are told as good, or as hard, how many are; where a name is told as well, by that name or its kind. */
function toldRows(parts: readonly Part[]): Row[] {
  const all = parts.map(({ text, tie }) => ({ tie, it: heardIn({ quote: text, start: 0, end: text.length }).told }))
  return (['strength', 'strain'] as const).flatMap((sign) => {
    const told = all.flatMap(({ tie, it }) =>
      it && 'actor' in it === (sign === 'strain') ? [{ tie, kind: it.kind }] : [],
    )
    const so = told.filter(({ tie, kind }) => {
      if (signOf(tie) !== sign) return false
      return kind === null || kind === 'unnamed' || kind === (sign === 'strain' ? strainKindOf(tie as StrainTie) : tie)
    })
    const there = all.filter(({ tie }) => signOf(tie) === sign).length
    const name = `parts of descriptions by new hands, told as ${sign === 'strength' ? 'good' : 'hard'}`
    return [
      row(`${name}: side and name right`, share(so.length, told.length), atLeast(0.85, '0.90'), 0.06),
      row(`${name}: of those there are`, share(so.length, there), atLeast(0.1), 0.06),
    ]
  })
}

/** Parts of descriptions by hands that nothing was learnt from, labelled by who wrote them. */
function tieRows(): Row[] {
  const parts = linesIn<Part>('ties.jsonl')
  const lines = parts.map(({ text, tie }) => ({
    tie,
    ties: read(text).ties(),
    does: read(text).does()[0]!,
    close: read(text).close(),
  }))
  const sign = (ties: (typeof lines)[number]['ties']) => {
    const sums = new Map<string, number>()
    for (const { label, chance } of ties) sums.set(signOf(label), (sums.get(signOf(label)) ?? 0) + chance)
    return [...sums].toSorted((a, b) => b[1] - a[1])[0]![0]
  }
  const right = (holds: (line: (typeof lines)[number]) => boolean) => share(lines.filter(holds).length, lines.length)
  return [
    row(
      'parts of descriptions by a new hand: the likeliest tie is right',
      right(({ tie, ties }) => ties[0]!.label === tie),
      atLeast(0.45),
    ),
    row(
      'parts of descriptions by a new hand: good, hard or neither right',
      right(({ tie, ties }) => sign(ties) === signOf(tie)),
      atLeast(0.6),
    ),
    ...toldRows([...parts, ...linesIn<Part>('ties-scenes.jsonl')]),
  ]
}

function timeRow(): Row {
  const talk = readFileSync(new URL('./cases/ordinary-talk.txt', import.meta.url), 'utf8')
  const text = talk.split(/\s+/).slice(0, 1000).join(' ')
  const times = Array.from({ length: 21 }, (_, at) => {
    const start = process.cpuUsage()
    const it = read(`${at} ${text}`)
    for (const part of [it.acts, it.message, it.tone, it.intent]) part()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return { ...row('ms for 1,000 words, all but danger', median(times), atMost(20, '20')), timed: true }
}

export const reading: RowModule = {
  rows: () => [...unseenRows(), ...shippedRows(), ...tieRows(), timeRow()],
}
