import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Family } from '../detectors/emotion-words.ts'
import type { Valence } from '../detectors/valence.ts'
import { linesOf } from './lines.ts'

/**
 * GoEmotions (Demszky et al. 2020, Google Research; data CC BY 4.0): short public comments, each with one or more of
 * 27 emotions or neutral. The folder of public data is given by path; nothing of it is kept in the project.
 */
export interface Comment {
  text: string
  families: Family[]
  /** The corpus's own grouping; null where it is ambiguous or says two things. */
  valence: Valence | null
}

/** The published mapping of the 27 emotions to the ten families. */
export const familyOf: Readonly<Record<string, Family>> = {
  admiration: 'joy',
  amusement: 'joy',
  approval: 'joy',
  excitement: 'joy',
  joy: 'joy',
  optimism: 'joy',
  pride: 'joy',
  relief: 'joy',
  caring: 'love',
  desire: 'love',
  love: 'love',
  gratitude: 'gratitude',
  grief: 'sadness',
  sadness: 'sadness',
  disappointment: 'hurt',
  anger: 'anger',
  annoyance: 'anger',
  disapproval: 'anger',
  disgust: 'anger',
  fear: 'fear',
  nervousness: 'fear',
  embarrassment: 'shame',
  remorse: 'shame',
  confusion: 'surprise',
  curiosity: 'surprise',
  realization: 'surprise',
  surprise: 'surprise',
  neutral: 'neutral',
}

/** FNV-1a with a finish that spreads its low bits: by the text alone, so that order never moves a line. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 12)) >>> 0
}

function read(path: string): Comment[] {
  return linesOf<{ text: string; label: string[]; sentiment: string[] }>(path).map((row) => {
    const families = [...new Set(row.label.map((label) => familyOf[label] ?? 'neutral'))]
    const [only, ...more] = row.sentiment
    const clear = only === 'positive' || only === 'negative' || only === 'neutral'
    return { text: row.text, families, valence: clear && more.length === 0 ? only : null }
  })
}

export interface Corpus {
  /** Nine tenths of the training file. */
  train: Comment[]
  /** Half of the development file: calibration, thresholds and every choice are made here. */
  tune: Comment[]
  /** The other half of the development file and the last tenth of the training file: only reported. */
  test: Comment[]
}

const held = (it: Comment) => hashOf(it.text) % 10 === 0
const half = (it: Comment) => hashOf(it.text) % 2 === 0

/** Null where the folder has no goemotions/. */
export function goEmotions(folder: string): Corpus | null {
  const [trainFile, devFile] = ['train', 'dev'].map((name) => join(folder, 'goemotions', `${name}.jsonl`)) as [
    string,
    string,
  ]
  if (!existsSync(trainFile) || !existsSync(devFile)) return null
  const [all, dev] = [read(trainFile), read(devFile)]
  const train = all.filter((it) => !held(it))
  const known = new Set(train.map(({ text }) => text))
  // Some comments stand in both files or twice in one: what was trained on is not tested on.
  const unseen = (it: Comment) => !known.has(it.text)
  return {
    train,
    tune: dev.filter((it) => half(it) && unseen(it)),
    test: [...dev.filter((it) => !half(it)), ...all.filter(held)].filter(unseen),
  }
}
