import type { MayBe, TextAnalysisResult } from '@mallama/contracts/coach'
import { readable } from '../builtin/kind-of-text.ts'
import type { TextAnalysisInput } from '../operations.ts'
import type { AsReceived } from '../read/read.ts'
import { speaksAsChild, isByClose } from '../safety/flag.ts'
import { isNearDanger, sight, toSafety } from '../safety/screen.ts'
import { stripped, type Place, type Words } from '../text/words.ts'
import { answerIn, questionIn } from './description.ts'
import { type Received, untilWord, distinct, placeAt, placeOf, stepsTo, givenIn, marked } from './received-harm.ts'
import { harmOf, HALF, SURE } from './received-harm.ts'
import { type Plainly, type Kind, answer, groups, threat, unread, grave, kinds, vague, also, safe } from './harms.ts'
import { chanceOf, told } from './harms.ts'

/** Reads one message that the user received. Pure; never throws. `start` and `end` are UTF-16 units, absent for the context. */
export function analyseMessage(input: TextAnalysisInput): TextAnalysisResult {
  const it = received(input)
  const told = readingOf(it)
  return {
    emotionalTone: told.tone,
    interpretation: told.says,
    underlyingMeaning: told.means,
    alternativeReading: told.other,
    suggestedResponse: safest(it, told.reply),
    ...(told.mayBe ? { mayBe: told.mayBe } : {}),
    ...confidenceOf(it, told),
    evidence: [...distinct(told.shown), ...told.context],
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}

/** One message that somebody sent to the reader, read; "you" in it is the reader. */
export const received = (input: TextAnalysisInput): Received => harmOf(givenIn(input), input)

/** What the reader could send back; at risk, what protects them, as help lines advise: nothing that gives way or provokes. */
function safest({ grave: of, past, abuse, flag }: Received, reply: string): string {
  if (abuse && flag?.tier === 3 && isByClose(flag)) return safe.now
  return of && grave[of].firm ? reply : abuse ? safe[abuse] : past.noContact ? safe.outOfTouch : reply
}

/** COACH.md, "Text analysis": the caps; the first holds for no more words than these, where nothing is told about them. */
export const CAPS = { bare: 0.45, conflict: 0.5, always: 0.85 } as const
export const BARE = 4

/** How sure the reading is of what the message does, 0.1..0.85, and what that rests on: the contributions add up to it. */
function confidenceOf({ words, context }: Received, { chance, named, shown }: Told) {
  const { contributions, to } = stepsTo('confidence', 100)
  let value = to(chance, `how clearly the words show ${named} rather than anything else`, shown[0]?.quote)
  const cap = (most: number, why: string) => (value = to(Math.min(value, most), why))
  if (words <= BARE && context === null) cap(CAPS.bare, 'four words or fewer, without context: never surer than 0.45')
  if (named === kinds.sarcasm.named) cap(CAPS.conflict, 'words and meaning seem to conflict: never surer than 0.50')
  const confidence = to(Math.min(Math.max(value, 0.1), CAPS.always), 'words alone: never surer than 0.85')
  return { confidence, contributions }
}

type Told = ReturnType<typeof plainly>

/** Fewer words say nothing without what came before, but for a reproach; so many are quoted whole; so many letters of what cannot be read. */
const [FEWEST, AT_A_GLANCE, GLIMPSE] = [4, 16, 40]
/** From the first on the likeliest reading was right three times in four; from the second on two together are named, from the third on more than two in three were right. */
const [NEAR, TWO, RATHER] = [0.4, 0.4, 0.6]
/** Below the first the reader is asked which it is; from the second on a reading is one to choose, so many at most; none so near danger, in log-odds. */
const [ASKED, MAY, MOST, TOO_NEAR] = [0.7, 0.03, 4, -3]

function readingOf(it: Received): Told {
  const { text, context, as } = it
  const [whole = null] = it.words <= AT_A_GLANCE ? [] : it.parts.toSorted((a, b) => b.text.length - a.text.length)
  if (it.grave) {
    const row = grave[it.grave]
    return besideContext(it, plainly(row, placeOf(text, it.danger ?? whole), row.named))
  }
  const legible = readable(text)
  // "k." and "..." are whole messages between people; pictures say something beside what came before.
  const isBrief = text.trim() !== '' && text.trim().length <= 4 && text.length < 100
  if (legible !== 'words' && !(legible === 'emoji' ? context !== null : isBrief))
    return plainly(unread[legible], placeAt(text, untilWord(text.trim(), GLIMPSE)))
  if (it.words < FEWEST && context === null && !isReproach(as)) return plainly(unread.few, placeOf(text, whole))
  const { label, chance } = as.reads[0]!
  const kind = kinds[label]
  const key = placeOf(text, whole && as.shown(label))
  const reply = replyTo(it, kind, chance)
  // A threat that may be there comes before any other second reading.
  const threatens = as.threat.use === 'leave' ? null : threat.says
  if (chance < NEAR) {
    // Two readings that are unlikely even together are guesses.
    const [first, second] = as.reads.map(({ label: one }) => `${kinds[one].named}: more likely if ${kinds[one].when}`)
    const two = chance + as.reads[1]!.chance < TWO ? vague.other : `It could be ${first}. Or it could be ${second}.`
    const mayBe = others(it, null, whole)
    const says = isReproach(as) ? vague.minds : mayBe ? vague.asks : vague.says
    const told = plainly({ ...vague, says, chance, other: threatens ?? two, reply }, placeOf(text, whole))
    return besideContext(it, { ...told, mayBe })
  }
  const { tone, named } = kind
  const says = saysOf(kind, text) + (chance >= SURE ? '' : chance >= RATHER ? also.fairly : also.likeliest)
  const told = plainly({ says, means: meansOf(kind), other: threatens, reply, tone, named, chance }, key, named)
  return besideContext(it, { ...told, mayBe: chance < ASKED ? others(it, kind, whole) : undefined })
}

/** The same message is always worded the same. */
const saysOf = ({ says }: Kind, text: string) => says[text.length % says.length]!
const quoting = (says: string, { quote }: Place) => says.replace('{q}', () => marked(quote))
const meansOf = ({ beneath, tells }: Kind) => [...beneath, tells].join(' ')

/** What else it may do: only the reader can tell, and is asked. Nobody is asked whether a threat was meant as a joke. */
function others(it: Received, but: Kind | null, whole: Words | null): MayBe | undefined {
  const { text, as, past, abuse } = it
  if (abuse || past.noContact || isUneasy(it)) return undefined
  const isChoice = ({ named, group }: Kind) => named !== but?.named && group !== 'harmed'
  const near = as.reads.filter(({ label, chance }) => isChoice(kinds[label]) && chance >= MAY)
  if (!but && near.slice(0, 3).reduce((sum, { chance }) => sum + chance, 0) < TWO) return undefined
  const choices = near.slice(0, but ? MOST - 1 : MOST).map(({ label }) => {
    const kind = kinds[label]
    const says = [quoting(saysOf(kind, text), placeOf(text, whole && as.shown(label))), meansOf(kind)]
    const reply = (it.role && kind.answers[it.role]) ?? kind.answers.any
    return { label: kind.named, hint: `more likely if ${kind.when}`, says, words: [{ by: answer, text: reply }] }
  })
  return choices.length > 0 ? choices : undefined
}
/** Somebody may be harmed, by what is told beside it or by who writes to a child: nothing is asked of the sender, and no answer that is warm by choice. */
function isUneasy(it: Received): boolean {
  const told = it.context ?? ''
  if (it.flag || it.as.threat.use !== 'leave' || isNearHarm(it)) return true
  return isNearDanger(`${told}\n${it.text}`, TOO_NEAR) || speaksAsChild(told)
}
const isNearHarm = ({ parts }: Received) => parts.some(({ text }) => sight(text) !== null)

/** What is said the same whatever the words are. */
function plainly({ says, firm: _firm, ...row }: Plainly, key: Place, label = 'what there is to read') {
  const beside: { mayBe?: MayBe | undefined; context: { quote: string; label: string }[] } = { context: [] }
  return { ...row, ...beside, says: quoting(says, key), shown: [{ ...key, label }] }
}

const sore: readonly Kind['group'][] = ['hard', 'hurt', 'attack', 'harmed']
/** Whatever it is meant to do, something bothers or hurts who writes it: right in 25 of 28 that read as no one thing. */
const isReproach = ({ reads }: AsReceived): boolean => chanceOf(reads, ({ group }) => sore.includes(group)) >= RATHER

/** What fits the reading and who sent it, or the kind of thing that it is. Nothing is granted beside what may be harm, and what was told beside the message stays the reader's. */
function replyTo(it: Received, kind: Kind, chance: number): string {
  if (isNearHarm(it)) return vague.reply
  const isMostly = (one: Kind['group']) => chanceOf(it.as.reads, ({ group }) => group === one) >= HALF
  const side = (Object.keys(groups) as Kind['group'][]).find(isMostly)
  const open = side ? groups[side] : isUneasy(it) ? vague.reply : vague.check
  const answers = chance >= (kind.costly ? SURE : NEAR) ? kind.answers : { any: open }
  return (it.role && answers[it.role]) ?? answers.any
}

function besideContext({ context, past, flag, abuse, role, text }: Received, it: Told): Told {
  if (!context) return it
  const question = flag || abuse || past.noContact ? null : questionIn(context)
  const isNear = isNearDanger(`${context}\n${text}`)
  const answered = question && answerIn(question, role === 'partner' || role === 'ex', isNear)
  const quote = stripped(untilWord(past.quote ?? context, 160), '', '.!? \n') || untilWord(context, 160)
  const says = answered
    ? `${told.asked.replace('{t}', () => marked(question.quote))} ${answered}`
    : (past.noContact ? told.contact : told.beside).replace('{t}', () => marked(quote))
  return { ...it, says: `${it.says} ${says}`, context: [{ quote, label: 'what you told about it' }] }
}
