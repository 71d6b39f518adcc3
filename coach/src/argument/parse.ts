import quarrel from '../../data/said/quarrel.json' with { type: 'json' }
import words from '../../data/words/pasted.json' with { type: 'json' }
import { oncePerText } from '../learn/file.ts'
import type { SpeakersInput } from '../operations.ts'
import { firstName, people, pronounOf, wordsIn } from '../text/people.ts'
import { setsOf, upperFirst } from '../text/words.ts'
import { leadOf, readHeads, readMail } from './heads.ts'
import { bareName, cut, isPhone, isStamp, keyOf, linesOf, tell } from './lines.ts'
import type { Found, Line, RawTurn, Turn } from './lines.ts'
import { quotesIn, readTold } from './told.ts'

const kept = quarrel.parsed
const { addressed, me } = setsOf(words.persons)
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const spokenBy = (speaker: string, { pieces }: RawTurn): Turn => {
  return { speaker, text: pieces.map(({ text }) => text).join(' '), pieces }
}

/** Splits what was pasted into turns, each with its speaker; one pass a form, so a megabyte costs a megabyte's time. */
export function parse(source: string, { partiesInvolved, userFirstName }: Omit<SpeakersInput, 'originalConversation'>) {
  const all = linesOf(source)
  const lines = all.filter(({ text }) => !isPhone(text))
  const { form, turns, sure, outside = [], dropped = [], quoted = [] } = talkIn(source, lines)
  const isAccount = form === 'account'
  const count = isAccount ? 0 : dropped.length + all.length - lines.length
  const labels = turns.map(({ label }, at) => label ?? `${at % 2}`)
  const cast = castOf(labels, partiesInvolved, userFirstName)
  const speakers = labels.map((label) => cast.names.get(keyOf(label))!)
  // Where too few speakers are known, a wrong name would be worse than none (COACH.md, "An argument").
  const lettered = [...new Set(speakers)].map((it, at) => [it, `Person ${ALPHABET[at] ?? at + 1}`] as const)
  const letters = sure < 0.7 ? new Map(lettered) : null
  const said = turns.map((turn, at) => spokenBy(letters?.get(speakers[at]!) ?? speakers[at]!, turn))
  return {
    form,
    turns: said,
    /** The turns, behind what an account quotes. */
    parts: [...quoted.map((turn) => spokenBy(turn.label === 'self' ? 'Me' : (turn.label ?? 'Someone'), turn)), ...said],
    /** How the person who pasted it is shown, or null where that is not said. */
    self: letters ? null : isAccount ? 'Me' : cast.self,
    /** Share of the turns whose speaker is known, 0..1. */
    attribution: sure,
    notes: [
      ...(count > 0 ? [tell(kept.dropped, { count })] : []),
      ...(outside.length > 0 ? [kept.outside] : []),
      ...(form in kept.forms ? [kept.forms[form as keyof typeof kept.forms]] : []),
      ...(sure > 0 && sure < 1 ? [kept.left] : []),
    ],
    /** The lines around the conversation, and what in it was taken for nobody's words. */
    // A column of times is nobody's words, and is like nothing that the screen learnt.
    outside: [...outside.map(({ text }) => text), ...dropped.filter((text) => !isStamp(text))].join('\n'),
  }
}

function talkIn(source: string, lines: readonly Line[]): Found {
  const headed = readHeads(lines)
  if (headed?.form === 'export') return headed
  const mail = readMail(lines)
  if (mail && mail.turns.length > (headed?.turns.length ?? 0)) return mail
  if (headed) return headed
  const told = readTold(source)
  return told.form === 'narrative' ? told : (readUnnamed(source, lines) ?? told)
}

