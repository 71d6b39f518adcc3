import { choose, cite, say, sayOne, type Composer } from '../builtin/composer.ts'
import { context } from '../builtin/remembered.ts'
import { isDoubted } from '../builtin/quiet-question.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { splitSentences } from '../builtin/state.ts'
import type { Intent } from '../read/intents.ts'
import { read } from '../read/read.ts'
import { ownIn } from '../text/own.ts'
import { exerciseOf, lines, readOf, reads, type Answer, type Door, type Read } from './data.ts'
import { questionIn } from './draft.ts'
import { doorInto, doorTo, offer } from './offer.ts'

/** From this chance on the likeliest was right in .93 of what authors not learnt from told first. */
const SURE = 0.8
/** Of fewer words nothing is taken for sure; of fewer than these it is plain what is asked. */
const [ENOUGH, A_STORY] = [10, 16]
/** From this chance on a title is worth reading. */
const TITLE = 0.06

/** What was told last. */
const toldIn = ({ input }: Composer) => [...ownIn(input.history).slice(-5), input.message].join('\n').slice(-2_500)

/** What comes near is looked up once a turn. */
const looked = new WeakMap<Composer, Near[]>()
const near = (c: Composer): Near[] => looked.get(c) ?? looked.set(c, look(c)).get(c)!

interface Near {
  it: Read
  chance: number
  sure: boolean
}

function textsIn(text: string): Near[] {
  const { words, matter } = read(text)
  return matter().flatMap(({ label, chance }, at) => {
    const it = readOf(label)
    return it ? [{ it, chance, sure: at === 0 && chance >= SURE && words >= ENOUGH }] : []
  })
}

/** Texts by how near they come to this message, where that is sure, else to what was told last. */
function look(c: Composer): Near[] {
  const now = textsIn(c.input.message)
  const all = now[0]?.sure ? now : textsIn(toldIn(c))
  return all.filter(({ it }) => !c.state.guide.reads.includes(it.id))
}

/** Whether a text is sure to fit, and by this message and not by what was told before alone. */
export const fitsNow = (c: Composer): boolean => textsIn(c.input.message)[0]?.sure === true

/** Asked for advice: the lines of the text that is sure to fit, else some that hold for anything, beside three titles. */
export function helps(c: Composer, wanted: Intent = 'what-do-i-do'): void {
  if (isGuarded(c.state)) return notHere(c)
  context(c)
  const fits = surely(c)
  if (fits) return show(c, fits)
  const anything = general(c, wanted)
  if (!anything) return titles(c)
  show(c, anything)
  const three = nearTitles(c)
  if (three.length > 0) offer(c, [...three.map(({ it }) => doorTo(it)), ...lines.afterAny])
}

/** What holds for any matter in which this is asked; once a talk. */
const general = (c: Composer, wanted: Intent): Read | null =>
  reads.find(({ instead, id }) => instead === wanted && !c.state.guide.reads.includes(id)) ?? null

/** The one text that is sure to fit, before anybody asked for it. */
export function surely(c: Composer): Read | null {
  if (isGuarded(c.state)) return null
  const [first] = near(c)
  return first?.sure ? first.it : null
}

interface Weighed {
  topics?: readonly string[] | undefined
  say: string
}

/**
 * A question that nobody outside can weigh: what can be said for anyone, for its topic where that is sure. What fits the
 * matter lies a press away.
 */
export function weigh(c: Composer, wanted: keyof typeof lines.weighed, then: readonly Door[]): boolean {
  const [topic] = read(toldIn(c)).topic()
  const sure = topic?.use === 'say' ? topic.label : ''
  const all: readonly Weighed[] = lines.weighed[wanted]
  const texts = (some: readonly Weighed[]) => some.map((it) => inShort(c, it.say))
  const of = (some: readonly Weighed[]) => choose(c, `weighed/${wanted}`, texts(some))
  const near = all.filter(({ topics }) => topics?.includes(sure))
  sayBack(c)
  if (!say(c, (near.length > 0 ? of(near) : null) ?? of(all.filter(({ topics }) => !topics)))) return false
  c.state.guide.quiet = 0
  const fits = surely(c) ?? (wanted === 'any' ? null : general(c, wanted))
  offer(c, [...(fits ? [doorTo(fits)] : []), ...then])
  return true
}

/** Which question it is that is answered, in their words, where it stands in a story. */
function sayBack(c: Composer): void {
  const question = isBrief(c) || c.reading.words < A_STORY ? null : questionIn(c.input.message)
  if (!question || question.length === c.input.message.trim().length) return
  if (say(c, choose(c, 'asked', lines.asked, { q: question }))) cite(c, question, 'your question')
}

/** A question of a known kind, answered at once; what fits the matter lies a press away. */
export function direct(c: Composer, { id, say: spoken, then }: Answer): boolean {
  const answer = choose(c, `answers/${id}`, [inShort(c, spoken)])
  if (!answer) return false
  sayBack(c)
  say(c, answer)
  c.state.guide.quiet = 0
  const nearby = surely(c)
  offer(c, [...(nearby ? [doorTo(nearby)] : []), ...lines[then]])
  return true
}

const nearTitles = (c: Composer): Near[] =>
  near(c)
    .filter(({ chance }) => chance >= TITLE)
    .slice(0, 3)

export function titles(c: Composer): void {
  if (isGuarded(c.state)) return notHere(c)
  const three = nearTitles(c)
  if (three.length === 0 || !sayOne(c, lines.titles)) return none(c)
  offer(c, [...three.map(({ it }) => doorTo(it)), lines.none])
}

/** Nothing comes near it, and that is said; words and a talk can be prepared for anything. */
function none(c: Composer): void {
  const { reads: seen } = c.state.guide
  sayOne(c, [...(seen.length > 0 ? lines.noMore : lines.nothingFits), ...lines.listen])
  offer(c, lines.afterPlan)
}

export function showRead(c: Composer, id: string): void {
  if (isGuarded(c.state)) return notHere(c)
  const it = readOf(id)
  if (it) show(c, it)
}

/** Asked for less text, the talk stays with less. */
export const isBrief = ({ state }: Composer): boolean => state.guide.once.includes('brief')

const inShort = (c: Composer, spoken: string): string =>
  isBrief(c) ? splitSentences(spoken).slice(0, 2).join('').trim() : spoken

function show(c: Composer, { id, title, lines: all, exercise }: Read): void {
  const shown = isBrief(c) ? all.slice(0, 1) : all
  c.state.guide.reads = [...c.state.guide.reads, id].slice(-40)
  c.state.guide.quiet = 0
  c.state.guide.doors++
  if (!isBrief(c)) sayOne(c, lines.helps)
  say(c, `\n\n${title}:\n${shown.map((line) => `- ${line}`).join('\n')}`)
  c.given.read = { id, title, lines: shown }
  const fits = exercise ? exerciseOf(exercise) : null
  const [other, ...any] = lines.afterRead
  offer(c, fits ? [other!, doorInto(fits), any[0]!] : lines.afterRead)
}

export function notHere(c: Composer): void {
  // Only a doubt, and not asked about yet: that comes first, and then what was asked for.
  if (isDoubted(c) && sayOne(c, lines.first)) return
  sayOne(c, [...lines.notHere, ...lines.listen])
  offer(c, lines.guardedDoors)
}
