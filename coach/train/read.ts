import { writeFileSync } from 'node:fs'
import { type Group } from '../src/read/labels.ts'
import {
  endangered,
  goalDangers,
  kinds,
  messageActs,
  valences,
  closenesses,
  doers,
  ties,
  pressures,
  menaces,
  readsAs,
  roles,
  abouts,
  actHeads,
  facts,
  wants,
  products,
  recalls,
  refusals,
  matters,
} from './labels.ts'
import { sarcasms } from './turn-groups.ts'
import { rowsOf, scaleOf } from './fit.ts'
import {
  actExamples,
  factExamples,
  kindExamples,
  matterExamples,
  messageExamples,
  tieAuthors,
  recallExamples,
  tieExamples,
  wantExamples,
  weighsExamples,
} from './read-data.ts'
import { aboutExamples } from './about-data.ts'
import { answerRecipe, careRecipe, leanRecipe, underRecipe } from './answer-data.ts'
import { clauseExamples } from './clause-data.ts'
import { formRecipe } from './form-data.ts'
import { goalDangerExamples } from './goal-danger-data.ts'
import { occasionRecipe } from './occasion-data.ts'
import { pressedExamples } from './pressed-data.ts'
import { quarrelRecipe } from './quarrel-data.ts'
import { readingExamples } from './reading-data.ts'
import { calibrated, figuresOf, toldOf, type GroupFigures } from './read-figures.ts'
import { fit, packed, unseen, weighedByRarity } from './read-fit.ts'
import type { Example, Task } from './task.ts'
import { dangerAuthors, each, goalAuthors, inParts, otherAuthors } from './read-parts.ts'
import { refusalExamples } from './refusal-data.ts'
import { ofWhomRecipe } from './of-whom-data.ts'
import { riskRecipe } from './risk-data.ts'
import { secondRecipe } from './second-data.ts'
import { nearRecipe, settleRecipe } from './settle-data.ts'
import { toRecipe } from './to-data.ts'
import { soundRecipe, worryRecipe } from './worry-data.ts'
import { addressedExamples, planExamples, productExamples, sidedExamples, wholeRecipe } from './whom-data.ts'
import { intentExamples } from './wish-data.ts'
import { intentTask } from './read-tasks.ts'
import { writePacked } from './pack.ts'

/**
 * `node coach/train/read.ts [a name of `recipes` ...]` trains the classifiers of coach/src/read: each is measured on
 * authors left out in turn, calibrated on them, and fitted once more on all. No chance is used. `--dry` writes nothing.
 */
const names = process.argv.slice(2).filter((it) => !it.startsWith('--'))
const dry = process.argv.includes('--dry')

type Recipe = Task & {
  examples: () => Example[]
  /** Authors by parts: each part is left out once. */
  parts: (all: readonly Example[]) => readonly (readonly string[])[]
}

