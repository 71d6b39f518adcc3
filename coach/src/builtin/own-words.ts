import { horsemenIn } from '../craft/score.ts'
import type { Someone } from '../detectors/people.ts'
import { readTurn } from '../detectors/turn.ts'
import type { ReplyInput } from '../port.ts'
import { messageFor } from './draft-message.ts'
import { wordCount } from './clauses.ts'
import { unhedged } from './mirror.ts'
import { polish, sentenceCase } from './polish.ts'
import type { Reading } from './reading.ts'
import type { State } from './state.ts'
import { stems } from './stems.ts'

/** What the writer wants said, in their own words turned to the one they are for. */
export interface OwnWords {
  sentences: string[]
  /** The exact words each rests on. */
  from: string
  sorry: boolean
}

const kin = /^(?:mum|mom|mummy|dad|daddy|gran|nan|nana|grandma|grandpa|grandad)$/i

/** How a goal names the one the words are for: "Ana", "my sister", "Mum"; null where only a pronoun is known. */
export function mentionOf(who: Someone | null): string | null {
  if (!who) return null
  const role = who.role?.toLowerCase() ?? null
  // An ex or a partner has no sex in the word itself; where it was read from "he" or "she", it helps to tell people apart.
  const exact =
    role === 'ex' && who.sure && who.pronoun !== 'they' ? (who.pronoun === 'she' ? 'ex-wife' : 'ex-husband') : role
  if (who.name && !kin.test(who.name) && !/^(?:Mr|Mrs|Ms|Miss|Dr)\.?$/.test(who.name))
    return who.role && !/person/.test(who.role) ? `my ${exact} ${who.name}` : who.name
  return exact ? `my ${exact}` : /^(?:he|she|they)$/.test(who.label) ? null : who.label.replace(/^your /, 'my ')
}

const asks =
  /\b(?:(?:ok|so|and|but|now|then|yes|please|yeah)[, ]+)*(?:(?:can|could|will|would) you (?:please )?(?:help|write|give|put|make|draft|word|tell|phrase)|help me|give me|what (?:do|should|can|could|would|shall) i|how (?:do|should|can|could|would) i (?:even |best )?(?:put|word|phrase|say (?:that|it|this)\b|tell (?:him|her|them)(?= that)?)|please (?:help|write|give)|put (?:it|that|this) into words|any ideas)\b[^.?!\n]*[.?!]*/gi
const lead =
  /\b(?:i|i[’']d|all i) (?:just |really |only |do |still )*(?:want|need|(?:wanted|needed)(?= (?:him|her|them|my \w+) to)|would like|[’']?d like|wish)(?: is)?(?: for)? (?!a (?:note|text|message|draft)\b|words\b|help\b|you\b|advice\b|to know\b|to understand\b)/i
const saying =
  /\bhow (?:do|can|should|could) i (?:say|tell|put|explain)(?: (?:both|it|this|him|her|them|to \w+))?,? (that (?:i|he|she|we|it|the|my)\b[^?\n]{6,140})/i

interface Wish {
  goal: string
  from: string
  sorry: boolean
}

