import { openReading, type Part } from '@mallama/contracts/kept-parts'
import { isFlow, isPlain, type Flowing } from './whole.ts'

type Reading = ReturnType<typeof openReading>

/** Files of the archive that are called otherwise than what is in them. */
const names: Record<string, { file: string; title: string }> = {
  account: { file: 'account', title: 'Your account' },
  signIns: { file: 'sign-ins', title: 'Where you are signed in' },
  relationships: { file: 'people', title: 'People you write about' },
  chats: { file: 'other-chats', title: 'Other chats' },
  weeks: { file: 'weeks', title: 'Your weeks' },
  community: { file: 'learning-feed', title: 'Learning Feed' },
}

/** What a kind is called in the archive; one that nobody named yet has its own name. */
export function named(kind: string): { file: string; title: string } {
  const file = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const title = file.replaceAll('-', ' ')
  return names[kind] ?? { file, title: title[0]!.toUpperCase() + title.slice(1) }
}

/** One kind of what is kept, as a page to read: a heading each, deeper ones below. Nothing where there is nothing. */
export async function* page(reading: Reading, kind: string, value: unknown): AsyncGenerator<string> {
  const heading = `# ${named(kind).title}\n`
  let begun = false
  for await (const text of within(reading, kind, value, 2)) {
    if (!begun) yield heading
    begun = true
    yield text
  }
}

async function* within(reading: Reading, kind: string, value: unknown, depth: number): AsyncGenerator<string> {
  if (isFlow(value)) {
    for await (const one of value()) yield* thing(reading, kind, one as Flowing, depth)
    return
  }
  if (Array.isArray(value)) {
    const lines = value.filter((one) => typeof one === 'string')
    if (lines.length > 0)
      yield written(
        { title: reading.labelOf(kind), lines: [{ label: 'Words', text: lines.join('\n') }], parts: [] },
        depth,
      )
    for (const one of value) if (isPlain(one)) yield* thing(reading, kind, one, depth)
    return
  }
  if (!isPlain(value)) return
  // Lists under a name of their own, such as the journal's.
  if (Object.values(value).some(isFlow))
    for (const [name, inside] of Object.entries(value)) yield* within(reading, name, inside, depth)
  else yield* thing(reading, kind, value, depth)
}

/** One thing: what is its own first, then its lists, each under its name. */
async function* thing(reading: Reading, kind: string, value: Flowing, depth: number): AsyncGenerator<string> {
  const lists = Object.entries(value).filter(([, inside]) => isFlow(inside))
  const own = Object.fromEntries(Object.entries(value).filter(([, inside]) => !isFlow(inside)))
  yield written(reading.one(kind, own), depth)
  for (const [name, list] of lists) {
    let begun = false
    for await (const text of within(reading, name, list, depth + 2)) {
      if (!begun) yield heading(reading.labelOf(name), depth + 1)
      begun = true
      yield text
    }
  }
}

const heading = (title: string, depth: number) => `\n${'#'.repeat(Math.min(depth, 6))} ${plain(title)}\n`

function written({ title, lines, parts }: Part, depth: number): string {
  const own = lines.map(({ label, text }) =>
    text.includes('\n') || text.length > 80
      ? `\n**${label}**\n\n${plain(text).replaceAll(/^/gm, '> ')}\n`
      : `\n**${label}:** ${plain(text)}\n`,
  )
  return heading(title, depth) + own.join('') + parts.map((part) => written(part, depth + 1)).join('')
}

/** Somebody's words, and no page's code: nothing of them is a tag, a link or a heading. */
const plain = (text: string) => text.replaceAll(/[<[\]*_`#\\]/g, (sign) => `\\${sign}`)
