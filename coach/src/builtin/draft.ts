import type { Someone } from '../detectors/people.ts'
import { feelingWords } from '../detectors/emotion-words.ts'
import type { Situation } from '../knowledge/situation.ts'
import { literally } from '../literally.ts'
import { wordsOf, type Draft, type Part } from './draft-parts.ts'
import { changedDraft } from './draft-changed.ts'
import { requested } from './draft-asked.ts'
import { fromTold } from './draft-told.ts'
import { observation } from './draft-event.ts'
import { askFor, belongs, costOf, type Whole } from './draft-whole.ts'
import { amends, maybeCause, ownDeed } from './deeds.ts'
import { unhedged } from './mirror.ts'
import { inSentence, polish, sentenceCase } from './polish.ts'
import type { OwnWords } from './own-words.ts'
import type { Reading } from './reading.ts'
import type { State } from './state.ts'

export { wordsOf, type Draft, type Part } from './draft-parts.ts'

export type Register = 'work' | 'ex' | 'child' | 'close'

export function registerOf(who: Someone | null): Register {
  const role = who?.role ?? ''
  if (/boss|manager|supervisor|colleague|coworker|co-worker|director|client|team|landlord|teacher|employee/.test(role))
    return 'work'
  if (/\bex\b|^ex|co-?parent/.test(role)) return 'ex'
  if (/son|daughter|kid|child|teen/.test(role) && !/person|in-law/.test(role)) return 'child'
  return 'close'
}

type Purpose = 'apology' | 'goodbye' | 'refusal' | 'thanks' | 'object'

/** A blow of one's own comes before whatever else is to be said. */
const harsh =
  /^i (?:just |also |then |really )*(?:screamed|shouted|yelled|snapped|swore|lost it|lost my temper|called (?:him|her|them) (?:a |an |so )?\w+)/i

