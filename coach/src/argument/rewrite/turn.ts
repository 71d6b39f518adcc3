import { hash } from '../../builtin/state.ts'
import { compose, pure, quieter, type Task } from './compose.ts'
import { factsOf, missing } from './facts.ts'
import { withoutName } from './clean.ts'
import { decides } from './decisions.ts'
import { holds } from './holds.ts'
import { behind } from './labels.ts'
import { oneSaying } from './one-saying.ts'
import { antidotes, lesser, partsOf, saysMore, withoutVocative } from './parts.ts'
import type { Scene } from './move.ts'
import { plainClauses, weightOf } from './plain-clauses.ts'
import * as phrases from './phrases.ts'
import { readOnce } from './read-once.ts'
import { dress, type Register } from './register.ts'
import { mend, segmentsOf } from './segments.ts'
import { sound } from './sound.ts'
import { whole } from './torn.ts'
import { unmocked } from './unmocked.ts'
import { count, key, opening, sentencesOf } from './words.ts'

export interface Wanted extends Task {
  harm: number
  /** What is answered to it, where that answer stays as it is. */
  next: string | null
  used: Set<string>
  /** What the other had just said: something hard, a hand held out, or anything else. */
  answers: 'hard' | 'hand' | 'other' | null
}

/**
 * The turn as its speaker might have said it on a better day. Deterministic; reads at most a few candidates. What only
 * mocks goes first; what is composed from the rest is checked, and where it does not hold, less is said.
 */
export function betterWords(wanted: Wanted): string {
  const saying = oneSaying(wanted.text, wanted.scene, wanted.register, wanted.used)
  if (saying) return dressOnce(saying, wanted.register)
  const text = saysMore(wanted.text, wanted.scene) ? wanted.text : unmocked(wanted.text)
  if (text === wanted.text) return ownFacts(checked(composed(wanted), wanted), wanted)
  if (!/\p{L}{2}/u.test(text)) return sayLess(wanted)
  const reading = readOnce(text)
  if (reading.harm.score < 2 && !reading.acts.some(({ id }) => horsemen.has(id)))
    return checked(quieter(text, wanted.scene), wanted)
  return checked(composed({ ...wanted, text, reading, harm: Math.max(2, reading.harm.score) }), wanted)
}

/** Who only answers for themselves told something: it is not put away for an admission that nobody made. */
function ownFacts(said: string, { text, reading, scene }: Wanted): string {
  if (reading.acts.some(({ id }) => horsemen.has(id))) return said
  const own = key(text)
  return key(said).includes(own.slice(0, 24)) || kept(contentOf(text), said) > 0.5 ? said : quieter(text, scene)
}

