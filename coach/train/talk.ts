import { written, type Written } from '../src/evals/written.ts'
import { layersOf, type Layers } from '../src/learn/layers.ts'
import { leans, unders } from '../src/read/labels.ts'
import { laidInTalk } from '../src/read/talk.ts'
import { wordVectors } from '../src/safety/likeness.ts'
import { teachLayers, type Lesson, type PartOf } from './layers.ts'
import { writePacked } from './pack.ts'

/**
 * `node coach/train/talk.ts` learns what a message does in its talk from all rows of coach/data/lines that say it, and
 * prints how often the likeliest is right in sealed ones after each round (nothing is chosen by that). `--dry` writes nothing.
 */
/** Which part of the network reads what, and how wide its layer is. */
const talkParts = {
  side: { wide: 256, of: ['lean'] },
  under: { wide: 160, of: ['under'] },
  danger: { wide: 128, of: ['grave', 'category', 'whose'] },
} as const
const talkGroups = {
  lean: leans,
  under: unders,
  grave: ['none', 'passive', 'active'],
  category: ['abuse', 'self-harm', 'sexual-coercion', 'stalking', 'child-abuse', 'threat-to-others', 'medical'],
  /** Who is in danger, or `writer`, who does it. */
  whose: ['self', 'other', 'child', 'writer'],
} satisfies Record<string, readonly string[]>
type Group = keyof typeof talkGroups
/** How much a row of a talk counts for a group, and any other, which was written for its label. */
const counts: Record<Group, readonly [talk: number, other: number]> = {
  lean: [1, 0.6],
  under: [1, 0.6],
  grave: [1, 0.5],
  category: [0.5, 0.25],
  whose: [0.5, 0.25],
}
const labelsIn: Record<Group, (it: Written) => readonly (string | undefined)[]> = {
  lean: ({ lean, leanAlso }) => [lean, leanAlso],
  under: ({ under, underAlso }) => [under, underAlso],
  grave: (it) => [alarmOf(it) === 'imminent' ? 'active' : alarmOf(it)],
  category: (it) => [isGrave(it) ? it.category : undefined],
  whose: (it) => [isGrave(it) ? it.who : undefined],
}
/** What each takes where so many fit, the best first. */
const PARTS = [[1], [0.6, 0.4]]
const alarmOf = ({ alarm, label }: Written) => alarm ?? label
const isGrave = (it: Written) => (alarmOf(it) ?? 'none') !== 'none'
const isTalk = ({ by }: Written) => by.startsWith('tw') || by.startsWith('dt')

const groups = Object.keys(talkGroups) as Group[]
const labelsOf = (group: Group): readonly string[] => talkGroups[group]
const rows = written().flatMap((it) => {
  const want = groups.map((group): Lesson['want'][number] => {
    const labels = labelsIn[group](it).flatMap((name) => {
      const label = labelsOf(group).indexOf(name ?? '')
      return label < 0 ? [] : [label]
    })
    const fits = [...new Set(labels)]
    if (fits.length === 0) return null
    const parts = PARTS[fits.length - 1]!
    return [fits.map((label, at) => [label, parts[at]!] as const), counts[group][isTalk(it) ? 0 : 1]]
  })
  const earlier = it.before === undefined ? [] : (it.earlier ?? [it.before])
  return want.some(Boolean) ? [{ it, want, texts: laidInTalk(it.t, earlier) }] : []
})
const parts: PartOf[] = Object.entries(talkParts).map(([name, { wide, of }]) => ({
  name,
  wide,
  groups: of.map((group) => ({ name: group, labels: labelsOf(group) })),
}))
const lessons = rows.filter(({ it }) => it.split === 'train')
const sealed = rows.filter(({ it }) => it.split !== 'train' && isTalk(it))
console.warn(`${lessons.length} rows`)

function show(made: Layers) {
  const read = layersOf(made, wordVectors())
  const tally = groups.map(() => [0, 0])
  for (const { texts, want } of sealed) {
    const found = read(texts)
    groups.forEach((group, at) => {
      const part = Object.entries(talkParts).find(([, { of }]) => (of as readonly string[]).includes(group))![0]
      const labels = want[at]?.[0].map(([label]) => label)
      if (!labels) return
      const { odds } = found(part).find(({ name }) => name === group)!
      tally[at]![0]!++
      if (labels.includes(odds.indexOf(Math.max(...odds)))) tally[at]![1]!++
    })
  }
  console.warn('  ', groups.map((group, at) => `${group} ${(tally[at]![1]! / tally[at]![0]!).toFixed(3)}`).join('  '))
}
const made = teachLayers(lessons, wordVectors(), parts, show)
if (!process.argv.includes('--dry')) writePacked('read/weights/talk.br', made)
