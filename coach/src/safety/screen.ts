import cards from '../../data/words/safety.json' with { type: 'json' }
import type { Safety, SafetyCategory } from '@mallama/contracts/safety'
import { resourcesOf } from '../knowledge/resources.ts'
import { speaksAsGrown, minorIn, type Minor } from './ages.ts'
import { putAside, speaksAsChild, staysPut, isByClose, isOfChild, isOfOneself, PLAIN, type Flag } from './flag.ts'
import { isOfTheirLife, type Sighting } from './flag.ts'
import { reader, type Likeness } from './likeness.ts'
import { isAttacked, partners } from './own-harm.ts'
import { armed, children, kin, ONLY_ARMED, plainOr, quoteOf, tongueIn, toldIn, likenessOf } from './turned.ts'
import { disclaims, holdsNeck, withoutAside, foremost, isMe, statedIn, statedTogether } from './statements.ts'
import { type Stated } from './statements.ts'
import { nearness, type Told, flatten, setOf } from '../text/words.ts'
import { withoutRepeats } from '../text/phrase.ts'

export { disclaims, type Flag, type Sighting }

/** Runs before every operation, on every free text. A new sighting may raise `sticky`, silence never lowers it; "this is not about my safety" lowers tiers 1 and 2, never 3; of self-harm help stays. */
export function screen(text: string, { country, sticky }: { country: string | null; sticky?: Flag | null }): Safety {
  const flag = settle(sight(text), sticky ?? null, text)
  return flag && !flag.cleared ? toSafety(flag, country) : null
}

/** Without what does not hold: a flag is kept as JSON and compared as it is. */
const only = <T extends object>(some: T) =>
  Object.fromEntries(Object.entries(some).filter(([, it]) => it)) as { [K in keyof T]?: Exclude<T[K], false | null> }

/** What of a sighting a conversation or a card keeps. */
export const flagOf = (seen: Omit<Flag, 'cleared' | 'asked' | 'young' | 'man'>): Flag => {
  const { tier, category, thirdParty, about, aside, vague, doubt, despair, beside } = seen
  return { tier, category, thirdParty, ...only({ about, aside, vague, doubt, despair, beside }) }
}

type Found = Flag & Partial<Pick<Sighting, 'rule' | 'above'>>
const isStated = ({ rule }: Found) => rule?.startsWith('statement/') === true
/** Whether it takes the place of what stands: all that is graver or as grave does, but what only sounds like another danger has to be graver where somebody may want to die, and where both are of somebody close and it is not plain. */
function displaces(seen: Found, now: Flag): boolean {
  if (now.cleared || seen.tier !== now.tier) return now.cleared === true || seen.tier > now.tier
  // What was taken works on, whatever else is happening.
  if (now.about === 'taken' && seen.about !== 'taken') return false
  if (now.tier === 1 || seen.category === now.category || isStated(seen)) return true
  const ofDying = now.category === 'self-harm' && !now.thirdParty
  return !ofDying && (!isByClose(now) || !isByClose(seen) || (seen.above ?? PLAIN) >= PLAIN)
}

