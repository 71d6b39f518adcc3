import type { Endpoint } from '@mallama/contracts/endpoint'
import type { z } from 'zod'

/** A name of this length holds a sentence. */
const WORDS_FROM = 100

interface Node {
  def: {
    type: string
    innerType?: Node
    in?: Node
    element?: Node
    shape?: Record<string, Node>
    options?: Node[]
    valueType?: Node
    items?: Node[]
    left?: Node
    right?: Node
  }
}

const nodeOf = (schema: unknown): Node => (schema as { _zod: Node })._zod

/** The paths of a schema at which somebody may write what they like: `turns.content` for the contents of a list. */
export function freeTexts(schema: z.ZodType | undefined, path = ''): string[] {
  if (!schema) return []
  const { def } = nodeOf(schema)
  const { format, maxLength } = schema as z.ZodString
  const within = (inner: unknown, at = path) => freeTexts(inner as z.ZodType | undefined, at)
  switch (def.type) {
    case 'string':
      return format || (maxLength ?? Infinity) < WORDS_FROM ? [] : [path]
    case 'unknown':
      return [path]
    case 'object':
      return Object.entries(def.shape!).flatMap(([name, inner]) => within(inner, path ? `${path}.${name}` : name))
    case 'array':
      return within(def.element)
    case 'record':
      return within(def.valueType, `${path}.*`)
    case 'union':
      return [...new Set(def.options!.flatMap((option) => within(option)))]
    case 'intersection':
      return [...within(def.left), ...within(def.right)]
    case 'tuple':
      return def.items!.flatMap((item) => within(item))
    case 'pipe':
      return within(def.in)
    default:
      return within(def.innerType)
  }
}

/** What a caller writes in words and nobody reads for danger. */
export const unread = ({ body, query, screen = [] }: Endpoint): string[] =>
  [...freeTexts(body), ...freeTexts(query)].filter((path) => !screen.includes(path))

/** Words that are not read where they arrive, and why. */
export const leftUnread: Record<string, string> = {
  'identity.start origin': 'the address of the page that one comes from: one of ours or refused',
  'coachModel.tryOut model': 'the name of a model, as its server lists it; anything else is refused',
  'coachModel.switchOn model': 'the name of a model, as its server lists it; anything else is refused',
  'account.update coachConsent': 'the name of a model, as it was offered; anything else is refused',
  'privacy.remove password': 'a password: compared, and never kept',
  'privacy.wipe password': 'a password: compared, and never kept',
  'relationships.add connectedUserId': 'an id of somebody linked with them; any other is refused',
  'relationships.edit expected.*': 'as the field stood before: read when it was written',
  'sessions.inviteToSession userId': 'an id, compared with that of who is linked; any other is refused',
  'import.previewImport content': 'nothing is kept: it is read when it is imported',
  'journal.previewImport content': 'nothing is kept: it is read when it is imported',
  'chat.send relationshipContext.*': 'nobody reads it: the facts are the rows of its owner',
  'chat.save approved': 'compared with the lines of the story that the coach told; anything else is passed over',
  'chat.save chatHistory.content': 'each was read when it was said, and the replies between them are the coach’s',
  'chat.save chatHistory.userName': 'who said it, as the room named them',
  'chat.previewStory approved': 'nothing is done with it: it is there because a chat is saved with it',
  'chat.previewStory chatHistory.content': 'nothing is kept; each was read when it was said',
  'chat.previewStory chatHistory.userName': 'who said it, as the room named them',
  'conversations.find words': 'looked for in one’s own words; nothing of it is kept',
  'community.submit approved': 'compared with the lines of the story; anything else is passed over',
  'arguments.resolveArgument me': 'one of the speakers, as they stand in the conversation',
  'arguments.speakers originalConversation': 'nothing is kept or said about it: it is read when it is resolved',
  'arguments.speakers partiesInvolved': 'nothing is kept or said about it: it is read when it is resolved',
  'admin.users q': 'a name or an address that is looked for; nothing of it is kept',
  'admin.checkSetup email': 'an address, compared with the one that is set',
}

/** Whether there is a reason for it: by its name, or by that of what it is part of. */
export const mayStayUnread = (endpoint: string, path: string): string | undefined =>
  [path, path.replace(/[^.]+$/, '*')].map((it) => `${endpoint} ${it}`).find((it) => Object.hasOwn(leftUnread, it))
