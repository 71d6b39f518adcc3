// Makes the shipped fonts in web/src/styles/fonts from the originals in web/fonts-src: fewer characters, narrower axes.
// Names of people are written in every Latin alphabet, so Latin Extended-A is a second file that is fetched on demand.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const marks =
  '\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2190\u2191\u2192\u2193\u2212\u2215'
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '\u0131\u0152\u0153\u02c6\u02da\u02dc' + marks
const latinExtended = range(0x100, 0x17f) + range(0x218, 0x21b)

// Titles run from 1.06rem to 4.5rem. The cut for the size carries the look; weights lie so near each other (420 to 520)
// that one instance stands for all of them, which saves half the file.
const newsreader = { wght: 455, opsz: { min: 20, max: 72, default: 20 } }
const hanken = { wght: { min: 400, max: 700, default: 400 } }

const fonts = [
  { from: 'newsreader-latin-opsz-normal', to: 'newsreader', text: latin, axes: newsreader, limit: 45_000 },
  {
    from: 'newsreader-latin-ext-opsz-normal',
    to: 'newsreader-ext',
    text: latinExtended,
    axes: newsreader,
    limit: 45_000,
  },
  { from: 'hanken-grotesk-latin-wght-normal', to: 'hanken-grotesk', text: latin, axes: hanken, limit: 36_000 },
  {
    from: 'hanken-grotesk-latin-ext-wght-normal',
    to: 'hanken-grotesk-ext',
    text: latinExtended,
    axes: hanken,
    limit: 36_000,
  },
]

const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum']

const here = new URL('../web/', import.meta.url)
const out = new URL('src/styles/fonts/', here)
await mkdir(out, { recursive: true })
for (const { from, to, text, axes, limit } of fonts) {
  const original = await readFile(new URL(`fonts-src/${from}.woff2`, here))
  const small = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  })
  if (small.length > limit) throw new Error(`${to}.woff2 is ${small.length} bytes, more than ${limit}`)
  await writeFile(new URL(`${to}.woff2`, out), small)
  console.log(`${to}.woff2 ${original.length} -> ${small.length} bytes`)
}
