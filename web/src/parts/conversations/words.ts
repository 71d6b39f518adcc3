import { dateWritten } from '@mallama/contracts/written-dates'
import type { Conversation } from '@mallama/contracts/conversations'
import { DAY_MS } from '@mallama/contracts/days'
import { SOLO_TITLE, type ConversationStatus, type ConversationType } from '@mallama/contracts/conversation-words'
import { dayOf, timeOf } from '../chat/when.ts'
import { cut, oneLine } from '../excerpt.ts'

export const typeNames: Record<ConversationType, string> = {
  solo_session: SOLO_TITLE,
  group_mediation: 'Group mediation',
}

/** A mediation can be over with nothing agreed on: it ended, or its person left it. */
type Shown = ConversationStatus | 'ended'

export const statusNames: Record<Shown, string> = {
  active: 'Active',
  waiting: 'Waiting',
  resolved: 'Resolved',
  ended: 'Ended',
  needs_attention: 'Needs Attention',
  archived: 'Archived',
}

export const statusOf = ({ type, status, progress }: Pick<Conversation, 'type' | 'status' | 'progress'>): Shown =>
  type === 'group_mediation' && status === 'resolved' && progress.agreements === 0 ? 'ended' : status

/** What it is called where it stands alone, as over its own page. */
export const titleOf = ({ title }: { title: string }) => title.trim() || SOLO_TITLE

/** Of the first words as much as a saved chat is called by. */
const BEGINS = 50

/** What it is called among others: without a title by its first words, or by when it began where they are for nobody else's eyes. */
export function nameOf({
  begins,
  createdAt,
  ...conversation
}: Pick<Conversation, 'title' | 'begins' | 'createdAt'>): string {
  const title = titleOf(conversation)
  if (title !== SOLO_TITLE) return title
  return begins ? cut(oneLine(begins), BEGINS) : `${SOLO_TITLE}, ${timeOf(createdAt)}`
}

/** Out of the way of what is open. */
export const isEarlier = ({ status }: { status: ConversationStatus }) => status === 'resolved' || status === 'archived'

const HOUR_MS = 3_600_000
const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** "Just now" under an hour, then hours under 24, days under seven, else a date. */
export function timeLabel(instant: string, now: number): string {
  const past = now - Date.parse(instant)
  if (past < HOUR_MS) return 'Just now'
  if (past < DAY_MS) return some(Math.floor(past / HOUR_MS), 'hour')
  if (past < 7 * DAY_MS) return some(Math.floor(past / DAY_MS), 'day')
  return dateWritten(instant, { month: 'short' })
}

export const startedOn = (instant: string, now: number): string => `started ${dayOf(instant, new Date(now))}`

export const messagesIn = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`
