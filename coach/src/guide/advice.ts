import { choose, inOrder, say, type Composer } from '../builtin/composer.ts'
import { context } from '../builtin/context.ts'
import { isDoubted } from '../builtin/quiet-question.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { splitSentences } from '../builtin/state.ts'
import type { Intent } from '../read/intents.ts'
import { read } from '../read/read.ts'
import { sentencesIn } from '../text/split.ts'
import { lines, readOf, reads, type Answer, type Door, type Read } from './data.ts'
import { nearest, nearnessTo, type Near } from './nearest.ts'
import { doorTo, offer } from './offer.ts'

/** From this nearness on a text is shown at once, if it leads the next one by so much: asked for, or of ourselves. */
const ASKED = 1.5
const UNASKED = 3
const LEAD = 0.5
/** A title is worth reading where something was said of it, or where the topic is rather sure. */
const TITLE = 0.5

/** What was told last. */
const toldIn = ({ input }: Composer) =>
  [...input.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-5), input.message]
    .join('\n')
    .slice(-2_500)

/** What comes near is looked up once a turn. */
const looked = new WeakMap<Composer, Looked>()
type Looked = { at: Near<Read>[]; cued: number }
const near = (c: Composer): Looked => looked.get(c) ?? looked.set(c, look(c)).get(c)!

/** Texts by how near they come to what was told last; the topic only breaks ties. */
function look(c: Composer): Looked {
  const text = toldIn(c)
  const topic = new Map<string, number>(
    read(text)
      .topic()
      .map(({ label, chance }) => [label, chance]),
  )
  const { reads: seen } = c.state.guide
  const toNow = nearnessTo(sentencesIn(c.input.message).at(-1) ?? '')
  const at = nearest(
    reads.filter(({ instead }) => !instead),
    text,
    ({ topics, cues }) => toNow(cues) + Math.max(...topics.map((it) => topic.get(it) ?? 0)),
  ).filter(({ it }) => !seen.includes(it.id))
  const [first, second] = at
  const cued = first ? nearnessTo(text)(first.it.cues) + toNow(first.it.cues) : 0
  return { at, cued: first && first.score - (second?.score ?? 0) >= LEAD ? cued : 0 }
}

/** Whether a text is sure to fit, and by this message and not by what was told before alone. */
export const fitsNow = (c: Composer): boolean =>
  near(c).cued >= ASKED && nearnessTo(c.input.message)(near(c).at[0]!.it.cues) > 0

/** Asked for advice: the lines of the text that is sure to fit, else some that hold for anything, beside three titles. */
export function helps(c: Composer, wanted: Intent = 'what-do-i-do'): void {
  if (isGuarded(c.state)) return notHere(c)
  context(c)
  const { at, cued } = near(c)
  if (cued >= ASKED && at[0]) return show(c, at[0].it)
  const anything = general(c, wanted)
  if (!anything) return titles(c, at)
  show(c, anything)
  const told = nearnessTo(toldIn(c))
  const three = at.filter(({ it }) => told(it.cues) > 0).slice(0, 3)
  if (three.length > 0) offer(c, [...three.map(({ it }) => doorTo(it)), ...lines.afterAny])
}

/** What holds for any matter in which this is asked; once a talk. */
const general = (c: Composer, wanted: Intent): Read | null =>
  reads.find(({ instead, id }) => instead === wanted && !c.state.guide.reads.includes(id)) ?? null

/** The one text that is sure to fit, before anybody asked for it. */
export function surely(c: Composer): Read | null {
  if (isGuarded(c.state)) return null
  const { at, cued } = near(c)
  return cued >= UNASKED ? (at[0]?.it ?? null) : null
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
  const less = isBrief(c)
  const of = (some: readonly Weighed[]) =>
    choose(
      c,
      `weighed/${wanted}`,
      some.map(({ say: spoken }) => (less ? splitSentences(spoken).slice(0, 2).join('').trim() : spoken)),
    )
  const near = all.filter(({ topics }) => topics?.includes(sure))
  if (!say(c, (near.length > 0 ? of(near) : null) ?? of(all.filter(({ topics }) => !topics)))) return false
  c.state.guide.quiet = 0
  const fits = surely(c) ?? general(c, wanted)
  offer(c, [...(fits ? [doorTo(fits)] : []), ...then])
  return true
}

/** A question of a known kind, answered at once; what fits the matter lies a press away. */
export function direct(c: Composer, { id, say: spoken, then }: Answer): boolean {
  const short = isBrief(c) ? splitSentences(spoken).slice(0, 2).join('').trim() : spoken
  if (!say(c, choose(c, `answers/${id}`, [short]))) return false
  c.state.guide.quiet = 0
  const nearby = surely(c)
  offer(c, [...(nearby ? [doorTo(nearby)] : []), ...lines[then]])
  return true
}

export function titles(c: Composer, at = near(c).at): void {
  if (isGuarded(c.state)) return notHere(c)
  const three = at.filter(({ score }) => score >= TITLE).slice(0, 3)
  if (three.length === 0 || !say(c, inOrder(c, 'titles', lines.titles))) return none(c)
  offer(c, [...three.map(({ it }) => doorTo(it)), lines.none])
}

/** Nothing comes near it, and that is said; words and a talk can be prepared for anything. */
function none(c: Composer): void {
  const { reads: seen } = c.state.guide
  const spoken = seen.length > 0 ? inOrder(c, 'no-more', lines.noMore) : inOrder(c, 'nothing-fits', lines.nothingFits)
  if (!say(c, spoken)) say(c, inOrder(c, 'listen', lines.listen))
  offer(c, lines.afterPlan)
}

export function showRead(c: Composer, id: string): void {
  if (isGuarded(c.state)) return notHere(c)
  const it = readOf(id)
  if (it) show(c, it)
}

/** Asked for less text, the talk stays with less. */
export const isBrief = ({ state }: Composer): boolean => state.guide.once.includes('brief')

function show(c: Composer, { id, title, lines: all }: Read): void {
  const shown = isBrief(c) ? all.slice(0, 1) : all
  c.state.guide.reads = [...c.state.guide.reads, id].slice(-40)
  c.state.guide.quiet = 0
  c.state.guide.doors++
  if (!isBrief(c)) say(c, inOrder(c, 'helps', lines.helps))
  say(c, `\n\n${title}:\n${shown.map((line) => `- ${line}`).join('\n')}`)
  c.given.read = { id, title, lines: shown }
  offer(c, lines.afterRead)
}

export function notHere(c: Composer): void {
  // Only a doubt, and not asked about yet: that comes first, and then what was asked for.
  if (isDoubted(c) && say(c, inOrder(c, 'first', lines.first))) return
  if (!say(c, inOrder(c, 'not-here', lines.notHere))) say(c, inOrder(c, 'listen', lines.listen))
  offer(c, lines.guardedDoors)
}