/** Lines behind dashes or numbers, quotes with hardly a word between them, or lines that still answer one another. */
function readUnnamed(source: string, lines: readonly Line[]): Found | null {
  const quoted = quotesIn(source.slice(0, 200_000))
  const inside = quoted.reduce((sum, { text }) => sum + text.length, 0)
  const isQuoted = quoted.length >= 2 && inside > source.trim().length * 0.6
  const texts = lines.filter(({ text }) => text && !isStamp(text))
  const share = (of: (text: string) => boolean) => texts.filter(({ text }) => of(text)).length / texts.length
  const isMarked = leadOf(texts[0]?.text ?? '') > 0 && texts.length > 1 && share((text) => leadOf(text) > 0) >= 0.5
  const spoken = share((text) => wordsIn(text).some(({ lower }) => addressed.has(lower)))
  const isShort = share((text) => text.split(' ').length <= 30) >= 0.8
  if (!isQuoted && !isMarked && !(texts.length >= 4 && isShort && spoken >= 0.3)) return null
  const pieces = isQuoted ? quoted : texts.map((line) => (isMarked ? cut(line, leadOf(line.text)) : line))
  return { form: 'alternating', turns: pieces.map((piece) => ({ label: null, pieces: [cut(piece)] })), sure: 0 }
}

const firstOf = (name: string): string => firstName(keyOf(name).replaceAll('-', ' '))

/** "He", "Tom", "my mum": as whom they are told. */
function toldAs(name: string): string | null {
  const key = keyOf(name)
  const told = pronounOf.get(key) ?? people(key.startsWith('my ') ? key : `my ${key}`)[0]?.someone.pronoun
  return told === 'they' ? null : (told ?? null)
}

const isMe = (party: string): boolean => me.has(party.toLowerCase())

/** Who the labels are, by the "people involved" field where it tells: how each is shown, and who of them pasted it. */
function castOf(labels: readonly string[], given: readonly string[], firstName: string | null) {
  const names = new Map<string, string>()
  const written = new Map(labels.toReversed().map((label) => [keyOf(label), label] as const))
  const keys = [...new Set(labels.map(keyOf))]
  const left = () => keys.filter((key) => !names.has(key))
  for (const key of keys) if (isMe(key) || (key === 'you' && !keys.some(isMe))) names.set(key, 'Me')
  const said = given.flatMap((party) => party.split(/ (?:and|&|\+|vs\.?) |[,;/]/i))
  const parties = said.map((it) => it.trim().slice(0, 60)).filter(Boolean)
  const free = new Set(parties.filter((party) => names.size === 0 || !isMe(party)))
  const match = (key: string, fit: (key: string, party: string) => boolean) => {
    const [party, more] = [...free].filter((it) => fit(key, it))
    if (party === undefined || more !== undefined) return
    names.set(key, isMe(party) ? 'Me' : party)
    free.delete(party)
  }
  const [first, told] = [oncePerText(firstOf), oncePerText(toldAs)]
  const isCalled = (key: string, party: string) => [first(party), keyOf(party).split(' ').at(-1)].includes(first(key))
  const isToldAs = (key: string, party: string) => told(key) !== null && told(key) === told(party)
  // A label and a person left over alone belong to each other.
  for (const fit of [isCalled, isToldAs, () => left().length === 1]) for (const key of left()) match(key, fit)
  const mine = firstName ? firstOf(firstName) : null
  const others = keys.filter((key) => names.get(key) !== 'Me' && !pronounOf.has(key))
  for (const key of left()) {
    // "My mum ... and she said": the pronoun is the only other one.
    const [one, two] = pronounOf.has(key) ? others : []
    const as = one !== undefined && two === undefined && [null, told(key)].includes(told(one)) ? one : key
    names.set(key, names.get(as) ?? shownAs(written.get(as)!))
  }
  const all = [...names.values()]
  return { names, self: all.find((name) => name === 'Me') ?? all.find((name) => firstOf(name) === mine) ?? null }
}

function shownAs(label: string): string {
  const bare = bareName(label)
  const pronoun = pronounOf.get(bare.toLowerCase())
  if (pronoun) return { he: 'Him', she: 'Her', they: 'Them' }[pronoun]
  // "MOTHER" and "sunny" are written as names are; "JJ" and "mum's friend" stay.
  const isSmall = Array.from(bare).every((sign) => sign !== sign.toUpperCase())
  return isSmall || (bare === bare.toUpperCase() && bare.length > 2) ? upperFirst(bare.toLowerCase()) : bare
}
