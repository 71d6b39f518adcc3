import { classes, framed } from '@mallama/coach/safety/statements'

/** The words that the screen's statements are made of, and what holds them together. */
const cues = [
  ...new Set(
    [...Object.values(classes), ...Object.values(framed)]
      .flatMap((words) => words.match(/[a-z]+/g) ?? [])
      .concat(
        'i im so just okay all really very too much and then he she they me my not never no cant dont want to be go'.split(
          ' ',
        ),
      ),
  ),
]
/** Of which there are known to be patterns that double their time with each repetition. */
const known = ['im so', 'just just', 'okay all all', 'I I I', 'just', 'im so very', 'and i was so']

/** The same numbers in each run: mulberry32. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const separators = [
  ' ',
  ' ',
  ' ',
  ' ',
  ', ',
  '. ',
  '... ',
  '\n',
  '! ',
  '; ',
  ' - ',
  '  ',
  '’ ',
  ' “',
  '\u200b ',
  ' 🙂 ',
]
const dressed: ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('e', 'é').replaceAll('i', 'í'),
  (text) => text.replaceAll('o', '0').replaceAll('i', '1'),
  (text) => text.replace(/[aeiou]/g, '$&$&$&'),
]
/** Characters: mostly the length of a message, now and then as long as a field may be. */
const lengths = [120, 243, 243, 400, 600, 600, 1_000, 2_000, 9_900]

/** Texts that would have a pattern with a repeated group read them over and over. Seeded. */
export function pumps(seed: number, count: number): string[] {
  const next = chance(seed)
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!
  const phrase = () =>
    next() < 0.2 ? one(known) : Array.from({ length: 1 + Math.floor(next() * 4) }, () => one(cues)).join(' ')
  const body: ((length: number) => string)[] = [
    // One word or phrase on end.
    (length) => {
      const [unit, between] = [phrase(), one(separators)]
      return Array.from({ length: Math.ceil(length / (unit.length + between.length)) }, () => unit).join(between)
    },
    // The same with another word now and then, so that it is no plain repetition.
    (length) => {
      const [unit, other, every] = [phrase(), one(cues), 2 + Math.floor(next() * 5)]
      return Array.from({ length: Math.ceil(length / (unit.length + 1)) }, (_, at) =>
        at % every ? unit : `${unit} ${next() < 0.5 ? other : one(cues)}`,
      ).join(' ')
    },
    // Few words in any order: every repeated group finds one that fits.
    (length) => {
      const few = Array.from({ length: 2 + Math.floor(next() * 3) }, () => one(cues))
      const words: string[] = []
      for (let sum = 0; sum < length; sum += words.at(-1)!.length + 1) words.push(one(few))
      return words.join(' ')
    },
    // A repetition in a repetition.
    (length) => {
      const [inner, outer] = [`${phrase()} `.repeat(4), phrase()]
      return `${inner}${outer} `.repeat(Math.ceil(length / (inner.length + outer.length + 1)))
    },
    // Letters on end.
    (length) => one(['a', 'ha', 'no', 'x ', 'I ', '. ', '"a" ', '(', "'", '1', 'é', '🙂', 'a.b ']).repeat(length / 2),
  ]
  return Array.from({ length: count }, () => {
    const made = one(body)(one(lengths))
    const [before, behind] = [next() < 0.3 ? `${phrase()} ` : '', next() < 0.3 ? ` ${phrase()}` : '']
    return one(dressed)(`${before}${made}${behind}`).slice(0, 9_990)
  })
}
