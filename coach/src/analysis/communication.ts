import { SURE, type Description, type StrainTopic } from './description.ts'
import { marked } from './quoting.ts'

const styleOf: Partial<Record<StrainTopic, string>> = {
  silence: 'something is left unsaid',
  heldback: 'something is left unsaid',
  quarrel: 'there are arguments',
  unasked: 'one is not heard',
  mocked: 'words are used that hurt',
  fault: 'words are used that hurt',
}
const said = /\b(?:sorry|apolog|talk|said|says|asked|told|sat down|agreed|admit)/i

const NAMED = 0.5

/** How the two talk, by the strains and repairs that were told, each with its words. */
export function communicationOf(read: Description, unsafe: boolean): string {
  const found = [
    ...read.strains.flatMap((it) => {
      const style = styleOf[it.topic]
      return style && it.sure >= SURE && it.named >= NAMED && it.actor !== 'third'
        ? [{ style, quote: it.quote, start: it.start }]
        : []
    }),
    ...read.strengths.flatMap(({ kind, sure, named, quote, start }) =>
      kind === 'repair' && sure >= SURE && named >= NAMED && said.test(quote)
        ? [{ style: 'something is done to mend it', quote, start }]
        : [],
    ),
  ]
  const top = found
    .filter(({ style }, at) => found.findIndex((it) => it.style === style) === at)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, 2)
  if (top.length === 0)
    return 'Not enough to tell how you two talk. A scene helps most: what one of you said, and what the other said then.'
  const joined = top.map(({ style, quote }) => `${style} (${marked(quote)})`).join(', and ')
  const guarded = unsafe ? ' Where one is afraid of what the other might do, this is no matter of style.' : ''
  return `As you describe it, ${joined}.${guarded}`
}
