import { people, type Someone } from '../detectors/people.ts'
import { situation, situationsIn } from '../knowledge/situations.ts'
import type { Situation } from '../knowledge/situation.ts'
import { address } from './address.ts'
import { broken } from './check.ts'
import { wordsOf, type Draft, type Part } from './draft-parts.ts'
import { unhedged } from './mirror.ts'
import { polish, sentenceCase } from './polish.ts'
import type { State, Told } from './state.ts'

/** A draft that holds its own check: what it may not be said without. */
export interface Whole extends Draft {
  /** Nobody has said yet what is asked for: the last line is only a bid to talk. */
  asksNothing: boolean
}

const talkAsks = {
  work: ['Could we take ten minutes for it this week?', 'Could we talk about it, just the two of us?'],
  close: ['Can we talk about it when you have a quiet moment?', 'Could we talk about that?'],
}

/** The line that asks: what they named, else what belongs to the very scene that was told, else a bid to talk. */
export function askFor(
  wish: string | null,
  scene: string | null,
  about: Situation,
  state: State,
  who: Someone | null,
  turn: number,
  work: boolean,
): { text: string; known: boolean } {
  if (wish) return { text: wish, known: true }
  const own = scene ? situationsIn(scene, who).find((it) => it.strong && situation(it.id).gravity <= 3) : undefined
  const from = own ? situation(own.id) : !scene || (state.signs[about.id]?.length ?? 0) >= 2 ? about : null
  const text = from && from.id !== 'open' ? from.want[turn % from.want.length] : undefined
  if (text) return { text, known: true }
  const list = talkAsks[work ? 'work' : 'close']
  return { text: list[turn % list.length]!, known: false }
}

