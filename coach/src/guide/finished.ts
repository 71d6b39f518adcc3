import { choose, inOrder, say, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { firstName } from '../text/people.ts'
import type { Found } from '../read/classifier.ts'
import { dangerOfGoal } from '../read/goal-danger.ts'
import type { Kind } from '../read/kinds.ts'
import { read } from '../read/read.ts'
import { notHere } from './advice.ts'
import { chosenKind, exerciseOf, finished, lines, type Door, type Manner } from './data.ts'
import { arguable, clauseIn, dictatedIn, mended } from './draft.ts'
import { isCareful, stepOf } from './exercise.ts'
import { isAfraid, isFound, toldIn } from './heard.ts'
import { nearest, nearness } from './nearest.ts'
import { offer } from './offer.ts'
import { isKnownForm, isUntouched, nearestWords, open, tellsWish, WORDS } from './steps.ts'

/**
 * Words that can go as they are. What they have to do is read from how they were asked for; nothing of the matter is
 * made up, so that one message holds for all of its kind (decision 82).
 */

/** From this chance on the kind is taken, and from that one it may stand among the few to press. */
const [SURE, LIKELY] = [0.6, 0.04]
/** With what is to be said in it a message needs to be less sure. */
const WITH = 0.4
/** A shorter request leans on what was told before it, and of fewer words in all nothing is guessed. */
const [BY_ITSELF, LEAST, A_FEW] = [10, 8, 6]

function kindsOf(c: Composer): Found<Kind>[] {
  const { words: own, text: said } = c.reading
  const text = own >= BY_ITSELF ? said : toldIn(c, 2).join('\n')
  const whole = read(text)
  // That words are asked for was found before: of what is left the chances are shares.
  const known = whole.kind().filter(({ label }) => finished[label])
  const sum = known.reduce((all, { chance }) => all + chance, 0)
  const found = known.map((it) => ({ ...it, chance: it.chance / sum }))
  return whole.words < LEAST && found[0]!.chance < SURE && !clauseOf(c) ? [] : found
}

/** Where there is a doubt, or harm that was set aside, only what can do none: a word of comfort, and no farewell. */
function mayStand(c: Composer, kind: Kind): boolean {
  const { flag } = c.state
  if (!isGuarded(c.state) && !isFound(c)) return true
  const calm = flag === null || flag.tier === 1 || flag.cleared === true || flag.aside === true
  return calm && finished[kind]!.doubt === true
}

/** Gives words, or three kinds of them to press; false where none comes near. */
export function giveWords(c: Composer): boolean {
  // Words that may be the last ones: that is asked before any.
  const last = !c.state.directAsked.includes('self-harm') && nearness(lines.lastWords, c.reading.text) > 0
  if (last && !isFound(c)) c.state.flag = { tier: 1, category: 'self-harm', thirdParty: false }
  const pursues = dangerOfGoal(c.reading.text)?.danger === 'pursue'
  if (last || pursues || nearness(lines.noContact, c.reading.text) > 0) return (notHere(c), true)
  // What may cost somebody is asked about form by form.
  if (isCareful(exerciseOf(WORDS)!, c.reading.text, 1)) return false
  const [first, ...others] = kindsOf(c).filter(({ chance }) => chance >= LIKELY)
  if (!first) return false
  // A wish that was told before can stand in a line as it is; where nothing is sure, a form known by its own words fits closer.
  if (c.reading.words < BY_ITSELF && tellsWish(c)) return false
  const sure = first.chance >= (finished[first.label]!.with && clauseOf(c) ? WITH : SURE)
  if (!mayStand(c, first.label)) return false
  if (!sure && (isFound(c) || isGuarded(c.state) || (isKnownForm(c) && !clauseOf(c)))) return false
  const next = others.flatMap(({ label }) => (mayStand(c, label) ? [label] : [])).slice(0, 3)
  return !sure ? whichOf(c, [first.label, ...next]) : safely(c, first.label, mannerIn(c), next)
}

/** Other words are asked for before anything stands in the line that is open: then which ones. */
export function insteadOf(c: Composer): boolean {
  const { guide } = c.state
  if (!guide.open || !isUntouched(guide.open) || !exerciseOf(guide.open.id)?.card.parts) return false
  const some = kindsOf(c).map(({ label }) => label)
  if (some.length === 0 || stepOf(guide.open)?.leaves || !whichOf(c, some.slice(0, 4))) return false
  guide.open = null
  return true
}

/** What may cost the one who says it is asked about before a word of it stands; so is all where fear was told. */
function safely(c: Composer, kind: Kind, manner: Manner | null, others: readonly Kind[] = []): boolean {
  if (!mayStand(c, kind) || (!finished[kind]!.careful && !isAfraid(c))) return give(c, kind, manner, others)
  say(c, lines.safeFirst.ask)
  offer(c, [{ label: 'No', does: `safe:${kind}` }, ...lines.unsafe])
  return true
}

function whichOf(c: Composer, some: readonly Kind[]): boolean {
  const clause = clauseOf(c)
  if (!sayOne(c, clause ? lines.asTold : lines.whichWords)) return false
  if (clause) send(c, mended(clause))
  c.state.guide.once.push(given(some[0]!, ASKED))
  const doors = some.map((it): Door => ({ label: finished[it]!.title, does: `words:${it}` }))
  offer(c, [...doors, ...own(c, lines.ownWords)])
  return true
}

/** Where harm was told no form is opened. */
const own = (c: Composer, door: Door): Door[] => (isGuarded(c.state) ? [] : [door])

/** What is to be said, told as such; a few words or a button are about what stood before: what stands in it, if it was. */
function clauseOf({ input: { history, message }, reading }: Composer): string | null {
  const own = clauseIn(message)
  if (own || reading.words >= A_FEW) return own
  const at = history.findLastIndex((it) => it.message)
  const said = (some: typeof history) => some.flatMap((it) => (it.role === 'user' ? (clauseIn(it.content) ?? []) : []))
  const stands = (it: string) => history[at]!.message!.text.includes(mended(it))
  return (
    said(history.slice(at + 1).slice(-4)).at(-1) ?? said(history.slice(0, Math.max(at, 0))).findLast(stands) ?? null
  )
}

const ASKED = 'asked'
const given = (kind: string, manner: string) => `words/${kind}/${manner}`

const manners = Object.entries(lines.manners).map(([manner, { cues }]) => ({ manner: manner as Manner, cues }))
function mannerIn({ reading }: Composer): Manner | null {
  const [first] = nearest(manners, reading.text)
  return first && first.score > 0 ? first.it.manner : null
}

/** Words to send, to the one the talk is about. */
function send(c: Composer, text: string): void {
  const to = c.input.person && firstName(c.input.person.name)
  c.message = { text, ...(to ? { to } : {}) }
}

/** A message of this kind in a manner that was not given yet. */
function give(c: Composer, kind: Kind, wanted: Manner | null, others: readonly Kind[] = []): boolean {
  const { once } = c.state.guide
  const it = finished[kind]!
  if (!mayStand(c, kind)) return (notHere(c), true)
  if (it.careful && isAfraid(c)) return (say(c, lines.ownSafe), offer(c, lines.guardedDoors), true)
  const clause = clauseOf(c)
  const about = clause && mended(clause)
  // What they want said stands with words around it, or alone.
  const all: Manner[] = about && it.with ? ['warm', 'short'] : (Object.keys(it.said) as Manner[])
  const left = all.filter((manner) => !once.includes(given(kind, manner)))
  const manner = wanted && (left.length > 0 ? left : all).includes(wanted) ? wanted : (left[0] ?? all[0]!)
  const first = left.length === all.length
  say(c, first ? choose(c, `words/${kind}`, [it.lead]) : inOrder(c, lines.another))
  if (c.pieces.length === 0) say(c, lines.sendable)
  if (it.mind && first) say(c, choose(c, 'only-if-safe', [lines.feelsSafe]))
  once.push(given(kind, manner))
  const around = manner === 'warm' && it.with
  send(c, !about ? it.said[manner]! : around ? around.replace('{clause}', () => about) : about)
  offer(c, [
    ...left
      .filter((other) => other !== manner)
      .map((other): Door => ({ label: lines.manners[other].label, does: `words:${kind}:${other}` })),
    ...own(c, { label: lines.ownWords.label, does: `own:${kind}` }),
    ...(others.length > 0 ? [{ label: lines.otherWords, does: `which:${others.join(',')}` }] : []),
  ])
  return true
}

/** Asked for other words after such a message, or for a manner where kinds stand there: the manner, else the next one. */
export function another(c: Composer): boolean {
  const [, kind, how] = c.state.guide.once.findLast((it) => it.startsWith('words/'))?.split('/') ?? []
  if (!finished[kind as Kind] || (how === ASKED && clauseOf(c))) return false
  const unasked = how === ASKED || (isAfraid(c) && !c.state.guide.once.includes(`safe/${kind}`))
  return (unasked ? safely : give)(c, kind as Kind, mannerIn(c))
}

/** A button that leads to words. */
export function throughWords(c: Composer, what: string, id: string, manner: string | undefined): boolean {
  const kind = id as Kind
  if (what === 'words') return manner ? give(c, kind, manner as Manner) : safely(c, kind, null)
  if (what === 'safe') return (c.state.guide.once.push(`safe/${kind}`), give(c, kind, null))
  if (what === 'own')
    return (open(c, finished[kind]!.exercise, null, isKnownForm(c) ? undefined : chosenKind(kind)), true)
  if (what === 'which') return whichOf(c, id.split(',') as Kind[])
  if (what !== 'unsafe') return false
  c.state.guide.once.push('afraid')
  say(c, lines.safeFirst.leave)
  offer(c, lines.guardedDoors)
  return true
}

/** Their words are the message, letter for letter. */
export function dictated(c: Composer): void {
  const near = nearestWords(c, 1)
  // Quoted to be answered, it is theirs.
  if (near && exerciseOf(near)?.steps.some(({ offer }) => offer === 'quoted') && !isGuarded(c.state))
    return open(c, near)
  const text = dictatedIn(c.input.message)
  if (!text || isGuarded(c.state)) return giveWords(c) ? undefined : open(c, nearestWords(c, 1) ?? WORDS)
  sayOne(c, lines.dictated, lines.listen)
  const word = arguable(text)
  if (word) say(c, choose(c, 'look', lines.look, { word }))
  send(c, text)
  offer(c, lines.afterDraft)
}
