import { memoryKinds } from '@mallama/contracts/read-for'
import guide from '../../data/guide.json' with { type: 'json' }
import labels from '../../data/labels.json' with { type: 'json' }

/**
 * The labels of a group of data/labels.json, in the order in which classifiers have them. Each row says what its label
 * means, or what it is a case of. A new one is a row, its lines in coach/data/lines, and a training.
 */
export const named = <Label extends string>(group: Readonly<Record<Label, unknown>>) => Object.keys(group) as Label[]

/** What a line of a diary or a note is about, or what two people want to improve; `other`: none of these. */
export const abouts = named(labels.about)
export type About = (typeof abouts)[number]

/** What a turn or a message does to the one it is for; several may hold. */
export const actHeads = named(labels.act)
export type ActHead = (typeof actHeads)[number]

/** What of somebody's own words is worth keeping, by its kind; `none`: a moment, a guess, a question, talk. */
export const facts = [...memoryKinds, 'none'] as const
export type Fact = (typeof facts)[number]

/** Whether a sentence says what the writer would like of somebody, or with them. */
export const wants = ['want', 'none'] as const

/** What is asked about Mallama itself, or `none`; the labels of `product` in coach/data/lines. */
export type Product = keyof typeof guide.aboutUs | 'none'
export const products = [...named(guide.aboutUs), 'none'] as Product[]

/** Whether a message asks for what was told before: all that is known of somebody, `one` thing, or neither. */
export const recalls = ['none', 'all', 'one'] as const
export type Recall = (typeof recalls)[number]

/** Why no words are written for a goal, or `none`; the labels of `refuse` in coach/data/lines. */
export const refusals = ['none', 'threat', 'leverage', 'control', 'deceive', 'harm', 'pursue', 'isolate'] as const
export type Refusal = (typeof refusals)[number]

/** What a message to the coach is about; the labels of coach/data/lines. `other`: none of them. */
export const topics = named(labels.topic)
export type Topic = (typeof topics)[number]
