import rows from '../../data/said/risks.json' with { type: 'json' }
import { controls } from '../guide/heard.ts'
import type { Risk } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { isDoer, isOfOneself, type Flag } from '../safety/flag.ts'
import { nearness, ownIn, sentencesIn } from '../text/words.ts'
import { sayOne, type Composer } from './composer.ts'
import { emergency, helpFor } from './topics.ts'
import { wasDenied } from './quiet-question.ts'
import { markOnce, OWN_HARM, TOLD_GRAVE } from './set-aside.ts'

/** What harm a message tells is named, with what is to be known of it, once a talk: whoever lives with it often calls it something else, and a number alone does not say that it was heard. The signs, the gravest first, are those of DASH (Richards 2009) and the Danger Assessment (Campbell 2009), and of what help lines count as neglect and control. */

type Row = Pick<Flag, 'category' | 'about'> & { say: string; unless?: readonly string[] }
const texts = rows as Readonly<Record<Risk, Row>>
/** From this chance on a sign is named: of 1,137 sealed messages of talks of harm, of which 190 tell one, 66 are named so, and .74 of these as they were labelled, which was looked at while it was chosen. What is said is true whoever reads it, and claims nothing of them. So many sentences of a message are read. */
const [NAMED, MOST] = [0.7, 20]
/** From this chance on a message is likely grave in its talk: what only has the words of harm is below. */
export const GRAVE = 0.55

/** The signs that a message tells: a sentence among others tells as much as one that stands alone. */
function risksIn(text: string): Risk[] {
  const found = [text, ...sentencesIn(text).slice(0, MOST)].flatMap((it) => read(it).risk())
  const told = new Set(found.flatMap(({ label, chance }) => (chance >= NAMED ? [label] : [])))
  if (controls(text)) told.add('shut-in')
  return (Object.keys(rows) as Risk[]).filter((it) => told.has(it))
}

/** Names the gravest sign that the message surely tells and that was not named before, and hands it over; null where there is none, the writer is the one who does it, it was denied or set aside, or the card itself says it. */
export function namesRisk(c: Composer, flag: Flag): Risk | null {
  const { state, reading, input } = c
  const isOfWriter = isDoer(flag) || state.related.includes(OWN_HARM)
  const isSaid = flag.tier === 3 && (flag.about || isOfOneself(flag))
  if (isOfWriter || isSaid || wasDenied(state) || flag.aside) return null
  const talk = [...ownIn(input.history), reading.text].join('\n')
  const isNew = (it: Risk) => !state.related.includes(`risk/${it}`) && (!flag.about || texts[it].about !== flag.about)
  const found = risksIn(reading.text).find((it) => isNew(it) && nearness(texts[it].unless ?? [], talk) === 0)
  if (!found) return null
  const { category, say } = texts[found]
  // Who can help with it goes by the sign, and not by what the card is for.
  const slots = { help: helpFor(c, { ...flag, category }), number: emergency(c), body: emergency(c, true) }
  if (!sayOne(c, [say], slots)) return null
  for (const it of [`risk/${found}`, TOLD_GRAVE]) markOnce(state, it)
  return found
}
