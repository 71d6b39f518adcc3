import { under } from '../guide/data.ts'
import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { chanceIn, type To } from '../read/labels.ts'
import { gravesIn, whomIn } from '../read/talk.ts'
import { isTo, kindIn, toward } from '../read/whom.ts'
import { nearness, ownIn, sentencesIn } from '../text/words.ts'
import { people, theyAre, wordsIn, type Someone, type Word } from '../text/people.ts'
import { safetyLines } from '../knowledge/resources.ts'
import { GUARD, isByClose, isLikeness, isOfChild, NOW, PLAIN, type Flag, type Sighting } from '../safety/flag.ts'
import { sayAny, sayOne, type Composer } from './composer.ts'
import { standing, type State } from './state.ts'
import { arranges, asksWhich, asksWhom, hears, isFetched, saysCareful, saysSure, sorts, sayTopic } from './topics.ts'
import { ANSWERED, DENIED, isNo, wasDenied } from './quiet-question.ts'
import type { Reading } from './reading.ts'
import { isUnsettled, isYoung, markOnce, wasLifted } from './set-aside.ts'

/** Before whoever harms, in what is marked of a talk: their pronoun and role. */
const [HARMS, GOAL] = ['harms/', 'learnt/goal-']
/** Keeps of whom harm was told: who stands before "me", else who is named first, else the one whom the talk is about, where that is not plainly somebody else. */
export function markWhoHarms(state: State, seen: Sighting | null, { text, focus }: Reading): void {
  // A goal names whom the words are for.
  if (!seen || !isByClose(seen) || seen.thirdParty || seen.rule.startsWith(GOAL)) return
  // "If I tell mum she'll go mental": who is only like it does not stand beside whoever was told of before.
  if (harming(state).length > 0 && isLikeness(seen) && seen.rule !== NOW && (seen.above ?? 0) < PLAIN) return
  const told = seen.quote ?? text
  // "Write it to mum, he is forcing me": who is to be told harms nobody.
  const named = people(told)
    .filter(({ start }) => !isTold(told, start))
    .toSorted((a, b) => a.start - b.start)
  const words = wordsIn(told)
  const me = words.find(({ lower }) => lower === 'me')?.from ?? -1
  const subject = words.find(({ lower }) => lower === 'he' || lower === 'she')
  const before = named.findLast(({ start }) => start < me) ?? named[0]
  // "He hit our daughter too": who stands behind "he" is not the one who does it.
  const near = subject && before && subject.from < before.start ? undefined : before?.someone
  const sex = (subject?.lower as 'he' | 'she' | undefined) ?? theyAre(told, [])
  const isElse = sex !== 'they' && focus !== null && focus.pronoun !== 'they' && focus.pronoun !== sex
  const who = near ?? ((!near && (named.length > 0 || people(told).length > 0)) || isElse ? null : focus)
  const they = who?.pronoun === 'they' ? theyAre(text, []) : (who?.pronoun ?? (isElse || subject ? sex : undefined))
  if (they) markOnce(state, `${HARMS}${they}/${who?.role ?? ''}`)
}

const safe = new Set(kept.safeToTell)
const parents = new Set(kept.parents)
const whom = new Map(Object.entries({ him: 'he', her: 'she', them: 'they' }))
/** Whoever harms, as they were told of: their pronoun and their role. */
export const harming = ({ related }: State) =>
  related.flatMap((it) => (it.startsWith(HARMS) ? [it.slice(HARMS.length).split('/') as [string, string]] : []))
/** Who is to be told, "write it to mum"; else whoever is named. */
function namedIn({ reading: { text } }: Composer): Someone[] {
  const told = people(text).filter(({ start }) => isTold(text, start))
  return (told.length > 0 ? told : people(text)).map(({ someone }) => someone)
}
const isTold = (text: string, start: number): boolean => isTo(text.slice(0, start))
/** Without a role on one side, or as parents, they are the same by their pronoun. */
const isOne = (state: State, { pronoun, role, titled }: Someone) =>
  harming(state).some(
    ([p, r]) => r === role || (p === pronoun && (!r || (role ? parents.has(r) && parents.has(role) : !titled))),
  )

