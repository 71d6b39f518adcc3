import type { ReadsAs } from '../read/labels.ts'
import { read, type AsReceived } from '../read/read.ts'
import { readable } from '../text/english.ts'
import { sentences } from '../text/split.ts'
import { stripped } from '../text/words.ts'
import { toldIn } from '../text/told.ts'
import { crosses, marked, placeAt, placeOf, untilWord, type Place } from './quoting.ts'
import { HALF, SURE, type Received } from './received-harm.ts'
import { days, families, grave, groups, kinds, open, plain, threat, told, unread, vague } from './sent.ts'
import type { Kind, Plain, Plainly } from './sent.ts'

export interface Told extends Omit<Plainly, 'firm'> {
  conflict: boolean
  /** What the reading rests on; the first stands in quotation marks in `says`. */
  shown: readonly (Place & { label: string })[]
  /** The told context's words that have their part in it. */
  context: string | null
}

/** Fewer words say nothing without what came before; so many are quoted whole; so many letters of what cannot be read. */
const [FEWEST, AT_A_GLANCE, GLIMPSE] = [4, 16, 40]
/** From this chance the likeliest reading was right two times in three; one that is less likely than this is not told. */
const [NEAR, WORTH] = [0.4, 0.15]

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
  const { label, chance: likely } = as.reads[0]!
  // What is plainly there goes before a reading that is unsure and says less.
  const { group, costly } = kinds[label]
  const isLess = seen && (costly ? group === 'hard' : ![...seen.kind.beside, ...weighty].includes(group))
  const row = likely < NEAR || (isLess && likely < SURE) ? seen : null
  const first = row ?? { ...placeOf(text, whole && as.shown(label)), kind: kinds[label] }
  const chance = row ? PLAIN : likely
  const isOther = (it: ReadsAs) => [...weighty, 'hard'].includes(kinds[it].group) && it !== row?.kind.like
  const second = (row && as.reads.find((it) => isOther(it.label))) ?? as.reads[1]!
  const isOpen = chance < NEAR
  // A threat that may be there comes before any other second reading.
  const threatens = as.threat.use === 'leave' ? null : threat.says
  const [, sum] = likeliest(as, (kind) => kind.group)
  // Two readings that are less likely than not, even together, are guesses.
  if (isOpen && sum < HALF && chance + second.chance < HALF) {
    const guess = { ...vague, chance, other: threatens ?? vague.other, tone: toneOf(it) }
    return besideContext(it, null, plainly(guess, placeOf(text, whole)))
  }
  const { kind, ...key } = first
  const [next, beside] = [kinds[second.label], placeOf(text, as.shown(second.label))]
  const two = !isOpen && chance < SURE && second.chance >= WORTH
  const others = `It could also be ${next.named}. That is more likely if ${next.when}.`
  const rivals = two ? `${others} The first is more likely if ${kind.when}.` : isOpen ? others : null
  // The same message is always worded the same.
  const says = kind.says[text.length % kind.says.length]!.replace('{q}', () => marked(key.quote))
  const unsure = chance < SURE && !row ? " I'm fairly sure of that, not certain." : ''
  return besideContext(it, isOpen || row ? null : kind.named, {
    says: isOpen
      ? `The words alone leave it open. ${marked(key.quote)} could be ${kind.named}: more likely if ${kind.when}.`
      : `${says}${two && !row ? ' That is the nearer of two readings.' : unsure}`,
    means: isOpen ? open.means : [...kind.beneath, kind.tells].join(' '),
    other: threatens ?? rivals,
    reply: replyTo(it, kind, chance, seen?.kind ?? null, key),
    tone: row ? kind.tone : toneOf(it, seen?.kind),
    chance,
    named: kind.named,
    conflict: kind === kinds.sarcasm,
    shown: [
      { ...key, label: kind.named },
      ...(two && beside.quote !== key.quote ? [{ ...beside, label: `may be ${next.named}` }] : []),
    ],
    context: null,
  })
}

/** What is no less than a plain request or reproach, however likely it is. */
const weighty: readonly Kind['group'][] = ['no', 'end', 'sorry', 'hurt', 'attack', 'harmed']
/** An end that comes with a day for the next word is a limit until then. */
function paused(as: AsReceived): AsReceived {
  const end = as.reads.find(({ label }) => label === 'ends-it')!.chance
  const reads = as.reads.flatMap((it) =>
    it.label === 'ends-it' ? [] : { ...it, chance: it.chance + (it.label === 'plain-no' ? end : 0) },
  )
  return end >= SURE ? as : { ...as, reads: reads.toSorted((a, b) => b.chance - a.chance) }
}

