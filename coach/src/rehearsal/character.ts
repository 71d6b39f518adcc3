import { quotesIn } from '../argument/told.ts'
import { stems } from '../insights/gist.ts'
import { chanceIn } from '../read/classifier.ts'
import type { ActHead } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { firstName, firstNames } from '../text/people.ts'
import { sentences } from '../text/split.ts'
import { setOf, stripped, wordCount } from '../text/words.ts'
import { blowsIn } from './line.ts'

/** Something the other was quoted as saying, ready to be said by them: it pushes off, lets in, or simply tells. */
export type OwnLine = { text: string; kind: 'defends' | 'softens' | 'tells'; stems: ReadonlySet<string> }

/** How the other talks, as far as the quoted lines show; nothing in it is invented. */
export type Character = ReturnType<typeof characterOf>

/** Of these somebody tells about the other, and does not say what they say. */
const tells = setOf('says say said told thinks think wants want feels feel felt wanted is was')
const third = setOf('he she they my')
const isNamed = (word = '') => third.has(word.toLowerCase()) || firstNames.has(word.toLowerCase())

/** The words themselves, without "he said" around them; a line told in the third person cannot be said by them. */
function spokenIn(line: string): string[] {
  const quoted = quotesIn(line)
  if (quoted.length > 0) return quoted.map(({ text }) => text)
  const words = line.trim().split(' ')
  // What leads to a line ("Tom said:") is no longer.
  const lead = words.slice(0, 8).findIndex((it) => it.endsWith(':'))
  if (lead === 0 || (lead > 0 && isNamed(words[0]))) return [words.slice(lead + 1).join(' ')]
  return isNamed(words[0]) && words.slice(1, 4).some((it) => tells.has(stripped(it, '', ','))) ? [] : [line]
}

const softening: readonly ActHead[] = ['apology', 'accountability', 'validation', 'agree', 'offer', 'repair']
const defending: readonly ActHead[] = ['defend', 'criticism', 'invalidate', 'withdraw', 'complaint', 'demand']
/** Sums of chances from which a quoted line counts as pushing off or letting in, and as one that is not said again. */
const [SHOWN, HARD] = [0.35, 0.5]

export function characterOf(basis: readonly string[], called: string | null) {
  const said = basis.slice(0, 60).flatMap((line) => spokenIn(line.slice(0, 1000)))
  const parts = said.flatMap((line) => sentences(line).map(({ text }) => text))
  const all = parts.map(ownLineOf)
  return {
    // Without what could be taken for anything else.
    name: firstName((called ?? '').replace(/["“”{}<>\p{Cc}]+/gu, ' ')).slice(0, 30) || 'the other person',
    lines: [...new Map(all.flatMap((it) => (it && it !== 'harsh' ? [[it.text, it] as const] : []))).values()],
    /** Lines of contempt or threat among the quoted ones: never said again by the coach. */
    harsh: all.filter((it) => it === 'harsh').length,
    quoted: parts.length,
  }
}

/** A sentence of theirs as one that can be said again; null where it is too short or long for it. */
function ownLineOf(part: string): OwnLine | 'harsh' | null {
  const reading = read(part)
  const does = (heads: readonly ActHead[]) => chanceIn(reading.acts(), heads)
  if (blowsIn(part).length > 0 || does(['contempt', 'threat']) >= HARD) return 'harsh'
  const text = stripped(part, ' \t\n\r"“”', ' \t\n\r.,;:"“”')
  const count = wordCount(text)
  if (count < 3 || count > 22) return null
  const [soft, pushes] = [does(softening), does(defending)]
  const kind = Math.max(soft, pushes) < SHOWN ? 'tells' : soft > pushes ? 'softens' : 'defends'
  return { text, kind, stems: stems(text) }
}
