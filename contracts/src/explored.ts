import type { ListField } from './relationships.ts'

/** What "Explore with AI" asks about one item of a list on a relationship's page, in the person's own voice. */
export const itemQuestions: Record<ListField, (name: string, item: string) => string> = {
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

/** The lists' names, on the page and in what is asked about a card. */
export const listLabels: Record<ListField, string> = {
  relationshipGoals: 'Relationship Goals',
  strugglingWith: 'Areas to Improve',
  currentIssues: 'Current Issues & Concerns',
  triggers: 'Triggers',
  redLines: 'Red Lines',
  incompatibilities: 'Incompatibilities',
  aspirations: 'Aspirations',
  values: 'Core Values',
  nonNegotiables: 'Non-Negotiables',
  learned: "What You've Learned",
  likes: 'What You Like',
}

/** One item of a list. */
export interface ExploredItem {
  field: ListField
  item: string
}
const [NONE_BEGIN, NONE_END] = [
  'I have not written anything yet about ',
  '. Can you help me find out what belongs there?',
]
const [CARD_BEGIN, CARD_END] = ['I would like to look at ', 'What stands out to you, and where should I start?']

/** What it asks about a whole card: `about` is the card inside a sentence, "my goals"; lists without items are left out. */
export function cardQuestion(
  about: string,
  name: string,
  lists: readonly { field: ListField; items: readonly string[] }[],
) {
  const full = lists.filter(({ items }) => items.length > 0)
  if (full.length === 0) return `${NONE_BEGIN}${about} with ${name}${NONE_END}`
  const lines = full.map(({ field, items }) => `${listLabels[field]}: ${items.map((it) => `"${it}"`).join(', ')}.`)
  return [`${CARD_BEGIN}${about} with ${name}.`, ...lines, CARD_END].join('\n')
}

/** What such a question is about: one item, or those of a card, perhaps none. It is told by its frame; null for any other message. */
export function exploredIn(message: string): ExploredItem | ExploredItem[] | null {
  if (message.startsWith(NONE_BEGIN) && message.endsWith(NONE_END)) return []
  if (message.startsWith(CARD_BEGIN) && message.endsWith(CARD_END))
    return inTurn(message.split('\n').slice(1, -1).map(itemsIn))
  for (const { field, begin, between, end } of frames) {
    const from = message.indexOf(between, begin.length) + between.length
    if (message.startsWith(begin) && from >= between.length && message.endsWith(end))
      return { field, item: message.slice(from, -end.length) }
  }
  return null
}

/** The first of each list, then the second of each: none comes late for standing last. */
function inTurn(lists: ExploredItem[][]): ExploredItem[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

function itemsIn(line: string): ExploredItem[] {
  const field = fields.find((it) => line.startsWith(`${listLabels[it]}: "`))
  if (!field) return []
  const items = line.slice(line.indexOf('"') + 1, line.lastIndexOf('"')).split('", "')
  return items.map((item) => ({ field, item }))
}

const fields = Object.keys(itemQuestions) as ListField[]
/** What stands before, between and behind the name and the item. */
const frames = fields.map((field) => {
  const [begin = '', between = '', end = ''] = itemQuestions[field]('\n', '\n').split('\n')
  return { field, begin, between, end }
})
