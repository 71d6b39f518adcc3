import { choose, inOrder, offer, say, sayAny, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { refusedIn } from '../craft/refuse.ts'
import { firstName } from '../text/people.ts'
import { sentencesIn } from '../text/split.ts'
import { dangerOfGoal } from '../read/goal-danger.ts'
import type { Intent, Kind } from '../read/labels.ts'
import { notHere } from './advice.ts'
import { chosenKind, exerciseOf, exercises, finished, lines, type Door, type Finished, type Manner } from './data.ts'
import { arguable, dictatedIn, quotedIn, withoutAsides } from './draft.ts'
import { isCareful } from './exercise.ts'
import { isAfraid, isFound } from './heard.ts'
import { kindsOf, mayStand, SURE } from './kinds-asked.ts'
import { nearest, nearness } from './nearest.ts'
import { OWN } from './state.ts'
import { open, WORDS } from './steps.ts'
import { greeted, told } from './told.ts'

/**
 * Words that can go as they are. What they have to do is read from how they were asked for; nothing of the matter is
 * made up, so that one message holds for all of its kind (decision 82).
 */

/** From this chance on a kind is taken where something told can stand in it; a button needs the other. */
const [WITH, LIKELY] = [0.4, 0.2]

/** Gives words, or asks for the one line that they need; false where none may be given. */
export function giveWords(c: Composer): boolean {
  if (isRefused(c, c.reading.text)) return true
  // Words that may be the last ones: that is asked before any.
  const last = !c.state.directAsked.includes('self-harm') && nearness(lines.lastWords, c.reading.text) > 0
  if (last && !isFound(c)) c.state.flag = { tier: 1, category: 'self-harm', thirdParty: false }
  const { ordered, you } = told(c)
  const pursues = dangerOfGoal(`${c.reading.text}\n${ordered}`)?.danger === 'pursue'
  if (last || pursues || nearness(lines.noContact, c.reading.text) > 0) return (notHere(c), true)
  const [first, ...others] = kindsOf(c)
  const near = others.filter(({ label, chance }) => chance >= LIKELY && mayStand(c, label))
  const next = near.slice(0, 3).map(({ label }) => label)
  if (!first || !mayStand(c, first.label)) return false
  const isAbout = !ordered && contentOf(c, finished[first.label]!).about !== ''
  if (first.chance >= (isAbout ? WITH : SURE)) return safely(c, first.label, mannerIn(c), next)
  if (isFound(c) || isGuarded(c.state)) return false
  const costs = isCareful(exerciseOf(WORDS)!, c.reading.text, 1) && others.find(({ label }) => finished[label]!.careful)
  if (costs || isAfraid(c)) return safely(c, costs ? costs.label : first.label, mannerIn(c), next)
  const likely = first.chance >= LIKELY ? [first.label, ...next] : next
  return !ordered && you
    ? safely(c, OPEN, mannerIn(c), likely)
    : whichOf(c, likely, first.chance >= WITH ? first.label : OPEN)
}
const OPEN: Kind = 'ask-talk'

/** What "Better words" does not write is not written here either: threats, tricks, a child that is courted. */
function isRefused(c: Composer, text: string): boolean {
  const refusal = refusedIn([text], true)
  return refusal !== null && say(c, refusal.text)
}

/** What may cost the one who says it is asked about before a word of it stands; so is all where fear was told. */
function safely(c: Composer, kind: Kind, manner: Manner | null, others: readonly Kind[] = []): boolean {
  const careful = finished[kind]!.careful || isCareful(exerciseOf(WORDS)!, c.reading.text, 1)
  if (!mayStand(c, kind) || (!careful && !isAfraid(c))) return give(c, kind, manner, others)
  const { ask, again } = lines.safeFirst
  say(c, inOrder(c, [ask, again]) ?? again)
  offer(c, [{ label: 'No', does: `safe:${kind}` }, ...lines.unsafe])
  return true
}

/**
 * What is to be said is there, and nothing around it is sure; or nothing is. Nobody who asked for words goes without: the
 * likeliest that hold for any matter stand there, and one line of theirs takes their place.
 */
function whichOf(c: Composer, some: readonly Kind[], first = OPEN): boolean {
  const { about } = contentOf(c, {})
  if (!sayOne(c, [...(about ? lines.asTold : lines.untilThen), ...lines.oneLine])) return false
  // What only their own deed can fill, an apology or an end, says too much where no deed of theirs stands in it.
  const mayHold = (kind: Kind) =>
    !finished[kind]!.careful && (finished[kind]!.fact !== 'me' || contentOf(c, finished[kind]!).about !== '')
  const holds = (kind: Kind) =>
    finished[kind]!.fact !== 'me' && mayHold(kind) && contentOf(c, finished[kind]!).about !== ''
  const likely = (mayHold(first) && first !== OPEN ? first : some.find(holds)) ?? OPEN
  if (!about) c.state.guide.once.push(given(likely, 'plain'))
  send(c, about ? greeted(about, told(c)) : wordsOf(c, likely, 'plain'))
  c.state.guide.once.push(given(about ? (some[0] ?? OPEN) : likely, about ? ASKED : LINE))
  const doors = some.map((kind): Door => ({ label: finished[kind]!.title, does: `words:${kind}` }))
  offer(c, [...doors, ...own(c, lines.ownWords)])
  return true
}

/** The one line that was asked for, as a message; false where it was not, or something else came. */
export function takeLine(c: Composer, wanted: Intent): boolean {
  const { guide } = c.state
  const isOpen = guide.once.some((it) => it.endsWith(`/${LINE}`))
  guide.once = guide.once.map((it) => it.replace(`/${LINE}`, `/${ASKED}`))
  const calm = !isFound(c) && !isGuarded(c.state) && !isAfraid(c)
  const isLine = isOpen && calm && lineLike.includes(wanted) && c.reading.words <= LONGEST
  const text = isLine ? told(c).whole : ''
  if (!text || !sayOne(c, lines.dictated)) return false
  sendOwn(c, greeted(text, told(c)))
  offer(c, lines.afterDraft)
  return true
}
const LONGEST = 40
/** What a line to somebody is taken for, where nobody knows that it is one. */
const lineLike: readonly Intent[] = ['tells', 'dictates', 'words', 'declines', 'good-outcome']

/** Where harm was told no form is opened. */
const own = (c: Composer, door: Door): Door[] => (isGuarded(c.state) ? [] : [door])

const [ASKED, LINE] = ['asked', 'line']
const given = (kind: string, manner: string) => `words/${kind}/${manner}`

const manners = Object.entries(lines.manners).map(([manner, { cues }]) => ({ manner: manner as Manner, cues }))
/** How it is to be said stands at a message's end; what is told before may have the same words. */
function mannerIn({ reading }: Composer): Manner | null {
  const [first] = nearest(manners, sentencesIn(reading.text).slice(-2).join(' '))
  return first && first.score > 0 ? first.it.manner : null
}

/** Words to send, to the one the talk is about. */
function send(c: Composer, text: string): void {
  const to = c.input.person && firstName(c.input.person.name)
  c.message = { text, ...(to ? { to } : {}) }
}

/** Words of their own: what is asked for after them is never answered with others. */
export function sendOwn(c: Composer, text: string): void {
  c.state.guide.once.push(OWN)
  send(c, text)
}

/** A message of this kind in a manner that was not given yet. */
function give(c: Composer, kind: Kind, wanted: Manner | null, others: readonly Kind[] = []): boolean {
  const { once } = c.state.guide
  const it = finished[kind]!
  if (!mayStand(c, kind)) return (notHere(c), true)
  if (it.careful && isAfraid(c)) return (say(c, lines.ownSafe), offer(c, lines.guardedDoors), true)
  const { around } = contentOf(c, it)
  // What they want said stands with words around it, or alone.
  const all: Manner[] = around === ALONE ? ['short'] : around ? ['warm', 'short'] : (Object.keys(it.said) as Manner[])
  const left = all.filter((manner) => !once.includes(given(kind, manner)))
  const manner = wanted && (left.length > 0 ? left : all).includes(wanted) ? wanted : (left[0] ?? all[0]!)
  const first = left.length === all.length
  say(c, first ? choose(c, `words/${kind}`, [it.lead]) : inOrder(c, lines.another))
  if (c.pieces.length === 0) say(c, lines.sendable)
  if (it.mind && first) sayAny(c, 'only-if-safe', [lines.feelsSafe])
  once.push(given(kind, manner))
  send(c, wordsOf(c, kind, manner))
  offer(c, [
    ...left
      .filter((other) => other !== manner)
      .map((other): Door => ({ label: lines.manners[other].label, does: `words:${kind}:${other}` })),
    ...own(c, { label: lines.ownWords.label, does: `own:${kind}` }),
    ...(others.length > 0 ? [{ label: lines.otherWords, does: `which:${others.join(',')}` }] : []),
  ])
  return true
}

interface Content {
  about: string
  /** What stands around it, for words that do not stand by themselves. */
  around?: string | undefined
}

function wordsOf(c: Composer, kind: Kind, manner: Manner): string {
  const it = finished[kind]!
  const { about, around } = contentOf(c, it)
  const isDeed = told(c).ordered === ''
  const plain = isDeed || !around ? [about, it.said[manner]!].filter(Boolean).join(' ') : about
  return greeted(around && manner === 'warm' ? around.replace('{clause}', () => about) : plain, told(c))
}

const ALONE = '{clause}'
/** What of theirs goes into words of this kind: what they ordered, else the deed that it is about. */
function contentOf(c: Composer, { fact, with: around }: Pick<Finished, 'fact' | 'with'>): Content {
  const { ordered, you, me } = told(c)
  // "This hurt me": what did stands before it.
  if (ordered.endsWith('?')) return { about: ordered, around: ALONE }
  if (ordered) return { about: ordered.startsWith('Th') && you ? `${you} ${ordered}` : ordered, around }
  if (!fact || isGuarded(c.state) || isFound(c)) return { about: '' }
  const about = { you, me, both: me ?? you, this: you }[fact] ?? ''
  return about && fact === 'this' ? { about, around } : { about }
}

/** Asked for other words after such a message, or for a manner where kinds stand there: the manner, else the next one. */
export function another(c: Composer): boolean {
  const [, kind, how] = c.state.guide.once.findLast((it) => it.startsWith('words/'))?.split('/') ?? []
  if (!finished[kind as Kind]) return false
  const unasked = how === ASKED || (isAfraid(c) && !isSaid(c, kind as Kind))
  return (unasked ? safely : give)(c, kind as Kind, mannerIn(c))
}

const isSaid = (c: Composer, kind: Kind): boolean => c.state.guide.once.includes(`safe/${kind}`)

export function throughWords(c: Composer, what: string, id: string, manner: string | undefined): boolean {
  const kind = id as Kind
  if (what === 'words') return manner ? give(c, kind, manner as Manner) : safely(c, kind, null)
  if (what === 'safe') return (c.state.guide.once.push(`safe/${kind}`), give(c, kind, null))
  if (what === 'own') return (open(c, finished[kind]!.exercise, null, chosenKind(kind)), true)
  if (what === 'which') return whichOf(c, id.split(',') as Kind[])
  if (what !== 'unsafe') return false
  c.state.guide.once.push('afraid')
  say(c, lines.safeFirst.leave)
  offer(c, lines.guardedDoors)
  return true
}

/** Their words are the message, letter for letter; quoted to be answered, they are somebody else's. */
export function dictated(c: Composer): void {
  const guarded = isGuarded(c.state)
  const [near] = nearest(exercises, c.reading.text)
  const answers = near!.score >= 1 && near!.it.steps.some(({ offer }) => offer === 'quoted')
  if (answers && !guarded) return open(c, near!.it.id)
  const said = dictatedIn(c.input.message)
  // What stands in quotation marks is theirs to the last word.
  const text = said && (quotedIn(c.input.message, 2) ? said : withoutAsides(said))
  if (text && isRefused(c, c.input.message)) return
  if (!text || guarded) return giveWords(c) ? undefined : notHere(c)
  sayOne(c, [...lines.dictated, ...lines.listen])
  const word = arguable(text)
  if (word) sayAny(c, 'look', lines.look, { word })
  sendOwn(c, text)
  offer(c, lines.afterDraft)
}
