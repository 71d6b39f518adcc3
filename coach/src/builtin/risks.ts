import rows from '../../data/said/risks.json' with { type: 'json' }
import { controls } from '../guide/heard.ts'
import type { Risk } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { isDoer, speaksAsChild, type Flag, type Sighting } from '../safety/flag.ts'
import { nearness, ownIn, sentencesIn } from '../text/words.ts'
import { sayOne, type Composer } from './composer.ts'
import { emergency, helpFor } from './topics.ts'
import { mayCost, wasDenied } from './quiet-question.ts'
import type { Reading } from './reading.ts'
import { markOnce, OWN_HARM } from './set-aside.ts'

/** What harm a message tells is named, with what is to be known of it, once a talk: whoever lives with it often calls it something else, and a number alone does not say that it was heard. The signs are those of DASH (Richards 2009) and the Danger Assessment (Campbell 2009), and of what help lines count as neglect and control. */

/** The gravest first. */
const all = Object.keys(rows) as Risk[]
type Row = Pick<Flag, 'category'> & { say: string; unless?: readonly string[] }
const texts = rows as Readonly<Record<Risk, Row>>
/** From this chance on a sign is named: of 1,137 sealed messages of talks of harm, of which 190 tell one, 68 are named so, and .72 of these as they were labelled. What is said is true whoever reads it, and claims nothing of them. */
const NAMED = 0.7
const mark = (risk: Risk) => `risk/${risk}`

/** The signs that a message tells, the gravest first: a sentence among others tells as much as one that stands alone. */
function risksIn(text: string): Risk[] {
  const found = [text, ...sentencesIn(text).slice(0, MOST)].flatMap((it) => read(it).risk())
  const told = new Set(found.flatMap(({ label, chance }) => (chance >= NAMED ? [label] : [])))
  if (controls(text)) told.add('shut-in')
  return all.filter((it) => told.has(it))
}
const MOST = 20

/** Names the gravest sign that the message surely tells and that was not named before; false where there is none, the writer is the one who does it, or it was denied or set aside. */
export function namesRisk(c: Composer, flag: Flag): boolean {
  const { state, reading, input } = c
  if (isDoer(flag) || state.related.includes(OWN_HARM) || wasDenied(state) || flag.aside) return false
  const talk = [...ownIn(input.history), reading.text].join('\n')
  const fits = (it: Risk) => !state.related.includes(mark(it)) && nearness(texts[it].unless ?? [], talk) === 0
  const found = risksIn(reading.text).find(fits)
  if (!found || !markOnce(state, mark(found))) return false
  return sayOne(c, [texts[found].say], { help: helpFor(c, flag), number: emergency(c), body: emergency(c, true) })
}

/** From this chance on a message is likely grave in its talk: what only has the words of harm is below. */
const LIKELY = 0.5
/** What is seen in a message by the harm that it tells, where that may be. */
export function riskIn(reading: Reading): Sighting | null {
  const { text } = reading
  const found = mayCost(reading, LIKELY) ? risksIn(text)[0] : undefined
  if (!found) return null
  const { category } = texts[found]
  const thirdParty = category === 'child-abuse' && !speaksAsChild(text)
  return { category, tier: 1, thirdParty, rule: 'learnt/risk', above: 1, doubt: true }
}
