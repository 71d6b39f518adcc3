import { needsHelp, quietAnswers } from '@mallama/contracts/help'
import { disclaims, settle, sightTogether, turned, turnedToWriter, type Flag } from '../safety/screen.ts'
import { inItsTalk, isOfWriter, ANSWERED, askQuietly, DENIED, denies, deniesAll, isNo } from './quiet-question.ts'
import { doubtIn, graveIn, mayCost, isSureNo, isYes, LIFE_ASKED, saysNo, wasDenied } from './quiet-question.ts'
import { recounts } from './remembered.ts'
import { wishIn } from '../guide/wanted.ts'
import { once } from '../learn/file.ts'
import { dangerOfWish } from '../read/goal-danger.ts'
import { asks } from '../read/labels.ts'
import { converse, pressed } from '../guide/converse.ts'
import { lines } from '../guide/data.ts'
import { yieldsIn, isOfThem } from '../guide/told.ts'
import { asksFirst, controls } from '../guide/heard.ts'
import { wait } from '../guide/steps.ts'
import { unreadable, tell, whoSees } from './about-itself.ts'
import { tellsSign } from './answer-harm.ts'
import { offer, sayAny, sayOne, type Composer } from './composer.ts'
import { MOST } from '../read/talk.ts'
import { standing, type State } from './state.ts'
import { legibility } from './kind-of-text.ts'
import { readIn, type Reading } from './reading.ts'
import { answersBody, bearsOut, goesOn } from './answer-flag.ts'
import { asksWhich, minimises, saysClear } from './topics.ts'
import { meet, meetsDoer } from './safety-talk.ts'
import { gravest, isByClose, isOfChild, isOfOneself, isOfTheirLife, staysPut } from '../safety/flag.ts'
import { ownIn, sentencesIn, setOf } from '../text/words.ts'
import { wordsIn } from '../text/people.ts'
import { nearIn, seenAlone } from './who-is-near.ts'
import { GRAVE, namesRisk } from './risks.ts'
import { markWhoHarms, UNSEEN } from './words-to-safe.ts'
import { counted, guard, isGuarded, isYoung, lapse, markOnce, ofWhom, setAside, settleValues } from './set-aside.ts'
import { marksTold, settleWho, unguard } from './set-aside.ts'

