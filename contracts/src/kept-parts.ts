import { dateWritten, momentWritten } from './written-dates.ts'
import type { Export } from './privacy.ts'

/** A heading with what stands under it: lines of its own, then further headings. */
export interface Part {
  title: string
  lines: { label: string; text: string }[]
  parts: Part[]
}

/** In the data file and not here: what finds a row again, what a claim rests on, and what stood beside an answer. */
const inTheData = new Set([
  'id',
  'evidence',
  'antidotes',
  'safety',
  'coach',
  'memoryUsed',
  'serverTime',
  'isDemo',
  'connectedToUserId',
  'temporary',
  'memoryPaused',
  'lastMessageAt',
  'current',
  'updatedAt',
  'edited',
  'forgotten',
  'importedAt',
  'moodChosen',
  'likesCount',
  'commentsCount',
  // A file of its own in the archive.
  'picture',
  'profileImageUrl',
])

const labels: Record<string, string> = {
  personName: 'Name',
  relationshipType: 'Relationship',
  customLabel: 'Called',
  relationshipGoals: 'Relationship goals',
  strugglingWith: 'Areas to improve',
  currentIssues: 'Current issues and concerns',
  values: 'Core values',
  nonNegotiables: 'Non-negotiables',
  learned: 'What you have learned',
  likes: 'What you like',
  memory: 'What the coach remembers',
  checkIns: 'Check-ins',
  chats: 'Chats',
  signIns: 'Where you are signed in',
  content: 'Words',
  originalText: 'The message',
  chatHistory: 'The chat',
  aiInsights: 'Insights',
}

const kinds: Record<string, string> = {
  text: 'A message that was read',
  relationship: 'A relationship that was looked at',
  craft: 'A message that was written',
  argument: 'An argument',
  rehearsal: 'A rehearsal',
  comment: 'A comment',
  report: 'A report',
}

const speakers: Record<string, string> = { user: 'You', assistant: 'Mallama', ai: 'Mallama' }

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const times = ['at', 'occurredAt', 'createdAt', 'learnedAt', 'timestamp']

/** A day and no hour, as a shared story has it, so that nobody is known by when they write: no clock moves it. */
const DAY = /^\d{4}-\d\d-\d\dT00:00:00(?:\.000)?Z$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Codes of the product such as `ex_partner`, which no person writes. */
const plain = (text: string) => (/^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text)

function labelOf(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`)
  return labels[name] ?? words[0]!.toUpperCase() + words.slice(1)
}

/** How what was exported is read: in words, not in codes, and by the clock of `timeZone` (the device's where it is left out). */
export function openReading(timeZone?: string) {
  /** Everything, as it is read: by whom it is about, then the tools, then the account. */
  function all({
    account,
    signIns,
    relationships,
    chats,
    tools,
    journal,
    weeks,
    mediations,
    community,
    payments,
  }: Export): Part[] {
    const list = (kind: string, values: readonly object[]) => values.map((value) => one(kind, value))
    const { entries, notTrue } = journal
    const lines = [{ label: 'Triggers', text: notTrue.join('\n') }]
    const untrue = notTrue.length > 0 ? [{ title: 'Not true for you', lines, parts: [] }] : []
    const inside = [
      one('account', account),
      { title: 'Where you are signed in', lines: [], parts: list('signIns', signIns) },
    ]
    return [
      { title: 'People you write about', lines: [], parts: list('relationships', relationships) },
      { title: 'Journal', lines: [], parts: [...many(entries), ...untrue] },
      { title: 'Your weeks', lines: [], parts: many(weeks) },
      { title: 'Other chats', lines: [], parts: many(chats) },
      { title: 'Mediations', lines: [], parts: many(mediations) },
      { title: 'Tools', lines: [], parts: many(tools) },
      { title: 'Learning Feed', lines: [], parts: many(community) },
      { title: 'Payments', lines: [], parts: list('payments', payments) },
      { title: 'Your account', lines: [], parts: inside.filter(({ lines, parts }) => lines.length + parts.length > 0) },
    ].filter(({ parts }) => parts.length > 0)
  }

  /** One thing of a list of this kind, under what it is called by. */
  function one(kind: string, value: object): Part {
    const { device, createdAt, ...rest } = value as Record<string, unknown>
    const kept = value as Record<string, unknown>
    if (kind === 'account') return partOf('Account', kept)
    if (kind === 'relationships') return partOf(textOf(kept['personName']) || 'Someone', kept)
    if (kind === 'payments') return partOf(`Receipt ${textOf(kept['number'])}`, kept)
    // By the browser and the day: a list of "Signed in" tells nobody anything.
    if (kind === 'signIns')
      return partOf([textOf(device) || 'A browser', textOf(createdAt)].filter(Boolean).join(', '), rest)
    return many([value])[0]!
  }

  function partOf(title: string, kept: object): Part {
    const part: Part = { title, lines: [], parts: [] }
    for (const [name, value] of Object.entries(kept)) {
      if (inTheData.has(name) || name.endsWith('Id')) continue
      const label = labelOf(name)
      if (Array.isArray(value) && value.some(isObject)) part.parts.push({ title: label, lines: [], parts: many(value) })
      else if (isObject(value)) part.parts.push(partOf(label, value))
      else {
        const text = Array.isArray(value) ? value.map(textOf).filter(Boolean).join('\n') : textOf(value)
        if (text) part.lines.push({ label, text })
      }
    }
    part.parts = part.parts.filter(({ lines, parts }) => lines.length + parts.length > 0)
    return part
  }

  const many = (values: readonly unknown[]): Part[] =>
    values.filter(isObject).map((value, at) => {
      const { role, kind, title, ...rest } = value as Record<string, unknown>
      const when = timeIn(rest)
      if (typeof role === 'string' && role in speakers)
        return partOf([speakers[role], when].filter(Boolean).join(', '), rest)
      // A chat has a kind too, by what it is about.
      const named = typeof title === 'string' ? title : 'messages' in rest ? 'A chat' : kinds[String(kind)]
      return partOf(
        [named, when].filter(Boolean).join(', ') || String(at + 1),
        named === title ? { ...rest, kind } : rest,
      )
    })

  function timeIn(kept: Record<string, unknown>): string {
    const name = times.find((one) => typeof kept[one] === 'string')
    if (!name) return ''
    const text = textOf(kept[name])
    // Said in the heading already.
    delete kept[name]
    return text
  }

  function textOf(value: unknown): string {
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    const text = String(value)
    if (DAY.test(text)) return dateWritten(text, { zone: 'UTC' })
    return INSTANT.test(text)
      ? momentWritten(text, { zone: timeZone })
      : text.replaceAll('_', ' ').length < 30
        ? plain(text)
        : text
  }

  return { all, one, textOf, labelOf }
}