const recipes: Record<string, Recipe> = {
  abouts: {
    groups: [{ name: 'about', labels: abouts, one: true }],
    most: 6000,
    penalty: 0.05,
    rarest: 1,
    rounds: 10,
    examples: aboutExamples,
    parts: inParts(8),
  },
  acts: {
    groups: [{ name: 'act', labels: actHeads, one: false }],
    most: 12_000,
    penalty: 0.6,
    rarest: 2,
    rounds: 10,
    examples: actExamples,
    parts: each([]),
  },
  answers: answerRecipe,
  addressed: {
    groups: [{ name: 'addressed', labels: ['addressed'], one: false }],
    most: 6000,
    penalty: 0.1,
    rarest: 2,
    rounds: 10,
    examples: addressedExamples,
    parts: inParts(6),
  },
  messages: {
    groups: [
      { name: 'act', labels: messageActs, one: true },
      { name: 'valence', labels: valences, one: true },
      { name: 'sarcasm', labels: sarcasms, one: true },
    ],
    most: 12_000,
    penalty: 0.15,
    rarest: 2,
    rounds: 10,
    examples: messageExamples,
    parts: () => [['m1'], ['m2'], ['m3']],
  },
  forms: formRecipe,
  intents: { ...intentTask, examples: intentExamples, parts: inParts(3) },
  kinds: {
    groups: [{ name: 'kind', labels: kinds, one: true }],
    together: { ridge: 0.01, lasso: 0.05, drop: 0.8 },
    most: 16_000,
    rarest: 2,
    rare: 0.5,
    rounds: 16,
    examples: kindExamples,
    parts: inParts(4),
  },
  matters: {
    groups: [{ name: 'matter', labels: matters, one: true }],
    most: 8000,
    penalty: 0.05,
    rarest: 2,
    rounds: 10,
    examples: matterExamples,
    parts: otherAuthors(6),
  },
  cares: careRecipe,
  occasions: occasionRecipe,
  plans: wholeRecipe('plan', planExamples),
  sided: wholeRecipe('sided', sidedExamples),
  pressed: {
    groups: [{ name: 'room', labels: pressures, one: false }],
    most: 4000,
    penalty: 0.03,
    rarest: 1,
    rounds: 10,
    examples: pressedExamples,
    parts: inParts(5),
  },
  readings: {
    groups: [
      { name: 'reads', labels: readsAs, one: true },
      { name: 'role', labels: roles, one: true },
      { name: 'threat', labels: menaces, one: true },
    ],
    most: 10_000,
    penalty: 0.03,
    rarest: 2,
    rounds: 10,
    examples: readingExamples,
    parts: inParts(9),
  },
  quarrels: quarrelRecipe,
  products: {
    groups: [{ name: 'product', labels: products, one: true }],
    most: 6000,
    penalty: 0.02,
    rarest: 1,
    rounds: 10,
    examples: productExamples,
    parts: inParts(8),
  },
  recalls: {
    groups: [{ name: 'recall', labels: recalls, one: true }],
    most: 4000,
    penalty: 0.01,
    rarest: 1,
    rounds: 10,
    examples: recallExamples,
    parts: inParts(3),
  },
  risks: riskRecipe,
  'of-whoms': ofWhomRecipe,
  seconds: secondRecipe,
  nears: nearRecipe,
  settles: settleRecipe,
  sounds: soundRecipe,
  tos: toRecipe,
  worries: worryRecipe,
  refusals: {
    groups: [{ name: 'refuse', labels: refusals, one: true }],
    most: 8000,
    penalty: 0.05,
    rarest: 2,
    rounds: 10,
    examples: refusalExamples,
    parts: goalAuthors,
  },
  clauses: {
    groups: [{ name: 'clause', labels: ['say'], one: false }],
    most: 6000,
    penalty: 0.2,
    rarest: 2,
    rounds: 10,
    examples: clauseExamples,
    parts: each(['m']),
  },
  'goal-dangers': {
    groups: [
      { name: 'danger', labels: goalDangers, one: true },
      { name: 'who', labels: endangered, one: true },
    ],
    most: 8000,
    penalty: 0.05,
    rarest: 2,
    rounds: 10,
    examples: goalDangerExamples,
    parts: dangerAuthors,
  },
  ties: {
    groups: [
      { name: 'tie', labels: ties, one: true },
      { name: 'does', labels: doers, one: true },
      { name: 'close', labels: closenesses, one: true },
    ],
    most: 10_000,
    penalty: 0.1,
    rarest: 2,
    rounds: 10,
    examples: tieExamples,
    parts: () => tieAuthors.map((by) => [by]),
  },
  facts: {
    groups: [{ name: 'fact', labels: facts, one: true }],
    most: 4000,
    penalty: 0.1,
    rarest: 1,
    rounds: 10,
    examples: factExamples,
    parts: inParts(8),
  },
  leans: leanRecipe,
  unders: underRecipe,
  wants: {
    groups: [{ name: 'want', labels: wants, one: true }],
    most: 4000,
    penalty: 0.1,
    rarest: 1,
    rounds: 10,
    examples: wantExamples,
    parts: inParts(8),
  },
  weighs: {
    groups: [{ name: 'weighs', labels: ['weighs'], one: false }],
    most: 8000,
    penalty: 0.3,
    rarest: 2,
    rounds: 10,
    examples: weighsExamples,
    parts: inParts(8),
  },
}

for (const [name, recipe] of Object.entries(recipes)) {
  if (names.length > 0 && !names.includes(name)) continue
  const all = recipe.examples()
  const rows = rowsOf(all.map(({ told }) => told))
  const rarity = weighedByRarity(rows, recipe)
  const parts = recipe.parts(all)
  console.warn(`${name}: ${all.length} examples, ${parts.length} parts`)
  const odds = unseen(rows, all, recipe, parts)
  const told = (group: Group) => toldOf(all, odds, recipe.groups, group)
  const figures = recipe.groups.map((group) => figuresOf(group, told(group), parts))
  for (const it of figures) show(it)
  if (dry) continue
  const groups = recipe.groups.map((group) => calibrated(group, told(group)))
  const made = fit(rows, all, [...all.keys()], recipe)
  writePacked(
    `read/weights/${name}.br`,
    packed(made, groups, (feature) => scaleOf(feature) * rarity(feature), recipe),
  )
  writeFileSync(new URL(`../data/unseen/${name}.json`, import.meta.url), `${JSON.stringify(figures, null, 1)}\n`)
}

function show({ labels, ...rest }: GroupFigures) {
  console.warn(JSON.stringify(rest))
  for (const it of labels) console.warn('  ', Object.values(it).join('\t'))
}
