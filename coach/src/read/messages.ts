import labels from '../../data/labels.json' with { type: 'json' }
import { toldIn, type Told } from '../text/told.ts'
import { named } from './labels.ts'

/** What a received message mainly does; the labels of coach/train/received-messages.jsonl. */
export const messageActs = named(labels.message)
export type MessageAct = (typeof messageActs)[number]

export const valences = ['positive', 'neutral', 'negative'] as const
export type Valence = (typeof valences)[number]

export const sarcasms = ['none', 'possible', 'likely'] as const

/** How a message is written, as words that nobody writes: how long it is, how it ends, its marks. One pass. */
function signsIn(text: string): string[] {
  let [words, bangs, asks, dots, high, digits, capitals, inWord] = [0, 0, 0, 0, 0, 0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const letter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 39 || code === 8217
    if (letter && !inWord) words++
    inWord = letter
    if (code === 33) bangs++
    else if (code === 63) asks++
    else if (code === 46) dots++
    else if (code >= 0xd83c && code <= 0xd83e) high++
    else if (code >= 48 && code <= 57) digits++
    else if (code >= 65 && code <= 90) capitals++
  }
  const long = words < 3 ? 'a' : words < 6 ? 'b' : words < 10 ? 'c' : words < 16 ? 'd' : words < 26 ? 'e' : 'f'
  const last = text.trimEnd().at(-1) ?? ''
  const end = last === '.' ? 'dot' : last === '?' ? 'ask' : last === '!' ? 'bang' : 'none'
  return [
    `qqlong${long}`,
    `qqend${end}`,
    ...(bangs > 0 ? ['qqbang'] : []),
    ...(asks > 1 ? ['qqasks'] : asks > 0 ? ['qqask'] : []),
    ...(dots > 2 ? ['qqdots'] : []),
    ...(high > 0 ? ['qqpicture'] : []),
    ...(digits > 0 ? ['qqnumber'] : []),
    ...(capitals > 6 && capitals > words ? ['qqloud'] : capitals === 0 ? ['qqlow'] : []),
  ]
}

/** The sentences of a message, and its signs as one more. */
export const withSigns = (text: string): Told[] => [...toldIn(text), { from: 0, to: 0, words: signsIn(text) }]
