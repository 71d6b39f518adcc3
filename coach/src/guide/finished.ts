import { choose, inOrder, offer, say, sayAny, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { refusedIn } from '../craft/refuse.ts'
import { firstName } from '../text/people.ts'
import { sentencesIn } from '../text/split.ts'
import { dangerOfGoal } from '../read/goal-danger.ts'
import type { Kind } from '../read/labels.ts'
import { isBrief, notHere } from './advice.ts'
import { chosenKind, exerciseOf, exercises, finished, lines, type Door, type Manner } from './data.ts'
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

/** Gives words, or asks for the one line that they need; false where none may be given. */
export function giveWords(c: Composer): boolean {
  if (isRefused(c, c.reading.text)) return true
  const last = mayBeLast(c)
  const pursues = dangerOfGoal(`${c.reading.text}\n${told(c).ordered}`)?.danger === 'pursue'
  if (last || pursues || nearness(lines.noContact, c.reading.text) > 0) return (notHere(c), true)
  const [first] = kindsOf(c)
  if (!first || !mayStand(c, first.label)) return false
  const kind = first.chance >= SURE ? first.label : null
  // A form asks for more than a doubt allows, or what was set aside: there only what can go as it is, and can do no harm.
  const { flag } = c.state
  if (isGuarded(c.state) || (flag !== null && !flag.cleared)) return kind !== null && safely(c, kind)
  const isRisky = isCareful(exerciseOf(WORDS)!, c.reading.text, 1) || (kind !== null && finished[kind]!.careful)
  if (isRisky || isAfraid(c)) return safely(c, kind ?? OPEN)
  return inOwnWords(c, kind)
}
const OPEN: Kind = 'ask-talk'

/**
 * One line of their own, begun for what it has to do: strangers called nearly every message bad that was finished before
 * anybody had said what stands in it, and hardly any line that was asked for (decision 161).
 */
function inOwnWords(c: Composer, kind: Kind | null): boolean {
  const it = kind && finished[kind]
  if (!isBrief(c)) sayAny(c, `opens/${WORDS}`, [exerciseOf(WORDS)!.opens])
  if (it) say(c, choose(c, `words/${kind}`, [it.lead]))
  if (it?.mind) sayAny(c, 'only-if-safe', [lines.feelsSafe])
  c.state.guide.once = [
    ...c.state.guide.once.filter((known) => !known.startsWith(READY)),
    ...(it ? [READY + kind] : []),
  ]
  open(c, WORDS, null, kind ? chosenKind(kind) : undefined)
  return true
}
const READY = 'ready/'
/** What may cost somebody who told of fear is said with help beside them. */
function withHelp(c: Composer): true {
  say(c, lines.ownSafe)
  offer(c, lines.guardedDoors)
  return true
}

/** Whoever leaves the line gets words of that kind that can go as they are. */
export function readyWords(c: Composer): void {
  const kind = c.state.guide.once.find((it) => it.startsWith(READY))?.slice(READY.length)
  if (kind) offer(c, [{ label: lines.readyWords, does: `words:${kind}` }])
}

/** Words that may be the last ones: that is asked before any. */
function mayBeLast(c: Composer): boolean {
  const last = !c.state.directAsked.includes('self-harm') && nearness(lines.lastWords, c.reading.text) > 0
  if (last && !isFound(c)) c.state.flag = { tier: 1, category: 'self-harm', thirdParty: false }
  return last
}

/** A line that may not go to anybody is no message: a threat, or a goodbye. In a doubt it waits until that is settled. */
export function keepsBack(c: Composer): boolean {
  const { guide } = c.state
  const isKept = isRefused(c, c.reading.text) || mayBeLast(c) || isFound(c)
  if (!isKept) return false
  if (c.pieces.length === 0) notHere(c)
  guide.open = isFound(c) && guide.open ? { ...guide.open, waits: true } : null
  return true
}

/** What "Better words" does not write is not written here either: threats, tricks, a child that is courted. */
function isRefused(c: Composer, text: string): boolean {
  const refusal = refusedIn([text], true)
  return refusal !== null && say(c, refusal.text)
}

/** What may cost the one who says it is asked about before a word of it stands; so is all where fear was told. */
function safely(c: Composer, kind: Kind): boolean {
  const careful = finished[kind]!.careful || isCareful(exerciseOf(WORDS)!, c.reading.text, 1)
  if (!mayStand(c, kind) || (!careful && !isAfraid(c))) return give(c, kind, mannerIn(c))
  const { ask, again } = lines.safeFirst
  say(c, inOrder(c, [ask, again]) ?? again)
  offer(c, [{ label: 'No', does: `safe:${kind}` }, ...lines.unsafe])
  return true
}

/** Where harm was told no form is opened. */
const own = (c: Composer, door: Door): Door[] => (isGuarded(c.state) ? [] : [door])

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
function give(c: Composer, kind: Kind, wanted: Manner | null): boolean {
  const { once } = c.state.guide
  const it = finished[kind]!
  if (!mayStand(c, kind)) return (notHere(c), true)
  if (it.careful && isAfraid(c)) return withHelp(c)
  const all = Object.keys(it.said) as Manner[]
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
  ])
  return true
}

/** Whatever the matter is, they hold: nothing that was told stands in them. */
const wordsOf = (c: Composer, kind: Kind, manner: Manner): string => greeted(finished[kind]!.said[manner]!, told(c))

/** Asked for other words after such a message, or for a manner where kinds stand there: the manner, else the next one. */
export function another(c: Composer): boolean {
  const [, kind] = c.state.guide.once.findLast((it) => it.startsWith('words/'))?.split('/') ?? []
  if (!finished[kind as Kind]) return false
  return isAfraid(c) && !isSaid(c, kind as Kind) ? safely(c, kind as Kind) : give(c, kind as Kind, mannerIn(c))
}

const isSaid = (c: Composer, kind: Kind): boolean => c.state.guide.once.includes(`safe/${kind}`)

export function throughWords(c: Composer, what: string, id: string, manner: string | undefined): boolean {
  const kind = id as Kind
  if (what === 'words') return manner ? give(c, kind, manner as Manner) : safely(c, kind)
  if (what === 'safe') {
    // Asked of somebody who told of fear, a bare no is not enough.
    if (isAfraid(c)) return withHelp(c)
    c.state.guide.once.push(`safe/${kind}`)
    return isGuarded(c.state) || isFound(c) ? give(c, kind, null) : inOwnWords(c, kind === OPEN ? null : kind)
  }
  if (what === 'own') return inOwnWords(c, kind)
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
