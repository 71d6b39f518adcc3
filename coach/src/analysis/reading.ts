import { read, type AsReceived } from '../read/read.ts'
import { readable } from '../text/english.ts'
import { sentences } from '../text/split.ts'
import { stripped } from '../text/words.ts'
import { isDated, plainIn } from './plain.ts'
import { marked, placeAt, placeOf, untilWord, type Place } from './quoting.ts'
import { HALF, SURE, type Received } from './received-harm.ts'
import { families, grave, groups, kinds, open, threat, told, unread, vague, type Kind, type Plainly } from './sent.ts'

export interface Told extends Omit<Plainly, 'firm'> {
  /** The words and how they are meant seem to conflict. */
  conflict: boolean
  /** What the reading rests on; the first stands in quotation marks in `says`. */
  shown: readonly (Place & { label: string })[]
  /** The told context's words that have their part in it. */
  context: string | null
}

/** Fewer words say nothing without what came before. */
const FEWEST = 4
/** From this chance on the likeliest reading was right two times in three (messages by authors not learnt from). */
const NEAR = 0.4
/** So many words are quoted whole, and so many letters of what cannot be read. */
const AT_A_GLANCE = 16
const GLIMPSE = 40
/** A reading that is less likely is not worth a word beside another. */
const WORTH = 0.15

export function readingOf(given: Received): Told {
  const { text, context } = given
  const [side, mass] = likeliest(given.as, ({ group }) => group)
  // Who may be in danger is not told that a threat is a request.
  const isCalm = given.flag === null && given.as.threat.use === 'leave'
  const seen = isCalm ? plainIn(text, side === 'hard' ? mass : 0) : null
  const isPause = isCalm && seen?.kind.valence !== 'negative' && isDated(text, given.as.shown('ends-it'))
  const it = isPause ? { ...given, as: paused(given.as), alone: paused(given.alone) } : given
  const { as } = it
  const whole = it.words <= AT_A_GLANCE ? null : (sentences(text.slice(0, 6000))[0] ?? null)
  if (it.grave) {
    const row = grave[it.grave]
    return besideContext(it, null, plainly(row, placeOf(text, it.danger ?? whole), row.named))
  }
  const legible = readable(text)
  // "k." and "..." are whole messages between people; pictures say something beside what came before.
  const isBrief = text.trim() !== '' && text.trim().length <= 4 && text.length < 100
  if (legible !== 'words' && !(legible === 'emoji' ? context !== null : isBrief))
    return plainly(unread[legible], placeAt(text, untilWord(text.trim(), GLIMPSE)))
  if (it.words < FEWEST && context === null) return plainly(unread.few, placeOf(text, whole))
  const [first, second, isPlain] = likeliestOf(it, seen)
  const isOpen = first.chance < NEAR
  // A threat that may be there comes before any other second reading.
  const threatens =
    as.threat.use === 'leave' ? null : `It could also be ${threat.named}: more likely if ${threat.when}.`
  const [, sum] = likeliest(as, (kind) => kind.group)
  // Two readings that are less likely than not, even together, are guesses.
  if (isOpen && sum < HALF && first.chance + second.chance < HALF) {
    const guess = { ...vague, chance: first.chance, other: threatens ?? vague.other, tone: toneOf(it) }
    return besideContext(it, null, plainly(guess, placeOf(text, whole)))
  }
  const [{ kind }, { kind: next }] = [first, second]
  const [key, beside] = [isPlain ? seen! : placeOf(text, whole && first.shown()), placeOf(text, second.shown())]
  const two = !isOpen && first.chance < SURE && second.chance >= WORTH
  const others = `It could also be ${next.named}. That is more likely if ${next.when}.`
  const rivals = two ? `${others} The first is more likely if ${kind.when}.` : isOpen ? others : null
  // The same message is always worded the same.
  const says = kind.says[text.length % kind.says.length]!.replace('{q}', () => marked(key.quote))
  const unsure = first.chance < SURE && !isPlain ? " I'm fairly sure of that, not certain." : ''
  return besideContext(it, isOpen || isPlain ? null : kind.named, {
    says: isOpen
      ? `The words alone leave it open. ${marked(key.quote)} could be ${kind.named}: more likely if ${kind.when}.`
      : `${says}${two && !isPlain ? ' That is the nearer of two readings.' : unsure}`,
    means: isOpen ? open.means : [...kind.beneath, kind.tells].join(' '),
    other: threatens ?? rivals,
    reply: replyTo(it, first, isOpen, seen?.kind ?? null, key),
    tone: isPlain ? kind.tone : toneOf(it, seen?.kind),
    chance: first.chance,
    named: kind.named,
    conflict: kind === kinds.sarcasm,
    shown: [
      { ...key, label: kind.named },
      ...(two && beside.quote !== key.quote ? [{ ...beside, label: `may be ${next.named}` }] : []),
    ],
    context: null,
  })
}

