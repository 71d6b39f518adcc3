import { sentences } from '../text/split.ts'
import { stripped, wordCount } from '../text/words.ts'
import { stems } from '../builtin/stems.ts'
import { read } from '../read/read.ts'
import type { ActHead } from '../read/labels.ts'
import { blowsIn } from './line.ts'

/** Something the other was quoted as saying, ready to be said by them. */
export interface OwnLine {
  text: string
  /** What it does when it is said: pushes off, lets in, or simply tells. */
  kind: 'defends' | 'softens' | 'tells'
  stems: ReadonlySet<string>
}

/** How the other talks, as far as the quoted lines show; nothing in it is invented. */
export interface Character {
  name: string
  /** From the mean length of their sentences: up to 6 words, up to 13, more. Middle where nothing is quoted. */
  length: 'short' | 'middle' | 'long'
  lower: boolean
  noStop: boolean
  lines: OwnLine[]
  /** 1, and up to 1.4 where most of what they were quoted as saying pushes off. */
  base: number
  /** Lines of contempt or threat among the quoted ones: never said again by the coach. */
  harsh: number
  quoted: number
}

const lead =
  /^\s*(?:[-–•*]\s*)?(?:(?:he|she|they|[\p{Lu}][\p{L}’'-]+|my \w+)(?: (?:always|usually|often|just|then|only))?,? (?:says?|said|goes|went|told me|texted|wrote|replied|answers?|keeps saying)(?: to me)?(?: things like)?|[\p{Lu}][\p{L}’'-]{0,20})\s*[:,]\s*/u
const reported =
  /^\s*(?:he|she|they|[\p{Lu}][\p{L}’'-]+)(?: \w+){0,2} (?:says?|said|told me|thinks?|wants?|feels?|felt|wanted|is|was)\b/u
const held = /["“]([^"“”\n]{2,240})["”]|(?<![\p{L}])['‘]([^'‘’\n]{4,200})['’](?!\p{L})/gu

/** The words themselves, without "he said" around them; a line told in the third person cannot be said by them. */
function spokenIn(line: string): string[] {
  const quoted = [...line.matchAll(held)].map((hit) => hit[1] ?? hit[2] ?? '')
  if (quoted.length > 0) return quoted
  const bare = line.replace(lead, '')
  return bare === line && reported.test(line) ? [] : [bare]
}

const softening: readonly ActHead[] = ['apology', 'accountability', 'validation', 'agree', 'offer', 'repair']
const defending: readonly ActHead[] = ['defend', 'criticism', 'invalidate', 'withdraw', 'complaint', 'demand']
/** Sums of chances from which a quoted line counts as pushing off or letting in, and as one that is not said again. */
const shown = 0.35
const hard = 0.5

export function characterOf(basis: readonly string[], called: string | null): Character {
  const said = basis.slice(0, 60).flatMap((line) => spokenIn(line.slice(0, 1000)))
  const parts = said.flatMap((line) => sentences(line).map(({ text }) => text))
  const mean = parts.reduce((sum, part) => sum + wordCount(part), 0) / Math.max(1, parts.length)
  const read = parts.map(ownLineOf)
  const own = read.flatMap((it) => (it === null || it === 'harsh' ? [] : it))
  const lines = own.filter(({ text }, at) => own.findIndex((it) => it.text === text) === at)
  return {
    name: nameOf(called),
    length: parts.length === 0 ? 'middle' : mean <= 6 ? 'short' : mean <= 13 ? 'middle' : 'long',
    lower: shareOf(parts.filter(isCased), isLower) > 0.6 && !/\bI\b/.test(said.join('\n')),
    noStop: said.length > 0 && shareOf(said, (line) => '.!?…'.includes(line.trimEnd().at(-1) ?? ' ')) < 0.35,
    lines,
    base: 1 + 0.4 * shareOf(lines, ({ kind }) => kind === 'defends'),
    harsh: read.filter((it) => it === 'harsh').length,
    quoted: parts.length,
  }
}

const isCased = ([first = '']: string) => first.toLowerCase() !== first.toUpperCase()
const isLower = ([first = '']: string) => first === first.toLowerCase()
const shareOf = <T>(all: readonly T[], holds: (it: T) => boolean) => all.filter(holds).length / Math.max(1, all.length)

/** A sentence of theirs as one that can be said again; null where it is too short or long for it. */
function ownLineOf(part: string): OwnLine | 'harsh' | null {
  const reading = read(part)
  const does = (heads: readonly ActHead[]) => heads.reduce((sum, it) => sum + reading.act(it).chance, 0)
  if (blowsIn(part).length > 0 || does(['contempt', 'threat']) >= hard) return 'harsh'
  const text = stripped(part.replace(/["“”]+/g, ''), ' \t\n\r', ' \t\n\r.,;:')
  const count = wordCount(text)
  if (count < 3 || count > 22) return null
  const [soft, pushes] = [does(softening), does(defending)]
  const kind = Math.max(soft, pushes) < shown ? 'tells' : soft > pushes ? 'softens' : 'defends'
  return { text, kind, stems: stems(text) }
}

const nameOf = (called: string | null): string =>
  called
    ?.replace(/["“”{}<>\p{Cc}]+/gu, ' ')
    .trim()
    .split(/\s+/)[0]
    ?.slice(0, 30) || 'the other person'
