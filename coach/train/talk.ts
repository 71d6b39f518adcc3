import { written, type Written } from '../src/evals/written.ts'
import { layersOf, ownVectors, type Layers } from '../src/learn/convolution.ts'
import { fileOf } from '../src/learn/file.ts'
import { intents, leans } from '../src/read/labels.ts'
import { answerIds } from './answer-data.ts'
import { kinds, mets, tos, unders } from './labels.ts'
import { laidInTalk } from '../src/read/talk.ts'
import { wordVectors } from '../src/safety/likeness.ts'
import { teachLayers, type Lesson, type Pace, type PartOf } from './layers.ts'
import { writePacked } from './pack.ts'

/**
 * `node coach/train/talk.ts [talk] [danger] [asked]` learns what a message does in its talk from all rows of coach/data/lines that
 * say it, and prints how often the likeliest is right in sealed ones after each round (nothing is chosen by that). `--dry`
 * writes nothing; `--only=danger` learns that part, and leaves the others of its network as they are.
 */
type Network = Pace & {
  parts: Record<string, { wide: number; of: readonly Group[]; pace?: Pace; beside?: true; others?: number }>
}
/** Which part of which network reads what, and how wide its layer is. A part with a pace of its own is learnt after the others, on their filters: what words have to do few rows say, and what is asked for most (decision 227). What is asked most rows say, and word vectors of its own tell it better, and danger worse. What is said under a card is told best by filters that learnt a side too, which is not read there (`beside`); danger by two networks together, of which the second counts what stands in no talk (`others`) for less: it knows talks better, and the first what is told first (decision 228). */
const networks: Record<string, Network> = {
  talk: {
    rounds: 6,
    rate: 0.001,
    parts: {
      side: { wide: 256, of: ['lean'], beside: true },
      under: { wide: 160, of: ['under'], pace: { rounds: 7, rate: 0.001 } },
      to: { wide: 24, of: ['to'], pace: { rounds: 16, rate: 0.0015 } },
    },
  },
  danger: { rounds: 6, rate: 0.001, parts: { danger: { wide: 128, of: ['grave', 'category', 'whose'] } } },
  'danger-2': {
    rounds: 6,
    rate: 0.001,
    parts: { danger: { wide: 128, of: ['grave', 'category', 'whose'], others: 0.5 } },
  },
  asked: {
    rounds: 7,
    rate: 0.0007,
    own: 22,
    drop: 0.4,
    parts: {
      side: { wide: 256, of: ['lean'] },
      answer: { wide: 256, of: ['answer'] },
      words: { wide: 96, of: ['kind'], pace: { rounds: 8, rate: 0.001 } },
      intent: { wide: 48, of: ['intent'], pace: { rounds: 6, rate: 0.001 } },
      met: { wide: 48, of: ['met'], pace: { rounds: 12, rate: 0.001 } },
    },
  },
}
const talkGroups = {
  lean: leans,
  answer: answerIds,
  under: unders,
  kind: kinds.filter((it) => it !== 'none' && it !== 'other'),
  grave: ['none', 'passive', 'active'],
  category: ['abuse', 'self-harm', 'sexual-coercion', 'stalking', 'child-abuse', 'threat-to-others', 'medical'],
  /** Who is in danger, or `writer`, who does it. */
  whose: ['self', 'other', 'child', 'writer'],
  /** To whom words are wanted. */
  to: tos,
  intent: intents,
  /** How a message is to be met. */
  met: mets,
} satisfies Record<string, readonly string[]>
type Group = keyof typeof talkGroups
/** How much a row of a talk counts for a group, and any other, which was written for its label. */
const counts: Record<Group, readonly [talk: number, other: number]> = {
  lean: [1, 0.6],
  answer: [1, 0.6],
  under: [1, 0.6],
  kind: [1, 0.6],
  grave: [1, 0.5],
  category: [0.5, 0.25],
  whose: [0.5, 0.25],
  to: [1, 1],
  intent: [1, 0.6],
  met: [1, 0.6],
}
const labelsIn: Record<Group, (it: Written) => readonly (string | undefined)[]> = {
  lean: ({ lean, leanAlso }) => [lean, leanAlso],
  answer: ({ answer, answerAlso }) => [answer, answerAlso],
  under: ({ under, underAlso }) => [under, underAlso],
  kind: ({ words, also }) => (words ? [words, also] : []),
  grave: (it) => [alarmOf(it) === 'imminent' ? 'active' : alarmOf(it)],
  category: (it) => [isGrave(it) ? it.category : undefined],
  whose: (it) => [isGrave(it) ? it.who : undefined],
  to: ({ to }) => [to],
  intent: ({ intent }) => [intent],
  met: ({ met, metAlso }) => [met, metAlso],
}
/** What each takes where so many fit, the best first. */
const PARTS = [[1], [0.6, 0.4]]
/** What is said of words that stand there is ordinary, where nobody said otherwise. */
const alarmOf = ({ alarm, label, made }: Written) => alarm ?? label ?? (made ? 'none' : undefined)
const isGrave = (it: Written) => (alarmOf(it) ?? 'none') !== 'none'
/** A talk that was labelled when it stood, how it is met among the rest, is like those that strangers have; in others questions were made for labels, and count less (decision 228). */
const LATER = 2
const isTalk = ({ by }: Written) => by.startsWith('tw') || by.startsWith('dt')

