import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import under from '../../data/said/under-card.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { lastSentences, nearest, nearness, ownIn } from '../text/words.ts'
import { people, theyAre, wordsIn, type Someone } from '../text/people.ts'
import { safetyLines } from '../knowledge/safety-lines.ts'
import { GUARD, isByClose, isOfChild, type Flag, type Sighting } from '../safety/flag.ts'
import { roles } from '../craft/persons.ts'
import { sayAny, sayOne, type Composer } from './composer.ts'
import { standing, type State } from './state.ts'
import { arranges, asksWhich, asksWhom, hears, isFetched, saysCareful, saysSign, saysSure, sayTopic } from './topics.ts'
import { DENIED, isNo, wasDenied } from './quiet-question.ts'
import type { Reading } from './reading.ts'
import { isOnlyUnsure, isYoung, markOnce } from './set-aside.ts'

/** Before whoever harms, in what is marked of a talk: their pronoun and role. */
const [HARMS, GOAL] = ['harms/', 'learnt/goal-']
/** Keeps of whom harm was told: who stands before "me", else who is named first. */
export function markWhoHarms(state: State, seen: Sighting | null, { text, focus }: Reading): void {
  // A goal names whom the words are for.
  if (!seen || !isByClose(seen) || seen.thirdParty || seen.rule.startsWith(GOAL)) return
  const told = seen.quote ?? text
  // "Write it to mum, he is forcing me": who is to be told harms nobody.
  const named = people(told)
    .filter(({ start }) => !isTold(told, start))
    .toSorted((a, b) => a.start - b.start)
  const me = wordsIn(told).find(({ lower }) => lower === 'me')?.from ?? -1
  const who =
    named.findLast(({ start }) => start < me)?.someone ?? named[0]?.someone ?? (people(told).length > 0 ? null : focus)
  const they = who?.pronoun === 'they' ? theyAre(text, []) : who?.pronoun
  if (who) markOnce(state, `${HARMS}${they}/${who.role ?? ''}`)
}

const safe = new Set(kept.safeToTell)
const parents = new Set(kept.parents)
const whom = new Map(Object.entries({ him: 'he', her: 'she', them: 'they' }))
const owners = new Set(['my', 'the', 'a', 'our', 'his', 'her', 'their'])
const toward = new Set(['to', 'tell', 'text', 'ask', 'answer'])
const harming = ({ related }: State) =>
  related.flatMap((it) => (it.startsWith(HARMS) ? [it.slice(HARMS.length).split('/') as [string, string]] : []))
/** Who is to be told, "write it to mum"; else whoever is named. */
function namedIn({ reading: { text } }: Composer): Someone[] {
  const told = people(text).filter(({ start }) => isTold(text, start))
  return (told.length > 0 ? told : people(text)).map(({ someone }) => someone)
}
const isTold = (text: string, start: number): boolean =>
  toward.has(wordsIn(text.slice(0, start)).findLast(({ lower }) => !owners.has(lower))?.lower ?? '')
/** Without a role on one side, or as parents, they are the same by their pronoun. */
const isOne = (state: State, { pronoun, role }: Someone) =>
  harming(state).some(
    ([p, r]) => r === role || (p === pronoun && (!r || !role || (parents.has(r) && parents.has(role)))),
  )

/** Asked about counselling: how it goes; after harm was told, and for two, why each is seen alone first. False where nothing was said. */
export function ofCounselling(c: Composer): boolean {
  const { two, cues, lines, calm } = kept.counselling
  const isHarmed = harming(c.state).length > 0
  return nearness(isHarmed ? two : cues, c.reading.text) > 0 && sayOne(c, isHarmed ? lines : calm)
}

/** Whom words are for, as the message says it: the people named, the pronouns that they are said to ("to her", "text him"), whether that is the one who harms or cannot be, and whether it is somebody who can be told. */
function whomFor(c: Composer) {
  const [named, said] = [namedIn(c), wordsIn(c.reading.text)]
  const to = said.flatMap(({ lower }, at) => (toward.has(said[at - 1]?.lower ?? '') ? (whom.get(lower) ?? []) : []))
  const harms = harming(c.state).map(([pronoun]) => pronoun)
  const isHarmer = (it?: string) => it !== undefined && harms.includes(it)
  const isElse = (it?: string) => harms.length > 0 && !isHarmer(it) && !harms.includes('they')
  const toOther = to.length > 0 && to.every(isElse)
  const namesHarmer = named.some((it) => isOne(c.state, it))
  // "What do I say to him", with a sister named beside it, is for him.
  const isForHarmer =
    (namesHarmer && !toOther) || to.some((it) => isHarmer(it) && named.every(({ pronoun }) => pronoun !== it))
  const isSafe =
    named.length > 0
      ? named.every(({ role }) => (role ? safe.has(role) : toOther))
      : isYoung(c.state) && said.every(({ lower }) => !whom.has(lower) || isElse(whom.get(lower)))
  return { named, to, toOther, toHarmer: to.some(isHarmer), namesHarmer, isSafe: isSafe && !isForHarmer }
}
export const namesWhoHarms = (c: Composer): boolean => whomFor(c).namesHarmer
export const namesAnother = (c: Composer): boolean =>
  namedIn(c).some((it) => (it.name ?? it.role) && !isOne(c.state, it))