/** Carries what a message adds into the state before any answer; true for news. `earlier`: before it, oldest first; `typed`: into the box of an exercise. */
export function absorb(
  state: State,
  reading: Reading,
  message: string,
  earlier: readonly string[],
  { aside = false, typed = false } = {},
) {
  const before = state.flag
  const wished = inItsTalk(dangerOfWish(message)?.flag ?? null, reading, typed)
  const [grave, isAgain] = [graveIn(reading), wasDenied(state) && deniesAll('safety', reading)]
  // Two messages that may be grave are asked about where neither is enough.
  const told = typed || aside || denies(message) || reading.words > MOST[0] ? 0 : grave
  const twice = state.flag === null && (told + state.graves[0]!) / 2 >= TWICE && told > 0 ? doubtIn(reading) : null
  state.graves = [Math.max(state.graves[0]!, told), ...state.graves.slice(1)]
  const seenNow = gravest([seenAlone(reading, typed), sightTogether([...earlier, message]), wished, twice])
  const found = seenNow && !typed ? ofWhom(state, seenNow, reading) : seenNow
  const counts = counted(state, found, message)
  // Whoever tells of themselves is not kept for somebody's helper, whatever the talk began with.
  const isOwn = counts?.thirdParty === true && found?.thirdParty === false && isOfWriter(reading)
  const heard = isOwn ? { ...counts, thirdParty: false } : counts
  // Harm by somebody close that is only doubted, and denied in the same breath, is not asked about.
  const isDoubt = heard?.tier === 1 && isByClose(heard) && heard.category !== 'child-abuse'
  const seen = isDoubt && denies(reading.text) ? null : heard
  // What is answered again was an answer to what stood before it, and is none to the card that it brought.
  const answered = aside ? seen : answerToDirect(state, reading, seen)
  guard(state, state.flag)
  state.flag = settle(answered, state.flag, message)
  // Taken for the writer's own, it is put right by their word.
  const mayTurn = !seen && state.flagFrom !== 'rule'
  const other =
    state.flag && (turnedToWriter(state.flag, message) ?? (mayTurn ? turned(state.flag, message, earlier) : null))
  state.flag = other ?? state.flag
  guard(state, state.flag)
  markWhoHarms(state, seen, reading)
  settleWho(state, message)
  // What the talk does not bear out goes, and what a child denies a second time.
  if (!aside && isFarFrom(state, reading, answered, isAgain)) lapse(state, state.flag!)
  settleValues(state, before, message, aside)
  if (reading.focus) state.focus = reading.focus
  state.names = [...new Set([...state.names, ...reading.names])].slice(-30)
  const now = standing(state)
  const was = before?.cleared ? 0 : (before?.tier ?? 0)
  // Of harm by somebody close another kind is no news, unless its help is another: the talk of it goes on.
  const isSame = before?.category === now?.category || (before && now && isHarmAlike(before, now))
  return needsHelp(now) && (other !== null || now.tier > was || !isSame || now.beside !== before?.beside)
}
const isHarmAlike = (...both: readonly [Flag, Flag]) => both.every(isByClose) && new Set(both.map(helpOf)).size === 1
const helpOf = (it: Flag) => `${it.category === 'sexual-coercion'}/${isOfChild(it)}/${it.thirdParty}`
/** Whether all that was written since the model alone saw it is far from grave in its talk: with what is asked about sooner 31 of 2,620 answers in sealed everyday talks stand under a card, for 63, and 245 of 380 to grave messages in talks of harm, for 232. Not by an answer to what was asked, nor where it is gone on about. Or a child denied again (`isAgain`) what one message only sounded like. */
function isFarFrom(state: State, reading: Reading, seen: Flag | null, isAgain: boolean): boolean {
  const { flag, flagFrom, flagTurns, awaiting } = state
  const [first = 0, most = first, last = 1] = state.graves
  const isLikeness = flag?.tier === 2 && !flag.cleared && flagFrom !== 'rule' && !isOfTheirLife(flag)
  const grave = reading.words > MOST[0] ? 1 : graveIn(reading)
  state.graves = isLikeness ? [first, Math.max(most, grave), grave] : [first]
  if (!isLikeness || flagFrom === null || needsHelp(seen) || (isOfOneself(flag) && flagTurns < 2)) return false
  const isBare = awaiting === 'safety' && reading.words <= 4
  const isTold = reading.acts.some((it) => it === 'yes' || it === 'dont-know') || isYes(reading.text)
  if (isBare || isTold || bearsOut(flag, reading)) return false
  // A child's goes by nothing else.
  if (staysPut(flag)) return isAgain && most < EVER && flagFrom === 'model' && flag.category === 'child-abuse'
  return Math.max(most, grave) < EVER && Math.max(most, grave) * Math.max(last, grave) < LATELY
}
/** And from the last mean of two messages on a doubt is raised: of 186 sealed talks of harm .79 are found by that or by one message, and .76 by one; of 739 everyday talks .020 are taken for it, and .015. */
const [EVER, LATELY, TWICE] = [0.6, 0.05, 0.55]
/** A yes to "are you thinking about ending your life?" is tier 2, to "tonight?" tier 3; a no ends the asking. */
function answerToDirect(state: State, reading: Reading, seen: Flag | null): Flag | null {
  const flag = standing(state)
  if (!flag || state.awaiting !== 'safety') return seen
  if (state.related.includes(LIFE_ASKED + (state.turn - 1)) && wishesTo(reading) && (seen?.tier ?? 0) < 3)
    return { tier: 2, category: 'self-harm', thirdParty: false }
  const first = wordsIn(reading.text)[0]?.lower ?? ''
  const no = deniesIt(reading, flag) && !(isOfOneself(flag) && isYes(reading.text))
  const left = declines(reading) || reading.acts.includes('dont-know')
  const tells = isOfOneself(flag) && !flag.thirdParty && !left && isYes(reading.text)
  const yes =
    (reading.acts.includes('yes') && !no && reading.words <= 12) ||
    (flag.tier === 1 && !no && yeses.has(first) && isYes(sentencesIn(reading.text)[0] ?? '')) ||
    (flag.tier === 1 && tells && reading.words <= 12 && !isOfThem(reading.text))
  if (flag.tier === 1) {
    if (yes || no || declines(reading)) markOnce(state, ANSWERED)
    if (yes) return seen?.tier === 3 ? seen : { ...flag, tier: 2, aside: false }
    if (no && !seen) {
      state.flag = { ...flag, cleared: true }
      // "Not really, but ..." is taken as an answer, and guards still.
      if (isPlainNo(reading, flag)) unguard(state, flag)
    }
    return seen
  }
  // "No" alone says that somebody is not safe, where that was asked; a child who says that it is nothing is still met.
  const isTheirs = isOfTheirLife(flag) || (flag.thirdParty && noes.has(first) && !denies(reading.text))
  const mayDeny = !isYoung(state) || state.flagFrom === 'model'
  if (mayDeny && !isTheirs && deniesAll(state.awaiting, reading)) markOnce(state, DENIED)
  // What one message only sounded like, a no to the question settles as the button would: the line of help stays.
  const isLike = flag.category === 'self-harm' && !flag.thirdParty && state.flagFrom === 'model'
  if (isLike && !seen && reading.acts.includes('no') && (isNo(reading.text) || isBareNo(reading))) setAside(state, flag)
  const toTonight = flag.tier === 2 && flag.category === 'self-harm' && state.flagTurns === 1 && !flag.thirdParty
  return toTonight && yes ? { ...flag, tier: 3 } : seen
}
/** "Yes", "sometimes", "I don't know", and what leaves it open; not what begins with a no. */
const wishesTo = ({ text, words, acts }: Reading): boolean =>
  !noes.has(wordsIn(text)[0]?.lower ?? '') &&
  !acts.includes('thanks') &&
  ((words <= 2 && acts.includes('yes')) || acts.includes('dont-know') || isYes(text))
