import type { ListField, Relationship } from '@mallama/contracts/relationships'
import { cut, oneLine } from '../../parts/excerpt.ts'
import { itemsOf } from '../../parts/list-field/lines.ts'

/** So much of one item goes into a prompt; and so many of a list. */
const ITEM = 300
const FEW = 4

const templates: Record<ListField, (name: string, item: string) => string> = {
  relationshipGoals: (name, item) =>
    `One of my goals with ${name} is: "${item}". What would be a small first step, and what may get in the way?`,
  strugglingWith: (name, item) =>
    `I am working on this with ${name}: "${item}". What may be underneath it, and what could I try first?`,
  currentIssues: (name, item) =>
    `This is on my mind about ${name}: "${item}". Can you help me see it more clearly and find a next step?`,
  triggers: (name, item) =>
    `A trigger between me and ${name} is: "${item}". What may be underneath it, and what could I do when it happens?`,
  redLines: (name, item) => `One of my red lines with ${name} is: "${item}". How can I say it calmly and stick to it?`,
  incompatibilities: (name, item) =>
    `${name} and I differ here: "${item}". How can we live well with it, without one of us always giving way?`,
  aspirations: (name, item) => `Something I hope for with ${name} is: "${item}". How could I talk about it with them?`,
  values: (name, item) =>
    `Something that matters to me with ${name} is: "${item}". Where does it show between us, and where is it missing?`,
  nonNegotiables: (name, item) =>
    `This is not negotiable for me with ${name}: "${item}". How can I explain why, without a fight?`,
  learned: (name, item) =>
    `I have learned this about me and ${name}: "${item}". How can I use it the next time it matters?`,
  likes: (name, item) => `I like this about ${name}: "${item}". How could I let them feel it this week?`,
}

/** About one item of a list, in the person's own voice. */
export const itemPrompt = (field: ListField, name: string, item: string) =>
  templates[field](oneLine(name), cut(oneLine(item), ITEM))

interface Part {
  field: ListField
  label: string
}

/** About a whole card: what stands in it, a few items of each list, or the wish to begin. */
export function cardPrompt(card: string, parts: readonly Part[], relationship: Relationship): string {
  const name = oneLine(relationship.personName)
  const lines = parts.flatMap(({ field, label }) => {
    const items = itemsOf(relationship[field]).slice(0, FEW)
    return items.length === 0 ? [] : [`${label}: ${items.map((item) => `"${cut(oneLine(item), ITEM)}"`).join(', ')}.`]
  })
  if (lines.length === 0)
    return `I have not written anything yet about ${card} with ${name}. Can you help me find out what belongs there?`
  return `I would like to look at ${card} with ${name}.\n${lines.join('\n')}\nWhat stands out to you, and where should I start?`
}
