import said from '../../data/said/quarrel.json' with { type: 'json' }
import { readExport, readInline, readLabelled, keyOf, type Found } from './labelled.ts'
import { cut, linesOf, wordsOf, type Piece, type RawTurn } from './lines.ts'
import { readMail, readOwnLines } from './own-lines.ts'
import { castOf, partiesOf } from './speakers.ts'
import { offScreen } from './screen.ts'
import { readForms } from './parse-forms.ts'
import { quotedShare, readBare, readMarked, readNarrative, readQuoted } from './spoken.ts'
import { readTold } from './told-account.ts'
import { tell } from './telling.ts'

const kept = said.parsed

/** One turn with its speaker. `pieces` say where in the pasted text its words stand. */
export interface Turn {
  speaker: string
  text: string
  pieces: Piece[]
}

export interface Transcript {
  form: 'export' | 'own lines' | 'mail' | 'labelled' | 'inline' | 'narrative' | 'alternating' | 'bare' | 'account'
  turns: Turn[]
  /** How the person who pasted it is shown, or null where that is not said. */
  self: string | null
  /** Share of the turns whose speaker is known, 0..1. */
  attribution: number
  notes: string[]
  /** The lines around the conversation. */
  outside: string
}

type Named = Omit<Transcript, 'outside'>

export interface Setting {
  partiesInvolved: readonly string[]
  userFirstName: string | null
  knownPeople: readonly string[]
}

/** Splits what was pasted into turns, each with its speaker; one pass a form, so a megabyte costs a megabyte's time. */
export function parse(source: string, setting: Setting): Transcript {
  const { lines, dropped: shown } = offScreen(linesOf(source))
  const known = new Set(
    [...partiesOf(setting.partiesInvolved), ...setting.knownPeople]
      .flatMap((name) => [keyOf(name), keyOf(name).split(/\s+/).at(-1) ?? ''])
      .filter((name) => name.length > 1),
  )
  const found = firstFit(source, lines, known)
  if (!found) return account(source, setting)
  const { form, turns, outside } = found
  const dropped = found.dropped + shown
  const notes: string[] = []
  if (dropped > 0) notes.push(dropped === 1 ? kept.droppedOne : tell(kept.dropped, { count: dropped }))
  if (outside.length > 0) notes.push(kept.outside)
  if (form === 'narrative') notes.push(kept.narrative)
  const around = outside.map(({ text }) => text).join('\n')
  const spoken = turns.map(undashed)
  const told =
    form === 'alternating' || form === 'bare' ? unnamed(form, spoken, notes) : named(form, spoken, setting, notes)
  const share = form === 'narrative' ? keptOf(source, spoken) : 1
  if (share < 1) notes.push(kept.left)
  return { ...told, attribution: told.attribution * share, outside: around }
}

function firstFit(
  source: string,
  lines: ReturnType<typeof linesOf>,
  known: ReadonlySet<string>,
): (Found & { form: Transcript['form'] }) | null {
  const as = (form: Transcript['form'], found: Found | null) =>
    found && found.turns.length > 0 ? { ...found, form } : null
  const exported = as('export', readExport(lines))
  if (exported) return exported
  const formed = as('labelled', readForms(lines))
  if (formed) return formed
  const mail = as('mail', readMail(lines))
  const labelled = as('labelled', readLabelled(lines, known))
  if (mail && mail.turns.length > (labelled?.turns.length ?? 0)) return mail
  const own = as('own lines', readOwnLines(lines, known))
  if (own && own.turns.length > (labelled?.turns.length ?? 0)) return own
  const inline = as('inline', readInline(lines, known))
  if (inline && inline.turns.length > (labelled?.turns.length ?? 0)) return inline
  if (labelled) return labelled
  return (
    as('alternating', readMarked(lines, 0.8)) ??
    as('narrative', readNarrative(source)) ??
    as('alternating', readMarked(lines, 0.5)) ??
    as('alternating', readQuoted(source)) ??
    as('bare', readBare(lines))
  )
}

/** "Ana: — where were you?": the dash opens the speech and is none of it. */
const undashed = (turn: RawTurn): RawTurn => {
  const [first, ...rest] = turn.pieces
  const dash = first ? /^[-–—―]{1,2}\s*(?=[\p{L}"“'‘¿¡])/u.exec(first.text)?.[0].length : undefined
  return first && dash ? { ...turn, pieces: [cut(first, dash), ...rest] } : turn
}

/** How much of what stands between quotation marks has a speaker that the text names. */
function keptOf(source: string, turns: readonly RawTurn[]): number {
  const { all, guessed } = quotedShare(source, turns)
  return all === 0 ? 1 : Math.max(0, 1 - guessed / all)
}

function named(form: Transcript['form'], raw: readonly RawTurn[], setting: Setting, notes: string[]): Named {
  const labels = raw.flatMap(({ label }) => label ?? [])
  const { names, self } = castOf(labels, setting.partiesInvolved, setting.userFirstName)
  const turns = raw.map(({ label, pieces }): Turn => ({
    speaker: label ? (names.get(keyOf(label)) ?? label) : 'Someone',
    text: wordsOf(pieces),
    pieces,
  }))
  const attribution = raw.length === 0 ? 0 : labels.length / raw.length
  return { form, turns: turns.filter(({ text }) => text.trim()), self, attribution, notes }
}

/** Nothing says who spoke which line: two who take turns. */
function unnamed(form: Transcript['form'], raw: readonly RawTurn[], notes: string[]): Named {
  notes.push(kept.unnamed)
  const turns = raw.map(({ pieces }, at): Turn => ({
    speaker: at % 2 === 0 ? 'Person A' : 'Person B',
    text: wordsOf(pieces),
    pieces,
  }))
  return { form, turns: turns.filter(({ text }) => text.trim()), self: null, attribution: 0, notes }
}

/** No conversation in it: one person's account, a turn a paragraph; whom it quotes speaks for themselves. */
function account(source: string, setting: Setting): Transcript {
  const lines = linesOf(source)
  const told = readTold(source, lines)
  if (told) {
    const { turns } = named('account', told.turns, setting, [])
    const all = Math.max(1, told.sure + told.guessed + told.open)
    const notes = [kept.account, kept.quoted]
    if (told.guessed + told.open > 0) notes.push(kept.left)
    // What is told is the teller's for sure, so that a guess at a quote never hides who tells.
    const attribution = Math.max(0.7, 1 - (told.guessed / 2 + told.open) / all)
    return { form: 'account', turns, self: 'Me', attribution, outside: '', notes }
  }
  const turns: Turn[] = []
  let pieces: Piece[] = []
  const close = () => {
    if (pieces.length > 0) turns.push({ speaker: 'Me', text: wordsOf(pieces), pieces })
    pieces = []
  }
  for (const { text, start } of lines) {
    if (text) pieces.push({ text, start })
    else close()
  }
  close()
  return { form: 'account', turns, self: 'Me', attribution: 1, outside: '', notes: [kept.account] }
}
