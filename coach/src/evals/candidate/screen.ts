import type { Flag, Sighting } from './flag.ts'
import { fold } from '../../text/fold.ts'
import { reader, type Likeness } from './likeness.ts'
import { withoutRepeats } from '../../text/repeats.ts'
import { disclaims } from '../../safety/screen.ts'
import type { Told } from '../../text/told.ts'
import { statedIn, type Stated } from './statements.ts'
import { toldIn } from './told.ts'
import { tongueIn } from './tongues.ts'
import { turnedIn } from './turned.ts'

/** What of a sighting a conversation or a card keeps. */
const flagOf = ({ tier, category, thirdParty, about }: Flag): Flag => ({
  tier,
  category,
  thirdParty,
  ...(about ? { about } : {}),
})

/** The answer to the question, and one message more. */
const LAPSES = 1

const isLearnt = (seen: Flag): boolean => 'rule' in seen && (seen as Sighting).rule.startsWith('learnt/')

/** What the conversation should keep after this text: the graver of what it had and what was seen. */
export function settle(seen: Flag | null, sticky: Flag | null, text: string): Flag | null {
  const notAboutSafety = disclaims(text)
  // What was set aside is not put back by more of the same, only by a statement or by danger of another kind.
  if (seen && sticky?.cleared && isLearnt(seen) && seen.category === sticky.category) return sticky
  if (seen && !(notAboutSafety && seen.tier < 3)) {
    if (!sticky || sticky.cleared || seen.tier >= sticky.tier) {
      const about = seen.about ?? (sticky?.category === seen.category ? sticky.about : undefined)
      const flag = flagOf(about ? { ...seen, about } : seen)
      // The question is asked once: a second doubt of the same kind shows the card again and asks nothing.
      return flag.tier === 1 && sticky?.asked !== undefined ? { ...flag, asked: 0 } : flag
    }
    return sticky
  }
  if (sticky && sticky.tier < 3 && notAboutSafety) return { ...sticky, cleared: true }
  // A doubt is one question (COACH.md, "Safety"). Once it was asked, and the talk goes on about other things, the card
  // goes; whatever is seen later raises it again.
  if (sticky?.tier === 1 && sticky.asked !== undefined && !sticky.cleared)
    return sticky.asked >= LAPSES ? { ...sticky, cleared: true } : { ...sticky, asked: sticky.asked + 1 }
  return sticky
}

/** The gravest thing in the text: what it states, what it says in another language, what it is like; null for nothing. */
export function sight(asWritten: string): Sighting | null {
  const text = withoutRepeats(asWritten)
  const told = toldIn(text)
  const [stated] = statedIn(told)
  const said = stated ? ofStatement(stated, text) : null
  if (said?.tier === 3) return said
  const tongue = tongueIn(fold(text))
  if (tongue && tongue.tier > (said?.tier ?? 0))
    return { tier: tongue.tier, category: tongue.category, thirdParty: false, rule: tongue.id }
  if (said?.tier === 2) return said
  const like = likenessOf(told)
  // What is stated and only asks by itself is the surer of two that ask.
  return like && like.tier > (said?.tier ?? 0) ? ofLikeness(like, text) : said
}

/** What is read in another's place must be surer by so much, in log-odds, and be a message and no account. */
const TURNED = 1.2
const MESSAGE = 60

/** As it stands, or as the one it is said to would tell it; the graver of the two. */
function likenessOf(told: readonly Told[]): Likeness | null {
  const plain = reader().read(told)
  if (plain?.tier === 2 || told.reduce((all, { words }) => all + words.length, 0) > MESSAGE) return plain
  const turned = turnedIn(told)
    .map((it) => reader().read(it))
    .find((it) => it !== null && it.above.two >= TURNED && !ofOneself.test(it.category))
  return turned ?? plain
}
/** "You are better off without me" tells of no danger to "him". */
const ofOneself = /^(?:self-harm|medical)$/

const victims = new Set(['mum', 'mom', 'mam', 'sister', 'mother', 'friend', 'daughter', 'him', 'her', 'his'])
const isMe = (word: string) => word === 'me' || word === 'us'
const own = new Set(['me', 'us', 'i', 'im', 'ive', 'ill'])

function ofStatement({ statement, sentence, words }: Stated, text: string): Sighting {
  const { id, tier, category, about } = statement
  const thirdParty =
    statement.other ??
    (category === 'child-abuse'
      ? !statement.own && !words.some((word) => own.has(word))
      : category === 'abuse' && words.slice(1).some((word) => victims.has(word)) && !words.slice(1).some(isMe))
  return {
    tier,
    category,
    thirdParty,
    rule: `statement/${id}`,
    quote: quoteOf(sentence, text),
    ...(about ? { about } : {}),
  }
}

/** Whoever tells of harm that they do is helped to stop, and not thanked; a child is a child whoever tells of it. */
function ofLikeness({ tier, category, other, child, writer, sentence }: Likeness, text: string): Sighting {
  const byWriter = writer && category !== 'self-harm' && category !== 'medical'
  const named = byWriter ? 'threat-to-others' : child && category === 'abuse' ? 'child-abuse' : category
  const thirdParty = !byWriter && (other || (named === 'child-abuse' && !sentence.words.some((word) => own.has(word))))
  return {
    tier: tier === 2 ? 2 : 1,
    category: named,
    thirdParty,
    rule: `learnt/${named}`,
    quote: quoteOf(sentence, text),
  }
}

const quoteOf = ({ from, to }: Told, text: string) => text.slice(from, to).trim()
