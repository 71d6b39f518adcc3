import quarrel from '../../data/said/quarrel.json' with { type: 'json' }
import words from '../../data/words/pasted.json' with { type: 'json' }
import { wordsIn } from '../text/people.ts'
import type { SpeakersInput } from '../operations.ts'
import { setOf } from '../text/words.ts'
import { leadOf, readHeads, readMail } from './heads.ts'
import { cut, isPhone, isStamp, keyOf, linesOf, type Found, type Line, type RawTurn, type Turn } from './lines.ts'
import { castOf } from './speakers.ts'
import { quotesIn, readTold } from './told.ts'
import { tell } from './quoting.ts'

const kept = quarrel.parsed

export type Transcript = ReturnType<typeof parse>

/** Who speaks without a name, in the order in which they are met. */
const lettered = (speakers: readonly string[]) =>
  new Map([...new Set(speakers)].map((it, at) => [it, `Person ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at] ?? at + 1}`]))

const spokenBy = (speaker: string, { pieces }: RawTurn): Turn => {
  return { speaker, text: pieces.map(({ text }) => text).join(' '), pieces }
}

/** Splits what was pasted into turns, each with its speaker; one pass a form, so a megabyte costs a megabyte's time. */
export function parse(source: string, { partiesInvolved, userFirstName }: Omit<SpeakersInput, 'originalConversation'>) {
  const all = linesOf(source)
  const bare = all.filter(({ text }) => !isPhone(text))
  // One alone may be somebody's word: "Seen".
  const lines = all.length - bare.length < 2 ? all : bare
  const { form, turns, sure, outside = [], dropped = [], quoted = [] } = talkIn(source, lines)
  const isAccount = form === 'account'
  const count = isAccount ? 0 : dropped.length + all.length - lines.length
  const labels = turns.map(({ label }, at) => label ?? `${at % 2}`)
  const cast = castOf(labels, partiesInvolved, userFirstName)
  const speakers = labels.map((label) => cast.names.get(keyOf(label))!)
  // Where too few speakers are known, a wrong name would be worse than none (COACH.md, "An argument").
  const letters = sure < 0.7 ? lettered(speakers) : null
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

const addressed = setOf(words.addressed)
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
  const turns = pieces.map(({ text, start }) => ({ label: null, pieces: [{ text, start }] }))
  return { form: 'alternating', turns, sure: 0 }
}