/** Whether somebody, as words for them name them ("Holly", "your sister"), may be told where it is known who harms: they are neither that nor theirs, nor a partner or an ex, and to a child whom somebody at home harms nobody is. */
export function mayBeTold(state: State, called: string, told: readonly string[]): boolean {
  const words = wordsIn(called).flatMap(({ lower }) => (['my', 'your'].includes(lower) ? [] : lower))
  const isThem = ({ name, role }: Someone) =>
    [role, name, `${role} ${name}`].some((it) => it?.toLowerCase() === words.join(' '))
  const them = people(told.join('\n')).find(({ someone }) => isThem(someone))?.someone
  const [harms, roles] = [0, 1].map((part) => harming(state).map((it) => it[part]!)) as [string[], string[]]
  // A child is at home with whoever harms them, unless it is told who it is and that they are not.
  const isAtHome = isYoung(state) && roles.some((it) => !['teacher', 'coach', 'neighbour', 'boss'].includes(it))
  if (harms.length === 0 || isAtHome || !them) return false
  const kind = kindIn(them)
  if (isOne(state, them) || ['partner', 'ex'].includes(kind)) return false
  // Of somebody who is only a name it has to be plain that it is not who harms.
  const isElse = them.pronoun !== 'they' && !harms.some((it) => it === them.pronoun || it === 'they')
  return isElse || !['name', 'other'].includes(kind)
}

/** Asked about counselling: how it goes; after harm was told, and for two, why each is seen alone first. False where nothing was said. */
export function ofCounselling(c: Composer): boolean {
  const { two, cues, lines, calm } = kept.counselling
  const isHarmed = harming(c.state).length > 0
  return nearness(isHarmed ? two : cues, c.reading.text) > 0 && sayOne(c, isHarmed ? lines : calm)
}

/** Worked out once for a message: a turn asks for it again and again. */
function perReading<T>(work: (c: Composer) => T): (c: Composer) => T {
  const held = new WeakMap<Reading, T>()
  return (c) => held.get(c.reading) ?? (held.set(c.reading, work(c)), held.get(c.reading)!)
}
/** Whom words are for, as the message says it: the people named, the pronouns that they are said to ("to her", "text him"), whether that is the one who harms or cannot be, and whether it is somebody who can be told. */
const whomFor = perReading((c: Composer) => {
  const [named, said] = [namedIn(c), wordsIn(c.reading.text)]
  const to = said.flatMap(({ lower }, at) => (toward.has(said[at - 1]?.lower ?? '') ? (whom.get(lower) ?? []) : []))
  const [harms, roles] = [0, 1].map((part) => harming(c.state).map((it) => it[part]!)) as [string[], string[]]
  // An "ex" may be him or her, unless somebody else is.
  const mayBe = (it: string) => harms.includes('they') && named.every(({ pronoun }) => pronoun !== it)
  const isHarmer = (it?: string) => it !== undefined && (harms.includes(it) || mayBe(it))
  const isElse = (it?: string) => harms.length > 0 && !isHarmer(it) && !harms.includes('they')
  const toOther = to.length > 0 && to.every(isElse)
  // "To the coach", where "my coach" was told of.
  const isRole = ({ lower, from }: Word) => roles.includes(lower) && isTold(c.reading.text, from)
  const namesHarmer = named.some((it) => isOne(c.state, it)) || said.some(isRole)
  // "What do I say to him", with a sister named beside it, is for him; with Mr Lee named, it may be for that one.
  const toHarmer = to.some((it) => isHarmer(it) && named.every(({ pronoun }) => pronoun !== it))
  const isForHarmer = (namesHarmer && !toOther) || toHarmer
  const isSafe =
    named.length > 0
      ? named.every(({ role }) => (role ? safe.has(role) : toOther))
      : isYoung(c.state) && said.every(({ lower }) => !whom.has(lower) || isElse(whom.get(lower)))
  return { named, toOther, toHarmer, namesHarmer, isSafe: isSafe && !isForHarmer }
})
export const namesWhoHarms = (c: Composer): boolean => whomFor(c).namesHarmer
export const namesAnother = (c: Composer) => namedIn(c).some((it) => (it.name ?? it.role) && !isOne(c.state, it))
/** Whether it is to be said to somebody who is not the one who harms. */
export function isToAnother(c: Composer): boolean {
  const { toOther, isSafe } = whomFor(c)
  return toOther || (isSafe && namesAnother(c))
}
/** Whoever may want to die and names somebody has a way to them: it is made short once, and whenever it is asked for. */
function reaches(c: Composer, flag: Flag, asksWords: boolean): boolean {
  const { named, namesHarmer } = whomFor(c)
  if (flag.category !== 'self-harm' || flag.tier < 2 || flag.thirdParty || flag.about || namesHarmer) return false
  const names = named.some(({ name, role }) => name ?? role)
  // Asked whether they want to die, whoever says no and names somebody tells of something else.
  const denies = c.awaited === 'safety' && [c.reading.text, sentencesIn(c.reading.text)[0] ?? ''].some(isNo)
  // Nor does whoever asks for a number.
  const asksLine = c.reading.topics().some(({ id }) => id === 'line' || id === 'number')
  return asksWords || (names && !denies && !asksLine && !c.state.related.includes('reached'))
}

