import { choose, offer, say, sayOne, type Composer } from '../builtin/composer.ts'
import { isFar, isDoubted } from '../builtin/quiet-question.ts'
import { context } from '../builtin/remembered.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { splitSentences, ownIn, wordCount } from '../text/words.ts'
import { read } from '../read/read.ts'
import { MOST } from '../read/talk.ts'
import { isNearDanger } from '../safety/screen.ts'
import { doorInto, doorTo, exerciseOf, lines, readOf, type Door, type Read } from './data.ts'

/** From this chance on the likeliest was right in .93 of what authors not learnt from told first; of fewer words nothing is taken for sure. From the last on a title is worth reading. */
const [SURE, ENOUGH, TITLE] = [0.8, 10, 0.06]

function textsIn(text: string) {
  const { words, matter } = read(text)
  return matter().flatMap(({ label, chance }, at) => {
    const it = readOf(label)
    return it ? [{ it, chance, sure: at === 0 && chance >= SURE && words >= ENOUGH }] : []
  })
}

/** What the writer said last, before this message. */
const earlier = ({ input }: Composer) => ownIn(input.history).slice(-5)
/** Whether there may be danger in it that nobody saw, and the talk does not rule it out; what was said earlier counts where it is nearer, and not once a doubt of it was denied. What is so long is not all read with the talk. */
export function mayBeUnsafe(c: Composer, least?: number): boolean {
  const far = isFar(c.reading)
  const mayBe = (text: string) => (!far || wordCount(text) > MOST[2]) && isNearDanger(text, -1)
  return (!far && isNearDanger(c.input.message, least)) || (!c.state.flag?.cleared && earlier(c).some(mayBe))
}
/** So near stand half of the grave messages that go unseen, and 44 of 488 sealed questions. */
export const NEARER = -1.5
const toldLast = (c: Composer) => [...earlier(c), c.input.message].join('\n').slice(-2_500)
/** Texts by how near they come to this message, where that is sure, else to what was told last. */
const near = (c: Composer) =>
  textsIn(fitsNow(c) ? c.input.message : toldLast(c)).filter(({ it }) => !c.state.guide.reads.includes(it.id))

/** The text that is sure to fit, by this message and not by what was told before alone. */
export const fitsNow = (c: Composer, least = SURE): Read | undefined =>
  textsIn(c.input.message).find(({ sure, chance }) => sure && chance >= least)?.it

/** The door to the one text that is sure to fit, before anybody asked for it. */
export function sureDoor(c: Composer): Door[] {
  const [first] = isGuarded(c.state) ? [] : near(c)
  return first?.sure ? [doorTo(first.it)] : []
}

/** Asked for advice: the lines of the text that is sure to fit; else titles to choose from. */
export function helps(c: Composer): void {
  const [first] = near(c)
  if (first?.sure) showRead(c, first.it.id)
  else titles(c)
}

/** Where nothing comes near it, that is said; words and a talk can be prepared for anything. */
export function titles(c: Composer): void {
  if (isGuarded(c.state)) return notHere(c)
  const some = near(c).filter(({ chance }) => chance >= TITLE)
  const three = some.slice(0, 3).map(({ it }) => doorTo(it))
  if (three.length > 0 && sayOne(c, lines.titles)) return offer(c, [...three, lines.none])
  sayOne(c, [...(c.state.guide.reads.length > 0 ? lines.noMore : lines.noText), ...lines.listen])
  offer(c, lines.afterPlan)
}

export const isBrief = ({ state }: Composer): boolean => state.guide.once.includes('brief')
export const inShort = (spoken: string): string => splitSentences(spoken).slice(0, 2).join('').trim()

/** Says one of these; false where all were said. */
export function tell(c: Composer, slot: string, texts: readonly string[]): boolean {
  const chosen = choose(c, slot, isBrief(c) ? texts.map(inShort) : texts)
  if (!chosen) return false
  context(c)
  c.state.guide.quiet = 0
  return say(c, chosen)
}

export function showRead(c: Composer, id: string): void {
  const it = readOf(id)
  if (isGuarded(c.state)) return notHere(c)
  if (!it) return
  const { title, lines: all, exercise } = it
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