/** Whether it is to be said to somebody who is not the one who harms. */
export function isToAnother(c: Composer): boolean {
  const { toOther, isSafe } = whomFor(c)
  return toOther || (isSafe && namesAnother(c))
}
/** Whoever may want to die and names somebody has a way to them: it is made short once, and whenever it is asked for. */
function reaches(c: Composer, flag: Flag, asksWords: boolean): boolean {
  const { named, namesHarmer } = whomFor(c)
  if (flag.category !== 'self-harm' || flag.thirdParty || flag.about || namesHarmer) return false
  const names = named.some(({ name, role }) => name ?? role)
  // Asked whether they want to die, whoever says no and names somebody tells of something else.
  const denies = c.awaited === 'safety' && isNo(c.reading.text)
  // Nor does whoever asks for a number.
  const asksLine = c.reading.topics().some(({ id }) => id === 'line' || id === 'number')
  return asksWords || (names && !denies && !asksLine && !c.state.related.includes('reached'))
}

type Audience = keyof typeof under.words
const cued = Object.entries(under.words).map(([id, { cues }]) => ({ id: id as Audience, cues }))
/** By what somebody is who is told. */
const byKind: Readonly<Record<string, Audience | undefined>> = under.audiences as Record<string, Audience>
const kindOf = (role: string | null): string => roles.get(role ?? '')?.kind ?? ''
/** To whom words are wanted who may be told; null where that is nobody known, or may be whoever harms. */
function audienceIn(c: Composer, { thirdParty, category }: Pick<Flag, 'thirdParty' | 'category'>): Audience | null {
  const all = lastSentences(c.reading.text)
  const asking = all.findLast((it) => hears('asksWords', it)) ?? all.findLast((it) => it.endsWith('?'))
  // Others may be named around what asks for words.
  const text = asking ?? c.reading.text
  const { to, toHarmer, namesHarmer } = whomFor(c)
  const told = kindOf(people(text).find(({ start }) => isTold(text, start))?.someone.role ?? null)
  // "Him" may be whoever harms, unless somebody was named before it.
  const harms = harming(c.state)
  const pronoun = wordsIn(text).findLast(({ lower }) => harms.some(([it]) => it === whom.get(lower)))
  const [cue] = nearest(cued, toHarmer ? text.slice(0, pronoun?.from) : text)
  const near = cue!.score > 0 ? cue!.it.id : null
  const named = told ? (byKind[told] ?? (near === 'line' || near === 'trusted' ? near : null)) : near
  if (thirdParty && named === 'line' && to.length === 0) return named
  if (thirdParty && isOfChild({ category }))
    return !told || told === 'student' || told === 'child' ? 'their-child' : null
  // To somebody who is harmed, and not to whoever they live with.
  if (thirdParty)
    return (!told || met.has(told)) && isByClose({ category }) && !isForThird(c, to) ? 'their-adult' : null
  const isOne = namesHarmer || (named && harms.some(([, role]) => byKind[kindOf(role)] === named))
  return isOne || (isYoung(c.state) ? named === 'own-child' || named === 'work' : named === 'school') ? null : named
}
const met = new Set(['kin', 'friend', 'other', 'staff', 'office', 'child'])
/** Words for "him", where only a woman was told of as near to the writer, are for whoever harms. */
function isForThird(c: Composer, to: readonly string[]): boolean {
  const told = [...ownIn(c.input.history), c.reading.text].flatMap((text) => people(text))
  const near = told.flatMap(({ someone: { role, pronoun } }) => (met.has(kindOf(role)) ? [pronoun] : []))
  return near.length > 0 && to.some((it) => it !== 'they' && near.every((other) => other !== it))
}
/** Words to somebody by what they are to the writer: to a child, a teacher, at work, on a line. */
function saysToWhom(c: Composer): boolean {
  const flag = standing(c.state) ?? c.state.flag
  if (flag && isByClose(flag) && saysSign(c, flag)) return true
  const to = flag && (isByClose(flag) || flag.category === 'stalking') ? audienceIn(c, flag) : null
  // Of somebody who is harmed more is asked than words for them.
  const isMet = to === 'their-adult' && saysSure(c, flag!)
  return isMet || (to !== null && sayTopic(c, flag!, under.words[to]))
}

/** Words by which somebody safe is told, where they are asked for; only those to whoever harms are withheld. */
export function wordsToSafe(c: Composer): boolean {
  const { state } = c
  const [young, flag] = [isYoung(state), standing(state)]
  // Who is grown up and set it aside writes to a friend about something else.
  if ((state.flag?.cleared || flag?.aside || isOnlyUnsure(state) || wasDenied(state)) && !young) return false
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
  if (!category || !whomFor(c).isSafe) return false
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