type Audience = keyof typeof under.words
/** From this chance on it is known whom words are for, or from the second where nothing was seen of harm; where whoever harms is so unlikely, they are for none who does (52 of 56 sealed ones were not). */
const [KNOWN, SURELY, HARDLY] = [0.4, 0.55, 0.15]
/** To whom words are wanted, the likeliest first: where they are said to "her", it is nobody who was told of as "him". */
const whomFrom = perReading((c: Composer) => {
  const all = whomIn(c.reading.text, ownIn(c.input.history), c.reading.talk('to'))
  const left = whomFor(c).toOther ? all.filter(({ label }) => label !== 'harmer') : all
  const sum = left.reduce((so, { chance }) => so + chance, 0)
  return left.map((it) => ({ ...it, chance: it.chance / sum }))
})
const gravesOf = perReading((c) => gravesIn([...ownIn(c.input.history).slice(-LATELY), c.reading.text]))
/** Whether words are surely for nobody who harms, or whom the writer hurt. */
export function isForNoHarmer(c: Composer): boolean {
  const { namesHarmer, toHarmer } = whomFor(c)
  return !namesHarmer && !toHarmer && chanceIn(whomFrom(c), ['harmer', 'hurt']) < HARDLY
}
/** "To his mother", "to her lawyer": whoever is theirs is on their side, until it is known otherwise. */
const isTheirs = ({ text }: Composer['reading']): boolean => {
  const isOwner = (it: Word) => ['his', 'her', 'their'].includes(it.lower) && isTold(text, it.from)
  return wordsIn(text).some((it, at, all) => isOwner(it) && all[at + 1]?.from === it.to + 1)
}
/** Whether words are asked for in a talk of harm, seen or not: some message of it is likely grave, sooner where that was doubted, and this one is not surely harmless. Of sealed requests in talks of harm .74 are, of everyday ones .02. */
const [GRAVE, DOUBTED, NOT_CALM, LATELY] = [0.5, 0.3, 0.004, 6]
export function isOfHarm(c: Composer): boolean {
  // A no in words lifts nothing, and ends it here.
  const { flag, related } = c.state
  if (wasLifted(c.state) || (flag?.cleared && related.includes(ANSWERED))) return false
  const each = gravesOf(c)
  return each.at(-1)! >= NOT_CALM && each.some((it) => it >= (flag ? DOUBTED : GRAVE))
}
/** To whom words are wanted who may be told; null where that is nobody known, or may be whoever harms. */
function audienceIn(c: Composer, { thirdParty, category }: Pick<Flag, 'thirdParty' | 'category'>): Audience | null {
  const all = whomFrom(c)
  const { label, chance } = all[0]!
  const { namesHarmer, toHarmer, toOther } = whomFor(c)
  if (chance < (c.state.flag ? KNOWN : SURELY) || ((namesHarmer || toHarmer) && !toOther)) return null
  // Where it may as well be whoever harms, it is asked for whom.
  if (!thirdParty && (isTheirs(c.reading) || 2 * chanceIn(all, ['harmer', 'hurt']) >= chance)) return null
  if (label === 'harmed') return isOfChild({ category }) ? 'their-child' : 'their-adult'
  const { young, helper, own } = under.toldBy as Record<'young' | 'helper' | 'own', Partial<Record<To, Audience>>>
  return (isYoung(c.state) ? young : thirdParty ? helper : own)[label] ?? null
}
/** Harm of which no reader saw what it is. */
export const UNSEEN: Flag = { category: 'abuse', thirdParty: false, tier: 1 }
/** Words to somebody by what they are to the writer: to a child, a teacher, at work, on a line. */
function saysToWhom(c: Composer): boolean {
  const flag = standing(c.state) ?? c.state.flag ?? (isOfHarm(c) ? UNSEEN : null)
  if (flag && isByClose(flag) && saysSure(c, flag, 0, sorts.signs)) return true
  const isMeant = flag && (isByClose(flag) || flag.category === 'stalking') && !isFetched(c, flag)
  const to = isMeant ? audienceIn(c, flag) : null
  // Of somebody who is harmed more is asked than words for them.
  return (to === 'their-adult' && saysSure(c, flag!)) || (to !== null && sayTopic(c, flag!, under.words[to]))
}