/** An end that comes with a day for the next word is a limit until then. */
function paused(as: AsReceived): AsReceived {
  const end = as.reads.find(({ label }) => label === 'ends-it')!.chance
  const reads = as.reads.flatMap((it) =>
    it.label === 'ends-it' ? [] : { ...it, chance: it.chance + (it.label === 'plain-no' ? end : 0) },
  )
  return end >= SURE ? as : { ...as, reads: reads.toSorted((a, b) => b.chance - a.chance) }
}

interface Likely {
  kind: Kind
  chance: number
  shown: () => Place | null
}
/** What is no less than a plain request or reproach, however likely it is. */
const weighty: readonly Kind['group'][] = ['no', 'end', 'sorry', 'hurt', 'attack', 'harmed']

/** The two likeliest readings; what is plainly there goes before a reading that is unsure and says less. */
function likeliestOf({ as }: Received, seen: ReturnType<typeof plainIn>): [Likely, Likely, isPlain: boolean] {
  const likely = as.reads.map(({ label, chance }): Likely => ({
    kind: kinds[label],
    chance,
    shown: () => as.shown(label),
  }))
  const [first, second] = [likely[0]!, likely[1]!]
  const { group, costly } = first.kind
  const isLess =
    first.chance < NEAR ||
    (costly && group === 'hard') ||
    !(seen?.kind.beside.includes(group) || weighty.includes(group))
  if (!seen || first.chance >= SURE || !isLess) return [first, second, false]
  // A complaint beside a reproach would be the same twice.
  const isOther = (it: Kind) => it.group === 'hard' && (it !== kinds.complains || seen.kind.valence === 'neutral')
  const next = likely.find(({ kind }) => isOther(kind) || weighty.includes(kind.group)) ?? second
  return [{ ...seen, shown: () => seen }, next, true]
}

/** What is said the same whatever the words are. */
function plainly({ says, firm: _firm, ...row }: Plainly, key: Place, label = 'what there is to read'): Told {
  const shown = [{ ...key, label }]
  return { ...row, says: says.replace('{q}', () => marked(key.quote)), conflict: false, shown, context: null }
}

/** What the readings say together of one side of them, and with what chance. */
function likeliest<T extends string>({ reads }: AsReceived, side: (kind: Kind) => T): readonly [T, number] {
  const sums = new Map<T, number>()
  for (const { label, chance } of reads) sums.set(side(kinds[label]), (sums.get(side(kinds[label])) ?? 0) + chance)
  return [...sums].toSorted((a, b) => b[1] - a[1])[0]!
}

/** What fits the reading and who sent it; else what fits what is plainly there, or the kind of thing that it is. */
function replyTo(it: Received, { kind, chance }: Likely, isOpen: boolean, plain: Kind | null, key: Place): string {
  const [group, sum] = likeliest(it.as, (one) => one.group)
  const isSure = chance >= (kind.costly ? SURE : HALF)
  const fits = !isOpen && (isSure || (kind.group === group && !kind.costly))
  // Who sulks has said what is wrong.
  const { answers, dated } = plain && (!fits || kind.group === 'cool') ? plain : kind
  const apart = kind.group === 'no' || kind.group === 'end' ? key : null
  if (dated && it.flag === null && it.role !== 'ex' && isDated(it.text, apart)) return dated
  if (fits || plain) return (it.role ? answers[it.role] : undefined) ?? answers.any
  return sum >= HALF ? groups[group] : open.answer
}

/**
 * How a message sounds: as the readings say that hold together more than half of the chance, with the feeling that the
 * reader of turns hears beside it where the two do not contradict each other.
 */
function toneOf({ text, as }: Received, plain?: Kind): string {
  const [tone, sum] = likeliest(as, (kind) => kind.tone)
  const [valence, sure] = likeliest(as, (kind) => kind.valence)
  const [felt] = read(text).tone()
  const feeling =
    felt && felt.use !== 'leave' && felt.label in families ? families[felt.label as keyof typeof families] : null
  const fits = feeling && (feeling.valence === valence || sure < HALF) ? feeling.word : null
  if (sum < HALF) return fits ?? (plain ?? unread.few).tone
  return fits && fits !== tone && kinds[as.reads[0]!.label].valence === valence ? `${tone} and ${fits}` : tone
}

/** More of a context is not quoted. */
const LONGEST = 160

/** With what the told context does to the reading `named`, and its words that say so. */
function besideContext({ context, past, as, alone }: Received, named: string | null, it: Told): Told {
  if (!context) return it
  const first = past.quote ?? untilWord(sentences(context)[0]?.text ?? context, LONGEST)
  const quote = stripped(first, '', '.!? \n') || first
  const [here, without] = [as.reads[0]!, alone.reads[0]!]
  const ofReading = named === null || here.label === without.label ? 'beside' : 'without'
  const line = past.noContact ? 'contact' : ofReading
  const says = told[line].replace('{t}', () => marked(quote)).replace('{n}', () => kinds[without.label].named)
  return { ...it, says: `${it.says} ${says}`, context: quote }
}