function purposeOf(text: string, state: State, about: Situation): Purpose {
  const asked = text.slice(-600)
  if (
    /\b(?:break(?:ing)? up with|end (?:it|things) with|tell (?:him|her|them) (?:it[’']?s over|i[’']?m leaving))\b/i.test(
      asked,
    )
  )
    return 'goodbye'
  if (
    /\b(?:apologi[sz]e|say (?:i[’']?m |im )?sorry|an apology|make it up to|make it right)\b/i.test(asked) ||
    state.remorse ||
    (state.facts.some(({ quote }) => harsh.test(quote)) && !/\b(?:stop|about (?:his|her|their))\b/i.test(asked))
  )
    return 'apology'
  if (
    /\b(?:say no|tell (?:him|her|them) no|turn (?:him|her|it) down|decline)\b/i.test(asked) ||
    about.kind === 'refusal'
  )
    return 'refusal'
  if (/\b(?:say thanks|say thank you|thank (?:him|her|them|my))\b/i.test(asked)) return 'thanks'
  return 'object'
}

/** What the message writer made of the person's own words, where it could. */
export interface Given {
  own: OwnWords | null
  /** The same wish was put into words before: then the way in is another one. */
  again: boolean
  /** Turns a fact to the one it is about, where the plain way leaves it alone. */
  toldTo: (fact: string) => string | null
  /** Everything the writer has said about this person, the first message first. */
  messages: readonly string[]
}

/**
 * Words to send: the other's last weighty act, what the writer wants said in their own words, and no feeling that was
 * not named. What the kind of trouble suggests stands in only where they named no wish.
 */
export function draftFor(
  reading: Reading,
  state: State,
  about: Situation,
  who: Someone | null,
  turn: number,
  given: Given,
): Draft & Partial<Whole> {
  const changed = changedDraft(reading.text, state, who)
  if (changed) return changed
  const asked = requested(reading.text, who, reading.names) ?? fromTold(reading.text, who, reading.names)
  const body = asked?.parts.filter(([part]) => part === 'fact' || part === 'ask' || part === 'sorry') ?? []
  // "I can't" alone is an end without a beginning: what it answers comes first.
  const brief =
    body.length === 1 &&
    /^I (?:can't|cannot|won't|don't want to)\b/.test(body[0]![1]) &&
    body[0]![1].split(/\s+/).length <= 4
  if (asked && !brief) return { ...done(asked.parts, asked.from), asked: true }
  const register = registerOf(who)
  const purpose = purposeOf(reading.text, state, about)
  const name = who?.name
  const parts: Part[] = []
  const written =
    /\b(?:text|message|write|email|mail|letter|send|dm|whatsapp)\b/i.test(reading.text) ||
    register === 'work' ||
    register === 'ex' ||
    about.kind === 'reach-out'
  if (written && name)
    parts.push(['hi', /^(?:mum|mom|mama|dad|papa|mother|father)$/i.test(name) ? `Dear ${name},` : `Hi ${name},`])
  let from: string | null = null
  const own = asDirect(given.own)
  if (own && purpose !== 'goodbye' && purpose !== 'thanks') {
    const deed =
      purpose === 'apology' && !own.sorry && asksPardon.test(reading.text) ? ownDeed(state, reading, who) : null
    if (deed) parts.push(['sorry', deed.said])
    const length = own.sentences.join(' ').split(/\s+/).length
    // What tells something stands by itself; a bare request needs to say what it is about.
    const tells = own.sentences.some((it) => partOf(it) === 'fact' && !/\b(?:meant|means) a lot\b/.test(it))
    const fact = length >= 16 || own.sorry || tells || given.again ? null : observation(reading, state, who, given)
    if (fact) parts.push(['fact', `${fact.said}.`])
    else if (!own.sorry && !deed && register !== 'work' && (given.again || length < 14))
      parts.push(['soft', leads[turn % leads.length]!])
    const felt = namedFeeling(state, reading)
    if (fact && felt && length < 14 && (register === 'close' || register === 'child') && about.kind !== 'comfort')
      parts.push(['feel', `I feel ${felt} about it.`])
    for (const sentence of own.sentences) parts.push([partOf(sentence), sentence])
    const last = own.sentences.at(-1) ?? ''
    if (!own.sorry && /^I (?:would like|want|need)\b/.test(last))
      parts.push([
        'soft',
        ['Would that work for you?', 'How does that sound to you?', 'Can we do it that way?'][turn % 3]!,
      ])
    else if (!own.sorry && length < 24 && !/\?$|^Please\b|\ba lot to me\b/.test(last) && register !== 'work')
      parts.push(['soft', 'You do not have to answer at once.'])
    else if (/^Please\b/.test(last) && length < 10) parts.push(['soft', 'It would mean a lot to me.'])
    return done(parts, own.from)
  }
  // A sum or a day that was told is worth more than any line that fits the kind of trouble.
  const sums = state.facts
    .filter(
      (it) =>
        owed.test(it.quote) &&
        /\d/.test(it.quote) &&
        (it.actor === 'other' || lent.test(it.quote)) &&
        (!who || belongs(it, who, state)),
    )
    .map(({ quote }) => quote.replace(/^(?=(?:lent|gave|paid|sent|covered)\b)/i, 'I '))
  const figured =
    sums.length > 0 && purpose !== 'goodbye' ? fromTold(sums.slice(-2).join('. '), who, reading.names) : null
  if (figured) return done(figured.parts, figured.from)
  if (purpose === 'goodbye') {
    parts.push(
      ['fact', 'I have thought about this for a long time, and I want us to end it.'],
      ['ask', 'It is my decision, and I am sorry that it hurts.'],
    )
    return done(parts, from)
  }
  if (purpose === 'apology') {
    const deed = ownDeed(state, reading, who)
    if (deed) {
      parts.push(['sorry', deed.said], ['ask', amends[register === 'child' ? 'child' : 'other'][turn % 2]!])
      return done(parts, deed.from)
    }
  }
  const guess = about.kind === 'reach-out' && purpose === 'object' ? maybeCause(state, given.toldTo) : null
  if (guess) {
    parts.push(
      ['fact', `${about.open}.`],
      ['fact', guess.said],
      ['ask', 'If it did, I would like to hear it. If it is something else, that is all right too.'],
    )
    return done(parts, guess.from)
  }
  const fact =
    about.keepOpen && (/drinking|silence/.test(about.id) || (about.kind && about.id !== 'death')) && turn < 9
      ? null
      : observation(reading, state, who, given)
  if (purpose === 'thanks')
    parts.push(['fact', fact ? `${fact.said}, and I noticed it.` : 'I noticed what you did.'], ['ask', 'Thank you.'])
  else {
    parts.push(['fact', `${fact?.said ?? about.open}${!fact && /^(?:Can|Could|May) /.test(about.open) ? '?' : '.'}`])
    const felt = namedFeeling(state, reading)
    if (felt && purpose !== 'apology' && (register === 'close' || register === 'child') && about.kind !== 'comfort')
      parts.push(['feel', `I feel ${felt} about it.`])
    const cost = fact && !felt && purpose !== 'refusal' ? costOf(state, fact.from, given.toldTo) : null
    if (cost) parts.push(['feel', cost])
    const ask = askFor(
      wishAsRequest(reading, state, who),
      fact?.from ?? null,
      about,
      state,
      who,
      turn,
      register === 'work',
    )
    if (brief) parts.push(['ask', body[0]![1]], ['soft', 'Can we talk about what that means for us?'])
    else parts.push(['ask', ask.text])
    if (!brief && !ask.known) return { ...done(parts, fact?.from ?? from), asksNothing: true }
  }
  return done(parts, fact?.from ?? from)
}

/** A sum is the matter itself only where it is owed, lent or to be paid. */
const owed =
  /[£$€]\s?\d|\b(?:owes?|owed|lent|borrow\w*|pays? back|paid back|late with|behind with|deposit|rent|bill)\b/i

const lent = /\b(?:owes?|owed|lent|borrow\w*|pa(?:y|id) (?:me |it )?back)\b/i

const leads = [
  'This has been on my mind.',
  'I have thought about how to say this.',
  'I would rather tell you than keep it.',
]
/** "I want to ask her to meet once more" is a question to her. */
function asDirect(own: OwnWords | null): OwnWords | null {
  const to = /^(?:to )?ask (?:him|her|them|my [\w-]+|[A-Z]\w+) to ([^,;]{3,80})$/i.exec(own?.from ?? '')?.[1]
  if (!own || !to || /\b(?:he|she|they|him|her|them|his|their|you|your)\b/i.test(to)) return own
  return { ...own, sentences: [`Would you ${polish(to, []).replace(/^meet(?! me\b)/i, 'meet me')}?`] }
}
const asksPardon = /\b(?:apologi[sz]e|sorry|make it (?:up|right))\b/i

const partOf = (sentence: string): Part[0] =>
  /\b(?:sorry|apologi[sz]e)\b/i.test(sentence)
    ? 'sorry'
    : /\?$|^(?:Please|I (?:would like|want|need))\b/.test(sentence)
      ? 'ask'
      : 'fact'

const done = (parts: Part[], from: string | null): Draft => ({ parts, from, words: wordsOf(parts) })

function namedFeeling(state: State, reading: Reading): string | null {
  const own = reading.feeling?.named ?? state.feelings.at(-1)
  const entry = own ? feelingWords.get(own) : undefined
  if (!entry || !/^(?:sadness|hurt|anger|fear)$/.test(entry.family)) return null
  return /worthless|pathetic|stupid|idiot|fool|useless|to blame|burden|dirty|done in|low|down|lost|used|mad$|^pissed|awful|terrible|shit|crap|rubbish|sick/.test(
    entry.word,
  )
    ? null
    : entry.word
}

/** "i just want him to tell me earlier" -> "Could you tell me earlier?" */
function wishAsRequest(reading: Reading, state: State, who: Someone | null): string | null {
  if (!who) return null
  const object = { he: 'him', she: 'her', they: 'them' }[who.pronoun]
  for (const wish of [...reading.needs.map((it) => it.quote), ...state.needs.toReversed()]) {
    const plain = polish(unhedged(wish), reading.names)
    const wanted = new RegExp(
      `\\bI (?:just |really |only )*(?:want(?:ed)?|need(?:ed)?|would like|wish) (?:${object}|${who.pronoun}|${literally(who.name ?? object)}) (?:to|would|could) (?:just )?([a-z][^,;]{3,60})`,
      'i',
    ).exec(plain)?.[1]
    if (
      !wanted ||
      wanted.split(/\s+/).length > 11 ||
      /\b(?:he|she|they|you|not|stop being|be (?:less|more|nicer|normal)|change|her|him|them)\b/i.test(wanted)
    )
      continue
    return sentenceCase(`could you ${inSentence(wanted.replace(/[.!\s]+$/, ''), reading.names)}?`)
      .replace(/\bhow I am\b/, 'how I am')
      .replace(/\b(?:his|their)\b/gi, 'your')
  }
  return null
}