/** What the conversation should keep after this text: the graver of what it had and what was seen. */
export function settle(found: Found | null, sticky: Flag | null, text: string): Flag | null {
  // A weapon that is told of where somebody close harms is more than a doubt.
  const isHarmed = sticky && sticky.tier > 1 && !sticky.cleared && isByClose(sticky)
  const seen: Found | null = isHarmed && found?.rule === ONLY_ARMED ? armed(sticky) : found
  // What is said outright beside it is no less so, nor is whoever may want to die talked out of being heard.
  const isSaid = seen !== null && (isStated(seen) || (seen.category === 'self-harm' && seen.tier > 1))
  const notAboutSafety = disclaims(text) && !isSaid
  // What is doubted of somebody else's life, and told more of, is a doubt no more; not where it is unlikely in its talk.
  const ofLife = sticky?.tier === 1 && isOfTheirLife(sticky) && !sticky.cleared && !sticky.vague
  // So near its threshold a message that follows such a doubt bears it out: .32 of the grave messages that go unseen stand there, and .06 of the others.
  const isMore = seen ? seen.tier === 1 && seen.category === 'self-harm' : isNearDanger(text, -1)
  if (ofLife && isMore && !notAboutSafety) return flagOf({ ...sticky, tier: 2 })
  if (seen && !(notAboutSafety && seen.tier < 3)) {
    if (sticky && !displaces(seen, sticky)) {
      // Another danger that is plain, and needs other help, beside a graver one: both are met. What keeps somebody from a call after a dose often only sounds like one.
      const isPlain = isStated(seen) || (sticky.about !== 'taken' && (seen.above ?? 0) >= PLAIN)
      return seen.tier > 1 && isPlain && differ(seen, sticky) ? { ...sticky, beside: seen.category } : sticky
    }
    const about = seen.about ?? (sticky?.category === seen.category ? sticky.about : undefined)
    const spokeOfDying = sticky?.despair ?? (sticky?.category === 'self-harm' && !sticky.cleared)
    const stood = sticky !== null && sticky.tier > 1 && !sticky.cleared ? sticky : null
    const before = stood !== null && isByClose(seen) !== isByClose(stood) ? stood.category : stood?.beside
    const beside = seen.beside ?? (before === seen.category ? undefined : before)
    const flag = flagOf({ ...seen, ...only({ about, beside, despair: spokeOfDying && seen.category !== 'self-harm' }) })
    // The question is asked once: a second doubt of the same kind shows the card again and asks nothing.
    return flag.tier === 1 && sticky?.asked !== undefined ? { ...flag, asked: 0 } : flag
  }
  if (sticky && notAboutSafety && !staysPut(sticky))
    return sticky.category === 'self-harm' && sticky.tier > 1 ? putAside(sticky) : { ...sticky, cleared: true }
  // Once it was asked, and the talk goes on about other things, the card of a doubt goes, until something is seen again. A child's stays until it is answered, and the line of help where somebody set aside what sounded like self-harm.
  const stays = sticky && (isOfChild(sticky) || (sticky.aside && isOfOneself(sticky)))
  if (sticky?.tier === 1 && sticky.asked !== undefined && !sticky.cleared && !stays)
    // The answer to the question, and one message more.
    return sticky.asked >= 1 ? { ...sticky, cleared: true } : { ...sticky, asked: sticky.asked + 1 }
  return sticky
}

export function toSafety(flag: Flag, country: string | null): NonNullable<Safety> {
  const { tier, category, thirdParty, about, aside = false } = flag
  const doubt = category === 'threat-to-others' ? 'doubt of the writer' : 'doubt'
  // The human sentence on the card. It says what was noticed, and never more.
  const message = cards[about ?? (tier === 1 ? doubt : category)][thirdParty ? 'someone' : 'writer']
  const resources = resourcesOf(flag, country)
  return { tier, category, thirdParty, country, message, resources, aside, ...only({ stays: staysPut(flag) }) }
}

/** The gravest thing in the text: what it states, what it says in another language, what it is like; null for nothing. */
export function sight(asWritten: string): Sighting | null {
  const text = withoutRepeats(asWritten)
  const told = withoutAside(toldIn(text))
  const heard = heardIn(text, told)
  // Who strikes somebody off them is the one who is harmed.
  const isDefence = heard?.category === 'threat-to-others' && heard.tier < 3 && !heard.threat && isAttacked(told)
  const seen = plainOr(isDefence ? { ...heard, category: 'abuse', thirdParty: false } : heard, told, text)
  if (!seen || seen.tier === 1 || seen.about) return seen
  const isHeldOut = seen.category === 'self-harm' && seen.thirdParty && nearness(cards.conditional, text) > 0
  if (isHeldOut) return { ...seen, about: 'condition' }
  if (!isByClose(seen)) return seen
  // What a held neck does inside shows late, and after force a doctor can still do much: for both, in time.
  if (holdsNeck(told)) return { ...seen, about: 'neck' }
  const isForced = seen.category === 'sexual-coercion' && nearness(cards.force, text) > 0
  return isForced && !isLongAgo(text) ? { ...seen, about: 'forced' } : seen
}
/** What sounded like the writer's own wish to die is somebody else's, as they say when it is taken so; held out to them, where something they do is named in the talk. */
export function turned(flag: Flag, text: string, earlier: readonly string[]): Flag | null {
  const isOwn = (flag.category === 'self-harm' || isByClose(flag)) && !flag.thirdParty && !flag.about
  if (!isOwn || nearness(cards.notMe, text) === 0) return null
  const isHeldOut = isOfOneself(flag) && [...earlier, text].some((it) => nearness(cards.conditional, it) > 0)
  return { ...flag, thirdParty: true, ...(isHeldOut && { about: 'condition' }) }
}
/** Harm that was taken for somebody else's is the writer's own, as they say when it is. */
export const turnedToWriter = (flag: Flag, text: string): Flag | null =>
  flag.thirdParty && isByClose(flag) && nearness(cards.isMe, text) > 0
    ? flagOf({ ...flag, thirdParty: false, ...(flag.about === 'seen' && { about: undefined }) })
    : null
