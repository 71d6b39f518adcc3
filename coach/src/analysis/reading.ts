import type { AsReceived } from '../read/read.ts'
import { listed } from '../insights/days.ts'
import { sight } from '../safety/screen.ts'
import { readable } from '../builtin/kind-of-text.ts'
import { sentences } from '../text/split.ts'
import { stripped } from '../text/words.ts'
import { actsIn, type Act } from './acts.ts'
import { crosses, marked, placeAt, placeOf, untilWord, type Place, type Words } from './quoting.ts'
import { HALF, SURE, type Received } from './received-harm.ts'
import { also, grave, groups, kinds, threat, told, unread, vague, type Kind, type Plainly } from './sent.ts'

export type Told = ReturnType<typeof plainly>

/** Fewer words say nothing without what came before; so many are quoted whole; so many letters of what cannot be read. */
const [FEWEST, AT_A_GLANCE, GLIMPSE] = [4, 16, 40]
/** From the first on the likeliest reading was right three times in four; from the second on two together are named. */
const [NEAR, TWO] = [0.4, 0.4]

export function readingOf(it: Received): Told {
  const { text, context, as } = it
  // Who may be in danger is not told that a threat is a request.
  const acts = it.flag === null && as.threat.use === 'leave' ? actsIn(text) : []
  const [whole = null] = it.words <= AT_A_GLANCE ? [] : sentences(text.slice(0, 6000)).toSorted(byLength)
  if (it.grave) {
    const row = grave[it.grave]
    return besideContext(it, plainly(row, placeOf(text, it.danger ?? whole), row.named))
  }
  const legible = readable(text)
  // "k." and "..." are whole messages between people; pictures say something beside what came before.
  const isBrief = text.trim() !== '' && text.trim().length <= 4 && text.length < 100
  if (legible !== 'words' && !(legible === 'emoji' ? context !== null : isBrief))
    return plainly(unread[legible], placeAt(text, untilWord(text.trim(), GLIMPSE)))
  if (it.words < FEWEST && context === null) return plainly(unread.few, placeOf(text, whole))
  const { label, chance: likely } = as.reads[0]!
  // What a sentence surely does goes before a reading of the whole that is unsure and weighs less.
  const [act] = acts
  const [{ group, costly }, way] = [kinds[label], act?.part.is.group]
  const isLess = way === 'hard' ? costly || (group !== 'hard' && act!.chance > likely) : way === 'no' && group === 'end'
  const row = act && (likely < NEAR || (isLess && likely < SURE)) ? act : null
  const key = row ?? placeOf(text, whole && as.shown(label))
  const kind = row?.part.is ?? kinds[label]
  const chance = row?.chance ?? likely
  const rest = acts.filter((one) => one.part.does && one.part.is.group !== kind.group && !crosses(one, key))
  const reply = replyTo(it, kind, chance, rest)
  // A threat that may be there comes before any other second reading.
  const threatens = as.threat.use === 'leave' ? null : threat.says
  if (chance < NEAR) {
    // Two readings that are unlikely even together are guesses.
    const [first, second] = as.reads.map(({ label: one }) => `${kinds[one].named}: more likely if ${kinds[one].when}`)
    const two = chance + as.reads[1]!.chance < TWO ? vague.other : `It could be ${first}. Or it could be ${second}.`
    return besideContext(it, plainly({ ...vague, chance, other: threatens ?? two, reply }, placeOf(text, whole)))
  }
  // The same message is always worded the same.
  const says = kind.says[text.length % kind.says.length]!.replace('{q}', () => marked(key.quote))
  const more = listed(rest.map(({ part, quote }) => `${part.does} (${marked(quote)})`))
  const unsure = chance < SURE && !row ? " I'm fairly sure of that, not certain." : ''
  return besideContext(it, {
    says: says + unsure + (more && also.replace('{d}', () => more)),
    means: [...kind.beneath, kind.tells].join(' '),
    other: threatens,
    reply,
    tone: kind.tone,
    chance,
    named: kind.named,
    shown: [{ ...key, label: kind.named }, ...rest.map((one) => ({ ...one, label: one.part.is.named }))],
    context: [],
  })
}

const byLength = (a: Words, b: Words) => b.end - b.start - a.end + a.start

/** What is said the same whatever the words are. */
function plainly({ says, firm: _firm, ...row }: Plainly, key: Place, label = 'what there is to read') {
  return {
    ...row,
    says: says.replace('{q}', () => marked(key.quote)),
    shown: [{ ...key, label }],
    context: [] as { quote: string; label: string }[],
  }
}

/** The side of the readings that is likeliest, and with what chance. */
function likeliest({ reads }: AsReceived): readonly [Kind['group'], number] {
  const sums = new Map<Kind['group'], number>()
  for (const { label, chance } of reads) sums.set(kinds[label].group, (sums.get(kinds[label].group) ?? 0) + chance)
  return [...sums].toSorted((a, b) => b[1] - a[1])[0]!
}

/** What fits the reading and who sent it, or the kind of thing that it is; then what else it does. Nothing is granted beside what may be harm, and what was told beside the message stays the reader's. */
function replyTo(it: Received, kind: Kind, chance: number, rest: readonly Act[]): string {
  if (sentences(it.text.slice(0, 6000)).some(({ text }) => sight(text) !== null)) return vague.reply
  const [group, sum] = likeliest(it.as)
  const fits = chance >= (kind.costly ? SURE : NEAR)
  const answers = fits ? kind.answers : { any: sum >= HALF ? groups[group] : vague.reply }
  const said = (by: Kind['answers']) => (it.role && by[it.role]) ?? by.any
  return [said(answers), ...rest.map(({ part }) => said(part.adds))].filter(Boolean).join(' ')
}

/** With the told context. */
function besideContext({ context, past }: Received, it: Told): Told {
  if (!context) return it
  const quote = stripped(untilWord(past.quote ?? context, 160), '', '.!? \n') || untilWord(context, 160)
  const says = (past.noContact ? told.contact : told.beside).replace('{t}', () => marked(quote))
  return { ...it, says: `${it.says} ${says}`, context: [{ quote, label: 'what you told about it' }] }
}
