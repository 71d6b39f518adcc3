import { readExport, readInline, readLabelled, keyOf, type Found } from './labelled.ts'
import { cut, linesOf, type Piece, type RawTurn } from './lines.ts'
import { readHeadedMail, readMail, readOwnLines } from './own-lines.ts'
import { castOf, partiesOf, voices } from './speakers.ts'
import { offScreen } from './screen.ts'
import { readForms } from './parse-forms.ts'
import { quotedShare, readBare, readMarked, readNarrative, readQuoted } from './spoken.ts'
import { apart, noteOrders, wordsOf } from './orders.ts'
import { readTold } from './told-account.ts'

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
  if (dropped > 0)
    notes.push(
      dropped === 1
        ? 'One line that nobody said (a notice, a picture or a time) was left out.'
        : `${dropped} lines that nobody said (notices, pictures, times) were left out.`,
    )
  if (outside.length > 0)
    notes.push(
      'Some lines stand outside of the conversation itself. They were read for safety, and are not counted as turns.',
    )
  if (form === 'narrative')
    notes.push('The conversation is told, not recorded, so only the words that are given as speech were read as turns.')
  const around = outside.map(({ text }) => text).join('\n')
  const read = form === 'alternating' || form === 'bare' ? unnamed : named
  const { spoken, orders } = apart(turns.map(undashed))
  if (orders > 0) notes.push(noteOrders)
  const told = read(form, spoken, setting, notes)
  const share = form === 'narrative' ? keptOf(source, spoken) : 1
  if (share < 1) notes.push(noteLeft)
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
  const headed = as('mail', readHeadedMail(lines))
  if (headed) return headed
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

const noteLeft =
  'Some of the words in quotation marks do not say who spoke, so they were given to whoever the order suggests, or left out. With a name before each line the reading would be surer.'

/** How much of what stands between quotation marks has a speaker that the text names. */
function keptOf(source: string, turns: readonly RawTurn[]): number {
  const { all, guessed } = quotedShare(source, turns)
  return all === 0 ? 1 : Math.max(0, 1 - guessed / all)
}

function named(form: Transcript['form'], raw: readonly RawTurn[], setting: Setting, notes: string[]): Named {
  const labels = raw.flatMap(({ label }) => label ?? [])
  const { names, self } = castOf(labels, setting.partiesInvolved, setting.userFirstName, form === 'mail')
  const turns = raw.map(({ label, pieces }): Turn => ({
    speaker: label ? (names.get(keyOf(label)) ?? label) : 'Someone',
    text: wordsOf(pieces),
    pieces,
  }))
  const attribution = raw.length === 0 ? 0 : labels.length / raw.length
  return { form, turns: turns.filter(({ text }) => text.trim()), self, attribution, notes }
}

function unnamed(form: Transcript['form'], raw: readonly RawTurn[], setting: Setting, notes: string[]): Named {
  const pair =
    form === 'alternating'
      ? voices(
          raw.map(({ pieces }) => wordsOf(pieces)),
          setting.partiesInvolved,
        )
      : null
  const [first, second] = pair ?? ['Person A', 'Person B']
  notes.push(
    pair
      ? `The lines carry no names. Whom they call by name shows that ${first} speaks first, and from there they take turns.`
      : 'Nothing says who spoke which line, so the two are called Person A and Person B, and are taken to speak in turns. With a name before each line the reading would be surer.',
  )
  const turns = raw.map(({ pieces }, at): Turn => ({
    speaker: at % 2 === 0 ? first : second,
    text: wordsOf(pieces),
    pieces,
  }))
  return {
    form,
    turns: turns.filter(({ text }) => text.trim()),
    self: pair?.includes('Me') ? 'Me' : null,
    attribution: pair ? 0.8 : 0,
    notes,
  }
}

/** No conversation in it: one person's account, a turn a paragraph; whom it quotes speaks for themselves. */
function account(source: string, setting: Setting): Transcript {
  const lines = linesOf(source)
  const told = readTold(source, lines)
  if (told) {
    const { turns } = named('account', told.turns, setting, [])
    const all = Math.max(1, told.sure + told.guessed + told.open)
    const notes = [noteAccount, noteQuoted]
    if (told.guessed + told.open > 0) notes.push(noteLeft)
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
  return { form: 'account', turns, self: 'Me', attribution: 1, outside: '', notes: [noteAccount] }
}

const noteAccount =
  'There is no back and forth in this text, so it was read as one person’s account. How the other would tell it is not in here. With the words that both of you used, one line each with a name before it, more can be said.'
const noteQuoted =
  'The words in quotation marks were read as those of whoever is said to have spoken them, not as yours.'