const isLongAgo = (text: string): boolean => nearness(cards.longAgo, text) > 0

type Whose = Pick<Flag, 'category' | 'thirdParty'>
/** Harm by somebody close and another danger, both the writer's own: each needs other help. */
const differ = (one: Whose, other: Whose) => isByClose(one) !== isByClose(other) && !one.thirdParty && !other.thirdParty

function heardIn(text: string, told: readonly Told[]): Sighting | null {
  const all = statedIn(told)
  const stated = foremost(all)
  const most = stated && ofStatement(stated, text)
  // "He hit me, and I want to die": both are met.
  const each = most && most.tier > 1 ? all.map((it) => ofStatement(it, text)) : []
  const other = each.find((it) => it.tier > 1 && differ(it, most!))
  const said = most ? { ...most, ...(other && { beside: other.category }) } : null
  if (said?.tier === 3) return said
  const tongue = tongueIn(told, text)
  if (tongue && tongue.tier > (said?.tier ?? 0)) return tongue
  if (said?.tier === 2) return said
  const minor = minorIn(text, told)
  if (minor?.tier === 2) return ofMinor(minor, text)
  const like = likenessOf(told)
  // What is stated and only asks by itself is the surer of two that ask.
  if (like && like.tier > (said?.tier ?? 0)) return ofLikeness(like, text)
  return minor && !said ? ofMinor(minor, text) : said
}

/** From here on a text is near to what is grave, in log-odds from the threshold: three of four grave ones that go unseen, and a quarter of ordinary questions. */
export const isNearDanger = (it: string, least = -2.5) => (reader().read(toldIn(it))?.above.one ?? -Infinity) >= least

/** What the reader of accounts makes of it, in log-odds, however short it is. */
export const heardAgain = (text: string): number => reader().read(toldIn(text))?.second() ?? 0
/** What one person states only in several texts of theirs together, newest last; quoted from the newest. */
export function sightTogether(texts: readonly string[]): Sighting | null {
  const plain = texts.map(withoutRepeats)
  const found = statedTogether(plain.map(toldIn))
  const seen = found && ofStatement(found, plain.at(-1)!)
  // "He'll kill me" is mostly a manner of speech: where nothing beside it is grave it is only like it, and can be set aside.
  const isGrave = (it: string) => (sight(it)?.tier ?? 0) > 1 || isNearDanger(it, 0)
  const isBorne = seen?.rule !== 'statement/coming-to-kill' || texts.slice(-4).some(isGrave)
  return isBorne ? seen : { ...seen, tier: 2, rule: `learnt/${seen.rule}` }
}

/** What a text states outright, without the classifier. */
export function stated(asWritten: string): Sighting | null {
  const text = withoutRepeats(asWritten)
  const [first] = statedIn(toldIn(text))
  return first ? ofStatement(first, text) : null
}