/** Who goes on about getting away, or help, has said no such no. */
const deniesIt = (reading: Reading, flag: Flag): boolean => saysNo(reading, flag) && !goesOn(reading)
const yeses = setOf('yes yeah yep yea aye ya')
/** "No", "No, never", with nothing before it, and not taken back. What one might do to another takes more words. */
function isPlainNo(reading: Reading, flag: Flag): boolean {
  const { text } = reading
  const said = wordsIn(sentencesIn(text)[0] ?? '').map(({ lower }) => lower)
  const denied = noes.has(said[0] ?? '') || said.join(' ').startsWith('not at all')
  // Where it is unsure what is doubted the question is mild, and a no to it ends it.
  if (flag.vague) return (denied || isSureNo(reading, flag)) && !isYes(text) && !said.some((it) => opens.has(it))
  const isShort = said.length <= (flag.category === 'threat-to-others' ? 12 : 5)
  const isClear = isSureNo(reading, flag) || (denied && isShort && !said.some((it) => opens.has(it)))
  return isClear && !isYes(text) && (isNo(text) || !minimises(text))
}
/** "No", "no, never": "not yet" and "no more" are more than that. */
const isBareNo = ({ text }: Reading) => !text.includes('?') && wordsIn(text).every(({ lower }) => noes.has(lower))
const noes = setOf('no nope nah never')
const opens = setOf('but thank thanks really sure')
const [, , notThis] = quietAnswers
const declines = ({ text }: Reading) => text.trim().toLowerCase().startsWith(notThis.toLowerCase())
/** Decides what kind of answer this message gets, and whether one quiet question stands under it. */
export function plan(c: Composer, raised: boolean): void {
  const flag = standing(c.state)
  marksTold(c, flag)
  const mayAsk = needsHelp(flag) ? meet(c, flag, raised) : answersAsAsked(c, flag)
  const now = standing(c.state)
  wait(c, needsHelp(now))
  const isAsked = (mayAsk || c.reading.danger()?.tier === 2) && now?.tier === 1 && !asksWhich(c)
  if (isAsked) askQuietly(c, now, nearIn(c.reading) ? lines.coming : [])
}
/** Under no card: plain questions first, then the talk itself. False where the quiet question does not stand beneath. */
function answersAsAsked(c: Composer, flag: Flag | null): boolean {
  const { state, reading, input } = c
  const { acts, words } = reading
  if (answersBody(c) || (!input.aside && tellsSign(c, flag)) || (flag?.tier === 1 && meetsDoer(c, flag))) return false
  // An answer to a step, and a button, are what they are, whatever they look like.
  const door = pressed(c)
  if (!door && !(input.exercise && state.guide.open)) {
    const kind = legibility(input.message)
    // In a talk a thumb or a tear says something, and is read as a word is.
    const isSign = (kind === 'emoji' && state.turn > 1) || acts.includes('thanks')
    if (kind !== 'words' && !isSign) return unreadable(c, kind)
    if (saysClear(c)) return false
    if (acts.includes('injection')) return !(tell(c, 'injected') && tell(c, 'injected-ask'))
    if (acts.includes('who-sees') && words <= 40) return !whoSees(c)
    if (recounts(c) || (c.awaited === 'safety' && words <= 8 && settled(c))) return true
    const isSettled = flag?.aside === true && c.awaited === 'safety' && state.flagTurns === 0
    if (input.aside || isSettled || disclaims(reading.text)) sayAny(c, 'not-safety', lines.notSafety)
    // Typed, the words of that button are a message of their own: what stood before it is answered now.
    if (!input.aside && words <= 8 && disclaims(reading.text) && goBack(c)) return !converse(c, null).inStep
    // What is told of harm is named where it is likely grave, card or not.
    if (mayCost(reading, GRAVE) || controls(reading.text)) c.named = namesRisk(c, flag ?? UNSEEN)
    if (asksFirst(c)) return true
  }
  return !converse(c, door).inStep
}
/** What was asked for before the question came in between is answered now; false where nothing was, or words that give in. */
function goBack(c: Composer): boolean {
  const { history } = c.input
  const at = history.findLastIndex(({ role }) => role === 'user')
  const message = history[at]?.content
  if (!message) return false
  const earlier = ownIn(history.slice(0, at))
  const reading = readIn(c.input, c.state, message, earlier)
  const wish = once(() => wishIn(message, reading, earlier.at(-1)))
  if (!asks.includes(wish().wanted) || yieldsIn(message)) return false
  Object.assign(c, { input: { ...c.input, message, history: history.slice(0, at) }, reading, wish })
  return true
}
/** A no to the quiet question, or none at all: that is taken, and what was begun waits where it stood. */
function settled(c: Composer): boolean {
  const { flag, guide } = c.state
  const isOver = flag !== null && flag.cleared && (deniesIt(c.reading, flag) || disclaims(c.reading.text))
  const said = isOver ? lines.safe : flag?.tier === 1 && declines(c.reading) ? lines.untold : null
  if (!said || !sayOne(c, said)) return false
  if (isOver && !guide.open && !isOfChild(flag) && (flag.thirdParty || !isOfOneself(flag)) && goBack(c)) return false
  if (!guide.open && !isGuarded(c.state)) offer(c, lines.doors)
  return true
}
