import { choose, offer, say, sayOne, type Composer } from '../builtin/composer.ts'
import { isDoubted } from '../builtin/quiet-question.ts'
import { context } from '../builtin/remembered.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { splitSentences } from '../builtin/state.ts'
import { read } from '../read/read.ts'
import { isNearDanger } from '../safety/screen.ts'
import { ownIn } from '../text/own.ts'
import { doorInto, doorTo, exerciseOf, lines, readOf, reads, type Answer, type Door, type Read } from './data.ts'

/** From this chance on the likeliest was right in .93 of what authors not learnt from told first. */
const SURE = 0.8
/** Of fewer words nothing is taken for sure. */
const ENOUGH = 10
/** From this chance on a title is worth reading. */
const TITLE = 0.06

type Near = ReturnType<typeof textsIn>
function textsIn(text: string) {
  const { words, matter } = read(text)
  return matter().flatMap(({ label, chance }, at) => {
    const it = readOf(label)
    return it ? [{ it, chance, sure: at === 0 && chance >= SURE && words >= ENOUGH }] : []
  })
}

/** What the writer said last, this message too. */
const lately = ({ input }: Composer) => [...ownIn(input.history).slice(-5), input.message]
/** Whether there may be danger in it that nobody saw. */
export const mayBeUnsafe = (c: Composer): boolean => lately(c).some(isNearDanger)
const toldLast = (c: Composer) => lately(c).join('\n').slice(-2_500)

/** Texts by how near they come to this message, where that is sure, else to what was told last; looked up once a turn. */
const looked = new WeakMap<Composer, Near>()
function near(c: Composer): Near {
  const now = fitsNow(c) ? c.input.message : toldLast(c)
  const all = looked.get(c) ?? textsIn(now).filter(({ it }) => !c.state.guide.reads.includes(it.id))
  looked.set(c, all)
  return all
}

/** Whether a text is sure to fit, and by this message and not by what was told before alone. */
export const fitsNow = (c: Composer): boolean => textsIn(c.input.message)[0]?.sure === true

/** The door to the one text that is sure to fit, before anybody asked for it. */
export function sureDoor(c: Composer): Door[] {
  const [first] = isGuarded(c.state) ? [] : near(c)
  return first?.sure ? [doorTo(first.it)] : []
}

const nearTitles = (c: Composer, least = TITLE): Door[] =>
  near(c)
    .filter(({ chance }) => chance >= least)
    .slice(0, 3)
    .map(({ it }) => doorTo(it))

/** What holds for any matter in which this is asked; once a talk. */
const general = (c: Composer, wanted: string): Read | undefined =>
  reads.find(({ instead, id }) => instead === wanted && !c.state.guide.reads.includes(id))

/** Asked for advice: the lines of the text that is sure to fit; else what holds for its topic, with texts that come near. */
export function helps(c: Composer): void {
  if (isGuarded(c.state)) return notHere(c)
  const [first] = near(c)
  if (first?.sure) return show(c, first.it)
  if (!weigh(c, 'what-do-i-do', [...nearTitles(c, LIKELY), ...lines.afterAny])) titles(c)
}
/** From this chance on a title is likely to be about it. */
const LIKELY = 0.2

/** Where nothing comes near it, that is said; words and a talk can be prepared for anything. */
export function titles(c: Composer): void {
  if (isGuarded(c.state)) return notHere(c)
  const three = nearTitles(c)
  if (three.length > 0 && sayOne(c, lines.titles)) return offer(c, [...three, lines.none])
  sayOne(c, [...(c.state.guide.reads.length > 0 ? lines.noMore : lines.nothingFits), ...lines.listen])
  offer(c, lines.afterPlan)
}

export function showRead(c: Composer, id: string): void {
  const it = readOf(id)
  if (isGuarded(c.state)) notHere(c)
  else if (it) show(c, it)
}

/** Asked for less text, the talk stays with less. */
export const isBrief = ({ state }: Composer): boolean => state.guide.once.includes('brief')

const inShort = (spoken: string): string => splitSentences(spoken).slice(0, 2).join('').trim()

/** Says one of these; false where all were said. */
function tell(c: Composer, slot: string, texts: readonly string[]): boolean {
  const chosen = choose(c, slot, isBrief(c) ? texts.map(inShort) : texts)
  if (!chosen) return false
  context(c)
  c.state.guide.quiet = 0
  return say(c, chosen)
}
/** Ways on below an answer; `other`: a text for whatever is asked so, where none surely fits. */
function goOn(c: Composer, then: readonly Door[], other?: Read): true {
  const fits = sureDoor(c)
  offer(c, [...(fits.length === 0 && other ? [doorTo(other)] : fits), ...then])
  return true
}

/**
 * A question that nobody outside can weigh: what usually speaks for each side and what usually goes wrong, for its topic
 * where that is sure. What fits the matter lies a press away.
 */
export function weigh(c: Composer, wanted: keyof typeof lines.weighed, then: readonly Door[]): boolean {
  const [topic] = read(toldLast(c)).topic()
  const sure = topic?.use === 'say' ? topic.label : ''
  const all: readonly { topics?: readonly string[]; say: string }[] = lines.weighed[wanted]
  const some = [all.filter(({ topics }) => topics?.includes(sure)), all.filter(({ topics }) => !topics)]
  return some.some((texts) => {
    const spoken = texts.map((it) => it.say)
    return tell(c, `weighed/${wanted}`, spoken) && goOn(c, then, general(c, wanted))
  })
}

/** Says the written answer that fits a question; false where it was said. */
export const tellAnswer = (c: Composer, { id, say: spoken }: Answer): boolean => tell(c, `answers/${id}`, [spoken])
export const direct = (c: Composer, it: Answer): boolean => tellAnswer(c, it) && goOn(c, lines[it.then])

function show(c: Composer, { id, title, lines: all, exercise }: Read): void {
  const shown = isBrief(c) ? all.slice(0, 1) : all
  context(c)
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