const victims = setOf([...kin, 'him her his'].join(' '))
const own = setOf('me us i im ive ill')
export function ofStatement({ statement, threat, sentence, words }: Stated, text: string): Sighting {
  const { id, tier, category, about } = statement
  const [, ...whom] = words
  const isOthers = category === 'abuse' && whom.some((word) => victims.has(word)) && !whom.some(isMe)
  const isChilds = category === 'child-abuse' && !statement.own && !words.some((word) => own.has(word))
  const thirdParty = statement.other ?? (isOthers || isChilds)
  const [rule, quote] = [`statement/${id}`, quoteOf(sentence, text)]
  // Who was a child then, and is grown up now, is met as a grown-up.
  if (category === 'child-abuse' && !thirdParty && speaksAsGrown(text) && !speaksAsChild(text))
    return { tier: isLongAgo(text) ? 2 : tier, category: about ? 'sexual-coercion' : 'abuse', thirdParty, rule, quote }
  return { tier, category, thirdParty, rule, quote, ...only({ threat, about }) }
}

const learntOf = (category: SafetyCategory, sentence: Told, text: string) => {
  return { category, rule: `learnt/${category}`, quote: quoteOf(sentence, text) }
}
/** Whoever tells of harm that they do is helped to stop, and not thanked; a child is a child whoever tells of it. */
function ofLikeness(whole: Likeness, text: string): Sighting {
  const doubt = whole.tier !== 2
  // Over a page it blurs whose doubt it is and of what: the sentence that shows it says that by itself.
  const like = (doubt && reader().read([whole.sentence])) || whole
  const { category, vague, other, child, writer, sentence } = like
  // Unsure of both, nobody who may be the one that is harmed is asked whether they harm.
  const byWriter = writer && !(doubt && vague) && category !== 'self-harm' && category !== 'medical'
  const ofChild = (child && category === 'abuse') || category === 'child-abuse'
  const tells = (of: ReadonlySet<string>, words = sentence.words) => words.some((word) => of.has(word))
  const byNoChild = ofChild && !speaksAsChild(text)
  // Who tells of their own partner, of no child and of no age is grown up, whatever else the words are like.
  const grown = byNoChild && !other && tells(partners) && !tells(children)
  // Where no child is told of, nobody is asked about one.
  const isChildTold = tells(children, flatten(text).split(' '))
  const childless = doubt && byNoChild && !isChildTold
  const named = byWriter ? 'threat-to-others' : grown ? 'abuse' : ofChild ? 'child-abuse' : category
  // "He sits on my bed": nobody else's child has that one.
  const isOwnPlace = ofChild && nearness(cards.ownPlaces, sentence.words.join(' ')) > 0
  // A grown-up tells of a child of today: what it told somebody is of that child, and "when I come near her" of nobody else.
  const ofAnother = byNoChild && isChildTold && !isLongAgo(text)
  const isTold = ofAnother && (nearness(cards.reports, text) > 0 || !tells(setOf('me us')))
  const ofOther = named === 'child-abuse' || (named === 'sexual-coercion' && (tells(kin) || tells(children)))
  const thirdParty = !byWriter && !isOwnPlace && (other || (ofOther && (!tells(own) || isTold)))
  // Whoever has a child, a wife or a husband of their own is no child that is harmed.
  const isGrown =
    named === 'child-abuse' &&
    !thirdParty &&
    !speaksAsChild(text) &&
    (speaksAsGrown(text) || nearness(cards.spouses, text) > 0)
  const seen = { ...learntOf(isGrown ? 'abuse' : named, sentence, text), thirdParty }
  if (!doubt) return { ...seen, tier: 2, above: whole.above.two }
  const above = whole.above.one
  // So near its threshold, in log-odds, a doubt is as often of nothing: 89 of 163 harmless messages with a doubt stand below, and 20 of 89 that call for a question. It is asked about in general, and a no ends it.
  return { ...seen, tier: 1, above, ...only({ vague: vague || childless || above < 0.5, doubt }) }
}

/** Who is grown up and tells it is met as whoever tells of harm that they do. */
function ofMinor({ tier, own: mine, writer, sentence, above }: Minor, text: string): Sighting {
  const seen = learntOf(writer ? 'threat-to-others' : 'child-abuse', sentence, text)
  return { ...seen, tier, thirdParty: !writer && !mine, above, ...only({ doubt: tier === 1 }) }
}