const labelsOf = (group: Group): readonly string[] => talkGroups[group]
/** What a row says of each group, with how much it counts. */
const wantIn = (it: Written, groups: readonly Group[], others = 1) =>
  groups.map((group): Lesson['want'][number] => {
    const labels = labelsIn[group](it).flatMap((name) => {
      const label = labelsOf(group).indexOf(name ?? '')
      return label < 0 ? [] : [label]
    })
    const fits = [...new Set(labels)]
    if (fits.length === 0) return null
    const shares = PARTS[fits.length - 1]!
    return [
      fits.map((label, at) => [label, shares[at]!] as const),
      isTalk(it) ? counts[group][0] * (it.met ? LATER : 1) : counts[group][1] * others,
    ]
  })

const only = process.argv.find((it) => it.startsWith('--only='))?.slice('--only='.length)

function learn(name: string, { parts: all, ...pace }: Network): void {
  const named = Object.entries(all).filter(([part]) => !only || part === only)
  const apart = named.flatMap(([part, it]) => (it.pace ? [[[part, it] as const]] : []))
  const held = only ? fileOf<Layers>(new URL(`../src/read/weights/${name}.br`, import.meta.url))() : undefined
  const steps = [named.filter(([, it]) => !it.pace), ...apart].filter((it) => it.length > 0)
  const whole = steps.reduce<Layers | undefined>((base, parts) => {
    const made = learnParts(name, parts, parts[0]![1].pace ?? pace, base)
    return { ...made, parts: { ...base?.parts, ...made.parts } }
  }, held)
  const read = Object.entries(whole!.parts).filter(([part]) => !all[part]?.beside)
  if (!process.argv.includes('--dry'))
    writePacked(`read/weights/${name}.br`, { ...whole, parts: Object.fromEntries(read) })
}

/** Learns some parts of a network; with a `base` on its filters. */
function learnParts(
  name: string,
  parts: readonly (readonly [string, Network['parts'][string]])[],
  pace: Pace,
  base?: Layers,
) {
  const groups = parts.flatMap(([, { of }]) => of)
  const rows = written().flatMap((it) => {
    const want = wantIn(it, groups, parts[0]![1].others)
    // In a talk the words that stand there were typed into its box, or asked for.
    const earlier = it.before === undefined ? [it.made ?? []].flat() : (it.earlier ?? [it.before])
    return want.some(Boolean) ? [{ it, want, texts: laidInTalk(it.t, earlier) }] : []
  })
  const partsOf = parts.map(([part, { wide, of }]): PartOf => ({
    name: part,
    wide,
    groups: of.map((group) => ({ name: group, labels: labelsOf(group) })),
  }))
  const lessons = rows.filter(({ it }) => it.split === 'train')
  const sealed = rows.filter(({ it }) => it.split !== 'train' && isTalk(it))
  console.warn(`${name}: ${lessons.length} rows`)
  const after = (it: Layers) => show(it, partsOf, sealed)
  const words = wordVectors()
  const vectors = base?.own ? ownVectors(words.vectors, base.own) : words.vectors
  return teachLayers(lessons, { ...words, vectors }, partsOf, pace, after, base)
}

/** How often the likeliest of each group is right. */
function show(made: Layers, parts: readonly PartOf[], sealed: readonly Lesson[]) {
  const read = layersOf(made, wordVectors())
  const all = parts.flatMap(({ name: part, groups }) => groups.map(({ name }) => ({ part, name, said: 0, right: 0 })))
  for (const { texts, want } of sealed) {
    const found = read(texts)
    all.forEach((it, at) => {
      const labels = want[at]?.[0].map(([label]) => label)
      if (!labels) return
      const { odds } = found(it.part).find(({ name }) => name === it.name)!
      it.said++
      if (labels.includes(odds.indexOf(Math.max(...odds)))) it.right++
    })
  }
  console.warn('  ', all.map(({ name, said, right }) => `${name} ${(right / said).toFixed(3)}`).join('  '))
}

const asked = process.argv.slice(2).filter((it) => !it.startsWith('--'))
for (const [name, network] of Object.entries(networks))
  if (asked.length === 0 || asked.includes(name)) learn(name, network)
