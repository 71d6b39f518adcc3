import { existsSync, readFileSync } from 'node:fs'
import { firstNames } from '../src/text/people.ts'
import { writePacked } from './pack.ts'

/**
 * `node coach/train/story-words.ts <folder of public data>` counts which words English speakers commonly write in small
 * letters (GoEmotions, whose names are masked already) and writes coach/src/story/weights/everyday-words.br: what is not
 * in it and looks like a name is taken for a name.
 */
const rarest = 2
const file = `${process.argv[2] ?? ''}/goemotions/train.jsonl`
if (!process.argv[2] || !existsSync(file)) {
  console.error('node coach/train/story-words.ts <folder>: the folder that holds goemotions/train.jsonl')
  process.exit(1)
}

const small = new Map<string, number>()
const large = new Map<string, number>()
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const text = (JSON.parse(line) as { text: string }).text.replace(/\[[A-Z]+\]/g, '.').replace(/’/g, "'")
  for (const hit of text.matchAll(/(?<![\w'@#/])[A-Za-z]+(?![\w'@/])/g)) {
    const word = hit[0]
    const opens = /(?:^|[.!?"“\n:])\W*$/.test(text.slice(Math.max(0, hit.index - 3), hit.index))
    if (word === word.toLowerCase()) small.set(word, (small.get(word) ?? 0) + 1)
    else if (!opens && word !== word.toUpperCase())
      large.set(word.toLowerCase(), (large.get(word.toLowerCase()) ?? 0) + 1)
  }
}
const words = [...small]
  .filter(([word, count]) => count >= rarest && count >= 2 * (large.get(word) ?? 0) && !firstNames.has(word))
  .map(([word]) => word)
  .toSorted()
const byLetter = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) =>
  words.filter((it) => it.startsWith(letter)).join(' '),
)
writePacked('story/weights/everyday-words.br', byLetter)
console.warn(`${words.length} words`)