/** The wishes of a message as goals: each names whom it is for and is one thing to be said. */
function wishesIn(text: string, mention: string, who: Someone, others: readonly string[]): Wish[] {
  const both = saying.exec(text)
  if (both?.[1]) return split(both[1], both[1], mention, who, others)
  const bare = text
    .replace(
      /\b(?:if|whether|not sure|dont know|don[’']t know) i (?:even |really |still )?(?:want|need)\b[^.?!\n]*/gi,
      ' ',
    )
    .replace(asks, (ask) => (lead.test(ask) ? ask : ' '))
  for (const sentence of bare.split(/(?<=[.?!\n])\s*/)) {
    const hit = lead.exec(sentence)
    if (!hit || /\?\s*$/.test(sentence)) continue
    const wish = sentence
      .slice(hit.index + hit[0].length)
      .replace(/[.?!\s]+$/, '')
      .trim()
    if (wordCount(wish) < 2 || wordCount(wish) > 34) continue
    return split(wish, wish, mention, who, others, /wish/i.test(hit[0]))
  }
  return []
}

function split(
  wish: string,
  from: string,
  mention: string,
  who: Someone,
  others: readonly string[],
  wished = false,
): Wish[] {
  return wish
    .split(
      /,? (?:and|but) (?:to (?:tell|ask) (?:him|her|them) )?(?=that (?:i|he|she|we|it|the|my|\w+ (?:is|are|was))\b)/i,
    )
    .flatMap((part): Wish[] => {
      const plain = polish(unhedged(part.trim()), others)
      const goal = goalFrom(plain, mention, who, others, wished)
      return goal ? [{ goal, from, sorry: /\b(?:sorry|apologi[sz]e)\b/i.test(plain) }] : []
    })
}

const forms = { he: 'he|him|his', she: 'she|her|hers', they: 'they|them|their' }

/**
 * "I want her to pay more if he stays": whoever is not meant gets a name for as long as the words are turned, so that
 * nobody is taken for somebody else. Null where the words do not tell them apart.
 */
function stranger(wish: string, who: Someone): string | null {
  if (!who.sure || who.pronoun === 'they') return wish
  if (!new RegExp(`\\b(?:${forms[who.pronoun]})\\b`, 'i').test(wish)) return wish
  if (who.pronoun === 'she')
    return wish
      .replace(/\bhe\b/gi, standIn.subject)
      .replace(/\bhim\b/gi, standIn.object)
      .replace(/\bhis\b/gi, `${standIn.subject}'s`)
  return /\bhers?\b/i.test(wish) ? null : wish.replace(/\bshe\b/gi, standIn.subject)
}

const standIn = { subject: 'Robin', object: 'Alexis' }
const backAgain = (text: string, who: Someone): string =>
  text
    .replaceAll(`${standIn.subject}'s`, 'his')
    .replaceAll(standIn.subject, who.pronoun === 'she' ? 'he' : 'she')
    .replaceAll(standIn.object, 'him')

function goalFrom(
  plain: string,
  mention: string,
  who: Someone,
  others: readonly string[],
  wished: boolean,
): string | null {
  let wish = plain
  const theirs = new RegExp(`\\b(?:${forms[who.pronoun]})\\b`, 'i')
  const apart = stranger(wish, who)
  if (apart === null) return null
  wish = apart
  const strange = /\b(?:he|him|she|her|hers)\b/i.exec(wish)?.[0]
  if (strange && who.sure && !theirs.test(wish)) {
    // "I want him home by six", said of an ex who is "she": the one child who was named.
    if (others.length !== 1 || wordCount(wish) > 14) return null
    wish = wish.replace(/\b(?:him|her|he|she)\b/i, others[0]!)
    if (/\b(?:he|him|his|she|her)\b/i.test(wish)) return null
  }
  const much = /\bhow much (it|that|this|he|she|they) (meant|means|mean) to me\b/i.exec(wish)
  if (much?.[1])
    return `I want to tell ${mention} that ${much[1]} ${/^(?:it|that|this)$/i.test(much[1]) ? much[2] : 'means'} a lot to me`
  if (/^(?:to )?(?:tell|ask) \S+(?: \S+)? (?:how|what|why|when|where)\b/i.test(wish)) return null
  const said =
    /^(?:to )?(?:tell|say to|let) (?:him|her|them|my [\w-]+(?: [A-Z]\w+)?|his [\w-]+|[A-Z]\w+)(?: know)? (?:that |how )?(.+)$/i.exec(
      wish,
    )
  if (said?.[1]) return `I want to tell ${mention} that ${said[1].replace(/^that /i, '')}`
  const asked = /^(?:to )?ask (?:him|her|them|my [\w-]+|his [\w-]+|[A-Z]\w+) (.+)$/i.exec(wish)
  if (asked?.[1]) return `I want to ask ${mention} ${asked[1]}`
  const sorry = /^(?:to )?(?:say (?:i[’']?m )?sorry|apologi[sz]e)(?: to (?:him|her|them|[A-Z]\w+))? (for .+)$/i.exec(
    wish,
  )
  if (sorry?.[1]) return `I want to say sorry to ${mention} ${sorry[1]}`
  if (/^(?:to )?(?:text|write|send|message|call|ring|say|talk|explain|know)\b/i.test(wish)) return null
  if (/^that /i.test(wish)) return `I want to tell ${mention} ${wish}`
  const other = new RegExp(
    `^(?:${forms[who.pronoun]}|${mention.replace(/[.*+?^${}()|[\]\\]/g, '')}) (?=(?:to|not to|would) )`,
    'i',
  )
  if (other.test(wish))
    return `I want ${wish.replace(other, `${mention} `).replace(`${mention} would `, `${mention} to `)}`
  if (wished) return `I want to tell ${mention} that I wish ${wish}`
  return `I want to tell ${mention} that I want ${wish}`
}

/**
 * What the writer wants said, through the message writer: only the sentences that hold their own facts, none of the
 * ones that any message could have. Null where they named no wish, or where it could not be turned soundly.
 */
export function ownWords(
  input: ReplyInput,
  reading: Reading,
  state: State,
  who: Someone | null,
  direct: boolean,
): OwnWords | null {
  const mention = mentionOf(who)
  if (!who || !mention) return null
  const others = state.names.filter((it) => it !== who.name && /^\p{Lu}/u.test(it) && !kin.test(it))
  const sources = [
    reading.text,
    ...input.history
      .filter((it) => it.role === 'user')
      .map((it) => it.content.slice(0, 1200))
      .toReversed()
      .slice(0, 6),
  ]
  for (const source of sources) {
    const wishes = wishesIn(source, mention, who, others)
    const sentences = wishes.flatMap(({ goal }) => turned(goal, input, who, direct) ?? [])
    if (wishes.length === 0 || sentences.length === 0) continue
    const from = wishes[0]!.from
    if (!source.includes(from)) continue
    return { sentences, from, sorry: wishes.some((it) => it.sorry) }
  }
  return null
}

const sameSex = {
  he: /(?<!\b(?:his|her) )\b(?:dad|father|brother|son|husband|boyfriend|uncle|grandad|grandpa)\b/g,
  she: /(?<!\b(?:his|her) )\b(?:mum|mom|mother|sister|wife|girlfriend|daughter|aunt|gran|nan|grandma)\b/g,
  they: /\b(?:parents|family|kids|friends)\b/g,
}

/** A fact about the other, told to them; for those that the plain way of turning leaves alone. */
export function toldTo(fact: string, input: ReplyInput, who: Someone, names: readonly string[]): string | null {
  const mention = mentionOf(who)
  // "Mum died and my sister gave away her clothes": whose they were, the words alone do not tell.
  const talk = [fact, input.message, ...input.history.map((it) => it.content.slice(0, 1200))].join(' ').toLowerCase()
  const own = who.role?.toLowerCase() ?? ''
  if (/\b(?:his|her)\b/i.test(fact) && [...talk.matchAll(sameSex[who.pronoun])].some(([it]) => !own.includes(it)))
    return null
  if (!mention || wordCount(fact) > 22) return null
  const said = turned(`I want to tell ${mention} that ${polish(unhedged(fact), names)}`, input, who, true)
  return said?.length === 1 ? said[0]! : null
}

function turned(goal: string, input: ReplyInput, who: Someone, direct: boolean): string[] | null {
  // "It hurt" needs no turning, and is too short for the message writer.
  const brief = / that (it|this|that) (hurt|hurts|matters|mattered)$/i.exec(goal)
  if (brief) return [`${sentenceCase(`${brief[1]} ${brief[2]}`)}.`]
  // An uncertain sign is asked about before any words are given; graver ones never come this far.
  const made = messageFor(goal, input.knownPeople, {
    selectedTone: direct ? 'direct' : 'caring',
    country: input.country,
  })
  if (!made) return null
  const held = stems(goal)
  const kept = made
    .replace(/^(?:Hi|Hello|Dear|Hey) [^,]{1,40}, /, '')
    .split(/(?<=[.?])\s+/)
    .filter((sentence) => {
      const own = [...stems(sentence)]
      return own.length > 0 && own.filter((it) => held.has(it)).length / own.length >= 0.6
    })
    .map((sentence) =>
      sentenceCase(sentence)
        .replace(/^I want (?=one|a|an|the|my|our|to |you )/, 'I would like ')
        .replace(/ \b(?:Mr |Ms )?[A-Z][a-z]+, (?=please)/, ' ')
        .replace(/\bi\b/g, 'I'),
    )
  if (kept.length > 0 && kept.every((it) => sound(it, who)) && covers(kept.join(' '), goal, who))
    return kept.map((it) => sentenceCase(backAgain(it, who)))
  const plain = plainly(goal)
  return plain && sound(plain, who) ? [plain] : null
}

const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z']{3,}/g) ?? []).filter(
      (it) =>
        !/^(?:that|tell|wants?|needs?|would|like|could|him|her|his|she|they|them|their|you|your|the|and|for|say|ask|let|just|please|not|does|did|has|have|are|was|were|sorry)$/.test(
          it,
        ),
    ),
  )

const root = (it: string) => it.replace(/(?:ing|ed|es|s)$/, '').slice(0, 5)

/** The message must hold what the wish held: half a wish is another one. */
function covers(message: string, goal: string, who: Someone): boolean {
  const held = wordsOf(message)
  const mention = wordsOf(mentionOf(who) ?? '')
  const wanted = [...wordsOf(goal)].filter((it) => !mention.has(it))
  const roots = new Set([...held].map(root))
  return wanted.filter((it) => roots.has(root(it))).length >= wanted.length * 0.7
}

/** "I need him to notice things without being told" needs no more than its one pronoun turned. */
function plainly(goal: string): string | null {
  const told = /^I want to tell .+? that ((?:I|it|we|my|there)\b[^?]+)$/i.exec(goal)?.[1]
  if (told && !/\b(?:he|she|they|tell|hers)\b/i.test(told)) {
    const clause = told
      .replace(
        /\bher(?= (?:right now|now|again|any ?more|today|tonight|either|and|but|so|because|when|at|in|with|to|for)\b|[.,]|$)|\b(?:him|them)\b/gi,
        'you',
      )
      .replace(/\b(?:his|her|their)\b/gi, 'your')
    return `${sentenceCase(clause.replace(/[.\s]+$/, ''))}.`
  }
  const rest =
    /\bthat I (?:need|want) (?:him|her|them) to ([^.?!]+)$/i.exec(goal)?.[1] ??
    /^I want (?:my [\w' -]+?|[A-Z]\w+) to ([^.?!]+)$/.exec(goal)?.[1]
  if (!rest || /\b(?:he|she|they|him|them)\b|^(?:tell|say)\b/i.test(rest)) return null
  return `I ${/\bI need\b/.test(goal) ? 'need' : 'would like'} you to ${rest.replace(/\b(?:his|her|their)\b/gi, 'your')}.`
}

/** A real sentence to someone: nobody in the third person who is meant, nothing said twice, no blow. */
function sound(sentence: string, who: Someone): boolean {
  const words = wordCount(sentence)
  if (words < 2 || words > 36 || /["“”!\n]/.test(sentence)) return false
  if (
    /^(?:isn['’]?t|is not|doesn['’]?t|won['’]?t|wouldn['’]?t|aren['’]?t|that)\b|\byou that and\b|\b(?:want|need) to (?:tell|say|ask|know)\b|\band that\b|\byour (?:right now|now|again|any ?more|today|tonight|either|and|but|so|because|when|at|in|with)\b|\byour[.,]|\byou (?:is|was|has|does|says)\b|\byour? your?\b/i.test(
      sentence,
    )
  )
    return false
  if (who.sure && who.pronoun !== 'they' && new RegExp(`\\b(?:${forms[who.pronoun]})\\b`, 'i').test(sentence))
    return false
  if (who.name && new RegExp(`\\b${who.name.replace(/[^\p{L}]/gu, '')}\\b`, 'u').test(sentence)) return false
  if (/\bI (?:don't|do not) want a [a-z]+ I want\b/i.test(sentence)) return false
  return horsemenIn(readTurn(sentence)).length === 0
}
