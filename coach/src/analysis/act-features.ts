import { actClasses } from './cues/act-classes.ts'
import type { Seen } from './seeing.ts'

const exact = new Map<string, string[]>()
const starts: { start: string; name: string }[] = []
for (const [name, words] of Object.entries(actClasses))
  for (const word of words.split(' '))
    if (word.endsWith('*')) starts.push({ start: word.slice(0, -1), name })
    else exact.set(word, [...(exact.get(word) ?? []), name])

const classesOf = (word: string): string[] => [
  ...new Set([
    ...(exact.get(word) ?? []),
    ...starts.filter(({ start }) => word.startsWith(start)).map(({ name }) => name),
  ]),
]

const longest = 150
const token = /[a-z]+|[?!]|\d+|\.\.+|:[)(]/g

/** Words of the message as the model counts them: folded, numbers as "0", at most the first 150. */
export const tokensOf = (text: string): string[] =>
  (text.slice(0, 1500).match(token) ?? []).slice(0, longest).map((word) => (/^\d/.test(word) ? '0' : word))

/**
 * Feature -> how much of it. `w:` a word, `p:` a pair of neighbours, `#` a class and `^` how the message begins, all
 * weighed down as the message grows; the rest is what cues and detectors found, and its shape. Linear in the length.
 */
export function featuresOf(seen: Seen): Map<string, number> {
  const found = new Map<string, number>()
  const set = (name: string, value: number) => value !== 0 && found.set(name, value)
  words(tokensOf(seen.read.text), set)
  detected(seen, set)
  shape(seen, set)
  return found
}

type Put = (name: string, value: number) => unknown

function words(tokens: readonly string[], set: Put) {
  const damp = 2 / Math.sqrt(Math.max(4, tokens.length))
  const counted = new Map<string, number>()
  let before: { word: string; classes: string[] } = { word: '^', classes: [] }
  for (const [at, word] of tokens.entries()) {
    const classes = classesOf(word)
    set(`w:${word}`, damp)
    set(`p:${before.word} ${word}`, damp)
    if (at < 3) set(`^${word}`, 0.7)
    if (at < 2) for (const name of classes) set(`^#${name}`, 0.7)
    for (const name of classes) {
      counted.set(name, (counted.get(name) ?? 0) + 1)
      for (const earlier of before.classes) set(`#${earlier} #${name}`, damp)
      set(`p:${before.word} #${name}`, damp)
    }
    before = { word, classes }
  }
  for (const [name, count] of counted) set(`#${name}`, 1.5 * Math.sqrt(count) * damp)
}

function detected({ turn, heard, stings, needs, score }: Seen, set: Put) {
  for (const [kind, value] of score) set(`k:${kind}`, Math.max(0, Math.min(4, value)) / 2)
  const best = [...score].toSorted((a, b) => b[1] - a[1])[0]
  if (best) set(`best:${best[0]}`, 1)
  for (const { id } of turn.acts) set(`act:${id}`, 1)
  if (turn.main) set(`main:${turn.main}`, 1)
  for (const [family, spans] of Object.entries(turn.spans)) set(`d:${family}`, Math.min(2, spans.length))
  for (const [name, spans] of Object.entries(turn.features)) set(`f:${name}`, Math.min(2, spans.length))
  set(`sarcasm:${turn.sarcasm.level}`, 1)
  set(`apology:${turn.apology.kind}`, 1)
  set('harm', turn.harm.score / 5)
  set('stings', Math.min(2, stings.length))
  for (const { need } of needs) set(`need:${need}`, 1)
  for (const [family, chance] of Object.entries(heard.chances)) set(`t:${family}`, 2 * chance)
  set('t:valence', heard.valence)
}

function shape({ read, parts }: Seen, set: Put) {
  const source = read.source.slice(0, 1500)
  const count = (mark: RegExp) => source.match(mark)?.length ?? 0
  const tokens = tokensOf(read.text)
  const asked = parts.filter(({ close }) => close.includes('?')).length
  set('bias', 1)
  set('s:words', Math.log1p(tokens.length) / 2)
  set(`s:${tokens.length <= 4 ? 'few' : tokens.length <= 12 ? 'some' : tokens.length <= 25 ? 'more' : 'many'}`, 1)
  set('s:sentences', Math.min(6, parts.length) / 3)
  set('s:asked', Math.min(3, asked))
  set('s:all asked', asked > 0 && asked === parts.length ? 1 : 0)
  set('s:asked last', parts.at(-1)?.close.includes('?') ? 1 : 0)
  set('s:asked first', parts[0]?.close.includes('?') ? 1 : 0)
  set('s:!', Math.min(3, count(/!/g)) / 2)
  set('s:numbers', Math.min(3, count(/\d+/g)) / 2)
  set('s:capitals', Math.min(3, count(/\b[A-Z]{3,}\b/g)) / 2)
  set('s:pictures', Math.min(2, count(/\p{Extended_Pictographic}/gu)))
  set('s:kiss', /\bx{1,3}\s*$/i.test(source) ? 1 : 0)
  set('s:small', /^[a-z]/.test(source) ? 1 : 0)
  const share = (name: string) =>
    tokens.filter((word) => exact.get(word)?.includes(name)).length / Math.max(5, tokens.length)
  for (const name of ['me', 'you', 'we', 'they']) set(`s:${name}`, 4 * share(name))
}