const costly =
  /^i(?:[’']ve| have|[’']d| had|[’']m| am|m|ve)? (?:just |even |already |then |only )*(?:cried|paid|waited|stayed|cooked|made|cleaned|cancell?ed|missed|left|went|drove|ran|sat|stood|lay|worked|wrote|did|covered|lost|gave up|booked|saved|apologi[sz]ed|slept|ate|had (?:made|booked|cooked|saved|planned|waited))\b/i

/** What it did to the writer, where no feeling was named: one thing they did or went through because of it. */
export function costOf(state: State, event: string | null, turned: (fact: string) => string | null): string | null {
  for (const { quote, actor } of state.facts) {
    if (actor !== 'writer' || !costly.test(quote) || quote === event || quote.split(/\s+/).length > 12) continue
    if (event && (event.includes(quote) || quote.includes(event))) continue
    const plain = polish(unhedged(quote), state.names).replace(/[.!\s]+$/, '')
    const said = /\b(?:he|she|they|him|her|his|their|them)\b/i.test(plain) ? turned(plain) : `${sentenceCase(plain)}.`
    if (said && /^I\b/.test(said) && !/["“”?]/.test(said)) return said
  }
  return null
}

/** The writer's own side of it, told to the other, where nothing the other did could be named. */
export function ownEvent(state: State, turned: (fact: string) => string | null): { said: string; from: string } | null {
  for (const { quote, actor } of state.facts.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))) {
    if (actor !== 'writer' || quote.split(/\s+/).length > 20) continue
    if (!/^(?:i|we)\b/i.test(quote) || /\b(?:don[’']?t know|think|guess|want|wish|wrote|letter)\b/i.test(quote))
      continue
    const said = turned(quote)?.replace(/\.$/, '')
    if (said && /^(?:I|We) .*\byour?\b/.test(said)) return { said, from: quote }
  }
  return null
}

const selfAsk =
  /(?:^|[.!?] )(?:(?:what|how|why|who|where) (?:do|should|shall|can|could|would|did|am|on earth do|the hell do) (?:i|we)|(?:should|shall|do|am) i)\b|\b(?:what|how) (?:do|should|can|would|could) i (?:do|say|tell|write|even)\b/i
const onlyALetter =
  /\bI (?:wrote|have written|sent|am writing) (?:to )?(?:you )?(?:a |the |this )?(?:letter|message|text|note|card|email)\b/i
const pronouns = { he: /\b(?:he|him|his|himself)\b/i, she: /\b(?:she|her|hers|herself)\b/i, they: /$^/ }

/** Why a draft may not be said; null where it may. It must tell something, and tell it to the one it is for. */
export function unsound(draft: Draft, who: Someone | null, state: State): string | null {
  const body = draft.parts.filter(([part]) => part !== 'hi')
  const told = body.filter(([part]) => part !== 'soft' && part !== 'light')
  const words = told.map(([, text]) => text).join(' ')
  if (told.length === 0 || (words.split(/\s+/).length < 4 && !draft.asked)) return 'nothing in it'
  if (broken.test(draft.words)) return 'grammar'
  if (selfAsk.test(words)) return 'their question to the coach'
  if (
    /^(?:won't|can't|don't|doesn't|not|to|without)\b/i.test(words) ||
    /\bI(?: think I)?'ll (?:write|text) to you\b/.test(words)
  )
    return 'said to the coach'
  if (onlyALetter.test(words) && told.length < 3) return 'only that it was written'
  if (/^\W*(?:\d+(?:st|nd|rd|th)|nothing|same|again|also)\b[^.?!]*[.]?$/i.test(words)) return 'half a sentence'
  if (who?.sure && pronouns[who.pronoun].test(words) && people(words).length === 0) {
    const focus = state.focus
    if (!focus || focus.label === who.label) return 'the one it is for, in the third person'
  }
  // "My dad died. You have been here five nights": somebody else's doing is nobody's to be told of as theirs.
  const source = draft.from ? state.facts.find((it) => it.quote === draft.from) : undefined
  if (source && who && /^You\b/.test(told[0]?.[1] ?? '') && !belongs(source, who, state)) return "somebody else's doing"
  return null
}

/** Whether what was told is the doing of this person, as far as its first words tell. */
export function belongs(fact: Told, who: Someone, state: State): boolean {
  const opening =
    /^(?:and |but |so |then )?(?:my |our |the )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)/iu.exec(fact.quote)?.[0] ?? ''
  const subject = /^(?:and |but |so |then )?(he|she|they)\b/i.exec(fact.quote)?.[1]?.toLowerCase()
  if (subject) {
    // "He" told while nobody alive was in view may be the one who died.
    if (state.dead.length > 0 && fact.who !== who.label) return false
    if (who.sure && who.pronoun !== 'they' && subject !== 'they' && subject !== who.pronoun) return false
    if (fact.who && fact.who !== who.label && fact.who === state.focus?.label)
      return who.sure && state.focus.sure && state.focus.pronoun !== who.pronoun && subject === who.pronoun
    return true
  }
  const named = people(opening.length > 2 ? fact.quote : '', state.names)[0]
  if (!named || named.start > 24) return true
  const { someone } = named
  return (
    someone.label === who.label ||
    (someone.name !== null && someone.name === who.name) ||
    (someone.role !== null && who.role !== null && someone.role.startsWith(who.role) && !/['’]s /.test(someone.role))
  )
}

/** The scenes of the other that stand in what was written, clause by clause; of a quotation only what is around it. */
export function scenesIn(messages: readonly string[], who: Someone, state: State): string[] {
  const { beside } = state
  const others =
    state.dead.length > 0 || (beside !== null && beside.label !== who.label && beside.pronoun === who.pronoun)
  const found: string[] = []
  for (const message of messages.slice(0, 12))
    for (const sentence of message.slice(0, 900).split(/(?<=[.!?\n])\s*/)) {
      if (/\?\s*$/.test(sentence) || /\b(?:you|your)\b/i.test(sentence.replace(/["“][^"”]*["”]/g, ''))) continue
      for (const clause of sentence.split(
        /,? (?:and|but) (?=(?:said|says|then|told me|i|he|she|they|now)\b)|[,;]\s+(?!and\b)/i,
      )) {
        const plain = clause.replace(/[.!\s]+$/, '').trim()
        if (
          plain.split(/\s+/).length >= 4 &&
          !/["“”]/.test(plain) &&
          startsWith(plain, who) &&
          !(others && /^(?:he|she|they)/i.test(plain))
        )
          found.push(plain)
      }
    }
  return found
}

const startsWith = (clause: string, who: Someone): boolean =>
  new RegExp(
    `^(?:${who.pronoun === 'they' ? 'they' : who.pronoun}(?:'?s|'d|d)?|one of my [a-z]+|${[
      who.name,
      who.role ? `(?:my|our) ${who.role}` : null,
    ]
      .filter(Boolean)
      .map((it) => it!.replace(/[^\p{L} ()?:|-]/gu, ''))
      .join('|')}) `,
    'i',
  ).test(clause)

/** "My sister Dorothy and I have shared it" is, to her, "you and I". */
export const asPair = (text: string, who: Someone): string =>
  text.replace(
    new RegExp(
      `^(?:(?:my|our) (?:\\w+ )?${(who.role ?? 'nobody').replace(/[^a-z -]/gi, '')}(?:,? ${(who.name ?? '').replace(/[^\p{L}]/gu, '')})?|${(who.name ?? 'nobody').replace(/[^\p{L}]/gu, '')}) and (?:i|me)\\b`,
      'i',
    ),
    'we',
  )

const leadIn =
  /^(?:(?:ok|so|just|well|um+|and|that|yes|maybe|i think|probably)[,. ]+)*(?:(?:it|the (?:message|text|draft)) (?:has to|should|must|needs to|ought to) say |(?:i(?:[’']d)? (?:just |only |really )?(?:want|need|would like|like) )|i wish )?(?:(?:for )?(?:him|her|them|my \w+|\p{Lu}\p{Ll}+) to |that (?:he|she|they) (?:would |should |could )?|(?:he|she|they) (?:should|could|needs? to|has to|have to|ought to) |to )?(?:just |only )?(.{3,110}?)[.!\s]*$/iu
const verbs =
  /^(?:not |stop |start )?(?:tell|ask|buy|use|get|drop|return|replace|read|walk|hold|join|eat|sleep|smoke|drink|play|remember|say|call|ring|text|say|come|go|stop|start|pay|help|listen|apologi[sz]e|give|take|let|send|bring|leave|keep|talk|do|be|make|put|show|try|stay|knock|clean|wash|answer|reply|turn|move|back|stand|choose|decide|agree|meet|look|spend|pick|check|include|treat|respect|admit|own|wait|cook|share|book|sort|fix|change)\b/i

/** What somebody should do, as a request to them: "ring me if he is late" -> "Could you ring me if you are late?" */
export function requestFrom(text: string, who: Someone | null): string | null {
  const wanted = leadIn.exec(text.trim().replace(/[’‘]/g, "'"))?.[1]
  if (!wanted || /["“”?\n]/.test(wanted) || !verbs.test(wanted) || wanted.split(/\s+/).length > 18) return null
  // Only the forms of the one it is for are turned: in words for him, "her" is somebody else.
  const own = who?.pronoun === 'he' ? 'he' : who?.pronoun === 'she' ? 'she' : '(?:he|she|they)'
  const plain = who?.pronoun === 'he' || who?.pronoun === 'she' ? who.pronoun : 'they'
  let turned = polish(wanted, [])
  for (const [form, to] of [
    [`${own}(?:'s| is|'re| are)`, 'you are'],
    [`${own}(?:'ll| will)`, 'you will'],
    [`${own} (\\w+?)(?<!s)s`, 'you $1'],
    [own, 'you'],
    [{ he: 'his', she: 'her(?= (?!and\\b|or\\b|to\\b|when\\b|if\\b)[a-z])', they: '(?:his|their)' }[plain], 'your'],
    [{ he: 'him', she: 'her', they: '(?:him|her|them)' }[plain], 'you'],
  ] as const)
    turned = turned.replace(new RegExp(`\\b${form}\\b`, 'gi'), to)
  return `Could you ${turned.replace(/^not /i, 'please not ')}?`
}

/** "He gave her the key without asking me", for him, in a talk about her: his doing told to him, she by her name. */
export function theirOwnPart(
  state: State,
  who: Someone,
  mention: string | null,
): { said: string; from: string } | null {
  const { focus } = state
  if (!focus || !who.sure || !focus.sure || who.pronoun === focus.pronoun || who.pronoun === 'they') return null
  for (const { quote } of state.facts.toReversed()) {
    if (!new RegExp(`^${who.pronoun}\\b`, 'i').test(quote) || quote.split(/\s+/).length > 16) continue
    const other = focus.pronoun === 'she' ? /\b(?:her|she)\b/i : /\b(?:him|he)\b/i
    const named = mention ? quote.replace(other, mention) : quote
    if (new RegExp(`\\b(?:he|him|his|she|her|they|them|their)\\b`, 'i').test(named.replace(/^\w+/, ''))) continue
    const said = address(named, who, [...state.names, ...(mention ? [mention] : [])])
    if (said && /^You\b/.test(said) && !/\b(?:always|never|hates?|thinks?|just)\b/i.test(said))
      return { said, from: quote }
  }
  return null
}

export const draftOf = (parts: Part[], from: string | null): Draft => ({ parts, from, words: wordsOf(parts) })