/** What may be said of it; else, or where it loses a fact, the clauses that hurt nobody; else that it hurt. */
function checked(composed: string, wanted: Wanted): string {
  const { text, scene } = wanted
  const said = whole(composed, text)
  if (said === text && (wanted.harm < 2 || segmentsOf(text).some((it) => decides(mend(it.text, scene.names)))))
    return said
  const facts = factsOf(text, scene.names)
  // The words that judge, scorn or threaten are what is put anew: a kind sentence before them mends nothing.
  const hurting = new Set(['contempt', 'criticism', 'threat'])
  const spoken = wanted.reading.acts
    .filter(
      ({ id, quote }) =>
        (hurting.has(id) && count(quote) >= 3 && !decides(mend(quote, scene.names))) ||
        (id === 'withdraw' && dismissive.test(quote)),
    )
    .map(({ quote }) => key(quote))
  const stands = (it: string) =>
    it !== '' &&
    !torn(it) &&
    !spoken.some((quote) => key(it).includes(quote)) &&
    !dismissive.test(it) &&
    !(it !== text && stump.test(it)) &&
    holds(it, text, scene.names) &&
    sound(it, text) &&
    !hurtful(it, scene)
  const good = stands(said)
  const keeps = good && missing(facts, said).length === 0 && (wanted.harm < 2 || weightOf(said) === 0)
  // Beside what is told, nothing is put in the place of an insult.
  const scorned = wanted.reading.acts.some(({ id }) => id === 'contempt')
  if (keeps && !scorned) return said
  const plain = whole(plainClauses(quieter(unmocked(text), scene), spoken), text)
  if (
    scorned &&
    !saysMore(text, scene) &&
    count(plain) >= 4 &&
    stands(plain) &&
    missing(facts, plain).length <= missing(facts, said).length
  )
    return dressOnce(plain, wanted.register)
  if (keeps) return said
  const costOf = (it: string) => missing(facts, it).length * 2 + weightOf(it)
  if (stands(plain) && (!good || costOf(plain) < costOf(said))) return dressOnce(plain, wanted.register)
  // What loses a number or a day is no better version; then the harder words that keep it stay, if they hold.
  if (
    !good &&
    facts.length > 0 &&
    missing(facts, said).length === 0 &&
    holds(said, text, scene.names) &&
    sound(said, text) &&
    !hurtful(said, scene, false)
  )
    return said
  return good ? said : sayLess(wanted)
}
/** These stay hard in any company: "get off my back", "you can't keep a job". */
const dismissive =
  /\b(?:get|stay) off my (?:back|case)\b|\bgive it a rest\b|\bget a grip\b|\bget over (?:it|yourself)\b|\byou can[’']?t (?:even )?(?:keep|hold(?: down)?|get|find) an? (?:\w+ )?(?:job|man|woman|wife|husband|friend|girlfriend|boyfriend|relationship)\b/i
/** "You're thirty", where what it was held against is gone, says nothing. */
const stump = /^(?:you[’']?re|you are|ur) [\p{L}-]+[.!]?$/iu
/** "I'm listening. I'm done with you": what stays and what leaves cannot both be said. */
const torn = (text: string): boolean =>
  /(?:^|, )i(?:[’']?m| am)? (?:listening|staying|not walking|(?:do )?want to (?:talk|settle))\b/i.test(text) &&
  readOnce(text).acts.some(({ id }) => id === 'withdraw')
/** What was decided may be hard to hear; it is the rest that must not hurt. */
const hurtful = (text: string, scene: Scene, threats = true): boolean => {
  const rest = segmentsOf(text).filter((it) => !decides(mend(it.text, scene.names)))
  const said = rest
    .map((it) => (it.lead || ' ') + it.text + it.close)
    .join('')
    .trim()
  const { harm, acts } = readOnce(said)
  return harm.score >= 4 || acts.some(({ id }) => id === 'contempt' || (threats && id === 'threat'))
}

function sayLess({ scene, register, used, text, reading, answers }: Wanted): string {
  const acts = reading.acts.map(({ id }) => id)
  const lines =
    acts.includes('withdraw') && !acts.includes('contempt') ? phrases.breaks[scene.style] : answering(scene, answers)
  const from = hash(text) % lines.length
  const turned = [...lines.slice(from), ...lines.slice(0, from)]
  const line = turned.find((it) => !used.has(key(it))) ?? turned[0] ?? ''
  used.add(key(line)).add(opening(line))
  // A name and a sneer: whom it is said to is still said to.
  const last = /\p{Lu}[\p{L}’'-]+(?=\W*$)/u.exec(text)?.[0]
  const called =
    count(text) <= 4
      ? text.match(/\p{Lu}[\p{L}’'-]+/gu)?.find((word) => scene.names.has(word.toLowerCase()))
      : last && count(text) <= 12 && scene.others.has(last.toLowerCase())
        ? last
        : undefined
  if (called)
    return dressOnce(
      dress(
        `${called}, ${/^I\b/.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1)}`,
        { ...register, noFullStop: false },
        scene.names,
      ),
      register,
    )
  return dressOnce(dress(line, { ...register, noFullStop: false }, scene.names), register)
}

/** Where nothing of a turn can stay: what it says about what was said before it, and no more. */
const answering = (scene: Scene, answers: Wanted['answers']): readonly string[] =>
  scene.own || !answers ? lesser(scene) : phrases.answering[answers]

/** What would fit any turn is worse than what takes up this one. */
const fitsAny = 1

function composed(wanted: Wanted): string {
  const { text, scene, register, harm } = wanted
  const facts = factsOf(text, scene.names)
  const decided = segmentsOf(text)
    .filter((it) => decides(mend(it.text, scene.names)))
    .map((it) => key(withoutName(it.text)))
  // Nothing but a decision: hard to hear, and not for anyone to reword.
  if (decided.length > 0 && decided.length === segmentsOf(text).length && withoutName(text) === text) return text
  const words = count(text)
  const parts = partsOf(text, scene, wanted.reading)
  const own = contentOf(mend(withoutVocative(text), scene.names))
  const seed = hash(text)
  // Where scorn is taken out, nothing is put in to fill the space: a feeling that nobody told would be made up.
  const scorned = wanted.reading.acts.some(({ id }) => id === 'contempt')
  const tries = new Map<string, number>()
  for (let attempt = 0; attempt < 6; attempt++)
    for (const said of echoed(
      whole(attempt < 5 ? compose(parts, wanted, seed, attempt) : pure(wanted, seed), text),
      wanted,
    ))
      if (said && !(scorned && attempt === 5 && tries.size > 0) && !tries.has(said))
        tries.set(
          said,
          looks(said, wanted, facts, words, own) +
            lost(decided, said) +
            (attempt === 5 && tries.size > 0 ? fitsAny : 0),
        )
  const theirs = key(text)
  for (const said of words < 6 ? [] : [...tries.keys()]) {
    const size = count(said) / words
    const sentences = sentencesOf(said)
    // Too short by far, it gets one sentence more; too long, it loses one, but never the better one.
    const others =
      size < 0.6 && !scorned
        ? extras(wanted, said).map((line) => `${said.replace(/([^.!?])$/, '$1.')} ${line}`)
        : size > 1.4 && sentences.length > 1
          ? [sentences.slice(1), sentences.slice(0, -1)]
              .filter((left) => left.some((it) => !theirs.includes(key(it))))
              .map((left) => left.join(' '))
          : []
    for (const it of others)
      if (!tries.has(it)) tries.set(it, looks(it, wanted, facts, words, own) + lost(decided, it) + 0.4)
  }
  // What a try looks like costs nothing to tell; reading it does, so only the best few are read.
  let best = { said: '', cost: Infinity }
  for (const [said, cost] of [...tries].sort((a, b) => a[1] - b[1]).slice(0, 4)) {
    const left = readOnce(said)
    const hard = left.acts.some(({ id }) => horsemen.has(id)) ? 1.5 : 0
    // What cannot be said is worse than what reads less well: it would be thrown away whole.
    const botched = holds(said, text, scene.names) && sound(said, text) ? 0 : 8
    const all = cost + left.harm.score * 0.9 + hard + botched + (left.harm.score > Math.max(1.5, harm * 0.4) ? 1.5 : 0)
    if (all < best.cost) best = { said, cost: all }
    if (left.harm.score === 0 && hard === 0 && botched === 0) break
  }
  for (const sentence of sentencesOf(best.said)) wanted.used.add(key(sentence)).add(opening(sentence))
  return dressOnce(best.said, register)
}

/** Sentences that may follow a short answer: what the act calls for, in their spelling. */
function extras({ reading, scene, register, used }: Wanted, said: string): string[] {
  const acts = reading.acts.map(({ id }) => id)
  return antidotes(acts, scene)
    .filter((line) => !used.has(key(line)) && !said.toLowerCase().includes(key(line).slice(0, 12)))
    .slice(0, 4)
    .map((line) => dress(line, { ...register, noFullStop: false }, scene.names))
}

const horsemen = new Set(['contempt', 'criticism', 'threat', 'withdraw', 'invalidate'])

/** What can be told without reading it: words and facts lost, length, what was said before, a question that went. */
function looks(
  said: string,
  { text, next, used }: Wanted,
  facts: readonly string[],
  words: number,
  own: readonly string[],
): number {
  const size = count(said) / words
  const spread = words < 5 ? Math.max(0, (count(said) - 14) / 10) : Math.max(0, 0.6 - size, size - 1.4)
  const asks =
    next &&
    /\?\s*$/.test(text) &&
    !said.includes('?') &&
    /^(?:yes|no|yeah|nah|nope|because|cos|cuz|i did|i don|it was|that)/i.test(next)
  return (
    (1 - kept(own, said)) * 2.5 +
    (missing(facts, said).length / Math.max(1, facts.length)) * 5 +
    spread * 5 +
    sentencesOf(said).filter((it) => used.has(key(it))).length * 1.2 +
    (asks ? 1.5 : 0) +
    (key(said) === key(text) ? 20 : 0)
  )
}

/** A try without what was decided is no better version of it. */
const lost = (decided: readonly string[], said: string): number =>
  decided.filter((it) => !key(said).includes(it)).length * 12

const hollow =
  /^(?:always|never|really|just|even|that|this|what|with|have|your|you're|youre|about|when|then|they|them|were|because|from|like|been|would|could|should|don't|dont|didn't|can't|cant|think|know|want|going|everything|nothing|every|time|fine|whatever|okay|shut|stop|done|fucking|literally|seriously|pathetic|crazy|stupid|again|ever|only|care)$/
/** The words that carry what is meant, without those that only hurt. */
function contentOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}[\p{L}']{3,}/gu) ?? [])]
    .filter((word) => !hollow.test(word) && !behind(word))
    .slice(0, 80)
}
function kept(own: readonly string[], said: string): number {
  if (own.length === 0) return 1
  const read = said.toLowerCase()
  return own.filter((word) => read.includes(word.slice(0, Math.max(4, word.length - 3)))).length / own.length
}

const dressOnce = (said: string, register: Register) => (register.noFullStop ? said.replace(/(?<!\.)\.$/, '') : said)

/** Where the answer takes up the insult ("I'm not lazy"), it is named and taken back, so that the answer still fits. */
function echoed(said: string, { text, next, register, scene }: Wanted): string[] {
  if (!said || !next) return [said]
  const word = behind(mend(text, scene.names))?.word.toLowerCase()
  if (!word || word.length < 4 || !next.toLowerCase().includes(word)) return [said]
  const lead = dress(`I nearly said ${word}, and that's not fair.`, { ...register, noFullStop: false }, scene.names)
  return [`${lead} ${said}`, said]
}
