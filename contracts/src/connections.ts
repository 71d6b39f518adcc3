import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing } from './fields.ts'
import { GivenType, Relationship } from './relationships.ts'

/** How far it is with the link between two people. `declined` says no more than that it was not taken up. */
export const Connection = z.object({
  state: z.enum(['none', 'invited', 'accepted', 'declined', 'expired', 'connected']),
  /** When the link runs out or ran out; of one that was declined, from when on another can be made. */
  expiresAt: Instant.nullable(),
  acceptedAt: Instant.nullable(),
  /** Who accepted, as they call themselves. */
  firstName: z.string().nullable(),
})
export type Connection = z.infer<typeof Connection>

/** The code is shown once: of it only a hash is kept. */
export const Invitation = z.object({ code: z.string(), url: z.string(), expiresAt: Instant })
export type Invitation = z.infer<typeof Invitation>

export const Invited = z.object({
  inviterFirstName: z.string(),
  /** For the two who know it anyway: one's own link, or one that this very person has accepted. */
  state: z.enum(['own', 'accepted']).optional(),
  /** For who accepted to be linked, and nobody else: their room with the inviter is found by it. Never of a mediation. */
  inviterUserId: z.string().optional(),
  /** Where it does not link two people but lets into a conversation. */
  invitesTo: z.literal('mediation').optional(),
})
export type Invited = z.infer<typeof Invited>

const OfRelationship = z.object({ id: Id })
/** Anything may stand there: what is no code is answered like a code that is used up. */
const OfCode = z.object({ code: z.string() })

export const connectionsApi = defineApi({
  connect: {
    method: 'POST',
    path: '/api/relationships/:id/connect',
    access: 'member',
    status: 201,
    summary: 'A link that connects with this person: for 7 days, for one. With an address it is mailed there too.',
    params: OfRelationship,
    body: z.strictObject({ email: z.email('Enter an email address').max(200).optional() }),
    response: Invitation,
  },
  connection: {
    method: 'GET',
    path: '/api/relationships/:id/connect',
    access: 'member',
    archive: true,
    summary: 'How far it is with the link to this person.',
    params: OfRelationship,
    response: Connection,
  },
  confirm: {
    method: 'POST',
    path: '/api/relationships/:id/connect/confirm',
    access: 'member',
    summary: 'Says that who accepted is this person: both are linked from now on.',
    params: OfRelationship,
    response: Relationship,
  },
  unlink: {
    method: 'DELETE',
    path: '/api/relationships/:id/connect',
    access: 'signed-in',
    status: 204,
    summary: 'Takes an invitation back, or unlinks both and closes their open rooms.',
    params: OfRelationship,
    response: Nothing,
  },
  peek: {
    method: 'GET',
    path: '/api/connections/:code',
    access: 'anyone',
    summary: 'Who invites: a first name and nothing else, but to who accepted.',
    params: OfCode,
    response: Invited,
  },
  accept: {
    method: 'POST',
    path: '/api/connections/:code/accept',
    access: 'signed-in',
    summary:
      'Accepts. Who the inviter is to this person, one of their own people or a type for a new one, only they see.',
    params: OfCode,
    body: z.strictObject({ relationshipType: GivenType.optional(), relationshipId: Id.optional() }),
    response: z.object({
      inviterFirstName: z.string(),
      /**
       * Only to who accepted to be linked: their room with the inviter is found by it. A mediation links nobody, and its
       * answer has none: what it lets into is `conversationId`.
       */
      inviterUserId: z.string().optional(),
      /** The conversation of a mediation. */
      conversationId: Id.optional(),
    }),
  },
  decline: {
    method: 'POST',
    path: '/api/connections/:code/decline',
    access: 'anyone',
    status: 204,
    summary: 'Says no. The inviter sees only that it was not taken up.',
    params: OfCode,
    response: Nothing,
  },
})