/** From this chance on: of seven such readings of 45 messages by a hand not learnt from, six were right. */
const PLAIN = 0.65
/** Below this chance that it is ill meant, words that could reproach thank somebody, or own up. */
const DARK = 0.4

function heard(it: string) {
  const { act, message, valence } = read(it)
  const mainly = (what: string) => message().find(({ label }) => label === what)!.chance
  const asks = Math.max(act('ask').chance, mainly('request') + mainly('ultimatum'))
  const objects = Math.max(act('complaint').chance, act('criticism').chance, mainly('complaint'))
  const dark = valence().find(({ label }) => label === 'negative')!.chance
  return { asks, objects, hurts: act('hurts').chance, dark }
}
/** What some sentence surely asks, or objects to. `hard`: how likely it is one of the hard readings, whichever. */
function plainIn(text: string, hard: number): (Place & { kind: Plain }) | null {
  const all = sentences(text.slice(0, 2000)).map((it) => ({ ...placeOf(text, it), ...heard(it.text) }))
  const ask = all.find(({ asks }) => asks >= PLAIN)
  const { hurts, objects, dark } = heard(text)
  const [hardest] = all.toSorted((a, b) => b.objects + b.hurts - a.objects - a.hurts)
  const isHurting = Math.max(hard, hurts, objects, hardest?.objects ?? 0) >= PLAIN
  const hurt = isHurting && dark >= DARK ? hardest : undefined
  const found = hurt ?? ask
  return found ? { ...found, kind: plain[hurt && ask ? 'both' : hurt ? 'reproach' : 'ask'] } : null
}

/** Days and hours as they are folded: "the 14th" and "at 8pm" are "the 0" and "at 0". */
const dated: ReadonlySet<string> = new Set(days)

/** Whether a day or an hour is named, apart from these words. */
const isDated = (text: string, apart: Place | null): boolean =>
  toldIn(text).some(({ from, to, words }) => {
    const isApart = !apart || !crosses(apart, { start: from, end: to })
    return isApart && words.some((word, at) => dated.has(word) || dated.has(`${words[at - 1]} ${word}`))
  })

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
function replyTo(it: Received, kind: Kind, chance: number, plain: Kind | null, key: Place): string {
  const [group, sum] = likeliest(it.as, (one) => one.group)
  const isSure = chance >= (kind.costly ? SURE : HALF)
  const fits = chance >= NEAR && (isSure || (kind.group === group && !kind.costly))
  // Who sulks has said what is wrong.
  const { answers, dated } = plain && (!fits || kind.group === 'cool') ? plain : kind
  const apart = kind.group === 'no' || kind.group === 'end' ? key : null
  if (dated && it.flag === null && it.role !== 'ex' && isDated(it.text, apart)) return dated
  if (fits || plain) return (it.role ? answers[it.role] : undefined) ?? answers.any
  return sum >= HALF ? groups[group] : open.answer
}

/** How a message sounds: as most readings say, with the feeling that the reader of turns hears where it fits beside that. */
function toneOf({ text, as }: Received, plain?: Kind): string {
  const [tone, sum] = likeliest(as, (kind) => kind.tone)
  const [valence, sure] = likeliest(as, (kind) => kind.valence)
  const [felt] = read(text).tone()
  const feeling = felt && felt.use !== 'leave' ? families[felt.label as keyof typeof families] : undefined
  const fits = feeling && (feeling.valence === valence || sure < HALF) ? feeling.word : null
  if (sum < HALF) return fits ?? (plain ?? unread.few).tone
  return fits && fits !== tone && kinds[as.reads[0]!.label].valence === valence ? `${tone} and ${fits}` : tone
}

/** With what the told context does to the reading `named`, and its words that say so. */
function besideContext({ context, past, as, alone }: Received, named: string | null, it: Told): Told {
  if (!context) return it
  const first = past.quote ?? untilWord(sentences(context)[0]?.text ?? context, 160)
  const quote = stripped(first, '', '.!? \n') || first
  const [here, without] = [as.reads[0]!, alone.reads[0]!]
  const ofReading = named === null || here.label === without.label ? 'beside' : 'without'
  const says = told[past.noContact ? 'contact' : ofReading]
    .replace('{t}', () => marked(quote))
    .replace('{n}', () => kinds[without.label].named)
  return { ...it, says: `${it.says} ${says}`, context: quote }
}
