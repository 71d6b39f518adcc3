import { performance } from 'node:perf_hooks'
import { emotions } from '../detectors/emotions.ts'
import { families, feelingWords, type Family } from '../detectors/emotion-words.ts'
import { tone } from '../detectors/tone.ts'
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

const lexicon = (text: string): Family => topFamily(emotions(text))
const toned = (text: string): Family => tone(text).top ?? 'neutral'

/** Diary lines of the project's own, from before there was a model: the lexicon, which the coach's replies rest on. */
function diaryRow(): Row {
  const { dev, held } = split(emotionCases)
  const score = (cases: typeof emotionCases, by: (text: string) => Family) =>
    macroF1(cases.map(([text, is]) => ({ is, got: by(text) })))
  return {
    what: 'emotion macro-F1 (ten families), first diary lines, lexicon',
    dev: score(dev, lexicon),
    held: score(held, lexicon),
    baseline: score(emotionCases, keyword),
    limit: 0.55,
    sense: 'at least',
    target: '0.57',
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
    baseline: score(held, lexicon),
    limit,
    sense: 'at least',
    target,
    noise,
  })
  const gap = calibrationError(
    held.map(({ text, is }) => {
      const { chances } = tone(text)
      const first = families.reduce((best, family) => (chances[family] > chances[best] ? family : best))
      return { chance: chances[first], right: first === is }
    }),
  )
  const times = held.map(({ text }) => {
    const start = performance.now()
    tone(text)
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
    lexicon(text) === is ? [] : [`${lexicon(text)}, wanted ${is}: ${text}`],
  )
  const turns = ownTurns().flatMap(({ id, text, is, read, held }) => {
    const got = toned(text)
    return held || got === is ? [] : [`${id}: tone ${got}, wanted ${is} (read as ${read.join(' or ')}): ${text}`]
  })
  return [...diary, ...turns]
}

export const emotion: RowModule = {
  rows: () => [diaryRow(), ...turnRows()],
  misses,
}
