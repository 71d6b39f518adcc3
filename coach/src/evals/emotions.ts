import { performance } from 'node:perf_hooks'
import { emotions, feelingWords } from '../text/feelings.ts'
import type { Family } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { topFamily, valenceOf } from './families.ts'
import { emotionCases } from './cases/emotions.ts'
import { calibrationError, familyF1 } from './emotion-figures.ts'
import { macroF1, median, share, split, type Row, type RowModule } from './measure.ts'
import { ownTurns, type OwnTurn } from './own-turns.ts'

/** The baseline: the first feeling word anywhere, whoever it is about and whether or not it is denied. */
function keyword(text: string): Family {
  const plain = text.toLowerCase()
  for (const [word, { family }] of feelingWords) if (new RegExp(`\\b${word}\\b`).test(plain)) return family
  return 'neutral'
}

const named = (text: string): Family => topFamily(emotions(text))
const firstTone = (text: string) => read(text).tone()[0]!
const toned = (text: string): Family => firstTone(text).label

/** What a reply says back as a feeling, on diary lines of the project's own: of those that name one, how many right. */
function namedRow(): Row {
  const { dev, held } = split(emotionCases)
  const right = (cases: typeof emotionCases, by: (text: string) => Family) => {
    const named = cases.flatMap(([text, is]) => (by(text) === 'neutral' ? [] : [by(text) === is]))
    return share(named.filter(Boolean).length, named.length)
  }
  return {
    what: 'a feeling that is named is theirs, first diary lines',
    dev: right(dev, named),
    held: right(held, named),
    baseline: right(emotionCases, keyword),
    limit: 0.9,
    sense: 'at least',
    target: '0.90',
  }
}

const singly = (turns: readonly OwnTurn[], by: (text: string) => Family) =>
  familyF1(turns.map(({ text, is }) => ({ is: [is], got: [by(text)] })))
const byValence = (turns: readonly OwnTurn[], by: (text: string) => Family) =>
  macroF1(turns.map(({ text, is }) => ({ is: valenceOf(is), got: valenceOf(by(text)) })))
const byEither = (turns: readonly OwnTurn[], by: (text: string) => Family) =>
  share(turns.filter(({ text, read }) => read.includes(by(text))).length, turns.length)

/** Turns between two people, by the text alone: the odd conversations, from which nothing was learnt. */
function turnRows(): Row[] {
  const held = ownTurns().filter((turn) => turn.held)
  // One standard error of these figures on 367 turns is about 0.03.
  const noise = 0.03
  const least = (
    what: string,
    limit: number,
    target: string,
    score: (turns: readonly OwnTurn[], by: (text: string) => Family) => number,
  ): Row => ({
    what: `own turns: ${what}`,
    dev: score(held, toned),
    held: null,
    baseline: score(held, keyword),
    limit,
    sense: 'at least',
    target,
    noise,
  })
  const gap = calibrationError(
    held.map(({ text, is }) => {
      const { label, chance } = firstTone(text)
      return { chance, right: label === is }
    }),
  )
  const times = held.map(({ text }) => {
    const start = performance.now()
    firstTone(text)
    return performance.now() - start
  })
  return [
    least('emotion macro-F1 (ten families)', 0.34, '0.57', singly),
    least('what a reader read (either labeller)', 0.46, '-', byEither),
    least('valence macro-F1 (three ways)', 0.5, '0.70', byValence),
    {
      what: 'own turns: calibration error of the first family',
      dev: gap,
      held: null,
      baseline: null,
      limit: 0.12,
      sense: 'at most',
      target: '0.05',
      noise,
    },
    {
      what: 'ms for the tone of a message (median, warm)',
      dev: median(times),
      held: null,
      baseline: null,
      limit: 1,
      sense: 'at most',
      target: '1',
      timed: true,
    },
  ]
}

function misses(): string[] {
  const diary = split(emotionCases).dev.flatMap(([text, is]) =>
    ['neutral', is].includes(named(text)) ? [] : [`named ${named(text)}, wanted ${is}: ${text}`],
  )
  const turns = ownTurns().flatMap(({ id, text, is, read, held }) => {
    const got = toned(text)
    return held || got === is ? [] : [`${id}: tone ${got}, wanted ${is} (read as ${read.join(' or ')}): ${text}`]
  })
  return [...diary, ...turns]
}

export const emotion: RowModule = {
  rows: () => [namedRow(), ...turnRows()],
  misses,
}