/** Words by which somebody safe is told, where they are asked for; only those to whoever harms are withheld. */
export function wordsToSafe(c: Composer): boolean {
  const { state } = c
  const [young, flag] = [isYoung(state), standing(state)]
  // Who is grown up and set it aside writes to a friend about something else.
  const isSettled = flag?.aside || wasDenied(state) || ((state.flag?.cleared || isUnsettled(state)) && !isOfHarm(c))
  if (isSettled && !young) return false
  // Asked for whom, "my sister" is an answer.
  const isNamed = asksWhich(c, 1) && c.reading.words <= 4
  const { acts, text } = c.reading
  const asksWords = acts.includes('script') || c.wish().wanted === 'words' || hears('asksWords', text) || isNamed
  if (asksWords && saysToWhom(c)) return true
  // On a phone that somebody looks through, words that nobody asked for are found.
  if (!asksWords && [...ownIn(c.input.history), c.reading.text].some((it) => hears('watched', it))) return false
  if (flag && reaches(c, flag, asksWords)) {
    markOnce(state, 'reached')
    // What nobody said outright is not put into their mouth.
    const isPlain = state.flagFrom === 'rule' && !state.related.includes(DENIED)
    safetyWords(c, flag, isPlain ? safetyLines['self-harm'].draft : kept.reach)
    return true
  }
  if (!asksWords || state.flag?.thirdParty) return false
  const marks = state.related.filter((it) => it.startsWith(GUARD))
  const guarded = marks.map((it) => it.slice(GUARD.length) as SafetyCategory)
  const category = [flag?.category, ...guarded].find((it) => it && isByClose({ category: it }))
  const isHelp = ['close', 'school', 'work', 'office'].includes(whomFrom(c)[0]!.label)
  if (!category || !(whomFor(c).isSafe || (isHelp && isForNoHarmer(c))) || isTheirs(c.reading)) return false
  const isChild = young || (state.flag !== null && isOfChild(state.flag))
  const told = { category, thirdParty: false, tier: 2 as const }
  if (isChild || isFetched(c, told) || !sayTopic(c, flag ?? told, under.words.safe))
    safetyWords(c, told, isChild ? kept.young.draft : safetyLines[category].draft)
  return true
}
/** Words where nobody safe was named. In danger now, to whoever follows them, and where a child may be writing, it is a call for help, as it was; else what has to be arranged with the one who harms, what is surely meant, or it is asked for whom. */
export function wordsFor(c: Composer, flag: Flag, draft: readonly string[]): void {
  const mayBeChild = isYoung(c.state) || isOfChild(flag) || harming(c.state).some(([, role]) => parents.has(role))
  const isOwn = !flag.thirdParty && isByClose(flag)
  const isCall = !isOwn || flag.tier === 3 || flag.category === 'stalking' || mayBeChild
  const toHarmer = !isCall && whomFor(c).toHarmer
  if (toHarmer && (arranges(c) ? sayTopic(c, flag, under.words.them) : saysCareful(c, flag))) return
  if (!(isOwn && saysSure(c, flag)) && (isCall || !asksWhom(c))) safetyWords(c, flag, draft)
}
/** The person's own words said it, so words that say it for them may be offered. */
function safetyWords(c: Composer, flag: Pick<Flag, 'thirdParty' | 'category'>, draft: readonly string[]): void {
  const { thirdParty, category } = flag
  sayAny(c, thirdParty ? 'safety-words-them' : 'safety-words', thirdParty ? kept.wordsForThem : kept.wordsFor)
  const drafts = (isFetched(c, flag) ? kept.fetchMe : draft).map((it) => `"${it}"`)
  if (!sayAny(c, `safety-draft/${category}`, drafts)) sayAny(c, 'safety-draft-again', kept.safetyDraftAgain)
  // Whoever was named is the one to get it.
  if (thirdParty || namedIn(c).length === 0)
    sayAny(c, 'safety-draft-ask', thirdParty ? kept.asksBeside : kept.asksToSend)
}
