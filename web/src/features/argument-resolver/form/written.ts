import { charactersIn } from '@mallama/contracts/characters'
import { CONVERSATION, partiesOf } from '@mallama/contracts/conversation'

/** What someone has written into the form; it stays until it is cleared. */
export interface Written {
  conversation: string
  context: string
  people: string
  /** Which of the speakers they are. */
  me: string | null
  relationshipId: string | null
}

export const nothing: Written = { conversation: '', context: '', people: '', me: null, relationshipId: null }

const MOST = { context: 10_000, people: 50, name: 200 }

export type Problems = Partial<Record<'conversation' | 'context' | 'people', string>>

const count = (of: number) => of.toLocaleString('en-US')

/** What is wrong with a text before it is sent, with the way out; undefined where it can go. */
export function conversationProblem(conversation: string): string | undefined {
  if (charactersIn(conversation.trim()) < CONVERSATION.least)
    return 'Please provide a conversation with at least 20 characters'
  const has = charactersIn(conversation)
  if (has > CONVERSATION.most)
    return `At most ${count(CONVERSATION.most)} characters. This has ${count(has)}: keep the days of the argument and leave out the rest.`
  return undefined
}

export function problemsOf({ conversation, context, people }: Written): Problems {
  const names = partiesOf(people)
  const found: Record<keyof Problems, string | undefined> = {
    conversation: conversationProblem(conversation),
    context: charactersIn(context) > MOST.context ? `At most ${count(MOST.context)} characters` : undefined,
    people:
      names.length > MOST.people
        ? `At most ${MOST.people} people`
        : names.some((name) => charactersIn(name) > MOST.name)
          ? `At most ${MOST.name} characters for each name. Put a comma between names.`
          : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

/** From here on a text is folded to a card: a box with a whole chat in it would be slow to write in. */
const FOLDED_FROM = 50_000
export const isLong = (conversation: string) => conversation.length > FOLDED_FROM

/** More than anyone types at once: it was pasted, dropped or dictated. */
const AT_ONCE = 40
export const cameAtOnce = (before: string, after: string) => after.length - before.length > AT_ONCE

export const toSend = ({ conversation, context, people, me, relationshipId }: Written) => ({
  originalConversation: conversation,
  context: context.trim() || null,
  partiesInvolved: partiesOf(people),
  me,
  relationshipId,
})
