import answers from '../data/answers.json' with { type: 'json' }
import kinds from '../data/kinds.json' with { type: 'json' }
import occasions from '../data/occasions.json' with { type: 'json' }
import readings from '../data/readings.json' with { type: 'json' }
import underCard from '../data/under-card.json' with { type: 'json' }
import { writePacked } from './pack.ts'

/**
 * `node coach/train/texts.ts` packs long texts of coach/data as the coach reads them: the written answers, what is said under a
 * card of help, the kinds of words, what received messages may mean, and the words of occasions. A test fails where it was forgotten.
 */
type Said = Record<'is' | 'begin' | 'warm' | 'firm', string> & { also?: string }
const said = Object.entries<Record<string, Said>>(occasions).flatMap(([kind, all]) =>
  Object.entries(all).map(([id, { begin, warm, firm, also }]) => {
    const ways = { plain: begin, warm, firm, short: firm, brief: firm }
    return [`${kind}/${id}`, { begin, ways, ...(also && { also }) }] as const
  }),
)
export const packedTexts: Readonly<Record<string, unknown>> = {
  'guide/under.br': underCard,
  'guide/answers.br': answers,
  'guide/kinds.br': kinds,
  'read/readings.br': readings,
  'guide/occasions.br': Object.fromEntries(said),
}
export const occasionsSaid = new Map(said)

if (import.meta.main) for (const [path, what] of Object.entries(packedTexts)) writePacked(path, what)
